"""The subcommands of `mcts-studio`, a module each."""

import argparse
from collections.abc import Mapping
from typing import Protocol

from studio.commands import analyze, bench, convert, engines, open, show, warmup  # noqa: A004  # its name is the command's


class Command(Protocol):
    """What a module of this folder offers."""

    SUMMARY: str
    DESCRIPTION: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, asked: argparse.Namespace) -> int: ...


COMMANDS: Mapping[str, Command] = {
    "analyze": analyze,
    "bench": bench,
    "convert": convert,
    "engines": engines,
    "open": open,
    "show": show,
    "warmup": warmup,
}
