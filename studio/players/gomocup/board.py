"""The board of an engine process, and the lines that send a position to the engine."""

from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import PASS, Stone
from studio.players.gomocup.coordinates import Coordinates

LEAST_SIDE = 5
RULE_NUMBERS = {Overline.WINS: 0, Overline.NOTHING: 1, Overline.RENJU: 4, Overline.CARO: 8}
"""The numbers of the rules in the protocol."""


def is_playable(rules: Rules) -> bool:
    """Return whether the protocol supports this game."""
    return rules.win_length == 5 and not rules.gravity and min(rules.rows, rules.columns) >= LEAST_SIDE


def rule_number(rules: Rules) -> int:
    """Return the number of the rule in the protocol."""
    return RULE_NUMBERS[rules.overline]


def start_line(rules: Rules) -> str:
    is_square = rules.rows == rules.columns
    return f"START {rules.rows}" if is_square else f"RECTSTART {rules.columns},{rules.rows}"


class EngineBoard:
    """The stones that the engine has received or played, and the engine's side."""

    def __init__(self, rules: Rules) -> None:
        self._cells: list[Stone] = [Stone.EMPTY] * rules.size
        self._side: Stone | None = None

    @property
    def is_empty(self) -> bool:
        return not any(self._cells)

    def follows(self, position: Position) -> bool:
        """Return whether `position` is this board plus the opponent's last move."""
        last = position.last_move
        if last is None or last.point == PASS or position.to_move is not self._side or last.stone is self._side:
            return False
        before = list(position.cells)
        before[last.point] = Stone.EMPTY
        return before == self._cells

    def lines_for(self, position: Position, coordinates: Coordinates) -> list[str]:
        """Return the commands that send this position to the engine and request a move.

        They continue from the engine's current board if possible. Otherwise they set up the whole position.
        """
        if position.stones_count == 0:
            return ["BEGIN"]
        if self.follows(position):
            return [f"TURN {coordinates.text(position.moves[-1].point)}"]
        stones = [
            f"{coordinates.text(point)},{1 if stone is position.to_move else 2}"
            for stone, point in stones_in_order(position)
        ]
        return ["BOARD", *stones, "DONE"]

    def note(self, position: Position, answer: int) -> None:
        """Store that the engine received this position and answered with the move `answer`."""
        self._cells, self._side = list(position.cells), position.to_move
        self._cells[answer] = position.to_move


def stones_in_order(position: Position) -> list[tuple[Stone, int]]:
    """Return all stones in order: first the set-up stones, in alternating colours, then the stones of the moves."""
    moves = [(move.stone, move.point) for move in position.moves if move.point != PASS]
    moved = {point for _stone, point in moves}
    black, white = (
        [(stone, point) for point, here in enumerate(position.cells) if here is stone and point not in moved]
        for stone in (Stone.BLACK, Stone.WHITE)
    )
    by_turns = [pair for both in zip(black, white, strict=False) for pair in both]
    few = min(len(black), len(white))
    return [*by_turns, *black[few:], *white[few:], *moves]
