"""The engine as other programs start it."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.engine_entry import EngineEntry
from studio.players.gomocup.client import GomocupPlayer
from studio.players.gomocup.conversation import ABOUT
from studio.players.player import Budget
from tests.e2e.commands import refused
from tests.e2e.engine_process import PATIENCE_SECONDS, engine

RULES = PRESETS["gomoku-15"]
POINT = re.compile(r"(\d+),(\d+)")
NOTHING: tuple[int, list[str], bytes] = (0, [], b"")


def played(position: Position, text: str) -> None:
    match = POINT.fullmatch(text)
    assert match is not None
    position.play(RULES.point(int(match[2]), int(match[1])))


def test_it_plays_a_game_against_itself() -> None:
    position = Position(RULES)
    with engine("--level", "casual") as black, engine("--profile", "neighbour", "--set", "exploration=1") as white:
        for player in (black, white):
            assert player.asks("START 15") == "OK"
            player.say("INFO timeout_turn 50", "INFO timeout_match 0", "INFO max_memory 83886080", "INFO rule 0")
        text = black.asks("BEGIN")
        played(position, text)
        for turn in range(10):
            text = (black if turn % 2 else white).asks(f"TURN {text}")
            played(position, text)
            if position.is_over:
                break
        for player in (black, white):
            assert player.say("END").end() == NOTHING


@pytest.mark.long
def test_it_ends_at_once_during_a_move() -> None:
    with engine() as process:
        assert process.asks("START 20", "INFO timeout_turn 600000", "BEGIN") == "OK"
        assert process.asks("ABOUT", "START 15").startswith("name=")
        process.say("BEGIN")
        time.sleep(0.3)
        assert process.asks("YXSTOP") == "OK"  # of the other game
        assert POINT.fullmatch(process.hear())
        process.say("TURN 0,0")
        time.sleep(0.3)
        assert process.say("END").end() == NOTHING


@pytest.mark.long
def test_it_ends_with_its_manager() -> None:
    """The manager's end closes the pipe; no move is awaited."""
    with engine() as process:
        assert process.asks("START 15", "INFO timeout_turn 600000") == "OK"
        assert process.process.stdin is not None
        process.process.stdin.close()
        assert process.end() == NOTHING


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there the engine exits at the end of the input")
@pytest.mark.parametrize(("last", "moves"), [((), 1), (("END",), 0)])
def test_commands_that_are_piped_at_once_are_answered_unless_end_follows(last: tuple[str, ...], moves: int) -> None:
    with engine() as process:
        process.say("START 15", "INFO timeout_turn 1000", "BEGIN", *last)
        assert process.process.stdin is not None
        process.process.stdin.close()
        code, heard, _ = process.end()
        assert code == 0
        assert sum(POINT.fullmatch(line) is not None for line in heard) == moves


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there the engine exits at the end of the input")
def test_it_ends_during_a_move_if_nobody_reads_its_output() -> None:
    read, written = os.pipe()
    command = [sys.executable, "-m", "studio", "engine"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=written, bufsize=0)
    os.close(written)
    assert process.stdin is not None
    process.stdin.write(b"START 15\nINFO timeout_turn 600000\nBEGIN\n")
    assert os.read(read, 2) == b"OK"
    os.close(read)
    process.stdin.close()
    process.wait(PATIENCE_SECONDS)


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C there is another matter")
def test_ctrl_c_ends_it_silently() -> None:
    with engine() as process:
        assert process.asks("START 15") == "OK"
        process.process.send_signal(signal.SIGINT)
        assert process.end() == NOTHING


def test_without_compiled_kernels_it_plays_by_rules(tmp_path: Path) -> None:
    with engine(MCTS_STUDIO_CACHE=str(tmp_path)) as process:
        assert process.asks("START 15", "INFO timeout_turn 1000") == "OK"
        assert process.hear().startswith("MESSAGE The search is being compiled")
        process.say("BOARD", *(f"{column},7,2" for column in range(3, 7)), *(f"{row},0,1" for row in (0, 2, 4, 6)))
        assert process.asks("DONE") in {"2,7", "7,7"}
        assert process.say("END").end() == NOTHING


def children_of(process: int) -> set[int]:
    found = Path(f"/proc/{process}/task").glob("*/children")
    return {int(child) for file in found for child in file.read_text().split()}


@pytest.mark.skipif(sys.platform != "linux", reason="reads the children of a process from /proc")
def test_it_leaves_no_process_behind_while_it_compiles(tmp_path: Path) -> None:
    """A manager would have to end such processes; ours reports them as a fault of the engine."""
    with engine(MCTS_STUDIO_CACHE=str(tmp_path)) as process:
        assert process.asks("START 15", "INFO timeout_turn 1000") == "OK"
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not (children := children_of(process.process.pid)):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        process.say("END")
        process.process.wait(PATIENCE_SECONDS)
        assert [child for child in children if Path(f"/proc/{child}").exists()] == []


def test_with_compiled_kernels_the_first_move_is_searched() -> None:
    with engine() as process:
        assert process.asks("START 15", "INFO timeout_turn 300", "INFO max_memory 350000000", "INFO rule 1") == "OK"
        assert process.asks("INFO show_detail 1", "ABOUT").startswith("name=")
        assert process.asks("BEGIN").startswith("MESSAGE REALTIME BEST")


@pytest.mark.long
def test_binary_input_gets_an_answer() -> None:
    with engine() as process:
        assert process.process.stdin is not None
        process.process.stdin.write(bytes(range(256)) + b"\n" + b"\xff" * 2_000_000 + b"\r\nSTART 15\n")
        heard = [process.hear() for _ in range(4)]
        assert heard[-1] == "OK"
        assert all(line.startswith("UNKNOWN ") for line in heard[:-1])
        assert process.say("END").end() == NOTHING


@pytest.mark.long
def test_the_program_plays_with_its_own_engine_as_with_any_other() -> None:
    player = GomocupPlayer(EngineEntry("Own", (sys.executable, "-m", "studio", "engine")))
    position, told = Position(PRESETS["standard-15"]), 0
    player.begin(position.rules)
    for _ in range(6):
        answer = player.move(position, Budget(Limit(seconds=20, simulations=300)))
        position.play(answer.point)
        told += answer.thought is not None and bool(answer.thought.candidates)
    player.close()
    assert player.fault_at_end is None
    assert told > 0


def test_its_name_needs_no_arguments() -> None:
    code = "import sys; from studio.__main__ import engine; sys.exit(engine())"
    lines = "ABOUT\nSTART 15\nEND\n"
    told = subprocess.run([sys.executable, "-c", code], input=lines, capture_output=True, text=True, timeout=60)
    assert told.returncode == 0
    assert told.stdout == f"{ABOUT}\nOK\n"
    assert told.stderr == ""


def test_invalid_options_are_reported_in_a_sentence() -> None:
    assert "no profile 'nobody'" in refused("engine", "--profile", "nobody")
    assert "no level 'grand'" in refused("engine", "--level", "grand")
    assert "threads" in refused("engine", "--threads", "0")
    assert "NAME=VALUE" in refused("engine", "--set", "nothing")
    assert "no parameter" in refused("engine", "--set", "nothing=1")
