"""Convolutional networks from files, where the extra is installed: evaluation and validation."""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine import Limit, Parameters, Position, Search, Selection
from studio.engine.evaluation.convolutional.model import About, model_of
from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork, ProcessLimits, open_convolutional
from studio.engine.evaluation.convolutional.planes import USUAL, WITHOUT_HISTORY, planes_of
from studio.engine.evaluation.convolutional.weights import judged_exactly
from studio.game.errors import FileError, StudioError
from studio.game.rules import Rules
from studio.machine.resources import resource_path
from tests.engine.evaluation.convolutional.models import RULES_SIDE, model, plain_nodes, small_weights
from tests.engine.evaluation.networks import random_position
from tests.sizes import one_row_always

RULES = Rules(RULES_SIDE, RULES_SIDE, 4)
PUCT = Parameters(selection=Selection.PUCT, exploration=5, first_play=0)


def good() -> bytes:
    return model_of(small_weights(), About("small", RULES_SIDE, RULES_SIDE))


@pytest.fixture
def network() -> Iterator[ConvolutionalNetwork]:
    pytest.importorskip("onnxruntime")
    found = ConvolutionalNetwork(good(), "file")
    yield found
    found.close()


def test_it_evaluates_like_plain_arithmetic_singly_and_in_batches(network: ConvolutionalNetwork) -> None:
    positions = [random_position(RULES, moves, moves) for moves in range(0, 14, 2)]
    priors, values = network(positions)
    logits, wanted_values = judged_exactly(small_weights(), planes_of(positions, USUAL))
    wanted = np.exp(logits - logits.max(axis=1, keepdims=True))
    assert priors == pytest.approx(wanted / wanted.sum(axis=1, keepdims=True), abs=1e-5)
    assert values == pytest.approx(wanted_values, abs=1e-5)
    for position, prior, value in zip(positions, priors, values, strict=True):
        alone = network([position])
        assert alone[0][0] == pytest.approx(prior, abs=1e-6)
        assert alone[1][0] == pytest.approx(value, abs=1e-6)


def test_a_search_uses_it(network: ConvolutionalNetwork) -> None:
    search = Search(Position(RULES), PUCT, evaluator=network)
    search.run(Limit(simulations=30))
    priors, _ = network([Position(RULES)])
    assert search.inspect(()).priors == pytest.approx(priors[0][search.inspect(()).points], abs=1e-4)
    assert search.snapshot().simulations == 30


def test_other_boards_are_refused_before_a_search(network: ConvolutionalNetwork) -> None:
    with pytest.raises(StudioError, match=r"is for .*, not for"):
        Search(Position(Rules(6, 6, 4)), PUCT, evaluator=network)


