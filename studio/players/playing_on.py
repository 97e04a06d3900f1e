"""Chooses the players for a game that continues from a position of a record."""

from collections.abc import Sequence
from dataclasses import replace

from studio.engine.options.limits import Limit
from studio.game.game_end import is_end, played_line
from studio.game.node import Node
from studio.game.openings import Opening, opening_in
from studio.game.record import GameRecord
from studio.game.seating import is_between_people
from studio.game.stones import Stone
from studio.players.baselines import BASELINE_TITLES, SeatedBaseline
from studio.players.engine_entry import EngineEntry
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.profiles import ProfileCatalogue
from studio.players.seats import EngineSeat, GameSetup, Person, Seat, SeatedProgram, name_of

Engines = Sequence[EngineEntry]


def setup_from(
    record: GameRecord,
    node: Node,
    to_move: Stone,
    proposed: GameSetup,
    engines: Engines,
    catalogue: ProfileCatalogue,
) -> GameSetup:
    """Return the players for a game from a node of `record`, with `to_move` to move.

    An unfinished game between two people continues between them. If the record names a known engine for only one side,
    a person plays the other side. Otherwise a person plays `to_move`, and the opponent is the engine of the record, or
    else of `proposed`, or else the profile `studio`.
    """
    limit = next((seat.limit for seat in (proposed.black, proposed.white) if not isinstance(seat, Person)), Limit())
    limit = Limit(seconds=2.0) if limit.is_empty else limit
    named = {
        Stone.BLACK: engine_named(record.black, limit, engines, catalogue),
        Stone.WHITE: engine_named(record.white, limit, engines, catalogue),
    }
    seated = [stone for stone, seat in named.items() if seat is not None]
    if not seated and _is_left_by_people(record, node):
        return GameSetup(record.rules, Person(record.black), Person(record.white))
    persons = seated[0].opponent if len(seated) == 1 else to_move
    opponent = named[persons.opponent] or _engine_of(proposed) or SeatedEngine("studio", limit=limit)
    person = Person(record.black if persons is Stone.BLACK else record.white) if len(seated) < 2 else Person()
    black, white = (person, opponent) if persons is Stone.BLACK else (opponent, person)
    return GameSetup(record.rules, black, white)


def left_opening(record: GameRecord, node: Node) -> Opening | None:
    """Return the opening protocol that was left unfinished at this node, or None."""
    opening = opening_in(record)
    if opening is None or opening.is_finished or record.result or not is_end(node):
        return None
    points = tuple(step.move.point for step in node.path() if step.move is not None)
    return opening if points == opening.moves else None


def users_side(black: str, white: str, engines: Engines, catalogue: ProfileCatalogue) -> Stone | None:
    """Return the side that the user played against a known engine, or None for other games.

    The user's side has no name in the record. `black` and `white` are the names in the record.
    """
    if bool(black) is bool(white):
        return None
    user, name = (Stone.WHITE, black) if black else (Stone.BLACK, white)
    return None if engine_named(name, Limit(), engines, catalogue) is None else user


def open_end(record: GameRecord, engines: Engines, catalogue: ProfileCatalogue) -> Node | None:
    """Return the last position if `record` is an unfinished game of the user against a known engine, or else None."""
    end = played_line(record.root)[-1]
    is_users = users_side(record.black, record.white, engines, catalogue) is not None
    return end if is_users and not record.result and not record.position(end).is_over else None


def is_game_of(record: GameRecord, setup: GameSetup) -> bool:
    """Return whether `record` can be an unfinished game of `setup`.

    Such a record has no result, and no names of other players.
    """
    names = ((record.black, name_of(setup.black)), (record.white, name_of(setup.white)))
    return not record.result and all(known in {"", name} for known, name in names)


def is_game(record: GameRecord) -> bool:
    """Return whether `record` is a game with players or a result, not only an analysed position."""
    return bool(record.black or record.white or record.final_result) or is_between_people(record)


def without_names(setup: GameSetup) -> GameSetup:
    """Return the setup without the names of persons."""
    # In a record of other players, the names are not those of the user.
    black, white = (Person() if isinstance(seat, Person) else seat for seat in (setup.black, setup.white))
    return replace(setup, black=black, white=white)


def engine_named(name: str, limit: Limit, engines: Engines, catalogue: ProfileCatalogue) -> EngineSeat | None:
    """Return the engine with this name in records, such as "Studio (casual)", or None."""
    entry = next((entry for entry in engines if entry.name == name), None)
    if entry is not None:
        return SeatedProgram(entry, limit)
    for kind, title in BASELINE_TITLES.items():
        if title == name:
            return SeatedBaseline(kind, limit)
    seats = (
        SeatedEngine(profile, level, limit, catalogue.own_parameters(profile))
        for profile in catalogue
        for level in LEVELS
    )
    return next((seat for seat in seats if name_of(seat) == name), None)


def _is_left_by_people(record: GameRecord, node: Node) -> bool:
    """Return whether two people left the game unfinished at this node. Files of earlier versions do not state it.

    There, an unfinished opening was between people if both sides have names, or if neither side has one.
    """
    if record.result or not is_end(node):
        return False
    has_names_alike = bool(record.black) is bool(record.white)
    return is_between_people(record) or (has_names_alike and left_opening(record, node) is not None)


def _engine_of(setup: GameSetup) -> EngineSeat | None:
    seats: tuple[Seat, ...] = (setup.white, setup.black)
    return next((seat for seat in seats if not isinstance(seat, Person)), None)
