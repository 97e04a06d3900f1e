"""What a record keeps of a search, so that nothing need be computed again."""

from collections.abc import Mapping
from dataclasses import asdict

from studio.engine.parameters import Parameters
from studio.engine.snapshot import Snapshot
from studio.game.position_analysis import Candidate, ParameterValue, PositionAnalysis

_MOST_CANDIDATES = 20
_LONGEST_LINE = 12


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
                line=row.line[:_LONGEST_LINE],
            )
            for row in rows
        ),
        profile=profile,
        parameters=_plain(parameters),
    )


def _plain(parameters: Parameters) -> Mapping[str, ParameterValue]:
    return {
        name: value if isinstance(value, bool | int | float) else str(value)
        for name, value in asdict(parameters).items()
    }
