"""Alt with a letter, or a letter in a menu, chooses one thing: in each language no two entries of a menu and no two
controls of a dialog have the same mnemonic.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QGroupBox,
    QLabel,
    QMenu,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.ui.matches.page import Doing, MatchPage
from studio.ui.play.end_card import GameEnd
from studio.ui.program import Program
from studio.ui.texts.language import LANGUAGES
from studio.ui.widgets.limit_editor import LimitEditor
from tests.sizes import one_always
from tests.window.starting import Start
from tests.window.window_actions import DIALOGS, WINDOWS

NAMELESS = {"recent", "languages"}
"""The menus whose entries are names of games and languages."""
SHOWN_BY_KEY = ("shortcuts", "log", "about", "preferences")


def letter(text: str) -> str:
    """Return the mnemonic of a text as a key sequence, or an empty text."""
    return QKeySequence.mnemonic(text).toString()


def repeated(texts: Iterator[str]) -> set[str]:
    """Return the mnemonics that several texts have."""
    return {key for key, times in Counter(map(letter, texts)).items() if key and times > 1}


def controls(window: QWidget) -> Iterator[str]:
    """Yield the texts of visible controls that have mnemonics: labels with a field, buttons, groups and tabs."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window:
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(tab) for tab in range(widget.count()))


def buttons(window: QWidget) -> Iterator[str]:
    """Yield the texts of visible buttons, without limits, which show their value."""
    for button in window.findChildren(QPushButton):
        if button.isVisible() and button.text() and not isinstance(button, LimitEditor):
            yield button.text()


def menus(program: Program) -> Iterator[QMenu]:
    """Yield the menus of the menu bar and their submenus."""
    bar = program.window.menuBar()
    yield from (menu for menu in bar.findChildren(QMenu) if menu.actions())
    yield from (menu for menu in program.window.findChildren(QMenu) if menu.objectName() in NAMELESS)


def in_dialog(act: Callable[[QDialog], None], open_it: Callable[[], object]) -> None:
    """Open a modal dialog, call the function with it, and close it."""

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            act(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, run)
    open_it()


def check_entries_of_menus(program: Program) -> None:
    bar = program.window.menuBar()
    titles = [action.text() for action in bar.actions()]
    assert all(map(letter, titles))
    assert not repeated(iter(titles))
    looked_at = list(menus(program))
    assert len(looked_at) > len(titles) + 4
    for menu in looked_at:
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert not repeated(iter(texts)), (menu.title(), texts)
        without = [text for text in texts if not letter(text)]
        assert not without or menu.objectName() in NAMELESS, (menu.title(), without)


def check_keys_of_panes(program: Program) -> None:
    titles = {letter(action.text()) for action in program.window.menuBar().actions()}
    keys = [action.shortcut().toString() for action in program.window.menus._pane_actions]
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert not titles & set(keys)


def check_controls_of_dialogs(program: Program) -> None:
    clashing: dict[str, list[str]] = {}
    for name in (*DIALOGS, *SHOWN_BY_KEY):

        def look(dialog: QDialog, name: str = name) -> None:
            clashing[name] = [text for text in controls(dialog) if letter(text) in repeated(controls(dialog))]

        in_dialog(look, program.window.actions_[name].trigger)
    assert not any(clashing.values()), clashing


def opened(program: Program, name: str) -> QWidget:
    """Open a secondary window by its action, and return it."""
    before = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}
    program.window.actions_[name].trigger()
    return next(widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget not in before)


def check_controls_of_windows(program: Program) -> None:
    """In a window with pages, this is so on each page."""
    clashing: dict[str, list[str]] = {}
    for name in WINDOWS:
        window = opened(program, name)
        bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
        for page in range(max((bar.count() for bar in bars), default=1)):
            for bar in bars:
                bar.setCurrentIndex(min(page, bar.count() - 1))
            clashing[f"{name} {page}"] = [
                text for text in controls(window) if letter(text) in repeated(controls(window))
            ]
            without = [text for text in buttons(window) if not letter(text)]
            assert not without, (name, page, without)
        window.close()
    assert not any(clashing.values()), clashing


def check_buttons_of_card(program: Program, card: QWidget) -> None:
    """Every button with a name has a letter that no menu, no pane and no other visible control has."""
    texts = [button.text() for button in card.findChildren(QPushButton) if button.isVisible() and button.text()]
    assert texts
    assert all(map(letter, texts)), texts
    keys = [action.shortcut().toString() for action in program.window.menus._pane_actions]
    menus_ = [action.text() for action in program.window.menuBar().actions()]
    others = [text for text in controls(program.window) if text not in texts]
    together = [*texts, *others, *menus_]
    assert not [text for text in together if letter(text) in repeated(iter(together))]
    assert not set(map(letter, texts)) & set(keys), texts


def check_cards_of_main_window(program: Program) -> None:
    card = program.window.panes.end_card
    for can_resume in (False, True):
        card.show_end(GameEnd("Black has won.", "", can_take_back=True, can_resume=can_resume))
        check_buttons_of_card(program, card)
    card.close_card()


def check_page_of_match(program: Program) -> None:
    """The buttons of a running, a paused and an unfinished match differ from the tabs and from each other."""
    window = opened(program, "matches")
    page = window.findChild(MatchPage)
    assert isinstance(page, MatchPage)
    tabs = [bar.tabText(tab) for bar in window.findChildren(QTabBar) for tab in range(bar.count())]
    fixed = [button.text() for button in (page.stop, page.copy, page.save, page.report)]
    for doing in Doing:
        page.show_doing(doing)
        assert all(map(letter, (*fixed, page.pause.text())))
        assert not repeated(iter([*tabs, *fixed, page.pause.text()])), doing
    window.close()


@pytest.mark.parametrize("language", one_always(3, LANGUAGES))
def test_the_buttons_of_the_start_screen_have_letters(
    start: Start, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    monkeypatch.setattr("studio.ui.texts.language.system_language", lambda: language)
    program = start(is_fresh=True)
    screen = program.window.starting.screen
    assert screen is not None
    check_buttons_of_card(program, screen)
    screen.show_due(3)
    check_buttons_of_card(program, screen)


@pytest.mark.parametrize("language", one_always(3, LANGUAGES))
def test_no_two_entries_of_a_menu_and_no_two_controls_have_one_mnemonic(
    start: Start, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    monkeypatch.setattr("studio.ui.texts.language.system_language", lambda: language)
    program = start()
    check_entries_of_menus(program)
    check_keys_of_panes(program)
    check_controls_of_dialogs(program)
    check_controls_of_windows(program)
    check_page_of_match(program)
    check_cards_of_main_window(program)


def test_two_controls_with_one_mnemonic_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for text in ("&Copy", "&Cut", "&Open && Close"):
        layout.addWidget(QCheckBox(text))
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    assert repeated(controls(window)) == {"Alt+C"}
