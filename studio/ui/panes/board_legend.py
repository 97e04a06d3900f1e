"""The legend of the marks on the board, at the right end of the line below the board."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from studio.game.message import fill
from studio.game.rules import Pieces
from studio.ui.board.hint_marks import draw_area, draw_ring
from studio.ui.board.scene import ShownMarks
from studio.ui.board.threat_marks import draw_threat, draw_turn
from studio.ui.heat.layers import Legend
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.saved_analysis import Origin, SavedAnalysis, SavedAnalysisTexts
from studio.ui.texts.threats import made_name
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import GRID, Theme, figure_font

_BAR_WIDTH, _BAR_HEIGHT = 6 * GRID, GRID
_MARK = 2 * GRID + 2
"""The width in pixels reserved for a mark before its text."""
_RADIUS, _LINE = 5.0, 1.6
_GAP, _APART = GRID // 2, 2 * GRID
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft

_Draw = Callable[[QPainter, QPointF], None]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A mark with its meaning."""

    text: str
    marks: tuple[_Draw, ...] = ()
    """One function for each mark, which draws the mark around a point."""
    after: str = ""
    """The text after the colours of the heatmap. If it is missing, the entry shows no colours."""


class BoardLegend(QWidget):
    """Explains the heatmap, the discs and the marks on the board.

    If there is little space, the last entries are left out.
    """

    changed = Signal()
    """Emitted when the entries have changed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_legend")
        self.setFont(figure_font())
        self._theme = theme
        theme.changed.connect(self.update)
        self._marks, self._viewed = ShownMarks(), ViewedSide()
        self._heat: Legend | None = None
        self._quantity = ""
        self._is_held_back = self._has_threat_win = False
        self._saved: SavedAnalysis | None = None
        self.hide()

    @Slot(object)
    def show_marks(self, marks: ShownMarks) -> None:
        self._marks = marks
        self._take()

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Set the side whose win rates the discs show, and name it."""
        if viewed != self._viewed:
            self._viewed = viewed
            self._take()

    def show_heat(self, legend: Legend | None, quantity: str) -> None:
        """Show the colours of the heatmap and its `quantity`. If `legend` is None, hide them."""
        before = self.texts
        self._heat, self._quantity = legend, quantity
        if self.texts != before:
            self._take()
        elif legend is not None:
            self.update()

    def show_held_back(self, *, held: bool) -> None:
        """Set whether the board hides the replies to a mistake. If it does, say how to see them."""
        if held is not self._is_held_back:
            self._is_held_back = held
            self._take()

    def show_threat_win(self, *, shown: bool) -> None:
        """Set whether the best disc is a win that only the threat search has proven. If it is, say so."""
        if shown is not self._has_threat_win:
            self._has_threat_win = shown
            self._take()

    @Slot(object)
    def show_saved(self, saved: SavedAnalysis | None) -> None:
        """Name the saved analysis that the discs and the heatmap show."""
        # The search has results, too.
        if saved != self._saved:
            self._saved = saved
            self._take()

    @property
    def texts(self) -> tuple[str, ...]:
        """The meanings of the marks, the most important ones first."""
        return tuple(" – ".join(filter(None, (entry.text, entry.after))) for entry in self._entries())

    def width_within(self, room: int) -> int:
        """Return the width of the entries that fit into `room` pixels, or 0 if none fits."""
        return sum(width + _APART for width in self._fitting(room))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = float(_APART)
        for entry, width in zip(self._entries(), self._fitting(self.width()), strict=False):
            self._paint(painter, entry, x)
            x += width + _APART
        painter.end()

    # Implementation

    def _take(self) -> None:
        self.setAccessibleName(fill(self.tr("Legend: {values}"), values="; ".join(self.texts)) if self.texts else "")
        self.update()
        self.changed.emit()

    def _entries(self) -> Iterator[_Entry]:
        colors, rules, marks = self._theme.colors, self._viewed.rules, self._marks
        is_square = rules.pieces is Pieces.MARKS
        yield from self._sources()
        if marks.has_hint:
            yield _Entry(
                self.tr("hint"), (lambda at, p: draw_ring(at, colors, p, _RADIUS, _LINE, is_square=is_square),)
            )
        if marks.better is not None:
            yield _Entry(
                self._better(marks.instead_of),
                (lambda at, p: draw_ring(at, colors, p, _RADIUS, _LINE, is_better=True, is_square=is_square),),
            )
        if self._is_held_back:
            yield _Entry(self.tr("hidden replies: “Candidates on the Board” (D)"))
        if marks.has_hint_area:
            yield _Entry(self.tr("hint: here"), (lambda at, p: draw_area(at, colors, _square(p), _LINE),))
        if marks.has_attack:
            yield _Entry(self.tr("attack"), (lambda at, p: draw_turn(at, colors, _square(p), _LINE, is_attack=True),))
        if marks.has_reply:
            yield _Entry(self.tr("reply"), (lambda at, p: draw_turn(at, colors, _square(p), _LINE, is_attack=False),))
        for made, sides in marks.threats:
            draws = tuple(
                lambda at, p, mark=(made, side): draw_threat(at, colors, rules, mark, p, _RADIUS) for side in sides
            )
            yield _Entry(made_name(made, rules), draws)
        if marks.has_discs:
            draws = tuple(lambda at, p, color=name: self._draw_disc(at, p, color) for name in ("best", "good", "worst"))
            yield _Entry(self._of_discs(), draws)
            if self._has_threat_win:
                yield _Entry(self.tr("win by the threat search"), draws[:1])

    def _of_discs(self) -> str:
        """Return the meaning of the colours and numbers of the candidates' discs."""
        if self._marks.lacks_numbers:
            return self.tr("best to worst; too few visits for numbers")
        return fill(self.tr("best to worst; {rates}"), rates=self._viewed.heading)

    def _better(self, played: int | None) -> str:
        """Return the meaning of the ring around a better move, which the side that has just moved could have played."""
        rules = self._viewed.rules
        if played is None or played >= rules.size:
            return self.tr("better move")
        return fill(self.tr("better than {played}"), played=move_in_words(played, rules))

    def _sources(self) -> Iterator[_Entry]:
        """Yield the quantity of the heatmap, and the saved analysis shown by the heatmap or the discs."""
        if self._heat is not None and self._heat.ticks:
            first, last = self._heat.ticks[0].text, self._heat.ticks[-1].text
            yield _Entry(f"{self._quantity} {first}", after=last)
        is_shown = self._marks.has_discs or self._heat is not None
        if is_shown and self._saved is not None and (self._saved.is_searching or self._saved.origin is Origin.DATABASE):
            yield _Entry(SavedAnalysisTexts(self).legend(self._saved))

    def _draw_disc(self, painter: QPainter, middle: QPointF, color: str) -> None:
        painter.setPen(QPen(self._theme.color("on_disc"), 1))
        painter.setBrush(self._theme.color(color))
        painter.drawEllipse(middle, _RADIUS, _RADIUS)

    def _fitting(self, room: int) -> list[int]:
        """Return the widths of the first entries, as many as fit into `room` pixels."""
        widths: list[int] = []
        for entry in self._entries():
            width = self._width_of(entry)
            if sum(widths) + width + (len(widths) + 1) * _APART > room:
                break
            widths.append(width)
        return widths

    def _width_of(self, entry: _Entry) -> int:
        advance = self.fontMetrics().horizontalAdvance
        bar = 2 * _GAP + _BAR_WIDTH + advance(entry.after) if entry.after else 0
        return len(entry.marks) * _MARK + advance(entry.text) + bar

    def _paint(self, painter: QPainter, entry: _Entry, x: float) -> None:
        middle, advance = self.height() / 2, self.fontMetrics().horizontalAdvance
        for draw in entry.marks:
            painter.save()
            draw(painter, QPointF(x + _RADIUS + 1, middle))
            painter.restore()
            x += _MARK
        painter.setPen(self._theme.color("quiet_text"))
        painter.drawText(QRectF(x, 0, self.width() - x, self.height()), _MIDDLE, entry.text)
        if entry.after and self._heat is not None:
            x += advance(entry.text) + _GAP
            self._paint_colors(painter, self._heat, QRectF(x, middle - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT))
            x += _BAR_WIDTH + _GAP
            painter.drawText(QRectF(x, 0, self.width() - x, self.height()), _MIDDLE, entry.after)

    def _paint_colors(self, painter: QPainter, legend: Legend, bar: QRectF) -> None:
        steps = len(legend.colors)
        painter.fillRect(bar, self._theme.color("plain"))
        painter.drawImage(bar, QImage(legend.colors.tobytes(), steps, 1, steps * 4, QImage.Format.Format_RGBA8888))


def _square(middle: QPointF) -> QRectF:
    return QRectF(middle.x() - _RADIUS - 1, middle.y() - _RADIUS - 1, 2 * _RADIUS + 2, 2 * _RADIUS + 2)
