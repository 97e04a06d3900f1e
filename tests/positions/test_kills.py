"""An import that is killed loses nothing that it has reported, and continues."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from studio.positions.database import Database
from studio.positions.importing import Importer
from tests.positions.games import GOMOKU, random_games, written

_ROOT = Path(__file__).parents[2]
_CHILD = """
import sys
from pathlib import Path
from studio.positions.database import Database
from studio.positions.importing import Importer
def tell(progress):
    sys.stdout.write(f"{progress.new}\\n")
    sys.stdout.flush()
Importer(Database(Path(sys.argv[1])), batch=20).run([Path(file) for file in sys.argv[2:]], tell)
"""


@pytest.mark.skipif(os.name != "posix", reason="sends SIGKILL")
def test_a_killed_import_keeps_what_it_reported_and_continues(tmp_path: Path) -> None:
    games = random_games(600, GOMOKU, 1, 12)
    files = [written(tmp_path / f"{number}.sgf", games[number * 200 : number * 200 + 200]) for number in range(3)]
    path, chance, told = tmp_path / "positions.sqlite3", random.Random(2), 0
    for _ in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", _CHILD, str(path), *map(str, files)], stdout=subprocess.PIPE, text=True, cwd=_ROOT
        ) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline() for _ in range(chance.randint(1, 4))]
            child.send_signal(signal.SIGKILL)
            lines += [line for line in child.stdout if line.endswith("\n")]
        told += int(lines[-1])
        kept = saved(path)
        assert told <= kept, "every game that was reported"
        told = kept
    database = Database(path)
    Importer(database).run(files)
    whole = Database(tmp_path / "whole.sqlite3")
    Importer(whole).run(files)
    assert rows(database) == rows(whole)
    assert saved(path) == 600
    database.close()
    whole.close()


def saved(path: Path) -> int:
    database = Database(path)
    with database.reading() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        count = int(connection.execute("SELECT COUNT(*) FROM games").fetchone()[0])
    database.close()
    return count


def rows(database: Database) -> list[tuple[object, ...]]:
    with database.reading() as connection:
        return connection.execute("SELECT key, point, games, black, white, draws FROM moves").fetchall()
