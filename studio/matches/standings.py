"""What the games so far say: who took how much of whom, how strong everybody seems, what cannot be blamed on play."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from studio.game.stones import Stone
from studio.matches.game import Cost, Reason
from studio.matches.plan import Hypotheses, MatchPlan, Mode, Round
from studio.matches.ratings import PairScore, Rating, ratings
from studio.matches.result import Result
from studio.matches.sprt import SprtState, sprt


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one player, against another one or against all."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    """Those by flags and faults are among them."""
    flags: int = 0
    """Games that this player lost because it used too much time."""
    faults: int = 0
    """Games that this player lost because it failed or played no legal move."""

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """Of the points that there were, from 0 to 1; one half without games."""
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
    """One player of a round."""

    name: str
    tally: Tally
    against: Mapping[str, Tally]
    """By the others' names; who did not meet is left out."""
    rating: Rating | None
    """None as long as the games do not connect all players."""
    cost: Cost
    """Of all its moves."""


@dataclass(frozen=True, slots=True)
class Start:
    """The games from one opening."""

    opening: str
    results: tuple[Result, ...]

    @property
    def black_wins(self) -> int:
        return sum(result.winner is Stone.BLACK for result in self.results)

    @property
    def white_wins(self) -> int:
        return sum(result.winner is Stone.WHITE for result in self.results)

    @property
    def draws(self) -> int:
        return sum(result.winner is None for result in self.results)

    @property
    def first(self) -> Cost:
        """Of the searches of the position after the opening, all together."""
        costs = [result.first_cost for result in self.results]
        simulations, drawn = sum(cost.simulations for cost in costs), sum(cost.draws for cost in costs)
        return Cost(sum(cost.moves for cost in costs), sum(cost.seconds for cost in costs), simulations, drawn)


@dataclass(frozen=True, slots=True)
class RoundStandings:
    """One round: the players in their own order."""

    round: Round
    played: int
    of: int
    players: tuple[Standing, ...]
    starts: tuple[Start, ...]
    """By openings, in the order in which they are played."""
    black_wins: int
    white_wins: int
    draws: int
    anchor: str
    """Whose Elo is 0; empty for the mean of all."""


@dataclass(frozen=True, slots=True)
class Standings:
    """All rounds, and the sequential test where there is one."""

    rounds: tuple[RoundStandings, ...]
    sprt: SprtState | None = None

    @property
    def played(self) -> int:
        return sum(round_.played for round_ in self.rounds)

    @property
    def of(self) -> int:
        return sum(round_.of for round_ in self.rounds)


def standings_of(plan: MatchPlan, results: Iterable[Result]) -> Standings:
    by_round: dict[int, list[Result]] = {}
    for result in sorted(results, key=lambda result: result.number):
        by_round.setdefault(result.round, []).append(result)
    rounds = tuple(_round(round_, by_round.get(place, [])) for place, round_ in enumerate(plan.rounds))
    return Standings(rounds, sprt_state(plan.sprt, plan.rounds[0], by_round.get(0, [])) if plan.sprt else None)


def sprt_state(hypotheses: Hypotheses, round_: Round, results: Sequence[Result]) -> SprtState:
    return sprt(hypotheses, [pair.score for pair in pairs_of(round_, results)])


def pairs_of(round_: Round, results: Iterable[Result]) -> list[PairScore]:
    """The pairs of which both games are there."""
    places = {contestant.name: place for place, contestant in enumerate(round_.contestants)}
    halves: dict[int, Result] = {}
    pairs = []
    for result in results:
        other = halves.pop(result.pair, None)
        if other is None:
            halves[result.pair] = result
            continue
        first, second = sorted((result.black, result.white), key=places.__getitem__)
        score = result.points(first) + other.points(first)
        pairs.append(PairScore(places[first], places[second], score))
    return pairs


def _round(round_: Round, results: list[Result]) -> RoundStandings:
    anchor = _anchor(round_)
    found = None if round_.is_alone else ratings(len(round_.contestants), pairs_of(round_, results), anchor)
    winners = Counter(result.winner for result in results)
    return RoundStandings(
        round=round_,
        played=len(results),
        of=round_.games_count,
        players=tuple(
            _standing(contestant.name, results, found[place] if found else None)
            for place, contestant in enumerate(round_.contestants)
        ),
        starts=_starts(results),
        black_wins=winners[Stone.BLACK],
        white_wins=winners[Stone.WHITE],
        draws=winners[None],
        anchor="" if anchor is None else round_.contestants[anchor].name,
    )


def _anchor(round_: Round) -> int | None:
    """Of two the second one, so that the first one's number is the difference."""
    if round_.mode is Mode.GAUNTLET:
        return 0
    return 1 if len(round_.contestants) == 2 else None


def _standing(name: str, results: Iterable[Result], rating: Rating | None) -> Standing:
    tally, cost = Tally(), Cost()
    against: dict[str, Tally] = {}
    for result in results:
        if name not in (result.black, result.white):
            continue
        other = result.white if result.black == name else result.black
        tally = tally.plus(result, name)
        against[other] = against.get(other, Tally()).plus(result, name)
        cost = _sum(cost, result.black_cost if result.black == name else result.white_cost)
    return Standing(name, tally, against, rating, cost)


def _starts(results: Iterable[Result]) -> tuple[Start, ...]:
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(result.opening, []).append(result)
    return tuple(Start(opening, tuple(games)) for opening, games in found.items())


def _sum(one: Cost, other: Cost) -> Cost:
    return Cost(
        one.moves + other.moves,
        one.seconds + other.seconds,
        one.simulations + other.simulations,
        one.draws + other.draws,
    )
