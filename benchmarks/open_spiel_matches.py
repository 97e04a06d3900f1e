"""Play our bot for OpenSpiel against OpenSpiel's own: python -m benchmarks.open_spiel_matches [--games 100]
[--game NAME ...] [--seconds S]

The states are those of OpenSpiel, which judges legality and results. Both bots make the same number of simulations per
move, or with `--seconds S` they use the same processor time per move, so other load on the machine has no effect. Games
are played in pairs with the same random opening and swapped sides. Theirs is `pyspiel.MCTSBot`: UCT with one random
rollout, c = 2, and its solver. It has no clock, so `--seconds` gives it a number of simulations for each move, by its
speed at its move before. The benchmark prints wins, draws and losses of our bot, its score with the 95 % interval over
pairs, the number of illegal moves, and with `--seconds` the mean processor time of a move of ours and of theirs. A side
that has proven the result moves earlier.
"""

import argparse
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import pyspiel

from benchmarks.match import score_of, thinking
from studio.bridges.open_spiel import StudioBot, action_of, position_of
from studio.engine.options.limits import Limit

GAMES = {"tic_tac_toe": 1, "connect_four": 4, "gomoku(size=9,connect=5)": 4, "gomoku(size=15,connect=5)": 4}
"""Each game, and the number of random moves before a game."""
_EXPLORATION, _MEMORY_MB = 2.0, 1_000
_ONE = Limit(simulations=1)
_FIRST_SIMULATIONS = 500
"""The simulations with which the speed of their bot is measured before its first move."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What each move may use: simulations, or seconds of processor time instead. Collects the seconds of the moves."""

    simulations: int
    seconds: float | None = None
    used: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """The processor times of our moves and of theirs."""

    @property
    def told(self) -> str:
        """The mean times as the end of a sentence, or an empty text without a limit of time."""
        if self.seconds is None:
            return ""
        return ", {:.2f} and {:.2f} s per move".format(*(statistics.mean(each) for each in self.used))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--profile", nargs="*", default=["classic-uct", "studio"])
    parser.add_argument("--games", type=int, default=100, metavar="N", help="for each game and profile")
    parser.add_argument("--simulations", type=int, default=1_000, metavar="N", help="for each move")
    parser.add_argument("--seconds", type=float, metavar="S", help="of processor time for each move, instead")
    asked = parser.parse_args()
    for name in asked.game:
        for profile in asked.profile:
            effort = Effort(asked.simulations, asked.seconds)
            print(f"{name}, {profile}: {result_of(name, profile, asked.games // 2, effort)}", flush=True)


def result_of(name: str, profile: str, pairs: int, effort: Effort) -> str:
    """Play these pairs of games, and return the result of our bot in words."""
    game, points, illegal = pyspiel.load_game(name), list[list[float]](), 0
    for pair in range(pairs):
        opening = opening_of(game, GAMES[name], random.Random(pair))
        points.append([])
        for side in (0, 1):
            bots = bots_of(game, profile, effort, 2 * pair + side)
            value, wrong = played(opening.clone(), bots if side == 0 else bots[::-1], side)
            points[-1].append((value + 1) / 2)
            illegal += wrong
        print(f"{name}, {profile}, {pair + 1} of {pairs} pairs: {score_of(points)}", file=sys.stderr, flush=True)
    return f"{score_of(points)}, {illegal} illegal moves{effort.told}"


def bots_of(game: Any, profile: str, effort: Effort, seed: int) -> list[Any]:
    """Return our bot and theirs."""
    if effort.seconds is None:
        ours = StudioBot(game, profile=profile, simulations=effort.simulations, seed=seed)
        return [ours, their_bot(game, effort.simulations, seed)]
    return [
        OurTimedBot(game, profile, effort.seconds, seed, effort.used[0]),
        TheirTimedBot(game, effort.seconds, seed, effort.used[1]),
    ]


class OurTimedBot(StudioBot):
    """Our bot with the same processor time for each move. It keeps its tree between moves."""

    def __init__(self, game: Any, profile: str, seconds: float, seed: int, used: list[float]) -> None:
        super().__init__(game, profile=profile, simulations=1, seed=seed)
        self._think, self._used = thinking(seconds), used
        self.search.run(_ONE)  # loads the kernels

    def step(self, state: Any) -> int:
        position, begun = position_of(state), time.process_time()
        self.search.set_position(position)
        self._think(self.search)
        point = self.search.final_move()
        self._used.append(time.process_time() - begun)
        return action_of(position.legal_moves()[0] if point is None else point, position.rules)


class TheirTimedBot:
    """Their bot with as many simulations for each move as its last move would have made in the given time."""

    def __init__(self, game: Any, seconds: float, seed: int, used: list[float]) -> None:
        self._game, self._seconds, self._seed, self._used = game, seconds, seed, used
        self._rate: float | None = None

    def step(self, state: Any) -> int:
        if self._rate is None:
            self._rate = _FIRST_SIMULATIONS / self._timed(state, _FIRST_SIMULATIONS)[1]
        simulations = max(1, round(self._rate * self._seconds))
        action, seconds = self._timed(state, simulations)
        # A proven result ends a search early, so its speed seems higher than it is.
        self._rate = min(simulations / seconds, 1.5 * self._rate)
        self._used.append(seconds)
        return action

    def _timed(self, state: Any, simulations: int) -> tuple[int, float]:
        begun = time.process_time()
        action = their_bot(self._game, simulations, self._seed).step(state)
        return action, max(time.process_time() - begun, 1e-6)


def opening_of(game: Any, moves: int, chance: random.Random) -> Any:
    """Return a state after this many random moves, in which the game goes on."""
    while True:
        state = game.new_initial_state()
        for _ in range(moves):
            if not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
        if not state.is_terminal():
            return state


def their_bot(game: Any, simulations: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, _EXPLORATION, simulations, _MEMORY_MB, True, seed, False)


def played(state: Any, bots: list[Any], side: int) -> tuple[float, int]:
    """Play a game to its end. Return the result of a side, and 1 if it made an illegal move, which loses."""
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        if action not in state.legal_actions():
            return (-1.0, 1) if state.current_player() == side else (1.0, 0)
        state.apply_action(action)
    return state.returns()[side], 0


if __name__ == "__main__":
    main()
