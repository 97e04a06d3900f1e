"""Searches for a win by threes by depth-first proof-number search, which finds long wins.

Positions with the attacker to move and positions with the defender to move alternate. The *proof number* of a position
estimates how many positions must still be proven to prove the win, its *disproof number* how many to disprove it. The
search always continues with the move that has the smallest number: the proof number if the attacker is to move, else
the disproof number. It leaves a position as soon as one of its numbers reaches a threshold, because another move then
has a smaller number. The numbers are kept in a table, so a position that was left is continued later.

The search tries the attacks and replies that `threes` also tries, so its results are proofs for the same reasons.
Stones are only added, so no line returns to an earlier position. A position is often reached by several orders of
moves. A sum of the numbers of all replies would count such a position several times. So the combined number is the
largest number plus one for each other open move. The search changes to another move only when the number of the current
move is a quarter above that of the next best move. This saves many changes between moves.

The wins are not the shortest ones. Each proven position is stored in the solver's table of facts with its first move
and the plies within which it wins.
"""

from typing import NamedTuple

import numpy as np

from studio.engine.kernels.boards.board import Codes, Words
from studio.engine.kernels.boards.line_board import take_back, winning_points
from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.threats.answers import can_move
from studio.engine.kernels.threats.fours import any_win_by_fours, win_by_fours
from studio.engine.kernels.threats.proving import GIVEN_UP, NONE_AT_ALL, Numbers, Proving, must_end, try_move
from studio.engine.kernels.threats.relevant_moves import find_relevant_attacks
from studio.engine.kernels.threats.table import (
    NEVER,
    THREES,
    WITHIN,
    kind_of,
    known_fact,
    name_of,
    note,
    plies_of,
)
from studio.engine.kernels.threats.threes import list_replies, list_wanted

INFINITE = 1 << 30
"""The proof number of a disproven position. A proven position has the proof number 0."""

_THREES, _DEFENDER = Word(THREES), Word(2)
_UNLIMITED = 1 << 20
_HALF, _LOW = Word(32), Word(0xFFFFFFFF)
_OPEN, _SOLVED = 1, 0
_THREE_FIRST, _FOUR_FIRST = 2, 1
"""The initial proof numbers of attacks. A four has only one reply, so it is tried before the other attacks."""


@record
class NumberSearch(NamedTuple):
    """The state of a proof-number search. It uses the board, limits and table of the solver `work`.

    Depth counts plies: the attacker is to move at even depths.
    """

    work: Proving
    names: Words  # [cell]: names of positions
    numbers: Words  # [cell]: the proof number in the lower half, the disproof number in the upper half. If the proof
    # number is 0, the upper half holds the plies within which the attacker wins
    begin: Numbers  # [depth]: the index of the first move
    end: Numbers  # [depth]: the index after the last one
    most_proof: Numbers  # [depth]: the search leaves the position when its proof number reaches this threshold
    most_disproof: Numbers  # [depth]: the same for the disproof number
    threat: Numbers  # [depth]: the plies of the win by fours that the last attack threatens
    moves: Codes
    first: Codes  # [index]: the first proof number of a move


@part
def win_by_numbers(search: NumberSearch, attacker: Word) -> int:
    """Return the plies within which the attacker, who is to move, wins by threes, or NONE_AT_ALL or GIVEN_UP."""
    work, depth = search.work, 0
    search.begin[0] = 0
    search.most_proof[0] = search.most_disproof[0] = INFINITE
    state = _open(search, attacker, depth)
    while True:
        if state == GIVEN_UP or must_end(work):
            for _ in range(depth):
                take_back(work.board)
            return GIVEN_UP
        if state == _OPEN:
            state = _continue(search, attacker, depth)
        if state == _OPEN:
            depth += 1
            search.begin[depth] = search.end[depth - 1]
            state = _open(search, attacker, depth)
        elif state == _SOLVED:
            if depth == 0:
                return _result(search, attacker)
            take_back(work.board)
            depth -= 1
            state = _OPEN


@part
def _result(search: NumberSearch, attacker: Word) -> int:
    fact = known_fact(search.work, name_of(search.work, attacker, _THREES))
    if kind_of(fact) == WITHIN:
        return np.int64(plies_of(fact))
    found = win_by_fours(search.work, attacker, _UNLIMITED)
    return found if found > 0 or found == GIVEN_UP else NONE_AT_ALL


