"""Finds exercises in games: positions with a new win by threats, or where the player missed such a win."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution
from studio.exercises.exercise import Exercise, Origin, Prover, setup_of
from studio.exercises.judging import Verdict, judge
from studio.game.errors import IllegalMoveError, PositionError
from studio.game.node import Node
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.stones import PASS, Stone

LEAST_PLIES = 3
"""The length in plies of the shortest win that counts; a win in one ply is too easy."""
POSITION = SolverLimit(nodes=200_000)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The conditions under which a position becomes an exercise."""

    kind: ThreatKind = ThreatKind.FOURS
    least_plies: int = LEAST_PLIES
    most_plies: int | None = None
    only_missed: bool = False
    """Whether only those positions count in which the game's move gave up the win."""
    limit: SolverLimit = POSITION
    """The solver's limit for each position."""

    def takes(self, found: Solution) -> bool:
        """Return whether a position with this solution has a win of a wanted length."""
        most = found.length if self.most_plies is None else self.most_plies
        return found.is_win and self.least_plies <= found.length <= most


def exercises_in(record: GameRecord, prover: Prover, wanted: Wanted, origin: Origin) -> Iterator[Exercise | None]:
    """Yield an exercise for each position of the main line, or None if the position is not suitable.

    If the side already had a win on its previous turn, the position is suitable only if the game's move gives up the
    win.
    """
    had: dict[Stone, bool] = {}
    for node, position, played in _positions(record):
        if position.is_over:
            return
        found = prover.solve(position, position.to_move, wanted.kind, wanted.limit)
        is_new = not had.get(position.to_move, False)
        had[position.to_move] = found.is_win
        if not wanted.takes(found):
            yield None
            continue
        is_missed = played is not None and _misses(prover, position, played, wanted)
        is_taken = is_missed or (is_new and not wanted.only_missed)
        moves = sum(step.move is not None for step in node.path())
        yield _made(position, found, replace(origin, moves=moves), played if is_missed else None) if is_taken else None


def exercise_at_end(record: GameRecord, prover: Prover, wanted: Wanted, origin: Origin) -> Exercise | None:
    """Return the exercise in the last position of the main line.

    Return None if the game is over there, or if the position has no win of a wanted length.
    """
    position = record.position(record.main_line()[-1])
    if position.is_over:
        return None
    found = prover.solve(position, position.to_move, wanted.kind, wanted.limit)
    return _made(position, found, replace(origin, moves=position.ply), None) if wanted.takes(found) else None


def _positions(record: GameRecord) -> Iterator[tuple[Node, Position, int | None]]:
    """Yield each node of the main line, its position, and the point of the next move. Stop at an illegal move.

    All items share one `Position`, which callers must not change.
    """
    line, position = record.main_line(), Position(record.rules)
    for node, following in zip(line, [*line[1:], None], strict=True):
        try:
            position = node.lead(position)
        except (IllegalMoveError, PositionError):
            return
        yield node, position, _point_of(following, position)


def _point_of(node: Node | None, position: Position) -> int | None:
    """Return the point of the move at `node`, or None for a pass, a setup or a move of the wrong side."""
    move = node.move if node is not None and node.setup is None else None
    if move is None or move.point == PASS or move.stone is not position.to_move:
        return None
    return move.point


def _misses(prover: Prover, position: Position, played: int, wanted: Wanted) -> bool:
    return judge(prover, position, played, wanted.kind, wanted.limit).verdict is Verdict.LOSES


def _made(position: Position, found: Solution, origin: Origin, played: int | None) -> Exercise:
    return Exercise(position.rules, setup_of(position), found.kind, found.length, origin, played)
