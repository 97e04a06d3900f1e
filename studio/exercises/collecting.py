"""Takes exercises out of records: where a side first had a win by threats, and where a game missed one."""

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
"""A win of one ply is no exercise."""
POSITION = SolverLimit(nodes=200_000)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which positions make an exercise."""

    kind: ThreatKind = ThreatKind.FOURS
    least_plies: int = LEAST_PLIES
    only_missed: bool = False
    """Only where the move of the game threw the win away."""
    limit: SolverLimit = POSITION
    """How long the solver looks at a position."""


def exercises_in(record: GameRecord, prover: Prover, wanted: Wanted, origin: Origin) -> Iterator[Exercise | None]:
    """Goes along the main line; for each position the exercise that it makes, or nothing.

    A win that a side has had at its turn before is taken only where the game threw it away now.
    """
    had: dict[Stone, bool] = {}
    for node, position, played in _positions(record):
        if position.is_over:
            return
        found = prover.solve(position, position.to_move, wanted.kind, wanted.limit)
        is_new = not had.get(position.to_move, False)
        had[position.to_move] = found.is_win
        if not found.is_win or found.length < wanted.least_plies:
            yield None
            continue
        is_missed = played is not None and _misses(prover, position, played, wanted)
        is_taken = is_missed or (is_new and not wanted.only_missed)
        moves = sum(step.move is not None for step in node.path())
        yield _made(position, found, replace(origin, moves=moves), played if is_missed else None) if is_taken else None


def exercise_at_end(record: GameRecord, prover: Prover, wanted: Wanted, origin: Origin) -> Exercise | None:
    """What the last position of the main line makes."""
    position = record.position(record.main_line()[-1])
    if position.is_over:
        return None
    found = prover.solve(position, position.to_move, wanted.kind, wanted.limit)
    is_taken = found.is_win and found.length >= wanted.least_plies
    return _made(position, found, replace(origin, moves=position.ply), None) if is_taken else None


def _positions(record: GameRecord) -> Iterator[tuple[Node, Position, int | None]]:
    """Each position of the main line, lent, with the point that was played in it; ends where a move cannot be."""
    line, position = record.main_line(), Position(record.rules)
    for node, following in zip(line, [*line[1:], None], strict=True):
        try:
            position = node.lead(position)
        except (IllegalMoveError, PositionError):
            return
        yield node, position, _point_of(following, position)


def _point_of(node: Node | None, position: Position) -> int | None:
    """A move of the side whose turn it was; who passes, or sets stones up, has not tried to win."""
    move = node.move if node is not None and node.setup is None else None
    if move is None or move.point == PASS or move.stone is not position.to_move:
        return None
    return move.point


def _misses(prover: Prover, position: Position, played: int, wanted: Wanted) -> bool:
    return judge(prover, position, played, wanted.kind, wanted.limit).verdict is Verdict.LOSES


def _made(position: Position, found: Solution, origin: Origin, played: int | None) -> Exercise:
    return Exercise(position.rules, setup_of(position), found.kind, found.length, origin, played)
