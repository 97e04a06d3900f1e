"""The page about the rules in the menu Help: its text, its pictures and its links."""

import re

import pytest
from PySide6.QtCore import QByteArray, Qt, QTimer, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.machine.resources import document_path
from studio.ui.widgets.theme import DARK, LIGHT, Theme
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


@pytest.mark.long
@pytest.mark.parametrize("link", ["#renju", "#exactly-five"])
def test_a_link_scrolls_to_its_section(qtbot: QtBot, start: Start, link: str) -> None:
    dialog = RulesDialog(document_path("rules.md"), Theme(LIGHT), start().window)
    qtbot.addWidget(dialog)
    dialog.show()
    before = dialog.text.verticalScrollBar().value()
    dialog.text.anchorClicked.emit(QUrl(link))
    assert dialog.text.textCursor().block().text().lower().replace(" ", "-") == link[1:]
    assert dialog.text.verticalScrollBar().value() > before


@pytest.mark.long
def test_a_link_leads_to_the_page_about_openings_and_back_again(qtbot: QtBot, start: Start) -> None:
    dialog = RulesDialog(document_path("rules.md"), Theme(LIGHT), start().window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.back.isEnabled()
    dialog.text.anchorClicked.emit(QUrl("#renju"))
    place = dialog.text.verticalScrollBar().value()
    dialog.text.anchorClicked.emit(QUrl("openings.md"))
    assert dialog.text.toPlainText().startswith("Openings with a swap or fifth moves")
    qtbot.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.text.toPlainText().startswith("Rules of the games")
    assert dialog.text.verticalScrollBar().value() == place
    assert not dialog.back.isEnabled()


def test_every_link_of_the_pages_leads_somewhere(qtbot: QtBot, start: Start) -> None:
    dialog = RulesDialog(document_path("rules.md"), Theme(LIGHT), start().window)
    qtbot.addWidget(dialog)
    links = re.findall(r"\]\(([^)]*)\)", dialog.text.toMarkdown())
    pages = {link.partition("#")[0] for link in links if not link.startswith(("#", "pictures/"))}
    assert "openings.md" in pages
    assert "rules.sgf" not in pages, "no page, but text"
    assert all(document_path(page).is_file() for page in pages)


@pytest.mark.long
def test_pictures_have_the_background_of_the_page_in_every_theme(qtbot: QtBot, start: Start) -> None:
    theme = Theme(LIGHT)
    dialog = RulesDialog(document_path("rules.md"), theme, start().window)
    qtbot.addWidget(dialog)
    light = _picture(dialog)
    theme.set_colors(DARK)
    dark = _picture(dialog)
    for drawing, colors in ((light, LIGHT), (dark, DARK)):
        assert '<rect width="446" height="462" fill="none"/>' in drawing
        assert f'font-weight="bold" fill="{colors.text}"' in drawing


def _picture(dialog: RulesDialog) -> str:
    url, kind = QUrl("pictures/rules/caro.svg"), QTextDocument.ResourceType.ImageResource
    found = dialog.text.loadResource(kind.value, url)
    assert isinstance(found, QByteArray)
    return found.toStdString()
