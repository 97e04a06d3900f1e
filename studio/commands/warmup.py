"""`mcts-studio warmup`: compile the search in advance."""

import argparse
import os
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.progress import Progress

    from studio.engine.options.parameters import Parameters
    from studio.game.rules import Rules

SUMMARY = "compile the search now, so that later starts are fast"
DESCRIPTION = (
    "Compile the search and store the compiled code in the user's cache folder. This takes one to two minutes, once "
    "per version; damaged files are compiled again. Other commands and the window compile the search automatically "
    "when needed."
)

_NOTICE = "Compiling the search. This happens once for each kind of game and takes about 20 seconds."
_NOTICE_OF_ALL = "Compiling the search for all kinds of games. This happens once and takes one to two minutes."
_STAGES = "{done} of {of} stages"
_QUIET_SECONDS = 1.0
_LINE_SECONDS = 10.0
"""The minimum time between two lines of progress, in seconds."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--again", action="store_true", help="delete the cache and compile again")


def run(args: argparse.Namespace) -> int:
    from studio.engine.precompiled import TARGET_VARIABLE

    os.environ.setdefault(TARGET_VARIABLE, "native")  # also if kernels for a class of processors came with the program
    from studio.engine.kernels.runtime.compiling import CACHED, cache_folder
    from studio.engine.kernels.runtime.folder import wipe
    from studio.engine.warmup import is_warm

    if not CACHED:
        ensure_warm()
        return 0
    if args.again:
        wipe()
    begun = time.perf_counter()
    if is_warm():
        print(f"The search is already compiled in {cache_folder()}.")
        return 0
    ensure_warm()
    print(f"Compiled the search in {cache_folder()} ({time.perf_counter() - begun:.0f} s).")
    return 0


def ensure_warm(rules: "Rules | None" = None, parameters: "Parameters | None" = None, *more_stages: str) -> None:
    """Compile the stages that a search with these rules and parameters needs, and `more_stages`.

    If rules or parameters are None, compile all stages. Stages in the cache are not compiled again.
    """
    from studio.engine.warmup import IN_ADVANCE
    from studio.networks.searching import stages_for

    one_search = () if rules is None or parameters is None else stages_for(parameters, rules)
    ensure_stages((*one_search, *more_stages) if one_search else IN_ADVANCE)


def ensure_stages(wanted: "Sequence[str]") -> None:
    """Compile those `wanted` stages that are not in the cache.

    Progress appears on the error output. If the cache folder is not writable, print a note instead.
    """
    from studio.engine.kernels.runtime.compiling import CACHED, cache_folder
    from studio.engine.kernels.runtime.folder import are_ready
    from studio.engine.warmup import Warmup

    if not CACHED:
        sentence = f"The folder {cache_folder()} is not writable, so the search is compiled at each start."
        print(f"mcts-studio: {sentence}", file=sys.stderr)
        return
    if are_ready(wanted):
        return
    with Warmup() as warmup, _bar() as bar:
        task, notice = bar.add_task("Compiling the search (once per version)", total=None, stages=""), _Notice(wanted)

        def show(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, stages=_STAGES.format(done=done, of=of))
            if bar.disable:
                notice.show(done, of)

        warmup.prepare(wanted, show)


class _Notice:
    """Shows the progress as lines. It replaces the progress bar if the error output is not a terminal."""

    def __init__(self, wanted: "Sequence[str]") -> None:
        from studio.engine.stages import ALL

        self._text = _NOTICE_OF_ALL if set(wanted) >= set(ALL) else _NOTICE
        self._next_at, self._is_shown = time.monotonic() + _QUIET_SECONDS, False
        self._told = 0

    def show(self, done: int, of: int) -> None:
        """Print what is being compiled if it takes longer than a second.

        Print the progress at most every ten seconds.
        """
        if time.monotonic() < self._next_at or (self._is_shown and done == self._told):
            return
        if not self._is_shown:
            print(self._text, file=sys.stderr)
        print(_STAGES.format(done=done, of=of), file=sys.stderr, flush=True)
        self._next_at, self._is_shown, self._told = time.monotonic() + _LINE_SECONDS, True, done


def _bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[stages]}"),
        TimeElapsedColumn(),
    )
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
