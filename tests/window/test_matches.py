"""Matches between engines in the real window: experiments, pause and resume, closing, and opened games."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.matches.notices import MatchEnd, MatchState
from studio.matches.store import MatchStore
from studio.thinking.thoughts import EngineState
from studio.ui.controllers.windows.match_window import MatchWindow
from studio.ui.matches.page import Doing
from tests.activities.live_matches import OnThreads, small_plan, wait_for, wait_for_end
from tests.matches.matches import forget_networks, install_network, plan_with_network
from tests.sizes import one_always
from tests.window.match_windows import (
    Opened,
    opened_fixture,  # noqa: F401
)
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
    assert "Classic UCT\t" in QGuiApplication.clipboard().text()
    for name in ("match.csv", "match.json", "match.svg", "match.png"):
        window.saving.save(tmp_path / name)
        assert (tmp_path / name).stat().st_size > 100
        assert name in told(window)
    shown = watched_browser(monkeypatch)
    qtbot.keyClick(window, Key.Key_R, Modifier.ControlModifier)
    window.page.report.click()
    assert [Path(url.toLocalFile()).name for url in shown] == ["index.html"] * 2
    assert "classic-uct" in Path(shown[0].toLocalFile()).read_text("utf-8")
    games, live = window.page.games, window.page.live
    for number in (0, 1):
        games.choose(number)
        spot = games.visualRect(games.currentIndex()).center()
        qtbot.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        path = program.services.live_match.record_path(number)
        assert path is not None
        record = open_records(path).records[0]
        assert live.board.still_scene().cells == record.position(record.main_line()[-1]).cells
        assert live.choice.currentText() == f"Game {number + 1}"
    qtbot.keyClick(window.page.games, Key.Key_Return)
    record = program.session.record
    assert {record.black, record.white} == {"studio", "classic-uct"}
    assert program.session.file is None
    assert not program.session.is_changed
    assert program.session.node is record.main_line()[-1]


@pytest.mark.long
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


@pytest.mark.parametrize("recorded", one_always(2, [True, False]))
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


@pytest.mark.long
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


@pytest.mark.long
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
