"""Adds results from a record to the results of a search. No Qt."""

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView, Snapshot, frozen
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, Proof
from studio.insight.ranking import best_point
from studio.insight.recorded import Recorded

_VALUES = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}


def with_recorded(view: NodeView, known: Recorded) -> NodeView:
    """Return the view of a root with the record's proven results and the best move of its review.

    If the search has not tried a proven move, the move gets a row without visits.
    """
    view = _with_known(view, known.known)
    if not len(view):
        return view
    proven = _joined(view, known.moves)
    missing = [point for point in proven if point not in set(view.points.tolist())]
    news = {point: each for point, each in proven.items() if point in missing or not _has(view, point, each)}
    if news or missing:
        view = _in_order(_with_results(_with_rows(view, missing), news))
        view = _with_known(view, _won(proven))
    view = _with_lines(view, known.lines)
    if known.compared is not None:
        view = _with_comparison(view, known.compared)
    best = known.best if known.best is None or known.best in view.points else None
    return view if view.preferred == best else replace(view, preferred=best)


def snapshot_with_recorded(snapshot: Snapshot, known: Recorded) -> Snapshot:
    """Return the snapshot with the root that `with_recorded` returns.

    The move with rank 1 becomes the best move if the review prefers it or it is proven to win. It also becomes the best
    move if the search's best move is proven to lose.
    """
    root = with_recorded(snapshot.root, known)
    if root is snapshot.root:
        return snapshot
    return replace(snapshot, root=root, best=_best(root, snapshot.best))


# Implementation


def _best(root: NodeView, best: int | None) -> int | None:
    """Return `best`. If a proof or the review shows that the move with rank 1 is better, return that move instead."""
    first = best_point(root)
    if first is not None and first == root.preferred:
        return first
    rows = np.flatnonzero(root.points == (-1 if best is None else best))
    if first is None or not rows.size:
        return best
    wins = bool((root.lower == 1).any())
    return first if wins or root.upper[rows[0]] == -1 else best


def _joined(view: NodeView, moves: Mapping[int, KnownResult]) -> dict[int, KnownResult]:
    """Return the results of the view's moves, completed with those of the record."""
    rows = {int(point): row for row, point in enumerate(view.points)}
    return {
        point: _known_in(view, rows[point]).joined(known) if point in rows else known for point, known in moves.items()
    }


def _won(proven: Mapping[int, KnownResult]) -> KnownResult:
    """Return the result that winning moves prove for their position. It is unknown if no move wins."""
    return reduce(KnownResult.joined, (each for each in proven.values() if each.proof is Proof.WIN), NOTHING_KNOWN)


def _known_in(view: NodeView, row: int) -> KnownResult:
    proof = view.child_proof(row)
    if proof is Proof.UNKNOWN:
        return NOTHING_KNOWN
    return KnownResult(proof, view.child_proof_moves(row) or None)


def _has(view: NodeView, point: int, known: KnownResult) -> bool:
    row = int(np.flatnonzero(view.points == point)[0])
    return _known_in(view, row) == known


def _with_rows(view: NodeView, points: list[int]) -> NodeView:
    """Return the view with an additional row without visits for each of these points."""
    if not points:
        return view
    count = len(points)
    unknown, lines = np.full(count, np.nan), view.lines
    return replace(
        view,
        points=frozen(np.append(view.points, points), np.int64),
        child_visits=frozen(np.append(view.child_visits, np.zeros(count, np.int64)), np.int64),
        values=frozen(np.append(view.values, np.zeros(count))),
        priors=frozen(np.append(view.priors, unknown)),
        exploitations=frozen(np.append(view.exploitations, unknown)),
        explorations=frozen(np.append(view.explorations, unknown)),
        scores=frozen(np.append(view.scores, unknown)),
        lower=frozen(np.append(view.lower, np.full(count, -1)), np.int8),
        upper=frozen(np.append(view.upper, np.full(count, 1)), np.int8),
        distances=frozen(np.append(view.distances, np.full(count, -1)), np.int64),
        lines=(
            frozen(np.vstack([lines[0], np.full((count, lines[0].shape[1]), -1)]), np.int16),
            frozen(np.append(lines[1], np.zeros(count, np.int64)), np.int64),
        ),
        engine_scores=(*view.engine_scores, *[None] * count) if view.engine_scores else (),
    )


def _with_results(view: NodeView, news: Mapping[int, KnownResult]) -> NodeView:
    """Return the view with the proven results `news` added to its moves.

    The line of such a move may lead to a different result. If the search has not proven the result itself, only the
    first move of the line is kept. A move with an added result can no longer be selected by the search.
    """
    values, lower, upper = view.values.copy(), view.lower.copy(), view.upper.copy()
    distances, lengths, scores = view.distances.copy(), view.lines[1].copy(), view.scores.copy()
    for row, point in enumerate(view.points.tolist()):
        known = news.get(point)
        if known is None:
            continue
        if lower[row] != upper[row]:
            lengths[row] = 0
        values[row] = lower[row] = upper[row] = _VALUES[known.proof]
        distances[row] = (known.moves or 0) - 1
        scores[row] = -np.inf if view.has_terms else np.nan
    return replace(
        view,
        values=frozen(values),
        scores=frozen(scores),
        lower=frozen(lower),
        upper=frozen(upper),
        distances=frozen(distances),
        lines=(view.lines[0], frozen(lengths)),
    )


def _with_lines(view: NodeView, lines: Mapping[int, tuple[int, ...]]) -> NodeView:
    """Return the view with those `lines` of proven wins that are longer than its own.

    `lines` maps first moves to lines. No line is longer than the proven length of the win.
    """
    moves, lengths = view.lines[0].copy(), view.lines[1].copy()
    for row, point in enumerate(view.points.tolist() if lines else ()):
        line, plies = lines.get(point, ()), view.child_proof_moves(row)
        rest = line[1 : 1 + moves.shape[1]]
        if len(rest) > lengths[row] and view.lower[row] == 1 and (plies <= 0 or len(line) <= plies):
            moves[row, : len(rest)], lengths[row] = rest, len(rest)
    if (lengths == view.lines[1]).all():
        return view
    return replace(view, lines=(frozen(moves), frozen(lengths)))


def _in_order(view: NodeView) -> NodeView:
    """Return the view with proven wins first.

    The other moves are sorted by visits; at equal visits, losses come last.
    """
    wins, losses = view.lower == 1, view.upper == -1
    rows: Integers = np.lexsort((np.arange(len(view)), losses, -view.child_visits, ~wins)).astype(np.int64)
    return view if (rows == np.arange(len(view))).all() else view.with_rows(rows)


def _with_known(view: NodeView, known: KnownResult) -> NodeView:
    own = KnownResult(view.proof, view.proof_moves or None) if view.proof is not Proof.UNKNOWN else NOTHING_KNOWN
    joined = own.joined(known)
    if joined == own:
        return view
    return replace(view, value=float(_VALUES[joined.proof]), proof=joined.proof, proof_moves=joined.moves or 0)


def _with_comparison(view: NodeView, compared: Candidate) -> NodeView:
    """Return the view with one move's visits and value from the search that compared moves.

    If the view has as many visits of this move, or a proven result of it, return the view unchanged.
    """
    rows = np.flatnonzero(view.points == compared.point)
    row = int(rows[0]) if rows.size else None
    if row is None or view.child_visits[row] >= compared.visits or view.lower[row] == view.upper[row]:
        return view
    visits, values = view.child_visits.copy(), view.values.copy()
    visits[row], values[row] = compared.visits, compared.value
    return replace(view, child_visits=frozen(visits), values=frozen(values))
