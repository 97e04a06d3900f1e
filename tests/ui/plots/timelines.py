"""Timelines for the tests of plots."""

from collections.abc import Mapping
from functools import cache

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.engine.views.timeline import Timeline
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.ui.views import made_view

GOMOKU = PRESETS["gomoku-6"]


def moment(simulations: int, visits: Mapping[str, int]) -> Snapshot:
    view = made_view(dict(sorted(visits.items(), key=lambda pair: -pair[1])))
    best = int(view.points[0]) if len(view) else None
    return Snapshot(1, view, best, simulations, 1.0, 1, 1, 1, 1.0, 0, 1.0, 1.0, False)


@cache
def real_timeline(simulations: int = 3000) -> tuple[Snapshot, ...]:
    search, timeline = Search(Position(GOMOKU), Parameters(proofs=False), seed=3), Timeline()
    done = 0
    while done < simulations:
        due = min(simulations, timeline.next_count)
        search.run(Limit(simulations=due - done))
        timeline.add(search.snapshot())
        done = due
    return timeline.snapshots


def growing(*shares: Mapping[str, int]) -> list[Snapshot]:
    return [moment(100 * (at + 1), visits) for at, visits in enumerate(shares)]
