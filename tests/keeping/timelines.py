"""Timelines of real searches, for the tests of their views, storage and export."""

from dataclasses import replace
from functools import cache

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Threats
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.engine.views.timeline import Timeline
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import ROLLOUT_PROFILES

GAMES = {"gomoku-15": (), "connect-four": (3, 3, 4, 4), "tic-tac-toe": (4, 1)}
"""The moves before the search, as points; for connect-four as columns."""


def position_of(game: str) -> Position:
    position = Position(PRESETS[game])
    for move in GAMES[game]:
        if position.rules.gravity:
            position.drop(move)
        else:
            position.play(move)
    return position


@cache
def a_timeline(
    game: str = "tic-tac-toe", simulations: int = 400, profile: str = "studio-rollouts"
) -> tuple[Snapshot, ...]:
    """Return the timeline of a search without threat detection, which would end searches of small games too early."""
    parameters = replace(ROLLOUT_PROFILES[profile].parameters, threats=Threats.NONE)
    search, timeline = Search(position_of(game), parameters, seed=3), Timeline()
    search.run(Limit(simulations=simulations), timeline)
    timeline.end(search.snapshot())
    assert len(timeline.snapshots) > 5
    return timeline.snapshots


def numbered(counts: tuple[int, ...], run: int = 1) -> tuple[Snapshot, ...]:
    """Return snapshots with these numbers of simulations that are otherwise equal."""
    first = a_timeline()[0]
    return tuple(replace(first, run=run, simulations=count, seconds=count / 1000) for count in counts)
