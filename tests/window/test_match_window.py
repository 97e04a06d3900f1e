"""The window of matches: its size, its keys, closing it, other languages and themes."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QMessageBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from studio.activities.live_match import LiveMatch
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.matches.notices import MatchEnd
from studio.players.seats import GameSetup, Person
from studio.ui.controllers.windows.match_window import MatchWindow
from studio.ui.controllers.windows.secondary_window import Leaving
from studio.ui.matches.page import Doing
from studio.ui.program import Program
from studio.ui.texts import language
from studio.ui.widgets.theme import DARK, LIGHT
from tests.activities.live_matches import slow_plan, small_plan, wait_for, wait_for_end
from tests.sizes import one_always
from tests.ui.pseudo_locale import PseudoLocale
from tests.ui.shown_texts import clipped, is_marked, texts_of
from tests.window.hands import answer
from tests.window.match_windows import (
    Opened,
    opened_fixture,  # noqa: F401
)
from tests.window.starting import Start

Key = Qt.Key


@pytest.mark.long
def test_the_window_leaves_space_for_its_frame(opened: Opened) -> None:
    _, window = opened()
    screen, wanted = window.screen().availableGeometry(), window.sizeHint()
    assert screen.width() >= window.width() >= min(wanted.width(), screen.width() - 60)
    assert screen.height() >= window.height() >= min(wanted.height(), screen.height() - 60)


def test_closing_the_window_asks_about_the_running_match(
    qtbot: QtBot, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, window = opened()
    window.begin(slow_plan(), 1)
    wait_for(qtbot, lambda: bool(program.services.live_match.games))
    seen: list[str] = []

    def answer_with(leaving: Leaving) -> None:
        def ask() -> Leaving:
            seen.append(leaving)
            return leaving

        monkeypatch.setattr(window, "ask_leaving", ask)

    answer_with(Leaving.CANCEL)
    qtbot.keyClick(window, Key.Key_Escape)
    assert window.isVisible()
    answer_with(Leaving.KEEP)
    window.close()
    assert not window.isVisible()
    assert program.services.live_match.is_on
    program.window.actions_["matches"].trigger()
    assert window.isVisible()
    assert window.tabs.currentWidget() is window.page
    answer_with(Leaving.STOP)
    window.close()
    wait_for_end(qtbot, program.services.live_match)
    assert program.services.live_match.end is MatchEnd.STOPPED
    assert len(seen) == 3
    window.show()
    window.close()
    assert not window.isVisible()
    assert len(seen) == 3


@pytest.mark.long
def test_the_buttons_of_the_question(opened: Opened) -> None:
    _, window = opened()
    buttons = {"Keep Playing": Leaving.KEEP, "Stop the Match": Leaving.STOP, "Cancel": Leaving.CANCEL}
    for button, leaving in buttons.items():
        answer(button)
        assert window.ask_leaving() is leaving


def test_quitting_asks_and_ends_the_match(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    window.begin(slow_plan(), 1)
    wait_for(qtbot, lambda: bool(program.services.live_match.games))
    answer(QMessageBox.StandardButton.Cancel)
    assert not program.window.close()
    assert program.window.isVisible()
    assert program.services.live_match.is_on
    answer(QMessageBox.StandardButton.Yes)
    assert program.window.close()
    assert not window.isVisible()
    program.close()
    assert not program.services.live_match.is_on


@pytest.mark.long
@pytest.mark.parametrize("is_quitting", [False, True])
def test_the_question_is_withdrawn_when_the_match_ends(qtbot: QtBot, opened: Opened, *, is_quitting: bool) -> None:
    program, window = opened()
    live_match = program.services.live_match
    window.begin(slow_plan(), 1)
    wait_for(qtbot, lambda: bool(live_match.games))
    asked: list[str] = []

    def stop() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        live_match.stop()

    QTimer.singleShot(0, stop)
    (program.window if is_quitting else window).close()
    wait_for_end(qtbot, live_match)
    assert len(asked) == 1
    assert program.window.isVisible()
    assert window.isVisible(), "the window shows the result"


@pytest.mark.long
def test_keys_work_in_the_page_at_once(qtbot: QtBot, opened: Opened) -> None:
    _, window = opened()
    assert window.tabs.currentWidget() is window.setup
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.setup.players[0].player)
    window.tabs.tabBar().setFocus()
    window.close()
    window.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.setup.players[0].player)


@pytest.mark.long
def test_tab_reaches_everything_and_every_control_has_a_name(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    window.begin(small_plan(games=2), 1)
    wait_for_end(qtbot, program.services.live_match)
    for page in (window.experiments, window.setup, window.earlier, window.page):
        window.tabs.setCurrentWidget(page)
        QApplication.processEvents()
        parts = [part for part in page.findChildren(QWidget) if _takes_focus(part)]
        assert parts
        unnamed = [part.objectName() for part in parts if not (part.accessibleName() or _text(part))]
        assert not unnamed, page.objectName()
        assert set(parts) <= set(_round_by_tab(parts[0])), page.objectName()


def _takes_focus(part: QWidget) -> bool:
    is_inner = part.objectName().startswith("qt_") or part.focusProxy() is not None
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.isVisible() and part.isEnabled() and not is_inner


def _text(part: QWidget) -> str:
    text = getattr(part, "text", None)
    return str(text()) if callable(text) else ""


def _round_by_tab(first: QWidget) -> list[QWidget]:
    found, part = [first], first.nextInFocusChain()
    while part is not None and part is not first:
        found.append(part)
        part = part.nextInFocusChain()
    return found


@pytest.mark.long
def test_another_language_shows_the_same_match(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    window.begin(slow_plan(), 1)
    wait_for(qtbot, lambda: bool(program.services.live_match.games))
    program._on_language("cs")
    assert not window.isVisible()
    program.window.actions_["matches"].trigger()
    other = program.window.controllers.matches.window
    assert other is not None
    assert other is not window
    assert other.page.doing is Doing.PLAYING
    assert other.page.live.sides[Stone.BLACK].name.text() != ""


@pytest.mark.long
@pytest.mark.parametrize("theme", one_always(2, ["theme_dark", "theme_light"]))
def test_it_follows_the_theme(opened: Opened, theme: str) -> None:
    program, window = opened()
    program.window.actions_[theme].trigger()
    assert window.page.live.board.colors is (DARK if theme == "theme_dark" else LIGHT)


@pytest.mark.long
def test_it_can_be_translated(
    qtbot: QtBot, opened: Opened, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    translator = PseudoLocale()
    monkeypatch.setattr(language, "_put_on", lambda _application, _code: None)
    qapp.installTranslator(translator)
    try:
        program, window = opened()
        window.begin(small_plan(games=2), 1)
        wait_for_end(qtbot, program.services.live_match)
        data = _data_in(window, program.services.live_match)
        for page in (window.experiments, window.setup, window.earlier, window.page):
            window.tabs.setCurrentWidget(page)
            qapp.processEvents()
            unmarked = [(name, text) for name, text in texts_of(page) if not is_marked(_without(text, data))]
            assert not unmarked
            window.resize(window.sizeHint())
            assert not list(clipped(page))
    finally:
        qapp.removeTranslator(translator)


def _data_in(window: MatchWindow, live_match: LiveMatch) -> list[str]:
    """Return the untranslated texts of data files: experiments, names of players and games."""
    page, plan = window.experiments, live_match.plan
    texts = [text for one in page._experiments.values() for text in (one.title, one.question, one.answer)]
    texts += [contestant.name for one in page._plans.values() for contestant in one.contestants]
    texts += [round_.title for one in page._plans.values() for round_ in one.rounds]
    assert plan is not None
    texts += [contestant.name for contestant in plan.contestants]
    return sorted({text for text in texts if text}, key=len, reverse=True)


def _without(text: str, data: list[str]) -> str:
    for each in data:
        text = text.replace(each, "")
    return text


def test_a_new_match_proposes_the_board_of_the_last_game(opened: Opened) -> None:
    program, window = opened()
    assert window.setup.request.rules == PRESETS["gomoku-15"]
    window.close()
    begin_against_oneself(program, PRESETS["connect-four"])
    program.window.actions_["matches"].trigger()
    assert window.setup.request.rules == PRESETS["connect-four"]
    window.setup.rules.set_rules(PRESETS["gomoku-6"])
    window.close()
    begin_against_oneself(program, PRESETS["gomoku-9"])
    program.window.actions_["matches"].trigger()
    assert window.setup.request.rules == PRESETS["gomoku-6"], "the user has chosen other rules here"


def begin_against_oneself(program: Program, rules: Rules) -> None:
    program.window.controllers.play.begin(GameSetup(rules, Person(), Person()))


@pytest.mark.parametrize("code", one_always(3, language.LANGUAGES))
def test_in_a_narrow_window_a_new_match_needs_no_horizontal_scrolling(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    monkeypatch.setattr("studio.ui.texts.language.system_language", lambda: code)
    program = start()
    program.window.actions_["matches"].trigger()
    window = program.window.controllers.matches.window
    assert window is not None
    window.tabs.setCurrentWidget(window.setup)
    window.resize(700, 400)  # with a frame, the screen of a laptop at 200 %
    area = window.setup.findChild(QScrollArea)
    assert area is not None
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    assert area.verticalScrollBar().maximum() > 0
