"""A saved tree that is not what it should be is refused with a sentence, and never ends the program."""

import io
import json
import os
import random
import struct
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.kernels.tree import ROOT
from studio.engine.limits import Limit
from studio.engine.search import Search
from studio.engine.tree_reading import reading
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import cells_of, searched, tree_of
from tests.engine.tree_files import read, save
from tests.game.boards import dropped, played

CODES = {"tree_damaged", "not_a_tree", "tree_version", "tree_too_large"}
KNOBS: dict[str, dict[str, Any]] = {
    "plain": {"exploration": 0.4},
    "graph": {"transpositions": True, "tree_radius": 1, "exploration": 0.4},
    "puct": {"selection": "puct", "exploration": 1.5, "first_play": 0.0},
}
POSITIONS = {
    "one-word": Position(PRESETS["four-5"]),
    "falling": dropped("4435"),
    "row-words": played("j10 k10", PRESETS["gomoku-20"]),
}
BYTES_CHANGED, ARRAYS_CHANGED, ABOUT_CHANGED = 900, 1500, 400
Arrays = dict[str, Any]


@cache
def saved(position: str, knobs: str, folder: Path) -> bytes:
    """A small tree that moved on once, so that some of it is free."""
    search = searched(POSITIONS[position], 300, seed=4, memory_mb=8, **KNOBS[knobs])
    search.play(search.snapshot().candidates[0].point)
    search.run(Limit(simulations=100))
    return save(search, folder / f"{position}-{knobs}.npz").read_bytes()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trees")


def arrays_in(data: bytes) -> Arrays:
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return dict(arrays)


def file_of(arrays: Arrays) -> bytes:
    """Whole and with right check sums, whatever the arrays hold."""
    target = io.BytesIO()
    np.savez_compressed(target, **arrays)
    return in_our_words(target.getvalue(), list(arrays))


def in_our_words(data: bytes, names: list[str]) -> bytes:
    """The same members with headers as we write them."""
    from studio.engine.tree_file import Member

    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            array = np.load(io.BytesIO(source.read(f"{name}.npy")), allow_pickle=False)
            member = Member(name, array.dtype.str, array.size)
            archive.writestr(member.file_name, member.header + array.tobytes())
    return target.getvalue()


def about_of(arrays: Arrays) -> Any:
    return json.loads(arrays["about"].tobytes())


def with_about(arrays: Arrays, about: Any) -> Arrays:
    return arrays | {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)}


def refused(data: bytes, path: Path) -> StudioError | None:
    """The refusal; or nothing where the tree was believed, and then it must bear being searched."""
    path.write_bytes(data)
    refusal: StudioError | None = None
    try:
        search = read(path)
    except StudioError as error:
        refusal = error
    if refusal is not None:
        assert refusal.code in CODES, refusal
        assert refusal.sentence.endswith(".")
        return refusal
    search.run(Limit(simulations=1000))
    search.inspect(())
    return None


def test_the_undamaged_files_are_believed(folder: Path, tmp_path: Path) -> None:
    for position in POSITIONS:
        for knobs in KNOBS:
            data = saved(position, knobs, folder)
            assert refused(data, tmp_path / "tree.npz") is None
            assert refused(file_of(arrays_in(data)), tmp_path / "tree.npz") is None


