"""The search of this program as a player.

It keeps its tree between moves, and divides its time among the moves of a game.
"""

import time
from dataclasses import replace

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.keeping.analyses import analysis_of
from studio.networks.searching import made_search
from studio.players import messages
from studio.players.clocks import FALLBACK, planned_seconds, seconds_allowed
from studio.players.clocks import joined as joined  # re-exported
from studio.players.levels import SeatedEngine
from studio.players.move_time import MoveTimer, timer_for
from studio.players.player import Answer, Budget, Listener, PlayerError, ignore_analysis

_REPORT_SECONDS = 0.1
_MARGIN_SECONDS = 0.02
"""Seconds of each move that are reserved for the work after the search."""
_LEAST, _FEW = Limit(simulations=1), Limit(simulations=100)
# A stop may end a run before its first simulation.
_MOST_STOPS = 3
"""A search that has made no simulation yet is run again at most this number of times."""


class SearchPlayer:
    """Plays with the search of this program.

    Any thread may call `stop`. Of the other methods, only one may run at a time.
    """

    def __init__(self, seat: SeatedEngine, *, name: str = "", seed: int = 0, threads: int = 1) -> None:
        self._seat, self._name = seat, name or f"{seat.profile} ({seat.level})"
        self._seed, self._threads = seed, threads
        self._rules: Rules | None = None
        self._search: Search | None = None
        self._is_moving, self._is_stopped = False, False

    @property
    def name(self) -> str:
        return self._name

    @property
    def search(self) -> Search | None:
        """The search, which is at the position of the last requested move. None before the first game."""
        return self._search

    def begin(self, rules: Rules) -> None:
        self._search = None
        self._seed += 1  # so that the random numbers differ from game to game
        self._searching(Position(rules)).make_ready()

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        begun = time.monotonic()
        self._is_moving, self._is_stopped = True, False
        try:
            return self._answered(position, budget, tell, begun)
        finally:
            self._is_moving = False

    def stop(self) -> None:
        if self._is_moving and not self._is_stopped:
            self._is_stopped = True  # checked after each slice; the search may not exist yet
            if (search := self._search) is not None:
                search.stop()

    def close(self) -> None:
        self._search = None

    # Implementation

    def _answered(self, position: Position, budget: Budget, tell: Listener, begun: float) -> Answer:
        search, reported_at = self._searching(position), begun
        before, searched_at, is_decided = search.simulations, time.monotonic(), False
        timer = timer_for(budget, position, self._seat.parameters)

        def after_slice() -> None:
            nonlocal reported_at, is_decided
            if timer is not None and not is_decided:
                seconds, simulations = time.monotonic() - searched_at, search.simulations - before
                is_decided = timer.is_enough(search.inspect(()), seconds, simulations)
            if self._is_stopped or is_decided:
                search.stop()
            if tell is not ignore_analysis and time.monotonic() - reported_at >= _REPORT_SECONDS:
                tell(self._thought(search.snapshot()))
                reported_at = time.monotonic()

        limit = self._limit(budget, position, timer, time.monotonic() - begun)
        is_stopped = search.run(limit, after_slice=after_slice) is StoppedBy.STOP
        if is_stopped and not (self._is_stopped or is_decided):
            search.run(limit, after_slice=after_slice)  # a late stop of the previous move ended the first run
        for _ in range(_MOST_STOPS):
            if search.simulations == before and not search.is_proven:
                search.run(_LEAST)
        point = search.final_move()
        if point is None:  # a full tree may have no memory for the moves of its root
            self._search = None
            search = self._searching(position)
            search.run(_FEW)
            point = search.final_move()
        if point is None:
            raise PlayerError(messages.NO_MOVE, player=self.name)
        return Answer(point, self._thought(replace(search.snapshot(), best=point)))

    def _searching(self, position: Position) -> Search:
        """Return the search at this position.

        Its tree remains if the rules have not changed.
        """
        if self._search is None or self._rules != position.rules:
            self._rules = position.rules
            self._search = made_search(position, self._seat.parameters, seed=self._seed, threads=self._threads)
        else:
            self._search.set_position(position)
        return self._search

    def _limit(self, budget: Budget, position: Position, timer: MoveTimer | None, used: float) -> Limit:
        """Return the limit for a move from the seat and the clock, minus `used` seconds of preparation."""
        limit = joined(self._seat.move_limit, budget.limit)
        seconds = planned_seconds(budget, position) if timer is None else timer.most_seconds
        limit = joined(limit, Limit(seconds=seconds))
        if limit.seconds is not None:
            last = seconds_allowed(budget)
            margin = _MARGIN_SECONDS if last is not None and limit.seconds > 2 * _MARGIN_SECONDS else 0.0
            limit = joined(limit, Limit(seconds=max(0.001, limit.seconds - used - margin)))
        return FALLBACK if limit.is_empty else limit

    def _thought(self, snapshot: Snapshot) -> PositionAnalysis:
        return analysis_of(snapshot, self._seat.profile, self._seat.parameters)
