"""An opening protocol in a terminal: people type their choices, and engines decide by themselves."""

from collections.abc import Callable, Mapping

from studio.commands.terminal.interruption import Interruption
from studio.game.diagram import diagram
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.openings import (
    Choice,
    Opening,
    Player,
    Protocol,
    after,
    choice_from_text,
    choice_text,
    named_opening,
    start,
    task,
    words,
)
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.openings.player import OpeningPlayer, OpeningStopped
from studio.players.player import PlayerError

OPENING_HELP = (
    "Opening {title}: the players place the first stones and choose their colours. No clock runs. Answer each question "
    "with one of its words, or with a point such as {example}; or type a command: undo (take back your last choice), "
    "help, quit."
)


class TerminalOpening:
    """Leads through the opening of a game. If a player has no `OpeningPlayer`, a person types the choices."""

    def __init__(
        self,
        protocol: Protocol,
        rules: Rules,
        engines: Mapping[Player, OpeningPlayer | None],
        names: Mapping[Player, str],
        interruption: Interruption,
        say: Callable[[str], None],
        ask: Callable[[str, float | None], str | None],
    ) -> None:
        self.state = start(protocol, rules)
        self.names = names
        """The names of the players in the record. A name may be empty."""
        self._engines, self._interruption = engines, interruption
        self._say, self._ask = say, ask
        self._earlier: list[Opening] = []  # the states before the choices of people
        self._is_left = False

    def play(self) -> bool:
        """Play the opening to its end. Return False if a person quits before the end."""
        if None in self._engines.values():
            self._help()
        while not (self.state.is_finished or self._is_left):
            if self._interruption.is_wanted:
                self._is_left = True
            elif (engine := self._engines[self.state.player]) is not None:
                self._let_engine_decide(engine)
            else:
                self._let_person_decide()
        return not self._is_left

    def _let_engine_decide(self, engine: OpeningPlayer) -> None:
        self._interruption.while_thinking(engine.stop)
        try:
            chosen = engine.choose(self.state)
        except OpeningStopped:
            self._is_left = True
            return
        except PlayerError:
            if not self._interruption.is_wanted:
                raise
            self._is_left = True
            return
        finally:
            self._interruption.while_thinking(None)
        who = self._who
        self._say(f"{who}: {' '.join(choice_text(choice, self.state.rules) for choice in chosen)}.")
        self._apply(chosen)

    def _let_person_decide(self) -> None:
        line = self._ask(self._prompt, None)
        word = "quit" if line is None else " ".join(line.lower().split())
        if word in _COMMANDS:
            _COMMANDS[word](self)
        elif word:
            self._try(word)

    def _try(self, word: str) -> None:
        """Apply the typed choice. If it is not possible, print why."""
        try:
            choice = choice_from_text(self.state, word)
            after(self.state, choice)
        except StudioError as error:
            self._say(f"{error.sentence} Try again, or type help.")
            return
        self._earlier.append(self.state)
        self._apply((choice,))

    def _apply(self, chosen: tuple[Choice, ...]) -> None:
        before = self.state
        for choice in chosen:
            self.state = after(self.state, choice)
        self._show_from(before)

    def _show_from(self, before: Opening) -> None:
        """Print what has changed: the board and the colours. In renju, also print the name of the opening."""
        if self.state.moves != before.moves:
            self._say(f"\n{diagram(_position(self.state))}\n")
        name = named_opening(self.state.moves, self.state.rules)
        if name is not None and name != named_opening(before.moves, before.rules):
            self._say(f"The opening is {name.name} ({name.code}).")
        if self.state.black is not before.black:
            self._say(f"Now {self._named(self.state.black)} has Black.")

    # Commands

    def _undo(self) -> None:
        if not self._earlier:
            self._say("You have not made a choice yet.")
            return
        before, self.state = self.state, self._earlier.pop()
        self._show_from(before)

    def _help(self) -> None:
        rules = self.state.rules
        self._say(OPENING_HELP.format(title=self.state.protocol.title, example=human_point(rules.size // 2, rules)))

    def _quit(self) -> None:
        self._is_left = True

    # Text

    @property
    def _prompt(self) -> str:
        message, fields = task(self.state)
        typed = words(self.state)
        hint = f" ({', '.join(typed)})" if typed and not typed[0].isdigit() else ""
        return f"{self._who}. {message.in_english(fields)}{hint} "

    @property
    def _who(self) -> str:
        """The player who decides, with the colour that this player has now."""
        player = self.state.player
        colour = (Stone.BLACK if player is self.state.black else Stone.WHITE).colour
        return f"{self._named(player)}, now {colour}"

    def _named(self, player: Player) -> str:
        return self.names.get(player) or f"{player.capitalize()} player"


def _position(opening: Opening) -> Position:
    position = Position(opening.rules)
    for point in opening.moves:
        position.play(point)
    return position


_COMMANDS: Mapping[str, Callable[[TerminalOpening], None]] = {
    "undo": TerminalOpening._undo,
    "help": TerminalOpening._help,
    "quit": TerminalOpening._quit,
}
