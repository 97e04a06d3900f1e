"""The colour bar of the heatmap, with numbers."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.ui.heat.layers import Legend
from studio.ui.texts.proofs import result_sign
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import GRID, Theme, figure_font, text_font

_BAR_HEIGHT = 12
_TICK_HEIGHT = 4
_BELOW_CAPTION = 4
_WIDTH, _TALLEST = 20 * GRID, 100 * GRID
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class LegendBar(QWidget):
    """A bar of colours with numbers. It has the neutral background of a board."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("heatmap_legend")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFont(text_font())
        self._theme = theme
        theme.changed.connect(self.update)
        self._legend: Legend | None = None
        self._caption = ""
        self._viewed = ViewedSide()
        self._shows_discs = self._has_visits = self._lacks_priors = False

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the numbers beside the bar. They go from light to dark."""
        return tuple(tick.text for tick in self._legend.ticks) if self._legend else ()

    def show_legend(self, legend: Legend | None, caption: str = "") -> None:
        """Show `legend`, with the line `caption` above it. If `legend` is None, show `empty_text` instead."""
        self._legend, self._caption = legend, caption
        self._show()

    def set_shows_discs(self, shows: bool) -> None:
        """Set whether the board shows discs of candidates."""
        # A text about them then replaces the bar.
        self._shows_discs = shows
        self._show()

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Name the side for which the discs show win rates."""
        self._viewed = viewed
        self._show()

    @Slot(bool)
    def set_has_visits(self, has: bool) -> None:
        """Set whether the discs on the board are large enough to show visits and ranks."""
        self._has_visits = has
        self._show()

    def set_lacks_priors(self, lacks: bool) -> None:
        """Set whether all priors are equal, so that there is no heatmap."""
        self._lacks_priors = lacks
        self._show()

    @property
    def empty_text(self) -> str:
        """The text that is shown instead of the bar."""
        if self._shows_discs:
            signs = {str(proof): result_sign(proof) for proof in (Proof.WIN, Proof.DRAW, Proof.LOSS)}
            return fill(self._disc_text(), side=self._viewed.name, **signs)
        if self._lacks_priors:
            return self.tr("All moves have the same prior here. Choose a profile with a network to see priors.")
        return self.tr("The legend appears here when the board shows a heatmap.")

    def _disc_text(self) -> str:
        if self._has_visits:
            return self.tr(
                "Discs show the win rate for {side} in percent, or the proven result (on small discs {win}, {draw} or "
                "{loss}), the visits below it and, in the corner, the rank. The move that the search would play, or in "
                "a lesson the first by rank, is cyan. Other moves are green if they are nearly as good, red if they "
                "are worse by at least 20 %, and pale if they have few visits."
            )
        return self.tr(
            "Discs show the win rate for {side} in percent, or the proven result (on small discs {win}, {draw} or "
            "{loss}). The move that the search would play, or in a lesson the first by rank, is cyan. Other moves are "
            "green if they are nearly as good, red if they are worse by at least 20 %, and pale if they have few "
            "visits."
        )

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, self.heightForWidth(_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._bar_height)

    def heightForWidth(self, width: int) -> int:
        """Return the height in pixels of the text or the colours at this width."""
        if self._legend is not None:
            return self._bar_height
        room = QRect(0, 0, max(1, width), _TALLEST)
        return max(self._bar_height, self.fontMetrics().boundingRect(room, _WRAPPED, self.empty_text).height())

    @property
    def _bar_height(self) -> int:
        return self._top + _BAR_HEIGHT + _TICK_HEIGHT + self.fontMetrics().height() + 2

    @property
    def _top(self) -> int:
        """The height of the line above the colours, in pixels."""
        return self.fontMetrics().height() + _BELOW_CAPTION if self._caption else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setPen(self._theme.color("quiet_text"))
        if self._legend is None:
            painter.drawText(self.rect(), _WRAPPED, self.empty_text)
        else:
            painter.drawText(0, self.fontMetrics().ascent(), self._caption)
            painter.translate(0, self._top)
            self._paint_bar(painter, self._legend)
            self._paint_ticks(painter, self._legend)
        painter.end()

    def _show(self) -> None:
        self._name()
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        text = self.empty_text if self._lacks_priors or self._shows_discs else ""
        legend = fill(self.tr("Legend: {values}"), values=" – ".join(self.texts))
        if self._legend is not None:
            text = f"{legend}. {self._caption}" if self._caption else legend
        self.setAccessibleName(text)

    def _paint_bar(self, painter: QPainter, legend: Legend) -> None:
        bar = QRectF(0.5, 0.5, self.width() - 1, _BAR_HEIGHT - 1)
        steps = len(legend.colors)
        image = QImage(legend.colors.tobytes(), steps, 1, steps * 4, QImage.Format.Format_RGBA8888)
        shape = QPainterPath()
        shape.addRoundedRect(bar, 3, 3)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(shape)
        painter.fillRect(bar, self._theme.color("plain"))
        painter.drawImage(bar, image)
        painter.setClipping(False)
        painter.strokePath(shape, QPen(self._theme.color("border"), 1))

    def _paint_ticks(self, painter: QPainter, legend: Legend) -> None:
        painter.setFont(figure_font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        metrics, width = painter.fontMetrics(), self.width() - 1
        for tick in legend.ticks:
            x = round(tick.position * width)
            painter.drawLine(QPointF(x, _BAR_HEIGHT), QPointF(x, _BAR_HEIGHT + _TICK_HEIGHT - 1))
            room = metrics.horizontalAdvance(tick.text)
            left = min(max(0, x - room // 2), self.width() - room)
            painter.drawText(left, _BAR_HEIGHT + _TICK_HEIGHT + metrics.ascent(), tick.text)
