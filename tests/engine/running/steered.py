"""Helpers for the tests of steering: searches with many kinds of parameters, and functions that make steerings."""

from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.searches import ROLLOUT_PROFILES
from tests.game.boards import played

NINE = PRESETS["gomoku-9"]
PUCT = Parameters(selection=Selection.PUCT, first_play=0.0, exploration=1.5, proofs=False)
KINDS = {
    **{name: replace(profile.parameters, reuse=True) for name, profile in ROLLOUT_PROFILES.items()},
    "puct": PUCT,
    "puct-near": Parameters(selection=Selection.PUCT, first_play=0.0, tree_radius=1, transpositions=True),
    "first-play": Parameters(first_play=0.5, exploration=0.3, transpositions=True),
    "narrow": Parameters(proofs=False, widening_start=1, widening_factor=0.0),
}
VALUES = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}
THREADS = pytest.mark.parametrize("threads", [1, 2])
EACH_KIND = pytest.mark.parametrize("kind", KINDS)


def only(*points: int) -> Steering:
    return Steering(only=frozenset(points))


def without(*points: int) -> Steering:
    return Steering(excluded=frozenset(points))


def visits_of(search: Search) -> dict[int, int]:
    root = search.inspect(())
    return dict(zip(root.points.tolist(), root.child_visits.tolist(), strict=True))


def begun(kind: str, position: Position | None = None, simulations: int = 300, threads: int = 1) -> Search:
    search = Search(position or played("e5 e6", NINE), KINDS[kind], seed=3, threads=threads)
    search.run(Limit(simulations=simulations))
    return search
