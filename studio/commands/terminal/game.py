"""A game in a terminal. The board is printed as text, moves are typed, and engines' evaluations are printed."""

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from itertools import chain

from studio.commands.opening import counted
from studio.commands.terminal.interruption import Interruption
from studio.commands.terminal.opening import TerminalOpening
from studio.commands.terminal.typed_lines import TooLateError
from studio.commands.thought_text import hints, numbers_text
from studio.game.diagram import diagram
from studio.game.errors import StudioError
from studio.game.move_cost import MoveCost, cost_of
from studio.game.node import Node
from studio.game.notation import move_name, point_from_human
from studio.game.openings import Player as Who
from studio.game.openings import named_opening, write_opening
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Move, Stone
from studio.game.threats import PlainReason, plain_reason
from studio.players.clocks import TOLERANCE_SECONDS, GameClock, TimeControl
from studio.players.player import Answer, Player, PlayerError, prepare

HELP = (
    "Type a point such as {example} to move, or a command: undo (take back your last move), hint (show the best "
    "moves), resign, help, quit. The game is saved when it ends or you quit."
)
_REASONS: Mapping[PlainReason | None, str] = {
    PlainReason.WINS: ", which wins immediately",
    PlainReason.BLOCKS: ", which blocks a win",
}
_NAMED = 3
"""The number of moves after which an opening has a name."""
_COLUMN = re.compile("[0-9]{1,3}", re.ASCII)


