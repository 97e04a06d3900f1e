"""Views of nodes for tests: from real searches, and with given numbers."""

from collections.abc import Mapping
from functools import cache

import numpy as np

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules

BOARD = Rules(5, 5, 4)


@cache
def real_view(game: str = "gomoku-6", simulations: int = 400) -> NodeView:
    search = Search(Position(PRESETS[game]), Parameters(proofs=False), seed=3)
    search.run(Limit(simulations=simulations))
    return search.snapshot().root


def made_view(
    visits: Mapping[str, int],
    win_rates: Mapping[str, float] | None = None,
    priors: Mapping[str, float] | None = None,
    proofs: Mapping[str, tuple[int, int]] | None = None,
    judged: float | None = None,
) -> NodeView:
    """Return a view with moves in the given order, which must be by descending visits.

    `proofs` has, for proven moves, their value (both bounds) and the number of plies to the end.
    """
    moves, win_rates, priors, proofs = list(visits), win_rates or {}, priors or {}, proofs or {}
    ends = [proofs.get(move) for move in moves]
    points = np.array([point_from_human(move, BOARD) for move in moves], np.int64)
    values = np.array([2 * win_rates.get(move, 0.5) - 1 for move in moves])
    lines = np.full((len(moves), 24), -1, np.int16)
    lines[:, 0] = np.roll(points, 1)
    return NodeView(
        rules=BOARD,
        path=(),
        visits=sum(visits.values()) + 1,
        evaluations=1,
        value=0.0,
        proof=Proof.UNKNOWN,
        proof_moves=0,
        points=points,
        child_visits=np.array(list(visits.values()), np.int64),
        values=values,
        priors=np.array([priors.get(move, 0.04) for move in moves]),
        exploitations=values,
        explorations=np.zeros(len(moves)),
        scores=values - 3,
        lower=np.array([end[0] if end else -1 for end in ends], np.int8),
        upper=np.array([end[0] if end else 1 for end in ends], np.int8),
        distances=np.array([end[1] if end else 0 for end in ends], np.int64),
        lines=(lines, np.ones(len(moves), np.int64)),
        judged=judged,
    )
