"""Network files in the real window: dropped on it, chosen from the menu, and refused."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from studio.engine.evaluation.convolutional.model import About, model_of
from studio.machine.folders import home_folders
from studio.machine.resources import resource_path
from studio.ui.program import Program
from tests.engine.evaluation.convolutional.models import RULES_SIDE, small_weights
from tests.engine.evaluation.torch_files import NEW_ARCHIVE
from tests.window.hands import choose_profile, drop
from tests.window.search_files import begin, note, run, trigger
from tests.window.starting import Start

SECONDS = 120_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a pattern network for five in a row, in a folder with a space."""
    file = tmp_path / "my nets" / "nine lives.npz"
    file.parent.mkdir()
    shutil.copy(resource_path("networks/gomoku-9.npz"), file)
    return file


def network(program: Program) -> str:
    return program.live_search.parameters.network


def wait_for_network(qtbot: QtBot, program: Program, value: str) -> None:
    qtbot.waitUntil(lambda: network(program) == value, timeout=SECONDS)


def priors(program: Program) -> set[float]:
    thought = program.live_search.thought
    assert thought is not None
    return {row.prior for row in thought.snapshot.candidates}


def test_a_dropped_network_is_used_with_a_profile_for_networks(qtbot: QtBot, start: Start, file: Path) -> None:
    program = start()
    begin(program, "e5 d4", "gomoku-9")
    choose_profile(program, "classic-uct")
    drop(program, file.as_uri())
    wait_for_network(qtbot, program, str(file))
    assert program.window.controllers.search.profile == "alphazero"
    assert note(program).startswith("The search uses the network nine lives.npz with the profile AlphaZero.")
    assert "To undo this, choose a profile" in note(program)
    assert "The network nine lives.npz evaluates positions." in program.window.panes.bar.profile.toolTip()
    run(qtbot, program, 50)
    assert len(priors(program)) > 1
    choose_profile(program, "classic-uct")
    assert network(program) == ""


@pytest.mark.long
def test_the_parameters_of_a_profile_for_networks_are_kept(qtbot: QtBot, start: Start, file: Path) -> None:
    program = start()
    begin(program, "e5 d4", "gomoku-9")
    choose_profile(program, "studio")
    drop(program, file.as_uri())
    wait_for_network(qtbot, program, str(file))
    controller = program.window.controllers.search
    assert controller.profile == "studio"
    assert controller.changes(program.live_search.parameters) == {"network": str(file)}


@pytest.mark.long
def test_the_menu_asks_for_a_network(qtbot: QtBot, start: Start, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    begin(program, "e5 d4", "gomoku-9")
    answers = ["", str(file)]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (answers.pop(0), ""))
    before = program.live_search.parameters
    trigger(program, "use_network")
    assert program.live_search.parameters == before
    trigger(program, "use_network")
    wait_for_network(qtbot, program, str(file))


@pytest.mark.long
def test_a_network_of_the_users_folder_keeps_its_name(qtbot: QtBot, start: Start, file: Path) -> None:
    program = start()
    begin(program, "e5 d4", "gomoku-9")
    home_folders().networks.mkdir(parents=True, exist_ok=True)
    named = file.rename(home_folders().networks / "nine.npz")
    drop(program, named.as_uri())
    wait_for_network(qtbot, program, "nine")


@pytest.mark.long
def test_a_convolutional_network_is_used_from_an_onnx_file(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    program, file = start(), tmp_path / "small.onnx"
    begin(program, "c3", "four-5")
    choose_profile(program, "classic-uct")
    file.write_bytes(model_of(small_weights(), About("small", RULES_SIDE, RULES_SIDE)))
    drop(program, file.as_uri())
    wait_for_network(qtbot, program, str(file))
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=SECONDS)
    run(qtbot, program, 20)
    assert len(priors(program)) > 1


UNUSABLE = (
    ("net.onnx", b"nothing", "The network is damaged"),
    ("best.pt", NEW_ARCHIVE, "This is a PyTorch file. It is not opened"),
    ("best.model", b"\x80\x02]q\x00.", "Convert it to ONNX first"),
    ("net.npz", None, "The network gomoku-9 is for M×N/5 on boards of any size, not for 6x7/4 gravity."),
    ("gone.onnx", None, "There is no network file"),
)
"""Files with their content, and words of the sentence that refuses them."""


def test_unusable_files_are_refused_with_a_sentence(
    qtbot: QtBot, start: Start, told: list[str], tmp_path: Path
) -> None:
    shutil.copy(resource_path("networks/gomoku-9.npz"), tmp_path / "net.npz")
    program = start()
    begin(program, "", "connect-four")
    before = program.live_search.parameters
    for name, content, words in UNUSABLE:
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        told.clear()
        drop(program, file.as_uri())
        qtbot.waitUntil(lambda: bool(told), timeout=SECONDS)
        assert told[0].startswith("The network cannot be used.")
        assert words in told[0]
        assert program.live_search.parameters == before


@pytest.mark.long
def test_a_network_is_checked_for_the_game_that_is_open_in_the_end(
    qtbot: QtBot, start: Start, told: list[str], file: Path
) -> None:
    program = start()
    begin(program, "e5 d4", "gomoku-9")
    drop(program, file.as_uri())
    qtbot.waitUntil(lambda: "nine lives.npz" in note(program), timeout=SECONDS)
    begin(program, "", "connect-four")
    qtbot.waitUntil(lambda: bool(told), timeout=SECONDS)
    assert "not for 6x7/4 gravity" in told[0]
    assert network(program) in ("", "shipped")


@pytest.mark.long
def test_an_unexpected_error_of_a_check_becomes_a_sentence(
    qtbot: QtBot, start: Start, told: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    begin(program, "", "gomoku-9")

    def fail(_name: str, _rules: object) -> None:
        raise ArithmeticError("strange")

    monkeypatch.setattr("studio.networks.searching.refuse_unfit_network", fail)
    drop(program, file.as_uri())
    qtbot.waitUntil(lambda: bool(told), timeout=SECONDS)
    assert "The network could not be opened: strange. Choose another file." in told[0]
