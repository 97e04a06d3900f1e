"""A board on which Black wins by threats, with its win and mistakes, and a solver that decides nothing."""

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution, SolverResult
from studio.exercises.exercise import Exercise, setup_of
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone

SEVEN = Rules(7, 7, 4)
WON = "d1 e1 d4"
MISSED = "d4 d1"
DOUBLE = """
. . . . . . .
. . . . . . .
. . . O . . .
. . . . O O .
. . . X . . .
. . . X . . .
O X X . . . .
"""
"""A position of four in a row. Black, to move, has two stones in a row and two in a column; both lines meet at d1."""


def point(name: str) -> int:
    return point_from_human(name, SEVEN)


def name(at: int | None) -> str:
    return human_point(at, SEVEN) if at is not None else ""


def position(text: str = DOUBLE) -> Position:
    return Position.from_text(text, SEVEN)


def exercise(length: int = 3) -> Exercise:
    return Exercise(SEVEN, setup_of(position()), ThreatKind.FOURS, length)


class Undecided:
    """A solver that reports for every position that it could not decide."""

    def solve(self, position: Position, side: Stone | None, kind: ThreatKind, limit: SolverLimit) -> Solution:
        del limit
        return Solution(SolverResult.UNKNOWN, kind, side or position.to_move, (), (), (), 0, 0.0)

    def stop(self) -> None:
        """Do nothing, because no search runs."""


def record(moves: str) -> GameRecord:
    """Return a game that starts at a position in which Black wins, followed by these moves."""
    game = exercise().record()
    node = game.root
    for move in moves.split():
        node = game.add(node, point(move))
    return game
