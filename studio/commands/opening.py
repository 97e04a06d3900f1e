"""What the commands that open a file share."""

import argparse
import sys
from collections.abc import Iterable

from studio.game import messages
from studio.game.errors import StudioError
from studio.game.files import FileWarning, Opened, open_records
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules, RulesError, rules_from_text


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        type=_rules,
        metavar="GAME",
        help="what is played where the file does not say: "
        f"{', '.join(PRESETS)}, or rows, columns and win length such as 9x7/4",
    )


def open_and_warn(path: str, game: Rules | None) -> Opened:
    """Open a file; what was left out or guessed goes to the error output."""
    opened = open_records(path, game)
    warn(path, opened.warnings)
    return opened


def warn(path: str, warnings: Iterable[FileWarning]) -> None:
    for warning in warnings:
        print(f"{printable(path)}: warning: {printable(str(warning))}", file=sys.stderr)


def game_over(position: Position) -> StudioError:
    """Return the error for a position in which there is nothing to search."""
    if position.winner is None:
        return StudioError(messages.GAME_DRAWN)
    return StudioError(messages.GAME_WON, winner=position.winner)


def printable(text: str) -> str:
    """The text on one line, without characters that would steer a terminal."""
    return printable_lines(text.replace("\n", " "))


def printable_lines(text: str) -> str:
    """The same for a text that may have several lines."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\ufffd" for letter in text)


def _rules(text: str) -> Rules:
    try:
        return rules_from_text(text)
    except RulesError as error:
        raise argparse.ArgumentTypeError(error.sentence) from error
