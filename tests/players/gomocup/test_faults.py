"""Every fault of an engine raises an error that names it, in time, with little memory, and without remaining
processes."""

import os
import sys
import time
import tracemalloc
from collections.abc import Callable

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.engine_entry import EngineEntry
from studio.players.gomocup import client
from studio.players.gomocup.process import EngineProcess
from studio.players.player import Budget, PlayerError
from tests.players.engines import running
from tests.players.gomocup.hosting import Engines
from tests.sizes import one_always

GOMOKU = PRESETS["gomoku-9"]
MOVE_SECONDS = 0.3
BUDGET = Budget(Limit(seconds=MOVE_SECONDS))
SPARE_SECONDS = 1.0
_ATTEMPTS = 5
"""A busy machine may be late now and then."""
MOST_BYTES = 20 * 2**20

FLOOD = "for part in range(2**14):\n        os.write({}, {} * 2**14)"
IN_MOVES = {
    "hangs": ("time.sleep(60)", "engine_silent"),
    "crashes": ("os._exit(3)", "engine_crashed"),
    "crashes with words": ("raise ValueError('boom')", "engine_crashed"),
    "is killed": ("os.kill(os.getpid(), 9)", "engine_crashed"),
    "ends": ("sys.exit(0)", "engine_closed"),
    "closes its output": ("os.close(1); time.sleep(60)", "engine_closed"),
    "garbage": ("say('7;7', '{}', 'a' * 9000, '1,2,3'); time.sleep(60)", "engine_no_move"),
    "garbage, then ends": ("say('sudo'); sys.exit(0)", "engine_closed"),
    "invalid UTF-8": (r"os.write(1, b'\xff\xfe\x00\x80,3\n'); time.sleep(60)", "engine_no_move"),
    "half a line": ("os.write(1, b'4,'); time.sleep(60)", "engine_silent"),
    "off the board": ("say('9,0')", "engine_off_board"),
    "far off the board": ("say('-1,900000000')", "engine_off_board"),
    "onto a stone": ("say('4,4')", "engine_occupied"),
    "error": ("say('ERROR no idea')", "engine_error"),
    "floods without line ends": (FLOOD.format(1, "b'flooding'"), "engine_flood"),
    "floods with line ends": (FLOOD.format(1, r"b'flood.\r\n'"), "engine_flood"),
    "floods blank lines": (FLOOD.format(1, r"b'\n\n\n\n\n\n\n\n'"), "engine_flood"),
    "floods errors": (FLOOD.format(2, "b'flooding'"), "engine_flood"),
    "hears no request to end": (
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "engine_silent",
    ),
    "leaves a child when it crashes": ("subprocess.Popen(['sleep', '60']); os._exit(1)", "engine_crashed"),
}


@pytest.mark.parametrize(("doing", "code"), IN_MOVES.values(), ids=IN_MOVES)
def test_a_fault_in_a_move(engines: Engines, doing: str, code: str) -> None:
    position = Position(GOMOKU)
    position.play(40)
    entry = engines.entry(f"def move():\n    {doing}", start_seconds=20)
    budget = Budget(Limit(seconds=20)) if code == "engine_flood" else BUDGET  # a flood is noticed by its amount

    def attempt() -> float:
        player = engines.of(entry)
        player.begin(GOMOKU)
        begun = time.monotonic()
        _fails(engines, code, lambda: player.move(position, budget))
        return time.monotonic() - begun - MOVE_SECONDS

    _is_in_time(attempt)


STARTING = {
    "silent": ("def start():\n    pass", "engine_slow"),
    "slow": ("def start():\n    time.sleep(60)\n    say('OK')", "engine_slow"),
    "crashes": ("def start():\n    os._exit(3)", "engine_crashed"),
    "ends": ("sys.exit(0)", "engine_closed"),
    "refuses": ("def start():\n    say('ERROR too small')", "engine_refused"),
    "does not know": ("def start():\n    say('UNKNOWN')", "engine_refused"),
    "floods": ("while True:\n    say('flooding' * 1000)", "engine_flood"),
}


@pytest.mark.parametrize(("doing", "code"), STARTING.values(), ids=STARTING)
def test_a_fault_at_the_start(engines: Engines, doing: str, code: str) -> None:
    entry = engines.entry(doing, start_seconds=0.3 if code == "engine_slow" else 20)

    def attempt() -> float:
        begun = time.monotonic()
        _fails(engines, code, lambda: engines.of(entry).begin(GOMOKU))
        return time.monotonic() - begun - 0.3

    _is_in_time(attempt)


