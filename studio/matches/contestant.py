"""The players of a match as plain data: a search with its parameters, a baseline, or an external engine."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from studio.engine import messages as engine_messages
from studio.engine.options.limits import Limit, checked_start
from studio.engine.options.parameters import ParameterError
from studio.engine.options.scale import EXPLORATION, SCALE, Scale, scale_from_text, with_settings
from studio.matches import messages
from studio.matches.errors import MatchError
from studio.networks.catalogue import located_path
from studio.players.baselines import Baseline, SeatedBaseline, baseline_named
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.profiles import OURS, ProfileCatalogue

ENGINE = "engine:"
DEFAULT_LEVEL = "full"
_NETWORK, _BOOK = "network", "book"
_LIMITS = ("simulations", "seconds", "depth")


@dataclass(frozen=True, slots=True)
class NamedEngine:
    """An external engine by its name in the user's list."""

    # A match never stores the command that starts an engine.

    name: str


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player of a match: name, engine, time control and threads."""

    name: str
    player: SeatedEngine | SeatedBaseline | NamedEngine
    control: TimeControl = field(default_factory=TimeControl)
    threads: int = 1
    book: str = ""
    """The absolute path of an opening book, or empty if there is none."""

    @property
    def is_timed(self) -> bool:
        return self.control.is_timed

    @classmethod
    def from_text(
        cls,
        text: str,
        control: TimeControl | None = None,
        threads: int = 1,
        catalogue: ProfileCatalogue = OURS,
        *,
        is_limit_given: bool = False,
        level: str = DEFAULT_LEVEL,
        scale: Scale | None = None,
        folder: Path | None = None,
    ) -> "Contestant":
        """Parse a player such as `studio`, `classic-uct:casual`, `studio,seconds=1`, `minimax,depth=4`, `engine:Rapfi`.

        Settings in the text override the other arguments. If the user set the common limit (`is_limit_given`), it
        replaces the maximum of a level. The relative path of a network or a book begins at `folder`.
        """
        head, *settings = (part.strip() for part in _parts(text))
        own = dict(_setting(part, text) for part in settings)
        book = _book(own, folder)
        baseline = None if head in catalogue else baseline_named(head)
        if baseline is not None:
            _refuse_settings(baseline, own)
        is_limit_given = is_limit_given or any(name in own for name in _LIMITS)
        control, threads = _own_control(own, control or TimeControl()), _threads(own, threads)
        if head.startswith(ENGINE):
            if own:
                raise MatchError(messages.ENGINE_SETTING, name=next(iter(own)), head=head)
            return cls(text.strip(), NamedEngine(head.removeprefix(ENGINE).strip()), control, threads, book)
        if baseline is not None:
            return cls(text.strip(), SeatedBaseline(baseline), control, book=book)
        name, scale = _named_with_scale(text.strip(), own, scale)
        seat = _seat(head, _with_path(own, folder), catalogue, level, scale)
        return cls(name, replace(seat, is_limit_given=is_limit_given), control, threads, book)

    def with_limit_of_level(self) -> "Contestant":
        """Return the contestant without the common limit per move if its level limits the search.

        Otherwise return it unchanged.
        """
        seat = self.player
        if isinstance(seat, SeatedEngine) and not (seat.is_limit_given or seat.move_limit.is_empty):
            return replace(self, control=replace(self.control, limit=Limit()))
        return self


def with_names_of_their_own(contestants: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """Return the contestants with numbers added to equal names, so that all names differ."""
    named: list[Contestant] = []
    for contestant in contestants:
        taken, name, number = {other.name for other in named}, contestant.name, 2
        while name in taken:
            name, number = f"{contestant.name} ({number})", number + 1
        named.append(replace(contestant, name=name))
    return tuple(named)


def _with_path(settings: dict[str, str], folder: Path | None) -> dict[str, str]:
    """Return the settings with the path of a network file made absolute. A relative path begins at `folder`."""
    path = settings.get(_NETWORK)
    return settings if path is None else settings | {_NETWORK: located_path(path, folder)}


def _book(settings: dict[str, str], folder: Path | None) -> str:
    """Remove the opening book from the settings and return its absolute path, or an empty text if there is none.

    A relative path begins at `folder`.
    """
    path = settings.pop(_BOOK, "")
    return str(((folder or Path()) / Path(path).expanduser()).absolute()) if path else ""


def _named_with_scale(text: str, settings: dict[str, str], common: Scale | None) -> tuple[str, Scale | None]:
    """Return the name of the player, and the scale of its exploration constant or None.

    The scale is removed from `settings`. If the constant has no scale, the `common` scale applies and is added to the
    name. Raise ParameterError if there is a scale without the constant.
    """
    own = settings.pop(SCALE, None)
    if own is not None and EXPLORATION not in settings:
        raise ParameterError(engine_messages.SCALE_WITHOUT_C)
    if own is not None or common is None or EXPLORATION not in settings:
        return text, None if own is None else scale_from_text(own)
    return f"{text},{SCALE}={common}", common


def _seat(
    head: str, settings: dict[str, str], catalogue: ProfileCatalogue, default_level: str, scale: Scale | None
) -> SeatedEngine:
    name, _, level = head.partition(":")
    parameters = with_settings(catalogue.named(name).parameters, settings, scale)
    return SeatedEngine(name, level or default_level, Limit(), parameters)


def _parts(text: str) -> list[str]:
    """Split the text of a player at its commas.

    Commas in the path of a network or a book do not count.
    """
    parts = list[str]()
    for part in text.split(","):
        if parts and "=" not in part and parts[-1].partition("=")[0].strip() in (_NETWORK, _BOOK):
            parts[-1] += f",{part}"
        else:
            parts.append(part)
    return parts


def _refuse_settings(baseline: Baseline, settings: Iterable[str]) -> None:
    allowed = ("seconds", "depth", "clock") if baseline.thinks else ()
    for name in settings:
        if name not in allowed:
            raise MatchError(messages.BASELINE_SETTING, name=name, head=baseline.value)


def _setting(part: str, text: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise MatchError(messages.CONTESTANT_SETTING, given=part[:40], whole=text[:60])
    return name.strip().replace("-", "_"), value.strip()


def _own_control(settings: dict[str, str], control: TimeControl) -> TimeControl:
    """Return `control` with the limits and the clock from `settings`. Remove them from `settings`."""
    limits = {name: number_from(name, settings.pop(name)) for name in _LIMITS if name in settings}
    limit = Limit(**limits) if limits else control.limit  # type: ignore[arg-type]  # checked there
    if "clock" in settings:
        return TimeControl.from_text(settings.pop("clock"), limit)
    return replace(control, limit=limit)


def _threads(settings: dict[str, str], threads: int) -> int:
    given = number_from("threads", settings.pop("threads")) if "threads" in settings else threads
    return checked_start(0, int(given) if float(given).is_integer() else given)[1]


def number_from(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise MatchError(messages.CONTESTANT_NUMBER, name=name, given=text[:40]) from error
