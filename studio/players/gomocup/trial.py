"""Tests an engine: whether it starts, its name, whether it moves, on which boards, and its order of coordinates."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry, Orientation
from studio.players.gomocup.about import About
from studio.players.gomocup.client import GomocupPlayer
from studio.players.player import Answer, Budget, PlayerError
from studio.players.quick_moves import quick_move

MOVE_SECONDS = 2.0
USUAL, SMALL, WIDE = PRESETS["gomoku-15"], PRESETS["gomoku-9"], Rules(6, 9, 5)
_OWN, _OTHER = [(2, column) for column in range(3, 7)], [(2, 2), (4, 2), (4, 4), (5, 7)]
_OPENING = (40, 31, 50, 30)
_WINNING = WIDE.point(2, 7)
"""The point where a row of four on the wide board becomes five; in the other order there is no such row."""


class TrialStep(StrEnum):
    """The steps of a test, in their order."""

    START = "start"
    ABOUT = "about"
    MOVE = "move"
    SMALL = "small"
    WIDE = "wide"
    END = "end"


@dataclass(frozen=True, slots=True)
class TriedMove:
    """A requested move, or the reason why there is none."""

    rules: Rules
    seconds: float = 0.0
    point: int | None = None
    thought: PositionAnalysis | None = None
    fault: PlayerError | None = None


@dataclass(frozen=True, slots=True)
class TrialResult:
    """The results. A test ends at the first fault, except for a board that the engine does not support."""

    entry: EngineEntry
    ready_seconds: float | None = None
    about: About = field(default_factory=About)
    usual: TriedMove | None = None
    small: TriedMove | None = None
    plays_wide: bool | None = None
    orientation: Orientation | None = None
    """The order of coordinates, if the wide board showed it."""
    fault: PlayerError | None = None
    fault_at_end: PlayerError | None = None
    later: TriedMove | None = None
    """The engine's second move on the same board. Many engines make the first move without thinking."""

    @property
    def can_play(self) -> bool:
        return self.fault is None and self.usual is not None

    @property
    def tells(self) -> bool:
        """Whether the engine reported analysis with at least one move."""
        thoughts = (move.thought for move in (self.usual, self.later, self.small) if move is not None)
        return any(thought is not None and thought.candidates for thought in thoughts)

    @property
    def is_turned(self) -> bool:
        """Whether the order of coordinates in the entry differs from the order that the test found."""
        return self.orientation is not None and self.orientation is not self.entry.orientation


class EngineTrial:
    """Tests one engine in one thread. Any thread may call `cancel`, which makes `run` end with a fault."""

    def __init__(self, entry: EngineEntry) -> None:
        self._entry = entry
        self._player = GomocupPlayer(entry)
        self._is_cancelled = False
        self._fault_at_end: PlayerError | None = None

    def run(self, tell: Callable[[TrialStep], object] = lambda _step: None) -> TrialResult:
        """Run the test, for some seconds or until a fault; no process of the engine is left afterwards."""
        result = TrialResult(self._entry)
        try:
            result = self._play(result, tell)
            result = self._play_wide(result, tell)
        except PlayerError as fault:
            result = replace(result, fault=fault)
        finally:
            tell(TrialStep.END)
            self._close()
        return replace(result, fault_at_end=self._fault_at_end)

    def cancel(self) -> None:
        self._is_cancelled = True
        self._player.give_up()

    def _play(self, result: TrialResult, tell: Callable[[TrialStep], object]) -> TrialResult:
        tell(TrialStep.START)
        begun = time.monotonic()
        self._player.begin(USUAL)
        result = replace(result, ready_seconds=time.monotonic() - begun)
        tell(TrialStep.ABOUT)
        result = replace(result, about=self._player.about())
        tell(TrialStep.MOVE)
        result = replace(result, usual=self._tried(Position(USUAL)))
        result = replace(result, later=self._tried_on(result.usual))
        tell(TrialStep.SMALL)
        try:
            small = self._tried(_small_position())
        except PlayerError as fault:
            if self._is_cancelled:
                raise
            small = TriedMove(SMALL, fault=fault)
        return replace(result, small=small)

    def _tried_on(self, first: TriedMove | None) -> TriedMove | None:
        """Request another move after the first one, in the same game and process."""
        if first is None or first.point is None:
            return None
        position = Position(first.rules)
        position.play(first.point)
        position.play(quick_move(position))
        return self._asked(position)

    def _tried(self, position: Position) -> TriedMove:
        self._player.begin(position.rules)
        return self._asked(position)

    def _asked(self, position: Position) -> TriedMove:
        begun = time.monotonic()
        answer = self._move(position)
        return TriedMove(position.rules, time.monotonic() - begun, answer.point, answer.thought)

    def _play_wide(self, result: TrialResult, tell: Callable[[TrialStep], object]) -> TrialResult:
        """Test the order of coordinates in the entry first. It is correct if the engine completes its own row of
        four.
        """
        tell(TrialStep.WIDE)
        for orientation in sorted(Orientation, key=lambda each: each is not self._entry.orientation):
            try:
                self._close()
                self._player = GomocupPlayer(replace(self._entry, orientation=orientation))
                if self._is_cancelled:
                    self._player.give_up()
                answer = self._move(_wide_position())
            except PlayerError as fault:
                if self._is_cancelled:
                    raise
                if fault.code == "engine_refused":
                    return replace(result, plays_wide=False)
                continue
            if answer.point == _WINNING:
                return replace(result, plays_wide=True, orientation=orientation)
        return result

    def _move(self, position: Position) -> Answer:
        return self._player.move(position, Budget(Limit(seconds=MOVE_SECONDS)))

    def _close(self) -> None:
        self._player.close()
        self._fault_at_end = self._fault_at_end or self._player.fault_at_end


def _small_position() -> Position:
    """Return a position after some moves: on an empty board many engines move without thinking."""
    position = Position(SMALL)
    for point in _OPENING:
        position.play(point)
    return position


def _wide_position() -> Position:
    position = Position(WIDE)
    own = {WIDE.point(row, column): Stone.BLACK for row, column in _OWN}
    other = {WIDE.point(row, column): Stone.WHITE for row, column in _OTHER}
    position.set_up({**own, **other}, Stone.BLACK)
    return position
