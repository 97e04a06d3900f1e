"""`mcts-studio warmup`: compile the search once, so that later starts are quick."""

import argparse
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.progress import Progress

    from studio.engine.options.parameters import Parameters
    from studio.game.rules import Rules

SUMMARY = "compile the search now, so that later starts are quick"
DESCRIPTION = (
    "Compile the inner loops of the search and keep them in the user's cache folder. Takes about half a minute, once "
    "for each version; what is damaged is compiled anew. Other commands and the window do it by themselves when needed."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--again", action="store_true", help="throw away what is there and compile anew")


def run(asked: argparse.Namespace) -> int:
    from studio.engine.kernels.runtime.compiling import CACHED, cache_folder
    from studio.engine.kernels.runtime.folder import wipe
    from studio.engine.warmup import is_warm

    if not CACHED:
        ensure_warm()
        return 0
    if asked.again:
        wipe()
    begun = time.perf_counter()
    if is_warm():
        print(f"The search is compiled already, in {cache_folder()}.")
        return 0
    ensure_warm()
    print(f"The search is compiled, in {cache_folder()} ({time.perf_counter() - begun:.0f} s).")
    return 0


def ensure_warm(rules: "Rules | None" = None, parameters: "Parameters | None" = None, *besides: str) -> None:
    """Compile what such a search needs and is missing, and these stages besides, or all."""
    from studio.engine.stages import ALL
    from studio.networks.searching import stages_for

    ensure_stages(ALL if rules is None or parameters is None else (*stages_for(parameters, rules), *besides))


def ensure_stages(wanted: "Sequence[str]") -> None:
    """Compile what is missing of these; progress goes to the error output."""
    from studio.engine.kernels.runtime.compiling import CACHED, cache_folder
    from studio.engine.kernels.runtime.folder import are_ready
    from studio.engine.warmup import Warmup

    if not CACHED:
        sentence = f"{cache_folder()} cannot be written, so the search is compiled at each start."
        print(f"mcts-studio: {sentence}", file=sys.stderr)
        return
    if are_ready(wanted):
        return
    with Warmup() as warmup, _bar() as bar:
        task = bar.add_task("Compiling the search, once for this version", total=None)
        warmup.prepare(wanted, lambda done, of: bar.update(task, completed=done, total=of))


def _bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