def test_programs_that_cannot_be_started(engines: Engines) -> None:
    not_executable, text = engines.folder / "plain", engines.folder / "text"
    not_executable.write_bytes(b"\x7fELF")
    text.write_text("no program")
    text.chmod(0o755)
    wrong = {
        "engine_missing": EngineEntry("Scripted", (str(engines.folder / "nothing"),)),
        "engine_not_executable": EngineEntry("Scripted", (str(not_executable),)),
        "engine_no_program": EngineEntry("Scripted", (str(text),)),
        "engine_no_folder": EngineEntry("Scripted", (sys.executable,), folder=str(engines.folder / "none")),
    }
    for code, entry in wrong.items():
        _fails(engines, code, lambda entry=entry: engines.of(entry).begin(GOMOKU))  # type: ignore[misc]
    for command in ((), ("",), (str(engines.folder),)):
        _fails(
            engines,
            "engine_missing",
            lambda command=command: engines.of(EngineEntry("Scripted", command)).begin(GOMOKU),  # type: ignore[misc]
        )


def test_a_late_move(engines: Engines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "GRACE_SECONDS", 20.0)
    player = engines.player(f"def move():\n    time.sleep({MOVE_SECONDS + 0.2})\n    play(free())")
    _fails(engines, "engine_late", lambda: player.move(Position(GOMOKU), BUDGET))


def test_an_engine_that_does_not_read(engines: Engines) -> None:
    process = EngineProcess(engines.entry("def start():\n    time.sleep(60)"))
    with pytest.raises(PlayerError) as caught:
        process.say(*["START 9"] * 100_000)
    assert caught.value.code == "engine_deaf"
    process.kill()


@pytest.mark.parametrize("name", one_always(3, ["floods without line ends", "floods with line ends", "floods errors"]))
def test_endless_output_needs_little_memory(engines: Engines, name: str) -> None:
    player = engines.player(f"def move():\n    {IN_MOVES[name][0]}", start_seconds=20)
    player.begin(GOMOKU)
    tracemalloc.start()
    try:
        _fails(engines, "engine_flood", lambda: player.move(Position(GOMOKU), Budget(Limit(seconds=20))))
        assert tracemalloc.get_traced_memory()[1] < MOST_BYTES
    finally:
        tracemalloc.stop()


def test_the_last_output_before_a_crash_is_reported(engines: Engines) -> None:
    player = engines.player("def move():\n    raise ValueError('boom')")
    with pytest.raises(PlayerError, match=r"exit code 1.*ValueError: boom"):
        player.move(Position(GOMOKU), Budget(Limit(seconds=20)))


def test_an_engine_that_ignores_the_end_command(engines: Engines) -> None:
    entry = engines.entry("def end():\n    time.sleep(60)")

    def attempt() -> float:
        player = engines.of(entry)
        player.begin(GOMOKU)
        begun = time.monotonic()
        player.close()
        assert player.fault_at_end is not None
        assert player.fault_at_end.code == "engine_ignores_end"
        assert "Scripted did not exit" in player.fault_at_end.sentence
        assert not running(str(engines.folder))
        return time.monotonic() - begun - 0.7

    _is_in_time(attempt)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells whose child a process is")
@pytest.mark.parametrize("session", [False, True])
def test_an_engine_that_leaves_a_child_behind(engines: Engines, session: bool) -> None:
    child = f"[sys.executable, '-S', '-c', 'import time; time.sleep(60)', {str(engines.folder)!r}]"
    player = engines.player(f"subprocess.Popen({child}, start_new_session={session})")
    player.begin(GOMOKU)
    assert len(running(str(engines.folder))) >= 2
    player.close()
    assert not running(str(engines.folder))
    assert player.fault_at_end is not None
    assert player.fault_at_end.code == "engine_left_behind"


def test_after_a_fault_the_next_game_is_played(engines: Engines) -> None:
    doing = "def move():\n    play(free()) if os.path.exists('seen') else (open('seen', 'w'), os._exit(1))"
    player = engines.player(doing)
    _fails(engines, "engine_crashed", lambda: player.move(Position(GOMOKU), BUDGET))
    assert player.move(Position(GOMOKU), Budget(Limit(seconds=20))).point == 0


@pytest.mark.skipif(sys.platform != "linux", reason="open files are counted where Linux lists them")
def test_no_file_stays_open(engines: Engines) -> None:
    entry = engines.entry("def move():\n    os._exit(1)")
    counts = set()
    for _game in range(3):
        player = engines.of(entry)
        _fails(engines, "engine_crashed", lambda player=player: player.move(Position(GOMOKU), BUDGET))  # type: ignore[misc]
        counts.add(len(os.listdir("/proc/self/fd")))  # noqa: PTH208
    assert len(counts) == 1


def _fails(engines: Engines, code: str, ask: Callable[[], object]) -> None:
    with pytest.raises(PlayerError) as caught:
        ask()
    assert caught.value.code == code, caught.value.sentence
    assert caught.value.sentence.startswith("Scripted ")
    assert caught.value.fields["player"] == "Scripted"
    assert not running(str(engines.folder))


def _is_in_time(attempt: Callable[[], float]) -> None:
    """Check that each attempt fails as expected, and that one of them takes at most a second more than its limit."""
    assert any(attempt() < SPARE_SECONDS for _attempt in range(_ATTEMPTS))
