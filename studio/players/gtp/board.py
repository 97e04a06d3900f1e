"""The games that engines play by GTP, and the commands that send a position."""

from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from studio.game.vertices import LETTERS, vertex_of
from studio.players.gomocup.board import LEAST_SIDE, stones_in_order

RULE_NAMES = {Overline.WINS: "freestyle", Overline.NOTHING: "standard", Overline.CARO: "caro", Overline.RENJU: "renju"}
"""The names of the rules for the command kata-set-rules."""
COLOURS = {Stone.BLACK: "B", Stone.WHITE: "W"}


def is_playable(rules: Rules) -> bool:
    """Return whether engines can play this game by GTP: five in a row without gravity, on a square board.

    The board must be square because the command `boardsize` has only one number.
    """
    is_square = rules.rows == rules.columns
    return is_square and rules.win_length == 5 and not rules.gravity and LEAST_SIDE <= rules.rows <= len(LETTERS)


class GtpBoard:
    """The stones that the engine has on its board, in their order."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._stones: list[tuple[Stone, int]] = []

    def commands_for(self, position: Position) -> list[str]:
        """Return the commands after which the engine has this position on its board."""
        wanted, known = stones_in_order(position), len(self._stones)
        if wanted[:known] == self._stones:
            return [self._play(*stone) for stone in wanted[known:]]
        return ["clear_board", *(self._play(*stone) for stone in wanted)]

    def take(self, position: Position) -> None:
        """Store that the engine has received this position."""
        self._stones = stones_in_order(position)

    def add(self, stone: Stone, point: int) -> None:
        """Store a move of the engine."""
        self._stones.append((stone, point))

    def _play(self, stone: Stone, point: int) -> str:
        return f"play {COLOURS[stone]} {vertex_of(point, self._rules)}"
