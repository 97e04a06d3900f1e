"""Two searches side by side in their own window: their numbers, and the paused main search."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.insight.sides import SideSettings
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.widgets.theme import DARK, LIGHT
from tests.sizes import one_always
from tests.window.comparisons import ended, opened
from tests.window.starting import Start

Key = Qt.Key


def test_one_action_compares_the_rollouts(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    window = opened(program, "compare_rollouts")
    ended(qtbot, program)
    left, right = (side.thought for side in program.services.comparison.sides)
    assert left is not None
    assert right is not None
    assert left.snapshot.simulations == right.snapshot.simulations > 0
    shares = [np.asarray(side.snapshot.visits, float) / side.snapshot.visits.sum() for side in (left, right)]
    model = window.table.model()
    assert model.rowCount() >= np.count_nonzero(shares[0] + shares[1])
    assert program.services.comparison.left.settings.profile == "neighbour-uniform"
    assert program.services.comparison.right.settings.profile == "neighbour"


@pytest.mark.long
def test_it_opens_with_the_current_engine_and_a_plainer_one(start: Start) -> None:
    program = start()
    window = opened(program)
    assert (window.left.settings.profile, window.right.settings.profile) == ("studio", "studio-rollouts")
    assert program.services.comparison.right.settings.profile == "studio-rollouts"


@pytest.mark.long
def test_equal_searches_have_no_differences(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    window = opened(program)
    same = SideSettings("classic-uct", seed=4)
    window.compare(program.session.position, same, same, Limit(simulations=500))
    ended(qtbot, program)
    left, right = (side.thought for side in program.services.comparison.sides)
    assert left is not None
    assert right is not None
    assert left.snapshot.root.candidates == right.snapshot.root.candidates


def test_the_main_search_pauses_and_the_window_closes_with_its_parent(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING)
    window = opened(program)
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Key.Key_Space)
    qtbot.waitUntil(lambda: program.services.comparison.is_thinking, timeout=20_000)
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=20_000)
    program.window.close()
    assert not program.services.comparison.is_open
    assert not window.isVisible()


@pytest.mark.long
def test_comparing_is_disabled_during_a_game(start: Start) -> None:
    program = start()
    window = opened(program)
    program.window.controllers.play.begin(
        GameSetup(PRESETS["gomoku-9"], Person(), SeatedEngine("studio", limit=Limit(simulations=50)))
    )
    assert not window.isVisible()
    program.window.actions_["compare"].trigger()
    assert not window.isVisible()
    assert "hidden while you play" in program.window.panes.note.text()
    program.services.live_game.stop()


@pytest.mark.long
@pytest.mark.parametrize("theme", one_always(2, ["theme_dark", "theme_light"]))
def test_it_follows_the_theme(start: Start, theme: str) -> None:
    program = start()
    window = opened(program)
    program.window.actions_[theme].trigger()
    QApplication.processEvents()
    colors = DARK if theme == "theme_dark" else LIGHT
    assert window.note.palette().color(window.note.foregroundRole()) == QColor(colors.quiet_text)


@pytest.mark.long
def test_its_win_rates_are_for_the_chosen_side(start: Start) -> None:
    program = start()
    actions = program.window.actions_
    program.session.play(0)  # White is to move
    table = opened(program).table

    def headings() -> list[str]:
        header = table.model().headerData
        return [header(column, Qt.Orientation.Horizontal) for column in range(4, 7)]

    assert headings() == ["Black % A", "Black % B", "Black % B − A"]
    actions["win_rates_white"].trigger()
    assert headings() == ["White % A", "White % B", "White % B − A"]
