"""Writes the state of a search as a line of `kata-analyze` or `lz-analyze`. Win rates are for the side to move."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.snapshot import CandidateRow, Snapshot
from studio.game.position_analysis import Proof
from studio.protocols.analysis.answers import in_order, lower_bound
from studio.protocols.vertices import vertex_of

_SCALE = 10_000
"""In `lz-analyze`, rates are whole numbers of ten-thousandths."""


class Dialect(StrEnum):
    """The program whose output format is used."""

    KATAGO = "kata"
    LEELA = "lz"


@dataclass(frozen=True, slots=True)
class AnalysisRequest:
    """Which results of a search a controller wants to see, and how often."""

    dialect: Dialect
    seconds: float = 0.5
    """The seconds between two lines."""
    fewest_moves: int = 0
    most_moves: int = 1_000
    has_root: bool = False


def analysis_line(found: Snapshot, request: AnalysisRequest) -> str:
    """Return one line about all searched moves. If no move was searched yet, return an empty text."""
    rows = list(in_order(found))[: max(request.most_moves, request.fewest_moves)]
    infos = (" ".join(_info(order, row, found, request.dialect)) for order, row in enumerate(rows))
    root = _root(found) if request.has_root and request.dialect is Dialect.KATAGO else []
    return " ".join([*infos, *root])


def _info(order: int, row: CandidateRow, found: Snapshot, dialect: Dialect) -> Iterator[str]:
    yield f"info move {vertex_of(row.point, found.root.rules)} visits {row.visits}"
    rate, prior, lower = row.win_rate, row.prior if row.prior == row.prior else 0.0, lower_bound(row)
    if dialect is Dialect.LEELA:
        yield f"winrate {_scaled(rate)} prior {_scaled(prior)} lcb {_scaled(lower)}"
    else:
        yield f"edgeVisits {row.visits} utility {row.value:.6g} winrate {rate:.6g} prior {prior:.6g} lcb {lower:.6g}"
        if row.proof is not Proof.UNKNOWN:
            yield f"proof {row.proof}"
    yield f"order {order} pv {' '.join(vertex_of(point, found.root.rules) for point in row.line)}"


def _root(found: Snapshot) -> Iterator[str]:
    root = found.root
    yield f"rootInfo visits {root.visits} utility {root.value:.6g} winrate {root.win_rate:.6g}"


def _scaled(rate: float) -> int:
    return round(_SCALE * min(max(rate, 0.0), 1.0))
