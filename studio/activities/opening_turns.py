"""Lets players of a live game choose in the opening, swap colours and take moves back."""

from studio.activities.game_line import GameLine
from studio.activities.game_turns import GameTurns
from studio.game.openings import Choice, Opening
from studio.players.seats import last_move_of_person


class OpeningTurns:
    """Applies choices in the opening, and takes back choices and moves of people.

    If the players swap colours, each keeps its clock, and the names in the record are updated.
    """

    def __init__(self, turns: GameTurns, line: GameLine) -> None:
        self._turns, self._line, self._opening = turns, line, turns.opening

    @property
    def state(self) -> Opening | None:
        """The opening in progress, or None if there is none."""
        return self._opening.state if self._opening.is_on else None

    def choice_at(self, point: int) -> Choice:
        """Return the choice that a click on `point` stands for.

        Raise OpeningError if the player has to choose something other than a point.
        """
        return self._opening.choice_at(point)

    def apply(self, choices: tuple[Choice, ...]) -> None:
        """Apply choices and play their stones. Raise OpeningError for an illegal choice."""
        self._swap_if(swapped=self._opening.apply(choices))

    @property
    def can_take_back(self) -> bool:
        """Whether there is a choice or a move of a person to take back."""
        if self._opening.is_last:
            return self._opening.can_take_back(self._turns.setup)
        return last_move_of_person(self._line.tip, self._turns.setup) is not None

    def take_back(self) -> None:
        """Return to the position before the last choice or move of a person.

        Clock increments for moves that are taken back are subtracted.
        """
        setup, node = self._turns.setup, last_move_of_person(self._line.tip, self._turns.setup)
        if self._opening.is_last and setup is not None:
            self._swap_if(swapped=self._opening.take_back(setup))
        elif node is not None and node.parent is not None:
            for stone in self._line.go_back_to(node.parent):
                self._turns.clock.take_back(stone)

    def swap(self) -> None:
        """Give each player the other colour. Each player keeps its clock."""
        self._turns.swap()
        if self._turns.setup is not None:
            self._line.name(self._turns.setup)

    # Implementation

    def _swap_if(self, *, swapped: bool) -> None:
        if swapped:
            self.swap()