@pytest.mark.parametrize("knobs", KNOBS)
@pytest.mark.parametrize("position", POSITIONS)
def test_changed_bytes(position: str, knobs: str, folder: Path, tmp_path: Path) -> None:
    data, chance = saved(position, knobs, folder), random.Random(f"{position} {knobs}")
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
    if kind == 2:  # the list of members lies at the end
        changed[-chance.randrange(1, 1800)] = chance.randrange(256)
        return bytes(changed)
    if kind == 3:
        begin, end = sorted(chance.randrange(len(data)) for _ in range(2))
        return data[:begin] + data[end:]
    for _ in range(chance.randrange(1, 6)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


@pytest.mark.parametrize("knobs", KNOBS)
@pytest.mark.parametrize("position", POSITIONS)
def test_changed_numbers_with_right_check_sums(position: str, knobs: str, folder: Path, tmp_path: Path) -> None:
    arrays, chance = arrays_in(saved(position, knobs, folder)), random.Random(f"{position} {knobs}")
    names, found = list(arrays), set()
    for turn in range(ARRAYS_CHANGED // (3 * 3)):
        name = names[1 + turn % (len(names) - 1)]
        error = refused(file_of(arrays | {name: disturbed(arrays[name], chance)}), tmp_path / "tree.npz")
        if error is not None:
            found.add(error.fields.get("reason"))
    assert len(found) > 5


def disturbed(array: Any, chance: random.Random) -> Any:
    """One or a few numbers of an array, or their order."""
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


@pytest.mark.parametrize("knobs", KNOBS)
def test_changed_descriptions(knobs: str, folder: Path, tmp_path: Path) -> None:
    arrays, chance = arrays_in(saved("falling", knobs, folder)), random.Random(knobs)
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


def shifted(arrays: Arrays, name: str, index: int, by: int) -> Arrays:
    changed = arrays[name].copy()
    changed[index] += by
    return arrays | {name: changed}


def put(arrays: Arrays, name: str, index: int, value: Any) -> Arrays:
    changed = arrays[name].copy()
    changed[index] = value
    return arrays | {name: changed}


class Place:
    """Somewhere in a tree: the root, a child with children of its own, and their cells."""

    def __init__(self, search: Search) -> None:
        tree, first = tree_of(search), search._settings.first_block
        self.root = int(tree.counts[ROOT])
        self.cells = cells_of(tree, self.root, first)
        self.cell = max(self.cells, key=lambda cell: int(tree.edge_visits[cell]))
        self.child = int(tree.child[self.cell])
        self.below = cells_of(tree, self.child, first)
        self.block = int(tree.first_block[self.root])
        self.other_block = int(tree.first_block[self.child])


Edit = Callable[[Arrays, Place], Arrays]
EDITS: dict[str, tuple[Edit, str]] = {
    "a cycle to the root": (lambda arrays, at: put(arrays, "child", at.below[0], at.root), "a key"),
    "a node as its own child": (lambda arrays, at: put(arrays, "child", at.below[0], at.child), "a key"),
    "a child that is none": (lambda arrays, at: put(arrays, "child", at.cells[0], 0), "an edge"),
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
    "one evaluation less": (lambda arrays, at: shifted(arrays, "evaluations", at.child, -1), "a sum"),
    "visits below zero": (lambda arrays, at: put(arrays, "visits", at.root, -5), "a node"),
    "very many visits": (lambda arrays, at: put(arrays, "visits", at.root, (1 << 63) - 1), "a node"),
    "a value too large": (lambda arrays, at: put(arrays, "value_sum", at.root, 1 << 60), "a node"),
    "the least of all values": (lambda arrays, at: put(arrays, "value_sum", at.root, -(1 << 63)), "a node"),
    "a value's sum": (lambda arrays, at: shifted(arrays, "evaluated_sum", at.child, 0), ""),
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
HARMLESS = ("a value's sum",)


@pytest.mark.parametrize("edit", [name for name in EDITS if name not in HARMLESS])
def test_what_cannot_be_believed_is_refused(edit: str, folder: Path, tmp_path: Path) -> None:
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


def test_positions_that_share_a_node_must_be_the_same(folder: Path, tmp_path: Path) -> None:
    """A key can be forged; so two ways are compared by numbers that are drawn when the file is read."""
    search = searched(Position(PRESETS["tic-tac-toe"]), 200, transpositions=True, proofs=False)
    arrays = arrays_in(save(search, folder / "shared.npz").read_bytes())
    place, tree = Place(search), tree_of(search)
    first = search._settings.first_block
    others = [int(tree.child[cell]) for cell in place.cells if cell != place.cell]
    target = next(cell for other in others for cell in cells_of(tree, other, first))
    cell = place.below[0]
    wrong = int(tree.child[target]) if tree.child[target] != tree.child[cell] else others[0]
    keys, visits = arrays["key"].copy(), arrays["edge_visits"]
    keys[wrong] = keys[int(tree.child[cell])]
    if tree.visits[wrong] < visits[cell]:
        pytest.skip("this seed gives no such nodes")
    error = refused(file_of(put(arrays | {"key": keys}, "child", cell, wrong)), tmp_path / "tree.npz")
    assert error is not None


# Foreign and oversized files


def foreign_files() -> Iterator[tuple[str, bytes, str]]:
    yield "empty", b"", "not_a_tree"
    yield "text", b"(;GM[4])", "not_a_tree"
    yield "picture", b"\x89PNG\r\n\x1a\n" + bytes(200), "not_a_tree"
    yield "head of a zip", b"PK\x03\x04", "tree_damaged"
    target = io.BytesIO()
    np.savez(target, a=np.arange(5))
    yield "other arrays", target.getvalue(), "not_a_tree"
    target = io.BytesIO()
    np.savez(target, about=np.array([object()], object))
    yield "pickle", target.getvalue(), "tree_damaged"
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for number in range(300):
            archive.writestr(f"{number}.txt", "")
    yield "many members", target.getvalue(), "not_a_tree"
    yield (
        "many members, it says",
        b"PK\x03\x04" + bytes(80) + struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 9, 9, 1 << 30, 0, 0),
        "not_a_tree",
    )


@pytest.mark.parametrize(("data", "code"), [pytest.param(*case[1:], id=case[0]) for case in foreign_files()])
def test_foreign_files_are_refused(data: bytes, code: str, tmp_path: Path) -> None:
    error = refused(data, tmp_path / "tree.npz")
    assert error is not None
    assert error.code == code
    assert str(tmp_path) in str(error)


def test_another_version_is_named(folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("falling", "plain", folder))
    about = about_of(arrays)
    for changed in (about | {"version": 2}, about | {"parameters": about["parameters"] | {"charm": "3"}}):
        error = refused(file_of(with_about(arrays, changed)), tmp_path / "tree.npz")
        assert error is not None
        assert error.code == "tree_version"
    later = {"format": about["format"], "version": 7, "whatever": 1}
    error = refused(file_of(with_about(arrays, later)), tmp_path / "tree.npz")
    assert error is not None
    assert error.fields == {"version": 7, "expected": 1}


def test_no_more_is_unpacked_than_was_claimed(folder: Path, tmp_path: Path) -> None:
    """A member that would grow without end is refused by what it says of its size."""
    arrays = arrays_in(saved("falling", "plain", folder))
    bomb = arrays | {"visits": np.zeros(50_000_000, np.int64)}
    error = refused(file_of(bomb), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == "tree_damaged"
    error = refused(file_of(arrays | {"about": np.full(5_000_000, 32, np.uint8)}), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == "tree_damaged"


def test_a_file_larger_than_the_memory_is_refused_unread(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_bytes(saved("falling", "plain", folder))
    os.truncate(path, 20_000_000)
    with pytest.raises(StudioError) as error:
        list(reading(path, 8))
    assert error.value.code == "tree_too_large"


@pytest.mark.parametrize("wanted", [str(1 << 16), "65537", "1"])
def test_claims_of_memory_are_compared_with_what_is_allowed(wanted: str, folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("falling", "plain", folder))
    about = about_of(arrays)
    about["parameters"]["memory_mb"] = wanted
    error = refused(file_of(with_about(arrays, about)), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == ("tree_too_large" if wanted == str(1 << 16) else "tree_damaged")


def test_places_without_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, code in (
        (tmp_path / "none.npz", "not_found"),
        (tmp_path, "folder"),
        (tmp_path / "pipe", "not_a_file"),
    ):
        with pytest.raises(StudioError) as error:
            list(reading(path, 8))
        assert error.value.code == code


def test_who_ends_the_reading_early_leaves_no_file_open(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_bytes(saved("falling", "plain", folder))
    steps = reading(path, 8)
    next(steps)
    steps.close()
    path.unlink()
