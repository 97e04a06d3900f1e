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
from studio.engine.evaluation.convolutional.weights import Sizes, judged_exactly
from studio.game.errors import StudioError
from studio.game.rules import Rules
from tests.e2e.commands import refused, studio_here
from tests.engine.evaluation.convolutional.models import RULES_SIDE, newer, older, small_weights
from tests.engine.evaluation.convolutional.pickles import by_numpy, of_python_2
from tests.engine.evaluation.networks import random_position
from tests.engine.evaluation.torch_files import TORCH_FILES


@pytest.mark.parametrize("age", ["older", "newer"])
def test_a_converted_file_gives_the_results_of_its_arrays(age: str, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    arrays = older() if age == "older" else newer()
    source, target = tmp_path / "net.model", tmp_path / "net.onnx"
    source.write_bytes(of_python_2(arrays, 2) if age == "older" else by_numpy(arrays, 4))
    finished = studio_here("convert-network", str(source), str(target))
    unknown = (
        "The rules of the network are unknown, so every game on this board is allowed. Set the rules with --rules."
    )
    assert finished.stdout == f"Wrote a network for 8×8 boards to {target}.\n{unknown}\n"
    network, position = open_convolutional(target), random_position(Rules(8, 8, 5), 11, 1)
    priors, values = network([position])
    logits, wanted = judged_exactly(converted(arrays), planes_of([position], USUAL))
    chances = np.exp(logits - logits.max())
    assert network.name == "net"
    assert priors == pytest.approx(chances / chances.sum(), abs=1e-5)
    assert values == pytest.approx(wanted, abs=1e-5)
    network.close()


@pytest.mark.long
def test_the_rules_are_stored_and_other_games_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    source, target = tmp_path / "net.model", str(tmp_path / "net.onnx")
    source.write_bytes(by_numpy(newer(), 2))
    finished = studio_here("convert-network", str(source), target, "--rules", "8x8/4")
    assert finished.stdout == f"Wrote a network for the game 8x8/4 to {target}.\n"
    search = ("analyze", "--profile", "alphazero", "--set", f"network={target}", "--simulations", "20", "--game")
    assert studio_here(*search, "8x8/4").returncode == 0
    told = "The network net is for 8x8/4, not for 8x8/5. Choose a network for this game."
    assert refused(*search, "gomoku-8") == f"mcts-studio: {told}"


def test_a_rectangle_is_converted_with_its_size(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    arrays = older(sizes=Sizes(4, 42, (2, 3, 4)))
    source, target = tmp_path / "net_6_7_4.model", tmp_path / "net.onnx"
    source.write_bytes(by_numpy(arrays, 2))
    convert = ("convert-network", str(source), str(target))
    assert "which is not a square board" in refused(*convert)
    assert "is for 42 points and cannot be used for 6×6" in refused(*convert, "--size", "6x6")
    assert studio_here(*convert, "--size", "6x7").stdout.startswith("Wrote a network for 6×7 boards to ")
    rules = Rules(6, 7, 4, gravity=True)
    finished = studio_here(*convert, "--rules", "connect-four")
    assert finished.stdout == f"Wrote a network for the game 6x7/4 gravity to {target}.\n"
    network, position = open_convolutional(target), random_position(rules, 9, 1)
    priors, values = network([position])
    logits, wanted = judged_exactly(converted(arrays, (6, 7)), planes_of([position], USUAL))
    chances = np.exp(logits - logits.max())
    assert priors == pytest.approx(chances / chances.sum(), abs=1e-5)
    assert values == pytest.approx(wanted, abs=1e-5)
    with pytest.raises(StudioError, match=r"is for 6x7/4 gravity, not for 6x7/4\. Choose"):
        network.refuse_other_game(Rules(6, 7, 4))
    network.close()


def test_the_rules_in_a_file_name_are_guessed_with_a_message(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    source, target = tmp_path / "best_policy_8_8_5.model", tmp_path / "net.onnx"
    source.write_bytes(by_numpy(newer(), 2))
    finished = studio_here("convert-network", str(source), str(target))
    guessed = "The rules were guessed from the name of the file. To set other rules, use --rules."
    assert finished.stdout == f"Wrote a network for the game 8x8/5 to {target}.\n{guessed}\n"
    network = open_convolutional(target)
    assert network.rules_text == "8x8/5"
    network.close()


@pytest.mark.parametrize("name", ["net_6_6_4", "net_8_8_9", "net_88_8_5", "net_8_8", "net_8_8_2"])
def test_other_file_names_say_nothing_about_rules(name: str, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    source = tmp_path / f"{name}.model"
    source.write_bytes(by_numpy(newer(), 2))
    assert "8×8 boards" in studio_here("convert-network", str(source), str(tmp_path / "net.onnx")).stdout


def test_wrong_options_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "net.model"
    source.write_bytes(by_numpy(newer(), 2))
    convert = ("convert-network", str(source), str(tmp_path / "net.onnx"))
    assert "--size contradicts --rules 8x8/5" in refused(*convert, "--rules", "8x8/5", "--size", "6x7")
    assert "is for 64 points and cannot be used for 6×7" in refused(*convert, "--rules", "connect-four")
    for size in ("6", "6x", "axb", "6x7x8", "-6x7"):
        finished = studio_here(*convert, f"--size={size}")
        assert finished.returncode == 2
        assert "is not ROWSxCOLUMNS, such as 6x7" in finished.stderr


@pytest.mark.parametrize("data", TORCH_FILES.values(), ids=TORCH_FILES)
def test_a_file_of_pytorch_is_explained_in_one_sentence(data: bytes, tmp_path: Path) -> None:
    source = tmp_path / "best.pt"
    source.write_bytes(data)
    told = refused("convert-network", str(source), str(tmp_path / "net.onnx"))
    assert told.startswith(f"mcts-studio: {source}: This is a PyTorch file. It is not opened, because reading")
    assert told.endswith("Export the network to ONNX with a script of your own, as docs/networks.md shows.")


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


@pytest.mark.long
def test_a_network_from_an_onnx_file_plays_against_itself(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    small = model_of(small_weights(), About("small", RULES_SIDE, RULES_SIDE))
    (tmp_path / "n.onnx").write_bytes(small)
    given = ("selfplay", str(tmp_path / "s.npz"), "--network", str(tmp_path / "n.onnx"), "--games", "1")
    assert studio_here(*given, "--game", "four-5").stdout.startswith("Wrote ")
    assert "is for boards of 5×5 points, not for 9x9/5" in refused(*given, "--game", "gomoku-9")
