"""An external engine as a player."""

import contextlib
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from studio.game.message import Message
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.clocks import TOLERANCE_SECONDS, seconds_allowed
from studio.players.engine_entry import EngineEntry
from studio.players.gomocup import messages
from studio.players.gomocup.about import About
from studio.players.gomocup.board import EngineBoard, is_playable, rule_number, start_line
from studio.players.gomocup.coordinates import Coordinates, pair_in
from studio.players.gomocup.messages import quoted
from studio.players.gomocup.process import END_SECONDS, EngineProcess
from studio.players.gomocup.reported_analysis import ReportedAnalysis
from studio.players.gomocup.starting import await_about, await_cleared, await_ready, is_about_info
from studio.players.gomocup.swap2 import swap2_answer
from studio.players.player import Answer, Budget, Listener, PlayerError, ignore_analysis

GRACE_SECONDS = 0.3
"""Seconds by which an engine may exceed the time of a move before it is killed."""
FALLBACK_SECONDS = 5.0
"""Seconds for a move without a limit or a clock."""
_RESTART_SECONDS = 3.0
_KNOWN_SILENT_SECONDS = 1.0
"""Seconds to wait for an answer to ABOUT if the engine did not answer it before."""
_REPORT_SECONDS = 0.1
_UNLIMITED = 2_147_483_647
_STOP_LINES = ("YXSTOP", "STOP")