# Opening a position


@part
def _open(search: NumberSearch, attacker: Word, depth: int) -> int:
    """Begin with the position at this depth: list its moves and return _OPEN.

    If no search is needed, store the numbers of the position and return _SOLVED. If a limit is reached, return
    GIVEN_UP.
    """
    search.end[depth] = search.begin[depth]
    if depth % 2 == 1:
        search.threat[depth] = win_by_fours(search.work, attacker, _UNLIMITED)
        if search.threat[depth] == GIVEN_UP:
            return GIVEN_UP
        search.end[depth] = list_replies(search.work, attacker, search.moves, search.begin[depth])
        for index in range(search.begin[depth], search.end[depth]):
            search.first[index] = 1
        return _OPEN
    fact = known_fact(search.work, name_of(search.work, attacker, _THREES))
    if kind_of(fact) == NEVER:
        _store(search, attacker, depth, np.int64(INFINITE), np.int64(0))
        return _SOLVED
    if kind_of(fact) == WITHIN:
        _store(search, attacker, depth, np.int64(0), np.int64(plies_of(fact)))
        return _SOLVED
    found = any_win_by_fours(search.work, attacker)
    if found > 0:
        _store(search, attacker, depth, np.int64(0), found)
        return _SOLVED
    return GIVEN_UP if found == GIVEN_UP else _list_attacks(search, attacker, depth)


@part
def _list_attacks(search: NumberSearch, attacker: Word, depth: int) -> int:
    work, board = search.work, search.work.board
    find_relevant_attacks(work, attacker, _UNLIMITED)
    begin = search.begin[depth]
    end, kept = list_wanted(work, search.moves, begin, attacker), begin
    for index in range(begin, end):
        if must_end(work):
            return GIVEN_UP
        move = search.moves[index]
        try_move(work, Word(move), attacker)
        danger, _ = winning_points(board, attacker ^ ONE)
        is_threat = danger == Word(board.shape.size) and can_move(board, attacker ^ ONE)
        threat = any_win_by_fours(work, attacker) if is_threat else NONE_AT_ALL
        take_back(board)
        if threat == GIVEN_UP:
            return GIVEN_UP
        if threat > 0:
            search.moves[kept] = move
            search.first[kept] = _FOUR_FIRST if threat == 1 else _THREE_FIRST
            kept += 1
    search.end[depth] = kept
    return _OPEN


# Continuing a position


@part
def _continue(search: NumberSearch, attacker: Word, depth: int) -> int:
    """Make the most promising move at this depth and return _OPEN.

    If the position at this depth is solved, or if another position is more promising, store the numbers of the position
    at this depth and return _SOLVED.
    """
    is_attack = depth % 2 == 0
    near, next_near, far, count, best, plies = _compare_moves(search, attacker, depth)
    if is_attack and near == 0:
        return _prove(search, attacker, depth, plies, best)
    if best < 0 and not is_attack:
        return _prove(search, attacker, depth, max(plies, search.threat[depth] + 1), best)
    if near == 0 or near >= INFINITE:
        return _disprove(search, attacker, depth)
    proof, disproof = (near, far) if is_attack else (far, near)
    if proof >= search.most_proof[depth] or disproof >= search.most_disproof[depth]:
        _store(search, attacker, depth, proof, disproof)
        return _SOLVED
    _descend(search, attacker, depth, best, next_near, count - 1)
    return _OPEN


