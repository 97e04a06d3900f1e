"""Players in the terminal from their texts, such as person, studio:club or engine:Rapfi."""

from typing import TYPE_CHECKING

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import Rules
from studio.players.clocks import TimeControl
from studio.players.levels import DEFAULT_LEVEL, SeatedEngine
from studio.players.player import Budget, Player
from studio.players.seats import EngineSeat, SeatedProgram

if TYPE_CHECKING:
    from studio.players.profiles import ProfileCatalogue

PERSON, ENGINE = "person", "engine:"
_LEAST = Limit(simulations=1)


def seat_of(text: str, limit: Limit, catalogue: "ProfileCatalogue") -> EngineSeat | None:
    """Return the engine that `text` names, with its limit per move, or None for a person."""
    if text.lower() == PERSON:
        return None
    if text.lower().startswith(ENGINE):
        from studio.players.engine_list import load_engines

        return SeatedProgram(load_engines().named(text[len(ENGINE) :]), limit)
    name, _, level = text.partition(":")
    return SeatedEngine(catalogue.named(name).name, level or DEFAULT_LEVEL, limit, catalogue.own_parameters(name))


def name_of(seat: EngineSeat | None, catalogue: "ProfileCatalogue") -> str:
    """Return the player's name for the record, empty for a person."""
    if seat is None:
        return ""
    return (
        seat.engine.name if isinstance(seat, SeatedProgram) else f"{catalogue.known(seat.profile).title} ({seat.level})"
    )


def control_of(seat: EngineSeat | None, clock: str | None) -> TimeControl:
    """Return the time control that the game enforces: the clock, and for external engines also the limit per move.

    The built-in search obeys its limit itself, and persons have none.
    """
    limit = seat.limit if isinstance(seat, SeatedProgram) else Limit()
    return TimeControl.from_text(clock, limit) if clock else TimeControl(limit)


def player_of_seat(seat: EngineSeat, name: str, rules: Rules, seed: int, threads: int) -> Player:
    """Return a player that is ready to move, so that compiling and loading do not count as its time."""
    if isinstance(seat, SeatedProgram):
        from studio.players.engine_list import player_of

        return player_of(seat.engine)
    from studio.commands.profiles import print_network_note
    from studio.commands.warmup import ensure_warm

    print_network_note(seat.parameters, rules)
    ensure_warm(rules, seat.parameters)
    from studio.players.search_player import SearchPlayer

    player = SearchPlayer(seat, name=name, seed=seed, threads=threads)
    player.move(Position(rules), Budget(_LEAST))
    return player
