"""Stores in a record whether two people play the game at one computer."""

from studio.game.record import GameRecord

SEATS = "MSSE"
"""The SGF property that marks a game between two people at one computer. Its value is `people`."""
PEOPLE = "people"


def is_between_people(record: GameRecord) -> bool:
    """Return whether the record says that two people play the game at one computer."""
    return record.properties.get(SEATS) == (PEOPLE,)
