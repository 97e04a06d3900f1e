"""Measures the strength of a network during training, in pairs of games with both colours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from studio.engine.evaluation.evaluator import Evaluator
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.matches.contestant import Contestant, NamedEngine
from studio.matches.game import Game
from studio.matches.openings import random_openings
from studio.matches.plan import MatchPlan, PlannedGame, Round
from studio.players.baseline_players import RandomPlayer
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.player import Answer, Budget, Listener, Player, ignore_analysis
from studio.players.search_player import SearchPlayer
from studio.training.clock import Calls
from studio.training.recipes import PARAMETERS, Measurement

_ALONE = Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, memory_mb=64)
"""The parameters for a network that moves without a search."""
_FIRST, _SECOND = "first", "second"
OPPONENT = "classic-uct"
"""The profile of the search that is a fixed opponent."""


class Side(Protocol):
    """A player in a measurement: plain data that can be sent to a worker process."""

    def player(self, seed: int) -> Player: ...


@dataclass(frozen=True)
class NetworkSide:
    """A network as a player. With 0 simulations it plays the move with the largest prior."""

    network: Evaluator
    simulations: int = 0
    parameters: Parameters = PARAMETERS

    def player(self, seed: int) -> Player:
        return NetworkPlayer(self.network, self.simulations, seed, self.parameters)


@dataclass(frozen=True)
class RandomSide:
    """Plays random legal moves."""

    def player(self, seed: int) -> Player:
        return RandomPlayer(seed)


@dataclass(frozen=True)
class SearchSide:
    """A search with a built-in profile, without a network."""

    profile: str
    simulations: int

    def player(self, seed: int) -> Player:
        return SearchPlayer(SeatedEngine(self.profile, "full", Limit(simulations=self.simulations)), seed=seed)


@dataclass(frozen=True)
class Pairing:
    """One game between two players, as plain data for a worker process."""

    planned: PlannedGame
    first: Side
    second: Side


def score_of(
    sides: tuple[Side, Side],
    rules: Rules,
    measurement: Measurement,
    seed: int,
    calls: Calls = map,
    after_game: Callable[[], object] = lambda: None,
) -> float:
    """Play the games of `measurement`. Return the score of the first side, from 0 (all games lost) to 1 (all won).

    `calls` calls `points_of` for each game and yields the results. `after_game` is called after each game.
    """
    pairings = [Pairing(planned, *sides) for planned in _planned_games(rules, measurement, seed)]
    total = 0.0
    for points in calls(points_of, pairings):
        total += points
        after_game()
    return total / len(pairings)


def points_of(pairing: Pairing) -> float:
    """Play one game, perhaps in a worker process. Return the points of the first side: 1, 0.5 or 0."""
    planned = pairing.planned
    stone = Stone.BLACK if planned.black.name == _FIRST else Stone.WHITE
    players = {stone: pairing.first.player(planned.seed), stone.opponent: pairing.second.player(planned.seed + 1)}
    winner = Game(planned, players).play().winner
    return 0.5 if winner is None else float(winner is stone)


def _planned_games(rules: Rules, measurement: Measurement, seed: int) -> Sequence[PlannedGame]:
    contestants = tuple(Contestant(name, NamedEngine(name), TimeControl()) for name in (_FIRST, _SECOND))
    openings = random_openings(rules, measurement.opening, measurement.games // 2, seed)
    return MatchPlan((Round(rules, contestants, measurement.games, openings),), seed).planned_games()


class _Plain:
    """The base class of the players in a measurement. They have no clock and no resources to release."""

    name = ""

    def begin(self, rules: Rules) -> None:
        pass

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


class NetworkPlayer(_Plain):
    """Plays the most visited move. Without simulations, it plays the move with the largest prior."""

    name = "network"

    def __init__(self, network: Evaluator, simulations: int, seed: int, parameters: Parameters = PARAMETERS) -> None:
        self._network, self._simulations, self._seed = network, simulations, seed
        self._parameters = parameters if simulations else _ALONE
        self._search: Search | None = None

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        del budget, tell
        search = self._searching(position)
        search.run(Limit(simulations=max(1, self._simulations)))
        if self._simulations and (point := search.final_move()) is not None:
            return Answer(point)
        root = search.inspect(())
        return Answer(int(root.points[np.argmax(root.priors)]))

    def _searching(self, position: Position) -> Search:
        if self._search is None:
            self._search = Search(position, self._parameters, seed=self._seed, evaluator=self._network)
        else:
            self._search.set_position(position)
        return self._search
