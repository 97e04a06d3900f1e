"""The baseline players as implementations of `Player`."""

# Importing this module does not load the compiler. Minimax loads it when its first game begins.

import random
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import Rules
from studio.game.threats import threats_of
from studio.players.baselines import DEFAULT_DEPTH, Baseline, SeatedBaseline
from studio.players.clocks import joined, limit_for, seconds_allowed
from studio.players.player import Answer, Budget, Listener, Player, ignore_analysis

if TYPE_CHECKING:
    from studio.engine.minimax import Minimax
    from studio.engine.views.minimax import MinimaxResult

_MARGIN_SECONDS = 0.02
"""Seconds of each move that are reserved for the work after the search."""
_LEAST_SECONDS = 0.001
_LONGEST_LINE = 12
_REPORT_SECONDS = 0.1


def baseline_player(seat: SeatedBaseline, *, name: str = "", seed: int = 0) -> Player:
    """Return a baseline player for `seat`.

    Without a time limit, the same `seed` gives the same moves in the same game.
    """
    name = name or seat.kind.value
    match seat.kind:
        case Baseline.MINIMAX:
            return MinimaxPlayer(seat, name=name, seed=seed)
        case Baseline.ONE_PLY:
            return OnePlyPlayer(seed, name)
        case Baseline.RANDOM:
            return RandomPlayer(seed, name)


class RandomPlayer:
    """Plays random legal moves."""

    def __init__(self, seed: int, name: str = "random") -> None:
        self._chance, self._name = random.Random(seed), name  # noqa: S311  # no secret

    @property
    def name(self) -> str:
        return self._name

    def begin(self, rules: Rules) -> None:
        pass

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        del budget, tell
        return Answer(self._chance.choice(sorted(self._choices(position))))

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _choices(self, position: Position) -> Iterable[int]:
        return position.legal_moves()


class OnePlyPlayer(RandomPlayer):
    """Plays an immediate win, or else blocks an immediate win of the other side, or else plays a random move."""

    def _choices(self, position: Position) -> Iterable[int]:
        threats, legal = threats_of(position), position.legal_moves()
        return threats.wins or threats.blocks.intersection(legal) or legal


class MinimaxPlayer:
    """Plays by minimax.

    Any thread may call `stop`. Of the other methods, only one may run at a time.
    """

    def __init__(self, seat: SeatedBaseline, *, name: str = "minimax", seed: int = 0) -> None:
        self._seat, self._name, self._seed = seat, name, seed
        self._rules: Rules | None = None
        self._search: Minimax | None = None
        self._is_busy, self._is_stopped = False, False

    @property
    def name(self) -> str:
        return self._name

    def begin(self, rules: Rules) -> None:
        self._is_busy, self._is_stopped = True, False
        try:
            self._make_ready(rules)
        finally:
            self._is_busy = False

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        begun = reported_at = time.monotonic()
        if self._search is None or self._rules != position.rules:
            self.begin(position.rules)
        search = self._search
        assert search is not None  # noqa: S101  # `begin` made it
        self._is_busy, self._is_stopped = True, False

        def after_slice(result: "MinimaxResult") -> None:
            nonlocal reported_at
            if self._is_stopped:
                search.stop()
            if tell is not ignore_analysis and result.depth and time.monotonic() - reported_at >= _REPORT_SECONDS:
                tell(thought_of(result))
                reported_at = time.monotonic()

        limit = self._limit(budget, position, time.monotonic() - begun)
        try:
            result = search.search(position, limit.depth or DEFAULT_DEPTH, limit.seconds, after_slice)
        finally:
            self._is_busy = False
        return Answer(result.point, thought_of(result) if result.depth else None)

    def stop(self) -> None:
        if self._is_busy:
            self._is_stopped = True  # checked after each slice
            if (search := self._search) is not None:
                search.stop()

    def close(self) -> None:
        self._search = None

    # Implementation

    def _make_ready(self, rules: Rules) -> None:
        """Create the minimax search and run it once."""
        # Loading its kernels then costs the player no time.
        from studio.engine.stages import MINIMAX
        from studio.engine.warmup import Warmup

        with (
            suppress(StudioError, OSError),
            Warmup() as warmup,
        ):  # if compiling in child processes fails, this process compiles
            warmup.prepare((MINIMAX,), go_on=lambda: not self._is_stopped)
        from studio.engine.minimax import Minimax

        self._rules, self._search = rules, Minimax(rules, self._seed)
        self._seed += 1  # so that the games of one player differ
        self._search.search(Position(rules), 1)

    def _limit(self, budget: Budget, position: Position, used: float) -> Limit:
        """Return the depth and time limits of a move, after `used` seconds have passed.

        Without any limit, the depth is `DEFAULT_DEPTH`. With only a time limit, the depth is `MOST_DEPTH`.
        """
        from studio.engine.minimax import MOST_DEPTH

        limit = joined(self._seat.move_limit, limit_for(budget, position))
        if limit.seconds is None:
            return Limit(depth=limit.depth or DEFAULT_DEPTH)
        margin = _MARGIN_SECONDS if seconds_allowed(budget) is not None and limit.seconds > 2 * _MARGIN_SECONDS else 0.0
        return Limit(depth=limit.depth or MOST_DEPTH, seconds=max(_LEAST_SECONDS, limit.seconds - used - margin))


def thought_of(result: "MinimaxResult") -> PositionAnalysis:
    """Convert the result of a minimax search to an analysis for a game record.

    Simulations and visits are the number of searched positions.
    """
    known = result.known
    best = Candidate(
        point=result.point,
        visits=result.nodes,
        value=result.value,
        proof=known.proof,
        line=result.line[:_LONGEST_LINE],
        proof_moves=known.moves,
    )
    return PositionAnalysis(
        simulations=result.nodes,
        candidates=(best,),
        profile=Baseline.MINIMAX.value,
        known=known,
        seconds=result.seconds,
        depth=result.depth,
    )