class GomocupPlayer:
    """Plays with an external engine.

    Any thread may call `stop` and `give_up`. Of the other methods, only one may run at a time. A fault ends the engine
    process. The next game or move starts a new process.
    """

    def __init__(self, entry: EngineEntry, *, data_folder: Path | None = None) -> None:
        """Create the player without starting its process.

        The engine may keep files in `data_folder`, which is created if missing.
        """
        self._entry, self._data_folder = entry, data_folder
        self._process: EngineProcess | None = None
        self._rules: Rules | None = None
        self._board: EngineBoard
        self._coordinates: Coordinates
        self._game_seconds: float | None = None  # at the start of the game; sent to the engine as the time of the match
        self._sent_lines: set[str] = set()
        self._asking = Lock()
        self._is_moving = self._is_asked = self._is_stopped = self._is_given_up = False
        self._excused = 0  # how many errors may still be answers to ABOUT and STOP
        self._about: About | None = None
        self._is_greeted = self._ignores_about = False
        self._knows_swap2 = True  # until it turns out that the engine does not
        self.fault_at_end: PlayerError | None = None
        """The fault of an engine process that did not exit on request, or that left processes behind.

        The moves are not affected.
        """

    @property
    def name(self) -> str:
        return self._entry.name

    def begin(self, rules: Rules) -> None:
        if not is_playable(rules):
            raise self._fault(messages.OTHER_RULES, rules=rules.text)
        with self._ended_by_faults():
            self._make_ready(rules)
        self._game_seconds = None

    def prepare(self, position: Position, budget: Budget) -> None:
        """Wait until the engine is ready to move in this position. Start or restart its process if necessary.

        The caller starts the engine's clock afterwards.
        """
        if self._process is None or self._rules != position.rules:
            self.begin(position.rules)
        with self._ended_by_faults():
            if not self._board.is_empty and not self._board.follows(position):
                self._make_ready(position.rules)
            process = self._running()
            process.say(*self._budget_lines(budget))
            self._greet(process)

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        self._is_moving, self._is_stopped = True, False
        try:
            self.prepare(position, budget)
            with self._ended_by_faults():
                return self._moved(position, budget, tell)
        finally:
            self._is_moving = False

    def swap2(self, rules: Rules, stones: Sequence[int], budget: Budget) -> tuple[int, ...] | None:
        """Ask the engine for its choice after these stones of a swap2 opening, and return the points of its answer.

        An empty tuple means to swap. Return None if the engine does not know the command.
        """
        if not self._knows_swap2:
            return None
        if self._process is None or self._rules != rules:
            self.begin(rules)
        with self._ended_by_faults():
            process = self._running()
            process.say(*self._budget_lines(budget))
            self._greet(process)
            deadline = time.monotonic() + _allowed(budget) + GRACE_SECONDS
            points = swap2_answer(process, self.name, self._coordinates, stones, deadline)
            if points is not None:
                self._make_ready(rules)
        if points is None:
            self._knows_swap2 = False
            self._end_process()  # it may answer the unknown lines late
        return points

    def stop(self) -> None:
        """Ask the engine to move at once."""
        # An engine that does not know STOP thinks until its time is over.
        with self._asking:
            if self._is_moving and not self._is_stopped:
                self._is_stopped = True
                self._say_stop()

    def give_up(self) -> None:
        """Make the current move fail at once, or the next move if none is running. Any thread may call this."""
        self._is_given_up = True
        if (process := self._process) is not None:
            process.give_up()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            ending = process.kill() if self._is_given_up else process.end()
            if not ending.by_itself and not self._is_given_up:
                self.fault_at_end = self._fault(messages.IGNORES_END, seconds=END_SECONDS)
            elif ending.left:
                self.fault_at_end = self._fault(messages.LEFT_PROCESSES, count=ending.left)

    def about(self) -> About:
        """Return the engine's answer to ABOUT, with empty fields if it did not answer.

        A game must have been started before.
        """
        with self._ended_by_faults():
            self._greet(self._running())
        return self._about or About()

    def _fault(self, message: Message, **fields: Any) -> PlayerError:
        return PlayerError(message, player=self.name, **fields)

    # Preparation

    def _make_ready(self, rules: Rules) -> None:
        """Make sure that an engine process with an empty board is running.

        Restart the game in the current process if possible, otherwise start a new process.
        """
        if self._process is None or self._rules != rules or not self._restarted(self._process):
            self.close()
            self._start(rules)
        if self._rules != rules:  # for the same rules, keep what `learn` has found out
            self._coordinates = Coordinates(rules, self._entry.orientation)
        self._rules, self._board = rules, EngineBoard(rules)

    def _restarted(self, process: EngineProcess) -> bool:
        """Restart the game in the engine's process. Return whether the engine cleared its board."""
        process.expect()
        process.say("RESTART")
        return await_cleared(process, min(_RESTART_SECONDS, self._entry.start_seconds))

    def _start(self, rules: Rules) -> None:
        if self._is_given_up:
            raise self._fault(messages.CANCELLED)
        process = self._process = EngineProcess(self._entry)
        self._excused, self._sent_lines, self._is_greeted = 0, set(), False
        if self._is_given_up:  # `give_up` was called during the start
            raise self._fault(messages.CANCELLED)
        process.expect()
        command = start_line(rules)
        process.say(command)
        await_ready(process, self.name, command, self._entry.start_seconds)
        process.say(*self._start_lines(rules))

    def _greet(self, process: EngineProcess) -> None:
        """Send ABOUT to a new process and wait for the answer."""
        # Engines answer only after allocating their memory.
        if self._is_greeted:
            return
        self._is_greeted = True
        process.expect()
        process.say("ABOUT")
        start = self._entry.start_seconds
        self._about = await_about(process, min(start, _KNOWN_SILENT_SECONDS) if self._ignores_about else start)
        process.rest()
        if self._about is None:
            self._excused += 1  # an error that arrives late is the answer to ABOUT, not to the next line

    def _start_lines(self, rules: Rules) -> list[str]:
        lines = [
            f"INFO max_memory {self._entry.memory_mb * 2**20}",
            "INFO game_type 1",
            f"INFO rule {rule_number(rules)}",
            "INFO show_detail 3",
        ]
        if self._data_folder is not None:
            with contextlib.suppress(OSError):
                self._data_folder.mkdir(parents=True, exist_ok=True)
            lines.append(f"INFO folder {self._data_folder}")
        return lines + [f"INFO {key} {value}" for key, value in self._entry.options]

    @contextlib.contextmanager
    def _ended_by_faults(self) -> Iterator[None]:
        """Kill the process if the block raises an error."""
        # The next game or move starts a new one.
        try:
            yield
        except BaseException:
            self._end_process()
            raise

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    # A move

    def _moved(self, position: Position, budget: Budget, tell: Listener) -> Answer:
        process, coordinates = self._running(), self._coordinates
        process.expect()
        process.say(*self._board.lines_for(position, coordinates))
        begun, allowed = time.monotonic(), _allowed(budget)
        reported = ReportedAnalysis(self.name, coordinates, position.copy())
        self._mark_asked()
        try:
            line = self._answer(process, begun + allowed + GRACE_SECONDS, _Reporter(reported, tell, begun))
        finally:
            self._is_asked = False
            process.rest()
        seconds = time.monotonic() - begun
        if seconds > allowed + TOLERANCE_SECONDS:
            raise self._fault(messages.LATE, seconds=round(seconds - allowed, 2))
        point = self._checked_move(line, position, coordinates)
        self._board.note(position, point)
        self._ignores_about = self._about is None
        return Answer(point, reported.analysis(seconds, point))

    def _answer(self, process: EngineProcess, deadline: float, report: "_Reporter") -> str:
        """Wait for the line with the engine's move, and return it. Pass other lines to `report`.

        Raise an error if there is no move by the deadline.
        """
        begun, last = time.monotonic(), ""
        while (line := process.take(deadline)) is not None:
            if pair_in(line) is not None:
                return line
            keyword, _, rest = line.partition(" ")
            if keyword.upper() == "SUGGEST" and pair_in(rest) is not None:
                process.say(f"PLAY {rest.strip()}")
            elif keyword.upper() == "ERROR" and not is_about_info(rest) and not self._is_excused():
                raise self._fault(messages.REPORTED_ERROR, text=quoted(rest))
            report(line)
            last = line
        waited = round(time.monotonic() - begun, 1)
        if last:
            raise self._fault(messages.NO_MOVE, seconds=waited, text=quoted(last))
        if self._about is None:
            raise self._fault(messages.NEVER_READY, start=self._entry.start_seconds, seconds=waited)
        raise self._fault(messages.SILENT, seconds=waited)

    def _checked_move(self, line: str, position: Position, coordinates: Coordinates) -> int:
        point = coordinates.point(line)
        if point is None:
            raise self._fault(messages.OFF_BOARD, move=line)
        if position.stone(point) is not Stone.EMPTY:
            raise self._fault(messages.OCCUPIED, move=human_point(point, position.rules))
        return point

    def _budget_lines(self, budget: Budget) -> list[str]:
        """Return the INFO lines with the limits of this move.

        Lines that have not changed since the last move are left out.
        """
        left, limit = budget.game_seconds, budget.limit
        if self._game_seconds is None:
            self._game_seconds = left
        lines = [
            f"INFO timeout_turn {_milliseconds(_turn_seconds(budget))}",
            f"INFO timeout_match {0 if self._game_seconds is None else _milliseconds(self._game_seconds)}",
            f"INFO time_left {_UNLIMITED if left is None else _milliseconds(left)}",
        ]
        if budget.increment:
            lines.append(f"INFO time_increment {_milliseconds(budget.increment)}")
        if limit.simulations is not None:
            lines.append(f"INFO max_node {limit.simulations}")
        if limit.depth is not None:
            lines.append(f"INFO max_depth {limit.depth}")
        news = [line for line in lines if line not in self._sent_lines]
        self._sent_lines = set(lines)
        return news

    def _running(self) -> EngineProcess:
        if self._process is None:
            raise self._fault(messages.CANCELLED)
        return self._process

    # Stopping

    def _mark_asked(self) -> None:
        with self._asking:
            self._is_asked = True
            if self._is_stopped:
                self._say_stop()

    def _say_stop(self) -> None:
        if self._is_asked and self._process is not None:
            self._excused += len(_STOP_LINES)
            with contextlib.suppress(PlayerError):
                self._process.say(*_STOP_LINES)

    def _is_excused(self) -> bool:
        """Return whether to ignore an error message of the engine."""
        # An engine that does not know STOP or ABOUT answers with an error. So each sent STOP or ABOUT excuses one
        # error.
        if not self._excused:
            return False
        self._excused -= 1
        return True


