"""Limits are combined: the first one reached ends a run, and the used share is known."""

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS

LATE = {"simulations": 10**9, "seconds": 10_000.0, "depth": 500}
SOON = {"simulations": 300, "seconds": 1e-6, "depth": 4}


@pytest.mark.parametrize("first", SOON)
def test_the_first_limit_reached_ends_the_run(first: str) -> None:
    search = Search(Position(PRESETS["gomoku-15"]), Parameters(exploration=0.2), seed=1)
    limit = Limit(**{**LATE, first: SOON[first]})  # type: ignore[arg-type]
    assert search.run(limit) == StoppedBy(first)
    if first == "simulations":
        assert search.simulations == 300
    assert search.depth == search.snapshot().depth >= (4 if first == "depth" else 0)


def test_the_used_share_is_that_of_the_nearest_limit() -> None:
    limit = Limit(simulations=100, seconds=10, depth=20)
    assert limit.used(50, 1.0, 2) == 0.5
    assert limit.used(0, 9.0, 2) == 0.9
    assert limit.used(0, 1.0, 15) == 0.75
    assert limit.used(500, 1.0, 15) == 1.0
    assert Limit(memory_mb=3).used(5, 5.0, 5) is None


def test_only_a_limit_without_values_is_empty() -> None:
    assert Limit().is_empty
    assert not any(Limit(**{name: 3}).is_empty for name in ("simulations", "seconds", "memory_mb", "depth"))
