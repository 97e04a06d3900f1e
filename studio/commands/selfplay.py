"""`mcts-studio selfplay`: generate self-play games as training samples."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import add_game_argument
from studio.commands.settings import add_training_settings_argument, training_settings_listed
from studio.commands.warmup import ensure_stages
from studio.game.errors import StudioError, install_command
from studio.game.rules import PRESETS, Rules

if TYPE_CHECKING:
    from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork
    from studio.engine.evaluation.network import PatternNetwork
    from studio.training.recipes import Recipe, SelfPlay

_EVERY_POSITION = (
    "; sample_share=1 keeps every position: games then begin on the empty board and are played to their end, as with "
    "opening=0 plain_share=1"
)
_NOISES = ("priors", "moves", "none")
SUMMARY = "generate self-play games as training data"
DESCRIPTION = (
    "Let a network play against itself and write training samples to OUT. Each sample has a position, the policy and "
    "the value of the search in this position, and the result of the game. OUT is an .npz of arrays, described in "
    f"docs/networks.md. ONNX networks require: {install_command('onnx', 'onnxruntime')}"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT.npz", type=Path, nargs="?", help="file for the samples")
    add_game_argument(parser)
    parser.add_argument(
        "--network",
        metavar="NETWORK",
        help="network to use: its name, or an .npz or .onnx file (default: random weights)",
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="number of games, from 1 (default: %(default)s)"
    )
    add_training_settings_argument(parser, _EVERY_POSITION)
    parser.add_argument(
        "--noise",
        choices=_NOISES,
        default="priors",
        help="where exploration noise is added: to the root's priors, to the probabilities of moves, or nowhere "
        "(default: priors)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="random seed for openings, noise and moves, from 0 (default: 0)",
    )


def run(args: argparse.Namespace) -> int:
    from studio.training.checks import refuse_game
    from studio.training.samples import joined, save_samples
    from studio.training.selfplay import SelfPlayer
    from studio.training.settings import SELF_PLAY_SETTINGS, with_settings
    from studio.training.stages import self_play_stages

    rules, changes = args.game or PRESETS["gomoku-15"], dict(args.settings)
    if "help" in changes:
        print(training_settings_listed(_recipe(args, rules), SELF_PLAY_SETTINGS))
        return 0
    if args.out is None:
        raise StudioError(messages.NO_SAMPLES_FILE)
    recipe = _recipe(args, rules)
    recipe = replace(recipe, self_play=_with_noise(recipe.self_play, args.noise))
    settings = with_settings(recipe, _every_position(changes), SELF_PLAY_SETTINGS).self_play
    refuse_game(recipe.network, rules)
    network = _network(args, rules)
    network.refuse_other_game(rules)
    ensure_stages(self_play_stages(settings, rules, recipe.network))
    player = SelfPlayer(network, rules, settings, args.seed)
    samples = joined(list(player.games(max(1, args.games))))
    save_samples(samples, args.out)
    print(
        f"Wrote {samples.size:,} samples to {args.out}. The {samples.games:,} games had {samples.plies:,} positions, "
        "not counting final positions."
    )
    return 0


def _every_position(changes: dict[str, str]) -> dict[str, str]:
    """Return the user's settings.

    If every position becomes a sample, special defaults are added. Then a game begins on the empty board and is played
    to its end, without threat detection.
    """
    try:
        is_every = float(changes.get("sample_share", 0)) == 1
    except ValueError:  # refused later, by an error that names the range
        is_every = False
    return {"opening": "0", "plain_share": "1"} | changes if is_every else changes


def _with_noise(settings: "SelfPlay", where: str) -> "SelfPlay":
    share = settings.noise_share
    priors, moves = (share if where == place else 0.0 for place in ("priors", "moves"))
    return replace(settings, noise_share=priors, move_noise_share=moves)


def _recipe(args: argparse.Namespace, rules: Rules) -> "Recipe":
    """Return the standard recipe, or the textbook recipe if the network is convolutional."""
    from studio.networks.catalogue import is_pattern_network, network_file
    from studio.training.recipes import recipe_named
    from studio.training.request import STANDARD, TEXTBOOK

    is_convolutional = args.network is not None and not is_pattern_network(network_file(args.network))
    return recipe_named(TEXTBOOK if is_convolutional else STANDARD, rules)


def _network(args: argparse.Namespace, rules: Rules) -> "PatternNetwork | ConvolutionalNetwork":
    import numpy as np

    from studio.engine.evaluation.network import untrained
    from studio.networks.searching import network_named

    return untrained(rules, np.random.default_rng(args.seed)) if args.network is None else network_named(args.network)
