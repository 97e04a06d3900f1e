"""Who takes part in a match, as plain data: one of our searches, or an engine by the name under which it was added."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from studio.engine.options.limits import Limit, checked_start
from studio.matches import messages
from studio.matches.errors import MatchError
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.profiles import OURS, ProfileCatalogue

ENGINE = "engine:"
DEFAULT_LEVEL = "full"
_LIMITS = ("simulations", "seconds", "depth")


@dataclass(frozen=True, slots=True)
class NamedEngine:
    """An engine of somebody else: only the name that this user gave it. How it is started is never in a match."""

    name: str


@dataclass(frozen=True, slots=True)
class Contestant:
    """One side of games, with what it may spend."""

    name: str
    player: SeatedEngine | NamedEngine
    control: TimeControl = field(default_factory=TimeControl)
    threads: int = 1

    @property
    def is_timed(self) -> bool:
        return self.control.is_timed

    @classmethod
    def from_text(
        cls, text: str, control: TimeControl | None = None, threads: int = 1, catalogue: ProfileCatalogue = OURS
    ) -> "Contestant":
        """As people write it: `studio`, `classic-uct:casual`, `studio,exploration=0.5,seconds=1`, `engine:Rapfi`.

        What it says of simulations, seconds, depth, clock and threads goes before what all have.
        """
        head, *settings = (part.strip() for part in text.split(","))
        own = dict(_setting(part, text) for part in settings)
        control, threads = _own_control(own, control or TimeControl()), _threads(own, threads)
        if head.startswith(ENGINE):
            if own:
                raise MatchError(messages.ENGINE_SETTING, name=next(iter(own)), head=head)
            return cls(text.strip(), NamedEngine(head.removeprefix(ENGINE).strip()), control, threads)
        return cls(text.strip(), _seat(head, own, catalogue), control, threads)


def with_names_of_their_own(contestants: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """Two of one name are told apart by a number."""
    named: list[Contestant] = []
    for contestant in contestants:
        taken, name, number = {other.name for other in named}, contestant.name, 2
        while name in taken:
            name, number = f"{contestant.name} ({number})", number + 1
        named.append(replace(contestant, name=name))
    return tuple(named)


def _seat(head: str, settings: dict[str, str], catalogue: ProfileCatalogue) -> SeatedEngine:
    name, _, level = head.partition(":")
    parameters = catalogue.named(name).parameters.with_text(settings)
    return SeatedEngine(name, level or DEFAULT_LEVEL, Limit(), parameters)


def _setting(part: str, text: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise MatchError(messages.CONTESTANT_SETTING, given=part[:40], whole=text[:60])
    return name.strip().replace("-", "_"), value.strip()


def _own_control(settings: dict[str, str], control: TimeControl) -> TimeControl:
    """Takes out what belongs to time and other limits."""
    limits = {name: number_from(name, settings.pop(name)) for name in _LIMITS if name in settings}
    limit = Limit(**limits) if limits else control.limit  # type: ignore[arg-type]  # checked there
    if "clock" in settings:
        return TimeControl.from_text(settings.pop("clock"), limit)
    return replace(control, limit=limit)


def _threads(settings: dict[str, str], threads: int) -> int:
    given = number_from("threads", settings.pop("threads")) if "threads" in settings else threads
    return checked_start(0, given)[1]


def number_from(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise MatchError(messages.CONTESTANT_NUMBER, name=name, given=text[:40]) from error
