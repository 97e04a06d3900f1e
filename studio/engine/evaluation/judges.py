"""Converts pattern networks to the records that the kernels read."""

from dataclasses import fields
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.network import PatternNetwork
from studio.engine.evaluation.patterns import Patterns, windows_of
from studio.engine.kernels.network.judging import CONTEXT, HIDDEN, POOLED, WIDTH, BoardTables, Judge, Weights
from studio.game.rules import Rules

_UNKNOWN = (1 << 64) - 1


def weights_of(network: PatternNetwork) -> Weights:
    """Return the weights of a network in the form that the kernels read. All threads of a search share them."""
    parts = {part.name: getattr(network.weights, part.name) for part in fields(network.weights)}
    return Weights(**{name: np.ascontiguousarray(array, np.float32).ravel() for name, array in parts.items()})


@lru_cache(maxsize=8)
def _rows_of(patterns: Patterns) -> npt.NDArray[np.uint16]:
    """Return the pattern of each window code. Black's point of view comes first, then White's."""
    black, white = patterns.of_code
    return np.concatenate([black, white[patterns.for_other_side]]).astype(np.uint16)


@lru_cache(maxsize=8)
def _board_tables_of(
    patterns: Patterns, rules: Rules, points: tuple[int, ...]
) -> tuple[BoardTables, npt.NDArray[np.uint64]]:
    """Return the constant tables of a board, and the codes of all windows on the empty board, packed into words.

    Callers must not change the result, because it is cached.
    """
    windows = windows_of(rules, patterns)
    in_word = 4 if patterns.codes <= 1 << 16 else 2  # codes per word
    lanes = np.uint64(1) << (64 // in_word * np.arange(in_word, dtype=np.uint64))
    empty = windows.empty.astype(np.uint64).reshape(-1, in_word) * lanes
    code = np.zeros(rules.size, np.uint16)
    code[[point for point in points if point >= 0]] = [place for place, point in enumerate(points) if point >= 0]
    tables = BoardTables(
        points=rules.size,
        columns=rules.columns,
        rows=_rows_of(patterns),
        codes=patterns.codes,
        first=windows.first,
        seen_by=((4 * windows.point + windows.direction) // in_word).astype(np.uint16),
        weight=windows.weight.astype(np.uint64) * lanes[windows.direction % in_word],
        point=np.array(points, np.int16),
        code=code,
    )
    return tables, empty.sum(axis=1, dtype=np.uint64)


def judge_of(
    network: PatternNetwork, weights: Weights, rules: Rules, points: npt.NDArray[np.int16], words: int
) -> Judge:
    """Return the weights, tables and working memory with which one thread evaluates positions.

    `points` has the point of each code of the search's board, or −1 if a code has no point. `words` is the number of
    64-bit words for the stones of one colour.
    """
    size = rules.size
    tables, empty = _board_tables_of(network.patterns, rules, tuple(points.tolist()))
    digits = np.zeros(size, np.int64)
    if rules.gravity:
        digits[: size - rules.columns] = 3
    return Judge(
        weights=weights,
        tables=tables,
        stones=np.zeros(2 * words, np.uint64),
        digits=digits,
        codes=empty.copy(),
        known=np.full(2 * empty.size, _UNKNOWN, np.uint64),
        features=np.zeros(2 * size * WIDTH, np.float32),
        padded=np.zeros((rules.rows + 2) * (rules.columns + 2) * CONTEXT, np.float32),
        pooled=np.zeros(POOLED, np.float32),
        units=np.zeros(2 * HIDDEN, np.float32),
        vector=np.zeros(WIDTH, np.float32),
        logits=np.zeros(points.size, np.float32),
    )
