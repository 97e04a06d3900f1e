"""Play a trained convolutional network against its untrained self: python -m benchmarks.untrained_self FILE

FILE is a network of `mcts-studio train --textbook` and must contain its game. The other side is a network with the
random weights with which a training of the given seed starts, in plain numpy. Both sides have the same number of
simulations per move, search with textbook settings, and play the most visited move. Games are played in pairs with the
same two random first moves and swapped colours. The benchmark prints the trained network's share of the points; it
requires the optional package `onnx`.
"""

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np

from studio.engine.evaluation.convolutional.model import weights_in
from studio.engine.evaluation.convolutional.network import open_convolutional
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.convolutional.weights import Sizes, untrained
from studio.game.rules import rules_from_text
from studio.training.recipes import TEXTBOOK_PARAMETERS, Measurement
from studio.training.strength import NetworkSide, RandomSide, Side, score_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=100, help="of each for a move")
    parser.add_argument("--seed", type=int, default=8, help="of the training, and of the openings")
    asked = parser.parse_args()
    trained = open_convolutional(asked.network)
    rules = rules_from_text(trained.rules_text)
    sizes = Sizes.of(weights_in(asked.network.read_bytes()))
    begun = PlainNetwork("untrained", rules, untrained(sizes, np.random.default_rng(asked.seed)), trained.planes)
    measurement = Measurement(games=asked.games)
    side = NetworkSide(trained, asked.simulations, TEXTBOOK_PARAMETERS)
    others: dict[str, Side] = {"its untrained self": replace(side, network=begun), "moves at random": RandomSide()}
    for name, other in others.items():
        score = score_of((side, other), rules, measurement, asked.seed)
        print(f"{score * asked.games:g} of {asked.games} points against {name}", flush=True)


if __name__ == "__main__":
    main()
