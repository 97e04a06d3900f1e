"""The keys of all positions of many lines at once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from studio.game.canonical import WIDE_STONE_KEYS, WIDE_TURN_KEY, rules_key
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.game.symmetry import images, symmetries

_LOW = (1 << 64) - 1
Words = NDArray[np.uint64]
END = -1
"""A value in place of a point. It means that the game ended in the position."""


class Tables(NamedTuple):
    """The hash keys of one set of rules, and its symmetries, as arrays."""

    stones: Words
    """[code, symmetry, word]: the key of a stone after a symmetry, in two words with the high one first."""
    images: NDArray[np.int16]
    """[symmetry, point]: the image of each point under each symmetry."""
    start: Words
    """[word]: the key of the empty board with Black to move."""
    turn: Words
    """[word]: the key of White to move."""


class Steps(NamedTuple):
    """Moves and the positions before them, one per row."""

    keys: Words
    """[row, word]: the canonical keys of the positions."""
    points: NDArray[np.int16]
    """The canonical points of the moves, or `END` if the game ended."""
    lines: NDArray[np.int64]
    """For each move, the index of its line."""


@lru_cache(maxsize=32)
def tables(rules: Rules) -> Tables:
    maps = [images(symmetry, rules) for symmetry in symmetries(rules)]
    stones = np.array(
        [
            [_words(WIDE_STONE_KEYS[stone][image[point]]) for image in maps]
            for point in range(rules.size)
            for stone in (Stone.BLACK, Stone.WHITE)
        ],
        np.uint64,
    )
    start, turn = (np.array(_words(key), np.uint64) for key in (rules_key(rules), WIDE_TURN_KEY))
    return Tables(stones, np.array(maps, np.int16), start, turn)


def steps_of(
    rules: Rules, lines: Sequence[Sequence[int]], starts: Sequence[int], ends: Sequence[bool], plies: int
) -> Steps:
    """Return the moves of each line, from its start up to `plies` stones. A line consists of codes, as in `Line.codes`.

    If a line's element of `ends` is True, and the game ends within `plies` stones, a step `END` follows.
    """
    known = tables(rules)
    lengths = np.array([len(line) for line in lines], np.int64)
    width = int(min(plies, lengths.max(initial=0)))
    codes = np.zeros((len(lines), width + 1), np.int64)
    for row, line in enumerate(lines):
        part = line[: width + 1]
        codes[row, : len(part)] = part
    keys = _position_keys(known, codes, lengths, width)
    plies_at = np.arange(width + 1)
    is_move = (plies_at < np.minimum(lengths, plies)[:, None]) & (plies_at >= np.array(starts, np.int64)[:, None])
    is_end = (plies_at == lengths[:, None]) & np.array(ends, np.bool_)[:, None] & (lengths <= plies)[:, None]
    # An ended game has no mover; its last stone decides the side to move.
    chosen = is_move | is_end
    rows, columns = np.nonzero(chosen)
    canonical, points = _canonical(known, keys[rows, columns], codes[rows, columns] // 2)
    points[is_end[rows, columns]] = END
    return Steps(canonical, points, rows.astype(np.int64))


def key_bytes(keys: Words) -> bytes:
    """Return the keys as consecutive groups of 16 bytes. They are big-endian, so that they sort like numbers."""
    return keys.astype(">u8").tobytes()


def _position_keys(known: Tables, codes: NDArray[np.int64], lengths: NDArray[np.int64], width: int) -> Words:
    """Return [line, ply, symmetry, word]: the keys of the position before each ply."""
    stones = known.stones[codes[:, :width]]
    keys = np.zeros((len(codes), width + 1, *stones.shape[2:]), np.uint64)
    np.bitwise_xor.accumulate(stones, axis=1, out=keys[:, 1:]) if width else None
    keys ^= known.start
    movers = codes % 2
    at_end = np.nonzero(lengths <= width)[0]
    last = lengths[at_end]
    movers[at_end, last] = np.where(last > 0, 1 - codes[at_end, np.maximum(last - 1, 0)] % 2, 0)
    keys ^= movers[:, :, None, None].astype(np.uint64) * known.turn
    return keys


def _canonical(known: Tables, keys: Words, points: NDArray[np.int64]) -> tuple[Words, NDArray[np.int16]]:
    """Return the least key over all symmetries, and the least image of each point under the symmetries with this key.

    `keys` is [row, symmetry, word].
    """
    high = keys[:, :, 0]
    is_high = high == high.min(axis=1)[:, None]
    low = np.where(is_high, keys[:, :, 1], np.uint64(_LOW))
    best = low.argmin(axis=1)
    rows = np.arange(len(keys))
    least = keys[rows, best]
    is_least = is_high & (low == least[:, 1][:, None])
    moved = np.where(is_least, known.images[:, points].T, np.int16(np.iinfo(np.int16).max))
    return least, moved.min(axis=1) if len(moved) else np.zeros(0, np.int16)


def _words(key: int) -> tuple[int, int]:
    return key >> 64, key & _LOW
