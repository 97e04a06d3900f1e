"""Fixtures of the widget tests. Before each test the pointer moves away, so that it does not hover over a widget."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QCursor

from studio.ui.widgets.theme import LIGHT, Theme


@pytest.fixture(autouse=True)
def _pointer_elsewhere(qapp: object) -> None:
    del qapp
    QCursor.setPos(5000, 5000)


@pytest.fixture(autouse=True)
def _english_numbers() -> Iterator[None]:
    """Use the English format of numbers, unless a test chooses another locale."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def theme() -> Theme:
    """Return the theme for the view under test; it starts as the light one."""
    return Theme(LIGHT)
