"""The statistics beside a search."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.thinking.thoughts import Thought
from studio.ui.search.panel import SearchPanel
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.views import made_view

ROOT = made_view({"c3": 9, "a1": 4})


@pytest.mark.parametrize(
    ("capped", "refused", "told"),
    [
        (False, False, "1.5 MB"),
        (True, False, "1.5 MB · full"),
        (False, True, "1.5 MB · only 12.0 MB available"),
        (True, True, "1.5 MB · full · only 12.0 MB available"),
    ],
)
def test_memory_is_shown_with_the_available_memory(capped: bool, refused: bool, told: str, qtbot: QtBot) -> None:
    panel = SearchPanel(Theme(LIGHT), 4)
    qtbot.addWidget(panel)
    now = Snapshot(1, ROOT, None, 7, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, capped, refused)
    panel.show_thought(Thought(1, now, (now,), None))
    assert panel.figure("memory") == told


def test_draws_are_shown_as_number_and_share_of_simulations(qtbot: QtBot) -> None:
    panel = SearchPanel(Theme(LIGHT), 4)
    qtbot.addWidget(panel)
    now = Snapshot(1, ROOT, None, 2000, 1.0, 10, 5, 3, 2.0, 500, 1.5, 12.0, False)
    panel.show_thought(Thought(1, now, (now,), None))
    assert panel.figure("draws") == "500 (25.0\u00a0%)"
    now = replace(now, draws=0)
    panel.show_thought(Thought(1, now, (now,), None))
    assert panel.figure("draws") == "0"


def test_the_networks_evaluation_stands_beside_the_searchs(qtbot: QtBot) -> None:
    panel = SearchPanel(Theme(LIGHT), 4)
    qtbot.addWidget(panel)
    panel.show()
    label = panel.findChild(QLabel, "figure_network")
    assert label is not None
    judged = made_view({"c3": 9, "a1": 4}, priors={"a1": 0.5}, judged=0.22)
    now = Snapshot(1, judged, None, 7, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, False)
    panel.show_thought(Thought(1, now, (now,), None))
    assert label.isVisible()
    assert panel.figure("network") == "61.0\u00a0% · a1 (50.0\u00a0%)"
    assert label.accessibleName() == "Network (Black)"
    panel.show_side(ViewedSide(Stone.WHITE, Stone.BLACK))
    assert panel.figure("network").startswith("39.0\u00a0%")
    assert label.accessibleName() == "Network (White)"
    rolled = replace(now, root=ROOT)
    panel.show_thought(Thought(1, rolled, (rolled,), None))
    assert not label.isVisible()
    panel.show_thought(None)
    assert not label.isVisible()


def test_the_best_move_stands_beside_the_mean_of_all_simulations(qtbot: QtBot) -> None:
    panel = SearchPanel(Theme(LIGHT), 4)
    qtbot.addWidget(panel)
    root = replace(made_view({"c3": 9, "a1": 4}, {"c3": 0.53, "a1": 0.4}), value=-0.02)
    now = Snapshot(1, root, None, 14, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, False)
    panel.show_thought(Thought(1, now, (now,), None))
    assert (panel.figure("value"), panel.figure("best")) == ("49.0\u00a0%", "53.0\u00a0% · c3")
    panel.show_side(ViewedSide(Stone.WHITE, Stone.BLACK))
    assert (panel.figure("value"), panel.figure("best")) == ("51.0\u00a0%", "47.0\u00a0% · c3")
    proven = replace(now, root=replace(root, proof=Proof.WIN, proof_moves=5))
    panel.show_thought(Thought(1, proven, (proven,), None))
    assert panel.figure("best") == "–"


def test_a_hidden_pane_writes_its_numbers_when_it_is_shown(qtbot: QtBot) -> None:
    panel = SearchPanel(Theme(LIGHT), 4)
    qtbot.addWidget(panel)
    label = panel.findChild(QLabel, "figure_simulations")
    assert label is not None
    now = Snapshot(1, ROOT, None, 7, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, False)
    panel.show_thought(Thought(1, now, (now,), None))
    assert label.text() == "–"
    panel.show()
    qtbot.waitUntil(lambda: label.text() == "7")
    panel.hide()
    panel.show_thought(None)
    assert panel.figure("simulations") == "–"
