"""Tests whether an external engine starts. Finds its protocol, its name, its board sizes and its coordinates."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation
from studio.players.engine_list import ExternalPlayer, player_of
from studio.players.gomocup.about import About
from studio.players.player import Answer, Budget, PlayerError
from studio.players.quick_moves import quick_move

MOVE_SECONDS = 2.0
USUAL, LARGE, SMALL = PRESETS["gomoku-15"], PRESETS["gomoku-20"], PRESETS["gomoku-9"]
WIDE = Rules(6, 9, 5)
_OWN, _OTHER = [(2, column) for column in range(3, 7)], [(2, 2), (4, 2), (4, 4), (5, 7)]
_PLACED = ((0, 0), (-1, 0), (1, 1), (-1, -1))
"""The stones of the position that is sent as a whole board. Each is a row and a column, counted from the centre."""
# If the coordinates are in the wrong order, there is no row of four.
_WINNING = WIDE.point(2, 7)
"""The point that completes a five on the wide board."""
_REFUSED = "engine_refused"
_OTHER_PROTOCOL = ("engine_not_ok", _REFUSED, "engine_slow", "engine_silent", "engine_closed", "engine_crashed")
"""Faults at the start that may mean that the engine speaks a different protocol."""
_NOT_BEGUN = (_REFUSED, "engine_not_ok", "engine_closed", "engine_crashed")
"""Faults at the start of the first game after which the test continues with the other boards."""


class TrialStep(StrEnum):
    """The steps of a test, in their order."""

    START = "start"
    ABOUT = "about"
    MOVE = "move"
    LARGE = "large"
    SMALL = "small"
    PLACED = "placed"
    WIDE = "wide"
    END = "end"


_BOARDS = ((USUAL, TrialStep.MOVE), (LARGE, TrialStep.LARGE), (SMALL, TrialStep.SMALL))


@dataclass(frozen=True, slots=True)
class TriedMove:
    """A move of the engine, and the seconds from the command to the answer."""

    point: int
    seconds: float = 0.0
    thought: PositionAnalysis | None = None


@dataclass(frozen=True, slots=True)
class TriedBoard:
    """The engine's two moves on one board, or fewer if it failed."""

    # The first one is often made without a search.

    rules: Rules
    moves: tuple[TriedMove, ...] = ()
    fault: PlayerError | None = None
    """The fault after which the engine made no more moves, or None."""
    is_begun: bool = True
    """Whether the engine began a game on this board."""

    @property
    def plays(self) -> bool:
        return self.fault is None and bool(self.moves)

    @property
    def is_refused(self) -> bool:
        """Whether the engine refused the size of the board."""
        return not self.is_begun and self.fault is not None and self.fault.code == _REFUSED

    @property
    def size(self) -> str:
        return f"{self.rules.rows}×{self.rules.columns}"


@dataclass(frozen=True, slots=True)
class TrialResult:
    """The results of testing an engine.

    The test ends early if the engine cannot be started, or if it fails in the first game.
    """

    entry: EngineEntry
    ready_seconds: float | None = None
    about: About = field(default_factory=About)
    boards: tuple[TriedBoard, ...] = ()
    placed: TriedBoard | None = None
    """The engine's move in a position that was sent as a whole board."""
    plays_wide: bool | None = None
    wide_fault: PlayerError | None = None
    """Why the engine began no game on the wide board, or None."""
    orientation: Orientation | None = None
    """The order of coordinates that the test on the wide board found, or None."""
    fault: PlayerError | None = None
    """Why the test ended early, or why the engine cannot play on any board. Otherwise None."""
    fault_at_end: PlayerError | None = None
    protocol: EngineProtocol = EngineProtocol.GOMOCUP
    """The protocol that the test used. It is the entry's protocol, unless the engine speaks only the other protocol."""

    @property
    def has_other_protocol(self) -> bool:
        """Whether the engine speaks a different protocol than the entry says."""
        return self.protocol is not self.entry.protocol

    @property
    def can_play(self) -> bool:
        return self.fault is None and any(board.plays for board in self.boards)

    @property
    def tells(self) -> bool:
        """Whether the engine reported analysis with at least one move."""
        boards = (*self.boards, *([self.placed] if self.placed is not None else []))
        thoughts = (move.thought for board in boards for move in board.moves)
        return any(thought is not None and thought.candidates for thought in thoughts)

    @property
    def is_turned(self) -> bool:
        """Whether the test found a different order of coordinates than the entry says."""
        return self.orientation is not None and self.orientation is not self.entry.orientation

    @property
    def other_fault(self) -> PlayerError | None:
        """The fault that ended the test. None if there is none, or if `boards` already contains it."""
        return None if any(board.fault is self.fault for board in self.boards) else self.fault


