"""Minimax with alpha-beta and iterative deepening. The evaluation counts open windows (see `kernels/minimax/windows`).

Only one thread at a time may call a `Minimax`, but any thread may call its `stop`.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, RowWords
from studio.engine.kernels.minimax.searching import (
    HAS_EVALUATED,
    INFINITE,
    LOOK_AT,
    NODES,
    STATE_CELLS,
    WIN,
    Minimaxing,
    begin_minimax,
    search_minimax,
)
from studio.engine.kernels.minimax.windows import Windows
from studio.engine.kernels.runtime.clock import now
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import BoardMap, board_map
from studio.engine.views.minimax import MinimaxResult
from studio.game import messages as game_messages
from studio.game.argument_checks import refuse_other_than
from studio.game.errors import StudioError
from studio.game.geometry import Window, windows
from studio.game.position import Position
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult, Proof
from studio.game.rules import Rules
from studio.game.stones import Stone

MOST_DEPTH = 64
_BASE = 4
"""The factor by which each additional stone raises the score of an open window."""
_DECIDED = WIN - 1000
"""Values above this number are wins. Values below its negative are losses. Evaluations lie in between."""
_SLICE_NS, _SECOND = 20_000_000, 1_000_000_000
Random = np.random.Generator


def window_worth(rules: Rules) -> list[int]:
    """Return the score of an open window for each number of stones in it: 0, 1, 4, 16 … A full window scores 0.

    Either the game is over, or the window is part of an overline that does not win.
    """
    return [0, *(_BASE**stones for stones in range(rules.win_length - 1)), 0]


class Minimax:
    """Searches positions of one game.

    If moves improve the evaluation by the same amount, the seed determines their order.
    """

    def __init__(self, rules: Rules, seed: int = 0) -> None:
        refuse_other_than(Rules, rules, "A set of rules", 'PRESETS["tic-tac-toe"]')
        self._rules, self._map = rules, board_map(rules, RowWords)
        self._windows = windows(rules)
        self._work = _new_work(rules, self._map, self._windows, np.random.default_rng(seed))

    def stop(self) -> None:
        """Stop the running search. It returns the best move so far. Any thread may call this."""
        self._work.stop[0] = 1

    def search(
        self,
        position: Position,
        depth: int = MOST_DEPTH,
        seconds: float | None = None,
        after_slice: Callable[[MinimaxResult], object] = lambda _result: None,
    ) -> MinimaxResult:
        """Return the best move in a position, with its value and its line.

        The search deepens until it reaches `depth` or a proven result, until `seconds` have passed, or until `stop` is
        called. If it completes no depth, it returns an arbitrary legal move with depth 0. About fifty times a second it
        passes the result so far to `after_slice`. Raise an error if the game is over.
        """
        if position.is_over:
            message = game_messages.GAME_WON if position.winner else game_messages.GAME_DRAWN
            raise StudioError(message, winner=position.winner)
        work, begun = self._work, time.perf_counter()
        deadline = INFINITE if seconds is None else now() + int(seconds * _SECOND)
        work.stop[0], work.state[NODES] = 0, 0
        result = MinimaxResult(self._first_move(position), 0.0, 0, 0, 0, 0.0)
        for limit in range(1, max(1, min(depth, MOST_DEPTH)) + 1):
            self._begin(position, limit, result)
            is_complete = False
            while not is_complete and self._goes_on(deadline):
                work.state[LOOK_AT] = min(now() + _SLICE_NS, deadline)
                is_complete = search_minimax(work)
                after_slice(self._counted(result, begun))
            if is_complete or self._has_searched_a_move:
                result = self._result(limit, position, is_complete=is_complete)
            if not is_complete or result.known.is_certain:
                break
        return self._counted(result, begun)

    # Inside

    def _goes_on(self, deadline: int) -> bool:
        return not self._work.stop[0] and now() < deadline

    @property
    def _has_searched_a_move(self) -> bool:
        return bool(self._work.best[0] > -INFINITE)

    def _first_move(self, position: Position) -> int:
        """Return the legal move that the search tries first."""
        order = [int(slot) for slot in self._work.slots]
        places = {slot: place for place, slot in enumerate(order)}
        return min(position.legal_moves(), key=lambda point: places[self._slot(point)])

    def _slot(self, point: int) -> int:
        return point % self._rules.columns if self._rules.gravity else int(self._map.codes[point])

    def _begin(self, position: Position, limit: int, before: MinimaxResult) -> None:
        """Begin a search of the position to the depth `limit`. The best move of the result `before` is tried first."""
        of_windows = self._work.windows
        self._map.set_position(of_windows.board, position)
        cells, worth = position.cells, of_windows.worth
        of_windows.score[:] = 0
        for number, window in enumerate(self._windows):
            stones = [cells[point] for point in window]
            counts = stones.count(Stone.BLACK), stones.count(Stone.WHITE)
            of_windows.stones[2 * number : 2 * number + 2] = counts
            for colour, count in enumerate(counts):
                of_windows.score[colour] += 0 if counts[1 - colour] else worth[count]
        begin_minimax(self._work, limit, int(self._map.codes[before.point]) if before.depth else NOWHERE)

    def _result(self, limit: int, position: Position, *, is_complete: bool) -> MinimaxResult:
        work = self._work
        value, depth = int(work.best[0]), limit if is_complete else limit - 1
        line = tuple(int(self._map.points[code]) for code in work.line[: work.length[0]])
        known = self._known(value, position, is_complete=is_complete)
        is_over = abs(value) > _DECIDED
        shown = float(np.sign(value)) if is_over else value / (abs(value) + max(1, int(work.windows.worth[-2])))
        return MinimaxResult(line[0], shown, None if is_over else value, depth, 0, 0.0, line, known)

    def _known(self, value: int, position: Position, *, is_complete: bool) -> KnownResult:
        """Return the proven result of the position for the side to move, or `NOTHING_KNOWN`.

        A win is proven when it is found. A loss is proven only if all moves were searched. A draw also requires that
        each line reached the end of the game.
        """
        if value > _DECIDED:
            return KnownResult(Proof.WIN, WIN - value)
        if not is_complete:
            return NOTHING_KNOWN
        if value < -_DECIDED:
            return KnownResult(Proof.LOSS, WIN + value)
        if not self._work.state[HAS_EVALUATED]:
            return KnownResult(Proof.DRAW, self._rules.size - position.stones_count)
        return NOTHING_KNOWN

    def _counted(self, result: MinimaxResult, begun: float) -> MinimaxResult:
        return replace(result, nodes=int(self._work.state[NODES]), seconds=time.perf_counter() - begun)


def _new_work(rules: Rules, board_map: BoardMap, all_windows: Sequence[Window], chance: Random) -> Minimaxing:
    plies, slots = MOST_DEPTH + 1, board_map.slots.copy()
    chance.shuffle(slots)
    return Minimaxing(
        windows=_new_windows(rules, board_map, all_windows),
        slots=slots,
        alpha=np.zeros(plies, np.int64),
        beta=np.zeros(plies, np.int64),
        best=np.zeros(plies, np.int64),
        count=np.zeros(plies, np.int64),
        index=np.zeros(plies, np.int64),
        moves=np.zeros(plies * slots.size, np.uint16),
        gains=np.zeros(plies * slots.size, np.int64),
        line=np.zeros(plies * plies, np.uint16),
        length=np.zeros(plies, np.int64),
        plies=plies,
        state=np.zeros(STATE_CELLS, np.int64),
        stop=np.zeros(1, np.int32),
    )


def _new_windows(rules: Rules, board_map: BoardMap, all_windows: Sequence[Window]) -> Windows:
    of_codes: list[list[int]] = [[] for _ in range(board_map.points.size)]
    for number, window in enumerate(all_windows):
        for point in window:
            of_codes[board_map.codes[point]].append(number)
    most = max(1, *map(len, of_codes))
    through = np.full((len(of_codes), most), -1, np.int32)
    for code, numbers in enumerate(of_codes):
        through[code, : len(numbers)] = numbers
    return Windows(
        board=board_map.board(board_map.shape(Parameters())),
        through=through.ravel(),
        most=most,
        stones=np.zeros(2 * len(all_windows), np.int32),
        worth=np.array(window_worth(rules), np.int64),
        score=np.zeros(2, np.int64),
    )
