"""The content of a file with a saved search: a zip of a JSON header and of arrays in numpy's format.

The header comes first and determines the sizes of all arrays. The sizes are checked before any array is read. Nothing
is pickled.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import numpy as np

from studio.engine import messages
from studio.engine.kernels.search.tree import CELLS, CELLS_END, LEAVES, NODES, NODES_END, ROOT, SHARED, Tree
from studio.engine.running.state import SearchState
from studio.game.argument_checks import refuse_other_than
from studio.game.errors import FileError, StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

FORMAT, VERSION = "mcts-studio tree", 2
SUFFIX = ".npz"
ABOUT, ORDER, FREE_BLOCKS = "about", "order", "free_blocks"
MOST_ABOUT_BYTES = 1 << 16
# With compression, a step takes a few milliseconds.
PIECE_BYTES = 1 << 17
"""The number of bytes that one step writes or reads."""

# Fields that cannot exceed twice the number of points have fewer bytes here than in the tree.
NODE_KINDS = {
    "visits": "<i8",
    "value_sum": "<i8",
    "evaluations": "<i8",
    "evaluated_sum": "<i8",
    "first_block": "<u4",
    "edge_count": "<u2",
    "legal": "<u2",
    "cursor": "<u2",
    "start": "<u2",
    "distance": "<u2",
    "lower": "|i1",
    "upper": "|i1",
    "key": "<u8",
}
"""The fields of nodes with their types in a file."""
CELL_KINDS = {"move": "<u2", "child": "<u4", "edge_visits": "<i8", "mean": "<f4", "spread": "<f4", "prior": "<f4"}
_HEADER_BYTES = 128

Whole = Annotated[int, msgspec.Meta(ge=0, le=1 << 62)]
Hexadecimal = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,32}$")]
Bit32 = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]


@dataclass(frozen=True)
class Counts:
    """The numbers of nodes, cells and leaves of a saved tree. See `Tree.counts` in `kernels/search/tree`."""

    root: Whole
    nodes_end: Whole
    cells_end: Whole
    nodes: Whole
    cells: Whole
    leaves: Whole
    shared: Whole
    node_room: Whole  # the sizes of the tree's arrays, which determine when the tree is full
    cell_room: Whole

    @classmethod
    def of(cls, tree: Tree) -> "Counts":
        counts = tree.counts
        return cls(
            root=int(counts[ROOT]),
            nodes_end=int(counts[NODES_END]),
            cells_end=int(counts[CELLS_END]),
            nodes=int(counts[NODES]),
            cells=int(counts[CELLS]),
            leaves=int(counts[LEAVES]),
            shared=int(counts[SHARED]),
            node_room=tree.visits.size,
            cell_room=tree.child.size,
        )


@dataclass(frozen=True)
class FinalChance:
    """The state of the random number generator that chooses final moves."""

    state: Hexadecimal
    step: Hexadecimal
    has_half: bool
    half: Bit32


@dataclass(frozen=True)
class JudgedBy:
    """Identifies a network by its name and its SHA-256."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    sha256: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


@dataclass(frozen=True)
class Label:
    """The first fields in the header of a saved search. All versions of the format have them."""

    format: str
    version: int


@dataclass(frozen=True)
class About(Label):
    """The JSON header of a saved search. It contains everything except the arrays."""

    rules: str
    board: str  # the kind of board, which determines the codes of the moves
    stones: str  # a letter for each point, by rows from the top left
    to_move: Literal["X", "O"]
    moves: list[Whole] | None  # the points played from an empty board, if they are known
    parameters: dict[str, str]
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9]{1,999}$")]
    seconds: Annotated[float, msgspec.Meta(ge=0, le=1e12)]
    steered: bool  # whether steering changed the order in which the root's moves were tried
    tally: Annotated[list[Whole], msgspec.Meta(min_length=8, max_length=8)]
    random: Hexadecimal
    final_chance: FinalChance | None
    counts: Counts
    network: JudgedBy | None = None  # None if rollouts evaluated the positions


