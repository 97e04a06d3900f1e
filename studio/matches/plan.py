"""What is to be played: rounds of players who meet, and the games that follow from them. Plain, frozen data."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from studio.engine.options.parameters import SHIPPED_NETWORK
from studio.game.rules import Rules
from studio.matches import messages
from studio.matches.contestant import Contestant
from studio.matches.errors import MatchError
from studio.matches.openings import Opening
from studio.networks.catalogue import network_file
from studio.players.levels import SeatedEngine

MOST_GAMES = 1_000_000
_SEEDS_PER_GAME = 4
"""Seeds that a game may use for itself."""


class Mode(StrEnum):
    """Who meets whom."""

    ROUND_ROBIN = "round robin"
    GAUNTLET = "gauntlet"
    """The first one meets all others, and those do not meet each other."""


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """A sequential test: is the first player stronger than the second one by `elo0` at most, or by `elo1` at least?"""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (-1000 <= self.elo0 < self.elo1 <= 1000 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise MatchError(messages.SPRT)

    @classmethod
    def from_text(cls, text: str) -> "Hypotheses":
        """Such as `0,20`."""
        try:
            elo0, elo1 = (float(part) for part in text.split(","))
        except ValueError:
            return cls(1, 0)  # which is refused in the sentence that helps
        return cls(elo0, elo1)


@dataclass(frozen=True, slots=True)
class Round:
    """Players who meet under the same rules. One who is alone plays itself, once from each opening."""

    rules: Rules
    contestants: tuple[Contestant, ...]
    games: int
    """Of every two who meet; each opening is played twice, with both colours."""
    openings: tuple[Opening, ...]
    """Taken in turn, and again from the first one when all have been played."""
    mode: Mode = Mode.ROUND_ROBIN
    title: str = ""

    def __post_init__(self) -> None:
        if not self.contestants or not self.openings:
            raise MatchError(messages.NO_CONTESTANTS)
        if len({contestant.name for contestant in self.contestants}) < len(self.contestants):
            raise MatchError(messages.SAME_NAMES)
        if not self.is_alone and (self.games < 2 or self.games % 2 or self.games > MOST_GAMES):
            raise MatchError(messages.GAMES_COUNT, games=self.games, most=MOST_GAMES)

    @property
    def is_alone(self) -> bool:
        return len(self.contestants) == 1

    @property
    def meetings(self) -> tuple[tuple[int, int], ...]:
        """Who meets whom, by their places; the earlier one first."""
        if self.is_alone:
            return ((0, 0),)
        everybody = combinations(range(len(self.contestants)), 2)
        return tuple(pair for pair in everybody if self.mode is Mode.ROUND_ROBIN or pair[0] == 0)

    @property
    def games_count(self) -> int:
        return len(self.openings) if self.is_alone else self.games * len(self.meetings)


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """One game that is to be played."""

    number: int
    """From 0, over all rounds."""
    round: int
    pair: int
    """Two games of one pair share it: the same players and opening, the colours changed."""
    rules: Rules
    opening: Opening
    black: Contestant
    white: Contestant
    seed: int


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """Everything that decides what a match plays; with the same plan the same games are to be played."""

    rounds: tuple[Round, ...]
    seed: int = 0
    sprt: Hypotheses | None = None
    title: str = ""
    question: str = ""
    """What is to be learnt from it, in words."""

    def __post_init__(self) -> None:
        if not self.rounds:
            raise MatchError(messages.NO_CONTESTANTS)
        if self.sprt is not None and (len(self.rounds) > 1 or len(self.rounds[0].contestants) != 2):
            raise MatchError(messages.SPRT_PLAYERS)

    @property
    def games_count(self) -> int:
        return sum(round_.games_count for round_ in self.rounds)

    @property
    def contestants(self) -> tuple[Contestant, ...]:
        """Those of all rounds."""
        return tuple(contestant for round_ in self.rounds for contestant in round_.contestants)

    def planned_games(self) -> tuple[PlannedGame, ...]:
        """All games: opening by opening, so that all have met about equally often at any time."""
        found: list[PlannedGame] = []
        pair = 0
        for place, round_ in enumerate(self.rounds):
            for opening, first, second in _encounters(round_):
                for black, white in _colours(round_, first, second):
                    number = len(found)
                    seed = (self.seed * MOST_GAMES + number) * _SEEDS_PER_GAME
                    found.append(PlannedGame(number, place, pair, round_.rules, opening, black, white, seed))
                pair += 1
        return tuple(found)


def refuse_too_many(plan: MatchPlan, workers: int, cores: int | None = None) -> None:
    """Whoever is timed needs a core of its own: else games at once would take each other's time."""
    threads = max((contestant.threads for contestant in plan.contestants if contestant.is_timed), default=0)
    refuse_timed(workers, threads, cores or usable_cores())


def refuse_missing_networks(plan: MatchPlan) -> None:
    """Before the first game, and not in it, where these workers look for networks where we do."""
    for contestant in plan.contestants:
        if isinstance(contestant.player, SeatedEngine):
            name = contestant.player.parameters.network
            if name not in ("", SHIPPED_NETWORK):
                network_file(name)


def refuse_timed(workers: int, threads: int, cores: int) -> None:
    """Of searches with a limit of time."""
    if workers * threads > cores:
        wanted = workers * threads
        raise MatchError(messages.TOO_MANY_WORKERS, workers=workers, threads=threads, cores_wanted=wanted, cores=cores)


def usable_cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _encounters(round_: Round) -> Iterator[tuple[Opening, Contestant, Contestant]]:
    players, turns = round_.contestants, len(round_.openings) if round_.is_alone else round_.games // 2
    for turn in range(turns):
        opening = round_.openings[turn % len(round_.openings)]
        for first, second in round_.meetings:
            yield opening, players[first], players[second]


def _colours(round_: Round, first: Contestant, second: Contestant) -> tuple[tuple[Contestant, Contestant], ...]:
    return ((first, second),) if round_.is_alone else ((first, second), (second, first))
