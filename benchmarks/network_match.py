"""Play a network in a file against a profile at equal processor time: python -m benchmarks.network_match FILE

Games are played in pairs with the same opening of two to four random stones and swapped colours. Each side keeps its
tree between moves and has a fixed processor time per move, so that other load on the machine has no effect. The network
searches with the parameters of `--set NAME=VALUE`; by default with those of the profile for networks, and in games with
gravity with all moves. The benchmark prints wins, draws and losses of the network with the interval of its score.
"""

import argparse
import random
import sys
import time
from pathlib import Path

from benchmarks.match import opening_of, score_of
from studio.engine import Limit, Parameters, Position, Search, Selection
from studio.engine.evaluation.network import PatternNetwork
from studio.engine.evaluation.network_file import open_network
from studio.engine.options.parameters import Threats
from studio.engine.options.profiles import profile_named
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.networks.searching import made_search

PIECE = 200
"""The number of simulations between two readings of the processor time. They take some milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--game", default="gomoku-15", choices=PRESETS)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="how the network is searched with")
    parser.add_argument("--against", default="classic-uct", help="a profile")
    parser.add_argument("--seconds", type=float, default=0.1, help="of the processor's time, for each move")
    parser.add_argument("--pairs", type=int, default=50, metavar="N", help="of games")
    parser.add_argument("--seed", type=int, default=0, help="of the first pair; the next ones count on")
    asked = parser.parse_args()
    rules, network, pairs = PRESETS[asked.game], open_network(asked.network), list[list[float]]()
    ways = network_parameters(rules, asked.set), profile_named(asked.against).parameters
    for pair in range(asked.seed, asked.seed + asked.pairs):
        opening = opening_of(rules, 2 + pair % 3, random.Random(pair))
        stones = (Stone.BLACK, Stone.WHITE)
        pairs.append([_points(opening, stone, ways, network, asked.seconds) for stone in stones])
        print(f"{len(pairs)} of {asked.pairs} pairs: {score_of(pairs)}", file=sys.stderr, flush=True)
    print(f"{asked.game}, {asked.seconds:g} s against {asked.against}: {score_of(pairs)}")


def network_parameters(rules: Rules, settings: list[str]) -> Parameters:
    """Return the parameters of the network's search."""
    usual = Parameters(
        selection=Selection.PUCT,
        exploration=2.0,
        first_play=0.0,
        least_prior=0.001,
        tree_radius=0 if rules.gravity else 3,
        threats=Threats.WINS if rules.gravity else Threats.THREES,
        end_positions=profile_named("studio").parameters.end_positions,
    )
    return usual.with_text(dict(setting.split("=", 1) for setting in settings))


def think(search: Search, seconds: float) -> None:
    """Search for this processor time in seconds, or until the result is proven."""
    end = time.process_time() + seconds
    while not search.is_proven and time.process_time() < end:
        search.run(Limit(simulations=PIECE))


def _points(
    opening: Position, stone: Stone, ways: tuple[Parameters, Parameters], network: PatternNetwork, seconds: float
) -> float:
    """Play a game and return the points of the network: 1 for a win, 0.5 for a draw, 0 for a loss.

    The network plays the colour `stone`.
    """
    sides = {
        stone: Search(opening, ways[0], seed=1, evaluator=network),
        stone.opponent: made_search(opening, ways[1], seed=2),
    }
    position = opening.copy()
    while not position.is_over:
        search = sides[position.to_move]
        search.set_position(position)
        think(search, seconds)
        move = search.final_move()
        position.play(move if move is not None else position.legal_moves()[0])
    if position.winner is None:
        return 0.5
    return float(position.winner is stone)


if __name__ == "__main__":
    main()
