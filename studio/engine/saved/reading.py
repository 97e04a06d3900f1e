"""Reads a saved tree as untrusted input, in steps of a few milliseconds.

The sizes in the file's header are compared with the memory limit before much memory is allocated. No more bytes are
decompressed than these sizes allow. Then the whole tree is checked; see `kernels/walks/file_walk`.
"""

import os
import zipfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from studio.engine.evaluation.network import NetworkName
from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.search.simulation import SIMULATIONS
from studio.engine.kernels.search.tree import CELLS_END, NODES_END, ROOT, Tree
from studio.engine.options.parameters import Parameters
from studio.engine.running.arrays import Array, allocated_bytes, grown_if_possible, new_tree, with_table_for
from studio.engine.running.boards import BoardMap, board_map
from studio.engine.running.state import SearchState
from studio.engine.running.task import method_of
from studio.engine.saved.archive import DAMAGED, opened, refuse_foreign, unpack, unreadable
from studio.engine.saved.checking import TreeChecking
from studio.engine.saved.file import (
    ABOUT,
    FORMAT,
    FREE_BLOCKS,
    MOST_ABOUT_BYTES,
    ORDER,
    PIECE_BYTES,
    VERSION,
    About,
    Label,
    about_member,
    checked_path,
    generator_of,
    members_of,
    no_memory,
    not_a_tree,
    other_version,
    played_out,
    too_large,
    tree_damaged,
)
from studio.game.errors import FileError, StudioError
from studio.game.position import Position
from studio.game.rules import rules_from_text
from studio.game.stones import Stone

_MB = 1_000_000
_UNPACKED_SHARE = 0.6


@dataclass(frozen=True)
class _Start:
    """The parts of a saved search that are in the header of the file."""

    position: Position
    parameters: Parameters
    seed: int
    board: BoardMap


def read(path: str | os.PathLike[str], most_memory_mb: int) -> SearchState:
    """Read a saved search in one call, without steps."""
    steps = reading(checked_path(path), most_memory_mb)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            state: SearchState = end.value
            return state


def reading(path: Path, most_memory_mb: int) -> Generator[float, None, SearchState]:
    """Read a saved search in steps, and yield the progress from 0 to 1.

    Raise if the file is damaged or contradicts itself.
    """
    with _refusals(path), opened(path) as stream:
        refuse_foreign(stream, most_memory_mb)
        with zipfile.ZipFile(stream) as archive:
            return (yield from _search(archive, most_memory_mb))


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """The main data of a saved search, without the tree."""

    position: Position
    parameters: Parameters
    seed: int
    simulations: int


def saved_search(path: Path, most_memory_mb: int) -> SavedSearch:
    """Return the main data of a saved search. Its tree is not read, so damage in the tree is not found."""
    with _refusals(path), opened(path) as stream:
        refuse_foreign(stream, most_memory_mb)
        with zipfile.ZipFile(stream) as archive:
            about = _about(archive)
        start = _start(about)
        if start.parameters.memory_mb > most_memory_mb:
            raise too_large(start.parameters.memory_mb, most_memory_mb)
        return SavedSearch(start.position, start.parameters, start.seed, about.tally[SIMULATIONS])


@contextmanager
def _refusals(path: Path) -> Iterator[None]:
    """Turn every error about a file into a `FileError` that names the file."""
    try:
        yield
    except FileError as error:
        raise error.within(os.fspath(path)) from error
    except MemoryError as error:
        raise no_memory().within(os.fspath(path)) from error
    except (*DAMAGED, StudioError) as error:
        raise tree_damaged(str(error)[:200]).within(os.fspath(path)) from error
    except OSError as error:
        raise unreadable(error).within(os.fspath(path)) from error


def _search(archive: zipfile.ZipFile, most_memory_mb: int) -> Generator[float, None, SearchState]:
    about = _about(archive)
    start = _start(about)
    if start.parameters.memory_mb > most_memory_mb:
        raise too_large(start.parameters.memory_mb, most_memory_mb)
    tree = _room(about, start.parameters)
    order = np.zeros(start.board.slots.size, np.uint16)
    yield from _fill(archive, about, tree, order)
    if not np.array_equal(np.sort(order), np.sort(start.board.slots)):
        raise tree_damaged("its order of moves")
    yield from _check(about, start, tree, order)
    return _state(about, start, tree, order)


# The file


def _about(archive: zipfile.ZipFile) -> About:
    """Return the JSON header. Raise if the format or its version is not supported."""
    infos = archive.infolist()
    if not infos or infos[0].filename != about_member(0).file_name:
        raise not_a_tree()
    member = about_member(max(0, infos[0].file_size - about_member(0).bytes))
    if member.size > MOST_ABOUT_BYTES:
        raise tree_damaged(ABOUT)
    text = np.zeros(member.size, np.uint8)
    for _ in unpack(archive, infos[0], member, text):
        pass
    label = msgspec.json.decode(text.tobytes(), type=Label)
    if label.format != FORMAT:
        raise not_a_tree()
    if label.version != VERSION:
        raise other_version(label.version)
    return msgspec.json.decode(text.tobytes(), type=About)


