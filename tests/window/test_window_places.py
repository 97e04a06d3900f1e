"""The places of secondary windows: over the middle of the main window at first, later where the user left them."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.program import Program
from studio.ui.widgets.screen import centre_over, place_over
from studio.ui.widgets.theme import GRID
from tests.sizes import one_always, one_row_always
from tests.window.starting import Start
from tests.window.tables import Sit

WINDOWS = ("report", "matches", "training", "compare")


def opened(program: Program, name: str) -> QWidget:
    program.window.actions_[name].trigger()
    controllers = program.window.controllers
    windows: dict[str, QWidget | None] = {
        "report": controllers.reports.window,
        "matches": controllers.matches.window,
        "training": controllers.training.window,
        "compare": controllers.comparing.window,
    }
    window = windows[name]
    assert window is not None
    return window


@pytest.mark.parametrize(
    ("main", "expected"),
    one_row_always(
        3,
        [
            (QRect(100, 100, 600, 500), QPoint(250, 225)),
            (QRect(500, 100, 200, 300), QPoint(450, 125)),
            (QRect(-100, -200, 300, 300), QPoint(0, 0)),
        ],
    ),
)
def test_a_window_is_centred_over_another_one_within_the_screen(qtbot: QtBot, main: QRect, expected: QPoint) -> None:
    main_window, window = QWidget(), QWidget()
    for widget in (main_window, window):
        qtbot.addWidget(widget)
    main_window.setGeometry(main)
    window.resize(300, 250)
    centre_over(window, main_window)
    room = main_window.screen().availableGeometry()
    assert window.pos() == QPoint(min(expected.x(), room.width() - 300), expected.y())
    assert room.contains(window.geometry())


def is_centred(dialog: QWidget, main: QWidget) -> bool:
    """Return whether the dialog is over the middle of `main`, except for the frames and the edges of the screen."""
    ideal, room = dialog.frameGeometry(), main.screen().availableGeometry()
    ideal.moveCenter(main.frameGeometry().center())
    x = max(0, min(ideal.x(), room.width() - ideal.width()))
    return abs(dialog.x() - x) + abs(dialog.y() - ideal.y()) < 3 * GRID


def test_a_dialog_follows_a_window_that_appears_after_it(qtbot: QtBot) -> None:
    main = QWidget()
    dialog = QDialog(main)
    qtbot.addWidget(main)
    main.resize(300, 300)
    main.winId()  # creates the window, which has no place on the screen yet
    dialog.setFixedSize(200, 100)
    place_over(dialog, main)
    dialog.show()
    main.move(340, 240)
    main.show()
    qtbot.waitUntil(lambda: is_centred(dialog, main))


def test_the_dialog_of_a_new_game_opens_over_the_middle_of_the_window(sit: Sit) -> None:
    table = sit()

    table.window.move(60, 40)
    centred: list[bool] = []
    table.new_game(lambda dialog: centred.append(is_centred(dialog, table.window)), Qt.Key.Key_Escape)
    assert centred == [True]


@pytest.mark.parametrize("name", one_always(4, WINDOWS))
def test_each_window_opens_over_the_middle_of_the_main_window(start: Start, name: str) -> None:
    program = start()
    window = opened(program, name)
    room = program.window.screen().availableGeometry()
    ideal = window.geometry()
    ideal.moveCenter(program.window.frameGeometry().center())
    assert room.contains(window.geometry())
    for place, best, space in (
        (window.x(), ideal.x(), room.width() - window.width()),
        (window.y(), ideal.y(), room.height() - window.height()),
    ):
        assert 0 <= place <= space
        assert place == best or best < 0 or best >= space - 40, "the screen has no room in the middle"


def test_a_window_opens_where_it_was_in_the_last_run(start: Start) -> None:
    program = start()
    place, other = QRect(30, 50, 640, 600), QRect(60, 70, 700, 500)
    opened(program, "report").setGeometry(place)
    matches = opened(program, "matches")
    matches.setGeometry(other)
    matches.close()
    program.window.close()
    again = start()
    assert opened(again, "report").geometry() == place
    assert opened(again, "matches").geometry() == other
    again.window.close()
    assert opened(start(), "report").geometry() == place, "a window that was not opened keeps its place"


def test_a_window_returns_to_the_screen(start: Start) -> None:
    program = start()
    opened(program, "report").setGeometry(QRect(5000, 4000, 640, 600))
    program.window.close()
    window = opened(start(), "report")
    assert window.screen().availableGeometry().contains(window.geometry())
