"""`mcts-studio selfplay`: games of a network against itself, as samples to train with."""

import argparse
from pathlib import Path

from studio.commands.opening import add_game_argument
from studio.game.rules import PRESETS

SUMMARY = "let a network play against itself and keep what is learnt from"
DESCRIPTION = (
    "Play games of a pattern network against itself and write their samples, positions with what the search found in "
    "them and how the games ended, to OUT: arrays in an .npz, described in docs/networks.md. No extra is needed."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT.npz", type=Path, help="the file of samples to write")
    add_game_argument(parser)
    parser.add_argument("--network", metavar="FILE", type=Path, help="who plays (default: a network of random weights)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="chooses openings, noise and moves")


def run(asked: argparse.Namespace) -> int:
    import numpy as np

    from studio.engine.evaluation.network import untrained
    from studio.engine.evaluation.network_file import open_network
    from studio.training.samples import joined, save_samples
    from studio.training.selfplay import SelfPlay, SelfPlayer

    rules = asked.game or PRESETS["gomoku-15"]
    network = open_network(asked.network) if asked.network else untrained(rules, np.random.default_rng(asked.seed))
    network.refuse_other_game(rules)
    player = SelfPlayer(network, rules, SelfPlay(), asked.seed)
    samples = joined(list(player.games(max(1, asked.games))))
    save_samples(samples, asked.out)
    print(f"{samples.games:,} games left {samples.size:,} samples in {asked.out}.")
    return 0
