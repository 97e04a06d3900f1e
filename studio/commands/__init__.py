"""The subcommands of `mcts-studio`, a module each."""

import argparse
from collections.abc import Mapping
from typing import Protocol

from studio.commands import (  # its name is the command's
    analyze,
    bench,
    convert,
    engine,
    engines,
    open,  # noqa: A004  # its name is the command's
    play,
    show,
    warmup,
)


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
    "engine": engine,
    "engines": engines,
    "open": open,
    "play": play,
    "show": show,
    "warmup": warmup,
}
