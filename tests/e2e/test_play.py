"""A game in a terminal; however it ends, it is saved and no traceback is printed."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from studio.game.files import open_records
from studio.game.record import GameRecord
from tests.e2e.commands import refused, studio
from tests.game.boards import line_of
from tests.players.engines import scripted
from tests.sizes import sizes

POSIX = pytest.mark.skipif(os.name == "nt", reason="signals there are another matter")
MATCH = ("--black", "studio:full", "--white", "graph:full")


def kept(home: Path) -> list[GameRecord]:
    return [record for file in (home / "games").glob("*.sgf") for record in open_records(file).records]


def started(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "studio", "play", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=os.environ | {"MCTS_STUDIO_HOME": str(home)},
    )


def wait_for(process: "subprocess.Popen[str]", words: str) -> str:
    """Return the output up to these words."""
    assert process.stdout is not None
    said = ""
    while words not in said:
        letter = process.stdout.read(1)
        assert letter, said
        said += letter
    return said


def test_a_game_through_pipes_is_saved(tmp_path: Path) -> None:
    process = started(tmp_path, "--game", "tic-tac-toe", "--white", "studio:full", "--simulations", "200")
    told, _ = process.communicate("b2\nz9\nundo\nb2\nhint\n", timeout=60)
    assert process.returncode == 0
    assert "White, Studio (full), plays " in told
    assert " simulations, " not in told
    assert "The search suggests " in told
    assert "Traceback" not in told
    (record,) = kept(tmp_path)
    assert line_of(record).startswith("b2 ")
    assert str(tmp_path / "games") in told


@pytest.mark.long
def test_the_user_who_types_nothing_loses_on_time(tmp_path: Path) -> None:
    sides = ("--black", "studio:full", "--simulations", "20", "--white", "person")
    process = started(tmp_path, "--game", "tic-tac-toe", *sides, "--clock", "2")
    said = wait_for(process, "The game is saved in ")  # nothing is typed, and the input stays open
    assert "\nWhite ran out of time.\nBlack has won on time." in said
    process.communicate(timeout=60)
    assert process.returncode == 0


@pytest.mark.long
def test_a_game_between_engines_is_saved_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "match.sgf"
    told = studio("play", "--game", "tic-tac-toe", *MATCH, "--simulations", "500", "--seed", "1", "--save", str(file))
    assert told.returncode == 0, told.stderr
    (record,) = open_records(file).records
    assert (record.result, record.black, record.white) == ("0", "Studio (full)", "Graph search (full)")
    assert all(node.analysis is not None for node in record.main_line()[:-1])


@pytest.mark.long
def test_the_figures_of_an_external_engine_are_printed_and_kept(tmp_path: Path) -> None:
    doing = """
        def move():
            say("MESSAGE Depth: 8-12 | Eval: +35 | Node: 120K | PV: %s" % name(free()))
            play(free())
        def name(point):
            return "%s%d" % ("abcdefghijklmno"[point[0]], sides[1] - point[1])
    """
    home = {"MCTS_STUDIO_HOME": str(tmp_path)}
    program, *arguments = scripted(tmp_path, doing).command
    assert studio("engines", "add", "Other", program, *arguments, **home).returncode == 0
    players = ("--black", "engine:Other", "--white", "random")
    told = studio("play", *players, "--game", "gomoku-9", "--seconds", "20", "--table", "moves", **home)
    assert told.returncode == 0, told.stderr
    assert "Black, Other, plays a9: 120,000 nodes, " in told.stdout
    assert " s, depth 8/12, score +35 (its own scale), line a9." in told.stdout
    (record,) = kept(tmp_path)
    analysis, cost = record.root.analysis, record.main_line()[1].cost
    assert analysis is not None
    assert cost is not None
    assert (analysis.is_external, analysis.full_depth, analysis.candidates[0].engine_score) == (True, 8, "+35")
    assert (cost.win_rate, cost.engine_score) == (None, "+35")


@pytest.mark.long
def test_an_engine_of_the_users_list_plays(tmp_path: Path) -> None:
    home = {"MCTS_STUDIO_HOME": str(tmp_path)}
    added = studio("engines", "add", "Own", sys.executable, "-m", "studio", "engine", "--level", "beginner", **home)
    assert added.returncode == 0, added.stderr
    arguments = (
        "--white",
        "engine:own",
        "--black",
        "studio:full",
        "--seconds",
        "20",
        "--simulations",
        "200",
        "--seed",
        "1",
    )
    told = studio("play", *arguments, **home)
    assert told.returncode == 0, told.stderr
    assert "White, Own, plays " in told.stdout
    (record,) = kept(tmp_path)
    assert record.white == "Own"
    assert record.result in {"B+", "W+", "0"}


@POSIX
@pytest.mark.parametrize("wish", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_every_way_to_end_saves_the_game(wish: str, tmp_path: Path) -> None:
    process = started(tmp_path, "--game", "gomoku-9", "--white", "person")
    wait_for(process, "to move: ")
    assert process.stdin is not None
    process.stdin.write("e5\n")
    process.stdin.flush()
    wait_for(process, "White (O) to move: ")
    process.send_signal(getattr(signal, wish))
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in told
    assert [line_of(record) for record in kept(tmp_path)] == ["e5"]


@pytest.mark.long
@POSIX
def test_a_thinking_engine_is_interrupted(tmp_path: Path) -> None:
    process = started(tmp_path, "--game", "gomoku-9", "--black", "studio:full", "--seconds", "600")
    wait_for(process, " 1 ")
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in told
    assert "You quit after 0 moves." in told
    assert not kept(tmp_path)


@POSIX
@pytest.mark.parametrize("count", sizes(8, 1))
def test_ctrl_c_at_any_moment_leaves_a_saved_game(count: int, tmp_path: Path) -> None:
    chance = random.Random(count)
    for number in range(count):
        home = tmp_path / str(number)
        process = started(home, "--game", "15x15/9", *MATCH, "--seconds", "0.05")  # a long game
        wait_for(process, "plays ")
        time.sleep(0.4 * chance.random())
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=60)
        assert process.returncode == 0, told
        assert "Traceback" not in told
        assert "The game is saved in " in told
        assert len(kept(home)) == 1


def test_invalid_arguments_are_reported_before_the_game(tmp_path: Path) -> None:
    assert "no profile 'nobody'" in refused("play", "--white", "nobody")
    assert "no level 'grand'" in refused("play", "--white", "studio:grand")
    assert "no engine 'nobody'" in refused("play", "--white", "engine:nobody")
    assert "A clock is written as" in refused("play", "--clock", "soon")
    assert "does not exist" in refused("play", "--save", str(tmp_path / "nowhere" / "game.sgf"))
    assert "cannot be saved in this format" in refused("play", "--save", str(tmp_path / "game.png"))
