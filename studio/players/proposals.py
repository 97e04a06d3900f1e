"""Converts the setup of a game to stored settings, and stored settings to the proposed setup of the next game."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.openings import offered_protocols
from studio.game.position_analysis import ParameterValue
from studio.game.rules import Rules, RulesError, rules_from_text
from studio.game.stones import Stone
from studio.machine.settings import EngineSection, PlaySection, SeatLimit
from studio.players.baselines import SeatedBaseline, baseline_of_key
from studio.players.clocks import TimeControl
from studio.players.engine_entry import EngineEntry
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import EngineSeat, GameSetup, Person, Seat, SeatedProgram, name_of

_PERSON = "person"
_PROGRAM = "engine:"
Engines = Sequence[EngineEntry]
"""The user's external engines."""


def setup_of(section: PlaySection, engines: Engines = (), catalogue: ProfileCatalogue = OURS) -> GameSetup:
    """Return the proposed setup of a new game.

    Defaults replace settings that are no longer valid.
    """
    first = PlaySection()
    try:
        rules = rules_from_text(section.rules)
    except RulesError:
        rules = rules_from_text(first.rules)
    return GameSetup(
        rules,
        _seat(section, Stone.BLACK, engines, catalogue),
        _seat(section, Stone.WHITE, engines, catalogue),
        Stone.WHITE if section.starts == "white" else Stone.BLACK,
        _clock(section),
        _opening(section, rules),
    )


def section_of(setup: GameSetup, before: PlaySection) -> PlaySection:
    """Return the settings to store for `setup`. Levels and limits that `setup` lacks come from `before`."""
    black, white, clock = setup.black, setup.white, setup.clock
    limit = next((seat.limit for seat in (black, white) if not isinstance(seat, Person)), Limit())
    names = (name_of(black), name_of(white)) if setup.is_between_persons else (before.black_name, before.white_name)
    return PlaySection(
        rules=setup.rules.text,
        black=_name(black),
        white=_name(white),
        black_name=names[0],
        white_name=names[1],
        black_level=black.level if isinstance(black, SeatedEngine) else before.black_level,
        white_level=white.level if isinstance(white, SeatedEngine) else before.white_level,
        limit_kind="seconds" if limit.seconds else "simulations" if limit.simulations else before.limit_kind,
        simulations=limit.simulations or before.simulations,
        seconds=limit.seconds or before.seconds,
        starts="white" if setup.starts is Stone.WHITE else "black",
        opening=setup.opening,
        random_colour=before.random_colour,
        is_chosen=before.is_chosen,
        other_rules=before.other_rules,
        black_limit=before.black_limit if isinstance(black, Person) else _kept(black.limit),
        white_limit=before.white_limit if isinstance(white, Person) else _kept(white.limit),
        black_parameters=_changed(black),
        white_parameters=_changed(white),
        clock=clock.text,
        move_clock=clock.limit.seconds,
        delay_ms=before.delay_ms,
        show_costs=before.show_costs,
    )


def remembered_parameters(section: EngineSection, catalogue: ProfileCatalogue) -> Parameters:
    """Return the parameters of the analysis: those of the stored profile, with the user's changes.

    If a change is invalid, or if the profile was deleted, keep only the stored memory limit.
    """
    memory, changes = {"memory_mb": str(section.memory_mb)}, section.changes if section.profile in catalogue else {}
    parameters = catalogue.known(section.profile).parameters
    try:
        return parameters.with_text({**changes, **memory})
    except StudioError:
        return parameters.with_text(memory)


def changes_of(profile: str, parameters: Parameters, catalogue: ProfileCatalogue) -> dict[str, str]:
    """Return the parameters that differ from those of the profile, without the memory limit."""
    # It is stored separately.
    changes = parameters.changes_from(catalogue.known(profile).parameters)
    return {name: str(value) for name, value in changes.items() if name != "memory_mb"}


def _seat(section: PlaySection, stone: Stone, engines: Engines, catalogue: ProfileCatalogue) -> Seat:
    side, first = stone.colour.lower(), PlaySection()
    name, limit = getattr(section, side), _limit(section, getattr(section, f"{side}_limit"))
    program = next((entry for entry in engines if name == _PROGRAM + entry.name), None)
    if program is not None:
        return SeatedProgram(program, limit)
    if (baseline := baseline_of_key(name)) is not None:
        return SeatedBaseline(baseline, limit)
    known = name if name in catalogue or name == _PERSON else getattr(first, side)
    if known == _PERSON:
        return Person(_persons_name(section, side))
    level = getattr(section, f"{side}_level")
    changed = _parameters(getattr(section, f"{side}_parameters")) if known == name else None
    own = changed or catalogue.own_parameters(known)
    return SeatedEngine(known, level if level in LEVELS else first.white_level, limit, own)


def _persons_name(section: PlaySection, side: str) -> str:
    """Return the stored name of the person on a side. The name is empty unless two people play each other."""
    return str(getattr(section, f"{side}_name")) if section.black == section.white == _PERSON else ""


def _limit(section: PlaySection, own: SeatLimit | None) -> Limit:
    """Return the seat's own limit `own`, or else the common limit in `section`."""
    if own is not None:
        return Limit(simulations=own.simulations, seconds=own.seconds, depth=own.depth)
    by_seconds = section.limit_kind == "seconds"
    return Limit(seconds=section.seconds) if by_seconds else Limit(simulations=section.simulations)


def _kept(limit: Limit) -> SeatLimit:
    return SeatLimit(limit.simulations, limit.seconds, limit.depth)


def _opening(section: PlaySection, rules: Rules) -> str:
    return section.opening if section.opening in {protocol.name for protocol in offered_protocols(rules)} else ""


def _clock(section: PlaySection) -> TimeControl:
    limit = Limit(seconds=section.move_clock) if section.move_clock else Limit()
    try:
        return TimeControl.from_text(section.clock, limit) if section.clock else TimeControl(limit)
    except StudioError:
        return TimeControl(limit)


def _parameters(stored: Mapping[str, ParameterValue]) -> Parameters | None:
    """Return the stored parameters of a seat, or None if there are none or they are invalid."""
    try:
        return Parameters(**stored) if stored else None  # type: ignore[arg-type]  # the constructor checks the values
    except (StudioError, TypeError):
        return None


def _changed(seat: Seat) -> dict[str, ParameterValue]:
    own = seat.own if isinstance(seat, SeatedEngine) else None
    return {name: str(value) if isinstance(value, str) else value for name, value in asdict(own).items()} if own else {}


def _name(seat: Seat) -> str:
    if isinstance(seat, Person):
        return _PERSON
    return _name_of_engine(seat)


def _name_of_engine(seat: EngineSeat) -> str:
    """Return the name by which the settings store the engine of a seat."""
    if isinstance(seat, SeatedBaseline):
        return seat.kind.key
    return seat.profile if isinstance(seat, SeatedEngine) else _PROGRAM + seat.engine.name
