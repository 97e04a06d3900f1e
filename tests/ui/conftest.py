"""Fixtures of the widget tests. The pointer is moved away before each test, so that it hovers over nothing."""

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
    """Write numbers as in English, unless a test chooses another locale."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def theme() -> Theme:
    """Return the theme of the view under test, light at first."""
    return Theme(LIGHT)
