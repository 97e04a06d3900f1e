"""Writes the report of reviewed games into a folder: HTML pages, JSON and CSV.

No Qt. The files are `report.html`, `report.json` and `report.csv`. If there are several games, `report.html` is the
overview, and each game has its own page. On request, each game gets a second page that leads through its moves.
"""

import contextlib
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.saving import file_error, replace_file
from studio.keeping import messages
from studio.keeping.html_pages import MARK
from studio.keeping.review_pages import CSV_NAME, JSON_NAME, game_page, overview_page
from studio.keeping.review_report import GameReport, ReviewReport
from studio.keeping.review_tables import CSV_COLUMNS, FORMAT, csv_parts, json_parts

PAGE_NAME = "report.html"
MovesPage = Callable[[GameReport], str]
"""A function that returns the page that leads through the moves of a game, as HTML."""
_PAGE = re.compile(r"game-\d{3,}(-moves)?\.html|report-moves\.html")
_HEAD_BYTES = 400
# By it, files of an earlier report are recognised.
_MARKS: Mapping[str, str] = {".html": MARK, ".json": FORMAT, ".csv": ",".join(CSV_COLUMNS)}
"""For each kind of file in a report, a text that appears near its beginning."""


def report_files(report: ReviewReport) -> dict[str, bytes]:
    """Return the content of each file of the report, by its name."""
    files: dict[str, list[bytes]] = {}
    for name, data in _contents(report):
        files.setdefault(name, []).append(data)
    return {name: b"".join(parts) for name, parts in files.items()}


def _contents(report: ReviewReport, moves_page: MovesPage | None = None) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the report in short parts.

    Each item is the name of a file and the next part of its content.
    """
    is_single = len(report.games) == 1
    pages = {game.number: PAGE_NAME if is_single else f"game-{game.number:03}.html" for game in report.games}

    def page_of(game: GameReport) -> str:
        return pages[game.number]

    overview = "" if is_single else PAGE_NAME
    for game in report.games:
        moves = "" if moves_page is None else _moves_name(page_of(game))
        yield page_of(game), _encoded(game_page(game, overview, moves=moves))
        if moves_page is not None:
            yield moves, _encoded(moves_page(game))
    if not is_single:
        yield PAGE_NAME, _encoded(overview_page(report, page_of))
    for part in json_parts(report, page_of):
        yield JSON_NAME, _encoded(part)
    for part in csv_parts(report):
        yield CSV_NAME, _encoded(part)


def _moves_name(page: str) -> str:
    """Return the file name of the page that leads through the moves of a game, whose main page has the file name
    `page`.
    """
    return page.removesuffix(".html") + "-moves.html"


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def write_report(folder: Path, report: ReviewReport, moves_page: MovesPage | None = None) -> Path:
    """Write the report into the folder, and return the path of its first page.

    If `moves_page` is given, each game gets a second page. An earlier report is replaced, and its other pages are
    removed. If a file to be replaced is not part of a report, raise an error before anything is written.
    """
    for _ in write_steps(folder, report, moves_page):
        pass
    return folder / PAGE_NAME


def write_steps(folder: Path, report: ReviewReport, moves_page: MovesPage | None = None) -> Iterator[float]:
    """Do the same as `write_report`, and yield the progress from 0 to 1."""
    parts: dict[str, list[bytes]] = {}
    for number, (name, data) in enumerate(_contents(report, moves_page), 1):
        parts.setdefault(name, []).append(data)
        yield min(1.0, number / (3 * len(report.games) + 4)) / 2
    files = {name: b"".join(found) for name, found in parts.items()}
    refuse_foreign(folder, files)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(error, folder) from error
    for number, (name, data) in enumerate(files.items(), 1):
        replace_file(folder / name, data)
        yield 0.5 + number / len(files) / 2
    _remove_stale(folder, files)


def refuse_foreign(
    folder: Path, names: Mapping[str, bytes] | tuple[str, ...] = (PAGE_NAME, JSON_NAME, CSV_NAME)
) -> None:
    """Raise an error if the folder contains a file with one of these names that is not part of a report."""
    for name in names:
        path = folder / name
        if not _is_replaceable(path):
            raise StudioError(messages.FOREIGN_REPORT, path=str(path))


def _remove_stale(folder: Path, kept: Mapping[str, bytes]) -> None:
    """Remove the remaining pages of an earlier report that had more games. Ignore pages that cannot be removed."""
    for path in folder.glob("*.html"):
        if _PAGE.fullmatch(path.name) and path.name not in kept:
            with contextlib.suppress(OSError, StudioError):
                if _is_replaceable(path):
                    path.unlink()


def _is_replaceable(path: Path) -> bool:
    """Return whether the file does not exist or is part of a report."""
    try:
        with path.open("rb") as stream:
            return _MARKS[path.suffix].encode() in stream.read(_HEAD_BYTES)
    except FileNotFoundError:
        return True
    except OSError as error:
        raise file_error(error, path) from error
