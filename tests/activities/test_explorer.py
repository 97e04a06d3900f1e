"""The position database for the window: questions in a thread, imports in a process, and errors."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.explorer import Explorer
from studio.activities.position_import import PositionImport
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.positions.database import Database
from studio.positions.looking_up import Known
from tests.positions.games import SMALL, random_games, record, written

PATIENCE_MS = 60_000


@pytest.fixture
def explorer(tmp_path: Path) -> Iterator[Explorer]:
    found = Explorer(tmp_path / "positions.sqlite3", tmp_path / "played")
    yield found
    found.close()


def known(qtbot: QtBot, explorer: Explorer, position: Position) -> Known:
    with qtbot.waitSignal(explorer.known, timeout=PATIENCE_MS) as answered:
        explorer.ask(position)
    assert answered.args[0] == position
    assert isinstance(answered.args[1], Known)
    return answered.args[1]


def test_only_the_newest_question_is_answered_last(qtbot: QtBot, explorer: Explorer) -> None:
    answered: list[Position] = []
    explorer.known.connect(lambda position, _: answered.append(position))
    position = Position(SMALL)
    for point in range(4):
        position.play(point)
        explorer.ask(position)
    qtbot.waitUntil(lambda: position in answered, timeout=PATIENCE_MS)
    assert answered[-1] == position


def test_played_games_are_taken_in_and_changed_ones_replaced(qtbot: QtBot, explorer: Explorer, tmp_path: Path) -> None:
    (tmp_path / "played").mkdir()
    file = written(tmp_path / "played" / "game.sgf", [record("b2", SMALL)])
    for moves, result in (("b2 a1", ""), ("b2 a1 c3 a2", "W+R")):
        written(file, [record(moves, SMALL, result)])
        with qtbot.waitSignal(explorer.changed, timeout=PATIENCE_MS):
            explorer.take_in_games()
    seen = known(qtbot, explorer, Position(SMALL)).seen
    assert (seen.games, seen.white) == (1, 1)


def test_analyses_are_kept(qtbot: QtBot, explorer: Explorer) -> None:
    analysis = PositionAnalysis(500, (Candidate(4, 500, 0.5),))
    with qtbot.waitSignal(explorer.changed, timeout=PATIENCE_MS):
        explorer.save([(Position(SMALL), analysis)])
    found = known(qtbot, explorer, Position(SMALL)).analysis
    assert found is not None
    assert found.visits == 500


def test_changes_that_wait_at_the_end_are_saved(explorer: Explorer) -> None:
    explorer.save([(Position(SMALL), PositionAnalysis(500, (Candidate(4, 500, 0.5),)))])
    explorer.close()
    database = Database(explorer.path)
    with database.reading() as connection:
        assert connection.execute("SELECT visits FROM analyses").fetchall() == [(500,)]
    database.close()


def test_an_import_runs_in_a_process_and_can_be_cancelled(qtbot: QtBot, explorer: Explorer, tmp_path: Path) -> None:
    for number in range(3):
        written(tmp_path / f"{number}.sgf", random_games(20, SMALL, number))
    with qtbot.waitSignal(explorer.imports.done, timeout=PATIENCE_MS) as ended:
        explorer.imports.begin([tmp_path])
        assert explorer.imports.is_on
    assert (ended.args[0].new, ended.args[0].is_complete) == (60, True)
    assert known(qtbot, explorer, Position(SMALL)).seen.games == 60
    with qtbot.waitSignal(explorer.imports.done, timeout=PATIENCE_MS):
        explorer.imports.begin([tmp_path])
        explorer.imports.cancel()
    assert not explorer.imports.is_on


def test_a_damaged_database_is_reported(qtbot: QtBot, explorer: Explorer) -> None:
    explorer.path.write_text("no database" * 200)
    with qtbot.waitSignal(explorer.failed, timeout=PATIENCE_MS) as failed:
        explorer.ask(Position(SMALL))
    assert "replace it by a backup copy" in str(failed.args[0])
    with qtbot.waitSignal(explorer.imports.failed, timeout=PATIENCE_MS) as failed:
        explorer.imports.begin([explorer.path])
    assert failed.args[0].code == "positions_damaged"


def test_a_process_that_dies_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    imports = PositionImport(tmp_path / "positions.sqlite3", ("false",))
    with qtbot.waitSignal(imports.failed, timeout=PATIENCE_MS) as failed:
        imports.begin([tmp_path])
    assert failed.args[0].code == "positions_import_lost"
