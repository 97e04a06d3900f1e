"""The game that a controller plays: its rules, and the moves made so far."""

from dataclasses import replace

from studio.game.errors import IllegalMoveError, PositionError
from studio.game.position import Position
from studio.game.rules import MAX_SIDE, PRESETS, Rules
from studio.game.stones import PASS, Stone
from studio.protocols import messages
from studio.protocols.protocol_error import ProtocolError
from studio.protocols.rules_names import rules_named
from studio.protocols.vertices import LETTERS, point_of, vertex_of

_SMALLEST = 3


class GtpGame:
    """The rules and the position. Each change is checked before it is made, so an error changes nothing."""

    def __init__(self, rules: Rules = PRESETS["gomoku-15"]) -> None:
        self.position = Position(rules)

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def resize(self, columns: int, rows: int) -> None:
        """Begin a game on an empty board of this size, with the same rules."""
        if not (_SMALLEST <= columns <= MAX_SIDE and _SMALLEST <= rows <= MAX_SIDE):
            raise ProtocolError(messages.UNACCEPTABLE_SIZE)
        self.position = Position(replace(self.rules, rows=rows, columns=columns))

    def change_rules(self, text: str) -> None:
        """Begin a game with these rules. If they do not imply a size, the board keeps its size."""
        try:
            rules = rules_named(text, self.rules.columns, self.rules.rows)
        except ProtocolError:
            rules = rules_named(text, None, None)
        self.position = Position(rules)

    def clear(self) -> None:
        self.position = Position(self.rules)

    def play(self, stone: Stone, vertex: str) -> None:
        point = point_of(vertex, self.rules)
        position = self.position.copy()
        try:
            if point == PASS:
                position.pass_turn(stone)
            else:
                position.play(point, stone)
        except IllegalMoveError as error:
            raise ProtocolError(messages.ILLEGAL_MOVE) from error
        self.position = position

    def undo(self) -> None:
        try:
            self.position.undo()
        except PositionError as error:
            raise ProtocolError(messages.CANNOT_UNDO) from error

    def for_side(self, stone: Stone) -> Position:
        """Return the position, but with this side to move."""
        if self.position.to_move is stone:
            return self.position.copy()
        return self.position.with_setup({}, stone)

    def board(self) -> str:
        """Return the board as text, with coordinates and the side to move."""
        rules, letters = self.rules, LETTERS[: self.rules.columns].ljust(self.rules.columns, "?")
        header = "   " + " ".join(letters)
        rows = [header]
        for row in range(rules.rows):
            stones = (self.position.stone(rules.point(row, column)).letter for column in range(rules.columns))
            rows.append(f"{rules.rows - row:>2} {' '.join(stones)} {rules.rows - row}")
        last = self.position.moves[-1] if self.position.moves else None
        said = f"{self.position.to_move.colour} to move" if not self.position.is_over else self.outcome
        after = f", last move {vertex_of(last.point, rules)}" if last is not None else ""
        return "\n".join(["", *rows, header, f"{said}{after}. {rules.describe()}"])

    @property
    def outcome(self) -> str:
        """The result of a finished game in words."""
        winner = self.position.winner
        return "Draw" if winner is None else f"{winner.colour} has won"
