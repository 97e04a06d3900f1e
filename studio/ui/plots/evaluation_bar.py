"""The evaluation bar beside the board. Its two colours show the win rates of both sides.

A number shows the win rate of the side that the user has chosen. A caption says that it is that of the best move.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.game.record import Outcome
from studio.game.rules import PRESETS, Pieces
from studio.game.stones import Stone
from studio.ui.texts.numbers import percent
from studio.ui.texts.saved_analysis import Origin, SavedAnalysis
from studio.ui.texts.sides import side_name
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import GRID, Theme, figure_font

WIDTH = 20
_ROUND = 4
_DRAWN = 0.5
_NUMBER_HEIGHT = 2 * GRID + GRID // 2
_CAPTION_SIZE = 10
"""The size of the caption's font in pixels."""
_CAPTION_SHARE = 0.3
"""The largest part of the bar's height that the caption may take."""
_SPLIT_STEPS = 4
"""The number of steps per pixel in which the border between the parts moves."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of a position."""

    black: float
    """Black's win rate with the best move, from 0 to 1."""
    proof: Proof = Proof.UNKNOWN
    """The proven result, as seen from Black."""
    mean: float | None = None
    """Black's mean win rate over all simulations, from 0 to 1, or None if it is unknown. Only the text names it."""


_RESULTS = {
    Outcome.BLACK_WINS: Evaluation(1.0, Proof.WIN),
    Outcome.WHITE_WINS: Evaluation(0.0, Proof.LOSS),
    Outcome.DRAW: Evaluation(_DRAWN, Proof.DRAW),
}
"""For each result on the board, the value that the bar shows."""


