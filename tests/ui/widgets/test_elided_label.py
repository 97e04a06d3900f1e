"""A label of one line shortens its text, but never to the dots alone."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from studio.ui.widgets.elided_label import ElidedLabel


def shown(label: ElidedLabel, width: int) -> QImage:
    label.resize(width, 24)
    return label.grab().toImage()


def test_a_shortened_text_keeps_its_beginning(qtbot: QtBot) -> None:
    label, empty = ElidedLabel(), ElidedLabel()
    for each in (label, empty):
        qtbot.addWidget(each)
    label.setText("snapshot 5 of 10")
    dots = label.fontMetrics().horizontalAdvance("…")
    assert shown(label, dots + 30) != shown(empty, dots + 30)
    assert shown(label, dots + 1) == shown(empty, dots + 1), "dots alone say nothing"
