"""Measure a profile against an exact player of Connect Four: python -m benchmarks.connect_four_exact [--against
PROFILE] [--pairs N]

An exact solver (bitbully) plays the openings of `benchmarks.network_match` against a profile, each opening with both
colours. It chooses at random among the moves with the best score, which depends on the winner and on the number of
moves to the end; it sets no traps. The profile has a fixed processor time per move.
"""

import argparse
import random
import sys

import bitbully

from benchmarks.match import opening_of, score_of
from benchmarks.network_match import think
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import profile_named
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.networks.searching import made_search

RULES = PRESETS["connect-four"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", default="classic-uct", help="a profile")
    parser.add_argument("--seconds", type=float, default=0.1, help="of the processor's time, for each move")
    parser.add_argument("--pairs", type=int, default=50, metavar="N", help="of games")
    parser.add_argument("--seed", type=int, default=0, help="of the first pair; the next ones count on")
    asked = parser.parse_args()
    parameters, pairs = profile_named(asked.against).parameters, list[list[float]]()
    for pair in range(asked.seed, asked.seed + asked.pairs):
        opening = opening_of(RULES, 2 + pair % 3, random.Random(pair))
        pairs.append([_points(opening, stone, parameters, asked.seconds, pair) for stone in (Stone.BLACK, Stone.WHITE)])
        print(f"{len(pairs)} of {asked.pairs} pairs: {score_of(pairs)}", file=sys.stderr, flush=True)
    print(f"an exact player, {asked.seconds:g} s for {asked.against}: {score_of(pairs)}")


def _points(opening: Position, stone: Stone, parameters: Parameters, seconds: float, seed: int) -> float:
    """Play a game and return the points of the exact player: 1 for a win, 0.5 for a draw, 0 for a loss.

    The exact player has the colour `stone`.
    """
    search, chance, position = made_search(opening, parameters, seed=2), random.Random(seed), opening.copy()
    while not position.is_over:
        if position.to_move is stone:
            position.drop(_exact_column(position, chance))
            continue
        search.set_position(position)
        think(search, seconds)
        move = search.final_move()
        position.play(move if move is not None else position.legal_moves()[0])
    return 0.5 if position.winner is None else float(position.winner is stone)


def _exact_column(position: Position, chance: random.Random) -> int:
    columns = [move.point % RULES.columns for move in position.moves]
    scores: dict[int, int] = bitbully.BitBully().score_all_moves(bitbully.Board(columns))
    return chance.choice([column for column, score in scores.items() if score == max(scores.values())])


if __name__ == "__main__":
    main()
