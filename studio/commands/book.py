"""`mcts-studio book`: make an opening book from the position database or from games."""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import add_game_argument, counted, printable
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from studio.game.rules import Rules
    from studio.positions.book_making import BookLimits
    from studio.positions.database import Database
    from studio.positions.looking_up import Lookup

SUMMARY = "make an opening book from the position database or from games"
DESCRIPTION = (
    "Write the moves that were played often and successfully to a file. `mcts-studio engine --book FILE`, `mcts-studio "
    "play --book FILE` and players of a match with the setting book=FILE play these moves without a search. A move is "
    "chosen at random in proportion to its score in the games."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="OUT", type=Path, help="file of the book; it is replaced if it exists")
    parser.add_argument(
        "--games",
        metavar="FILE",
        type=Path,
        nargs="+",
        help="game files, or folders of game files such as that of a match, instead of the position database",
    )
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="file of the position database (default: that of the window)"
    )
    add_game_argument(parser, default="the game of --games, otherwise gomoku-15")
    parser.add_argument("--plies", type=int, default=12, metavar="N", help="length of the book in plies (default: 12)")
    parser.add_argument(
        "--min-games", type=int, default=3, metavar="N", help="games in which a move was played, from 1 (default: 3)"
    )
    parser.add_argument(
        "--least-rate",
        type=float,
        default=0.4,
        metavar="R",
        help="least score of a move for its side in these games, 0 to 1; a draw counts half (default: 0.4)",
    )


def run(args: argparse.Namespace) -> int:
    from studio.game.files.saving import replace_file
    from studio.players.book import lines_of
    from studio.positions.book_making import book_of
    from studio.positions.looking_up import Lookup

    limits = _limits(args)
    with _source(args) as database:
        lookup = Lookup(database)
        book = book_of(lookup, args.game or _only_rules(lookup, args), limits)
    if not book.moves:
        raise StudioError(messages.EMPTY_BOOK, rules=book.rules.title, games=limits.min_games)
    replace_file(args.path, "".join(f"{line}\n" for line in lines_of(book)).encode())
    count = sum(len(moves) for moves in book.moves.values())
    print(
        f"{counted(count, 'move')} of {counted(len(book.moves), 'position')} for {book.rules.title} written to "
        f"{printable(str(args.path))}."
    )
    return 0


def _limits(args: argparse.Namespace) -> "BookLimits":
    from studio.positions.book_making import BookLimits

    if args.plies < 1 or args.min_games < 1 or not 0 <= args.least_rate <= 1:
        raise StudioError(messages.BOOK_LIMITS)
    return BookLimits(args.plies, args.min_games, args.least_rate)


@contextmanager
def _source(args: argparse.Namespace) -> "Iterator[Database]":
    """Open the position database. With `--games`, create a temporary database of these games instead."""
    from studio.machine.folders import home_folders
    from studio.positions.database import Database
    from studio.positions.importing import Importer, files_in

    with tempfile.TemporaryDirectory(prefix="mcts-studio-book-") as folder:
        own = args.database or home_folders().positions
        database = Database(Path(folder) / "positions.sqlite3" if args.games else own)
        try:
            if args.games:
                for path in Importer(database).run(files_in(args.games)).failed:
                    print(f"{printable(path)} could not be read.")
            yield database
        finally:
            database.close()


def _only_rules(lookup: "Lookup", args: argparse.Namespace) -> "Rules":
    """Return the rules that all games of `--games` have. If there are no games, return the rules of gomoku-15."""
    from studio.game.rules import PRESETS

    rules = lookup.rules() if args.games else []
    return rules[0] if len(rules) == 1 else PRESETS["gomoku-15"]
