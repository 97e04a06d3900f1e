"""`mcts-studio review`: many games, their records and the table of mistakes."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from studio.game.files import open_records, save_records
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from tests.e2e.commands import refused, studio
from tests.game.boards import game

SIX = PRESETS["gomoku-6"]
BLUNDER = "c3 a1 c4 a2 d3 a3 d4 a4 f6 a5"
"""Black does not see four in a column."""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    save_records([record(BLUNDER), record("c3 d4")], folder / "two.sgf")
    save_records([record("c3 d4 c4")], folder / "one.sgf")
    return folder


def record(moves: str) -> GameRecord:
    return game(moves, SIX)


def test_records_and_tables_are_written(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    files = [str(games / name) for name in ("two.sgf", "one.sgf")]
    finished = studio("review", *files, "--simulations", "2000", "--workers", "1", "--out", str(out))
    assert finished.returncode == 0, finished.stderr
    assert "game 1: move 9, black f6: blunder" in finished.stdout
    assert "  9. f6 lets White win by fours: a5; only a5 would have defended." in finished.stdout.splitlines()
    assert sorted(path.name for path in out.iterdir()) == [
        "mistakes.csv",
        "mistakes.json",
        "one.sgf",
        "review.json",
        "two.sgf",
    ]
    reviewed = open_records(out / "two.sgf").records
    assert all(node.analysis is not None for node in reviewed[1].main_line())
    with (out / "mistakes.csv").open(newline="", encoding="utf-8") as table:
        rows = list(csv.DictReader(table))
    assert [str(row) for row in rows] == [
        str({name: "" if value is None else str(value) for name, value in row.items()})
        for row in json.loads((out / "mistakes.json").read_text("utf-8"))
    ]
    assert f"Reviewed 3 of 3 games, {len(rows)} mistake" in finished.stdout
    blunder = next(row for row in rows if row["move"] == "9")
    assert (blunder["file"], blunder["game"], blunder["better"], blunder["verdict"]) == (files[0], "1", "a5", "blunder")
    assert (blunder["missed"], blunder["by"], blunder["line"], blunder["defences"]) == ("defence", "fours", "a5", "a5")


@pytest.mark.long
def test_json_and_unreadable_files(games: Path, tmp_path: Path) -> None:
    (games / "no-game.sgf").write_text("hello")
    files = [str(games / name) for name in ("no-game.sgf", "one.sgf")]
    out = str(tmp_path / "out")
    finished = studio("review", *files, "--simulations", "50", "--workers", "1", "--out", out, "--json")
    assert finished.returncode == 2
    assert "no-game.sgf: This is not a game file" in finished.stderr
    assert json.loads(finished.stdout) == {"games": 1, "reviewed": 1, "limited": 0, "mistakes": []}


def test_errors_are_one_sentence(games: Path, tmp_path: Path) -> None:
    one = str(games / "one.sgf")
    assert "Give a limit" in refused("review", one, "--out", str(tmp_path / "out"))
    assert "already exists" in refused("review", one, "--simulations", "5", "--out", str(games))
    assert "this machine has" in refused("review", one, "--seconds", "1", "--workers", "999", "--out", "x")
    assert "There is no profile" in refused("review", one, "--simulations", "5", "--profile", "x", "--out", "x")
    (tmp_path / "file").write_text("")
    assert "cannot be created" in refused("review", one, "--simulations", "5", "--out", str(tmp_path / "file" / "x"))


@pytest.mark.long
def test_ctrl_c_keeps_the_finished_files(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    save_records([record(BLUNDER)], games / "zz.sgf")
    arguments = [str(games / "one.sgf"), str(games / "zz.sgf"), "--seconds", "0.4", "--workers", "1", "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-m", "studio", "review", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as reviewing:
        deadline = time.monotonic() + 60
        while not (out / "one.sgf").exists():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        os.killpg(reviewing.pid, signal.SIGINT)
        said, errors = reviewing.communicate(timeout=60)
    assert reviewing.returncode == 130
    assert "Reviewed 1 of 2 games" in said
    assert "Traceback" not in errors
    assert (out / "mistakes.csv").exists()
    assert not (out / "zz.sgf").exists()
    written = (out / "one.sgf").stat().st_mtime_ns
    again = studio("review", *arguments)
    assert again.returncode == 0
    assert "1 of 2 files are already reviewed" in again.stderr
    assert "Reviewed 2 of 2 games" in again.stdout
    assert (out / "one.sgf").stat().st_mtime_ns == written
    assert (out / "zz.sgf").exists()


@pytest.mark.long
def test_an_interrupted_game_continues(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    save_records([record(BLUNDER)], games / "zz.sgf")
    arguments = [str(games / "zz.sgf"), "--seconds", "0.4", "--workers", "1", "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-m", "studio", "review", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as reviewing:
        assert reviewing.stderr is not None
        for line in reviewing.stderr:
            found = re.search(r"(\d+) positions", line)  # short searches may have decided the last ones
            if found is not None and int(found[1]) >= 4:
                break
        os.killpg(reviewing.pid, signal.SIGINT)
        reviewing.communicate(timeout=60)
    assert reviewing.returncode == 130
    (part,) = open_records(out / "zz.sgf.1.part").records
    known = [node.analysis for node in part.main_line() if node.analysis is not None]
    assert known
    again = studio("review", *arguments)
    assert again.returncode == 0, again.stderr
    assert not list(out.glob("*.part"))
    (whole,) = open_records(out / "zz.sgf").records
    kept = [node.analysis for node in whole.main_line()]
    longest = max(known, key=lambda analysis: analysis.seconds or 0)
    assert longest.seconds in [analysis.seconds for analysis in kept if analysis is not None]


@pytest.mark.long
def test_one_bad_file_ends_nothing_and_is_named(games: Path, tmp_path: Path) -> None:
    (games / "damaged.sgf").write_bytes(b"hello")
    (games / "empty.sgf").write_bytes(b"")
    try:
        Path(os.fsdecode(os.fsencode(games) + b"/odd-\xff.sgf")).write_bytes((games / "one.sgf").read_bytes())
    except OSError:
        pytest.skip("this file system refuses names that are no UTF-8")
    out, report = tmp_path / "out", tmp_path / "report"
    arguments = [str(games), "--simulations", "50", "--out", str(out), "--report", str(report), "--workers", "2"]
    finished = studio("review", *arguments)
    assert finished.returncode == 2
    assert "Traceback" not in finished.stderr
    assert "Reviewed 4 of 4 games" in finished.stdout
    named = [line for line in finished.stderr.splitlines() if line.startswith("Not reviewed: ")]
    assert len(named) == 2
    assert "damaged.sgf: " in named[0]
    assert "empty.sgf: " in named[1]
    assert {path.name for path in out.glob("*.sgf")} == {"one.sgf", "two.sgf", "odd-_udcff.sgf"}
    assert (report / "report.html").exists()
    again = studio("review", *arguments)
    assert "3 of 3 files are already reviewed" in again.stderr
