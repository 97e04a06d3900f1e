"""`mcts-studio train`: a network learns by playing against itself."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.opening import add_game_argument
from studio.game.rules import PRESETS

if TYPE_CHECKING:
    from studio.matches.workers.workers import Workers
    from studio.training.checkpoint import Progress
    from studio.training.loop import Training

SUMMARY = "train a network by games against itself"
DESCRIPTION = (
    "Train a network in FOLDER, from random weights and nothing but games against itself. It may be stopped at any "
    "time, and goes on by --resume: less than a minute is lost. In the folder are then network.npz (patterns) or "
    "network.onnx (convolutional), report.md and curve.csv; checkpoint.npz alone is enough to go on. With --toy a "
    "small game is learnt within two minutes. Needs an extra: pip install 'mcts-studio[train]', with --textbook "
    "'mcts-studio[train,onnx]'"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where the training lies")
    add_game_argument(parser)
    parser.add_argument(
        "--hours", type=float, metavar="H", help="how long in all, of every sitting (default: 1, or as before)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="chooses weights, games and samples")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--textbook",
        action="store_true",
        help="AlphaZero's own way with a convolutional network: on 8x8 unless something else is asked for",
    )
    how.add_argument(
        "--toy",
        action="store_true",
        help="small numbers for a small game: two minutes of four in a row on 5x5 unless something else is asked for",
    )
    parser.add_argument(
        "--gate",
        type=_share,
        default=0.0,
        metavar="P",
        help="a network takes the best one's place only if it scores P against it, such as 0.55 (default: always)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="so many processes play games (default: %(default)s)"
    )
    parser.add_argument("--resume", action="store_true", help="go on with the training in FOLDER")


def run(asked: argparse.Namespace) -> int:
    from studio.training.loop import Company

    training = _training(asked)
    try:
        with _workers(asked.workers) as workers:
            for progress in training.generations(Company(workers)):
                print(_told(progress), flush=True)
    except KeyboardInterrupt:
        print(f"Stopped. Go on by: mcts-studio train {asked.folder} --resume")
        return 130
    print(f"The network is in {training.network_path}.")
    return 0


def _training(asked: argparse.Namespace) -> "Training":
    from studio.training.loop import Training
    from studio.training.wish import STANDARD, TEXTBOOK, TOY, TOY_HOURS, TOY_RULES

    if asked.resume:
        return Training.resume(asked.folder, hours=asked.hours)
    usual = TOY_RULES if asked.toy else PRESETS["gomoku-8" if asked.textbook else "gomoku-15"]
    rules, hours = asked.game or usual, asked.hours or (TOY_HOURS if asked.toy else 1.0)
    name = TOY if asked.toy else TEXTBOOK if asked.textbook else STANDARD
    return Training.begin(asked.folder, rules, hours, asked.seed, name=name, gate=asked.gate)


@contextmanager
def _workers(count: int) -> "Iterator[Workers | None]":
    """Processes of this machine, or none where games are played by whoever trains."""
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


def _told(progress: "Progress") -> str:
    text = (
        f"{progress.seconds / 60:6.1f} min  generation {progress.generation:4}  games {progress.games:7,}  "
        f"samples {progress.samples:9,}  loss of policy {progress.policy_loss:.3f}, of value {progress.value_loss:.3f}"
    )
    if progress.measured_at == progress.seconds and progress.against_random is not None:
        against_search = progress.against_search or 0.0
        text += f"  won {progress.against_random:.0%} against random moves, {against_search:.0%} against a search"
    return text


def _share(text: str) -> float:
    share = float(text)
    if not 0 <= share < 1:
        raise argparse.ArgumentTypeError("a share from 0 to 1, such as 0.55")
    return share
