"""The opening protocol of a live game: its state, its stones in the record, and how choices are taken back."""

from studio.activities.game_line import GameLine
from studio.game.openings import (
    PROTOCOLS,
    Choice,
    Offer,
    Opening,
    OpeningError,
    Pick,
    Place,
    Player,
    after,
    opening_in,
    opening_text,
    start,
    task,
)
from studio.game.openings.steps import OfferFifths, PickFifth, PlaceStone
from studio.game.stones import Stone
from studio.players.seats import GameSetup, Person
from studio.session.session import Session


class GameOpening:
    """Owns the state of the opening. The text form of the opening is stored in the session's record."""

    def __init__(self, session: Session, line: GameLine) -> None:
        self._session, self._line = session, line
        self.state: Opening | None = None
        """The state of the opening, or None if there is none.

        The state stays after the opening has finished, so that the user can take it back.
        """

    @property
    def is_on(self) -> bool:
        return self.state is not None and not self.state.is_finished

    @property
    def is_last(self) -> bool:
        """Whether the opening is unfinished, or no move was made after it."""
        return self.state is not None and len(self._points()) == len(self.state.moves)

    @property
    def mover(self) -> Stone | None:
        """The current colour of the player who decides next, or None if no opening is in progress."""
        return _mover(self.state) if self.state is not None and self.is_on else None

    def begin(self, setup: GameSetup) -> None:
        """Begin the opening of a new game, if its setup has one."""
        self.state = start(PROTOCOLS[setup.opening], setup.rules) if setup.opening else None
        if self.state is not None:
            self._session.note_opening(opening_text(self.state))

    def load(self) -> None:
        """Set `state` to the opening in the record.

        It becomes None if the record belongs to another game or has no opening, or if the game does not begin with the
        stones of the opening.
        """
        self.state = opening_in(self._session.record) if self._line.is_own else None
        if self.state is not None and not self._fits(self.state):
            self.state = None

    def clear(self) -> None:
        self.state = None

    def choice_at(self, point: int) -> Choice:
        """Return the choice that a click on `point` stands for.

        Raise OpeningError if the player has to choose something other than a point.
        """
        if self.state is not None:
            match self.state.steps[0] if self.state.steps else None:
                case PlaceStone():
                    return Place(point)
                case OfferFifths():
                    return Offer(point)
                case PickFifth():
                    return Pick(point)
            message, fields = task(self.state)
            raise OpeningError(message, **fields)
        raise ValueError("there is no opening")

    def apply(self, choices: tuple[Choice, ...]) -> bool:
        """Apply choices and play their stones. Return whether the colours were swapped.

        Raise OpeningError for an illegal choice.
        """
        before = state = self.state
        if before is None or state is None:
            raise ValueError("there is no opening")
        for choice in choices:
            state = after(state, choice)
        self.state = state
        for point in state.moves[len(before.moves) :]:
            self._line.add(point, None, None)
        self._session.note_opening(opening_text(state))
        return state.black is not before.black

    def can_take_back(self, setup: GameSetup | None) -> bool:
        return self.is_last and self._before_person(setup) is not None

    def take_back(self, setup: GameSetup) -> bool:
        """Return to the state before the last choice of a person. Return whether this swaps the colours back."""
        earlier, state = self._before_person(setup), self.state
        if earlier is None or state is None:
            return False
        self.state = earlier
        node = self._line.tip
        for _ in range(len(state.moves) - len(earlier.moves)):
            node = node.parent or node
        self._line.go_back_to(node)
        self._session.note_opening(opening_text(earlier))
        return earlier.black is not state.black

    # Implementation

    def _before_person(self, setup: GameSetup | None) -> Opening | None:
        """Return the state before the last choice of a person, or None if there is none."""
        if self.state is None or setup is None:
            return None
        persons = {
            player
            for player in Player
            if isinstance(setup.seat(Stone.BLACK if self.state.black is player else Stone.WHITE), Person)
        }
        states = [start(self.state.protocol, self.state.rules)]
        for choice in self.state.history:
            states.append(after(states[-1], choice))
        return next((state for state in reversed(states[:-1]) if state.player in persons), None)

    def _points(self) -> list[int]:
        return [node.move.point for node in self._line.tip.path() if node.move is not None]

    def _fits(self, state: Opening) -> bool:
        """Return whether the game begins with the stones of the opening.

        If the opening is unfinished, the game must not have further stones.
        """
        points = self._points()
        if state.is_finished:
            return tuple(points[: len(state.moves)]) == state.moves
        return tuple(points) == state.moves


def _mover(state: Opening) -> Stone:
    return Stone.BLACK if state.player is state.black else Stone.WHITE
