"""One game between two players with clocks: the result, its reason and the record."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from threading import Event

from studio.game.errors import StudioError
from studio.game.move_cost import cost_of
from studio.game.node import Node, Setup
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.matches.plan import PlannedGame
from studio.matches.protocol import PlayedProtocol
from studio.players.clocks import GameClock
from studio.players.openings.player import OpeningStopped
from studio.players.player import Answer, Player, prepare

_LATE = ("engine_late",)
"""The codes of the faults that count as a loss on time."""
_ENDINGS = {"line": "", "draw": "", "flag": "T", "fault": "F"}
"""The text after `B+` or `W+` in the result of a record, by reason."""


class Reason(StrEnum):
    """Why a game ended."""

    LINE = "line"
    DRAW = "draw"
    FLAG = "flag"
    """The side to move ran out of time."""
    FAULT = "fault"
    """The side to move failed, or made no legal move."""


@dataclass(frozen=True, slots=True)
class MovePlayed:
    """A move of a running game."""

    number: int
    """The number of the game in its match, from 0."""
    ply: int
    """The number of the move, from 1, including the moves of the opening."""
    stone: Stone
    point: int
    seconds: float
    left: float | None
    """Seconds left on this side's game clock after the move, or None if there is no clock."""
    thought: PositionAnalysis | None = None
    is_opening: bool = False
    """Whether the stone was placed in an opening protocol. Its seconds are then 0."""
    is_swapped: bool = False
    """Whether the players have swapped the colours that they have in the plan."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The total effort of one side for its moves, in one or several games."""

    moves: int = 0
    seconds: float = 0.0
    simulations: int = 0
    draws: int = 0
    """The number of simulations that ended in a draw."""
    kept: int = 0
    """The total number of root visits that the searches kept from earlier moves."""

    def plus(self, seconds: float, thought: PositionAnalysis | None) -> "Cost":
        if thought is None:
            return self + Cost(1, seconds)
        return self + Cost(1, seconds, thought.simulations, thought.draws or 0, thought.kept)

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(
            self.moves + other.moves,
            self.seconds + other.seconds,
            self.simulations + other.simulations,
            self.draws + other.draws,
            self.kept + other.kept,
        )


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a game: the winner, the reason, and the costs of both sides."""

    winner: Stone | None
    reason: Reason
    black: Cost
    white: Cost
    first: Cost
    """The cost of the first move after the opening."""
    fault: str = ""
    """The code of a fault or of a loss on time. Empty if the game ended for another reason."""
    sentence: str = ""
    """The description of a fault or of a loss on time. Empty if the game ended for another reason."""
    opening: str = ""
    """The opening protocol and the choices of the players. Empty if there was no protocol."""
    is_swapped: bool = False
    """Whether the players swapped the colours in the opening."""


class Abandoned(Exception):  # noqa: N818  # a command, not an error
    """Raised when a game was stopped and has no result."""


def ignore_move(_move: MovePlayed) -> None:
    """Do nothing. This is the default listener for moves."""


class Game:
    """Plays a game between two players. Only one thread may call its methods, except for `stop`."""

    def __init__(
        self,
        planned: PlannedGame,
        players: Mapping[Stone, Player],
        tell: Callable[[MovePlayed], object] = ignore_move,
        make_advisor: Callable[[], Player] | None = None,
    ) -> None:
        """Create the game.

        `make_advisor` creates the search that decides in an opening protocol for players that are not searches of this
        program. If it is None, each player decides by itself.
        """
        self._planned, self._players, self._tell = planned, dict(players), tell
        self._protocol = PlayedProtocol(planned, make_advisor, self._is_given_up) if planned.opening.protocol else None
        self._position = planned.opening.position(planned.rules)
        self.record, self._node = _begun(planned, self._position)
        self._clock = GameClock(planned.black.control, planned.white.control)
        self._costs = {Stone.BLACK: Cost(), Stone.WHITE: Cost()}
        self._first: Cost | None = None
        self._stopped = Event()
        self._has_swapped = False

    def stop(self) -> None:
        """End `play` at once, without a result. Any thread may call this."""
        self._stopped.set()
        for player in self._players.values():
            give_up = getattr(player, "give_up", player.stop)  # external engines may be unable to stop
            give_up()
        if self._protocol is not None:
            self._protocol.stop()

    def play(self) -> Ended:
        """Play to the end, and return how the game ended. Raise `Abandoned` after `stop`."""
        for stone, player in self._players.items():
            try:
                player.begin(self._planned.rules)
            except StudioError as error:
                return self._fault(stone, error)
        if self._protocol is not None and (ended := self._play_protocol(self._protocol)) is not None:
            return ended
        while not self._position.is_over:
            ended = self._turn()
            if ended is not None:
                return ended
        winner = self._position.winner
        return self._ended(winner, Reason.DRAW if winner is None else Reason.LINE)

    def close(self) -> None:
        """Release the search that decided in the opening. The caller owns the players."""
        if self._protocol is not None:
            self._protocol.close()

    # Implementation

    def _play_protocol(self, protocol: PlayedProtocol) -> Ended | None:
        """Play the opening. If a player failed, return how the game ended, otherwise None."""
        try:
            while not protocol.is_finished:
                protocol.decide(self._players)
                if protocol.is_swapped is not self._has_swapped:
                    self._swap()
        except StudioError as error:
            self._refuse_stopped()
            return self._fault(protocol.mover, error)
        except OpeningStopped as stopped:
            raise Abandoned from stopped
        self._node = protocol.write(self.record, self._node, self._position)
        for ply, move in enumerate(self._position.moves, 1):
            self._tell(self._played(ply, move.stone, move.point))
        return None

    def _swap(self) -> None:
        """Let each player continue with the other colour, together with its clock."""
        planned, players = self._planned, self._players
        self._planned = replace(planned, black=planned.white, white=planned.black)
        self._players = {stone.opponent: player for stone, player in players.items()}
        self._clock.swap()
        self._has_swapped = not self._has_swapped
        self.record.black, self.record.white = self.record.white, self.record.black

    def _played(self, ply: int, stone: Stone, point: int) -> MovePlayed:
        number, left = self._planned.number, self._clock.left(stone)
        return MovePlayed(number, ply, stone, point, 0.0, left, is_opening=True, is_swapped=self._has_swapped)

    def _is_given_up(self) -> bool:
        return self._stopped.is_set()

    def _turn(self) -> Ended | None:
        """Play one move. Return how the game ended, or None if it continues."""
        stone = self._position.to_move
        position, budget = self._position.copy(), self._clock.budget(stone)
        try:
            prepare(self._players[stone], position, budget)
            self._clock.start(stone)
            answer = self._players[stone].move(position, budget)
            has_fallen = self._clock.has_fallen(stone)
            seconds = self._clock.stop()
            self._refuse_stopped()
            if has_fallen:
                return self._flag(stone, seconds)
            self._make(answer, seconds)
        except StudioError as error:
            self._clock.stop()
            self._refuse_stopped()
            return (
                self._ended(stone.opponent, Reason.FLAG, error.code, error.sentence)
                if error.code in _LATE
                else (self._fault(stone, error))
            )
        return None

    def _refuse_stopped(self) -> None:
        if self._stopped.is_set():
            raise Abandoned

    def _make(self, answer: Answer, seconds: float) -> None:
        stone, record, before = self._position.to_move, self.record, self._node
        self._position.play(answer.point)  # raises if the move is illegal
        self._node = record.child(before, answer.point) or Node(self._position.moves[-1], before)
        record.set_time(self._node, round(seconds * 1000))
        if answer.thought is not None:
            record.set_analysis(before, answer.thought)
            record.set_cost(self._node, cost_of(answer.thought, answer.point))
        self._costs[stone] = self._costs[stone].plus(seconds, answer.thought)
        self._first = self._first or self._costs[stone]
        left = self._clock.left(stone)
        ply = self._position.ply
        number, thought = self._planned.number, answer.thought
        played = MovePlayed(number, ply, stone, answer.point, seconds, left, thought, is_swapped=self._has_swapped)
        self._tell(played)

    def _flag(self, stone: Stone, seconds: float) -> Ended:
        name = self._name(stone)
        sentence = f"{name} used {seconds:.2f} s for a move, more than it had."
        return self._ended(stone.opponent, Reason.FLAG, "flag", sentence)

    def _fault(self, stone: Stone, error: StudioError) -> Ended:
        sentence = error.sentence if self._name(stone) in error.sentence else f"{self._name(stone)}: {error.sentence}"
        return self._ended(stone.opponent, Reason.FAULT, error.code, sentence)

    def _name(self, stone: Stone) -> str:
        return (self._planned.black if stone is Stone.BLACK else self._planned.white).name

    def _ended(self, winner: Stone | None, reason: Reason, fault: str = "", sentence: str = "") -> Ended:
        self.record.result = "0" if winner is None else f"{winner.colour[0]}+{_ENDINGS[reason]}"
        if sentence:
            self.record.set_comment(self._node, "\n".join(filter(None, (self._node.comment, sentence))))
        black, white = self._costs[Stone.BLACK], self._costs[Stone.WHITE]
        opening = self._protocol.text if self._protocol is not None else ""
        first = self._first or Cost()
        return Ended(winner, reason, black, white, first, fault, sentence, opening, self._has_swapped)


def _begun(planned: PlannedGame, position: Position) -> tuple[GameRecord, Node]:
    """Return a record with the moves of the opening, and its last node."""
    record = GameRecord(planned.rules)
    record.black, record.white = planned.black.name, planned.white.name
    record.date = date.today().isoformat()
    if planned.black.control == planned.white.control:
        for name, values in planned.black.control.for_record().items():
            record.set_property(record.root, name, values)
    if planned.opening.setup:
        begun = Position.from_text(planned.opening.setup, planned.rules)
        stones = {point: stone for point, stone in enumerate(begun.cells) if stone is not Stone.EMPTY}
        record.set_setup(record.root, Setup(stones, begun.to_move))
    node = record.root
    for move in position.moves:
        node = record.add(node, move.point)
    return record, node
