"""Texts are broken into lines of different widths."""

from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from studio.ui.widgets.theme import figure_font
from studio.ui.widgets.wrapped_text import wrapped

TEXT = "Black threatens a win by threes in at most 13 plies."


def test_each_line_fits_its_width(qtbot: QtBot) -> None:
    del qtbot
    font = figure_font()
    metrics = QFontMetrics(font)
    widths = metrics.horizontalAdvance("Black threatens a"), metrics.horizontalAdvance(TEXT)
    lines = wrapped(TEXT, font, widths)
    assert len(lines) == 2
    assert " ".join(lines) == TEXT
    assert all(metrics.horizontalAdvance(line) <= width for line, width in zip(lines, widths, strict=True))


def test_a_short_text_is_one_line(qtbot: QtBot) -> None:
    del qtbot
    assert wrapped(TEXT, figure_font(), (2000, 2000)) == (TEXT,)
    assert wrapped("", figure_font(), (2000, 2000)) == ("",)
    assert wrapped("One\ntwo", figure_font(), (2000,)) == ("One two",)


def test_an_ellipsis_ends_a_longer_text(qtbot: QtBot) -> None:
    del qtbot
    text = f"\U0001f600 {TEXT}"
    width = QFontMetrics(figure_font()).horizontalAdvance(text) * 2 // 5
    first, second = wrapped(text, figure_font(), (width, width))
    assert second.endswith("…")
    assert text.startswith(f"{first} {second.removesuffix('…')}")
