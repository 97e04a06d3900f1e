"""The marks of forbidden points on White's turn: switched on in the menu, and remembered in the next run."""

from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.seats import GameSetup, Person
from tests.window.starting import Start
from tests.window.tables import Sit, Table

RENJU = PRESETS["renju-15"]
MOVES = "h9 g10 h10 h12 i8 k9 j8"
"""After these moves White is to move, and h8 is forbidden for Black."""


def test_the_marks_on_whites_turn_are_switched_on_and_remembered(sit: Sit, start: Start) -> None:
    table = sit(rules=RENJU.text)
    actions = table.window.actions_
    assert not marked(table)
    actions["forbidden_on_whites_turn"].trigger()
    assert marked(table) == ["h8"]
    actions["forbidden_points"].trigger()
    assert marked(table) == []
    assert not actions["forbidden_on_whites_turn"].isEnabled()
    actions["forbidden_points"].trigger()
    assert marked(table) == ["h8"]
    table.window.close()
    again = Table(table.qtbot, start())
    assert again.window.actions_["forbidden_on_whites_turn"].isChecked()
    assert marked(again) == ["h8"]


def marked(table: Table) -> list[str]:
    """Return the marked points after `MOVES`, in a new game on the first call."""
    if table.session.position.ply != len(MOVES.split()):
        table.window.controllers.play.begin(GameSetup(RENJU, Person(), Person()))
        table.play(*MOVES.split())
    assert table.session.position.to_move is Stone.WHITE
    return [human_point(point, RENJU) for point in table.window.panes.board.still_scene().seen_forbidden]
