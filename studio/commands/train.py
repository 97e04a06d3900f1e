"""`mcts-studio train`: train a network by self-play."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import add_game_argument
from studio.commands.plots import add_plot_argument, refuse_plot, write_plot
from studio.commands.settings import add_training_settings_argument, training_settings_listed
from studio.commands.warmup import ensure_stages
from studio.game.errors import StudioError
from studio.game.percent import percent
from studio.game.rules import PRESETS, Rules

_MOST_POSITIONS = 10_000
"""The maximum number of positions from which games of a training may begin. They are stored in the checkpoint."""

if TYPE_CHECKING:
    from studio.engine.evaluation.network import PatternNetwork
    from studio.matches.openings import Opening
    from studio.matches.workers.workers import Workers
    from studio.training.checkpoint import Progress
    from studio.training.loop import Training

SUMMARY = "train a network by self-play"
DESCRIPTION = (
    "Train a network by self-play, from random weights or from those of another network. The training can be stopped "
    "at any time; --resume continues it, and less than a minute of work is lost. The network is written to FOLDER as "
    "network.npz (pattern network) or network.onnx (convolutional network), together with report.md and curve.csv; "
    "--resume reads only checkpoint.npz. With --toy the network learns a small game in two minutes. --hours counts "
    "processor time, so a busy computer prolongs the training. --textbook requires the packages onnx and onnxruntime. "
    "The training uses a graphics card if PyTorch is installed and finds one."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", help="folder of the training")
    add_game_argument(parser, default="gomoku-15, or as --textbook and --toy say")
    parser.add_argument(
        "--hours",
        type=float,
        metavar="H",
        help="total hours of processor time per worker, with earlier sessions: the processor time of all processes of "
        "the training, divided by --workers; more than 0 (default: 1, or as before with --resume)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="random seed for weights, games and samples, from 0 (default: 0)",
    )
    parser.add_argument(
        "--from",
        dest="first",
        metavar="NETWORK",
        help="begin with the weights of this pattern network, a name or a file, instead of random weights; the network "
        "may be for other rules about lines of more than five",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--textbook",
        action="store_true",
        help="train a convolutional network as AlphaZero does (default game: gomoku-8)",
    )
    how.add_argument(
        "--toy",
        action="store_true",
        help="train a small network quickly (defaults: four in a row on 5x5, two minutes)",
    )
    add_training_settings_argument(parser)
    parser.add_argument(
        "--gate",
        type=_gate_score,
        default=0.0,
        metavar="P",
        help="replace the best network only if the new network scores at least P against it, 0 to 1 (default: "
        "0, always replace)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that play games, from 1 (default: %(default)s)"
    )
    add_plot_argument(parser, "the losses and the strength against opponents over time, when the training ends")
    parser.add_argument(
        "--positions",
        metavar="FILE",
        type=Path,
        help="begin a share of the games with the final positions of the games in FILE; the share is the setting "
        "positions_share (default: a quarter); with --resume the file replaces the earlier one",
    )
    parser.add_argument("--resume", action="store_true", help="continue the training in FOLDER")


def run(args: argparse.Namespace) -> int:
    from studio.training.run_context import RunContext

    if "help" in dict(args.settings):
        from studio.training.recipes import recipe_named
        from studio.training.settings import SETTINGS

        print(training_settings_listed(recipe_named(_recipe(args), _rules(args)), SETTINGS))
        return 0
    if args.folder is None:
        raise StudioError(messages.NO_TRAINING_FOLDER)
    refuse_plot(args.plot)
    training = _training(args)
    try:
        ensure_stages(training.stages)
        with _workers(args.workers) as workers:
            for progress in training.generations(RunContext(workers)):
                print(_progress_line(progress), flush=True)
    except KeyboardInterrupt:
        _plot(training, args)
        print(f"Stopped. Continue with: mcts-studio train {args.folder} --resume")
        return 130
    _plot(training, args)
    print(f"The network is in {training.network_path}.")
    return 0


def _training(args: argparse.Namespace) -> "Training":
    from studio.training.folder import rules_in
    from studio.training.loop import Training
    from studio.training.request import TOY_HOURS

    settings = dict(args.settings)
    if args.resume and args.first is not None:
        raise StudioError(messages.FIRST_NETWORK_RESUMED)
    if args.resume:
        positions = _positions(args.positions, rules_in(args.folder)) if args.positions is not None else ()
        return Training.resume(args.folder, hours=args.hours, settings=settings, positions=positions)
    hours = args.hours or (TOY_HOURS if args.toy else 1.0)
    return Training.begin(
        args.folder,
        _rules(args),
        hours,
        args.seed,
        name=_recipe(args),
        gate=args.gate,
        settings=settings,
        first=_first_network(args.first),
        positions=_positions(args.positions, _rules(args)) if args.positions is not None else (),
    )


def _positions(path: Path, rules: Rules) -> tuple["Opening", ...]:
    """Return the positions from which some of the games begin."""
    from studio.matches.openings import openings_in_file

    positions = openings_in_file(path, rules)
    if len(positions) > _MOST_POSITIONS:
        raise StudioError(messages.MANY_POSITIONS, count=len(positions), most=_MOST_POSITIONS)
    return positions


def _first_network(name: str | None) -> "PatternNetwork | None":
    """Return the network from whose weights the training starts. Return None if `name` is None."""
    from studio.networks.catalogue import is_pattern_network, located_path, network_file

    if name is None:
        return None
    from studio.engine.evaluation.network_file import open_network

    file = network_file(located_path(name))
    if not is_pattern_network(file):
        raise StudioError(messages.FIRST_NETWORK_KIND)
    return open_network(file)


def _plot(training: "Training", args: argparse.Namespace) -> None:
    if args.plot is None:
        return
    from studio.training.folder import CURVE, read_curve
    from studio.training.page import training_plot

    write_plot(training_plot(training.progress, read_curve(args.folder / CURVE)), args.plot)


def _rules(args: argparse.Namespace) -> Rules:
    from studio.training.request import TOY_RULES

    usual = TOY_RULES if args.toy else PRESETS["gomoku-8" if args.textbook else "gomoku-15"]
    return args.game or usual


def _recipe(args: argparse.Namespace) -> str:
    from studio.training.request import STANDARD, TEXTBOOK, TOY

    return TOY if args.toy else TEXTBOOK if args.textbook else STANDARD


@contextmanager
def _workers(count: int) -> "Iterator[Workers | None]":
    """Yield the worker processes. If None is yielded, this process plays the games itself."""
    if count <= 1:
        yield None
        return
    from studio.matches.workers.workers import LocalWorkers

    workers = LocalWorkers(count)
    try:
        yield workers
    finally:
        workers.stop()
        workers.close()


def _progress_line(progress: "Progress") -> str:
    text = (
        f"{progress.seconds / 60:6.1f} min  generation {progress.generation:4}  games {progress.games:7,}  "
        f"samples {progress.samples:9,}  policy loss {progress.policy_loss:.3f}  value loss {progress.value_loss:.3f}"
    )
    if progress.measured_at == progress.seconds and progress.against_random is not None:
        against_search = progress.against_search or 0.0
        text += f"  won {percent(progress.against_random, 0)} against random moves, "
        text += f"{percent(against_search, 0)} against a search"
    return text


def _gate_score(text: str) -> float:
    share = float(text)
    if not 0 <= share < 1:
        raise argparse.ArgumentTypeError("P must be from 0 to 1, such as 0.55")
    return share
