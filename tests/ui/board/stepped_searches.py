"""Positions of several games, each with the events of the four phases of one simulation."""

from functools import cache

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.game.position import Position
from studio.game.rules import PRESETS

GAMES = {"gomoku-15": (112, 97, 113, 98), "connect-four": (38, 31), "tic-tac-toe": ()}


@cache
def stepped(game: str, simulations: int = 3000) -> tuple[Position, dict[Phase, PhaseEvent]]:
    """Return a position, and the events of the four phases of one simulation of its search."""
    position = Position(PRESETS[game])
    for point in GAMES[game]:
        position.play(point)
    search = Search(position, PROFILES["classic-uct"].parameters, seed=5)
    search.run(Limit(simulations=min(simulations, 300) if game == "tic-tac-toe" else simulations))
    return position, _phases(search)


@cache
def deep_steps() -> tuple[Position, dict[Phase, PhaseEvent]]:
    """Return a position and events of the phases, from a search that hardly explores, so that its path is long."""
    position = Position(PRESETS["connect-four"])
    ways = PROFILES["classic-uct"].parameters.with_text({"exploration": "0.05", "proofs": "off"})
    search = Search(position, ways, seed=5)
    search.run(Limit(simulations=3000))
    return position, _phases(search)


def _phases(search: Search) -> dict[Phase, PhaseEvent]:
    events = [search.step() for _ in Phase]
    return {event.phase: event for event in events if event is not None}
