"""The files that `mcts-studio review` reads, the folder of the reviewed games, and the report of these games."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file

if TYPE_CHECKING:
    from studio.keeping.review_report import GameReport

_GAMES = "games"
"""The name of the folder of the reviewed games in the folder of a report."""
_SUFFIXES = (".sgf", ".psq", ".rec", ".pos", ".lib", ".rif", ".txt")
"""The endings of the files that are reviewed in a named folder."""


def named_files(names: Iterable[str]) -> Iterator[str]:
    """Yield the named files and the game files in named folders, sorted by name, each once.

    Subfolders are left out. Raise an error if a folder has no game files.
    """
    seen: set[str] = set()
    for name in names:
        found = _games_in(Path(name)) if Path(name).is_dir() else [name]
        if not found:
            raise StudioError(messages.EMPTY_FOLDER, folder=name)
        for each in found:
            source = str(Path(each).absolute())
            if source not in seen:
                seen.add(source)
                yield each


def output_folder(args: argparse.Namespace) -> Path:
    """Return the folder for the reviewed games.

    Raise an error if none is named, or if the folder of the report has foreign files with the names of a report.
    """
    from studio.keeping.review_files import refuse_foreign

    if args.report is not None:
        refuse_foreign(Path(args.report))
        if args.pdf and not is_own_pdf(Path(args.report) / PDF_NAME):
            raise StudioError(messages.FOREIGN_PDF, path=str(Path(args.report) / PDF_NAME))
        return Path(args.report) / _GAMES if args.out is None else Path(args.out)
    if args.out is None:
        raise StudioError(messages.NO_REVIEW_OUTPUT)
    if args.pdf:
        raise StudioError(messages.PDF_WITHOUT_REPORT)
    if args.pages:
        raise StudioError(messages.PAGES_WITHOUT_REPORT)
    if args.player:
        raise StudioError(messages.PLAYER_WITHOUT_REPORT)
    return Path(args.out)


PDF_NAME = "report.pdf"


def report_of(
    files: Sequence[tuple[str, Path]], folder: Path, player: str, *, is_pdf: bool = False, has_pages: bool = False
) -> Path | None:
    """Write the report. Return the path of its first page, or None if there are no games.

    With `is_pdf` the report is also written as PDF. With `has_pages`, each game also gets a web page that shows its
    moves.

    `files` has the name of each input file and the path of its reviewed games. An empty `player` stands for all
    players. Raise an error if no game has this player.
    """
    from studio.game.files import open_records
    from studio.keeping.review_files import write_report
    from studio.keeping.review_report import ReviewedGame, review_report

    games = [
        ReviewedGame(record, name, number)
        for name, path in files
        for number, record in enumerate(open_records(path).records, 1)
    ]
    if not games:
        return None
    report = review_report(games, player)
    if not report.games:
        raise StudioError(messages.NO_GAME_OF_PLAYER, player=player)
    page = write_report(folder, report, _moves_page if has_pages else None)
    if is_pdf:
        from studio.ui.export.report_pdf import report_pdf

        replace_file(folder / PDF_NAME, report_pdf(report))
    return page


def _moves_page(game: "GameReport") -> str:
    from studio.pages.games import game_web_page
    from studio.pages.page import web_page

    return web_page(game_web_page(game))


def is_own_pdf(path: Path) -> bool:
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return data.startswith(b"%PDF") and any("MCTS Studio".encode(code) in data for code in ("ascii", "utf-16-be"))


def _games_in(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.iterdir() if path.suffix.lower() in _SUFFIXES and path.is_file())
