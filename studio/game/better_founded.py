"""Which of two analyses of one position a record keeps: more is never replaced by less, and a proof always stays."""

from collections.abc import Mapping
from dataclasses import replace

from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof

_MOST_COMPARED = 5
Known = Mapping[int, KnownResult]


def better_founded(old: PositionAnalysis | None, new: PositionAnalysis) -> PositionAnalysis:
    """The analysis that is kept, with what only the other one proved; of equals the new one."""
    if old is None:
        return new
    kept, other = (new, old) if _foundation(new) >= _foundation(old) else (old, new)
    joined = _with_proofs(kept, _proven_moves(other), other)
    proven = _proven_moves(joined)
    compared = max(_comparison(new, kept), _comparison(old, kept), key=_visits)
    return replace(
        joined,
        known=kept.known.joined(other.known),
        compared=tuple(_with_proof(row, proven.get(row.point)) for row in compared),
    )


def _proven_moves(analysis: PositionAnalysis) -> dict[int, KnownResult]:
    """What an analysis proved of the moves, by their points."""
    proven = dict.fromkeys(analysis.lost, KnownResult(Proof.LOSS, analysis.lost_in))
    for row in analysis.rows:
        if row.proof is not Proof.UNKNOWN:
            proven[row.point] = row.known.joined(proven.get(row.point, NOTHING_KNOWN))
    return proven


def _foundation(analysis: PositionAnalysis) -> tuple[bool, bool, int]:
    """A free search is better founded than a steered one, then one with a proof, then one with more simulations."""
    return not analysis.is_steered, analysis.known.is_certain, analysis.simulations


def _with_proofs(kept: PositionAnalysis, proven: Known, other: PositionAnalysis) -> PositionAnalysis:
    """A move of which only the other search knew is added without visits: those belong to the other search."""
    rows = tuple(_with_proof(row, proven.get(row.point)) for row in kept.candidates)
    own = {row.point for row in rows} | set(kept.lost)
    good = (row for row in other.candidates if row.proof in (Proof.WIN, Proof.DRAW) and row.point not in own)
    lost = tuple(point for point, known in proven.items() if known.proof is Proof.LOSS and point not in own)
    lengths = [kept.lost_in] * bool(kept.lost) + [proven[point].moves for point in lost]
    return replace(
        kept,
        candidates=(*rows, *(replace(row, visits=0) for row in good)),
        lost=kept.lost + lost,
        lost_in=_longest(lengths),
    )


def _with_proof(row: Candidate, known: KnownResult | None) -> Candidate:
    joined = row.known.joined(known or NOTHING_KNOWN)
    return replace(row, proof=joined.proof, proof_moves=joined.moves)


def _longest(lengths: list[int | None]) -> int | None:
    known = [length for length in lengths if length is not None]
    return max(known, default=None) if len(known) == len(lengths) else None


def _comparison(analysis: PositionAnalysis, kept: PositionAnalysis) -> tuple[Candidate, ...]:
    """What it says of moves that were to be told apart: all that a steered search says beside a free one."""
    if analysis is kept or not analysis.is_steered:
        return analysis.compared
    return analysis.candidates[:_MOST_COMPARED]


def _visits(rows: tuple[Candidate, ...]) -> int:
    return sum(row.visits for row in rows)
