"""`mcts-studio selfplay`: generate self-play games as training samples."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.opening import add_game_argument
from studio.commands.settings import add_training_settings_argument, training_settings_listed
from studio.game.errors import install_command
from studio.game.rules import PRESETS, Rules

if TYPE_CHECKING:
    from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork
    from studio.engine.evaluation.network import PatternNetwork
    from studio.training.recipes import Recipe, SelfPlay

_NOISES = ("priors", "moves", "none")
SUMMARY = "generate self-play games as training data"
DESCRIPTION = (
    "Let a network play against itself and write training samples to OUT: each has a position, the policy and value of "
    "its search, and the result of the game. OUT is an .npz of arrays, described in docs/networks.md. ONNX networks "
    f"require: {install_command('onnx', 'onnxruntime')}"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT.npz", type=Path, help="file for the samples")
    add_game_argument(parser)
    parser.add_argument(
        "--network", metavar="FILE", type=Path, help="network to use: .npz or .onnx (default: random weights)"
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="number of games, from 1 (default: %(default)s)"
    )
    add_training_settings_argument(parser)
    parser.add_argument(
        "--noise",
        choices=_NOISES,
        default="priors",
        help="exploration noise in the root's priors, in the probabilities of moves, or none (default: priors)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="random seed for openings, noise and moves, from 0 (default: 0)",
    )


def run(args: argparse.Namespace) -> int:
    from studio.training.samples import joined, save_samples
    from studio.training.selfplay import SelfPlayer
    from studio.training.settings import with_settings

    rules = args.game or PRESETS["gomoku-15"]
    network, recipe = _player(args, rules)
    if "help" in dict(args.settings):
        print(training_settings_listed(recipe))
        return 0
    way = _with_noise(recipe.self_play, args.noise)
    way = with_settings(replace(recipe, self_play=way), dict(args.settings)).self_play
    network.refuse_other_game(rules)
    player = SelfPlayer(network, rules, way, args.seed)
    samples = joined(list(player.games(max(1, args.games))))
    save_samples(samples, args.out)
    print(f"Wrote {samples.size:,} samples of {samples.games:,} games to {args.out}.")
    return 0


def _with_noise(way: "SelfPlay", where: str) -> "SelfPlay":
    share = way.noise_share
    priors, moves = (share if where == place else 0.0 for place in ("priors", "moves"))
    return replace(way, noise_share=priors, move_noise_share=moves)


def _player(args: argparse.Namespace, rules: Rules) -> "tuple[PatternNetwork | ConvolutionalNetwork, Recipe]":
    """Return the network, and the recipe for its kind."""
    import numpy as np

    from studio.engine.evaluation.convolutional.network import SUFFIX, open_convolutional
    from studio.engine.evaluation.network import untrained
    from studio.engine.evaluation.network_file import open_network
    from studio.training.recipes import recipe_named
    from studio.training.request import STANDARD, TEXTBOOK

    if args.network and args.network.suffix.lower() == SUFFIX:
        return open_convolutional(args.network), recipe_named(TEXTBOOK, rules)
    recipe = recipe_named(STANDARD, rules)
    if args.network:
        return open_network(args.network), recipe
    return untrained(rules, np.random.default_rng(args.seed)), recipe
