"""`mcts-studio train`: a pattern network learns by playing against itself."""

import argparse
from pathlib import Path

from studio.commands.opening import add_game_argument
from studio.game.rules import PRESETS

SUMMARY = "train a network by games against itself"
DESCRIPTION = (
    "Train a pattern network in FOLDER, from random weights and nothing but games against itself. It may be stopped at "
    "any time, and goes on by --resume: less than a minute is lost. In the folder are then network.npz, report.md and "
    "curve.csv; checkpoint.npz alone is enough to go on. Needs the extra: pip install 'mcts-studio[train]'"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where the training lies")
    add_game_argument(parser)
    parser.add_argument(
        "--hours", type=float, metavar="H", help="how long in all, of every sitting (default: 1, or as before)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="chooses weights, games and samples")
    parser.add_argument("--resume", action="store_true", help="go on with the training in FOLDER")


def run(asked: argparse.Namespace) -> int:
    from studio.training.loop import Training

    if asked.resume:
        training = Training.resume(asked.folder, hours=asked.hours)
    else:
        training = Training.begin(asked.folder, asked.game or PRESETS["gomoku-15"], asked.hours or 1.0, asked.seed)
    try:
        for progress in training.generations():
            print(
                f"{progress.seconds / 60:6.1f} min  generation {progress.generation:4}  games {progress.games:7,}  "
                f"samples {progress.samples:9,}  loss of policy {progress.policy_loss:.3f}, of value "
                f"{progress.value_loss:.3f}",
                flush=True,
            )
    except KeyboardInterrupt:
        print(f"Stopped. Go on by: mcts-studio train {asked.folder} --resume")
        return 130
    print(f"The network is in {asked.folder / 'network.npz'}.")
    return 0
