"""Finds the answers to a threat on a board stored by lines: points where a stone prevents an immediate win.

`boards/answers` explains how answers follow from the rules.
"""

from studio.engine.kernels.boards.board import Words
from studio.engine.kernels.boards.line_board import (
    LineBoard,
    is_open,
    may_play,
    put_stone,
    take_back,
    winning_points,
)
from studio.engine.kernels.boards.rules import KernelRules, Traits, by_trait, forbids_points
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import Function, inlined, part

_HALF, _FOUR = Word(32), Word(4)


def reply_and_win(
    rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word, first: Word, second: Word
) -> tuple[Word, Word]:
    """Return a reply of the defender to the attacker's threats, and a point where the attacker wins after this reply.

    The size of the board (the number of its points) stands for no point. If there is exactly one answer, the reply is
    this answer, and there is no winning point. If there is no answer, the reply is any legal move, and the winning
    point is one that remains after the reply. If there are several answers, both results are the size of the board.
    `first` and `second` are winning points as `winning_points` returns them; there is at least one. `wanted` is scratch
    memory.
    """
    raise NotImplementedError("kernels only")


def _on_the_points(
    rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word, first: Word, second: Word
) -> tuple[Word, Word]:
    return first, second


def _if_not_forbidden(
    rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word, first: Word, second: Word
) -> tuple[Word, Word]:
    if may_play(board, first, attacker ^ ONE):
        return first, second
    return _another_reply(board, attacker ^ ONE, first), first


def _also_at_ends(
    rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word, first: Word, second: Word
) -> tuple[Word, Word]:
    return _tried_reply(board, wanted, attacker, first)


def _body(traits: Traits) -> Function:
    if traits.ends_matter:
        return _also_at_ends
    return _if_not_forbidden if traits.forbids_points else _on_the_points


by_trait(reply_and_win, _body, inline=True)


@part
def _another_reply(board: LineBoard, side: Word, other: Word) -> Word:
    """Return a legal move of `side` on a point other than `other`, or the size of the board if there is none."""
    for index in range(board.shape.words):
        points = board.open[Word(index)]
        while points != NONE:
            point = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
            if point != other and may_play(board, point, side):
                return point
    return Word(board.shape.size)


@inlined
def can_move(board: LineBoard, side: Word) -> bool:
    """Return whether a side has a legal move. A side without one does not lose: the game is drawn."""
    return not forbids_points(board.shape.rules) or _another_reply(board, side, Word(board.shape.size)) != Word(
        board.shape.size
    )


@part
def _tried_reply(board: LineBoard, wanted: Words, attacker: Word, first: Word) -> tuple[Word, Word]:
    size, count, reply = Word(board.shape.size), 0, Word(board.shape.size)
    want_answers(board, wanted, attacker, first)
    for index in range(board.shape.words):
        points = wanted[Word(index)]
        while points != NONE:
            count += 1
            reply = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
    if count > 1:
        return size, size
    if count == 1:
        return reply, size
    defender = attacker ^ ONE
    reply = first if may_play(board, first, defender) else _another_reply(board, defender, first)
    if reply == size:
        return size, size
    put_stone(board, reply, defender)
    win, _ = winning_points(board, attacker)
    take_back(board)
    return reply, win


@part
def want_answers(board: LineBoard, wanted: Words, attacker: Word, first: Word) -> None:
    """Store in `wanted` all answers to the attacker's threats; `first` is one of the winning points."""
    # Every answer is on `first` or at an end of a line that a stone on `first` would complete. All these points are
    # tried.
    for index in range(board.shape.words):
        wanted[Word(index)] = NONE
    want_point_and_ends(board, wanted, attacker, first)
    for index in range(board.shape.words):
        points = wanted[Word(index)]
        while points != NONE:
            lowest = lowest_bit(points)
            points &= points - ONE
            if not _answers(board, attacker, (Word(index) << Word(6)) | lowest):
                wanted[Word(index)] ^= ONE << lowest


@inlined
def _answers(board: LineBoard, attacker: Word, point: Word) -> bool:
    if not (is_open(board, point) and may_play(board, point, attacker ^ ONE)):
        return False
    put_stone(board, point, attacker ^ ONE)
    left, _ = winning_points(board, attacker)
    take_back(board)
    return left == Word(board.shape.size)


@part
def want_point_and_ends(board: LineBoard, wanted: Words, attacker: Word, point: Word) -> None:
    """Add to `wanted` a point on which the attacker would complete lines, and the empty ends of these lines."""
    shape = board.shape
    wanted[point >> Word(6)] |= ONE << (point & Word(63))
    for direction in range(4):
        if (Word(board.kinds[attacker * Word(shape.size) + point]) >> Word(direction)) & ONE == NONE:
            continue
        line = Word(shape.line[point * _FOUR + Word(direction)])
        place = Word(shape.place[point * _FOUR + Word(direction)])
        own = board.stones[line] >> (attacker * _HALF)
        taken = board.stones[line] | (board.stones[line] >> _HALF)
        inside, above, below = shape.inside[line], place + ONE, place
        while (own >> above) & ONE != NONE:
            above += ONE
        if (inside >> above) & ~(taken >> above) & ONE != NONE:
            _want_place(board, wanted, line, above)
        while below > NONE and (own >> (below - ONE)) & ONE != NONE:
            below -= ONE
        if below > NONE and (taken >> (below - ONE)) & ONE == NONE:
            _want_place(board, wanted, line, below - ONE)


def want_ends(rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word) -> None:
    """If the ends of lines matter, add the points that may answer the attacker's threats to `wanted`.

    These are all open points on which the attacker would complete lines, and the empty ends of these lines.
    """
    raise NotImplementedError("kernels only")


def _want_no_ends(rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word) -> None:
    pass


def _want_all_ends(rules: KernelRules, board: LineBoard, wanted: Words, attacker: Word) -> None:
    for index in range(board.shape.words):
        points = board.wins[attacker * Word(board.shape.words) + Word(index)] & board.open[Word(index)]
        while points != NONE:
            want_point_and_ends(board, wanted, attacker, (Word(index) << Word(6)) | lowest_bit(points))
            points &= points - ONE


by_trait(want_ends, lambda traits: _want_all_ends if traits.ends_matter else _want_no_ends)


@inlined
def _want_place(board: LineBoard, wanted: Words, line: Word, place: Word) -> None:
    point = Word(board.shape.point[line * _HALF + place])
    wanted[point >> Word(6)] |= ONE << (point & Word(63))
