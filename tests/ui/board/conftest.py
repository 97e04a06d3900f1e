"""Fixture: a shown board without animations."""

import pytest
from pytestqt.qtbot import QtBot

from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import Theme


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> BoardView:
    board = BoardView(theme)
    board.resize(640, 640)
    board.set_animated(False)
    qtbot.addWidget(board)
    board.show()
    qtbot.waitExposed(board)
    return board
