"""Play our bot for OpenSpiel against OpenSpiel's own: python -m benchmarks.open_spiel_matches [--games 100]
[--game NAME ...]

The states are those of OpenSpiel, which judges legality and results. Both bots make the same number of simulations per
move, so other load on the machine has no effect. Games are played in pairs with the same random opening and swapped
sides. Theirs is `pyspiel.MCTSBot`: UCT with one random rollout, c = 2, and its solver. The benchmark prints wins, draws
and losses of our bot, its score with the 95 % interval over pairs, and the number of illegal moves.
"""

import argparse
import random
import sys
from typing import Any

import pyspiel

from benchmarks.match import score_of
from studio.bridges.open_spiel import StudioBot

GAMES = {"tic_tac_toe": 1, "connect_four": 4, "gomoku(size=9,connect=5)": 4}
"""Each game, and the number of random moves before a game."""
_EXPLORATION, _MEMORY_MB = 2.0, 1_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--profile", nargs="*", default=["classic-uct", "studio"])
    parser.add_argument("--games", type=int, default=100, metavar="N", help="for each game and profile")
    parser.add_argument("--simulations", type=int, default=1_000, metavar="N", help="for each move")
    asked = parser.parse_args()
    for name in asked.game:
        for profile in asked.profile:
            print(f"{name}, {profile}: {result_of(name, profile, asked.games // 2, asked.simulations)}", flush=True)


def result_of(name: str, profile: str, pairs: int, simulations: int) -> str:
    """Play these pairs of games, and return the result of our bot in words."""
    game, points, illegal = pyspiel.load_game(name), list[list[float]](), 0
    for pair in range(pairs):
        opening = opening_of(game, GAMES[name], random.Random(pair))
        points.append([])
        for side in (0, 1):
            ours = StudioBot(game, profile=profile, simulations=simulations, seed=2 * pair + side)
            bots = [ours, their_bot(game, simulations, 2 * pair + side)]
            value, wrong = played(opening.clone(), bots if side == 0 else bots[::-1], side)
            points[-1].append((value + 1) / 2)
            illegal += wrong
        print(f"{name}, {profile}, {pair + 1} of {pairs} pairs: {score_of(points)}", file=sys.stderr, flush=True)
    return f"{score_of(points)}, {illegal} illegal moves"


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
