"""Converts the results of a search to analyses for a game record, and back to views of nodes."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from studio.engine.options.parameters import Parameters
from studio.engine.views.snapshot import LONGEST_LINE, CandidateRow, Integers, NodeView, Snapshot, frozen
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.rules import Rules

_MOST_CANDIDATES = 20
_LONGEST_KEPT_LINE = 12
"""How many moves of a line without a proof are stored at most.

The line of a proven win is stored as far as it is known.
"""
_BOUNDS = {Proof.WIN: (1, 1), Proof.DRAW: (0, 0), Proof.LOSS: (-1, -1), Proof.UNKNOWN: (-1, 1)}
_LOST = -1
_NO_MOVES: Mapping[int, KnownResult] = MappingProxyType({})


def analysis_of(
    snapshot: Snapshot, profile: str, parameters: Parameters, *, is_steered: bool = False
) -> PositionAnalysis:
    """Return the results and settings of a search as an analysis for a game record.

    It contains the first `_MOST_CANDIDATES` moves, the chosen move, and all proven wins and draws. For other proven
    losses it contains only the points.
    """
    root = snapshot.root
    lost = _lost_rows(root)
    best = -1 if snapshot.best is None else snapshot.best
    is_known = (root.upper != _LOST) & ((root.lower == root.upper) | (root.points == best))
    kept = [row for row in range(len(root)) if row < _MOST_CANDIDATES or is_known[row]]
    return PositionAnalysis(
        simulations=snapshot.simulations,
        candidates=tuple(_candidate(root.candidate(row)) for row in kept),
        profile=profile,
        parameters=parameters.as_dict(),
        known=KnownResult(root.proof, root.proof_moves if root.proof is not Proof.UNKNOWN else None),
        lost=tuple(int(point) for point in root.points[lost]),
        lost_in=int(root.distances[lost].max()) + 1 if lost.size else None,
        is_steered=is_steered,
        seconds=snapshot.seconds,
        depth=snapshot.depth,
        draws=snapshot.draws,
        kept=max(0, root.visits - snapshot.simulations),
    )


def _lost_rows(root: NodeView) -> Integers:
    """Return the rows of proven losses that come after the first `_MOST_CANDIDATES` rows."""
    rows = np.flatnonzero(root.upper == _LOST)
    return np.asarray(rows[rows >= _MOST_CANDIDATES])


def _candidate(row: CandidateRow) -> Candidate:
    return Candidate(
        point=row.point,
        visits=row.visits,
        value=min(1.0, max(-1.0, row.value)),
        prior=min(1.0, max(0.0, row.prior)),
        proof=row.proof,
        line=row.line if row.proof is Proof.WIN else row.line[:_LONGEST_KEPT_LINE],
        proof_moves=row.proof_moves if row.proof is not Proof.UNKNOWN else None,
    )


def view_of(
    analysis: PositionAnalysis,
    rules: Rules,
    known: KnownResult = NOTHING_KNOWN,
    known_moves: Mapping[int, KnownResult] = _NO_MOVES,
) -> NodeView:
    """Return an analysis as the view of a node, without the terms of the selection formula.

    `known` and `known_moves` are proven results of the position and of its moves, found at other nodes of the record.
    They complete the analysis.
    """
    known_moves = {point: KnownResult(Proof.LOSS, analysis.lost_in) for point in analysis.lost} | dict(known_moves)
    rows = [_certain(row, known_moves.get(row.point, NOTHING_KNOWN)) for row in _with_others(analysis, known_moves)]
    rows.sort(key=lambda row: (row.proof is not Proof.WIN, row.proof is Proof.LOSS, -row.visits))
    known = analysis.known.joined(known)
    unknown = np.full(len(rows), np.nan)
    bounds = [_BOUNDS[row.proof] for row in rows]
    return NodeView(
        rules=rules,
        path=(),
        visits=analysis.visits,
        evaluations=0,
        value=float(_BOUNDS[known.proof][0]) if known.is_certain else rows[0].value if rows else 0.0,
        proof=known.proof,
        proof_moves=known.moves or 0,
        points=frozen([row.point for row in rows], np.int64),
        child_visits=frozen([row.visits for row in rows], np.int64),
        values=frozen([row.value for row in rows], np.float64),
        priors=frozen([np.nan if row.prior is None else row.prior for row in rows], np.float64),
        exploitations=frozen(unknown, np.float64),
        explorations=frozen(unknown, np.float64),
        scores=frozen(unknown, np.float64),
        lower=frozen([lower for lower, _ in bounds], np.int8),
        upper=frozen([upper for _, upper in bounds], np.int8),
        distances=frozen([(row.proof_moves or 0) - 1 for row in rows], np.int64),
        lines=_lines(rows),
        engine_scores=_engine_scores(rows),
    )


def _engine_scores(rows: list[Candidate]) -> tuple[str | None, ...]:
    scores = tuple(row.engine_score if row.is_estimate and not row.known.is_certain else None for row in rows)
    return scores if any(score is not None for score in scores) else ()


def _with_others(analysis: PositionAnalysis, known_moves: Mapping[int, KnownResult]) -> list[Candidate]:
    """Return the candidates of the analysis. For each other move in `known_moves`, add a candidate without visits."""
    points = {row.point for row in analysis.candidates}
    others = [Candidate(point, 0, 0.0) for point in known_moves if point not in points]
    return [*analysis.candidates, *others]


def _certain(row: Candidate, known: KnownResult) -> Candidate:
    """Return the candidate with its proven result, if it has one.

    If the result comes only from `known`, keep only the first move of the principal variation.
    """
    known = row.known.joined(known)
    if not known.is_certain:
        return row
    line = row.line if row.known.is_certain else row.line[:1]
    return replace(row, value=float(_BOUNDS[known.proof][0]), proof=known.proof, proof_moves=known.moves, line=line)


def _lines(rows: list[Candidate]) -> tuple[Any, Any]:
    """Return the principal variations without their first moves as an array [row, ply], and an array of their
    lengths.
    """
    lines = np.full((len(rows), LONGEST_LINE), -1, np.int16)
    lengths = np.zeros(len(rows), np.int64)
    for number, row in enumerate(rows):
        rest = row.line[1 : 1 + LONGEST_LINE]
        lines[number, : len(rest)] = rest
        lengths[number] = len(rest)
    return frozen(lines, np.int16), frozen(lengths, np.int64)
