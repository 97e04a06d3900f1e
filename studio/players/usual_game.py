"""The user's usual game, which the start screen offers."""

from dataclasses import dataclass, replace

from studio.players.seats import GameSetup


@dataclass(frozen=True, slots=True)
class UsualGame:
    """The setup that the user chooses for most new games."""

    setup: GameSetup
    is_random: bool = False
    """Whether the colour is chosen at random if only one person plays."""
    is_chosen: bool = False
    """Whether the user has chosen it. Otherwise it is the default of the program."""
    other: str = ""
    """The rules of the last chosen game as text if they are not the usual ones. Otherwise it is empty."""

    def after(self, setup: GameSetup, *, is_random: bool) -> "UsualGame":
        """Return the usual game after the user has chosen `setup` for a new game.

        Other players or settings with the usual rules apply at once. Other rules become usual when the user chooses
        them twice in a row.
        """
        rules = setup.rules.text
        if self.is_chosen and rules not in (self.setup.rules.text, self.other):
            return replace(self, other=rules)
        return UsualGame(setup, is_random, is_chosen=True)
