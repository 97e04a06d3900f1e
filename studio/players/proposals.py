"""A new game as it is remembered, and as it is proposed."""

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.game.errors import StudioError
from studio.game.rules import RulesError, rules_from_text
from studio.game.stones import Stone
from studio.machine.settings import EngineSection, PlaySection
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.profiles import ProfileShelf
from studio.players.seats import GameSetup, Person, Seat

_PERSON = "person"


def setup_of(section: PlaySection) -> GameSetup:
    """What to propose; what is not known any more is proposed as at first."""
    first = PlaySection()
    try:
        rules = rules_from_text(section.rules)
    except RulesError:
        rules = rules_from_text(first.rules)
    by_seconds = section.limit_kind == "seconds"
    limit = Limit(seconds=section.seconds) if by_seconds else Limit(simulations=section.simulations)
    return GameSetup(
        rules,
        _seat(section.black, section.black_level, limit, first.black),
        _seat(section.white, section.white_level, limit, first.white),
        Stone.WHITE if section.starts == "white" else Stone.BLACK,
    )


def section_of(setup: GameSetup, before: PlaySection) -> PlaySection:
    """What to remember; of a person's level and of limits that no engine had, what was known before."""
    limit = next((seat.limit for seat in (setup.black, setup.white) if isinstance(seat, SeatedEngine)), Limit())
    return PlaySection(
        rules=setup.rules.text,
        black=_name(setup.black),
        white=_name(setup.white),
        black_level=setup.black.level if isinstance(setup.black, SeatedEngine) else before.black_level,
        white_level=setup.white.level if isinstance(setup.white, SeatedEngine) else before.white_level,
        limit_kind="seconds" if limit.seconds else "simulations" if limit.simulations else before.limit_kind,
        simulations=limit.simulations or before.simulations,
        seconds=limit.seconds or before.seconds,
        starts="white" if setup.starts is Stone.WHITE else "black",
    )


def remembered_parameters(section: EngineSection, shelf: ProfileShelf) -> Parameters:
    """How is searched at the start: changes that cannot be made any more are left out, and so are those of a profile
    that is gone."""
    memory, changes = {"memory_mb": str(section.memory_mb)}, section.changes if section.profile in shelf else {}
    parameters = shelf.known(section.profile).parameters
    try:
        return parameters.with_text({**changes, **memory})
    except StudioError:
        return parameters.with_text(memory)


def changes_of(profile: str, parameters: Parameters, shelf: ProfileShelf) -> dict[str, str]:
    """What differs from the profile, to be remembered; memory is remembered for itself."""
    changes = parameters.changes_from(shelf.known(profile).parameters)
    return {name: str(value) for name, value in changes.items() if name != "memory_mb"}


def _seat(name: str, level: str, limit: Limit, fallback: str) -> Seat:
    known = name if name in PROFILES or name == _PERSON else fallback
    if known == _PERSON:
        return Person()
    return SeatedEngine(known, level if level in LEVELS else PlaySection().white_level, limit)


def _name(seat: Seat) -> str:
    return _PERSON if isinstance(seat, Person) else seat.profile