class EngineTrial:
    """Tests one engine in one thread. Any thread may call `cancel`, which makes `run` end with a fault."""

    def __init__(self, entry: EngineEntry) -> None:
        self._entry = entry
        self._player: ExternalPlayer = player_of(entry)
        self._is_cancelled = False
        self._fault_at_end: PlayerError | None = None

    def run(self, tell: Callable[[TrialStep], object] = lambda _step: None) -> TrialResult:
        """Run the test, which takes several seconds, and return the results.

        At the end, no process of the engine is left.
        """
        result = TrialResult(self._entry, protocol=self._entry.protocol)
        try:
            result = self._play(result, tell)
            if _may_speak_another(result):
                result = self._play_by_other_protocol(result, tell)
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
        for rules, step in _BOARDS:
            result, fault = self._begun(result, rules, tell)
            if fault is not None and rules is USUAL and fault.code not in _NOT_BEGUN:
                return replace(result, fault=fault)
            if fault is not None:
                board = TriedBoard(rules, fault=fault, is_begun=False)
            else:
                tell(step)
                board = self._played(rules)
            result = replace(result, boards=(*result.boards, board))
            if rules is USUAL and board.is_begun and board.fault is not None:
                return replace(result, fault=board.fault)
        return self._play_placed(result, tell)

    def _begun(
        self, result: TrialResult, rules: Rules, tell: Callable[[TrialStep], object]
    ) -> tuple[TrialResult, PlayerError | None]:
        """Begin a game. Before the first game, also ask for the engine's name.

        Return the results so far, and the fault if the game could not begin.
        """
        begun = time.monotonic()
        try:
            self._player.begin(rules)
            if result.ready_seconds is None:
                result = replace(result, ready_seconds=time.monotonic() - begun)
                tell(TrialStep.ABOUT)
                result = replace(result, about=self._player.about())
        except PlayerError as fault:
            return result, self._of_engine(fault)
        return result, None

    def _played(self, rules: Rules) -> TriedBoard:
        """Request two moves in a game from the empty board."""
        position, moves = Position(rules), []
        try:
            for _move in range(2):
                moves.append(self._tried(position))
                position.play(moves[-1].point)
                position.play(quick_move(position))
        except PlayerError as fault:
            return TriedBoard(rules, tuple(moves), self._of_engine(fault))
        return TriedBoard(rules, tuple(moves))

    def _play_placed(self, result: TrialResult, tell: Callable[[TrialStep], object]) -> TrialResult:
        """Send a whole position and request a move, on the first board that the engine can play on."""
        playable = [board for board in result.boards if board.plays]
        if not playable:
            return replace(result, fault=result.boards[0].fault)
        tell(TrialStep.PLACED)
        rules = playable[0].rules
        try:
            return replace(result, placed=TriedBoard(rules, (self._tried(_placed_position(rules)),)))
        except PlayerError as fault:
            return replace(result, placed=TriedBoard(rules, fault=self._of_engine(fault)))

    def _tried(self, position: Position) -> TriedMove:
        begun = time.monotonic()
        answer = self._move(position)
        seconds = answer.thought.seconds if answer.thought is not None else None
        return TriedMove(answer.point, time.monotonic() - begun if seconds is None else seconds, answer.thought)

    def _of_engine(self, fault: PlayerError) -> PlayerError:
        """Return `fault`, or raise it if the test was cancelled."""
        # After a cancellation the engine did not cause it.
        if self._is_cancelled:
            raise fault
        return fault

    def _play_wide(self, result: TrialResult, tell: Callable[[TrialStep], object]) -> TrialResult:
        """Find out in which order the engine writes the two coordinates. Try the order of the entry first."""
        # An order is right if the engine completes its own row of four with it.
        if result.fault is not None or result.protocol is EngineProtocol.GTP:
            return result
        tell(TrialStep.WIDE)
        for orientation in sorted(Orientation, key=lambda each: each is not self._entry.orientation):
            self._use(replace(self._entry, orientation=orientation, protocol=result.protocol))
            try:
                self._player.begin(WIDE)
            except PlayerError as fault:
                return replace(result, plays_wide=False, wide_fault=self._of_engine(fault))
            try:
                answer = self._move(_wide_position())
            except PlayerError as fault:
                self._of_engine(fault)
                continue
            if answer.point == _WINNING:
                return replace(result, plays_wide=True, orientation=orientation)
        return result

    def _play_by_other_protocol(self, result: TrialResult, tell: Callable[[TrialStep], object]) -> TrialResult:
        """Repeat the test with the other protocol.

        Return the old `result` if the engine does not speak that protocol either.
        """
        other = self._entry.protocol.other
        self._use(replace(self._entry, protocol=other))
        try:
            found = self._play(TrialResult(self._entry, protocol=other), tell)
        except PlayerError:
            if self._is_cancelled:
                raise
            return result
        return result if found.ready_seconds is None else found

    def _use(self, entry: EngineEntry) -> None:
        """Continue with a player for these settings."""
        self._close()
        self._player = player_of(entry)
        if self._is_cancelled:
            self._player.give_up()

    def _move(self, position: Position) -> Answer:
        return self._player.move(position, Budget(Limit(seconds=MOVE_SECONDS)))

    def _close(self) -> None:
        self._player.close()
        self._fault_at_end = self._fault_at_end or self._player.fault_at_end


def _may_speak_another(result: TrialResult) -> bool:
    """Return whether the engine failed to begin a game, perhaps because it speaks a different protocol."""
    return result.ready_seconds is None and result.fault is not None and result.fault.code in _OTHER_PROTOCOL


def _placed_position(rules: Rules) -> Position:
    """Return the position that the test sends as a whole board, not move by move."""
    position = Position(rules)
    for row, column in _PLACED:
        position.play(rules.point(rules.rows // 2 + row, rules.columns // 2 + column))
    return position


def _wide_position() -> Position:
    position = Position(WIDE)
    own = {WIDE.point(row, column): Stone.BLACK for row, column in _OWN}
    other = {WIDE.point(row, column): Stone.WHITE for row, column in _OTHER}
    position.set_up({**own, **other}, Stone.BLACK)
    return position
