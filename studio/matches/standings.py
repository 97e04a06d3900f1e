"""The standings of a match: points between players, ratings, and losses on time or by faults.

A finished game is counted once, in constant time.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter

from studio.game.stones import Stone
from studio.matches.game import Cost, Reason
from studio.matches.plan import MatchPlan, Mode, Round
from studio.matches.ratings import Rating, Scores, ratings
from studio.matches.result import Result
from studio.matches.sprt import SprtState, sprt


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of one player against one opponent or against all."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    """The number of losses, including those on time and by faults."""
    flags: int = 0
    """Games that this player lost on time."""
    faults: int = 0
    """Games that this player lost by a failure or an illegal answer."""

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """Return the share of the points, from 0 to 1. If there are no games, return 0.5."""
        return self.points / self.games if self.games else 0.5

    def plus(self, result: Result, name: str) -> "Tally":
        has_lost = result.loser == name
        return Tally(
            self.wins + (result.winner is not None and not has_lost),
            self.draws + (result.winner is None),
            self.losses + has_lost,
            self.flags + (has_lost and result.reason is Reason.FLAG),
            self.faults + (has_lost and result.reason is Reason.FAULT),
        )


@dataclass(frozen=True, slots=True)
class Standing:
    """The results, rating and cost of one player in a round."""

    name: str
    tally: Tally
    against: Mapping[str, Tally]
    """The games against each opponent, by name."""
    rating: Rating | None
    """The rating. None if the games do not connect all players yet."""
    cost: Cost
    """The cost of all moves of this player."""


@dataclass(frozen=True, slots=True)
class Start:
    """The results of the games from one opening."""

    opening: str
    black_wins: int = 0
    white_wins: int = 0
    draws: int = 0
    first: Cost = field(default_factory=Cost)
    """The total cost of the searches of the position after the opening."""

    def plus(self, result: Result) -> "Start":
        return Start(
            self.opening,
            self.black_wins + (result.winner is Stone.BLACK),
            self.white_wins + (result.winner is Stone.WHITE),
            self.draws + (result.winner is None),
            self.first + result.first_cost,
        )


@dataclass(frozen=True, slots=True)
class RoundStandings:
    """The standings of a round, with the players in the order of the plan."""

    round: Round
    played: int
    of: int
    players: tuple[Standing, ...]
    starts: tuple[Start, ...]
    """The results for each opening, in the order of play."""
    black_wins: int
    white_wins: int
    draws: int
    anchor: str
    """The player whose Elo is 0. If it is empty, 0 is the mean of all ratings."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings of all rounds, and the sequential test, if any."""

    rounds: tuple[RoundStandings, ...]
    sprt: SprtState | None = None

    @property
    def played(self) -> int:
        return sum(round_.played for round_ in self.rounds)

    @property
    def of(self) -> int:
        return sum(round_.of for round_ in self.rounds)


def standings_of(plan: MatchPlan, results: Iterable[Result]) -> Standings:
    return StandingsCount(plan, results).standings


class StandingsCount:
    """Counts the games of a match, once each and in any order.

    Only one thread may call it.
    """

    def __init__(self, plan: MatchPlan, results: Iterable[Result] = ()) -> None:
        self._hypotheses = plan.sprt
        self._rounds = tuple(_RoundCount(round_) for round_ in plan.rounds)
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        self._rounds[result.round].add(result)

    @property
    def standings(self) -> Standings:
        test = sprt(self._hypotheses, self._rounds[0].scores_of_two) if self._hypotheses is not None else None
        return Standings(tuple(round_.standings for round_ in self._rounds), test)


class _RoundCount:
    def __init__(self, round_: Round) -> None:
        self._round = round_
        self._places = {contestant.name: place for place, contestant in enumerate(round_.contestants)}
        self._players = [_PlayerCount(contestant.name) for contestant in round_.contestants]
        self._starts: dict[str, tuple[int, Start]] = {}  # by opening, with the number of its first game
        self._winners: Counter[Stone | None] = Counter()
        self._meetings: dict[tuple[int, int], Counter[float]] = {}
        self._unpaired: dict[int, Result] = {}  # first games of incomplete pairs
        self._cached: RoundStandings | None = None

    @property
    def scores_of_two(self) -> Scores:
        """Return the pair scores of the first player. The round must have two players."""
        return self._meetings.get((0, 1), {})

    @property
    def standings(self) -> RoundStandings:
        if self._cached is None:
            self._cached = self._standings()
        return self._cached

    def add(self, result: Result) -> None:
        self._cached = None
        self._winners[result.winner] += 1
        for name in {result.black, result.white}:
            self._players[self._places[name]].add(result)
        number, start = self._starts.get(result.opening, (result.number, Start(result.opening)))
        self._starts[result.opening] = min(number, result.number), start.plus(result)
        if not self._round.is_alone:
            self._add_to_pair(result)

    def _add_to_pair(self, result: Result) -> None:
        """Store the result until the second game of its pair ends. Then count the score of the pair."""
        other = self._unpaired.pop(result.pair, None)
        if other is None:
            self._unpaired[result.pair] = result
            return
        first, second = sorted((result.black, result.white), key=self._places.__getitem__)
        scores = self._meetings.setdefault((self._places[first], self._places[second]), Counter())
        scores[result.points(first) + other.points(first)] += 1

    def _standings(self) -> RoundStandings:
        round_, anchor = self._round, _anchor(self._round)
        found = ratings(len(self._players), self._meetings, anchor)
        return RoundStandings(
            round=round_,
            played=self._winners.total(),
            of=round_.games_count,
            players=tuple(
                player.standing(found[place] if found else None) for place, player in enumerate(self._players)
            ),
            starts=tuple(start for _, start in sorted(self._starts.values(), key=itemgetter(0))),
            black_wins=self._winners[Stone.BLACK],
            white_wins=self._winners[Stone.WHITE],
            draws=self._winners[None],
            anchor="" if anchor is None else round_.contestants[anchor].name,
        )


class _PlayerCount:
    def __init__(self, name: str) -> None:
        self._name, self._tally, self._cost = name, Tally(), Cost()
        self._against: dict[str, Tally] = {}

    def add(self, result: Result) -> None:
        name, is_black = self._name, result.black == self._name
        other = result.white if is_black else result.black
        self._tally = self._tally.plus(result, name)
        self._against[other] = self._against.get(other, Tally()).plus(result, name)
        self._cost = self._cost + (result.black_cost if is_black else result.white_cost)

    def standing(self, rating: Rating | None) -> Standing:
        return Standing(self._name, self._tally, dict(self._against), rating, self._cost)


def _anchor(round_: Round) -> int | None:
    """Return the index of the player whose rating is the reference, or None.

    In a gauntlet this is the first player. In a round of two players it is the second one.
    """
    if round_.mode is Mode.GAUNTLET:
        return 0
    return 1 if len(round_.contestants) == 2 else None
