"""Judges with a solver whether a move keeps or loses a win by threats, and finds the reply to it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import SolverResult
from studio.exercises.exercise import Prover
from studio.game.position import Position
from studio.game.threats import threats_of

EACH = SolverLimit(nodes=100_000)
"""The limit of the solver for one move or one reply."""


class Verdict(StrEnum):
    """What a move does to the win of the side that plays it. UNKNOWN means that the solver reached its limit."""

    WINS = "wins"  # the move wins the game at once
    KEEPS = "keeps"
    LOSES = "loses"  # the win by threats is gone; the game need not be lost
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move, its verdict and the reply to it."""

    point: int
    verdict: Verdict
    reply: int | None = None
    """The reply to the user's move.

    It is the longest defence if the move keeps the win, and a refutation if the move gives it up. None if the game is
    over, if the verdict is UNKNOWN, or if the refutation would reveal a winning move.
    """
    plies: int = 0
    """The number of plies from the reply to the winning move. It is 0 if the move does not keep the win."""
    ends_game: bool = False
    """Whether the game is over after the move."""


@dataclass(frozen=True, slots=True)
class Solutions:
    """The moves in a position that win at once, and those that keep the win by threats."""

    points: tuple[int, ...]
    undecided: tuple[int, ...]
    """The moves for which the solver reached its limit."""

    @property
    def is_exact(self) -> bool:
        return not self.undecided


def judge(prover: Prover, position: Position, point: int, kind: ThreatKind, limit: SolverLimit = EACH) -> Judgement:
    """Judge a move at `point`. The side that makes it must have a win by threats of `kind`."""
    after = position.copy()
    after.play(point)
    verdict, refutations = _verdict(prover, after, kind, limit)
    if verdict is Verdict.KEEPS:
        reply, plies = _defence(prover, after, kind, limit)
        return Judgement(point, verdict, reply, plies)
    if verdict is Verdict.LOSES and not after.is_over:
        return Judgement(point, verdict, _refutation(prover, position, after, kind, limit, refutations))
    return Judgement(point, verdict, ends_game=after.is_over)


def solutions(
    prover: Prover,
    position: Position,
    kind: ThreatKind,
    limit: SolverLimit = EACH,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Solutions:
    """Judge all legal moves, and return those that win at once or keep the win.

    If `is_wanted` returns False, stop; the remaining moves are then undecided.
    """
    keeping, undecided = [], []
    for point in position.legal_moves():
        after = position.copy()
        after.play(point)
        verdict = _verdict(prover, after, kind, limit)[0] if is_wanted() else Verdict.UNKNOWN
        if verdict in (Verdict.WINS, Verdict.KEEPS):
            keeping.append(point)
        elif verdict is Verdict.UNKNOWN:
            undecided.append(point)
    return Solutions(tuple(keeping), tuple(undecided))


# Implementation


def _verdict(
    prover: Prover, after: Position, kind: ThreatKind, limit: SolverLimit
) -> tuple[Verdict, Sequence[int] | None]:
    """Return the verdict on the move that led to `after`, and the replies that refute it.

    If every reply refutes it, the replies are None. If no refutation is known or the game is over, they are empty.
    """
    if after.is_over:
        return (Verdict.WINS if after.winner else Verdict.LOSES), ()
    found = prover.solve(after, after.to_move.opponent, kind, limit)
    if found.result is SolverResult.NONE:
        return Verdict.LOSES, None
    if found.refutations:
        return Verdict.LOSES, found.refutations
    is_known = found.result is SolverResult.WIN and not found.undecided
    return (Verdict.KEEPS if is_known else Verdict.UNKNOWN), ()


def _defence(prover: Prover, after: Position, kind: ThreatKind, limit: SolverLimit) -> tuple[int, int]:
    """Return the reply that delays the win longest, and the number of plies of the solver's line after it.

    If no reply leaves a win, return the first legal move and 0.
    """
    side, best = after.to_move.opponent, (-1, 0)
    for reply in _replies(after):
        after.play(reply)
        line = () if after.is_over else prover.solve(after, side, kind, limit).line
        after.undo()
        if len(line) > best[1]:
            best = reply, len(line)
    return best if best[1] else (after.legal_moves()[0], 0)


def _replies(after: Position) -> Iterator[int]:
    """Yield the replies to examine.

    If there are legal blocks of an immediate win, these are the only ones. Otherwise, they are all legal moves.
    """
    legal = after.legal_moves()
    yield from sorted(threats_of(after).blocks.intersection(legal)) or legal


def _refutation(
    prover: Prover,
    before: Position,
    after: Position,
    kind: ThreatKind,
    limit: SolverLimit,
    refutations: Sequence[int] | None,
) -> int | None:
    """Return the best reply that refutes the move.

    An immediate win is best, then a block, a point of the missed winning line, and the point nearest to the move.
    Return None if the point of the reply would reveal a winning move.
    """
    replies = after.legal_moves() if refutations is None else list(refutations)
    threats = threats_of(after)
    missed = prover.solve(before, before.to_move, kind, limit).line
    last = after.last_move
    nearest = min(replies, key=lambda point: _distance(point, last.point if last else point, after.rules.columns))
    wished = (*threats.wins, *threats.blocks, *missed)
    found = next((point for point in wished if point in replies), nearest)
    return None if found in missed[::2] or _may_win(prover, before, found, kind, limit) else found


def _may_win(prover: Prover, before: Position, point: int, kind: ThreatKind, limit: SolverLimit) -> bool:
    """Return whether a move at `point` keeps the win of the side to move, or could keep it."""
    if not before.is_legal(point):  # a point that only the other side may take
        return False
    after = before.copy()
    after.play(point)
    return _verdict(prover, after, kind, limit)[0] is not Verdict.LOSES


def _distance(one: int, other: int, columns: int) -> int:
    (row, column), (other_row, other_column) = divmod(one, columns), divmod(other, columns)
    return max(abs(row - other_row), abs(column - other_column))
