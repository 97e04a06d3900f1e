"""Finds the answers to a threat: the points that the other side may take so that the threat no longer wins.

Only the winning point itself answers a threat, with two exceptions. If the rules forbid this point to the other side,
there is no answer. If the ends of lines matter, a stone at an end may also answer, and one stone may answer two
threats. Instead of a board, the functions also accept the `Walk` that checks a saved tree.
"""

from typing import Any

from studio.engine.kernels.boards.board import BIT, NOWHERE, WORD
from studio.engine.kernels.boards.lines import completes_line
from studio.engine.kernels.boards.rules import KernelRules, Traits, by_trait, forbids_points, may_take
from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import Function, inlined, part

SEVERAL, ONLY_ONE, NO_ANSWER = range(3)


def forced_reply(
    rules: KernelRules, board: Any, colour: Word, count: int, first: Word, second: Word
) -> tuple[int, Word]:
    """Return how many answers the other side has to the threats of `colour`, and the answer if there is only one.

    The number is SEVERAL, ONLY_ONE or NO_ANSWER. The answer has a meaning only if the number is ONLY_ONE. The other
    side is to move. `first` and `second` are points on which `colour` would win, and `count` is their number; 2 means
    two or more. If `count` is 0, the number of answers is SEVERAL.
    """
    raise NotImplementedError("kernels only")


def _on_the_points(
    rules: KernelRules, board: Any, colour: Word, count: int, first: Word, second: Word
) -> tuple[int, Word]:
    """Do the same as `forced_reply`, for rules under which only the winning point itself answers a threat."""
    # The number of winning points is the result: 0 is SEVERAL, 1 is ONLY_ONE, 2 is NO_ANSWER.
    return count, first


def _if_not_forbidden(
    rules: KernelRules, board: Any, colour: Word, count: int, first: Word, second: Word
) -> tuple[int, Word]:
    if count == ONLY_ONE and not may_take(rules, board, first, colour ^ ONE):
        return NO_ANSWER, first
    return count, first


def _also_at_ends(
    rules: KernelRules, board: Any, colour: Word, count: int, first: Word, second: Word
) -> tuple[int, Word]:
    if count == 0:
        return SEVERAL, first
    return _tried_answers(board, colour, first, second if count > 1 else Word(NOWHERE))


def _body(traits: Traits) -> Function:
    if traits.ends_matter:
        return _also_at_ends
    return _if_not_forbidden if traits.forbids_points else _on_the_points


by_trait(forced_reply, _body, inline=True)


@part
def _tried_answers(board: Any, colour: Word, first: Word, second: Word) -> tuple[int, Word]:
    """Do the same as `forced_reply` by trying every point that can answer the threat on `first`.

    These points are `first` itself and the ends of the lines through it.
    """
    neighbours, found, answer = board.shape.neighbours, 0, first
    if _answers(board, colour, first, second, first):
        found += 1
    for direction in range(8):
        code = Word(neighbours[first * Word(8) + Word(direction)])
        while code != NOWHERE and _has(board, code, colour):
            code = Word(neighbours[code * Word(8) + Word(direction)])
        if code != NOWHERE and _is_open(board, code) and _answers(board, colour, first, second, code):
            found += 1
            answer = code
    if found == 0:
        return NO_ANSWER, first
    return (ONLY_ONE if found == 1 else SEVERAL), answer


@inlined
def _answers(board: Any, colour: Word, first: Word, second: Word, code: Word) -> bool:
    """Return whether a stone of the other side on `code` is legal and prevents the wins on `first` and `second`."""
    other = colour ^ ONE
    if forbids_points(board.shape.rules) and not may_take(board.shape.rules, board, code, other):
        return False
    place, bit = other * Word(board.shape.words) + (code >> WORD), ONE << (code & BIT)
    board.stones[place] |= bit
    wins = first != code and completes_line(board, first, colour)
    wins |= second != NOWHERE and second != code and completes_line(board, second, colour)
    board.stones[place] ^= bit
    return not wins


@inlined
def _has(board: Any, code: Word, colour: Word) -> bool:
    return (board.stones[colour * Word(board.shape.words) + (code >> WORD)] >> (code & BIT)) & ONE != NONE


@inlined
def _is_open(board: Any, code: Word) -> bool:
    """Return whether this point is empty and, with gravity, the lowest empty point of its column."""
    if board.shape.gravity:
        return Word(board.landing[Word(board.shape.slots[code])]) == code
    return not (_has(board, code, ONE) or _has(board, code, NONE))
