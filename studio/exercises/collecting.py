"""Finds exercises in games.

These are positions with a new win by threats, or with a win that the player missed. In a reviewed game, the missed wins
are those that the review found.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution
from studio.exercises.exercise import Exercise, Origin, Prover, setup_of
from studio.exercises.judging import Verdict
from studio.exercises.judging import judge as judge_answer
from studio.game.errors import IllegalMoveError, PositionError
from studio.game.node import Node
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.stones import PASS, Stone
from studio.insight.missed import Missed
from studio.insight.mistakes import Judged, judge

# A win in one ply is too easy.
LEAST_PLIES = 3
"""A win must have at least this many plies to be an exercise."""
POSITION = SolverLimit(nodes=200_000)
# A review has it, too.
REVIEWED = SolverLimit(nodes=500_000)
"""The limit of the solver in a game that the user played."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The conditions that a position must meet to become an exercise."""

    kind: ThreatKind = ThreatKind.FOURS
    least_plies: int = LEAST_PLIES
    most_plies: int | None = None
    only_missed: bool = False
    """Whether only positions are wanted in which the played move gave up the win."""
    limit: SolverLimit = POSITION
    """The limit of the solver for each position."""

    def takes(self, found: Solution) -> bool:
        """Return whether a position with this solution has a win of a wanted length."""
        most = found.length if self.most_plies is None else self.most_plies
        return found.is_win and self.least_plies <= found.length <= most


def exercises_in(record: GameRecord, prover: Prover, wanted: Wanted, origin: Origin) -> Iterator[Exercise | None]:
    """For each position of the main line, yield an exercise, or None if the position is unsuitable.

    If the side could already win at its previous turn, the position is suitable only if the played move gives the win
    away.
    """
    had: dict[Stone, bool] = {}
    judged = _judged(record) if wanted.only_missed else {}
    for node, position, played in _positions(record):
        if position.is_over:
            return
        move = judged.get(node)
        if move is not None:
            yield _of_review(move, position, wanted, origin)
            continue
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


def _judged(record: GameRecord) -> dict[Node, Judged]:
    """Return the judged moves of the main line. Each is stored under the node of the position before it."""
    moves = judge(record, record.main_line())
    return {before.node: move for before, move in pairwise(moves) if move.judgement is not None}


def _of_review(judged: Judged, position: Position, wanted: Wanted, origin: Origin) -> Exercise | None:
    """Return an exercise if the review found that the move gave up a win of a wanted kind and length.

    Wins in one ply are included if all lengths are wanted.
    """
    missed, move = judged.missed, judged.node.move
    if missed is None or missed.what is not Missed.WIN or missed.win.kind != wanted.kind or move is None:
        return None
    length = len(missed.win.line)
    if (wanted.most_plies is not None and length > wanted.most_plies) or (
        length < wanted.least_plies and wanted.least_plies > LEAST_PLIES
    ):
        return None
    moves = sum(step.move is not None for step in judged.node.path()) - 1
    return Exercise(position.rules, setup_of(position), wanted.kind, length, replace(origin, moves=moves), move.point)


def _positions(record: GameRecord) -> Iterator[tuple[Node, Position, int | None]]:
    """Yield each node of the main line, its position, and the point of the next move.

    Stop at an illegal move. The same `Position` is used for all nodes, and callers must not change it.
    """
    line, position = record.main_line(), Position(record.rules)
    for node, following in zip(line, [*line[1:], None], strict=True):
        try:
            position = node.lead(position)
        except (IllegalMoveError, PositionError):
            return
        yield node, position, _point_of(following, position)


def _point_of(node: Node | None, position: Position) -> int | None:
    """Return the point of the move at `node`. Return None for a pass, a setup, or a move that is out of turn."""
    move = node.move if node is not None and node.setup is None else None
    if move is None or move.point == PASS or move.stone is not position.to_move:
        return None
    return move.point


def _misses(prover: Prover, position: Position, played: int, wanted: Wanted) -> bool:
    return judge_answer(prover, position, played, wanted.kind, wanted.limit).verdict is Verdict.LOSES


def _made(position: Position, found: Solution, origin: Origin, played: int | None) -> Exercise:
    return Exercise(position.rules, setup_of(position), found.kind, found.length, origin, played)
