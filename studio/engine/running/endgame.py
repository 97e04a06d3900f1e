"""The endgame solver of gravity games with lines of four. It finds exact values by alpha-beta search.

The solver answers questions in the kernel. `progress` derives the proven moves and the next question from the answers.
The first question is whether the side to move wins, the second whether it at least draws. Further questions find the
shortest win, the value of each move of a drawn position, or the length of each loss.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np

from studio.engine.kernels.endgame.columns import Columns
from studio.engine.kernels.endgame.deciding import (
    ANSWER,
    DEADLINE,
    DEPTH,
    MOST_NODES,
    MOVE,
    NODES,
    STATE_CELLS,
    Deciding,
    decide,
)
from studio.engine.kernels.endgame.table import NOT_YET, YES
from studio.engine.running.boards import alone
from studio.game.geometry import columns_upward
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

Stop = np.ndarray[tuple[int], np.dtype[np.int32]]
FOREVER = 1 << 62

# The questions


@dataclass(frozen=True, slots=True)
class Question:
    """Asks whether the position, or one move, is worth at least `wanted` for the side to move.

    A draw is worth 0, a win as much as `_worth` returns, and a loss the negative of that.
    """

    wanted: int
    move: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question. If `is_yes`, the value of `move` is at least the wanted one."""

    is_yes: bool
    move: int = 0


@dataclass(frozen=True, slots=True)
class ProvenMove:
    """A move and its proven value (-1, 0 or 1) for the player who makes it.

    With best play, the game ends within `plies` plies, counting the move.
    """

    move: int
    value: int
    plies: int


@dataclass(frozen=True, slots=True)
class Progress:
    """The moves that are proven by the answers so far, and the next question or None.

    If `proven` contains a move twice, the later entry is more precise.
    """

    proven: tuple[ProvenMove, ...]
    question: Question | None

    @property
    def is_decided(self) -> bool:
        """Whether the position is proven won or lost, even if the number of plies is unknown."""
        return any(move.value for move in self.proven) and all(move.value for move in self.proven)


NOTHING_TO_ASK = Progress((), None)

Plan = Generator[Question, Answer, None]


def progress(moves: Sequence[int], empty: int, answers: Sequence[Answer]) -> Progress:
    """Return the moves that `answers` prove, and the next question. The position has `empty` empty points."""
    proven: list[ProvenMove] = []
    plan = _plan(moves, empty, proven)
    try:
        question = next(plan)
        for answer in answers:
            question = plan.send(answer)
    except StopIteration:
        return Progress(tuple(proven), None)
    return Progress(tuple(proven), question)


def _plan(moves: Sequence[int], empty: int, proven: list[ProvenMove]) -> Plan:
    answer = yield Question(1)
    if answer.is_yes:
        yield from _find_shortest_win(answer.move, empty, proven)
        return
    answer = yield Question(0)
    if answer.is_yes:
        yield from _judge_beside_draw(answer.move, moves, empty, proven)
    else:
        yield from _find_longest_loss(moves, empty, proven)


def _find_shortest_win(move: int, empty: int, proven: list[ProvenMove]) -> Plan:
    """Ask for the shortest win, by bisection of the number of plies.

    Add the moves that are proven on the way to `proven`.
    """
    # Wins take an odd number of plies.
    too_few, plies = -1, empty - (empty + 1) % 2
    proven.append(ProvenMove(move, 1, plies))
    while plies - too_few > 2:
        middle = _between(too_few, plies)
        answer = yield Question(_worth(middle, empty))
        if answer.is_yes:
            plies = middle
            proven.append(ProvenMove(answer.move, 1, plies))
        else:
            too_few = middle


def _judge_beside_draw(move: int, moves: Sequence[int], empty: int, proven: list[ProvenMove]) -> Plan:
    proven.append(ProvenMove(move, 0, empty))
    for other in moves:
        if other != move:
            answer = yield Question(0, other)
            proven.append(ProvenMove(other, 0, empty) if answer.is_yes else ProvenMove(other, -1, _longest_loss(empty)))


def _find_longest_loss(moves: Sequence[int], empty: int, proven: list[ProvenMove]) -> Plan:
    plies, too_many = 2, _longest_loss(empty) + 2
    proven.extend(ProvenMove(move, -1, too_many - 2) for move in moves)
    while too_many - plies > 2:
        middle = _between(plies, too_many)
        answer = yield Question(-_worth(middle, empty))
        plies, too_many = (middle, too_many) if answer.is_yes else (plies, middle)
    for move in moves:
        answer = (yield Question(-_worth(plies, empty), move)) if plies > 2 else Answer(True)
        proven.append(ProvenMove(move, -1, plies if answer.is_yes else plies - 2))


def _longest_loss(empty: int) -> int:
    """Return the largest number of plies that a loss can take."""
    # Losses take an even number of plies.
    return empty - empty % 2


