"""Functions that commands share: opening game files, and printing numbers and text."""

import argparse
import sys
from collections.abc import Iterable

from studio.game import messages
from studio.game.errors import StudioError
from studio.game.files import FileWarning, Opened, open_records
from studio.game.percent import NO_BREAK_SPACE
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules, RulesError, rules_from_text

_HARMLESS = f"\n{NO_BREAK_SPACE}"  # Python does not call them printable


def add_game_argument(parser: argparse.ArgumentParser, use: str = "game", default: str = "gomoku-15") -> None:
    parser.add_argument(
        "--game",
        type=parsed_rules,
        metavar="GAME",
        help=f"{use}: {', '.join(PRESETS)}, or rows, columns and win length such as 9x7/4 (default: {default})",
    )


def open_and_warn(path: str, game: Rules | None) -> Opened:
    """Open a game file, and print its warnings to the error output. If the file states no rules, `game` gives them."""
    opened = open_records(path, game)
    warn(path, opened.warnings)
    return opened


def warn(path: str, warnings: Iterable[FileWarning]) -> None:
    for warning in warnings:
        print(f"{printable(path)}: warning: {printable(str(warning))}", file=sys.stderr)


def game_over(position: Position) -> StudioError:
    """Return the error for a search in a game that is over."""
    if position.winner is None:
        return StudioError(messages.GAME_DRAWN)
    return StudioError(messages.GAME_WON, winner=position.winner)


def printable(text: str) -> str:
    """Return the text on one line, with control characters replaced."""
    return printable_lines(text.replace("\n", " "))


def printable_lines(text: str) -> str:
    """Return the text with control characters replaced. Its line breaks are kept."""
    return "".join(letter if letter.isprintable() or letter in _HARMLESS else "\ufffd" for letter in text)


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun, such as "1 game" or "1,000 games"."""
    return f"{number:,} {noun if number == 1 else plural or f'{noun}s'}"


def plies(number: int) -> str:
    """Return a number of plies as text, such as "1 ply" or "5 plies"."""
    return counted(number, "ply", "plies")


def at_most(number: int) -> str:
    """Return the length of a proven win or loss as text, such as "in 1 ply" or "in at most 5 plies"."""
    # A proof finds a win, not always the shortest one. Only the length of an immediate win is exact.
    return f"in {plies(number)}" if number == 1 else f"in at most {plies(number)}"


def parsed_rules(text: str) -> Rules:
    """Parse the rules that an option states. Errors have the type that argparse shows to the user."""
    try:
        return rules_from_text(text)
    except RulesError as error:
        raise argparse.ArgumentTypeError(error.sentence) from error
