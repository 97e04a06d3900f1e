"""Baseline players in the window: chosen in the dialog, their thoughts shown and kept in the record."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.players.baselines import Baseline, SeatedBaseline
from studio.players.seats import GameSetup
from studio.ui.play.new_game import NewGameDialog
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.tables import Table, choose


@pytest.mark.long
def test_minimax_is_chosen_in_the_dialog_and_plays(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["show_costs"].setChecked(True)
    table = Table(qtbot, program)

    def agree(dialog: NewGameDialog) -> None:
        choose(qtbot, dialog, "rules", "Five in a row 9×9")
        choose(qtbot, dialog, "white", "Minimax")

    table.new_game(agree)
    table.play("e5")
    table.wait_for_turn(2)
    assert table.session.record.white == "Minimax"
    row = child(program, QWidget, "players_white")
    assert row.accessibleName().startswith("White, Minimax, 2 s per move")
    costs = row.findChildren(QLabel, "cost")
    assert "nodes" in costs[0].accessibleName()
    assert costs[1].accessibleName().startswith("Black ")


def test_baselines_play_a_whole_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    black = SeatedBaseline(Baseline.MINIMAX, Limit(depth=3))
    setup = GameSetup(PRESETS["connect-four"], black, SeatedBaseline(Baseline.RANDOM))
    program.window.controllers.play.begin(setup)
    table = Table(qtbot, program)
    qtbot.waitUntil(lambda: not table.game.is_on, timeout=60_000)
    record = table.session.record
    assert (record.black, record.white, record.result) == ("Minimax", "Random moves", "B+")
    first = record.root.children[0]
    assert first.cost is not None
    assert first.cost.depth == 3