def test_a_file_contains_its_planes_its_name_and_its_game(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    file = tmp_path / "n.onnx"
    about = About("told", RULES_SIDE, RULES_SIDE, WITHOUT_HISTORY, RULES.text)
    file.write_bytes(model_of(small_weights(3), about))
    network = open_convolutional(file)
    position = random_position(RULES, 5, 5)
    _, values = network([position])
    assert (network.name, network.planes) == ("told", WITHOUT_HISTORY)
    assert values == pytest.approx(
        judged_exactly(small_weights(3), planes_of([position], WITHOUT_HISTORY))[1], abs=1e-5
    )
    with pytest.raises(StudioError, match=r"is for .*, not for"):
        network.refuse_other_game(Rules(RULES_SIDE, RULES_SIDE, 3))
    network.close()


def test_logits_become_probabilities() -> None:
    pytest.importorskip("onnxruntime")
    network = ConvolutionalNetwork(model(plain_nodes()).SerializeToString(), "plain")
    priors, values = network([Position(RULES)])
    assert priors[0] == pytest.approx(np.full(25, 1 / 25))
    assert values == pytest.approx(0.25)  # Black is to move: one plane in four
    network.close()


def test_a_network_with_batch_size_one_evaluates_several_boards() -> None:
    pytest.importorskip("onnxruntime")
    data = model(plain_nodes(), shape=[1, 4, RULES_SIDE, RULES_SIDE]).SerializeToString()
    network = ConvolutionalNetwork(data, "plain")
    positions = [random_position(RULES, moves, 1) for moves in (0, 1, 6)]
    assert network(positions)[1] == pytest.approx(planes_of(positions, USUAL).mean(axis=(1, 2, 3)))
    network.close()


def node(kind: str, inputs: list[str], outputs: list[str], **more: Any) -> Any:
    from onnx import helper

    return helper.make_node(kind, inputs, outputs, **more)


def constant(name: str, numbers: Any) -> Any:
    from onnx import numpy_helper

    return numpy_helper.from_array(np.asarray(numbers), name)


def scaled(numbers: Any) -> Any:
    """Return the plain network with its planes multiplied by a factor."""
    nodes = plain_nodes()
    for each in nodes:
        each.input[0] = "scaled" if each.input[0] == "planes" else each.input[0]
    return model([node("Mul", ["planes", "by"], ["scaled"]), *nodes], numbers=[constant("by", numbers)])


def external() -> Any:
    made = scaled(np.ones(25, np.float32).reshape(5, 5))
    tensor = made.graph.initializer[0]
    tensor.ClearField("raw_data")
    tensor.data_location = 1
    tensor.external_data.add(key="location", value="/etc/hostname")
    return made


def with_function() -> Any:
    from onnx import helper

    made = model(plain_nodes())
    made.functions.append(helper.make_function("own", "Twice", ["a"], ["b"], [node("Add", ["a", "a"], ["b"])], []))
    return made


def branching() -> Any:
    from onnx import helper

    branch = helper.make_graph([node("Identity", ["planes"], ["out"])], "b", [], [])
    return model([node("If", ["planes"], ["x"], then_branch=branch, else_branch=branch), *plain_nodes()])


def grown() -> Any:
    """Return a network in which each step doubles the numbers, up to gigabytes."""
    steps = [node("Concat", [f"s{i}", f"s{i}"], [f"s{i + 1}"], axis=1) for i in range(24)]
    return model([node("Flatten", ["planes"], ["s0"], axis=1), *steps, *growing_end()])


def growing_end() -> list[Any]:
    nodes = plain_nodes()
    nodes[1].input[0] = "s24"
    return nodes


REFUSED: dict[str, tuple[str, Callable[[], Any]]] = {
    "nothing": ("damaged", lambda: b""),
    "text": ("damaged", lambda: b"this is no network"),
    "a picture": ("damaged", lambda: b"\x89PNG\r\n\x1a\n" + bytes(100)),
    "a pickle": ("pickled", lambda: b"\x80\x02cos\nsystem\n(S'exit 3'\ntR."),
    "cut off": ("damaged", lambda: good()[: len(good()) // 2]),
    "numbers in other files": ("external", external),
    "a foreign operator": (
        "operator",
        lambda: model([node("Other", ["planes"], ["x"], domain="com.x"), *plain_nodes()]),
    ),
    "an unknown operator": ("operator", lambda: model([node("Nothing", ["planes"], ["x"]), *plain_nodes()])),
    "one that is not allowed": ("operator", lambda: model([node("NonZero", ["planes"], ["x"]), *plain_nodes()])),
    "functions of its own": ("operator", with_function),
    "a branch": ("operator", branching),
    "too many steps": ("operator", lambda: model([node("Relu", ["planes"], [f"x{i}"]) for i in range(2500)])),
    "a circle": ("damaged", lambda: model([node("Relu", ["b"], ["a"]), node("Relu", ["a"], ["b"]), *plain_nodes()])),
    "a missing output": ("damaged", lambda: model(plain_nodes()[:-1])),
    "one output": ("shape", lambda: model(plain_nodes(), outputs=("policy",))),
    "two policies": ("shape", lambda: model(plain_nodes(), outputs=("policy", "flat"))),
    "three planes that it does not name": ("shape", lambda: model(plain_nodes(), shape=["n", 3, 5, 5])),
    "planes that do not exist": ("planes", lambda: model(plain_nodes(), told=planes("own other last colour"))),
    "planes of another number": ("shape", lambda: model(plain_nodes(), told=planes("own other"))),
    "a board of any size": ("shape", lambda: model(plain_nodes(), shape=["n", 4, "h", "w"])),
    "a huge board": ("shape", lambda: model(plain_nodes(), shape=["n", 4, 100_000, 100_000])),
    "many boards at once": ("shape", lambda: model(plain_nodes(), shape=[64, 4, 5, 5])),
    "flat planes": ("shape", lambda: model(plain_nodes(), shape=["n", 100])),
    "numbers of another kind": ("damaged", lambda: model(plain_nodes(), kind=11)),
    "not a number": ("numbers", lambda: scaled(np.float32(np.nan))),
    "far too large numbers": ("numbers", lambda: scaled(np.float32(1e30))),
    "a shape without its numbers": ("damaged", lambda: _with_dims(scaled(np.ones(1, np.float32)), 1 << 40)),
    "gigabytes": ("memory", grown),
}


def planes(names: str) -> dict[str, str]:
    return {"mcts-studio.planes": names}


def _with_dims(made: Any, size: int) -> Any:
    made.graph.initializer[0].dims[0] = size
    return made


@pytest.mark.parametrize(("code", "made"), one_row_always(4, REFUSED.values()), ids=REFUSED)
def test_invalid_or_unsupported_networks_are_refused(code: str, made: Callable[[], Any], tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    given = made()
    file = tmp_path / "n.onnx"
    file.write_bytes(given if isinstance(given, bytes) else given.SerializeToString())
    with pytest.raises(FileError) as refused:
        open_convolutional(file, ProcessLimits(memory_mb=600))
    assert refused.value.code == f"network_{code}"
    assert refused.value.path == str(file)
    assert refused.value.sentence.endswith(".")
    assert len(refused.value.sentence) < 250


def test_a_network_that_takes_too_long_is_stopped(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    file = tmp_path / "n.onnx"
    steps = [node("Conv", [f"s{i}", "w"], [f"s{i + 1}"], pads=[1] * 4) for i in range(1900)]
    nodes = plain_nodes()
    nodes[0].input[0] = "s1900"
    first = node("Conv", ["planes", "v"], ["s0"], pads=[200] * 4)
    numbers = [constant("w", np.zeros((64, 64, 3, 3), np.float32)), constant("v", np.zeros((64, 4, 3, 3), np.float32))]
    file.write_bytes(model([first, *steps, *nodes], numbers=numbers).SerializeToString())
    with pytest.raises(FileError, match="longer than 3 seconds"):
        open_convolutional(file, ProcessLimits(reading_seconds=3))


def test_an_invalid_answer_is_refused() -> None:
    pytest.importorskip("onnxruntime")
    network = ConvolutionalNetwork(scaled(np.float32(1000)).SerializeToString(), "loud")
    with pytest.raises(FileError, match="not a policy and a value"):
        network([Position(RULES)])
    network.close()


def test_a_crashed_process_raises_an_error_and_the_search_stays_readable(network: ConvolutionalNetwork) -> None:
    search = Search(Position(RULES), PUCT, evaluator=network)
    search.run(Limit(simulations=10))
    network._process.kill()
    with pytest.raises(FileError, match="has exited"):
        search.run(Limit(simulations=100))
    assert search.snapshot().simulations >= 10
    assert search.inspect(()).child_visits.sum() >= 9


def test_a_crash_of_a_process_is_logged_with_its_signal(
    network: ConvolutionalNetwork, caplog: pytest.LogCaptureFixture
) -> None:
    os.kill(network._process.pid, signal.SIGSEGV)
    with pytest.raises(FileError, match="has exited"):
        network([Position(RULES)])
    message = caplog.records[-1].getMessage()
    assert "The process of a network" in message
    assert "was ended by the signal SIGSEGV." in message
    assert "Fatal Python error: Segmentation fault" in message
    assert "child.py" in message


@pytest.mark.parametrize(
    "said", [b"", b"\0", b"\0\1\0\0\0{", b"\1\2\0\0\0[]", b"\2\0\0\0\0", b"\7\0\0\0\0", b"\0" + b"\xff" * 99]
)
def test_answers_of_a_compromised_process_are_validated(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("onnxruntime")
    other = tmp_path / "other.py"
    other.write_text(f"import sys\nsys.stdin.buffer.read(9)\nsys.stdout.buffer.write({said!r})\n")
    monkeypatch.setattr("studio.engine.evaluation.convolutional.network._CHILD", other)
    with pytest.raises(FileError):
        ConvolutionalNetwork(b"any", "any")


def test_a_call_after_the_end_raises_an_error(network: ConvolutionalNetwork) -> None:
    network.close()
    with pytest.raises(FileError):
        network([Position(RULES)])


def test_a_missing_or_too_large_file_is_refused(tmp_path: Path) -> None:
    large = tmp_path / "large.onnx"
    with large.open("wb") as stream:
        stream.truncate(65_000_000)
    for path in (tmp_path, tmp_path / "missing.onnx", large):
        with pytest.raises(FileError):
            open_convolutional(path)


def test_a_damaged_file_gives_a_network_or_an_error() -> None:
    """In this process, so that there is time for many; only networks that pass the checks would be run."""
    pytest.importorskip("onnx")
    from studio.engine.evaluation.convolutional.child import Refusal, checked

    data, chance = good(), np.random.default_rng(2)
    for _ in range(60):
        damaged = bytearray(data)
        for place in chance.integers(0, len(data), 4):
            damaged[place] = chance.integers(256)
        with contextlib.suppress(Refusal):
            assert checked(bytes(damaged))["board"][0] in range(1, 65)


def test_without_the_extra_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    monkeypatch.setitem(sys.modules, "onnx", None)
    (tmp_path / "n.onnx").write_bytes(b"anything")
    with pytest.raises(StudioError, match="-m pip install onnx onnxruntime"):
        open_convolutional(tmp_path / "n.onnx")
    with pytest.raises(StudioError, match="-m pip install onnx onnxruntime"):
        good()


def test_the_library_leaves_no_files_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Release 1.32 would store an identifier of the computer, and report its use."""
    pytest.importorskip("onnxruntime")
    for variable in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    with contextlib.closing(open_convolutional(resource_path("networks/gomoku-8-textbook.onnx"))) as network:
        network([Position(Rules(8, 8, 5))])
    assert list(tmp_path.rglob("*")) == []
