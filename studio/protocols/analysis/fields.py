"""Reads the fields of a JSON object, and checks their types and ranges."""

from collections.abc import Mapping
from typing import Any

from studio.game.argument_checks import as_float, as_int
from studio.game.stones import Stone
from studio.protocols import messages
from studio.protocols.protocol_error import ProtocolError

_PLAYERS = {"B": Stone.BLACK, "BLACK": Stone.BLACK, "W": Stone.WHITE, "WHITE": Stone.WHITE}


class Fields:
    """The fields of a query. It remembers which of them were read."""

    # The others are reported as unused.

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = given
        self._read: set[str] = set()

    @property
    def names(self) -> list[str]:
        return sorted(self._given)

    @property
    def unused(self) -> list[str]:
        return sorted(name for name in self._given if name not in self._read)

    def has(self, name: str) -> bool:
        """Return whether the field exists and is not null."""
        return self.get(name) is not None

    def get(self, name: str) -> Any:
        self._read.add(name)
        return self._given.get(name)

    def text(self, name: str) -> str:
        """Return the value of a text field. Raise ProtocolError if it is missing."""
        found = self.get(name)
        if found is None:
            raise ProtocolError(messages.MISSING, field=name)
        if not isinstance(found, str):
            raise ProtocolError(messages.NEEDS_TEXT, field=name)
        return found

    def flag(self, name: str) -> bool:
        """Return the value of a boolean field. If it is missing, return False."""
        found = self.get(name)
        if found is None:
            return False
        if not isinstance(found, bool):
            raise ProtocolError(messages.NEEDS_FLAG, field=name)
        return found

    def whole(self, name: str, least: int, most: int) -> int | None:
        """Return a whole number from `least` to `most`. If the field is missing, return None."""
        found = self.get(name)
        return None if found is None else whole_in(found, name, least, most)

    def number(self, name: str, least: float, most: float) -> float | None:
        """Return a number from `least` to `most`. If the field is missing, return None."""
        found = self.get(name)
        if found is None:
            return None
        number = as_float(found)
        if number is None or not least <= number <= most:
            raise ProtocolError(messages.NEEDS_NUMBER, field=name, least=least, most=most)
        return number

    def items(self, name: str) -> list[Any]:
        """Return the value of a list field. If it is missing, return an empty list."""
        found = self.get(name)
        if found is None:
            return []
        if not isinstance(found, list):
            raise ProtocolError(messages.NEEDS_LIST, field=name)
        return found

    def object(self, name: str) -> "Fields":
        """Return the fields of a nested object. If it is missing, there are no fields."""
        found = self.get(name)
        if found is not None and not isinstance(found, dict):
            raise ProtocolError(messages.NEEDS_OBJECT, field=name)
        return Fields(found or {})

    def player(self, name: str) -> Stone | None:
        """Return the side that the letter of a player stands for. If the field is missing, return None."""
        found = self.get(name)
        return None if found is None else player_in(found, name)


def whole_in(given: object, field: str, least: int, most: int) -> int:
    number = as_int(given)
    if number is None or not least <= number <= most:
        raise ProtocolError(messages.NEEDS_WHOLE, field=field, least=least, most=most)
    return number


def player_in(given: object, field: str) -> Stone:
    player = _PLAYERS.get(given.upper()) if isinstance(given, str) else None
    if player is None:
        raise ProtocolError(messages.NEEDS_PLAYER, field=field)
    return player
