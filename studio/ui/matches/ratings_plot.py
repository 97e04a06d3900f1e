"""A plot of the Elo ratings in a round. Bars show their 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QLocale, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QToolTip, QWidget

from studio.game.message import fill
from studio.matches.ratings import Rating
from studio.matches.sentences import in_order
from studio.matches.standings import RoundStandings
from studio.ui.matches.words import elo_text, signed
from studio.ui.plots.frame import round_steps
from studio.ui.texts.contestants import contestant_text
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_LINE = 3.5 * GRID
_DOT, _CAP = 4.5, 4.0
# Small differences must not fill the plot.
_LEAST_REACH = 50.0
"""The axis extends at least this many Elo to both sides of 0."""
_NAME_SHARE = 0.34
_TICK_ROOM = 8 * GRID


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A player, as the plot shows it."""

    name: str
    rating: Rating


class RatingsPlot(QFrame):
    """Plots the ratings. The strongest player is at the top."""

    # Screen readers get a sentence about each player.

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_ratings")
        self._theme = theme
        self._players: tuple[RatedPlayer, ...] = ()
        self._anchor = ""
        self.setFont(figure_font())
        theme.bind(self._apply_colors)
        self._set_texts()

    @property
    def players(self) -> tuple[RatedPlayer, ...]:
        return self._players

    # Commands

    def show_standings(self, round_: RoundStandings | None) -> None:
        rated = in_order(round_) if round_ is not None else ()
        self._players = tuple(
            RatedPlayer(contestant_text(one.name), one.rating) for one in rated if one.rating is not None
        )
        self._anchor = contestant_text(round_.anchor) if round_ is not None else ""
        self._describe()
        self.updateGeometry()
        self.update()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Elo with 95 % intervals"))
        self._describe()
        self.update()

    def text_of(self, player: RatedPlayer) -> str:
        """Return a sentence about the player's Elo rating and its interval."""
        locale, rating = QLocale(), player.rating
        if rating.is_open_below and rating.is_open_above:
            text = self.tr("{player}: Elo {elo}; the results give no lower and no upper bound")
        elif rating.is_open_above:
            text = self.tr("{player}: Elo {elo}; the results give no upper bound")
        elif rating.is_open_below:
            text = self.tr("{player}: Elo {elo}; the results give no lower bound")
        elif rating.margin == 0:
            text = self.tr("{player}: Elo {elo}, the reference for the others")
        else:
            text = self.tr("{player}: Elo {elo}, 95 % interval {low} to {high}")
        return fill(
            text,
            player=player.name,
            elo=elo_text(rating, locale),
            low=signed(rating.low, locale),
            high=signed(rating.high, locale),
        )

    # Events

    def sizeHint(self) -> QSize:
        return QSize(45 * GRID, round(_LINE * max(2, len(self._players)) + 5 * GRID))

    def minimumSizeHint(self) -> QSize:
        return QSize(28 * GRID, 10 * GRID)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self.setFont(figure_font())

    def event(self, event: QEvent) -> bool:
        """Show a tooltip with the numbers of the player below the pointer."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            player = self._player_at(event.pos().y())
            QToolTip.showText(event.globalPos(), self.text_of(player) if player is not None else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        if self._players:
            self._paint_axis(painter)
            for at, player in enumerate(self._players):
                self._paint_player(painter, at, player)
        else:
            self._paint_empty(painter)
        painter.end()

    # Geometry

    @property
    def _area(self) -> QRectF:
        """Return the area of the bars in the widget, in pixels."""
        left = min(_NAME_SHARE * self.width(), self._widest_name() + 4 * GRID)
        below = QFontMetricsF(self.font()).height() + GRID
        return QRectF(self.rect()).adjusted(left, GRID, -2.5 * GRID, -below)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        frame = f"background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px;"
        self.setStyleSheet(f"#match_ratings {{ {frame} }}")
        self.update()

    def _widest_name(self) -> float:
        metrics = QFontMetricsF(self.font())
        return max((metrics.horizontalAdvance(player.name) for player in self._players), default=0.0)

    @property
    def _reach(self) -> tuple[float, float]:
        lows = [player.rating.low for player in self._players]
        highs = [player.rating.high for player in self._players]
        return min([-_LEAST_REACH, *lows]), max([_LEAST_REACH, *highs])

    def _x(self, elo: float) -> float:
        (low, high), area = self._reach, self._area
        return area.left() + (elo - low) / (high - low) * area.width()

    def _y(self, at: int) -> float:
        area = self._area
        return area.top() + (at + 0.5) * self._line_height(area)

    def _line_height(self, area: QRectF) -> float:
        return min(_LINE, area.height() / max(1, len(self._players)))

    def _player_at(self, y: float) -> RatedPlayer | None:
        area = self._area
        at = int((y - area.top()) // max(1.0, self._line_height(area)))
        return self._players[at] if 0 <= at < len(self._players) else None

    # Painting

    def _paint_axis(self, painter: QPainter) -> None:
        area, locale = self._area, QLocale()
        bottom = area.top() + self._line_height(area) * len(self._players)
        for elo in _ticks(self._reach, area.width()):
            x = self._x(elo)
            painter.setPen(QPen(self._theme.color("quiet_text" if elo == 0 else "border"), 1))
            painter.drawLine(QLineF(x, area.top(), x, bottom))
            painter.setPen(self._theme.color("quiet_text"))
            room = QRectF(x - _TICK_ROOM / 2, bottom + 2, _TICK_ROOM, 2.5 * GRID)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, signed(elo, locale, plus="+")
            )

    def _paint_player(self, painter: QPainter, at: int, player: RatedPlayer) -> None:
        y, rating, theme = self._y(at), player.rating, self._theme
        self._paint_name(painter, y, player.name)
        if rating.margin:
            self._paint_side(painter, y, rating, rating.low, is_open=rating.is_open_below)
            self._paint_side(painter, y, rating, rating.high, is_open=rating.is_open_above)
        painter.setPen(QPen(theme.color("accent"), 2))
        painter.setBrush(theme.color("pane" if rating.is_open or not rating.margin else "accent"))
        painter.drawEllipse(QPointF(self._x(rating.elo), y), _DOT, _DOT)

    def _paint_side(self, painter: QPainter, y: float, rating: Rating, end: float, *, is_open: bool) -> None:
        """Paint one half of an interval, from the rating to `end`.

        If `is_open`, the bound is not known. A dotted line then extends to the edge of the plot.
        """
        area, middle, pen = self._area, self._x(rating.elo), QPen(self._theme.color("accent"), 2)
        x = self._x(end)
        if is_open:
            pen.setStyle(Qt.PenStyle.DotLine)
            x = area.left() if end < rating.elo else area.right()
        painter.setPen(pen)
        painter.drawLine(QLineF(middle, y, x, y))
        if not is_open:
            painter.drawLine(QLineF(x, y - _CAP, x, y + _CAP))

    def _paint_name(self, painter: QPainter, y: float, name: str) -> None:
        room = QRectF(1.5 * GRID, y - _LINE / 2, self._area.left() - 2.5 * GRID, _LINE)
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.setPen(self._theme.color("text"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(self._theme.color("quiet_text"))
        room = QRectF(self.rect()).adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text())

    # Texts

    def _empty_text(self) -> str:
        return self.tr("Elo ratings with their intervals appear here when pairs of games are finished.")

    def _describe(self) -> None:
        texts = [self.text_of(player) for player in self._players]
        self.setAccessibleDescription("; ".join(texts) or self._empty_text())


def _ticks(reach: tuple[float, float], width: float) -> Sequence[float]:
    return round_steps(*reach, max(2, int(width / _TICK_ROOM)))
