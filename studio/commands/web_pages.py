"""The option `--page`. Writes the web page of a search, a game or a lesson to a file."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import printable
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from studio.pages.scenes import Page

_ENDINGS = (".html", ".htm")


def add_page_argument(parser: argparse.ArgumentParser, shown: str) -> None:
    parser.add_argument("--page", metavar="FILE", type=Path, help=f"write {shown} as a web page; FILE ends in .html")


def refuse_page(path: Path | None) -> None:
    """Raise an error if it is impossible to write a page to `path`."""
    # Commands call this before the search.
    if path is None:
        return
    if path.suffix.lower() not in _ENDINGS:
        raise StudioError(messages.PAGE_FORMAT, name=path.name)
    if path.is_dir():
        raise StudioError(messages.PAGE_IS_FOLDER, path=str(path))
    if not path.absolute().parent.is_dir():
        raise StudioError(messages.NO_FOLDER, path=str(path))


def write_page(page: "Page", path: Path) -> None:
    """Write the page, and print the path to the error output."""
    from studio.pages.page import saving_page

    for _ in saving_page(page, path):
        pass
    print_path(path)


def print_path(path: Path) -> None:
    """Print the path of a written page to the error output."""
    print(f"The page is in {printable(str(path))}", file=sys.stderr, flush=True)
