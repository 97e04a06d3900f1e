"""The players of a game in the terminal, as users write them: `person`, or an engine like `studio:club,seconds=1`."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.engine.options.limits import Limit
from studio.engine.options.scale import Scale
from studio.game.openings import Player as Who
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.matches.contestant import ENGINE, Contestant, NamedEngine
from studio.players.baselines import BASELINE_TITLES, SeatedBaseline
from studio.players.clocks import TimeControl, opening_limit
from studio.players.levels import DEFAULT_LEVEL, SeatedEngine
from studio.players.openings.player import OpeningPlayer
from studio.players.player import Budget, Player

if TYPE_CHECKING:
    from studio.players.profiles import ProfileCatalogue

PERSON = "person"
_FULL = "full"
_LEAST = Limit(simulations=1)
FIRST_COLOURS = {Who.FIRST: Stone.BLACK, Who.SECOND: Stone.WHITE}
"""The colours that the players have when an opening begins."""


def seat_of(
    text: str,
    control: TimeControl,
    threads: int,
    catalogue: "ProfileCatalogue",
    *,
    is_limit_given: bool,
    scale: Scale | None = None,
) -> Contestant | None:
    """Parse a player with its limits.

    Return None for a person. An engine without a level in the text plays at the casual level, or at full strength if
    the user has set a limit. `scale` is the scale of an exploration constant in `text`.
    """
    if text.strip().lower() == PERSON:
        return None
    if text.strip().lower().startswith(ENGINE):
        from studio.players.engine_list import load_engines

        text = f"{ENGINE}{load_engines().named(text.strip()[len(ENGINE) :]).name}"
    level = _FULL if is_limit_given or _has_limit(text) else DEFAULT_LEVEL
    return Contestant.from_text(
        text, control, threads, catalogue, is_limit_given=is_limit_given, level=level, scale=scale
    )


def _has_limit(text: str) -> bool:
    names = {part.partition("=")[0].strip() for part in text.split(",")[1:]}
    return bool(names & {"simulations", "seconds", "depth"})


def name_of(seat: Contestant | None, catalogue: "ProfileCatalogue") -> str:
    """Return the player's name for the game record. It is empty for a person."""
    if seat is None:
        return ""
    if isinstance(seat.player, NamedEngine):
        return seat.player.name
    if isinstance(seat.player, SeatedBaseline):
        _, comma, settings = seat.name.partition(",")
        return f"{BASELINE_TITLES[seat.player.kind]}{comma}{settings}"
    _, comma, settings = seat.name.partition(",")
    name = f"{catalogue.known(seat.player.profile).title} ({seat.player.level})"
    return f"{name}{comma}{settings}"


def control_of(seat: Contestant | None, common: TimeControl) -> TimeControl:
    """Return the time control that the game enforces for a player.

    It has the clock and, for external engines, the limit per move. The built-in search observes its limit itself.
    """
    if seat is None:
        return replace(common, limit=Limit())
    return seat.control if isinstance(seat.player, NamedEngine) else replace(seat.control, limit=Limit())


def with_book(seat: Contestant | None, book: Path) -> Contestant | None:
    """Return the seat with an opening book. If the engine already has one, it keeps it."""
    if seat is None or seat.book:
        return seat
    return replace(seat, book=str(book))


def player_of_seat(seat: Contestant, name: str, rules: Rules, seed: int) -> Player:
    """Create a player that has this name and is ready to move."""
    player = _player_of_seat(seat, name, rules, seed)
    if not seat.book:
        return player
    from studio.players.book import open_book
    from studio.players.book_player import BookPlayer

    return BookPlayer(player, open_book(seat.book), seed)


def _player_of_seat(seat: Contestant, name: str, rules: Rules, seed: int) -> Player:
    # Compiling and loading then do not count as its time.
    if isinstance(seat.player, NamedEngine):
        from studio.players.engine_list import load_engines, player_of

        return player_of(load_engines().named(seat.player.name))
    if isinstance(seat.player, SeatedBaseline):
        return _baseline_player(replace(seat.player, limit=seat.control.limit), name, rules, seed)
    return search_player(replace(seat.player, limit=seat.control.limit), name, rules, seed, seat.threads)


def opening_players(
    players: Mapping[Stone, Player | None],
    seats: Mapping[Stone, Contestant | None],
    names: Mapping[Stone, str],
    seed: int,
    make_helper: Callable[[], Player],
    is_stopped: Callable[[], bool],
) -> dict[Who, OpeningPlayer | None]:
    """Return for each player who makes its choices during an opening. The value is None for a person.

    For an external engine or a baseline, `make_helper` creates a search that chooses.
    """
    found: dict[Who, OpeningPlayer | None] = {}
    for who, stone in FIRST_COLOURS.items():
        player, seat = players[stone], seats[stone]
        if player is None or seat is None:
            found[who] = None
            continue
        own, advisor = Limit(), make_helper
        if isinstance(seat.player, SeatedEngine):
            own, advisor = seat.player.move_limit, partial(_same, player)
        limit = opening_limit(seat.control, own)
        found[who] = OpeningPlayer(names[stone], player, advisor, limit, seed + stone, is_stopped)
    return found


def _same(player: Player) -> Player:
    return player


def _baseline_player(seat: SeatedBaseline, name: str, rules: Rules, seed: int) -> Player:
    from studio.players.baseline_players import baseline_player

    if seat.kind.thinks:
        from studio.commands.warmup import ensure_stages
        from studio.engine.stages import MINIMAX

        ensure_stages((MINIMAX,))
    player = baseline_player(seat, name=name, seed=seed)
    player.begin(rules)
    return player


def search_player(seat: SeatedEngine, name: str, rules: Rules, seed: int, threads: int) -> Player:
    """Create a player of the built-in search that is ready to move."""
    from studio.commands.profiles import print_level_note, print_network_note
    from studio.commands.warmup import ensure_warm

    print_level_note(seat)
    print_network_note(seat.parameters, rules)
    ensure_warm(rules, seat.parameters)
    from studio.players.search_player import SearchPlayer

    player = SearchPlayer(seat, name=name, seed=seed, threads=threads)
    player.move(Position(rules), Budget(_LEAST))
    return player
