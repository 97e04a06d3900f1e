"""Plays random games from a position to the end.

A rollout changes the stones on the board, and writes its moves to `played`.
"""

import numpy as np

from studio.engine.kernels.boards.board import (
    NOWHERE,
    OPEN,
    TURN,
    Board,
    Codes,
    Words,
    is_near,
    landing_code,
    legal_code,
    legal_count,
    lift,
    play,
    put,
)
from studio.engine.kernels.boards.lines import completes_line, has_line, wins
from studio.engine.kernels.boards.rules import KernelRules, by_trait, every_long_line_wins, forbids_points
from studio.engine.kernels.boards.threats import find_threats, forced_move
from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.chance import below, next_state, share_of_move, state_after, word_of_move
from studio.engine.kernels.runtime.compiling import by_kind, inlined
from studio.engine.kernels.search.task import Neighbour, Rollout, Tactical, Uniform

NO_WINNER = -1


@inlined
def uniform_rollout(board: Board, played: Codes, random: Words, cap: int) -> tuple[int, int]:
    """Play random moves to the end of the game, or until `cap` moves are played.

    Return the winner (0 black, 1 white, -1 none) and the number of moves.
    """
    # For speed, lines are searched only after several moves. If there is one, moves are taken back until it is gone;
    # the last move taken back completed the line. If not every long line wins, a line that does not win could hide a
    # later line, so from then on every move is checked.
    gravity, any_line_wins = board.shape.gravity, every_long_line_wins(board.shape.rules)
    look, limit = Word(board.shape.look_every), Word(cap)
    until = min(Word(board.shape.look_first), limit)
    turn, state = Word(board.counts[TURN]), random[0]
    moves, winner = NONE, np.int64(NO_WINNER)
    while winner == NO_WINNER and moves < limit and board.counts[OPEN] > 0:
        begun = moves
        moves = (
            _drop(board, played, moves, until, turn, state)
            if gravity
            else _draw(board, played, moves, until, turn, state)
        )
        if moves == begun + ONE:
            mover = (turn + begun) & ONE
            if wins(board, Word(played[begun]), mover):
                winner = np.int64(mover)
        else:
            black, white = has_line(board, NONE), has_line(board, ONE)
            if black or white:
                moves = _take_back(board, played, begun, moves, turn, state, black, white)
                mover = (turn + moves + ONE) & ONE
                if any_line_wins or (moves > begun and completes_line(board, Word(played[moves - ONE]), mover)):
                    winner = np.int64(mover)
                look = ONE
        until = min(moves + look, limit)
    random[0] = state_after(state, moves)
    return winner, np.int64(moves)


@inlined
def _draw(board: Board, played: Codes, moves: Word, until: Word, turn: Word, state: Word) -> Word:
    """Put stones on random empty points until `until` moves are played. Return the number of moves."""
    # Each chosen point is swapped with the last open point in the list, and the list becomes shorter by one.
    count = Word(board.counts[OPEN])
    last = count - min(until - moves, count)
    while count > last:
        word = word_of_move(state, moves)
        _draw_one(board, played, moves, count, (turn + moves) & ONE, word)
        moves += ONE
        count -= ONE
        if moves & ONE != NONE and count > last:
            _draw_one(board, played, moves, count, (turn + moves) & ONE, word)
            moves += ONE
            count -= ONE
    board.counts[OPEN] = count
    return moves


@inlined
def _draw_one(board: Board, played: Codes, moves: Word, count: Word, colour: Word, word: Word) -> None:
    index = share_of_move(word, moves, count)
    code = board.open[index]
    board.open[index] = board.open[count - ONE]
    board.open[count - ONE] = code
    put(board, Word(code), colour)
    played[moves] = code


@inlined
def _drop(board: Board, played: Codes, moves: Word, until: Word, turn: Word, state: Word) -> Word:
    """Drop stones into random open columns until `until` moves are played. Return the number of moves."""
    count = Word(board.counts[OPEN])
    while moves < until and count > NONE:
        word = word_of_move(state, moves)
        count = _drop_one(board, played, moves, count, (turn + moves) & ONE, word)
        moves += ONE
        if moves & ONE != NONE and moves < until and count > NONE:
            count = _drop_one(board, played, moves, count, (turn + moves) & ONE, word)
            moves += ONE
    board.counts[OPEN] = count
    return moves


@inlined
def _drop_one(board: Board, played: Codes, moves: Word, count: Word, colour: Word, word: Word) -> Word:
    index = share_of_move(word, moves, count)
    column = Word(board.open[index])
    code = Word(board.landing[column])
    above = board.shape.above[code]
    board.landing[column] = above
    if above == NOWHERE:
        count -= ONE
        board.open[index] = board.open[count]
    put(board, code, colour)
    played[moves] = code
    return count


@inlined
def _take_back(
    board: Board, played: Codes, begun: Word, moves: Word, turn: Word, state: Word, black: bool, white: bool
) -> Word:
    """Take back all moves after the move that completed the first line. Return the number of moves that remain."""
    while moves > begun:
        colour = (turn + moves + ONE) & ONE
        code = Word(played[moves - ONE])
        lift(board, code, colour)
        if colour == NONE and black:
            black = has_line(board, NONE)
        elif colour == ONE and white:
            white = has_line(board, ONE)
        if not (black or white):
            put(board, code, colour)
            return moves
        moves -= ONE
        board.counts[OPEN] += 1
        if not board.shape.gravity:
            _put_back(board, Word(board.counts[OPEN]), moves, word_of_move(state, moves))
    return moves


