"""Writes the report of reviewed games as a PDF file, without a screen."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QFontDatabase, QGuiApplication

from studio.game.errors import StudioError
from studio.keeping import messages
from studio.keeping.html_pages import Block
from studio.keeping.review_pages import game_blocks, method_blocks, overview_blocks, overview_title, title_of
from studio.keeping.review_report import ReviewReport
from studio.ui.export.pdf_pages import PdfPages, page_size

_ARGUMENTS = ["mcts-studio", "-platform", "offscreen"]


def report_pdf(report: ReviewReport) -> bytes:
    """Return the report as a PDF file. Raise an error on a machine without fonts."""
    application = QGuiApplication.instance() or QGuiApplication(_ARGUMENTS)
    buffer = QBuffer()
    for _ in pdf_steps(report, buffer):
        pass
    del application  # the application must exist as long as fonts are used
    return bytes(buffer.data().data())


def pdf_steps(report: ReviewReport, buffer: QBuffer) -> Iterator[float]:
    """Write the report to `buffer`, and yield the progress from 0 to 1. A report of one game contains its moves.

    A report of several games begins with an overview.
    """
    if not QFontDatabase.families():
        raise StudioError(messages.NO_FONTS_FOR_PDF)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    is_single = len(report.games) == 1
    pages = PdfPages(buffer, title_of(report.games[0]) if is_single else overview_title(report), page_size(QLocale()))
    try:
        if is_single:
            _add(pages, game_blocks(report.games[0]))
        else:
            _add(pages, overview_blocks(report, lambda _game: ""))
        for number, game in enumerate(() if is_single else report.games, 1):
            pages.new_page(f"{game.number}. {title_of(game)}")
            _add(pages, game_blocks(game, has_moves=False))
            yield number / (len(report.games) + 1)
        _add(pages, method_blocks(report.games))
    finally:
        pages.close()
        buffer.close()
    yield 1.0


def _add(pages: PdfPages, blocks: Iterable[str]) -> None:
    for block in blocks:
        if isinstance(block, Block):
            pages.add(block.part)