def _between(low: int, high: int) -> int:
    """Return the middle of the numbers `low`, `low` + 2, ... `high`. If there is no exact middle, round down."""
    return low + 2 * ((high - low) // 4)


def _worth(plies: int, empty: int) -> int:
    """Return the value of a win in this number of plies. A faster win has a larger value."""
    return empty + 1 - plies


# The solver

_TABLE_BITS = 18  # 2 MB: larger tables find little more and do not fit the cache
_WIN_LENGTH, _FEWEST, _WORD_BITS = 4, 4, 64


def supports_endgame_solver(rules: Rules) -> bool:
    """Return whether the solver supports these rules.

    They must have gravity, and four or more in a row must win. The board needs at least four rows and columns, and at
    most 64 points when one row is added.
    """
    is_known = rules.gravity and rules.win_length == _WIN_LENGTH and rules.is_freestyle
    is_large = min(rules.rows, rules.columns) >= _FEWEST
    return is_known and is_large and rules.columns * (rules.rows + 1) <= _WORD_BITS


class EndgameSolver:
    """Answers questions about the value of one position at a time."""

    def __init__(self, rules: Rules, stop: Stop, table_bits: int = _TABLE_BITS) -> None:
        self._columns = columns_upward(rules)
        self._up = rules.rows + 1
        self._work = _new_work(rules, self._up, stop, table_bits)
        self._own = self._stones = 0
        self._is_asked = False

    @property
    def nodes(self) -> int:
        """The number of positions that were visited since the last call of `begin`."""
        return int(self._work.state[NODES])

    def begin(self, position: Position) -> None:
        """Set the position. The table is emptied."""
        work, self._is_asked = self._work, False
        work.table[:], work.state[:] = 0, 0
        self._own, self._stones = self._words_of(position)

    def ask(self, question: Question, most_nodes: int, deadline: int = FOREVER) -> Answer | None:
        """Return the answer, or None if a limit is reached or `stop` is set.

        To continue, ask the same question again. `most_nodes` limits `nodes`. `deadline` is a time of the kernels'
        clock in nanoseconds.
        """
        state = self._work.state
        if not self._is_asked:
            self._enter(question)
        state[MOST_NODES], state[DEADLINE] = most_nodes, deadline
        found = int(decide(self._work))
        if found == NOT_YET:
            return None
        self._is_asked = False
        if question.move is not None:  # the kernel was asked whether the other side refutes the move
            return Answer(found != YES, question.move)
        return Answer(found == YES, self._point_of(int(state[MOVE])) if found == YES else 0)

    def copy_from(self, other: "EndgameSolver") -> None:
        self._own, self._stones, self._is_asked = other._own, other._stones, other._is_asked
        for mine, its in zip(self._work[1:-1], other._work[1:-1], strict=True):
            if isinstance(mine, np.ndarray):
                mine[:] = its

    def _enter(self, question: Question) -> None:
        work, own, stones, wanted = self._work, self._own, self._stones, question.wanted
        if question.move is not None:
            own, stones, wanted = own ^ stones, stones | self._bit_of(question.move), 1 - wanted
        work.own[0], work.stones[0], work.wanted[0] = own, stones, wanted
        work.state[DEPTH], work.state[ANSWER] = 0, NOT_YET
        self._is_asked = True

    def _words_of(self, position: Position) -> tuple[int, int]:
        own = stones = 0
        for column in self._columns:
            for point in column:
                stone = position.stone(point)
                stones |= self._bit_of(point) if stone is not Stone.EMPTY else 0
                own |= self._bit_of(point) if stone is position.to_move else 0
        return own, stones

    def _bit_of(self, point: int) -> int:
        width = len(self._columns)
        return 1 << (point % width * self._up + self._up - 2 - point // width)

    def _point_of(self, bit: int) -> int:
        column, height = divmod((bit & (1 << 64) - 1).bit_length() - 1, self._up)
        return self._columns[column][height]


def _new_work(rules: Rules, up: int, stop: Stop, table_bits: int) -> Deciding:
    lowest = sum(1 << column * up for column in range(rules.columns))
    points = lowest * ((1 << rules.rows) - 1)
    pairs = lowest * sum(1 << row for row in range(rules.rows % 2, up, 2))
    words = (np.uint64(word) for word in (up, lowest, points, pairs))
    board = Columns(rules.size, rules.columns, *words)
    depths = rules.size + 2
    return Deciding(
        board=board,
        own=np.zeros(depths, np.uint64),
        stones=np.zeros(depths, np.uint64),
        wanted=np.zeros(depths, np.int64),
        count=np.zeros(depths, np.int64),
        index=np.zeros(depths, np.int64),
        moves=np.zeros(depths * rules.columns, np.uint64),
        promises=np.zeros(rules.columns, np.int64),
        table=np.zeros(1 << table_bits, np.uint64),
        table_bits=np.uint64(table_bits),
        state=alone(STATE_CELLS, np.int64),
        stop=stop,
    )
