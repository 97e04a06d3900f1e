"""Networks of teaching programs, converted from the command line."""

import os
import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.convolutional.model import About, model_of
from studio.engine.evaluation.convolutional.network import open_convolutional
from studio.engine.evaluation.convolutional.planes import USUAL, planes_of
from studio.engine.evaluation.convolutional.teaching_file import converted
from studio.engine.evaluation.convolutional.weights import judged_exactly
from studio.game.rules import Rules
from tests.e2e.commands import refused, studio_here
from tests.engine.evaluation.convolutional.models import RULES_SIDE, newer, older, small_weights
from tests.engine.evaluation.convolutional.pickles import by_numpy, of_python_2
from tests.engine.evaluation.networks import random_position


@pytest.mark.parametrize("age", ["older", "newer"])
def test_a_converted_file_gives_the_results_of_its_arrays(age: str, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    arrays = older() if age == "older" else newer()
    source, target = tmp_path / "net.model", tmp_path / "net.onnx"
    source.write_bytes(of_python_2(arrays, 2) if age == "older" else by_numpy(arrays, 4))
    finished = studio_here("convert-network", str(source), str(target))
    assert finished.stdout == f"Wrote a network for 8×8 boards to {target}.\n"
    network, position = open_convolutional(target), random_position(Rules(8, 8, 5), 11, 1)
    priors, values = network([position])
    logits, wanted = judged_exactly(converted(arrays), planes_of([position], USUAL))
    chances = np.exp(logits - logits.max())
    assert network.name == "net"
    assert priors == pytest.approx(chances / chances.sum(), abs=1e-5)
    assert values == pytest.approx(wanted, abs=1e-5)
    network.close()


class Hostile:
    """Creates a folder when it is unpickled."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return os.mkdir, (str(self._folder),)


def test_another_file_is_refused_and_its_code_is_not_executed(tmp_path: Path) -> None:
    source, target = tmp_path / "net.model", str(tmp_path / "net.onnx")
    source.write_bytes(pickle.dumps([Hostile(tmp_path / "made")]))
    assert "not a pickled list of arrays" in refused("convert-network", str(source), target)
    source.write_bytes(by_numpy(older()[:3], 2))
    assert "has 16 arrays" in refused("convert-network", str(source), target)
    assert "No such file" in refused("convert-network", str(tmp_path / "missing"), target)
    assert [path.name for path in tmp_path.iterdir()] == ["net.model"]


def test_without_the_extra_the_error_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    source = tmp_path / "net.model"
    source.write_bytes(by_numpy(older(), 2))
    assert "-m pip install onnx onnxruntime" in refused("convert-network", str(source), str(tmp_path / "net.onnx"))


def test_a_network_from_an_onnx_file_plays_against_itself(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    small = model_of(small_weights(), About("small", RULES_SIDE, RULES_SIDE))
    (tmp_path / "n.onnx").write_bytes(small)
    given = ("selfplay", str(tmp_path / "s.npz"), "--network", str(tmp_path / "n.onnx"), "--games", "1")
    assert studio_here(*given, "--game", "four-5").stdout.startswith("Wrote ")
    assert "does not play" in refused(*given, "--game", "gomoku-9")
