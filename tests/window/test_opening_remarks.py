"""The choices in the opening of an opened game: said below the board, and in the tooltips of the moves."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from studio.game.rules import PRESETS
from studio.players.seats import GameSetup, Person
from tests.window.starting import Start
from tests.window.tables import Sit, Table

RENJU = PRESETS["renju-15"]
RIF = """<database><games><game id="1" rule="1" swap="1" alt="j6 f10"><move>h8 h9 i9 j8 j6 g7</move></game></games>
<rules><rule id="1" name="RIF"/></rules></database>"""


def test_a_played_opening_is_told_when_its_game_is_opened_again(sit: Sit, start: Start) -> None:
    table = sit(rules=RENJU.text)
    table.window.controllers.play.begin(GameSetup(RENJU, Person("Ada"), Person("Bob"), opening="rif"))
    table.play("h8", "h9", "h10")
    table.push("opening_swap")
    table.play("h11", "a8", "b2", "b2", "c3")
    table.game.resign()
    file = table.session.file
    assert file is not None
    again = Table(table.qtbot, start(file))
    again.session.go_to_start()
    told = []
    for _ in range(6):
        again.key(Qt.Key.Key_Right)
        told.append(again.text("note"))
    assert told == [
        "",
        "",
        "Bob swaps the colours and takes Black.",
        "Bob offers the fifth moves a8, b2.",
        "Ada picks the fifth move b2.",
        "",
    ]
    again.key(Qt.Key.Key_Left)
    moves = again.window.panes.moves
    assert moves._tip(again.session.node) == "<qt>Ada picks the fifth move b2.</qt>"
    assert "Ada picks the fifth move b2" in moves.accessibleDescription()


@pytest.mark.long
def test_swaps_and_offers_of_a_renjunet_file_are_told(sit: Sit, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "games.rif"
    file.write_text(RIF, encoding="utf-8")
    table = Table(sit().qtbot, start(file))
    table.session.go_to_start()
    told = []
    for _ in range(6):
        table.key(Qt.Key.Key_Right)
        told.append(table.text("note"))
    assert told == ["", "", "The players swapped the colours.", "Offered fifth moves: j6, f10.", "", ""]
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Left)
    assert table.window.panes.moves._tip(table.session.node) == "<qt>Offered fifth moves: j6, f10.</qt>"


@pytest.mark.long
def test_a_game_without_an_opening_says_nothing(sit: Sit) -> None:
    table = sit()
    table.window.controllers.play.begin(GameSetup(RENJU, Person(), Person()))
    table.play("h8", "h9", "h10", "h11")
    table.game.stop()
    table.key(Qt.Key.Key_Left)
    assert table.text("note") == ""
