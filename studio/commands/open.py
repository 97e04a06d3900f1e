"""`mcts-studio open`: show a game in the window."""

import argparse
import os
import sys
from pathlib import Path

SUMMARY = "open a game file in the window"
DESCRIPTION = "Open a game file in the window. `mcts-studio FILE` does the same unless FILE is the name of a command."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file of any format")


def run(args: argparse.Namespace) -> int:
    return show_window(args.file)


def show_window(file: Path | None = None) -> int:
    """Open the window with the game in `file`, and return the exit code.

    If there is no screen, run the command `analyze` in the terminal instead.
    """
    from studio.commands import analyze
    from studio.machine.screen import missing_screen

    missing = missing_screen(os.environ, sys.platform)
    if missing:
        print(f"mcts-studio: {missing} Searching in this terminal instead.", file=sys.stderr)
        parser = argparse.ArgumentParser()
        analyze.add_arguments(parser)
        return analyze.run(parser.parse_args([*([str(file)] if file else []), "--live"]))
    from studio.ui.program import run as run_program

    return run_program(sys.argv[:1], file)