class _Reporter:
    """Reads all lines of the engine except its move, and passes the analysis in them to the listener at intervals."""

    def __init__(self, reported: ReportedAnalysis, tell: Listener, begun: float) -> None:
        self._reported, self._tell, self._begun, self._reported_at = reported, tell, begun, begun

    def __call__(self, line: str) -> None:
        now = time.monotonic()
        if (
            self._reported.read(line)
            and self._tell is not ignore_analysis
            and now - self._reported_at >= _REPORT_SECONDS
        ):
            self._reported_at = now
            self._tell(self._reported.analysis(now - self._begun))


def _turn_seconds(budget: Budget) -> float:
    """Return the seconds that this move may take: the limit per move, or else the time left for the game, or else
    `FALLBACK_SECONDS`.
    """
    if budget.limit.seconds is not None:
        return budget.limit.seconds
    return FALLBACK_SECONDS if budget.game_seconds is None else budget.game_seconds


def _allowed(budget: Budget) -> float:
    seconds = seconds_allowed(budget)
    return FALLBACK_SECONDS if seconds is None else max(0.0, seconds)


def _milliseconds(seconds: float) -> int:
    """Convert seconds to milliseconds, at least 1."""
    # To engines, 0 means "no limit" or "as fast as possible".
    return max(1, min(_UNLIMITED - 1, round(seconds * 1000)))
