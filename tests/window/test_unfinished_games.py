"""An unfinished game of the user that is opened again: nothing of an engine is shown until the user asks for it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from studio.ui.panes.spec import Workspace
from studio.ui.program import Program
from tests.window.hands import child
from tests.window.tables import NINE, Sit, Table

_UNFINISHED = "Unfinished: “Play from Here” continues the game"
_MOVES = ";B[ee];W[aa];B[ef];W[ba];B[eg];W[ca]"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a game in which Black could win by fours."""
    path = tmp_path / "own.sgf"
    path.write_text(f"(;GM[4]SZ[9]PW[Studio (beginner)]{_MOVES})")
    return path


def opened(sit: Sit, file: Path) -> Table:
    table = sit(rules=NINE)
    table.window.menus.recent.file_chosen.emit(file)
    assert table.window.workspaces.current is Workspace.PLAY
    return table


def hides(table: Table) -> bool:
    return table.window.context.hiding.hides_search


def is_offered(program: Program) -> bool:
    button = child(program, QToolButton, "play_from_here")
    return button.isVisible() and button.isEnabled()


def test_it_hides_the_search_and_offers_to_continue(sit: Sit, file: Path) -> None:
    table = opened(sit, file)
    assert (table.session.position.ply, table.mode, hides(table)) == (6, _UNFINISHED, True)
    assert is_offered(table.program)
    table.press("play_from_here")
    assert (table.game.awaits_person, table.game.is_own_record, hides(table)) == (True, True, True)
    assert table.mode == "Playing"
    table.window.actions_["stop_game"].trigger()
    assert (table.mode, hides(table)) == ("Reviewing", False)


def test_a_search_or_another_workspace_shows_it(sit: Sit, file: Path) -> None:
    table = opened(sit, file)
    actions = table.window.actions_
    table.window.workspaces.show(Workspace.ANALYSE)
    assert not hides(table)
    table.window.workspaces.show(Workspace.PLAY)
    assert hides(table)
    actions["run"].trigger()
    assert not hides(table)
    actions["pause"].trigger()
    assert not hides(table), "the user has asked for it in this game"
    table.window.menus.recent.file_chosen.emit(file)
    assert hides(table)


def test_the_switch_shows_and_hides_it(sit: Sit, file: Path) -> None:
    table = opened(sit, file)
    table.key(Qt.Key.Key_V)
    assert not hides(table)
    table.key(Qt.Key.Key_V)
    assert hides(table)
    table.key(Qt.Key.Key_V)
    table.press("play_from_here")
    assert hides(table), "each game begins with the search hidden"


def test_a_report_and_other_games_are_not_concerned(sit: Sit, file: Path) -> None:
    table = opened(sit, file)
    assert table.window.actions_["report"].isEnabled()
    file.write_text(f"(;GM[4]SZ[9]PW[Studio (beginner)]RE[W+R]{_MOVES})")
    table.window.menus.recent.file_chosen.emit(file)
    assert (table.mode, hides(table)) == ("Reviewing", False)
