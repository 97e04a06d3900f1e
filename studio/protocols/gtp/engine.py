"""Answers the commands of the protocol, one after the other."""

import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from studio.engine.options.steering import Steering
from studio.game.argument_checks import as_float
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.stones import PASS, Stone
from studio.protocols import messages
from studio.protocols.analysis.fields import player_in
from studio.protocols.gtp.analysis_lines import AnalysisRequest, Dialect
from studio.protocols.gtp.clock import GtpClock, TimeSettings
from studio.protocols.gtp.game import GtpGame
from studio.protocols.gtp.lines import Command, failure, stream_start, success
from studio.protocols.gtp.thinking import Thinking
from studio.protocols.protocol_error import ProtocolError
from studio.protocols.rules_names import name_of
from studio.protocols.vertices import point_of, vertex_of

PROTOCOL_VERSION, NAME = "2", "MCTS Studio"
_MOST_SECONDS = 10**7
_CENTISECONDS = 100
_WITH_VALUE = ("interval", "minmoves", "maxmoves", "ownership", "movesownership", "pvvisits", "rootinfo")


@dataclass(frozen=True, slots=True)
class _Asked:
    """The arguments of a command that asks for an analysis."""

    stone: Stone
    request: AnalysisRequest
    steering: Steering


class GtpEngine:
    """The state of a conversation with one program. Only one thread may call it."""

    def __init__(self, game: GtpGame, thinking: Thinking, clock: GtpClock, version: str) -> None:
        self._game, self._thinking, self._clock, self._version = game, thinking, clock, version
        self._plain: Mapping[str, Callable[[tuple[str, ...]], str]] = {
            "protocol_version": lambda _: PROTOCOL_VERSION,
            "name": lambda _: NAME,
            "version": lambda _: self._version,
            "known_command": lambda given: "true" if given and given[0].lower() in self.commands else "false",
            "list_commands": lambda _: "\n".join(self.commands),
            "quit": lambda _: "",
            "boardsize": self._boardsize,
            "rectangular_boardsize": self._boardsize,
            "clear_board": lambda _: self._clear(),
            "komi": self._komi,
            "play": self._play,
            "undo": lambda _: self._then(self._game.undo),
            "genmove": self._genmove,
            "reg_genmove": self._reg_genmove,
            "time_settings": self._time_settings,
            "time_left": self._time_left,
            "showboard": lambda _: self._game.board(),
            "kata-get-rules": lambda _: json.dumps(name_of(self._game.rules)),
            "kata-set-rules": self._set_rules,
            "set_position": self._set_position,
        }
        self._streaming: Mapping[str, Callable[[Command, Callable[[], bool], Callable[[str], None]], None]] = {
            f"{dialect}-{kind}": handler
            for dialect in Dialect
            for kind, handler in (("analyze", self._analyze), ("genmove_analyze", self._genmove_analyze))
        }

    @property
    def commands(self) -> list[str]:
        return sorted([*self._plain, *self._streaming])

    def answer(self, command: Command, is_wanted: Callable[[], bool], write: Callable[[str], None]) -> None:
        """Answer a command. If the command asks for an analysis, continue it until `is_wanted` returns False."""
        try:
            if (stream := self._streaming.get(command.name)) is not None:
                stream(command, is_wanted, write)
                return
            handler = self._plain.get(command.name)
            if handler is None:
                raise ProtocolError(messages.UNKNOWN_COMMAND)
            write(success(command, handler(command.arguments)))
        except StudioError as error:
            write(failure(command, " ".join(error.sentence.split())))

    # The game

    def _boardsize(self, given: tuple[str, ...]) -> str:
        sides = [_whole(word) for word in given[:2]]
        if not sides:
            raise ProtocolError(messages.UNACCEPTABLE_SIZE)
        return self._begin(lambda: self._game.resize(sides[0], sides[-1]))

    def _set_rules(self, given: tuple[str, ...]) -> str:
        text = " ".join(given).strip('"')
        return self._begin(lambda: self._game.change_rules(text))

    def _clear(self) -> str:
        self._begin(self._game.clear)
        self._thinking.load(self._game.rules)
        return ""

    def _begin(self, change: Callable[[], None]) -> str:
        change()
        self._thinking.begin()
        self._clock.restart()
        return ""

    def _then(self, change: Callable[[], None]) -> str:
        change()
        return ""

    def _komi(self, given: tuple[str, ...]) -> str:
        if not given or _number(given[0]) is None:
            raise ProtocolError(messages.NO_FLOAT)
        return ""

    def _play(self, given: tuple[str, ...]) -> str:
        if len(given) < 2:
            raise ProtocolError(messages.NEEDS_COLOUR_AND_POINT)
        self._game.play(player_in(given[0], "colour"), given[1])
        return ""

    def _set_position(self, given: tuple[str, ...]) -> str:
        """Place stones on an empty board. `given` contains colours and points in turn."""
        if len(given) % 2:
            raise ProtocolError(messages.NEEDS_COLOUR_AND_POINT)
        stones = {
            point_of(vertex, self._game.rules): player_in(colour, "colour")
            for colour, vertex in zip(given[::2], given[1::2], strict=True)
        }
        if PASS in stones:
            raise ProtocolError(messages.ILLEGAL_MOVE)
        position = Position(self._game.rules)
        try:
            position.set_up(stones)
        except StudioError as error:
            raise ProtocolError(messages.BAD_STONES) from error
        self._game.position = position
        self._thinking.begin()
        return ""

    # Time

    def _time_settings(self, given: tuple[str, ...]) -> str:
        numbers = [_seconds(word) for word in given[:3]]
        if len(numbers) < 3:
            raise ProtocolError(messages.NEEDS_TIMES)
        self._clock.set(TimeSettings(numbers[0], numbers[1], int(numbers[2])))
        return ""

    def _time_left(self, given: tuple[str, ...]) -> str:
        if len(given) < 3:
            raise ProtocolError(messages.NEEDS_TIMES)
        self._clock.report(player_in(given[0], "colour"), _seconds(given[1]), int(_seconds(given[2])))
        return ""

    # Moves and analysis

    def _genmove(self, given: tuple[str, ...]) -> str:
        return self._moved(_colour(given), None, lambda _line: None)

    def _reg_genmove(self, given: tuple[str, ...]) -> str:
        """Return the move that the engine would play. The move is not played."""
        before = self._game.position.copy()
        try:
            return self._moved(_colour(given), None, lambda _line: None)
        finally:
            self._game.position = before

    def _moved(self, stone: Stone, request: AnalysisRequest | None, write: Callable[[str], None]) -> str:
        position = self._game.for_side(stone)
        if position.is_over:
            return "pass" if position.winner in (None, stone) else "resign"
        begun = time.monotonic()
        point = self._thinking.move(position, self._clock.budget(stone), request, write)
        self._clock.spend(stone, time.monotonic() - begun)
        vertex = vertex_of(point, self._game.rules)
        self._game.play(stone, vertex)
        return vertex

    def _analyze(self, command: Command, is_wanted: Callable[[], bool], write: Callable[[str], None]) -> None:
        if self._game.position.is_over:
            raise ProtocolError(messages.GAME_OVER)
        asked = self._asked(command)
        position = self._game.for_side(asked.stone)
        write(stream_start(command))
        self._thinking.analyse(position, asked.request, asked.steering, is_wanted, write)
        write("\n")

    def _genmove_analyze(self, command: Command, _wanted: Callable[[], bool], write: Callable[[str], None]) -> None:
        if self._game.position.is_over:
            raise ProtocolError(messages.GAME_OVER)
        asked = self._asked(command)
        write(stream_start(command))
        vertex = self._moved(asked.stone, asked.request, write)
        write(f"play {vertex}\n\n")

    def _asked(self, command: Command) -> _Asked:
        """Return the arguments of an analysis, which have the form [colour] [hundredths of a second] [key value …]."""
        words, stone = list(command.arguments), self._game.position.to_move
        if words and (found := _player(words[0])) is not None:
            stone = found
            words.pop(0)
        request = AnalysisRequest(Dialect(command.name.partition("-")[0]))
        if words and words[0].isascii() and words[0].isdigit():
            request = replace(request, seconds=_interval(words.pop(0)))
        allowed: dict[str, set[int]] = {"allow": set(), "avoid": set()}
        while words:
            key = words.pop(0).lower()
            if key in allowed and len(words) >= 3:
                player, names, _depth = (words.pop(0) for _ in range(3))
                points = _points(names.split(","), self._game.position)
                allowed[key] |= points if player_in(player, "colour") is stone else set()
            elif key in _WITH_VALUE and words:
                request = _with_key(request, key, words.pop(0))
            else:
                raise ProtocolError(messages.NO_KEY, name=key)
        return _Asked(stone, request, _steering(allowed, self._game.for_side(stone)))