@inlined
def _compare_moves(search: NumberSearch, attacker: Word, depth: int) -> tuple[int, int, int, int, int, int]:
    """Return near, next_near, far, the number of open moves, the index of the best move (-1 if none), and plies.

    `near` is the number that the side to move minimizes: the proof number for the attacker, the disproof number for the
    defender. `far` is the position's other number. `next_near` is `near` without the best move.

    `plies` is 0 if no win is proven. Otherwise it is the length of the shortest win if the attacker is to move, and of
    the longest win if the defender is to move.
    """
    is_attack = depth % 2 == 0
    near, next_near = np.int64(INFINITE), np.int64(INFINITE)
    far, count, best, plies = np.int64(0), np.int64(0), np.int64(-1), np.int64(0)
    for index in range(search.begin[depth], search.end[depth]):
        proof, disproof = _numbers_after(search, attacker, depth, index)
        if proof == 0:  # `disproof` is the plies of a win
            if not is_attack:
                plies = max(plies, disproof + 1)
            elif near > 0 or disproof + 1 < plies:
                near, best, plies = np.int64(0), np.int64(index), disproof + 1
            continue
        own, other = (proof, disproof) if is_attack else (disproof, proof)
        if own < near:
            near, next_near, best = own, near, np.int64(index)
        elif own < next_near:
            next_near = own
        if other > 0:
            far, count = max(far, other), count + 1
    if count > 1:
        far = min(far + count - 1, np.int64(INFINITE - 1))
    return near, next_near, far, count, best, plies


@inlined
def _numbers_after(search: NumberSearch, attacker: Word, depth: int, index: int) -> tuple[int, int]:
    """Return the proof number and the disproof number of the position after a move.

    If that position is proven, return 0 and the plies within which the attacker wins.
    """
    shape, is_attack = search.work.board.shape, depth % 2 == 0
    colour = attacker if is_attack else attacker ^ ONE
    key = shape.keys[(colour * Word(shape.size) + Word(search.moves[index])) * Word(2)]
    name = name_of(search.work, attacker, _DEFENDER if is_attack else _THREES) ^ key
    cell = (name & Word(search.names.size - 1)) & ~ONE
    for near in range(2):
        at = cell + Word(near)
        if search.names[at] == name:
            return np.int64(search.numbers[at] & _LOW), np.int64(search.numbers[at] >> _HALF)
    return np.int64(search.first[index]), np.int64(1)


@inlined
def _descend(search: NumberSearch, attacker: Word, depth: int, best: int, next_near: int, others: int) -> None:
    """Make the best move, and set the thresholds at which another move becomes better."""
    near = min(INFINITE, next_near + next_near // 4 + 1)
    if depth % 2 == 0:
        search.most_proof[depth + 1] = min(search.most_proof[depth], near)
        search.most_disproof[depth + 1] = search.most_disproof[depth] - others
        try_move(search.work, Word(search.moves[best]), attacker)
    else:
        search.most_proof[depth + 1] = search.most_proof[depth] - others
        search.most_disproof[depth + 1] = min(search.most_disproof[depth], near)
        try_move(search.work, Word(search.moves[best]), attacker ^ ONE)


@part
def _prove(search: NumberSearch, attacker: Word, depth: int, plies: int, best: int) -> int:
    _store(search, attacker, depth, np.int64(0), plies)
    if depth % 2 == 0:
        note(search.work, name_of(search.work, attacker, _THREES), Word(WITHIN), plies, Word(search.moves[best]))
    return _SOLVED


@part
def _disprove(search: NumberSearch, attacker: Word, depth: int) -> int:
    _store(search, attacker, depth, np.int64(INFINITE), np.int64(0))
    if depth % 2 == 0:
        note(search.work, name_of(search.work, attacker, _THREES), Word(NEVER), depth, NONE)
    return _SOLVED


@part
def _store(search: NumberSearch, attacker: Word, depth: int, proof: int, disproof: int) -> None:
    """Store the proof number and the disproof number of the position at this depth in the table."""
    # Of two cells, use the one with older numbers of this position, else the one whose position was searched less.
    name = name_of(search.work, attacker, _THREES if depth % 2 == 0 else _DEFENDER)
    first = (name & Word(search.names.size - 1)) & ~ONE
    second = first + ONE
    at = first
    if search.names[second] == name or (
        search.names[first] != name and _work_in(search.numbers[second]) < _work_in(search.numbers[first])
    ):
        at = second
    search.names[at] = name
    search.numbers[at] = Word(proof) | (Word(disproof) << _HALF)


@inlined
def _work_in(numbers: Word) -> Word:
    """Return how much work a table entry contains: the sum of its two numbers, or INFINITE if it is a proof."""
    proof, disproof = numbers & _LOW, numbers >> _HALF
    return Word(INFINITE) if proof == NONE and disproof != NONE else proof + disproof
