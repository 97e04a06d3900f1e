"""The view of one running game of a match: board, players, limits and clocks."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QWidget

from studio.game.message import fill
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.stones import Stone
from studio.matches.plan import PlannedGame
from studio.players.baselines import counts_nodes
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.stone_mark import StoneMark
from studio.ui.matches.words import control_text
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.numbers import decimal, percent
from studio.ui.texts.times import clock_text, depth_text, nodes_text, score_text, simulations_text
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly, text_font

_LEAST_BOARD = 26 * GRID
_COORDINATES = 0.5
"""How much space the coordinates beside the board need, as a share of a cell."""
_SIDES = (Stone.BLACK, Stone.WHITE)


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move of a side: its duration in seconds, and its analysis."""

    seconds: float
    thought: PositionAnalysis | None = None


class SideLine(QWidget):
    """Shows one side: its stone, name, clock and limit, and the cost of its last move."""

    def __init__(self, stone: Stone, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        side = stone.colour.lower()
        self.setObjectName(f"match_side_{side}")
        self._theme, self._is_to_move = theme, False
        self.mark = StoneMark(stone, theme)
        self.name, self.clock, self.control, self.cost = ElidedLabel(), QLabel(), QLabel(), ElidedLabel()
        for part, label in (("name", self.name), ("clock", self.clock), ("control", self.control), ("cost", self.cost)):
            label.setObjectName(f"match_{side}_{part}")
        self.control.setTextFormat(Qt.TextFormat.PlainText)
        self.control.setWordWrap(True)  # the text of a limit with a clock is often wider than the board
        self.name.setFont(text_font(bold=True))
        self.clock.setFont(figure_font(bold=True))
        above = hbox((self.name, 1), self.clock, spacing=None)
        texts = vbox(above, self.control, self.cost, spacing=0)
        hbox(self.mark, (texts, 1), of=self)
        show_quietly(self.control, self.cost)
        theme.bind(self._apply_colors)

    def show_turn(self, is_to_move: bool) -> None:
        """Highlight the clock if this side is to move."""
        self._is_to_move = is_to_move
        self._color_clock(self._theme.colors)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._color_clock(colors)

    def _color_clock(self, colors: ThemeColors) -> None:
        self.clock.setStyleSheet(f"color: {colors.accent if self._is_to_move else colors.quiet_text}")


class LiveGameView(QWidget):
    """Shows one running game. Emits the number of another game when the user selects it."""

    game_wanted = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_live")
        self._planned: PlannedGame | None = None
        self._moves: dict[Stone, LastMove] = {}
        self._to_move: Stone | None = None
        self.board = BoardCanvas(theme)
        self.sides = {stone: SideLine(stone, theme) for stone in _SIDES}
        self.choice, self.note = QComboBox(), QLabel()
        self._dress()
        self._lay_out()
        show_quietly(self.note)
        self._set_texts()
        self.choice.activated.connect(self._on_chosen)

    # Commands

    def show_game(self, planned: PlannedGame | None, position: Position | None, last_point: int | None) -> None:
        """Show `position` of the game `planned`.

        If `planned` is None, hide the players. If `position` is None, keep the board as it is.
        """
        is_other = planned is not self._planned
        self._planned = planned
        if is_other:
            self._moves = {}
        self._to_move = position.to_move if position is not None and not position.is_over else None
        if position is not None:
            on_board = last_point is not None and 0 <= last_point < position.rules.size
            self.board.show_position(position, last_point if on_board else None, {})
            self._fit_board()
        for stone, line in self.sides.items():
            line.setVisible(planned is not None)
            if planned is not None:
                line.mark.show_rules(planned.rules)
            line.show_turn(stone is self._to_move)
        self._write()

    def show_move(self, stone: Stone, move: LastMove) -> None:
        """Show the duration and the analysis of the last move of `stone`."""
        self._moves[stone] = move
        self._write_side(stone)

    def show_clock(self, stone: Stone, seconds: float | None) -> None:
        """Show how many seconds `stone` has left. If `seconds` is None, show no clock."""
        self.sides[stone].clock.setText("" if seconds is None else clock_text(max(0.0, seconds), QLocale()))

    def show_games(self, numbers: Iterable[int], watched: int | None) -> None:
        """Offer the running games, given by their numbers. Select the game `watched`, even if it has ended."""
        wanted = list(numbers)
        if watched is not None and watched not in wanted:
            wanted = sorted([*wanted, watched])
        with QSignalBlocker(self.choice):
            if [self.choice.itemData(at) for at in range(self.choice.count())] != wanted:
                self.choice.clear()
                for number in wanted:
                    self.choice.addItem(self._game_title(number), number)
            self.choice.setCurrentIndex(self.choice.findData(watched))
        self.choice.setEnabled(len(wanted) > 1)
        self.choice.setVisible(bool(wanted))

    def show_note(self, text: str) -> None:
        """Show how the game has ended, or what the match is waiting for."""
        self.note.setText(text)

    def _set_texts(self) -> None:
        self.board.setAccessibleName(self.tr("Board of the current game"))
        self.choice.setAccessibleName(self.tr("Game shown"))
        self.choice.setToolTip(self.tr("Running game to watch"))
        self.note.setAccessibleName(self.tr("State of the game"))
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_board()

    def sizeHint(self) -> QSize:
        return QSize(46 * GRID, 60 * GRID)

    # Implementation

    def _fit_board(self) -> None:
        """Limit the height of the board."""
        # Names and clocks then stay close to it.
        rules = self.board.rules
        beside = 0.0 if rules.gravity else _COORDINATES  # upright boards have coordinates only for columns
        shape = (rules.rows + _COORDINATES) / (rules.columns + beside)
        self.board.setMaximumHeight(max(_LEAST_BOARD, round(self.width() * shape)))

    def _dress(self) -> None:
        self.board.setObjectName("match_board")
        self.board.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)
        self.board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.board.set_animated(False)
        self.choice.setObjectName("match_game")
        self.choice.setVisible(False)
        self.note.setObjectName("match_game_note")
        self.note.setWordWrap(True)

    def _lay_out(self) -> None:
        column = vbox(
            self.choice, self.sides[Stone.WHITE], (self.board, 100), self.sides[Stone.BLACK], self.note, of=self
        )
        column.addStretch(1)

    def _game_title(self, number: int) -> str:
        return fill(self.tr("Game {number}"), number=QLocale().toString(number + 1))

    def _write(self) -> None:
        for stone in _SIDES:
            self._write_side(stone)
        self.board.setAccessibleDescription(self._described())

    def _write_side(self, stone: Stone) -> None:
        planned, line = self._planned, self.sides[stone]
        if planned is None:
            return
        contestant = planned.black if stone is Stone.BLACK else planned.white
        line.name.setText(contestant_text(contestant.name))
        move, locale = self._moves.get(stone), QLocale()
        line.control.setText(control_text(contestant.control, locale))
        line.cost.setText(self._last_move_text(move, locale) if move is not None else "")
        line.setAccessibleName(contestant_text(contestant.name))

    def _last_move_text(self, move: LastMove, locale: QLocale) -> str:
        """Return a text about a move: its duration and, if known, the score, the simulations and the win rate."""
        parts = [fill(self.tr("{time} s"), time=decimal(move.seconds, 2, locale))]
        thought = move.thought
        if thought is not None:
            best = thought.best
            if best is not None and best.engine_score:
                parts.append(score_text(best.engine_score))
            parts += _effort(thought, locale)
            if best is not None and not best.is_estimate:
                parts.append(fill(self.tr("win rate {rate}"), rate=percent(best.win_rate, locale, 0)))
        return " · ".join(parts)

    def _described(self) -> str:
        if self._planned is None:
            return ""
        black, white = (contestant_text(player.name) for player in (self._planned.black, self._planned.white))
        return fill(self.tr("{black} against {white}"), black=black, white=white)

    @Slot(int)
    def _on_chosen(self, at: int) -> None:
        self.game_wanted.emit(self.choice.itemData(at))


def _effort(thought: PositionAnalysis, locale: QLocale) -> list[str]:
    """Return what is known of a search as texts: its simulations or nodes, and an external engine's depth."""
    is_nodes, parts = thought.is_external or counts_nodes(thought.profile), list[str]()
    if thought.told_simulations is not None:
        parts.append((nodes_text if is_nodes else simulations_text)(thought.told_simulations, locale))
    if thought.is_external and thought.depth is not None:
        parts.append(depth_text(thought.depth, thought.full_depth, locale))
    return parts
