"""The plan of a match: rounds of players, and their games. Plain, frozen data."""

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
"""The number of seeds that one game may use."""


class Mode(StrEnum):
    """How the players are paired."""

    ROUND_ROBIN = "round robin"
    GAUNTLET = "gauntlet"
    """The first player plays all others, which do not play each other."""


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The hypotheses of a sequential test.

    The first player is stronger by at most `elo0` Elo, or by at least `elo1` Elo.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (-1000 <= self.elo0 < self.elo1 <= 1000 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise MatchError(messages.SPRT)

    @classmethod
    def from_text(cls, text: str) -> "Hypotheses":
        """Read text such as `0,20`."""
        try:
            elo0, elo1 = (float(part) for part in text.split(","))
        except ValueError:
            return cls(1, 0)  # raises the error that describes the form
        return cls(elo0, elo1)


@dataclass(frozen=True, slots=True)
class Round:
    """Players that meet under the same rules.

    A single player plays against itself, once from each opening.
    """

    rules: Rules
    contestants: tuple[Contestant, ...]
    games: int
    """Games per pair of players. Each opening is played twice, with both colours."""
    openings: tuple[Opening, ...]
    """The openings in the order of use. After the last one, they start again."""
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
        """The pairs of players that meet, as indices with the smaller one first."""
        if self.is_alone:
            return ((0, 0),)
        pairs = combinations(range(len(self.contestants)), 2)
        return tuple(pair for pair in pairs if self.mode is Mode.ROUND_ROBIN or pair[0] == 0)

    @property
    def games_count(self) -> int:
        return len(self.openings) if self.is_alone else self.games * len(self.meetings)


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """The players, colours, opening and seed of one game of a match."""

    number: int
    """The number of the game, from 0, over all rounds."""
    round: int
    pair: int
    """The number of the pair of games that this game belongs to.

    Both have the same players and opening, with swapped colours.
    """
    rules: Rules
    opening: Opening
    black: Contestant
    """The player of Black. In an opening protocol this is the first player, until the players swap the colours."""
    white: Contestant
    seed: int


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """The settings of a match. Equal plans have equal games."""

    rounds: tuple[Round, ...]
    seed: int = 0
    sprt: Hypotheses | None = None
    title: str = ""
    question: str = ""
    """The question that the match answers, as text."""

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
        """The contestants of all rounds. A player in several rounds occurs several times."""
        return tuple(contestant for round_ in self.rounds for contestant in round_.contestants)

    def planned_games(self) -> tuple[PlannedGame, ...]:
        """Return all games, opening by opening."""
        # At any time, all pairs have then met about equally often.
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
    """Raise an error if too many games run at once for the cores of this machine."""
    # Timed players would share cores and lose thinking time.
    threads = max((contestant.threads for contestant in plan.contestants if contestant.is_timed), default=0)
    refuse_timed(workers, threads, cores or usable_cores())


def refuse_missing_networks(plan: MatchPlan) -> None:
    """Raise an error if a network file is missing on this machine."""
    # Call this only if all workers run here.
    for contestant in plan.contestants:
        if isinstance(contestant.player, SeatedEngine):
            name = contestant.player.parameters.network
            if name not in ("", SHIPPED_NETWORK):
                network_file(name)


def refuse_timed(workers: int, threads: int, cores: int) -> None:
    """Raise an error if timed players would use more threads than there are cores."""
    if workers * threads > cores:
        wanted = workers * threads
        raise MatchError(messages.TOO_MANY_WORKERS, workers=workers, threads=threads, cores_wanted=wanted, cores=cores)


def usable_cores() -> int:
    """Return the number of cores that this process may use."""
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
