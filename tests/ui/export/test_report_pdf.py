"""Reports as PDF: pages with numbers, repeated headings of tables, and drawings that fit on a page."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QPageSize

from studio.keeping.html_pages import Column, Figures, Heading, Paragraph, Table, plain
from studio.keeping.review_report import ReviewedGame, review_report
from studio.keeping.svg_moment import Moment, moment_board
from studio.ui.export.pdf_pages import PdfPages, page_size
from studio.ui.export.report_pdf import report_pdf
from tests.game.boards import played
from tests.keeping.reviewed_games import two_games
from tests.window.pdf_files import page_count, text_of

pytestmark = pytest.mark.usefixtures("qapp")
A4 = QPageSize.PageSizeId.A4


def written(*parts: object, title: str = "Title") -> tuple[bytes, int]:
    """Return a PDF file with these parts, and the number of its pages."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pages = PdfPages(buffer, title, A4)
    for part in parts:
        pages.add(part)  # type: ignore[arg-type]
    pages.close()
    return bytes(buffer.data().data()), pages.count


def test_the_report_of_a_game_has_its_moves_and_key_moments() -> None:
    report = review_report(two_games()[1:])
    text = text_of(report_pdf(report))
    assert "Thegamewasdecidedatmove6." in text
    assert "6.i9:Whitecouldstillholdwithe4" in text
    assert "afteri9,Blackwinsbyfoursinatmost3plies:e4e8e3." in text
    assert "Howtheaccuracyiscomputed" in text


def test_each_game_of_many_begins_on_a_page() -> None:
    report = review_report([*two_games(), *two_games()])
    data = report_pdf(report)
    assert page_count(data) >= 5
    assert all(f"{number}.Ann" in text_of(data) or f"{number}.Ben" in text_of(data) for number in range(1, 5))


def test_a_long_table_repeats_its_heading_on_each_page() -> None:
    columns = Column("number", is_number=True), Column("word")
    data, count = written(Table(columns, tuple((str(at), "word " * 40) for at in range(120))))
    assert count == page_count(data) > 2
    assert text_of(data).count("number") == count
    assert all(f"Title{number}" in text_of(data) for number in range(1, count + 1))


def test_a_heading_stays_with_its_content() -> None:
    board = moment_board("board", played("h8 i9"), Moment())
    lines = [Paragraph("line")] * 22
    data, count = written(*lines, Heading("Boards"), Figures((board,) * 3, ("a", "b", "c")))
    assert count == page_count(data)
    text = text_of(data)
    first_page = text.index("Title2")
    assert text.index("Boards") > first_page


def test_more_columns_than_fit_become_narrow() -> None:
    columns = tuple(Column(f"heading number {at}", is_number=True) for at in range(30))
    data, _ = written(Table(columns, (tuple("123.4%" for _ in columns),)))
    assert text_of(data).count("123.4%") == 30


def test_hostile_and_foreign_names_are_written_as_they_are() -> None:
    (first, _) = two_games()
    first.record.black = "<b>Žofie & 李</b>"
    text = text_of(report_pdf(review_report([ReviewedGame(first.record, "x")])))
    assert "<b>Žofie&" in text


@pytest.mark.parametrize(
    ("name", "size"),
    [("cs_CZ", A4), ("zh_CN", A4), ("en_US", QPageSize.PageSizeId.Letter), ("en_GB", A4)],
)
def test_the_paper_is_that_of_the_country(name: str, size: QPageSize.PageSizeId) -> None:
    assert page_size(QLocale(name)) is size


def test_cells_lose_their_html() -> None:
    assert plain('<a href="x">1</a><br>a &lt; b') == "1\na < b"
