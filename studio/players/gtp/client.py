"""An external engine that speaks GTP, as a player."""

import contextlib
import time
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Any

from studio.engine.options.limits import Limit
from studio.game.message import Message
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.game.vertices import PASS_NAME, place_of_vertex
from studio.players.clocks import TOLERANCE_SECONDS, seconds_allowed
from studio.players.engine_entry import EngineEntry
from studio.players.gomocup import messages as faults
from studio.players.gomocup.about import About
from studio.players.gomocup.client import FALLBACK_SECONDS, GRACE_SECONDS
from studio.players.gomocup.messages import quoted
from studio.players.gomocup.process import END_SECONDS
from studio.players.gtp import messages
from studio.players.gtp.abilities import (
    ANALYSES,
    MOVES_WITH_ANALYSIS,
    SET_RULES,
    SET_TIME,
    TIME_LEFT,
    Abilities,
    greeted,
)
from studio.players.gtp.analysis import GtpAnalysis
from studio.players.gtp.board import COLOURS, RULE_NAMES, GtpBoard, is_playable
from studio.players.gtp.connection import GtpConnection, reply_in
from studio.players.gtp.times import left_line, time_of
from studio.players.player import Answer, Budget, Listener, PlayerError, ignore_analysis

_INTERVAL = 20
"""Hundredths of a second between two lines of analysis."""
_REPORT_SECONDS = 0.1
"""The least time between two reports to the listener."""
_STOPPING = "protocol_version"
"""A command without an effect. It is sent to end a running analysis, as any command does."""
_PLAY, _SET_OPTION = "play", "kata-set-param"
_RESIGN = "resign"