class TerminalGame:
    """Runs a game between two sides. If a side has no `Player`, a person types its moves."""

    def __init__(
        self,
        record: GameRecord,
        players: Mapping[Stone, Player | None],
        controls: Mapping[Stone, TimeControl],
        interruption: Interruption,
        helper: Callable[[], Player],
        say: Callable[[str], None],
        ask: Callable[[str, float | None], str | None],
        report: Callable[[Player, Answer], Iterable[str]] | None = None,
        opening: TerminalOpening | None = None,
    ) -> None:
        """Create the game.

        If `opening` is given, the game begins with it. `report` returns lines to print after an engine's move, while no
        clock runs. If it is None, nothing about the engine's search is printed.
        """
        self.record = record
        self._players, self._opening = dict(players), opening
        self._interruption, self._make_helper = interruption, helper
        self._say, self._ask, self._report = say, ask, report
        self._helper: Player | None = None
        self._clock = GameClock(controls[Stone.BLACK], controls[Stone.WHITE])
        self._position, self._node = Position(record.rules), record.root
        self._first = record.root  # the node after the opening, from which moves can be taken back
        self._is_left = False
        record.date = date.today().isoformat()

    @property
    def has_moves(self) -> bool:
        return self._node is not self.record.root

    def play(self) -> None:
        """Play until the game is over or a person quits."""
        self._say(f"{self._rules.name}: {self._rules.describe()}")
        if None in self._players.values():
            self._say(HELP.format(example=self._example))
        self._show()
        for player in self._players.values():
            if player is not None:
                player.begin(self._rules)
        if self._opening is not None:
            self._play_opening(self._opening)
        while not (self._is_left or self.record.result):
            self._let_move()
        self._print_end()

    def close(self) -> None:
        for player in (*self._players.values(), self._helper):
            if player is not None:
                player.close()

    def _play_opening(self, opening: TerminalOpening) -> None:
        """Play the opening and write it into the record. Then give the players the colours that they chose."""
        try:
            self._is_left = not opening.play()
        finally:
            for point in opening.state.moves:
                self._node = self.record.add(self._node, point, self._position)
                self._position.play(point)
            self._first = self._node
            if opening.state.black is Who.SECOND:
                self._swap()
            write_opening(self.record, self._node, opening.state, opening.names)
        if not self._is_left:
            self._say(self._node.comment)

    def _swap(self) -> None:
        self._players = {stone.opponent: player for stone, player in self._players.items()}
        self._clock.swap()
        self.record.black, self.record.white = self.record.white, self.record.black

    # Turns

    @property
    def _rules(self) -> Rules:
        return self.record.rules

    @property
    def _mover(self) -> Stone:
        return self._position.to_move

    @property
    def _points(self) -> list[int]:
        return [move.point for move in self._position.moves]

    @property
    def _example(self) -> str:
        return move_name(self._rules.size // 2, self._rules)

    def _let_move(self) -> None:
        """Let the side to move play a move. A person may also type a command."""
        if self._interruption.is_wanted:
            self._is_left = True
            return
        player = self._players[self._mover]
        if player is not None:
            prepare(player, self._position.copy(), self._clock.budget(self._mover))
        if self._clock.running is not self._mover:
            self._clock.start(self._mover)
        if player is None:
            self._let_person_move()
        elif not self._interruption.is_wanted:
            self._let_engine_move(player)

    def _let_engine_move(self, player: Player) -> None:
        answer = self._answer_of(player)
        if answer is None:
            return
        if answer.thought is not None:
            self.record.set_analysis(self._node, answer.thought)
        why = _REASONS.get(plain_reason(self._position, Move(self._mover, answer.point)), "")
        name = f"{self._mover.colour}, {player.name}, plays {move_name(answer.point, self._rules)}{why}"
        cost = None if answer.thought is None else cost_of(answer.thought, answer.point)
        report = () if self._report is None else self._report(player, answer)
        self._put(answer.point, chain([f"{name}{self._numbers_of(answer)}."], report), cost)

    def _numbers_of(self, answer: Answer) -> str:
        """Return what to print after an engine's move: all numbers of the search if there is a report, otherwise the
        time.
        """
        if (thought := answer.thought) is None:
            return ""
        if self._report is not None:
            return f": {numbers_text(thought, answer.point, self._rules)}"
        return "" if thought.seconds is None else f": {thought.seconds:.2f} s"

    def _answer_of(self, player: Player) -> Answer | None:
        """Return the move that the player chooses. Return None if the user quits meanwhile."""

        def listen(_thought: object) -> None:
            if self._interruption.is_wanted:  # the signal possibly arrived before the search began
                player.stop()

        self._interruption.while_thinking(player.stop)
        try:
            answer = player.move(self._position.copy(), self._clock.budget(self._mover), listen)
        except PlayerError:
            if not self._interruption.is_wanted:
                raise
        finally:
            self._interruption.while_thinking(None)
        self._is_left = self._interruption.is_wanted
        return None if self._is_left else answer

    def _let_person_move(self) -> None:
        try:
            line = self._ask(self._prompt, self._seconds_to_type)
        except TooLateError:
            self._lose_on_time()
            return
        if line is None:
            self._is_left = True
            return
        word = " ".join(line.lower().split())
        if self._clock.has_fallen(self._mover):
            self._lose_on_time()
        elif word in _COMMANDS:
            _COMMANDS[word](self)
        elif word:
            self._try(word)

    @property
    def _seconds_to_type(self) -> float | None:
        """The seconds until the person to move loses on time, including `TOLERANCE_SECONDS`.

        It is None without a clock.
        """
        left = self._clock.left_of_move(self._mover)
        return None if left is None else left + TOLERANCE_SECONDS

    @property
    def _prompt(self) -> str:
        mover, left = self._mover, self._clock.left(self._mover)
        clock = "" if left is None else f", {max(0.0, left):.0f} s left"
        return f"{mover.colour} ({mover.letter}) to move{clock}: "

    def _try(self, word: str) -> None:
        """Play the typed move. If it is impossible, print why."""
        try:
            self._position.copy().play(point := self._point(word))
        except StudioError as error:
            self._say(f"{error.sentence} Try again, or type help.")
            return
        self._put(point)

    def _point(self, word: str) -> int:
        if not self._rules.gravity or not _COLUMN.fullmatch(word):
            return point_from_human(word, self._rules)
        return self._position.copy().drop(int(word) - 1).point

    def _put(self, point: int, lines: Iterable[str] = (), cost: MoveCost | None = None) -> None:
        """Play a move for the side to move, and print `lines` about it.

        If the side has no time left, it loses instead.
        """
        if self._clock.has_fallen(self._mover):
            self._lose_on_time()
            return
        seconds = self._clock.stop()
        self._node = self.record.add(self._node, point, self._position)
        self._position.play(point)
        self.record.set_time(self._node, round(seconds * 1000))
        if cost is not None:
            self.record.set_cost(self._node, cost)
        for line in lines:
            self._say(line)
        self._show()
        if self._position.ply == _NAMED and (name := named_opening(self._points, self._rules)) is not None:
            self._say(f"The opening is {name.name} ({name.code}).")
        if self._position.is_over:
            winner = self._position.winner
            self.record.result = "0" if winner is None else f"{winner.colour[0]}+"

    def _lose_on_time(self) -> None:
        self._say(f"{self._mover.colour} ran out of time.")
        self.record.result = f"{self._mover.opponent.colour[0]}+T"

    # Commands

    def _undo(self) -> None:
        """Take back the person's last move and all later moves."""
        node = self._last_own_move()
        if node is None or node.parent is None:
            self._say("You have not made a move yet.")
            return
        self._clock.pause()
        self._node = node.parent
        self.record.delete(node)
        self._position = self.record.position(self._node)
        self._show()

    def _last_own_move(self) -> Node | None:
        played = self._node.path()[len(self._first.path()) :]
        moves = ((node, node.move) for node in reversed(played))
        return next((node for node, move in moves if move is not None and self._players[move.stone] is None), None)

    def _hint(self) -> None:
        """Print the best moves that a strong search finds within one second."""
        helper = self._helper = self._helper or self._make_helper()
        answer = self._answer_of(helper)
        if answer is None:
            return
        self._say(f"The search suggests {move_name(answer.point, self._rules)}.")
        if answer.thought is not None:
            for line in hints(answer.thought, self._rules):
                self._say(line)

    def _resign(self) -> None:
        self._clock.pause()
        self.record.result = f"{self._mover.opponent.colour[0]}+R"

    def _help(self) -> None:
        self._say(HELP.format(example=self._example))

    def _quit(self) -> None:
        self._is_left = True

    # Output

    def _show(self) -> None:
        self._say(f"\n{diagram(self._position)}\n")

    def _print_end(self) -> None:
        result, moves = self.record.result, self._position.ply
        if not result:
            self._say(f"You quit after {counted(moves, 'move')}.")
        elif result == "0":
            self._say("The game is drawn.")
        else:
            how = {"R": " by resignation", "T": " on time"}.get(result[-1], "")
            self._say(f"{'Black' if result[0] == 'B' else 'White'} has won{how}.")


_COMMANDS: Mapping[str, Callable[[TerminalGame], None]] = {
    "undo": TerminalGame._undo,
    "hint": TerminalGame._hint,
    "resign": TerminalGame._resign,
    "help": TerminalGame._help,
    "quit": TerminalGame._quit,
}
