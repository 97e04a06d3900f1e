"""Searches with a named network: which file is used, and what happens when it is missing."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.convolutional.model import About, model_of
from studio.engine.evaluation.network import untrained
from studio.engine.evaluation.network_file import save_network
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection, Threats
from studio.engine.options.profiles import PROFILES, ROLLOUTS_PROFILE
from studio.engine.search import Search
from studio.engine.stages import FUNCTION, LOOKING, NETWORK, THREATS, judged
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.networks.searching import made_search, network_named, opening, stages_for
from tests.engine.evaluation.convolutional.models import RULES_SIDE, small_weights
from tests.game.boards import played

FOUR = Rules(5, 5, 4)
GOMOKU = PRESETS["gomoku-15"]
MINE = Parameters(selection=Selection.PUCT, exploration=2.0, first_play=0.0, network="mine", memory_mb=16)
FEW = Limit(simulations=60)


@pytest.fixture
def mine(own_networks: Path) -> Path:
    """Return a user network."""
    file = own_networks / "mine.npz"
    save_network(untrained(FOUR, np.random.default_rng(3)), file)
    return file


def found(search: Search) -> list[tuple[int, int, float]]:
    return [(row.point, row.visits, row.prior) for row in search.snapshot().candidates]


def brought_back(path: Path, threads: int = 1) -> Search:
    steps = opening(path, 64, threads)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            search: Search = end.value
            return search


@pytest.mark.usefixtures("mine")
def test_the_named_network_evaluates() -> None:
    search, same = made_search(Position(FOUR), MINE), Search(Position(FOUR), MINE, evaluator=network_named("mine"))
    for each in (search, same):
        each.run(FEW)
    assert found(search) == found(same)
    assert search.parameters == MINE
    assert len({prior for _, _, prior in found(search)}) > 1, "rollouts have no evaluation"


def test_a_replaced_file_is_read_again(mine: Path) -> None:
    before = network_named("mine")
    assert network_named("mine") is before
    save_network(untrained(FOUR, np.random.default_rng(4), "another"), mine)
    assert network_named("mine").sha256 != before.sha256


def test_the_shipped_network_recognizes_an_open_three() -> None:
    """Black has three in a row, and White makes no four; this holds for any amount of training."""
    position = played("h8 a1 i8 a3 j8 a5")
    search = made_search(position, PROFILES["alphazero"].parameters)
    search.run(Limit(simulations=400))
    best = search.final_move()
    assert best is not None
    assert human_point(best, GOMOKU) in {"g8", "k8"}, "an open four"


def test_without_a_shipped_network_for_the_game_rollouts_search() -> None:
    search = made_search(Position(FOUR), PROFILES["alphazero"].parameters, seed=5)
    same = Search(Position(FOUR), PROFILES[ROLLOUTS_PROFILE].parameters, seed=5)
    for each in (search, same):
        each.run(FEW)
    assert search.parameters == PROFILES[ROLLOUTS_PROFILE].parameters
    assert found(search) == found(same)


def test_missing_foreign_and_damaged_networks_are_errors(mine: Path) -> None:
    with pytest.raises(StudioError, match="There is no network 'gone'"):
        made_search(Position(FOUR), replace(MINE, network="gone"))
    with pytest.raises(StudioError, match=r"is for .*, not for"):
        made_search(Position(GOMOKU), MINE)
    mine.write_bytes(b"PK\x03\x04 and nothing else")
    with pytest.raises(StudioError, match="The network is damaged"):
        made_search(Position(FOUR), MINE)


def test_the_engine_itself_reads_no_files_and_says_so() -> None:
    with pytest.raises(StudioError, match="These parameters require a network"):
        Search(Position(FOUR), MINE)


def test_a_saved_search_continues_if_its_network_is_available(mine: Path, tmp_path: Path) -> None:
    search, tree = made_search(Position(FOUR), MINE), tmp_path / "tree.mctst"
    search.run(FEW)
    search.save(tree)
    search.run(FEW)
    again = brought_back(tree)
    again.run(FEW)
    assert found(again) == found(search)
    mine.rename(mine.with_name("called otherwise.npz"))
    renamed = brought_back(tree)
    renamed.run(FEW)
    assert found(renamed) == found(search)


def test_a_saved_search_without_its_network_is_read_only(mine: Path, tmp_path: Path) -> None:
    search, tree = made_search(Position(FOUR), MINE), tmp_path / "tree.mctst"
    search.run(FEW)
    search.save(tree)
    save_network(untrained(FOUR, np.random.default_rng(4)), mine)
    (mine.parent / "broken.npz").write_bytes(b"PK\x03\x04")
    again = brought_back(tree)
    assert found(again) == found(search)
    with pytest.raises(StudioError, match="which is missing"):
        again.run(FEW)


@pytest.mark.usefixtures("mine")
def test_the_kernels_to_compile_depend_on_the_evaluator(own_networks: Path) -> None:
    strong = replace(MINE, network="shipped", threats=Threats.THREES)
    assert stages_for(strong, GOMOKU) == (judged("four-words", NETWORK, Threats.FOURS), LOOKING, THREATS)
    assert stages_for(replace(strong, network="mine"), FOUR)[0] == judged("one-word", NETWORK, Threats.FOURS)
    (own_networks / "conv.onnx").touch()
    assert stages_for(replace(MINE, network="conv"), FOUR) == (judged("one-word", FUNCTION), LOOKING)
    fallback = stages_for(PROFILES[ROLLOUTS_PROFILE].parameters, FOUR)
    assert stages_for(strong, FOUR) == fallback


def test_a_user_convolutional_network_is_called_by_one_thread(own_networks: Path) -> None:
    pytest.importorskip("onnxruntime")
    (own_networks / "conv.onnx").write_bytes(model_of(small_weights(), About("small", RULES_SIDE, RULES_SIDE)))
    search = made_search(Position(Rules(RULES_SIDE, RULES_SIDE, 4)), replace(MINE, network="conv"), threads=4)
    search.run(Limit(simulations=20))
    assert search.threads == 1
    assert len({prior for _, _, prior in found(search)}) > 1


def test_a_saved_search_continues_with_its_convolutional_network(own_networks: Path, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    rules = Rules(RULES_SIDE, RULES_SIDE, 4)
    file, tree = own_networks / "conv.onnx", tmp_path / "tree.mctst"
    file.write_bytes(model_of(small_weights(), About("small", RULES_SIDE, RULES_SIDE)))
    search = made_search(Position(rules), replace(MINE, network="conv"))
    search.run(FEW)
    search.save(tree)
    search.run(FEW)
    file.rename(own_networks / "called otherwise.onnx")
    again = brought_back(tree, threads=4)
    again.run(FEW)
    assert found(again) == found(search)
    assert again.threads == 1
    (own_networks / "called otherwise.onnx").write_bytes(b"another one")
    without = brought_back(tree)
    with pytest.raises(StudioError, match="network small, which is missing"):
        without.run(FEW)
