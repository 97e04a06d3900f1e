"""After several threads, the tree has possible numbers only, and its file opens."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from tests.engine.possible_numbers import impossible_numbers
from tests.engine.saved.tree_files import read, save
from tests.game.boards import TICTACTOE, dropped
from tests.sizes import one_always, sizes

STUDIO = PROFILES["studio-rollouts"].parameters
NARROW = replace(PROFILES["graph"].parameters, exploration=0.05, proofs=False)
FOUR = dropped("44435233")
KINDS = {
    "rollouts": (FOUR, STUDIO),
    "studio without proofs": (FOUR, replace(STUDIO, proofs=False)),
    "graph": (FOUR, NARROW),
    "small graph": (Position(TICTACTOE), NARROW),
    "tree": (FOUR, replace(STUDIO, transpositions=False)),
}
THREADS = pytest.mark.parametrize("threads", one_always(2, [4, 2]))


def assert_whole(search: Search, path: Path) -> None:
    """Check that each node's numbers are possible, and that the saved tree opens."""
    assert not impossible_numbers(search)
    root = search.inspect(())
    assert all(abs(value) <= 1 for value in (root.value, *root.values))
    assert read(save(search, path), threads=2).visits == search.visits


@THREADS
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("searches", sizes(3, 2))
def test_trees_of_several_threads_are_intact(searches: int, kind: str, threads: int, tmp_path: Path) -> None:
    position, parameters = KINDS[kind]
    for seed in range(searches):
        search = Search(position, parameters, seed=seed, threads=threads)
        search.run(Limit(simulations=50_000))
        assert_whole(search, tmp_path / "tree.npz")


@pytest.mark.long
@THREADS
@pytest.mark.parametrize("proofs", [True, False])
def test_trees_of_a_million_simulations_are_intact(proofs: bool, threads: int, tmp_path: Path) -> None:
    search = Search(FOUR, replace(STUDIO, proofs=proofs), seed=1, threads=threads)
    search.run(Limit(simulations=1_000_000))
    assert_whole(search, tmp_path / "tree.npz")


@pytest.mark.parametrize("selection", ["uct", "puct"])
@pytest.mark.parametrize("searches", sizes(10))
def test_threads_lose_no_move_while_memory_is_left(searches: int, selection: str) -> None:
    """Many threads visit one node at once; each of its moves must be tried, or nothing could be proven."""
    parameters: dict[str, Any] = {"selection": selection, "first_play": 0.0} if selection == "puct" else {}
    for seed in range(searches):
        search = Search(dropped("4455"), Parameters(tree_radius=1, **parameters), seed=seed, threads=8)
        search.run(Limit(simulations=200_000))
        assert search.inspect(()).proof is Proof.WIN
        assert not impossible_numbers(search)
