"""Asks the kernel what a position near its end is worth: points become bits, and bits become points."""

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
from studio.engine.running.end_plan import Answer, Question
from studio.game.geometry import columns_upward
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

Stop = np.ndarray[tuple[int], np.dtype[np.int32]]
_TABLE_BITS = 18  # 2 MB: larger tables find a little more, and lie too far away from the processor
_WIN_LENGTH, _FEWEST, _WORD_BITS = 4, 4, 64
FOREVER = 1 << 62


def fits_ends(rules: Rules) -> bool:
    """Where stones fall, lines are of four, and a word has a bit for each point and one more for each column."""
    is_known = rules.gravity and rules.win_length == _WIN_LENGTH and rules.is_freestyle
    is_large = min(rules.rows, rules.columns) >= _FEWEST
    return is_known and is_large and rules.columns * (rules.rows + 1) <= _WORD_BITS


class EndAsking:
    """About one position after the other, of one game that fits."""

    def __init__(self, rules: Rules, stop: Stop, table_bits: int = _TABLE_BITS) -> None:
        self._columns = columns_upward(rules)
        self._up = rules.rows + 1
        self._work = _new_work(rules, self._up, stop, table_bits)
        self._own = self._stones = 0
        self._is_asked = False

    @property
    def nodes(self) -> int:
        """Positions that were looked at since the last begin."""
        return int(self._work.state[NODES])

    def begin(self, position: Position) -> None:
        """With nothing known from before."""
        work, self._is_asked = self._work, False
        work.table[:], work.state[:] = 0, 0
        self._own, self._stones = self._words_of(position)

    def ask(self, question: Question, most_nodes: int, deadline: int = FOREVER) -> Answer | None:
        """Nothing where a limit came first; who asks the same again goes on."""
        state = self._work.state
        if not self._is_asked:
            self._enter(question)
        state[MOST_NODES], state[DEADLINE] = most_nodes, deadline
        found = int(decide(self._work))
        if found == NOT_YET:
            return None
        self._is_asked = False
        if question.move is not None:  # what the other side was asked for would have spoilt it
            return Answer(found != YES, question.move)
        return Answer(found == YES, self._point_of(int(state[MOVE])) if found == YES else 0)

    def copy_from(self, other: "EndAsking") -> None:
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