class EvaluationBar(QWidget):
    """A slim upright bar. Its lower part is Black's win rate, the rest is White's.

    A number shows the win rate of the chosen side, at the bottom for Black and at the top for White.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("evaluation_bar")
        self.setFixedWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._theme, self._rules, self._viewed = theme, PRESETS["gomoku-15"], ViewedSide()
        self._known: Evaluation | None = None
        self._decided: Evaluation | None = None
        self._end = ""
        self._is_hidden, self._saved = False, Origin.SEARCH
        self._last_look: tuple[object, ...] = ()
        theme.changed.connect(self.update)
        self._describe()

    @property
    def evaluation(self) -> Evaluation | None:
        """The value of the position, or None if it is unknown or hidden."""
        return self._known

    def show_side(self, viewed: ViewedSide) -> None:
        """Set the side of the number and of the texts.

        Also set the rules, which determine the colours of both parts.
        """
        if viewed != self._viewed:
            self._viewed, self._rules = viewed, viewed.rules
            self._describe()

    def show_evaluation(self, evaluation: Evaluation | None) -> None:
        """Show the value of the position. If `evaluation` is None, show that the value is unknown or hidden."""
        if evaluation != self._known:
            self._known = evaluation
            self._describe()

    def show_result(self, outcome: Outcome, text: str) -> None:
        """Set how the game ended in the shown position. `text` says who won and how, or is empty before the end.

        `outcome` is the result by the stones on the board. If it is UNKNOWN, for example after a resignation, the bar
        shows the value of the position instead.
        """
        self._decided, self._end = _RESULTS.get(outcome), text
        self._describe()

    def show_saved(self, saved: SavedAnalysis | None) -> None:
        """Set the saved analysis from which the value comes, or None."""
        # A text says so: the plot of a reviewed game shows the review, even after a later search.
        self._saved = Origin.SEARCH if saved is None else saved.origin
        self._describe()

    def set_hidden_from_player(self, *, hidden: bool) -> None:
        """Set whether the bar is invisible. It keeps its space."""
        # It must not help a player.
        self._is_hidden = hidden
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 30 * GRID)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._is_hidden:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, whole = self._theme.colors, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(whole, _ROUND, _ROUND)
        shown = self._shown
        if shown is None:
            painter.fillPath(shape, QBrush(colors.color("border"), Qt.BrushStyle.BDiagPattern))  # neither side's colour
        else:
            painter.fillPath(shape, self._color(Stone.WHITE))
            painter.save()
            painter.setClipPath(shape)
            black = self._black_part(whole)
            painter.fillRect(black, self._color(Stone.BLACK))
            painter.restore()
            self._draw_middle(painter, whole)
            self._draw_number(painter, whole, black)
            self._draw_caption(painter, whole, black)
        painter.setPen(QPen(colors.color("border"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        painter.end()

    # Implementation

    @property
    def _shown(self) -> Evaluation | None:
        """The value to paint: the result on the board if there is one, otherwise the value of the position."""
        return self._decided or self._known

    @property
    def _black_share(self) -> float:
        shown = self._shown
        if shown is None:
            return _DRAWN
        return {Proof.WIN: 1.0, Proof.LOSS: 0.0, Proof.DRAW: _DRAWN}.get(shown.proof, shown.black)

    def _black_part(self, whole: QRectF) -> QRectF:
        split = whole.top() + (1 - self._black_share) * whole.height()
        return QRectF(whole.left(), split, whole.width(), whole.bottom() - split)

    def _draw_middle(self, painter: QPainter, whole: QRectF) -> None:
        is_of_side = self._rules.pieces is Pieces.MARKS  # the accent is then the colour of a side
        painter.setPen(QPen(self._theme.color("border" if is_of_side else "accent"), 1))
        middle = round(whole.center().y()) + 0.5
        painter.drawLine(QPointF(whole.left(), middle), QPointF(whole.right(), middle))

    def _color(self, side: Stone) -> QColor:
        is_black = side is Stone.BLACK
        if self._rules.pieces is Pieces.MARKS:
            return self._theme.color("text" if is_black else "accent")  # as X and O in the pane of moves
        if self._rules.pieces is Pieces.DISCS:
            return self._theme.colors.pair("disc_black" if is_black else "disc_white")[0]
        return self._theme.color("bar_black" if is_black else "bar_white")

    def _ink(self, side: Stone) -> QColor:
        """Return the colour of the number on a side's part of the bar."""
        if self._rules.pieces is Pieces.DISCS:
            return self._theme.color("on_disc")
        if self._rules.pieces is Pieces.MARKS:
            return self._theme.color("pane" if side is Stone.BLACK else "on_accent")
        return self._color(side.opponent)

    def _draw_number(self, painter: QPainter, whole: QRectF, black: QRectF) -> None:
        """Draw the number, at the bottom of the bar for Black and at the top for White."""
        font = figure_font(bold=True)
        font.setPixelSize(10 if len(self._number) < 3 else 8)  # 100 must fit into the bar
        painter.setFont(font)
        room = whole.adjusted(0, GRID // 2, 0, -GRID // 2)
        end = Qt.AlignmentFlag.AlignBottom if self._viewed.side is Stone.BLACK else Qt.AlignmentFlag.AlignTop
        for _ in self._in_both_parts(painter, whole, black):
            painter.drawText(room, end | Qt.AlignmentFlag.AlignHCenter, self._number)

    def _draw_caption(self, painter: QPainter, whole: QRectF, black: QRectF) -> None:
        """Draw the caption of the number upwards, next to the number. Leave it out where it takes too much room."""
        font = figure_font()
        font.setPixelSize(_CAPTION_SIZE)
        length = QFontMetricsF(font).horizontalAdvance(self._caption)
        if not self._caption or length > _CAPTION_SHARE * whole.height():
            return
        painter.setFont(font)
        is_below = self._viewed.side is Stone.BLACK
        start = whole.bottom() - _NUMBER_HEIGHT if is_below else whole.top() + _NUMBER_HEIGHT + length
        for _ in self._in_both_parts(painter, whole, black):
            painter.translate(whole.left(), start)
            painter.rotate(-90)
            painter.drawText(QRectF(0, 0, length, whole.width()), Qt.AlignmentFlag.AlignCenter, self._caption)

    def _in_both_parts(self, painter: QPainter, whole: QRectF, black: QRectF) -> Iterator[None]:
        """Prepare the painter for text in each part in turn: clip it to the part, and set the legible colour."""
        # A text may be higher than the part of its side.
        white = QRectF(whole.left(), whole.top(), whole.width(), black.top() - whole.top())
        for side, part in ((Stone.BLACK, black), (Stone.WHITE, white)):
            painter.save()
            painter.setClipRect(part)
            painter.setPen(self._ink(side))
            yield
            painter.restore()

    @property
    def _number(self) -> str:
        shown = self._shown
        if shown is None:
            return ""
        if shown.proof is Proof.DRAW:
            return "="
        return f"{round(100 * self._viewed.rate(self._black_share, Stone.BLACK))}"

    @property
    def _caption(self) -> str:
        """The caption of the number. It is empty if there is no number, or if the result is known."""
        shown = self._shown
        is_estimate = shown is not None and shown.proof is Proof.UNKNOWN
        return self.tr("best move") if is_estimate else ""

    def _describe(self) -> None:
        text = self._text if self._known is None else fill(self._template, value=self._text)
        self.setAccessibleName(self.tr("Evaluation (best move)"))
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        look = self._look
        if look != self._last_look:
            self._last_look = look
            self.update()

    @property
    def _template(self) -> str:
        """The template of the text. It names the source of the value, except for a search of this session."""
        match self._saved:
            case Origin.SEARCH:
                return "{value}"
            case Origin.REVIEW:
                return self.tr("{value} (review)")
            case Origin.LATER:
                return self.tr("{value} (search after the review)")
            case _:
                return self.tr("{value} (saved analysis)")

    @property
    def _look(self) -> tuple[object, ...]:
        """All values that decide how the bar is painted, except its size and the theme."""
        split = round(_SPLIT_STEPS * self.height() * self._black_share)
        return self._rules, self._viewed.side, self._shown is None, self._number, self._caption, split

    @property
    def _text(self) -> str:
        """The result and the value in words."""
        shown = self._known
        if not self._end:
            return self._value_text
        if self._decided is not None or shown is None:
            return self._end
        won = {Proof.WIN: Stone.BLACK, Proof.LOSS: Stone.WHITE}.get(shown.proof)
        if won is not None:
            text = self.tr("{result}. The position was won for {side}.")
            return fill(text, result=self._end, side=side_name(won, self._rules))
        return fill(self.tr("{result}. Before: {value}"), result=self._end, value=self._value_text)

    @property
    def _value_text(self) -> str:
        shown = self._known
        if shown is None:
            return self.tr("The position has not been analysed.")
        black, white = (side_name(side, self._rules) for side in (Stone.BLACK, Stone.WHITE))
        if shown.proof is Proof.DRAW:
            return self.tr("Proven draw")
        if shown.proof in (Proof.WIN, Proof.LOSS):
            return fill(self.tr("{side} wins: proven"), side=black if shown.proof is Proof.WIN else white)
        rate = percent(self._viewed.rate(shown.black, Stone.BLACK), self.locale())
        if shown.mean is None:
            return fill(self.tr("{side} {rate} with the best move"), side=self._viewed.name, rate=rate)
        mean = percent(self._viewed.rate(shown.mean, Stone.BLACK), self.locale())
        text = self.tr("{side} {rate} with the best move, {mean} as the mean of all simulations")
        return fill(text, side=self._viewed.name, rate=rate, mean=mean)
