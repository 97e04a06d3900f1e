"""One seed gives one tree, however it is paused, stepped or sliced, for every kind of board, tree and graph."""

import json
from pathlib import Path
from typing import Any

import pytest

from studio.engine.kernels.boards.board import FourWords, OneWord, RowWords
from studio.engine.kernels.search.tree import SHARED
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.running import components
from studio.engine.running.boards import BoardMap
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from tests.engine.searches import ROLLOUT_PROFILES, check_invariants, described, searched, tree_of, whole_tree
from tests.game.boards import dropped, played

GOLDEN = Path(__file__).parent.parent / "golden" / "trees.json"
GAMES = {
    "tic-tac-toe": (Position(PRESETS["tic-tac-toe"]), 300),
    "connect-four": (dropped("4435"), 300),
    "gomoku-9": (played("e5 e6 f5", PRESETS["gomoku-9"]), 300),
    "standard-15": (played("h8 h9 i8 i9 j8", PRESETS["standard-15"]), 300),
    "gomoku-20": (played("j10 k10", PRESETS["gomoku-20"]), 200),
}


@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
def test_a_stepped_search_equals_one_that_ran(profile: str) -> None:
    parameters = ROLLOUT_PROFILES[profile].parameters
    ran, mixed = (Search(dropped("44"), parameters, seed=9) for _ in range(2))
    ran.run(Limit(simulations=700))
    mixed.run(Limit(simulations=123))
    for _ in range(4 * 77 + 2):
        mixed.step()
    while mixed.simulations < 700:
        mixed.run(Limit(simulations=min(50, 700 - mixed.simulations)))
        mixed.snapshot()
    assert whole_tree(ran) == whole_tree(mixed)


def test_steps_alone_make_the_same_tree() -> None:
    ran, stepped = (Search(played("h8 i9"), ROLLOUT_PROFILES["studio-rollouts"].parameters, seed=9) for _ in range(2))
    ran.run(Limit(simulations=200))
    for _ in range(800):
        stepped.step()
    assert described(ran.inspect(())) == described(stepped.inspect(()))
    assert ran.snapshot().root.candidates == stepped.snapshot().root.candidates


def test_seeds_differ() -> None:
    trees = [
        json.dumps(described(searched(Position(PRESETS["gomoku-9"]), 500, seed).inspect(()))) for seed in (1, 1, 2)
    ]
    assert trees[0] == trees[1] != trees[2]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(3, 3, 3),
        Rules(6, 7, 4, gravity=True),
        Rules(6, 6, 5, overline=Overline.NOTHING),
        Rules(6, 7, 4, gravity=True, overline=Overline.NOTHING),
        Rules(1, 12, 3),
        Rules(7, 3, 2),
        Rules(5, 8, 4, overline=Overline.NOTHING),
    ],
    ids=lambda rules: rules.text,
)
@pytest.mark.parametrize(
    "parameters",
    [
        {},
        {"rollout": "tactical", "transpositions": True},
        {"rollout": "neighbour", "tree_radius": 1},
        {"tree_radius": 1, "centre_radius": 1},
    ],
    ids=["plain", "tactical", "neighbour", "centre"],
)
def test_all_kinds_of_boards_give_the_same_tree(
    rules: Rules, parameters: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for kind in (OneWord, FourWords, RowWords):
        monkeypatch.setattr(components, "board_map", lambda rules, kind=kind: BoardMap(rules, kind))
        found.append(described(searched(Position(rules), 2000, seed=3, **parameters).inspect(())))
    assert found[0] == found[1] == found[2]


def test_wide_boards_give_the_same_tree_on_both_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    for rules in (PRESETS["gomoku-15"], PRESETS["standard-15"], Rules(16, 15, 6), Rules(15, 15, 4, gravity=True)):
        found = []
        for kind in (FourWords, RowWords):
            monkeypatch.setattr(components, "board_map", lambda rules, kind=kind: BoardMap(rules, kind))
            found.append(described(searched(Position(rules), 2000, seed=3, proofs=False).inspect(())))
        assert found[0] == found[1]


@pytest.mark.parametrize("proofs", [False, True])
def test_a_graph_without_shared_positions_equals_the_tree(proofs: bool) -> None:
    for position, simulations in (
        (Position(PRESETS["gomoku-15"]), 1500),
        (Position(Rules(9, 1, 3, gravity=True)), 500),
    ):
        trees = []
        for transpositions in (False, True):
            search = searched(position, simulations, transpositions=transpositions, proofs=proofs)
            assert tree_of(search).counts[SHARED] == 0
            trees.append(whole_tree(search) if position.rules.columns == 1 else described(search.inspect(())))
        assert trees[0] == trees[1]


def test_a_graph_shares_positions_and_keeps_its_sums() -> None:
    search = searched(Position(PRESETS["connect-four"]), 20_000, transpositions=True, proofs=False)
    assert tree_of(search).counts[SHARED] > 1000
    check_invariants(search)
    one, other = search.inspect((38, 31, 24)), search.inspect((38, 31, 24))
    assert described(one) == described(other)
    swapped = searched(dropped(""), 20_000, transpositions=True, proofs=False)
    assert swapped.inspect((35, 36, 37)).visits == swapped.inspect((37, 36, 35)).visits


@pytest.mark.parametrize("game", GAMES)
def test_golden_trees(game: str) -> None:
    """Written by `python -m tests.engine.test_reproducible`; review the change whenever this has to be repeated."""
    golden = json.loads(GOLDEN.read_text())
    assert json.loads(json.dumps(_golden(game))) == golden[game]


def _golden(game: str) -> dict[str, Any]:
    position, simulations = GAMES[game]
    return {
        name: described(_searched(position, profile.parameters, simulations).inspect(()))
        for name, profile in ROLLOUT_PROFILES.items()
        if name != "neighbour-uniform"
    }


def _searched(position: Position, parameters: Parameters, simulations: int) -> Search:
    search = Search(position, parameters, seed=42)
    search.run(Limit(simulations=simulations))
    return search


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({game: _golden(game) for game in GAMES}, indent=1) + "\n")
