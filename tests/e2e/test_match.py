"""`mcts-studio match`: starting, stopping and resuming."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from studio.game.files import open_records
from studio.matches.projects import PROJECTS
from tests.e2e.commands import refused, studio, studio_here
from tests.players.engines import running

SMALL = ("--game", "tic-tac-toe", "--simulations", "20", "--games", "4", "--workers", "1")


def test_two_players_play_and_the_table_gives_the_difference(tmp_path: Path) -> None:
    out = tmp_path / "match"
    finished = studio("match", "studio", "classic-uct,simulations=1", *SMALL, "--out", str(out))
    assert finished.returncode == 0, finished.stderr
    assert "tic-tac-toe: 3×3 board, 3 in a row. 4 of 4 games." in finished.stdout
    assert "player" in finished.stdout
    assert "classic-uct,simulations=1 is 0" in finished.stdout
    assert f"Results and games are in {out}" in finished.stderr
    assert {path.name for path in out.iterdir()} == {"match.json", "results.jsonl", "games", "index.html"}
    assert f"The report is {out / 'index.html'}" in finished.stderr
    (record,) = open_records(out / "games" / "000001.sgf").records
    assert record.main_line()[-2].analysis is not None


@pytest.mark.long
def test_json_contains_the_whole_cross_table(tmp_path: Path) -> None:
    players = ("studio", "classic-uct", "neighbour")
    finished = studio("match", *players, *SMALL, "--gauntlet", "--json", "--out", str(tmp_path / "m"))
    page = json.loads(finished.stdout)
    assert (page["end"], page["games"], page["of"]) == ("played", 8, 8)
    (round_,) = page["rounds"]
    assert round_["anchor"] == "studio"
    assert [player["games"] for player in round_["players"]] == [8, 4, 4]
    assert set(round_["players"][0]["against"]) == {"classic-uct", "neighbour"}
    assert round_["players"][0]["elo"] == 0
    again = studio("match", "--resume", str(tmp_path / "m"), "--json")
    assert json.loads(again.stdout) == page


@pytest.mark.long
def test_an_experiment_is_played_by_its_name(tmp_path: Path) -> None:
    finished = studio("match", "five-on-4x4", "--workers", "1", "--out", str(tmp_path / "m"))
    assert finished.returncode == 0, finished.stderr
    rows = [line for line in finished.stdout.splitlines() if line.endswith("2,000 100.0\u00a0%")]
    assert len(rows) == 16
    assert "drawn 16." in finished.stdout


def test_experiments_are_listed_below_their_groups() -> None:
    lines = studio_here("match").stdout.splitlines()
    titles = [line for line in lines[2:] if line and not line.startswith(" ")]
    assert titles == [project.title for project in PROJECTS.values()]
    lab = lines.index("Connect Four lab with graph search")
    assert lines[lab + 1] == "  graph-or-tree: Graph against tree on Connect Four"


def test_an_error_is_a_single_sentence() -> None:
    assert refused("match", "nobody", "studio").startswith("mcts-studio: There is no profile 'nobody'")


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")
def test_ctrl_c_leaves_a_resumable_folder_and_no_process(tmp_path: Path) -> None:
    out = tmp_path / "match"
    command = [sys.executable, "-m", "studio", "match", "studio", "classic-uct", "--game", "four-5", "--workers", "1"]
    command += ["--games", "20", "--seconds", "0.02", "--out", str(out)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as playing:
        wait_for_lines(out / "results.jsonl", 2)
        os.killpg(playing.pid, signal.SIGINT)  # as a terminal does: the workers get the signal, too
        table, said = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert f"Continue with: mcts-studio match --resume {out}" in said
    assert " of 20 games." in table
    assert "Traceback" not in said
    known = len((out / "results.jsonl").read_bytes().splitlines())
    assert 2 <= known < 20
    assert not [
        number for number in running("studio.matches.workers.worker_process") if session_of(number) == playing.pid
    ]
    page = json.loads(studio("match", "--resume", str(out), "--workers", "1", "--json").stdout)
    assert (page["end"], page["games"]) == ("played", 20)


def wait_for_lines(path: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline
        time.sleep(0.005)


def session_of(process: int) -> int:
    try:
        return os.getsid(process)
    except ProcessLookupError:
        return 0
