"""A training in a child process: commands and events."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from studio.game.errors import FileError
from studio.game.message import Message
from studio.training.child import Controller, _Left, failed, train
from studio.training.folder import CHECKPOINT
from studio.training.notices import Ended, Failed, Learnt, Notice, Paused, Resumed
from studio.training.request import TEXTBOOK, TOY, TrainingRequest


def controller_with(commands: bytes) -> tuple[Controller, list[Notice]]:
    told: list[Notice] = []
    controller = Controller(told.append)
    controller.listen(io.BytesIO(commands))
    return controller, told


def test_a_pause_lasts_until_it_is_ended() -> None:
    controller, told = controller_with(b"nonsense\npause\npause\ngo_on\n")
    controller.wait_while_paused()
    assert told == [Paused(), Resumed()]


def test_the_end_of_the_commands_ends_the_training() -> None:
    controller, told = controller_with(b"")
    train(TrainingRequest("nowhere", "5x5/4", 1.0, resumed=True), controller)
    assert isinstance(told[0], Failed), "there is no training to resume"
    with pytest.raises(_Left):
        controller.wait_while_paused()


def test_an_error_contains_everything_a_window_needs() -> None:
    error = FileError(Message("checkpoint_version", "Not this one."), path="a.npz", known=1, odd=("a", "b"))
    told = msgspec.json.decode(msgspec.json.encode(failed(error)), type=Notice)
    assert told == Failed("checkpoint_version", "Not this one.", {"known": 1, "odd": "('a', 'b')", "path": "a.npz"})


def test_a_process_without_onnx_says_how_to_install_it(tmp_path: Path) -> None:
    code = (
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name: None if name == 'onnx' else find(name)\n"
        "from studio.training.child import main; main()"
    )
    lines = _lines_of(code, TrainingRequest(str(tmp_path / "t"), "8x8/5", 1.0, recipe=TEXTBOOK), b"")
    assert [line["type"] for line in lines] == ["failed"]
    assert lines[0]["code"] == "no_onnx"
    assert "-m pip install onnx" in str(lines[0]["fields"])
    assert not (tmp_path / "t").exists()


@pytest.mark.long
def test_a_process_trains_until_its_commands_end(tmp_path: Path) -> None:
    code = "from studio.training.child import main; main()"
    request = TrainingRequest(str(tmp_path / "t"), "5x5/4", 1e-6, recipe=TOY)
    process = _started(code, request)
    assert process.stdout is not None
    notices = [msgspec.json.decode(line, type=Notice) for line in process.stdout]
    process.communicate()
    assert isinstance(notices[-2], Learnt)
    assert notices[-1] == Ended(is_done=True)
    assert (tmp_path / "t" / CHECKPOINT).is_file()


def _started(code: str, request: TrainingRequest) -> "subprocess.Popen[bytes]":
    root = str(Path(__file__).parents[2])
    return subprocess.Popen(
        [sys.executable, "-P", "-c", code, msgspec.json.encode(request).decode()],
        env=os.environ | {"PYTHONPATH": root},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def _lines_of(code: str, request: TrainingRequest, commands: bytes) -> list[dict[str, str]]:
    out, _ = _started(code, request).communicate(commands)
    return [json.loads(line) for line in out.splitlines()]
