"""A search in one call, and its tree as a table."""

import subprocess
import sys

import pandas as pd
import pytest

import studio
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS


def test_importing_the_package_loads_neither_the_compiler_nor_qt() -> None:
    code = "import sys, studio; studio.__version__; print(sorted({'numba', 'PySide6', 'numpy'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_search_in_one_call_finds_its_network() -> None:
    found = studio.search("gomoku-15", moves="h8 i9", profile="studio", simulations=200, seed=3)
    assert found.simulations >= 200
    assert found.parameters.network
    assert found.position.ply == 2
    assert found.best is not None
    again = studio.search(found.position, simulations=200, seed=3)
    assert again.snapshot().root == found.snapshot().root


def test_settings_and_games_in_other_forms() -> None:
    found = studio.search("6x7/4 gravity", "44", profile="classic-uct", exploration=0.9, proofs=False, simulations=50)
    assert (found.parameters.exploration, found.parameters.proofs) == (0.9, False)
    assert found.position.rules == PRESETS["connect-four"]
    assert studio.search(PRESETS["four-5"], profile="classic-uct").simulations == 0, "without a limit it does not run"
    assert studio.search(Position(PRESETS["tic-tac-toe"]), profile="classic-uct", simulations=10).best


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess"},
        {"moves": "z99"},
        {"profile": "nobody"},
        {"exploration": "much"},
        {"colour": 1},
        {"seconds": -1},
    ],
)
def test_wrong_arguments_raise_a_sentence(arguments: dict[str, object]) -> None:
    with pytest.raises(StudioError):
        studio.search(**arguments)


def test_the_tree_is_a_table() -> None:
    found = studio.search("tic-tac-toe", profile="classic-uct", simulations=300, seed=1)
    frame = found.to_frame()
    assert isinstance(frame, pd.DataFrame)
    assert len(frame) == len(found.to_columns()["move"]) > 100
    root = frame.loc[0]
    assert (root["visits"], root["parent"], root["line"]) == (found.visits, -1, "")
    view = found.inspect(())
    first = frame[frame["parent"] == 0].set_index("move")["visits"].to_dict()
    assert list(first.values()) == sorted(view.child_visits[view.child_visits > 0].tolist(), reverse=True)
    children = frame.groupby("parent")["visits"].sum()
    assert all(children[node] <= frame.loc[node, "visits"] for node in children.index if node >= 0)
    assert frame["win_rate"].between(0, 1).all()
    assert all(line.split()[-1] == move for line, move in zip(frame["line"][1:], frame["move"][1:], strict=True))
    assert len(found.to_frame(nodes=7)) == 7


def test_the_table_of_arrow_has_the_same_columns() -> None:
    found = studio.search("tic-tac-toe", profile="classic-uct", simulations=50)
    table = found.to_arrow()
    assert table.num_rows == len(found.to_frame())
    assert table.column("visits").to_pylist() == found.to_columns()["visits"].tolist()


def test_a_missing_library_has_a_remedy() -> None:
    from studio.bridges.libraries import library

    with pytest.raises(StudioError, match="pip install nothing-like-it"):
        library("nothing_like_it", "nothing-like-it")


def test_unknown_names_of_the_package_are_attribute_errors() -> None:
    with pytest.raises(AttributeError):
        studio.nothing_like_it  # noqa: B018
    assert {"search", "__version__"} <= set(dir(studio))
