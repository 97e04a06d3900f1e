"""No engine outlives the program, however it ends; the thread that started an engine may end earlier."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.player import Budget
from tests.players.engines import running, scripted
from tests.players.gomocup.hosting import Engines

_STUDIO = """
import sys, time
from pathlib import Path
from studio.game.rules import PRESETS
from studio.players.engine_entry import EngineEntry
from studio.players.gomocup.client import GomocupPlayer

player = GomocupPlayer(EngineEntry("Scripted", tuple(sys.argv[1:])))
player.begin(PRESETS["gomoku-9"])
print("ready", flush=True)
time.sleep(120)
"""
_CHILD = (
    "subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(120)', __file__], start_new_session={})"
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_killed_program_leaves_no_engine(tmp_path: Path, end: signal.Signals) -> None:
    doing = f"""
        import signal
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        def start():
            {_CHILD.format(False)}
            {_CHILD.format(True)}
            say("OK")
    """
    entry = scripted(tmp_path, doing)
    with subprocess.Popen(
        [sys.executable, "-c", _STUDIO, *entry.command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as studio:
        assert studio.stdout is not None
        assert studio.stdout.readline() == b"ready\n"
        assert len(running(entry.command[-1])) >= 4
        studio.send_signal(end)
        studio.wait()
    assert _is_gone(entry.command[-1])


def test_an_engine_ends_with_its_supervisor(engines: Engines) -> None:
    entry = engines.entry()
    player = engines.of(entry)
    player.begin(PRESETS["gomoku-9"])
    (supervisor,) = (number for number in running(entry.command[-1]) if b"supervisor.py" in _command(number))
    os.kill(supervisor, signal.SIGKILL)
    assert _is_gone(entry.command[-1])


def test_an_engine_outlives_the_thread_that_started_it(engines: Engines) -> None:
    player = engines.player()
    thread = threading.Thread(target=lambda: player.begin(PRESETS["gomoku-9"]))
    thread.start()
    thread.join()
    assert player.move(Position(PRESETS["gomoku-9"]), Budget(Limit(seconds=20))).point == 0
    assert player.fault_at_end is None


def _is_gone(marker: str) -> bool:
    deadline = time.monotonic() + 20
    while running(marker) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not running(marker)


def _command(number: int) -> bytes:
    return Path(f"/proc/{number}/cmdline").read_bytes()
