"""Widgets are tested with the pointer elsewhere, wherever the test before left it."""

import pytest
from PySide6.QtGui import QCursor


@pytest.fixture(autouse=True)
def _pointer_elsewhere(qapp: object) -> None:
    del qapp
    QCursor.setPos(5000, 5000)
