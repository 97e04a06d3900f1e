"""`mcts-studio warmup`: compile the search once, so that later starts are quick."""

import argparse
import sys
import time

SUMMARY = "compile the search now, so that later starts are quick"
DESCRIPTION = (
    "Compile the inner loops of the search and keep them in the user's cache folder. Takes about half a minute, once "
    "for each version; a damaged folder is emptied and filled anew. Other commands do it by themselves when needed."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--again", action="store_true", help="throw away what is there and compile anew")


def run(asked: argparse.Namespace) -> int:
    from studio.engine import kernel_folder
    from studio.engine.kernels.compiling import CACHED, cache_folder

    if not CACHED:
        ensure_warm()
        return 0
    if asked.again:
        kernel_folder.wipe()
    begun = time.perf_counter()
    if kernel_folder.is_warm():
        print(f"The search is compiled already, in {cache_folder()}.")
        return 0
    ensure_warm()
    print(f"The search is compiled, in {cache_folder()} ({time.perf_counter() - begun:.0f} s).")
    return 0


def ensure_warm() -> None:
    """Compile what is missing, with progress on the error output."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from studio.engine import kernel_folder, warmup
    from studio.engine.kernels.compiling import CACHED, cache_folder

    if not CACHED:
        sentence = f"{cache_folder()} cannot be written, so the search is compiled at each start."
        print(f"mcts-studio: {sentence}", file=sys.stderr)
        return
    if kernel_folder.is_warm():
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Compiling the search, once for this version", total=None)
        warmup.warm_up(lambda done, of: bar.update(task, completed=done, total=of))
