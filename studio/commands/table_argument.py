"""The option `--table`. It selects how a command prints the moves of a search."""

import argparse
from enum import StrEnum

from studio.commands import messages
from studio.game.errors import StudioError
from studio.game.rules import Rules


class Table(StrEnum):
    """A layout of the table of moves, for the option `--table`."""

    MOVES = "moves"
    COLUMNS = "columns"
    WINS = "wins"


TABLE_HELP = (
    "moves: the most visited moves first, with their lines; columns: one row per column of a gravity game, from "
    "left to right, with values from -1 to 1; wins: the wins m, the visits n and the share m/n of each move"
)


def table_from_text(text: str, rules: Rules) -> Table:
    """Return the layout with this name. Raise an error if the game does not support it."""
    table = Table(text)
    if table is Table.COLUMNS and not rules.gravity:
        raise StudioError(messages.NO_COLUMNS, rules=rules.title)
    return table


def add_table_argument(parser: argparse.ArgumentParser, default: str, *others: str, note: str = "") -> None:
    """Add the option `--table`. `others` are further choices, and `note` explains them in the help text."""
    help_text = f"{TABLE_HELP}{note} (default: {default})"
    parser.add_argument("--table", choices=(*others, *Table), default=default, help=help_text)
