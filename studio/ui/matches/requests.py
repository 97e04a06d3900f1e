"""The settings of a new match as plain data."""

# Its plan is made from them.

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.rules import PRESETS, Rules
from studio.matches.contestant import ENGINE, Contestant, NamedEngine, with_names_of_their_own
from studio.matches.openings import DEFAULT_OPENINGS, Opening, openings_of
from studio.matches.plan import Hypotheses, MatchPlan, Mode, Round
from studio.matches.workers.cluster import refuse_place
from studio.players.baselines import Baseline, SeatedBaseline
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.profiles import OURS, ProfileCatalogue

FULL = "full"
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class PlayerRequest:
    """A player of a new match.

    It is a profile at a level, a baseline player, or an external engine, given by its name.
    """

    profile: str = "studio"
    level: str = FULL
    own: Parameters | None = None
    """Parameters that differ from those of the profile."""
    engine: str = ""
    baseline: Baseline | None = None
    limit: Limit | None = None
    """The player's own limit per move. It is None if the common limit applies."""

    @property
    def is_foreign(self) -> bool:
        return bool(self.engine)

    def contestant(self, control: TimeControl, threads: int, catalogue: ProfileCatalogue) -> Contestant:
        if self.limit is not None:
            control = replace(control, limit=self.limit)
        if self.is_foreign:
            return Contestant(ENGINE + self.engine, NamedEngine(self.engine), control, threads)
        if self.baseline is not None:
            name = ",".join([self.baseline.value, *self._limits()])
            return Contestant(name, SeatedBaseline(self.baseline), control, threads)
        own = self.own or catalogue.own_parameters(self.profile)
        seat = SeatedEngine(self.profile, self.level, Limit(), own)
        return Contestant(self.name(catalogue), seat, control, threads)

    def name(self, catalogue: ProfileCatalogue) -> str:
        """Return the player's name as it is written on the command line. If it is long, it is shortened."""
        name = ",".join([self._head, *self._differences(catalogue), *self._limits()])
        return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"

    @property
    def _head(self) -> str:
        return self.profile if self.level == FULL else f"{self.profile}:{self.level}"

    def _differences(self, catalogue: ProfileCatalogue) -> Iterator[str]:
        of_profile = catalogue.known(self.profile).parameters.as_dict()
        for name, value in (self.own.as_dict() if self.own is not None else {}).items():
            if value != of_profile[name]:
                text = ("on" if value else "off") if isinstance(value, bool) else value
                yield f"{name}={text}"

    def _limits(self) -> Iterator[str]:
        for name in ("simulations", "seconds", "depth"):
            number = getattr(self.limit, name) if self.limit is not None else None
            if number is not None:
                yield f"{name}={number:g}" if isinstance(number, float) else f"{name}={number}"


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """The settings of a new match."""

    players: tuple[PlayerRequest, ...]
    rules: Rules = field(default_factory=lambda: PRESETS["gomoku-15"])
    games: int = 20
    openings: str = DEFAULT_OPENINGS
    mode: Mode = Mode.ROUND_ROBIN
    limit: Limit = field(default_factory=lambda: Limit(simulations=1000))
    clock: tuple[float, float] | None = None
    """The seconds per game and the increment in seconds per move, or None if there is no clock."""
    threads: int = 1
    seed: int = 0
    sprt: tuple[float, float] | None = None
    workers: int = 1
    cluster: str = ""
    """The address of a scheduler. It is empty if the match is played on this computer."""

    @property
    def control(self) -> TimeControl:
        seconds, increment = self.clock if self.clock is not None else (None, 0.0)
        return TimeControl(self.limit, seconds, increment)

    @property
    def lacks_time(self) -> bool:
        """Return whether an external engine plays without any time limit."""
        return self.clock is None and any(
            player.is_foreign and (player.limit or self.limit).seconds is None for player in self.players
        )

    @property
    def lacks_limit(self) -> bool:
        """Return whether some player has neither a limit per move nor a clock."""
        return self.clock is None and any((player.limit or self.limit).is_empty for player in self.players)

    def refuse_place(self, plan: MatchPlan) -> None:
        """Raise StudioError if `plan` cannot be played here or on the selected cluster."""
        refuse_place(plan, self.workers, self.cluster)

    def plan(self, catalogue: ProfileCatalogue = OURS) -> MatchPlan:
        """Return the plan of the match with its openings. Raise StudioError if the match cannot be played."""
        pairs = max(1, self.games // 2)
        return self._plan(openings_of(self.openings, self.rules, pairs, self.seed), catalogue)

    def sketch(self, catalogue: ProfileCatalogue = OURS) -> MatchPlan:
        """Return the plan of the match without its openings. Raise StudioError if the match cannot be played."""
        # Making openings takes time. So invalid openings are not detected.
        return self._plan((Opening(),), catalogue)

    def _plan(self, openings: tuple[Opening, ...], catalogue: ProfileCatalogue) -> MatchPlan:
        given = [player.contestant(self.control, self.threads, catalogue) for player in self.players]
        round_ = Round(self.rules, with_names_of_their_own(given), self.games, openings, self.mode)
        return MatchPlan((round_,), self.seed, Hypotheses(*self.sprt) if self.sprt is not None else None)
