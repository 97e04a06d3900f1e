"""Views on small screens: windows and dialogs scroll instead of cutting parts off."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QLabel, QLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.fitting import FittedArea, scrolled_below


def view_of(size: QSize) -> QWidget:
    view = QWidget()
    view.setMinimumSize(size)
    return view


def test_a_view_scrolls_below_its_least_size_only(qtbot: QtBot) -> None:
    area = scrolled_below(QSize(300, 200), QWidget(), 8)
    qtbot.addWidget(area)
    area.resize(400, 300)
    area.show()
    assert area.verticalScrollBar().maximum() == 0
    area.resize(400, 150)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 50)


def test_wrapped_texts_do_not_make_a_large_window_scroll(qtbot: QtBot) -> None:
    view = QWidget()
    column = QVBoxLayout(view)
    text = QLabel("A text of many words. " * 20)
    text.setWordWrap(True)
    column.addWidget(text)
    growing = QWidget()
    growing.setMinimumHeight(50)
    column.addWidget(growing, 1)
    area = scrolled_below(QSize(100, 100), view)
    qtbot.addWidget(area)
    area.resize(900, 300)
    area.show()
    assert area.verticalScrollBar().maximum() == 0


def test_a_dialog_is_as_large_as_its_content_and_follows_it(qtbot: QtBot) -> None:
    dialog, view = QDialog(), QWidget()
    qtbot.addWidget(dialog)
    column, inside = QVBoxLayout(dialog), QVBoxLayout(view)
    inside.addWidget(view_of(QSize(200, 100)))
    more = view_of(QSize(200, 80))
    inside.addWidget(more)
    more.hide()
    column.addWidget(FittedArea(view))
    column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
    dialog.show()
    before = dialog.height()
    more.show()
    qtbot.waitUntil(lambda: dialog.height() >= before + 80)


def test_a_dialog_fits_on_the_screen(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    area = FittedArea(view_of(QSize(300, 20_000)))
    column.addWidget(area)
    dialog.show()
    assert dialog.height() < dialog.screen().availableGeometry().height()
    assert area.horizontalScrollBar().maximum() == 0
