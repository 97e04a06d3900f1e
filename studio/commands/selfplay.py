"""`mcts-studio selfplay`: games of a network against itself, as samples to train with."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.opening import add_game_argument
from studio.game.rules import PRESETS, Rules

if TYPE_CHECKING:
    from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork
    from studio.engine.evaluation.network import PatternNetwork
    from studio.training.selfplay import SelfPlay

_NOISES = ("priors", "moves", "none")
SUMMARY = "let a network play against itself and keep what is learnt from"
DESCRIPTION = (
    "Play games of a network against itself and write their samples, positions with what the search found in "
    "them and how the games ended, to OUT: arrays in an .npz, described in docs/networks.md. No extra is needed, "
    "but for networks in ONNX files: pip install 'mcts-studio[onnx]'"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT.npz", type=Path, help="the file of samples to write")
    add_game_argument(parser)
    parser.add_argument(
        "--network", metavar="FILE", type=Path, help="who plays: .npz or .onnx (default: a network of random weights)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument(
        "--noise",
        choices=_NOISES,
        default="priors",
        help="mix noise into the root's priors, into the chances of the moves to play, or nowhere (default: priors)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="chooses openings, noise and moves")


def run(asked: argparse.Namespace) -> int:
    from studio.training.samples import joined, save_samples
    from studio.training.selfplay import SelfPlayer

    rules = asked.game or PRESETS["gomoku-15"]
    network, way = _player(asked, rules)
    network.refuse_other_game(rules)
    player = SelfPlayer(network, rules, _with_noise(way, asked.noise), asked.seed)
    samples = joined(list(player.games(max(1, asked.games))))
    save_samples(samples, asked.out)
    print(f"{samples.games:,} games left {samples.size:,} samples in {asked.out}.")
    return 0


def _with_noise(way: "SelfPlay", where: str) -> "SelfPlay":
    share = way.noise_share
    priors, moves = (share if where == place else 0.0 for place in ("priors", "moves"))
    return replace(way, noise_share=priors, move_noise_share=moves)


def _player(asked: argparse.Namespace, rules: Rules) -> "tuple[PatternNetwork | ConvolutionalNetwork, SelfPlay]":
    """Who plays, and the way in which its kind learns."""
    import numpy as np

    from studio.engine.evaluation.convolutional.network import SUFFIX, open_convolutional
    from studio.engine.evaluation.network import untrained
    from studio.engine.evaluation.network_file import open_network
    from studio.training.recipes import recipe_named
    from studio.training.wish import STANDARD, TEXTBOOK

    if asked.network and asked.network.suffix.lower() == SUFFIX:
        return open_convolutional(asked.network), recipe_named(TEXTBOOK, rules).self_play
    way = recipe_named(STANDARD, rules).self_play
    if asked.network:
        return open_network(asked.network), way
    return untrained(rules, np.random.default_rng(asked.seed)), way
