"""An invalid saved tree is refused with an error, and never crashes the program."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import studio.engine.running.components
import studio.engine.saved.reading
import studio.engine.search
from studio.engine.kernels.boards.board import OneWord, Shape
from studio.engine.running.boards import BoardMap
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.saved.tree_files import (
    PARAMETERS,
    POSITIONS,
    Arrays,
    Place,
    about_of,
    arrays_in,
    file_of,
    put,
    read,
    refused,
    save,
    saved,
    shifted,
    with_about,
)
from tests.engine.searches import searched, tree_of
from tests.sizes import one_always, sizes

BYTES_CHANGED, ARRAYS_CHANGED, ABOUT_CHANGED = 540, 900, 240


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trees")


def test_undamaged_files_are_accepted(folder: Path, tmp_path: Path) -> None:
    for position in POSITIONS:
        for parameters in PARAMETERS:
            data = saved(position, parameters, folder)
            assert refused(data, tmp_path / "tree.npz") is None
            assert refused(file_of(arrays_in(data)), tmp_path / "tree.npz") is None


@pytest.mark.parametrize("parameters", PARAMETERS)
@pytest.mark.parametrize("position", POSITIONS)
def test_changed_bytes(position: str, parameters: str, folder: Path, tmp_path: Path) -> None:
    data, chance = saved(position, parameters, folder), random.Random(f"{position} {parameters}")
    believed = sum(
        refused(damaged(data, chance), tmp_path / "tree.npz") is None for _ in range(BYTES_CHANGED // (3 * 3))
    )
    assert believed < BYTES_CHANGED // 20  # such as a changed date


def damaged(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    kind = chance.randrange(5)
    if kind == 0:
        return data[: chance.randrange(len(data))]
    if kind == 1:
        place = chance.randrange(len(data))
        return data[:place] + chance.randbytes(chance.randrange(1, 40)) + data[place:]
    if kind == 2:  # the list of members is at the end
        changed[-chance.randrange(1, 1800)] = chance.randrange(256)
        return bytes(changed)
    if kind == 3:
        begin, end = sorted(chance.randrange(len(data)) for _ in range(2))
        return data[:begin] + data[end:]
    for _ in range(chance.randrange(1, 6)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


@pytest.mark.parametrize("changes", sizes(ARRAYS_CHANGED // (3 * 3), 30))
@pytest.mark.parametrize("parameters", one_always(3, PARAMETERS))
@pytest.mark.parametrize("position", POSITIONS)
def test_changed_numbers_with_valid_checksums(
    position: str, parameters: str, changes: int, folder: Path, tmp_path: Path
) -> None:
    arrays, chance = arrays_in(saved(position, parameters, folder)), random.Random(f"{position} {parameters}")
    names, found = list(arrays), set()
    for turn in range(changes):
        name = names[1 + turn % (len(names) - 1)]
        error = refused(file_of(arrays | {name: disturbed(arrays[name], chance)}), tmp_path / "tree.npz")
        if error is not None:
            found.add(error.fields.get("reason"))
    assert len(found) > 3


def disturbed(array: Any, chance: random.Random) -> Any:
    """Change one or a few numbers of an array, or their order."""
    array = array.copy()
    here, there = chance.randrange(array.size), chance.randrange(array.size)
    if array.dtype.kind == "f":
        array[here] = chance.choice([np.nan, np.inf, -np.inf, -5.0, 1e30, -0.5, 0.25])
        return array
    limits = np.iinfo(array.dtype)
    kind = chance.randrange(6)
    if kind == 0:
        array[here] = chance.choice([limits.min, limits.max, 0, 1])
    elif kind == 1:
        array[here] = chance.randint(limits.min, limits.max)
    elif kind == 2:
        array[[here, there]] = array[[there, here]]
    elif kind == 3:
        array[here] = array[there]
    elif kind == 4:
        array[here] = max(min(int(array[here]) + chance.choice([-1, 1, 4, -4]), limits.max), limits.min)
    else:
        array[:] = np.roll(array, 1)
    return array


@pytest.mark.parametrize("parameters", one_always(3, PARAMETERS))
def test_changed_descriptions(parameters: str, folder: Path, tmp_path: Path) -> None:
    arrays, chance = arrays_in(saved("falling", parameters, folder)), random.Random(parameters)
    for _ in range(ABOUT_CHANGED // 3):
        about = about_of(arrays)
        place = about["counts"] if chance.random() < 0.4 else about
        name = chance.choice(list(place))
        values: list[Any] = [
            None,
            -1,
            0,
            1,
            7,
            2**31,
            2**62,
            2**64,
            1.5,
            "",
            "1",
            [],
            [1],
            {},
            True,
            "9" * 5000,
            [0] * 8,
        ]
        place[name] = chance.choice(values)
        refused(file_of(with_about(arrays, about)), tmp_path / "tree.npz")


Edit = Callable[[Arrays, Place], Arrays]
EDITS: dict[str, tuple[Edit, str]] = {
    "a cycle to the root": (lambda arrays, at: put(arrays, "child", at.below[0], at.root), "a key"),
    "a node as its own child": (lambda arrays, at: put(arrays, "child", at.below[0], at.child), "a key"),
    "an invalid child": (lambda arrays, at: put(arrays, "child", at.cells[0], 0), "an edge"),
    "a child beyond the tree": (lambda arrays, at: put(arrays, "child", at.cells[0], 1 << 30), "a child"),
    "two edges to one child": (
        lambda arrays, at: put(arrays, "child", at.cells[1], arrays["child"][at.cells[0]]),
        "a key",
    ),
    "a block that is its own next": (lambda arrays, at: put(arrays, "child", at.block, at.block), "a block"),
    "a block of another node": (lambda arrays, at: put(arrays, "first_block", at.root, at.other_block), ""),
    "a block beyond the tree": (lambda arrays, at: put(arrays, "first_block", at.root, (1 << 32) - 2), "a block"),
    "no block": (lambda arrays, at: put(arrays, "first_block", at.root, 0), "a block"),
    "a list of free blocks that is in use": (lambda arrays, at: put(arrays, "free_blocks", 2, at.block), "a block"),
    "a list of free blocks of no size": (lambda arrays, _at: put(arrays, "free_blocks", 20, 4), "a block"),
    "a move twice": (lambda arrays, at: put(arrays, "move", at.cells[1], arrays["move"][at.cells[0]]), "a move"),
    "a move on no point": (lambda arrays, at: put(arrays, "move", at.cells[0], 65_534), "a move"),
    "a move that was not tried": (lambda arrays, at: put(arrays, "cursor", at.root, 0), "a move"),
    "more edges than moves": (lambda arrays, at: put(arrays, "edge_count", at.root, 600), "a node"),
    "another number of moves": (lambda arrays, at: shifted(arrays, "legal", at.root, 1), "a node"),
    "one visit more": (lambda arrays, at: shifted(arrays, "visits", at.root, 1), "a sum"),
    "one evaluation more": (lambda arrays, at: shifted(arrays, "evaluations", at.child, 1), "a sum"),
    "visits below zero": (lambda arrays, at: put(arrays, "visits", at.root, -5), "a node"),
    "very many visits": (lambda arrays, at: put(arrays, "visits", at.root, (1 << 63) - 1), "a node"),
    "a value too large": (lambda arrays, at: put(arrays, "value_sum", at.root, 1 << 60), "a node"),
    "the least of all values": (lambda arrays, at: put(arrays, "value_sum", at.root, -(1 << 63)), "a node"),
    "bounds that cross": (lambda arrays, at: put(put(arrays, "lower", at.root, 1), "upper", at.root, 0), "a node"),
    "a proof out of nothing": (lambda arrays, at: put(arrays, "upper", at.root, -1), "a bound"),
    "a win out of nothing": (lambda arrays, at: put(arrays, "lower", at.root, 1), "a bound"),
    "a mean that is no number": (lambda arrays, at: put(arrays, "mean", at.cell, np.nan), "an edge"),
    "a mean too large": (lambda arrays, at: put(arrays, "mean", at.cell, 3.0), "an edge"),
    "a move left out without a proof": (lambda arrays, at: put(arrays, "mean", at.below[0], -np.inf), "an edge"),
    "a prior that is no number": (lambda arrays, at: put(arrays, "prior", at.cell, np.nan), "an edge"),
    "a prior above one": (lambda arrays, at: put(arrays, "prior", at.cell, 1.5), "an edge"),
    "an endless exploration": (lambda arrays, at: put(arrays, "spread", at.cell, np.inf), "an edge"),
    "an edge's visits": (lambda arrays, at: shifted(arrays, "edge_visits", at.cell, 1), "a key"),
    "another key": (lambda arrays, at: shifted(arrays, "key", at.child, 1), "a key"),
    "another position": (lambda arrays, at: shifted(arrays, "key", at.root, 1), "its position"),
    "a start beyond the order": (lambda arrays, at: put(arrays, "start", at.child, 60_000), "a node"),
    "a distance beyond the game": (lambda arrays, at: put(arrays, "distance", at.child, 900), "a node"),
    "an order that lacks a move": (lambda arrays, _at: put(arrays, "order", 0, arrays["order"][1]), "its order"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_invalid_files_are_refused(edit: str, folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("one-word", "plain", folder))
    place = Place(read(folder / "one-word-plain.npz"))
    change, reason = EDITS[edit]
    error = refused(file_of(change(arrays, place)), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == "tree_damaged"
    assert str(error.fields["reason"]).startswith(reason)


@pytest.mark.parametrize(
    ("count", "change"),
    [(name, change) for name in ("nodes", "cells", "leaves", "nodes_end", "cells_end") for change in (-1, 1, 1 << 40)],
)
def test_wrong_counts_are_refused(count: str, change: int, folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("falling", "plain", folder))
    about = about_of(arrays)
    about["counts"][count] += change
    error = refused(file_of(with_about(arrays, about)), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == "tree_damaged"


class TwinKeys(BoardMap):
    """A board on which two points have the same key, as in a forged file."""

    def _new_shape(self, *radiuses: int) -> Shape:
        shape = super()._new_shape(*radiuses)
        shape.keys[self.codes[1]] = shape.keys[self.codes[0]]
        return shape


def test_positions_that_share_a_node_must_be_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key can be forged; therefore two paths are compared by random numbers drawn at reading."""
    twins = TwinKeys(PRESETS["tic-tac-toe"], OneWord)
    for module in (studio.engine.running.components, studio.engine.saved.reading):
        monkeypatch.setattr(module, "board_map", lambda _rules: twins)
    search = searched(Position(twins.rules), 200, proofs=False)
    arrays = arrays_in(save(search, tmp_path / "tree.npz").read_bytes())
    about = about_of(arrays)
    about["parameters"]["transpositions"] = "True"
    graph = with_about(arrays, about)
    assert refused(file_of(graph), tmp_path / "tree.npz") is None
    tree, place = tree_of(search), Place(search)
    first, second = sorted(
        (cell for cell in place.cells if tree.move[cell] in twins.codes[:2]),
        key=lambda cell: int(tree.edge_visits[cell]),
    )
    error = refused(file_of(put(graph, "child", first, tree.child[second])), tmp_path / "tree.npz")
    assert error is not None
    assert error.fields["reason"] == "a child"
