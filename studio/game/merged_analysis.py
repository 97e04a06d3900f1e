"""Merges several analyses of one position into one, for a record. The better analysis and all proofs remain."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound

_MOST_COMPARED = 11
"""The maximum number of compared moves. A review compares up to ten offered fifth moves and one more move."""
Known = Mapping[int, KnownResult]


def merged_analysis(old: PositionAnalysis | None, new: PositionAnalysis) -> PositionAnalysis:
    """Return the better of two analyses, with the proofs of both.

    If both are equally good, `new` is the better one. Wins by threats come from `new`, unless only `old` has any or
    only `old` has a win of the side to move. Compared moves come from the analysis whose comparison has more visits.
    """
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
        threats=_threats(old, new),
    )


def with_threats(analysis: PositionAnalysis, found: ThreatsFound, choices: Collection[int]) -> PositionAnalysis:
    """Return a copy of the analysis with what the solver proved about the position and its moves.

    `choices` are the legal moves.
    """
    proven = _proven_by(found, choices)
    joined = _with_proofs(analysis, _proven_moves(proven), proven)
    if proven.candidates:
        joined = replace(joined, candidates=tuple(_on_line(row, proven.candidates[0]) for row in joined.candidates))
    compared = tuple(_with_proof(row, _proven_moves(proven).get(row.point)) for row in joined.compared)
    return replace(joined, known=analysis.known.joined(proven.known), compared=compared, threats=found)


def with_proofs_of(analysis: PositionAnalysis, found: ThreatsFound, choices: Collection[int]) -> PositionAnalysis:
    """Return a copy of the analysis with the solver's proofs.

    The wins by threats that it stores do not change. `choices` are the legal moves.
    """
    return replace(with_threats(analysis, found, choices), threats=analysis.threats)


def _threats(old: PositionAnalysis, new: PositionAnalysis) -> ThreatsFound | None:
    """Return the wins by threats of `new`.

    A win that only `old` has is kept, because its search may have been longer.
    """
    was_won = old.threats is not None and old.threats.win is not None
    is_won = new.threats is not None and new.threats.win is not None
    return old.threats if new.threats is None or (was_won and not is_won) else new.threats


def _proven_by(found: ThreatsFound, choices: Collection[int]) -> PositionAnalysis:
    """Return the solver's proofs as an analysis without a search. Losses have no number of plies."""
    candidates: tuple[Candidate, ...] = ()
    lost: tuple[int, ...] = ()
    known = NOTHING_KNOWN
    if found.menace is not None:
        lost = tuple(sorted(set(choices) - {*found.menace.defences, *found.menace.undecided}))
        known = KnownResult(Proof.LOSS) if len(lost) == len(choices) else NOTHING_KNOWN
    if found.win is not None:
        known, line = KnownResult(Proof.WIN, len(found.win.line)), found.win.line
        lost = tuple(point for point in lost if point != line[0])
        candidates = (Candidate(line[0], 0, 1.0, None, Proof.WIN, line, len(line)),)
    return PositionAnalysis(0, candidates, known=known, lost=lost)


def _on_line(row: Candidate, proven: Candidate) -> Candidate:
    """Return the candidate with the solver's line if the solver proved that this move wins in as many plies.

    Otherwise return the candidate unchanged.
    """
    is_shortest = row.point == proven.point and row.proof_moves == proven.proof_moves
    return replace(row, line=proven.line) if is_shortest else row


def _proven_moves(analysis: PositionAnalysis) -> dict[int, KnownResult]:
    proven = dict.fromkeys(analysis.lost, KnownResult(Proof.LOSS, analysis.lost_in))
    for row in analysis.rows:
        if row.proof is not Proof.UNKNOWN:
            proven[row.point] = row.known.joined(proven.get(row.point, NOTHING_KNOWN))
    return proven


def _foundation(analysis: PositionAnalysis) -> tuple[bool, bool, int]:
    """Return a sort key for analyses: the better analysis has the greater key.

    An analysis of all moves is better than one of selected moves. If this does not decide, a proven result is better.
    If that does not decide either, more visits of the root are better.
    """
    return not analysis.is_steered, analysis.known.is_certain, analysis.visits


def _with_proofs(kept: PositionAnalysis, proven: Known, other: PositionAnalysis) -> PositionAnalysis:
    """Return `kept` with the proofs of `other` added. An added win or draw has no visits."""
    rows = tuple(_with_proof(row, proven.get(row.point), _line_of(other, row.point)) for row in kept.candidates)
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


def _with_proof(row: Candidate, known: KnownResult | None, line: tuple[int, ...] = ()) -> Candidate:
    """Return the candidate with the result `known`, which another search proved, and with the longest line that fits.

    `line` comes from the other search. A line fits if it leads to this result within the proven number of plies. If
    only the other search proved the result, the candidate's own line is cut after its first move.
    """
    other = known or NOTHING_KNOWN
    joined = row.known.joined(other)
    if not joined.is_certain:
        return row
    lines = [row.line if row.known.is_certain else row.line[:1], line if other.proof is joined.proof else ()]
    fitting = [each for each in lines if joined.moves is None or len(each) <= joined.moves]
    longest = max(fitting, key=len, default=row.line[:1])
    return replace(row, proof=joined.proof, proof_moves=joined.moves, line=longest)


def _line_of(analysis: PositionAnalysis, point: int) -> tuple[int, ...]:
    """Return the longest line in the analysis that begins with the move at `point` and has a proven result.

    Return an empty line if there is none.
    """
    rows = (row.line for row in analysis.rows if row.point == point and row.known.is_certain)
    return max(rows, key=len, default=())


def _longest(lengths: list[int | None]) -> int | None:
    known = [length for length in lengths if length is not None]
    return max(known, default=None) if len(known) == len(lengths) else None


def _comparison(analysis: PositionAnalysis, kept: PositionAnalysis) -> tuple[Candidate, ...]:
    """Return the results of the moves that this analysis compared.

    `kept` is the analysis whose candidates remain after merging. If `analysis` is another one and searched only
    selected moves, its candidates count as compared moves.
    """
    if analysis is kept or not analysis.is_steered:
        return analysis.compared
    visited = [row for row in analysis.candidates if row.visits or row.known.is_certain]
    return tuple(visited[:_MOST_COMPARED])


def _visits(rows: tuple[Candidate, ...]) -> int:
    return sum(row.visits for row in rows)
