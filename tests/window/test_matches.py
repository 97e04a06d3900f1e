"""Matches between engines in the real window: experiments, pause and resume, closing, and opened games."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.activities.live_match import LiveMatch
from studio.game.stones import Stone
from studio.matches.notices import MatchEnd, MatchState
from studio.matches.store import MatchStore
from studio.thinking.thoughts import EngineState
from studio.ui.controllers.windows.match_window import MatchWindow
from studio.ui.controllers.windows.secondary_window import Leaving
from studio.ui.matches.page import Doing
from studio.ui.program import Program
from studio.ui.texts import language
from studio.ui.widgets.theme import DARK, LIGHT
from tests.activities.live_matches import OnThreads, slow_plan, small_plan, wait_for, wait_for_end
from tests.matches.matches import forget_networks, install_network, plan_with_network
from tests.sizes import one_always
from tests.ui.pseudo_locale import PseudoLocale
from tests.ui.shown_texts import clipped, is_marked, texts_of
from tests.window.hands import answer
from tests.window.starting import Start

Key, Modifier = Qt.Key, Qt.KeyboardModifier
_EXPERIMENT = """
title = "A tiny question"
question = "Does the first move decide?"

[[rounds]]
games = ["tic-tac-toe"]
players = ["studio", "classic-uct"]
count = 400
openings = "first-moves"
simulations = 20
"""


@pytest.fixture
def opened(start: Start) -> Callable[[], tuple[Program, MatchWindow]]:
    """Return a function that opens the match window; games are played in this process."""

    def begin() -> tuple[Program, MatchWindow]:
        program = start()
        program.services.live_match._make_workers = OnThreads
        program.window.actions_["matches"].trigger()
        window = program.window.controllers.matches.window
        assert window is not None
        return program, window

    return begin


Opened = Callable[[], tuple[Program, MatchWindow]]


def told(window: MatchWindow) -> str:
    return window.page.status.text()


def test_an_experiment_is_chosen_started_paused_and_stopped(qtbot: QtBot, home: Path, start: Start) -> None:
    folder = home / "config" / "matches"
    folder.mkdir(parents=True)
    (folder / "tiny.toml").write_text(_EXPERIMENT)
    (folder / "torn.toml").write_text("title = ")
    program = start()
    program.services.live_match._make_workers = OnThreads
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=30_000)
    qtbot.keyClick(program.window, Key.Key_M, Modifier.ControlModifier | Modifier.ShiftModifier)
    window = program.window.controllers.matches.window
    assert window is not None
    assert window.isVisible()
    page = window.experiments
    assert "torn.toml" in page.problem.text()
    titles = [page.list.item(at).text() for at in range(page.list.count())]
    page.list.setCurrentRow(titles.index("A tiny question"))
    assert page.question.text() == "Does the first move decide?"
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    live_match = program.services.live_match
    assert window.tabs.currentWidget() is window.page
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)
    wait_for(qtbot, lambda: len(live_match.results) >= 2)
    wait_for(qtbot, lambda: len(window.page.games.rows) >= 2)
    window.setFocus()
    qtbot.keyClick(window, Key.Key_Space)
    wait_for(qtbot, lambda: window.page.doing is Doing.PAUSED and live_match.state is MatchState.PAUSED)
    assert "paused" in told(window)
    assert f"{live_match.results[-1].number + 1} of 400 games" in told(window)
    played = len(live_match.results)
    qtbot.keyClick(window, Key.Key_Space)
    wait_for(qtbot, lambda: len(live_match.results) > played)
    qtbot.mouseClick(window.page.stop, Qt.MouseButton.LeftButton)
    wait_for_end(qtbot, live_match)
    assert "the match can be resumed" in told(window)
    assert window.page.doing is Doing.UNFINISHED
    qtbot.mouseClick(window.page.pause, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: live_match.is_on and len(live_match.results) > played + 1)
    live_match.stop()
    wait_for_end(qtbot, live_match)
    wait_for(qtbot, lambda: len(window.earlier.table.rows) == 1)
    assert "Your result" in page.answer.text()


def watched_browser(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    """Return the addresses that the browser is asked to show."""
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    return shown


def test_a_match_is_copied_and_saved_and_its_games_are_opened(
    qtbot: QtBot, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, window = opened()
    window.begin(small_plan(games=2), 1)
    wait_for_end(qtbot, program.services.live_match)
    assert window.page.doing is Doing.FINISHED
    qtbot.keyClick(window, Key.Key_C, Modifier.ControlModifier | Modifier.ShiftModifier)
    assert "classic-uct\t" in QGuiApplication.clipboard().text()
    for name in ("match.csv", "match.json", "match.svg", "match.png"):
        window.save(tmp_path / name)
        assert (tmp_path / name).stat().st_size > 100
        assert name in told(window)
    shown = watched_browser(monkeypatch)
    qtbot.keyClick(window, Key.Key_R, Modifier.ControlModifier)
    window.page.report.click()
    assert [Path(url.toLocalFile()).name for url in shown] == ["index.html"] * 2
    assert "classic-uct" in Path(shown[0].toLocalFile()).read_text("utf-8")
    window.page.games.choose(1)
    qtbot.keyClick(window.page.games, Key.Key_Return)
    record = program.session.record
    assert {record.black, record.white} == {"studio", "classic-uct"}
    assert program.session.file is None
    assert not program.session.is_changed
    assert program.session.node is record.main_line()[-1]


def test_a_match_in_any_folder_is_shown_and_resumed(
    qtbot: QtBot, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, window = opened()
    folder = tmp_path / "of the command line"
    MatchStore.create(folder, small_plan(games=2)).close()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(folder))
    window.earlier.elsewhere.click()
    assert window.tabs.currentWidget() is window.page
    assert "the match can be resumed" in told(window)
    window.page.pause.click()
    wait_for_end(qtbot, program.services.live_match)
    assert window.page.doing is Doing.FINISHED
    assert len(list(folder.glob("*/*.sgf"))) == 2


@pytest.mark.parametrize("recorded", [True, False])
def test_a_match_without_a_record_of_its_network_resumes_with_a_warning(
    qtbot: QtBot, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recorded: bool
) -> None:
    program, window = opened()
    folder, said = tmp_path / "older", list[str]()
    install_network("mine")
    MatchStore.create(folder, plan_with_network("mine", games=2)).close()
    if not recorded:
        forget_networks(folder)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(folder))
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: said.append(args[2]))
    window.earlier.elsewhere.click()
    assert not said, "a match that is only shown needs no warning"
    window.page.pause.click()
    wait_for_end(qtbot, program.services.live_match)
    assert window.page.doing is Doing.FINISHED
    if recorded:
        assert not said
    else:
        (warning,) = said
        assert warning.startswith(
            "The match was resumed.\n\nThis match has no record of the contents of the network file"
        )


@pytest.mark.long
def test_a_network_that_is_replaced_stops_the_match_with_a_sentence(
    qtbot: QtBot, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, window = opened()
    said = list[str]()
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: said.append(args[2]))
    install_network("mine")
    window.begin(plan_with_network("mine", games=200), 1)
    wait_for(qtbot, lambda: bool(program.services.live_match.results))
    install_network("mine", seed=1)
    wait_for_end(qtbot, program.services.live_match)
    assert program.services.live_match.end is MatchEnd.FAILED
    assert any("The network file mine was replaced during the match" in text for text in [*said, told(window)])
    assert window.page.doing is Doing.UNFINISHED


def test_a_folder_without_a_match_is_refused_in_a_sentence(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, window = opened()
    before, said = window.tabs.currentWidget(), list[str]()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(tmp_path))
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: said.append(args[2]))
    window.earlier.elsewhere.click()
    assert len(said) == 1
    assert said[0].startswith("The match could not be shown.\n\n")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: "")
    window.earlier.elsewhere.click()
    assert window.tabs.currentWidget() is before
    assert len(said) == 1


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


@pytest.mark.parametrize(
    ("button", "leaving"),
    [("Keep Playing", Leaving.KEEP), ("Stop the Match", Leaving.STOP), ("Cancel", Leaving.CANCEL)],
)
def test_the_buttons_of_the_question(opened: Opened, button: str, leaving: Leaving) -> None:
    _, window = opened()
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


def test_a_player_can_have_its_own_parameters(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from studio.ui.parameters.dialog import ParametersDialog

    _, window = opened()
    row = window.setup.players[1]
    changed = replace(row.own_parameters, exploration=0.25)
    monkeypatch.setattr(ParametersDialog, "exec", lambda _dialog: True)
    monkeypatch.setattr(ParametersDialog, "parameters", property(lambda _dialog: changed))
    row.parameters.click()
    plan = window.setup.request.plan()
    assert [one.name for one in plan.rounds[0].contestants] == ["studio", "classic-uct,exploration=0.25"]
    assert row.player.currentText().endswith(", changed")


def test_keys_work_in_the_page_at_once(qtbot: QtBot, opened: Opened) -> None:
    _, window = opened()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.experiments.list)
    window.tabs.tabBar().setFocus()
    window.close()
    window.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.experiments.list)


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


@pytest.mark.parametrize("theme", one_always(2, ["theme_dark", "theme_light"]))
def test_it_follows_the_theme(opened: Opened, theme: str) -> None:
    program, window = opened()
    program.window.actions_[theme].trigger()
    assert window.page.live.board.colors is (DARK if theme == "theme_dark" else LIGHT)


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