def _fill(archive: zipfile.ZipFile, about: About, tree: Tree, order: Codes) -> Iterator[float]:
    infos = archive.infolist()[1:]
    members = members_of(about.counts, order.size, tree.free_blocks.size)
    if [info.filename for info in infos] != [member.file_name for member in members]:
        raise tree_damaged("its list of arrays")
    arrays: dict[str, Array] = {**tree._asdict(), ORDER: order, FREE_BLOCKS: tree.free_blocks}
    total, done = sum(member.bytes for member in members), 0
    for info, member in zip(infos, members, strict=True):
        for read_bytes in unpack(archive, info, member, arrays[member.name]):
            done += read_bytes
            yield _UNPACKED_SHARE * done / total


# Its content


def _start(about: About) -> _Start:
    try:
        parameters = Parameters().with_text(about.parameters)
    except StudioError as error:
        if error.code == "no_such_parameter":
            raise other_version(about.version) from error
        raise
    position = _position(about)
    board = board_map(position.rules)
    if board.kind.__name__ != about.board:
        raise other_version(about.version)
    return _Start(position, parameters, int(about.seed), board)


def _state(about: About, start: _Start, tree: Tree, order: Codes) -> SearchState:
    return SearchState(
        position=start.position,
        parameters=start.parameters,
        seed=start.seed,
        seconds=about.seconds,
        board=start.board.kind,
        tree=tree,
        order=order,
        is_steered=about.steered,
        tally=np.array(about.tally, np.int64),
        random=int(about.random, 16),
        final_chance=generator_of(about.final_chance),
        network=_network(about, start.parameters),
    )


def _network(about: About, parameters: Parameters) -> NetworkName | None:
    if about.network is None:
        return None
    return NetworkName(about.network.name, about.network.sha256, parameters.network)


def _position(about: About) -> Position:
    rules = rules_from_text(about.rules)
    if len(about.stones) != rules.size or not set(about.stones) <= set(".XO"):
        raise tree_damaged("its position")
    stones = {point: Stone(".XO".index(letter)) for point, letter in enumerate(about.stones) if letter != "."}
    position = Position(rules)
    position.set_up(stones, Stone.BLACK if about.to_move == "X" else Stone.WHITE)
    if about.moves is None:
        return position
    played = played_out(rules, about.moves)
    if played != position:
        raise tree_damaged("its moves")
    return played


def _room(about: About, parameters: Parameters) -> Tree:
    """Return an empty tree. Its arrays have the sizes that the file states."""
    # The system provides their memory only as they are filled.
    counts, memory_bytes = about.counts, parameters.memory_mb * _MB
    tree = new_tree(parameters.transpositions, memory_bytes)
    fits = (
        1 <= counts.root < counts.nodes_end <= counts.node_room
        and tree.counts[CELLS_END] <= counts.cells_end <= counts.cell_room
        and allocated_bytes(counts.node_room, counts.cell_room, parameters.transpositions) <= memory_bytes
    )
    if not fits:
        raise tree_damaged("its sizes")
    tree = grown_if_possible(tree, counts.node_room, counts.cell_room, (counts.nodes_end, counts.cells_end))
    tree = with_table_for(tree, counts.nodes_end)
    tree.counts[ROOT], tree.counts[NODES_END], tree.counts[CELLS_END] = counts.root, counts.nodes_end, counts.cells_end
    return tree


def _check(about: About, start: _Start, tree: Tree, order: Codes) -> Iterator[float]:
    parameters, board = start.parameters, start.board
    root = board.board(board.shape(parameters))
    board.set_position(root, start.position)
    if tree.key[about.counts.root] != root.key[0]:
        raise tree_damaged("its position")
    chance, judged = np.random.default_rng(start.seed), about.network is not None
    method = method_of(parameters, board, chance, judged=judged)._replace(order=order)
    yield from _cleared(tree, about.counts.nodes_end)
    checking = TreeChecking(tree, method, board, root, start.position, parameters, about)
    for share in checking.steps():
        yield _UNPACKED_SHARE + (1 - _UNPACKED_SHARE) * share


def _cleared(tree: Tree, nodes: int) -> Iterator[float]:
    """Clear those fields of nodes that are not in files: `mark`, `link` and `lock`."""
    step = PIECE_BYTES // tree.mark.itemsize
    for begin in range(0, nodes, step):
        for array in (tree.mark, tree.link, tree.lock):
            array[begin : min(begin + step, nodes)] = 0
        yield _UNPACKED_SHARE