@inlined
def _put_back(board: Board, count: Word, moves: Word, word: Word) -> None:
    """Undo the swap in `board.open` that the last move made.

    `count` is the number of open slots before the swap, `moves` the number of the move, and `word` its random bits.
    """
    # So the result does not depend on how often lines are searched.
    index = share_of_move(word, moves, count)
    code = board.open[count - ONE]
    board.open[count - ONE] = board.open[index]
    board.open[index] = code


@inlined
def chosen_rollout(board: Board, played: Codes, random: Words, cap: int, tactical: bool, near: bool) -> tuple[int, int]:
    """Play random moves until the game ends or `cap` moves are played.

    With `near`, play only near stones. With `tactical`, play wins and blocks first. Return the winner (0 black, 1
    white, -1 none) and the number of moves.
    """
    last, before_last = Word(NOWHERE), Word(NOWHERE)
    if tactical:
        find_threats(board)
    moves = 0
    while moves < cap and board.counts[OPEN] > 0:
        mover = Word(board.counts[TURN])
        code = Word(NOWHERE)
        if tactical:
            code = forced_move(board, mover, before_last, last)
        if code == NOWHERE:
            code = random_move(board.shape.rules, board, random, near)
            if forbids_points(board.shape.rules) and code == NOWHERE:
                break
        play(board, code)
        played[moves] = code
        moves += 1
        if wins(board, code, mover):
            return np.int64(mover), moves
        before_last, last = last, code
    return np.int64(NO_WINNER), moves


@inlined
def random_near_move(board: Board, random: Words) -> Word:
    """Return a random open point near a stone."""
    while True:
        random[0] = next_state(random[0])
        code = landing_code(board, Word(board.open[below(random[0], Word(board.counts[OPEN]))]))
        if is_near(board, board.shape.near, code):
            return code


def random_move(rules: KernelRules, board: Board, random: Words, near: bool) -> Word:
    """Return a random legal move, near stones if `near` is True. Return NOWHERE if the rules forbid every point."""
    raise NotImplementedError("kernels only")


def _any_near_move(rules: KernelRules, board: Board, random: Words, near: bool) -> Word:
    return random_near_move(board, random)


_DRAWS = 32


def _legal_move(rules: KernelRules, board: Board, random: Words, near: bool) -> Word:
    """Return a random legal move, near stones if `near` is True.

    After 32 failed draws, return a random legal move anywhere on the board.
    """
    for _ in range(_DRAWS):
        random[0] = next_state(random[0])
        code = legal_code(board, Word(board.open[below(random[0], Word(board.counts[OPEN]))]))
        if code != NOWHERE and (not near or is_near(board, board.shape.near, code)):
            return code
    random[0] = next_state(random[0])
    left = below(random[0], Word(max(legal_count(board), 1)))
    for index in range(board.counts[OPEN]):
        code = legal_code(board, Word(board.open[Word(index)]))
        if code != NOWHERE:
            if left == NONE:
                return code
            left -= ONE
    return Word(NOWHERE)


by_trait(random_move, lambda traits: _legal_move if traits.forbids_points else _any_near_move, inline=True)


def any_moves_rollout(rules: KernelRules, board: Board, played: Codes, random: Words, cap: int) -> tuple[int, int]:
    """Play a game in which each legal move is equally likely, until it ends or `cap` moves are played.

    Return the winner (0 black, 1 white, -1 none) and the number of moves.
    """
    raise NotImplementedError("kernels only")


def _of_open_slots(rules: KernelRules, board: Board, played: Codes, random: Words, cap: int) -> tuple[int, int]:
    return uniform_rollout(board, played, random, cap)


def _of_legal_moves(rules: KernelRules, board: Board, played: Codes, random: Words, cap: int) -> tuple[int, int]:
    return chosen_rollout(board, played, random, cap, False, False)


by_trait(any_moves_rollout, lambda traits: _of_legal_moves if traits.forbids_points else _of_open_slots, inline=True)


# Each kind of rollout has a class in `task`, and `advance` is compiled separately for each class.


def play_out(rollout: Rollout, board: Board, played: Codes, random: Words) -> tuple[int, int]:
    """Play a rollout of the kind that `rollout` selects.

    Return the winner (0 black, 1 white, -1 none) and the number of moves.
    """
    raise NotImplementedError("kernels only")


def _uniform(rollout: Uniform, board: Board, played: Codes, random: Words) -> tuple[int, int]:
    return any_moves_rollout(board.shape.rules, board, played, random, rollout.most_moves)


def _neighbour(rollout: Neighbour, board: Board, played: Codes, random: Words) -> tuple[int, int]:
    return chosen_rollout(board, played, random, rollout.most_moves, False, True)


def _tactical(rollout: Tactical, board: Board, played: Codes, random: Words) -> tuple[int, int]:
    return chosen_rollout(board, played, random, rollout.most_moves, True, True)


by_kind(play_out, {Uniform: _uniform, Neighbour: _neighbour, Tactical: _tactical}, inline=True)
