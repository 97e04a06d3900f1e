"""The commands of `mcts-studio`, one module per command."""

import argparse
from collections.abc import Mapping
from typing import Protocol

from studio.commands import (
    analysis,
    analyze,
    bench,
    book,
    convert,
    convert_network,
    engine,
    engines,
    gtp,
    integrate,
    lesson,
    match,
    open,  # noqa: A004  # named like the command
    play,
    positions,
    practice,
    review,
    selfplay,
    show,
    solve,
    train,
    warmup,
)


class Command(Protocol):
    """What the module of a command must provide."""

    SUMMARY: str
    DESCRIPTION: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


COMMANDS: Mapping[str, Command] = {
    "analysis": analysis,
    "analyze": analyze,
    "bench": bench,
    "book": book,
    "convert": convert,
    "convert-network": convert_network,
    "engine": engine,
    "engines": engines,
    "gtp": gtp,
    "integrate": integrate,
    "lesson": lesson,
    "match": match,
    "open": open,
    "play": play,
    "positions": positions,
    "practice": practice,
    "review": review,
    "selfplay": selfplay,
    "show": show,
    "solve": solve,
    "train": train,
    "warmup": warmup,
}