@dataclass(frozen=True)
class Member:
    """A member of the zip file: an array in numpy's format."""

    name: str
    kind: str
    size: int

    @property
    def file_name(self) -> str:
        return f"{self.name}.npy"

    @property
    def header(self) -> bytes:
        """The header that numpy writes before an array."""
        # Files with any other header are refused.
        text = f"{{'descr': '{self.kind}', 'fortran_order': False, 'shape': ({self.size},), }}"
        return b"\x93NUMPY\x01\x00v\x00" + text.ljust(_HEADER_BYTES - 11).encode() + b"\n"

    @property
    def bytes(self) -> int:
        return _HEADER_BYTES + self.size * np.dtype(self.kind).itemsize


def about_member(size: int) -> Member:
    return Member(ABOUT, "|u1", size)


def members_of(counts: Counts, slots: int, block_classes: int) -> list[Member]:
    """Return the arrays that follow the JSON header. They are in the order of the file."""
    return [
        Member(ORDER, "<u2", slots),
        Member(FREE_BLOCKS, "<u4", block_classes),
        *(Member(name, kind, counts.nodes_end) for name, kind in NODE_KINDS.items()),
        *(Member(name, kind, counts.cells_end) for name, kind in CELL_KINDS.items()),
    ]


def about_of(state: SearchState, moves: Sequence[int] | None) -> About:
    """Return the JSON header for the state of a search.

    `moves` are the points that were played from an empty board to the searched position, or None.
    """
    position = state.position
    if moves is None:
        moves = _known_moves(position)
    elif played_out(position.rules, moves) != position:
        raise ValueError("these moves do not lead to the position of the search")
    return About(
        format=FORMAT,
        version=VERSION,
        rules=position.rules.text,
        board=state.board.__name__,
        stones="".join(stone.letter for stone in position.cells),
        to_move="X" if position.to_move is Stone.BLACK else "O",
        moves=None if moves is None else [int(point) for point in moves],
        parameters={name: str(value) for name, value in state.parameters.as_dict().items()},
        seed=str(state.seed),
        seconds=state.seconds,
        steered=state.is_steered,
        tally=[int(count) for count in state.tally],
        random=f"{state.random:x}",
        final_chance=_final_chance_of(state.final_chance),
        counts=Counts.of(state.tree),
        network=None if state.network is None else JudgedBy(state.network.name, state.network.sha256),
    )


def _known_moves(position: Position) -> list[int] | None:
    """Return the points of the position's moves. If they do not begin on an empty board, return None."""
    points = [move.point for move in position.moves]
    try:
        return points if played_out(position.rules, points) == position else None
    except StudioError:
        return None


def played_out(rules: Rules, moves: Sequence[int]) -> Position:
    """Return the position that these moves reach from an empty board."""
    position = Position(rules)
    for point in moves:
        position.play(point)
    return position


def _final_chance_of(chance: np.random.Generator | None) -> FinalChance | None:
    if chance is None:
        return None
    state = chance.bit_generator.state
    numbers = state["state"]
    return FinalChance(f"{numbers['state']:x}", f"{numbers['inc']:x}", bool(state["has_uint32"]), state["uinteger"])


def generator_of(kept: FinalChance | None) -> np.random.Generator | None:
    if kept is None:
        return None
    chance = np.random.Generator(np.random.PCG64(0))
    chance.bit_generator.state = {
        "bit_generator": "PCG64",
        "state": {"state": int(kept.state, 16), "inc": int(kept.step, 16)},
        "has_uint32": int(kept.has_half),
        "uinteger": kept.half,
    }
    return chance


def checked_path(path: object) -> Path:
    """Return the path of a file as a `Path`. Raise if `path` has another type than a path or a text."""
    refuse_other_than(str | os.PathLike, path, "The path of a file", '"search.npz"')
    return Path(path)  # type: ignore[arg-type]


def tree_damaged(reason: str) -> FileError:
    return FileError(messages.TREE_DAMAGED, reason=reason)


def not_a_tree() -> FileError:
    return FileError(messages.NOT_A_TREE)


def other_version(version: int) -> FileError:
    return FileError(messages.TREE_VERSION, version=version, expected=VERSION)


def too_large(memory_mb: int, most_memory_mb: int) -> FileError:
    return FileError(messages.TREE_TOO_LARGE, memory_mb=memory_mb, most=most_memory_mb)


def no_memory() -> FileError:
    return FileError(messages.TREE_NO_MEMORY)
