"""Forms: labels stand on the first line of their fields, and all fields of a window have one height."""

from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.dressing import dress
from studio.ui.widgets.form import Form
from studio.ui.widgets.number_boxes import counter, decimals
from studio.ui.widgets.theme import LIGHT


def middle(part: QWidget) -> float:
    return part.geometry().center().y()


def test_a_label_stands_on_the_first_line_of_its_field(qtbot: QtBot) -> None:
    page, game = QWidget(), QComboBox()
    qtbot.addWidget(page)
    field = QWidget()
    column = QVBoxLayout(field)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(game)
    column.addWidget(QLabel("A sentence\nof two lines"))
    labels, form = [QLabel("&Name"), QLabel("&Game")], Form(page)
    name = QLineEdit()
    form.add(labels[0], name)
    form.add(labels[1], field, game)
    page.show()
    assert abs(middle(labels[0]) - middle(name)) <= 1
    assert abs(middle(labels[1]) - game.mapTo(page, game.rect().center()).y()) <= 1
    assert labels[1].buddy() is game
    assert labels[0].x() == labels[1].x()
    assert name.x() == field.x()


def test_a_short_field_keeps_its_width(qtbot: QtBot) -> None:
    page, number = QWidget(), counter(0, 9)
    qtbot.addWidget(page)
    form = Form(page)
    form.add(QLabel("Threads"), number, is_short=True)
    page.resize(600, 100)
    page.show()
    assert number.width() == number.sizeHint().width()


def test_fields_have_one_height(qtbot: QtBot, qapp: QApplication) -> None:
    dress(qapp, LIGHT)
    page = QWidget()
    qtbot.addWidget(page)
    fields: list[QWidget] = [QComboBox(), QLineEdit(), QPushButton("Start"), counter(0, 99), decimals(0, 9)]
    form = Form(page)
    for field in fields:
        form.add(QLabel("Field"), field)
    page.show()
    heights = {field.sizeHint().height() for field in fields}
    assert max(heights) - min(heights) <= 1
