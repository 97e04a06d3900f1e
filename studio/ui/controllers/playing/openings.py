"""The controller of an opening protocol: its card, the marks of offered moves, and the choices of people."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.openings import Choice, Opening, Pick, Place, Player, named_opening, task
from studio.game.openings.steps import ChooseColour, DeclareOffers, MaySwap, OfferFifths, PickFifth, PlaceStone
from studio.game.stones import Stone
from studio.players.playing_on import left_opening
from studio.players.seats import Person, name_of
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.playing.players import PlayersController
from studio.ui.play.opening_card import RESUME, OpeningCard, OpeningTask
from studio.ui.texts.messages import sentence_of, translated
from studio.ui.texts.openings import choice_sentence, last_choices, player_in_order, protocol_title
from studio.ui.texts.sides import side_name


class OpeningController(QObject):
    """Leads the user through an opening."""

    chosen = Signal()
    """Emitted before a choice of the user takes effect, so that listeners can save unsaved input first."""

    def __init__(
        self, context: ControllerContext, board: BoardView, card: OpeningCard, players: PlayersController
    ) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._notes = context.session, context.live_game, context.notes
        self._actions, self._board, self._card, self._players = context.actions, board, card, players
        self._announced = self._news = ""
        self._said_at = 0  # the number of stones when an engine decided
        self._marked: tuple[int, ...] = ()
        self._live_game.changed.connect(self._on_changed)
        self._live_game.engine_decided.connect(self._on_engine_decided)
        self._notes.said.connect(self._on_note)
        card.chosen.connect(self._on_chosen)
        card.resume_requested.connect(self._actions["play_from_here"].trigger)
        self.show()

    @Slot()
    def show(self) -> None:
        """Show the card while an opening is in progress. Also show it at a position where an opening was left."""
        game, opening = self._live_game, self._live_game.opening
        self._board.set_ghost_shown(shown=opening is None or _is_about_points(opening))
        shown = self._task_of(opening) if opening is not None else self._left_task()
        self._mark(opening.offers if opening is not None and game.is_at_tip else ())
        # In a small window the card has no room for the last choices.
        self._players.show_news(shown.news if shown is not None and game.is_on else ())
        if shown is None or (game.is_on and not game.is_at_tip):
            self._card.close_card()
            self._announced = ""
            return
        self._card.show_task(shown)
        text = f"{shown.heading}. {shown.detail}"
        if text != self._announced and game.is_on:
            announce(self._board, text)
        self._announced = text

    # Implementation

    @Slot()
    def _on_changed(self) -> None:
        self.show()
        stones = len(self._live_game.tip.path()) - 1
        if self._news and not (self._live_game.is_on and stones <= self._said_at + 1):
            self._news = ""
        if self._news:  # said again after the engine's next move, because a new position removes notes
            self._notes.say(self._news)

    @Slot(str)
    def _on_note(self, text: str) -> None:
        """Show a message on the card, because the card covers the usual place of messages."""
        if text != self._news or not text:  # the card itself says what the players chose
            self._card.show_note(text)

    @Slot(object, object)
    def _on_engine_decided(self, stone: Stone, choices: tuple[Choice, ...]) -> None:
        """Show what an engine chose. The stones that it placed are visible anyway."""
        name, rules = self._players.names[stone is Stone.WHITE], self._session.rules
        told = " ".join(filter(None, (choice_sentence(choice, name, stone, rules) for choice in choices)))
        if told:  # an earlier message stays while the engine only places a stone
            self._news = told
            added = sum(isinstance(choice, Place | Pick) for choice in choices)
            self._said_at = len(self._live_game.tip.path()) - 1 + added
            announce(self._board, told)

    def _task_of(self, opening: Opening) -> OpeningTask:
        """Return the text for the player who decides, with a button for each choice if this player is a person."""
        game, message, news = self._live_game, task(opening), self._last_choices(opening)
        heading = self._heading(opening, game.to_move)
        if game.is_paused:
            return OpeningTask(heading, self.tr("The game is paused."), news)
        if game.is_preparing:
            return OpeningTask(heading, self.tr("The engine is being prepared …"), news)
        if not game.awaits_person:
            return OpeningTask(heading, self.tr("The engine is deciding …"), news)
        buttons, count = _buttons(opening)
        return OpeningTask(heading, translated(*message), news, buttons, count)

    def _heading(self, opening: Opening, stone: Stone) -> str:
        """Return a text such as "RIF · Kansei (1D) · White (Ada) decides, Black (Ben) waits".

        It gives the protocol, the name of the opening in renju, and the colours of both players.
        """
        name = named_opening(opening.moves, opening.rules)
        named = [f"{name.name} ({name.code})"] if name is not None else []
        players = fill(
            self.tr("{player} decides, {other} waits"),
            player=self._side_and_name(opening, stone),
            other=self._side_and_name(opening, stone.opponent),
        )
        return " · ".join((protocol_title(opening.protocol), *named, players))

    def _side_and_name(self, opening: Opening, stone: Stone) -> str:
        side, player = side_name(stone, opening.rules), self._name(opening, stone)
        return side if player in ("", side) else fill(self.tr("{side} ({name})"), side=side, name=player)

    def _name(self, opening: Opening, stone: Stone) -> str:
        """Return the name of a player. If both have the same name, a number tells them apart."""
        setup, names = self._live_game.setup, self._players.names
        is_same = setup is not None and setup.is_between_persons and setup.black == setup.white
        if names[0] != names[1] and not is_same:
            return names[stone is Stone.WHITE]
        return self.tr("first player") if opening.player_of(stone) is Player.FIRST else self.tr("second player")

    def _last_choices(self, opening: Opening) -> tuple[str, ...]:
        return last_choices(opening, {player: self._named(opening, player) for player in Player})

    def _named(self, opening: Opening, player: Player) -> str | None:
        """Return the name of a player with a capital letter, to begin a sentence.

        Return None if the player is the user.
        """
        game, setup, names = self._live_game, self._live_game.setup, self._players.names
        stone = Stone.BLACK if opening.black is player else Stone.WHITE
        is_person = setup is not None and isinstance(setup.seat(stone), Person)
        if is_person and not game.is_between_persons and setup is not None and not name_of(setup.seat(stone)):
            return None
        return player_in_order(player) if names[0] == names[1] else names[stone is Stone.WHITE]

    def _left_opening(self) -> Opening | None:
        return None if self._live_game.is_on else left_opening(self._session.record, self._session.node)

    def _left_task(self) -> OpeningTask | None:
        opening = self._left_opening()
        if opening is None:
            return None
        return OpeningTask(protocol_title(opening.protocol), self.tr("The opening is not finished."), buttons=(RESUME,))

    def _mark(self, offers: tuple[int, ...]) -> None:
        """Ring the offered fifth moves. The rings disappear by themselves when the stones change."""
        if offers or self._marked:
            self._board.show_hint(None, (), offers)
        self._marked = offers

    @Slot(object)
    def _on_chosen(self, choice: Choice) -> None:
        self.chosen.emit()
        try:
            self._live_game.choose(choice)
        except StudioError as error:
            self._notes.say(sentence_of(error))


def _is_about_points(opening: Opening) -> bool:
    """Return whether the player must now choose a point on the board."""
    return bool(opening.steps) and isinstance(opening.steps[0], PlaceStone | OfferFifths | PickFifth)


def _buttons(opening: Opening) -> tuple[tuple[str, ...], int]:
    """Return the names of the buttons for the choices of this step.

    Also return how many fifth moves to offer or declare.
    """
    match opening.steps[0] if opening.steps else None:
        case ChooseColour(may_place_two=may_place_two):
            return ("white", "black", "two") if may_place_two else ("white", "black"), 0
        case MaySwap(offers=0):
            return ("swap", "keep"), 0
        case MaySwap(offers=count):
            return ("swap", "keep", "offer"), count
        case DeclareOffers(most=most):
            return ("declare",), most
        case _:
            return (), 0
