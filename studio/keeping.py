"""What a record keeps of a search, so that nothing need be computed again."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import numpy as np

from studio.engine.parameters import Parameters
from studio.engine.snapshot import LONGEST_LINE, NodeView, Snapshot, frozen
from studio.game.position_analysis import Candidate, ParameterValue, PositionAnalysis, Proof
from studio.game.rules import Rules

_MOST_CANDIDATES = 20
_LONGEST_KEPT_LINE = 12
_BOUNDS = {Proof.WIN: (1, 1), Proof.DRAW: (0, 0), Proof.LOSS: (-1, -1), Proof.UNKNOWN: (-1, 1)}


def analysis_of(snapshot: Snapshot, profile: str, parameters: Parameters) -> PositionAnalysis:
    """The best candidates of a search, and what is needed to repeat it."""
    root = snapshot.root
    rows = [root.candidate(row) for row in range(min(len(root), _MOST_CANDIDATES))]
    return PositionAnalysis(
        simulations=root.visits,
        candidates=tuple(
            Candidate(
                point=row.point,
                visits=row.visits,
                value=min(1.0, max(-1.0, row.value)),
                prior=min(1.0, max(0.0, row.prior)),
                proof=row.proof,
                line=row.line[:_LONGEST_KEPT_LINE],
            )
            for row in rows
        ),
        profile=profile,
        parameters=_plain(parameters),
    )


def view_of(analysis: PositionAnalysis, rules: Rules) -> NodeView:
    """What was kept, as the views know it from a search; the terms of the selection are not kept."""
    rows = sorted(analysis.candidates, key=lambda row: (row.proof is not Proof.WIN, -row.visits))
    best, unknown = analysis.best, np.full(len(rows), np.nan)
    bounds = [_BOUNDS[row.proof] for row in rows]
    return NodeView(
        rules=rules,
        path=(),
        visits=analysis.simulations,
        evaluations=0,
        value=best.value if best else 0.0,
        proof=Proof.UNKNOWN,
        proof_moves=0,
        points=frozen([row.point for row in rows], np.int64),
        child_visits=frozen([row.visits for row in rows], np.int64),
        values=frozen([row.value for row in rows], np.float64),
        priors=frozen([np.nan if row.prior is None else row.prior for row in rows], np.float64),
        exploitations=frozen(unknown, np.float64),
        explorations=frozen(unknown, np.float64),
        scores=frozen(unknown, np.float64),
        lower=frozen([lower for lower, _ in bounds], np.int8),
        upper=frozen([upper for _, upper in bounds], np.int8),
        distances=frozen(np.zeros(len(rows)), np.int64),
        lines=_lines(rows),
    )


def _lines(rows: list[Candidate]) -> tuple[Any, Any]:
    """The moves behind each row's own, and how many they are."""
    lines = np.full((len(rows), LONGEST_LINE), -1, np.int16)
    lengths = np.zeros(len(rows), np.int64)
    for number, row in enumerate(rows):
        rest = row.line[1 : 1 + LONGEST_LINE]
        lines[number, : len(rest)] = rest
        lengths[number] = len(rest)
    return frozen(lines, np.int16), frozen(lengths, np.int64)


def _plain(parameters: Parameters) -> Mapping[str, ParameterValue]:
    return {
        name: value if isinstance(value, bool | int | float) else str(value)
        for name, value in asdict(parameters).items()
    }
