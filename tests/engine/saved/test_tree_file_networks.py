"""A tree evaluated by a network names it, and continues only with that network."""

from dataclasses import replace
from pathlib import Path

import pytest

from studio.engine.evaluation.evaluator import Evaluator
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection, Threats
from studio.engine.running.simulations import Simulations
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.evaluation.networks import network_of
from tests.engine.searches import check_invariants, whole_tree
from tests.game.boards import played
from tests.sizes import one_always

PARAMETERS = Parameters(
    selection=Selection.PUCT, exploration=2.0, first_play=0.0, threats=Threats.FOURS, tree_radius=2, least_prior=0.01
)
WINS = replace(PARAMETERS, threats=Threats.WINS)
"""For small boards: with these settings, the program compiles their search in advance."""
POSITIONS = {"small": Position(PRESETS["tic-tac-toe"]), "large": played("h8 i9 g7 h10 k4")}


def saved(position: Position, path: Path) -> Search:
    parameters = WINS if position is POSITIONS["small"] else PARAMETERS
    search = Search(position, parameters, seed=3, evaluator=network_of(position.rules))
    search.run(Limit(simulations=400))
    search.save(path)
    return search


@pytest.mark.parametrize("position", POSITIONS)
def test_with_its_network_it_continues_as_if_never_saved(position: str, tmp_path: Path) -> None:
    search = saved(POSITIONS[position], tmp_path / "tree.npz")
    again = Search.open(tmp_path / "tree.npz", network=network_of(search.position.rules))
    for grown in (search, again):
        grown.run(Limit(simulations=600))
        check_invariants(grown)
    assert whole_tree(again) == whole_tree(search)


@pytest.mark.parametrize("position", one_always(2, POSITIONS))
@pytest.mark.parametrize("seed", [None, 1], ids=["without a network", "with another one"])
def test_without_its_network_it_is_read_only(seed: int | None, position: str, tmp_path: Path) -> None:
    search = saved(POSITIONS[position], tmp_path / "tree.npz")
    other = None if seed is None else network_of(search.position.rules, seed)
    again = Search.open(tmp_path / "tree.npz", network=other, threads=2)
    assert whole_tree(again) == whole_tree(search)
    assert again.final_move() == search.final_move()
    again.play(int(again.snapshot().root.points[0]))
    for go_on in (lambda: again.run(Limit(simulations=1)), again.step):
        with pytest.raises(StudioError, match="network untrained, which is missing"):
            go_on()


def test_without_its_network_no_loop_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(POSITIONS["small"], tmp_path / "tree.npz")
    loaded: list[Simulations] = []
    monkeypatch.setattr(Simulations, "load", lambda simulations, *_given: loaded.append(simulations))
    Search.open(tmp_path / "tree.npz")
    assert not loaded
    Search.open(tmp_path / "tree.npz", network=network_of(PRESETS["tic-tac-toe"]))
    assert len(loaded) == 1


@pytest.mark.parametrize("position", one_always(2, POSITIONS))
def test_a_read_only_tree_is_saved_unchanged(position: str, tmp_path: Path) -> None:
    search = saved(POSITIONS[position], tmp_path / "tree.npz")
    Search.open(tmp_path / "tree.npz").save(tmp_path / "again.npz")
    again = Search.open(tmp_path / "again.npz", network=network_of(search.position.rules))
    again.run(Limit(simulations=600))
    search.run(Limit(simulations=600))
    assert whole_tree(again) == whole_tree(search)


def test_a_search_with_a_custom_function_cannot_be_saved(tmp_path: Path) -> None:
    function: Evaluator = lambda _positions: ([0.1] * 9, [0.0])  # noqa: E731
    search = Search(POSITIONS["small"], WINS, evaluator=function)
    with pytest.raises(StudioError, match="cannot be saved"):
        search.save(tmp_path / "tree.npz")