def _with_key(request: AnalysisRequest, key: str, value: str) -> AnalysisRequest:
    if key == "interval":
        return replace(request, seconds=_interval(value))
    if key == "minmoves":
        return replace(request, fewest_moves=_whole(value))
    if key == "maxmoves":
        return replace(request, most_moves=max(1, _whole(value)))
    if key == "rootinfo":
        return replace(request, has_root=value.lower() == "true")
    if key in ("ownership", "movesownership") and value.lower() == "true":
        raise ProtocolError(messages.NO_OWNERSHIP)
    return request


def _steering(allowed: Mapping[str, set[int]], position: Position) -> Steering:
    legal = set(position.legal_moves())
    only, excluded = allowed["allow"] & legal, allowed["avoid"] & legal
    if only and excluded:
        raise ProtocolError(messages.BOTH_LISTS)
    if legal <= excluded or (allowed["allow"] and not only):
        raise ProtocolError(messages.ALL_AVOIDED, turn=position.ply)
    return Steering(only=frozenset(only), excluded=frozenset(excluded))


def _points(names: Iterable[str], position: Position) -> set[int]:
    return {point_of(name, position.rules) for name in names} - {PASS}


def _colour(given: tuple[str, ...]) -> Stone:
    if not given:
        raise ProtocolError(messages.NEEDS_PLAYER)
    return player_in(given[0], "colour")


def _player(word: str) -> Stone | None:
    try:
        return player_in(word, "colour")
    except ProtocolError:
        return None


def _whole(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        raise ProtocolError(messages.NO_WHOLE)
    return int(word)


def _number(word: str) -> float | None:
    try:
        return as_float(float(word))
    except ValueError:
        return None


def _seconds(word: str) -> float:
    number = _number(word)
    if number is None or not 0 <= number <= _MOST_SECONDS:
        raise ProtocolError(messages.NEEDS_TIMES)
    return number


def _interval(word: str) -> float:
    return max(1, _whole(word)) / _CENTISECONDS
