"""A match seen from the main window: its badge, an opened game, and the file name that is proposed."""

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from studio.lessons.reading import lessons
from studio.ui.panes.spec import Workspace
from tests.activities.live_matches import OnThreads, slow_plan, small_plan, wait_for_end
from tests.window.starting import Start


def test_the_main_window_shows_a_running_match(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.services.live_match._make_workers = OnThreads
    program.window.actions_["matches"].trigger()
    window = program.window.controllers.matches.shown_window()
    badge = program.window.panes.work.match
    assert not badge.isVisible()
    window.open()
    window.tabs.setCurrentWidget(window.page)
    window.page.new_match.click()
    assert window.tabs.currentWidget() is window.setup
    window.begin(slow_plan(), 1)
    qtbot.waitUntil(badge.isVisible, timeout=10_000)
    assert badge.text() == "Match: 0 of 4 games"
    window.hide()
    badge.click()
    assert window.isVisible()
    program.services.live_match.stop()
    wait_for_end(qtbot, program.services.live_match)
    assert not badge.isVisible()


@pytest.mark.long
def test_a_saved_match_is_named_after_its_players(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    program.services.live_match._make_workers = OnThreads
    window = program.window.controllers.matches.shown_window()
    window.begin(small_plan(games=2), 1)
    wait_for_end(qtbot, program.services.live_match)
    proposed: list[str] = []

    def ask(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.saving.ask()
    assert proposed == ["Studio – Classic UCT.csv"]


@pytest.mark.long
def test_a_game_of_a_match_ends_the_lesson_and_opens_in_review_with_its_players(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.services.live_match._make_workers = OnThreads
    main = program.window
    matches = main.controllers.matches.shown_window()
    matches.begin(small_plan(games=2), 1)
    wait_for_end(qtbot, program.services.live_match)
    main.controllers.lessons.begin(lessons()[0])
    matches.page.game_chosen.emit(1)
    assert not main.controllers.lessons.is_on
    assert main.workspaces.current is Workspace.ANALYSE
    assert main.windowTitle() == "Classic UCT – Studio, game 2[*] — MCTS Studio"
    assert program.session.file is None
    main.controllers.lessons.begin(lessons()[0])
    main.controllers.lessons.leave()
    assert main.windowTitle() == "Classic UCT – Studio, game 2[*] — MCTS Studio"
