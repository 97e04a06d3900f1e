"""The files that `mcts-studio review` reads, and the folders for the reviewed games and their report."""

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
"""The name of the folder of reviewed games inside the folder of the report."""
_SUFFIXES = (".sgf", ".psq", ".rec", ".pos", ".lib", ".rif", ".txt")
"""The endings of the game files that are reviewed if the user names a folder."""


def named_files(names: Iterable[str]) -> Iterator[str]:
    """Yield the named files, and the game files in named folders.

    They are sorted by name, and each appears once. Subfolders are left out. Raise an error if a folder has no game
    files.
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

    Raise an error if none is named, or if the report would overwrite files that are not from a report.
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
    """Write the report and return the path of its first page, or None if there are no games.

    `files` has the name of each input file and the path of its reviewed games. If `player` is not empty, only games of
    this player are included, and an error is raised if there are none. With `has_pages`, each game also gets a web page
    of its moves.
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