class GtpPlayer:
    """Plays with an external engine.

    Any thread may call `stop` and `give_up`. Of the other methods, only one may run at a time. A fault ends the engine
    process. The next game or move starts a new process.
    """

    def __init__(self, entry: EngineEntry) -> None:
        """Create the player without starting its process."""
        self._entry = entry
        self._connection: GtpConnection | None = None
        self._abilities = Abilities(About(), frozenset())
        self._rules: Rules | None = None
        self._board: GtpBoard
        self._game_seconds: float | None = None  # at the start of the game
        self._settings = ""  # the last time settings that were sent
        self._needs_whole_seconds = False
        self._asking = Lock()
        self._is_analysing = self._is_given_up = False
        self.fault_at_end: PlayerError | None = None
        """The fault of an engine process that did not exit on request, or that left processes behind.

        The moves are not affected.
        """

    @property
    def name(self) -> str:
        return self._entry.name

    def begin(self, rules: Rules) -> None:
        if not is_playable(rules):
            raise self._fault(messages.OTHER_GAME, rules=rules.text)
        with self._ended_by_faults():
            self._make_ready(rules)
        self._game_seconds = None

    def prepare(self, position: Position, budget: Budget) -> None:
        """Wait until the engine has this position on its board. Start its process if necessary.

        The caller starts the engine's clock afterwards.
        """
        if self._connection is None or self._rules != position.rules:
            self.begin(position.rules)
        with self._ended_by_faults():
            self._send_position(position)
            self._send_time(position.to_move, budget)

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        """Let the engine choose a move.

        The engine cannot be stopped until its time is over, because GTP has no command for this.
        """
        self.prepare(position, budget)
        with self._ended_by_faults():
            return self._moved(position, budget, tell)

    def analyse(self, position: Position, limit: Limit, tell: Listener = ignore_analysis) -> Answer:
        """Let the engine analyse within a limit, and return the move that it prefers and its analysis.

        An engine without a command for analysis chooses a move instead.
        """
        self.prepare(position, Budget(limit))
        command = self._abilities.first_of(ANALYSES)
        if not command:
            return self.move(position, Budget(limit), tell)
        with self._ended_by_faults():
            return self._analysed(command, position, limit, tell)

    def stop(self) -> None:
        """End a running analysis. Any thread may call this."""
        if (connection := self._connection) is not None:
            self._end_analysis(connection)

    def give_up(self) -> None:
        """Make the current move fail at once, or the next move if none is running. Any thread may call this."""
        self._is_given_up = True
        if (connection := self._connection) is not None:
            connection.process.give_up()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            process = connection.process
            ending = process.kill() if self._is_given_up else process.end()
            if not ending.by_itself and not self._is_given_up:
                self.fault_at_end = self._fault(messages.IGNORES_QUIT, seconds=END_SECONDS)
            elif ending.left:
                self.fault_at_end = self._fault(faults.LEFT_PROCESSES, count=ending.left)

    def about(self) -> About:
        """Return the engine's name and version. A game must have been started before."""
        return self._abilities.about

    def _fault(self, message: Message, **fields: Any) -> PlayerError:
        return PlayerError(message, player=self.name, **fields)

    # Preparation

    def _make_ready(self, rules: Rules) -> None:
        """Make sure that a process is running and has begun a game by these rules."""
        if self._connection is None:
            self._start()
        connection, seconds = self._running(), self._entry.start_seconds
        connection.obey(f"boardsize {rules.rows}", seconds)
        if SET_RULES in self._abilities.commands:
            connection.obey(f"{SET_RULES} {RULE_NAMES[rules.overline]}", seconds)
        elif not rules.is_freestyle:
            raise self._fault(messages.NO_RULES, rules=rules.text)
        connection.obey("clear_board", seconds)
        self._rules, self._board, self._settings = rules, GtpBoard(rules), ""

    def _start(self) -> None:
        if self._is_given_up:
            raise self._fault(faults.CANCELLED)
        connection = self._connection = GtpConnection(self._entry)
        if self._is_given_up:  # `give_up` was called during the start
            raise self._fault(faults.CANCELLED)
        self._abilities = greeted(connection, self.name, self._entry.start_seconds)
        for key, value in self._entry.options:
            connection.obey(f"{_SET_OPTION} {key} {value}", self._entry.start_seconds)

    def _send_position(self, position: Position) -> None:
        connection = self._running()
        for command in self._board.commands_for(position):
            connection.obey(command, self._entry.start_seconds)
        self._board.take(position)

    def _send_time(self, side: Stone, budget: Budget) -> None:
        if self._game_seconds is None:
            self._game_seconds = budget.game_seconds
        if not self._sent_time(side, budget) and not self._needs_whole_seconds:
            self._needs_whole_seconds = True
            self._sent_time(side, budget)

    def _sent_time(self, side: Stone, budget: Budget) -> bool:
        """Send the time of a move. Return whether the engine accepted it."""
        connection, seconds = self._running(), self._entry.start_seconds
        time_ = time_of(budget, self._game_seconds, is_whole=self._needs_whole_seconds)
        if SET_TIME in self._abilities.commands and time_.settings != self._settings:
            if not connection.ask(f"{SET_TIME} {time_.settings}", seconds).is_success:
                return False
            self._settings = time_.settings
        if TIME_LEFT in self._abilities.commands:
            return connection.ask(left_line(side, time_), seconds).is_success
        return True

    @contextlib.contextmanager
    def _ended_by_faults(self) -> Iterator[None]:
        """Kill the process if the block raises an error. The next game or move starts a new one."""
        try:
            yield
        except BaseException:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.process.kill()
            raise

    def _running(self) -> GtpConnection:
        if self._connection is None:
            raise self._fault(faults.CANCELLED)
        return self._connection

    # A move

    def _moved(self, position: Position, budget: Budget, tell: Listener) -> Answer:
        connection, command = self._running(), self._abilities.first_of(MOVES_WITH_ANALYSIS)
        allowed = _allowed(budget)
        connection.process.expect()
        colour = COLOURS[position.to_move]
        connection.say(f"{command} {colour} {_INTERVAL}" if command else f"genmove {colour}")
        begun = time.monotonic()
        reported = GtpAnalysis(self.name, position, is_scaled=command.startswith("lz-"))
        report = _Reporter(reported, tell, begun)
        try:
            deadline = begun + allowed + GRACE_SECONDS
            text = self._chosen(connection, command or "genmove", deadline, report, is_streaming=bool(command))
        finally:
            connection.process.rest()
        seconds = time.monotonic() - begun
        if seconds > allowed + TOLERANCE_SECONDS:
            raise self._fault(faults.LATE, seconds=round(seconds - allowed, 2))
        point = self._checked_move(text, position)
        self._board.add(position.to_move, point)
        return Answer(point, reported.analysis(seconds, point))

    def _chosen(
        self,
        connection: GtpConnection,
        command: str,
        deadline: float,
        report: Callable[[str], object],
        *,
        is_streaming: bool,
    ) -> str:
        """Wait for the engine's move, and return it as written. Pass other lines to `report`."""
        begun, last = time.monotonic(), ""
        while (line := connection.process.take(deadline)) is not None:
            reply = reply_in(line)
            if reply is not None and not reply.is_success:
                raise connection.refusal(command, reply)
            if reply is not None and reply.text and not is_streaming:
                return reply.text
            word, _, rest = line.partition(" ")
            if is_streaming and word == _PLAY:
                return rest.strip()
            if reply is None:
                report(line)
                last = line
        waited = round(time.monotonic() - begun, 1)
        if last:
            raise self._fault(faults.NO_MOVE, seconds=waited, text=quoted(last))
        raise self._fault(faults.SILENT, seconds=waited)

    def _checked_move(self, text: str, position: Position) -> int:
        word = text.lower()
        if word in (_RESIGN, PASS_NAME):
            raise self._fault(messages.RESIGNED if word == _RESIGN else messages.PASSED)
        place = place_of_vertex(text, position.rules)
        if place is None:
            raise self._fault(faults.NO_MOVE, seconds=0.0, text=quoted(text))
        if not position.rules.has(*place):
            raise self._fault(messages.OFF_BOARD, move=quoted(text))
        point = position.rules.point(*place)
        if position.stone(point) is not Stone.EMPTY:
            raise self._fault(messages.OCCUPIED, move=human_point(point, position.rules))
        return point

    # Analysis

    def _analysed(self, command: str, position: Position, limit: Limit, tell: Listener) -> Answer:
        connection, begun = self._running(), time.monotonic()
        reported = GtpAnalysis(self.name, position, is_scaled=command.startswith("lz-"))
        report = _Reporter(reported, tell, begun)
        connection.process.expect()
        connection.say(f"{command} {COLOURS[position.to_move]} {_INTERVAL}")
        with self._asking:
            self._is_analysing = True
        try:
            self._await_analysis(connection, command, begun + _allowed(Budget(limit)), limit, report)
        finally:
            with self._asking:
                self._is_analysing = False
            connection.process.rest()
        seconds, point = time.monotonic() - begun, reported.best
        if point is None:
            raise self._fault(faults.SILENT, seconds=round(seconds, 1))
        return Answer(point, reported.analysis(seconds, point))

    def _await_analysis(
        self, connection: GtpConnection, command: str, deadline: float, limit: Limit, report: "_Reporter"
    ) -> None:
        """Read lines until the limit is reached or `stop` was called, then end the analysis."""
        is_ended, answers, seconds = False, 0, self._entry.start_seconds
        while answers < 2:  # the beginning of the analysis, and the answer to the command that ends it
            line = connection.process.take(deadline)
            if line is None and is_ended:
                raise self._fault(faults.SLOW_START, command=_STOPPING, seconds=seconds)
            if line is not None and (reply := reply_in(line)) is not None:
                answers += 1
                if not reply.is_success:
                    raise connection.refusal(command, reply)
            elif line is not None:
                report(line)
            is_enough = limit.simulations is not None and report.visits >= limit.simulations
            if not is_ended and (line is None or is_enough):
                self._end_analysis(connection)
                is_ended, deadline = True, time.monotonic() + seconds

    def _end_analysis(self, connection: GtpConnection) -> None:
        """Send a command that ends the running analysis, unless it was sent already."""
        with self._asking:
            if self._is_analysing:
                self._is_analysing = False
                with contextlib.suppress(PlayerError):
                    connection.say(_STOPPING)


class _Reporter:
    """Reads the lines of an engine, and passes the analysis in them to the listener."""

    def __init__(self, reported: GtpAnalysis, tell: Listener, begun: float) -> None:
        self._reported, self._tell, self._begun, self._reported_at = reported, tell, begun, 0.0

    @property
    def visits(self) -> int:
        return self._reported.visits

    def __call__(self, line: str) -> None:
        now = time.monotonic()
        if self._reported.read(line) and now - self._reported_at >= _REPORT_SECONDS:
            self._reported_at = now
            if (analysis := self._reported.analysis(now - self._begun)) is not None:
                self._tell(analysis)


def _allowed(budget: Budget) -> float:
    seconds = seconds_allowed(budget)
    return FALLBACK_SECONDS if seconds is None else max(0.0, seconds)
