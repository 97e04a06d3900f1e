"""A game that has ended, as plain data."""

from dataclasses import dataclass

from studio.players.seats import GameSetup
from studio.session.edits import NodePath


@dataclass(frozen=True, slots=True)
class EndedGame:
    """The last game of a record."""

    # It can be restored when the record is opened again.

    setup: GameSetup
    tip: NodePath
    """The path from the root of the record to the node of the last position."""
    is_own: bool
    """Whether the record was created for this game.

    It is False if the game continued from a position of another record.
    """
    result: str
    """The result of the game as SGF writes it, or an empty text if there is none."""
