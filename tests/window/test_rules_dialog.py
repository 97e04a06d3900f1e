"""The page about the rules in the menu Help: its text, its pictures and its links."""

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.machine.resources import document_path
from studio.ui.window.rules_dialog import RulesDialog
from tests.window.starting import Start


def test_the_menu_help_shows_the_rules_with_pictures(start: Start) -> None:
    program, told = start(), list[bool]()

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RulesDialog)
        text = dialog.text
        picture = text.loadResource(QTextDocument.ResourceType.ImageResource, QUrl("pictures/rules/three-three.svg"))
        told.extend(("Renju" in text.toPlainText(), picture is not None))
        dialog.reject()

    QTimer.singleShot(0, look)
    program.window.actions_["rules"].trigger()
    assert told == [True, True]


@pytest.mark.parametrize("link", ["#renju", "#exactly-five"])
def test_a_link_scrolls_to_its_section(qtbot: QtBot, start: Start, link: str) -> None:
    dialog = RulesDialog(document_path("rules.md"), start().window)
    qtbot.addWidget(dialog)
    dialog.show()
    before = dialog.text.verticalScrollBar().value()
    dialog.text.anchorClicked.emit(QUrl(link))
    assert dialog.text.textCursor().block().text().lower().replace(" ", "-") == link[1:]
    assert dialog.text.verticalScrollBar().value() > before
