"""Access to the entries of a table in a lesson file, with checks. Errors tell the teacher what to change."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NoReturn

from studio.game.errors import StudioError
from studio.lessons import messages

_LONGEST_QUOTE = 40


class Table:
    """A table of a lesson file. Its errors name the file, and the place of the table in it."""

    def __init__(self, entries: Mapping[str, Any], file: str, place: str = "") -> None:
        self._entries, self._file, self._place = entries, file, place

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def refuse(self, reason: str) -> NoReturn:
        """Raise an error about this table. `reason` says what is wrong and what is allowed."""
        where = f"{self._file}, {self._place}" if self._place else self._file
        raise StudioError(messages.LESSON, where=where, reason=reason)

    def refuse_error(self, error: StudioError) -> NoReturn:
        """Raise an error about this table, with the text of `error`."""
        self.refuse(error.sentence)

    def allow(self, *known: str) -> None:
        """Raise an error if the table has an entry whose name is not in `known`."""
        # This finds misspelt names.
        for key in self._entries:
            if key not in known:
                self.refuse(f"there is no entry {quoted(key)} here. The entries are {', '.join(known)}.")

    def text(self, key: str, most: int) -> str:
        """Return the text of an entry. Raise an error unless it exists and has 1 to `most` printable characters."""
        if key not in self._entries:
            self.refuse(f"the entry {key} is missing.")
        return self._text(key, self._entries[key], most)

    def text_or(self, key: str, most: int, default: str) -> str:
        return self.text(key, most) if key in self._entries else default

    def whole(self, key: str, low: int, high: int) -> int:
        """Return the whole number of an entry. Raise an error unless it lies between `low` and `high`."""
        value = self._entries[key]
        if type(value) is not int or not low <= value <= high:
            self.refuse(f"{key} must be a whole number from {low} to {high}, not {quoted(value)}.")
        return value

    def number(self, key: str, low: float, high: float) -> float:
        value = self._entries[key]
        if type(value) not in (int, float) or not low <= value <= high:
            self.refuse(f"{key} must be a number from {low:g} to {high:g}, not {quoted(value)}.")
        return float(value)

    def is_set(self, key: str) -> bool:
        """Return whether the entry exists. Raise an error if it exists but its value is not true."""
        if key in self._entries and self._entries[key] is not True:
            self.refuse(f"{key} can only be true; leave it out otherwise.")
        return key in self._entries

    def setting(self, key: str) -> str:
        """Return the value of a search parameter in the form in which a user would type it."""
        value = self._entries[key]
        if type(value) not in (str, int, float, bool):
            self.refuse(f"{key} must be a number, a text, true or false, not {quoted(value)}.")
        return str(value).lower() if type(value) is bool else str(value)

    def texts(self, most_entries: int, most: int) -> dict[str, str]:
        """Return all entries of this table.

        Raise an error if there are more than `most_entries`, or if one of them is not a text of at most `most`
        characters.
        """
        if len(self._entries) > most_entries:
            self.refuse(f"there are {len(self._entries)} entries here; at most {most_entries} are allowed.")
        return {key: self._text(key, value, most) for key, value in self._entries.items()}

    def names(self, key: str, known: Collection[str]) -> tuple[str, ...]:
        """Return the names that an entry lists.

        If the entry is missing, the result is empty. Raise an error if a name is not in `known`.
        """
        value = self._entries.get(key, [])
        if not isinstance(value, list):
            self.refuse(f"{key} must be a list of names, not {quoted(value)}.")
        for name in value:
            if name not in known:
                self.refuse(f"there is no name {quoted(name)} for {key}. The names are {', '.join(known)}.")
        return tuple(dict.fromkeys(value))

    def table(self, key: str) -> "Table | None":
        """Return the table of an entry. If the entry is missing, return None. Raise an error if it is not a table."""
        if key not in self._entries:
            return None
        value = self._entries[key]
        if not isinstance(value, dict):
            self.refuse(f"{key} must be a table such as {{ simulations = 10 }}, not {quoted(value)}.")
        return Table(value, self._file, self._place or key)

    def steps(self, most: int) -> list["Table"]:
        """Return the tables of the lesson's steps. In errors, steps are counted from 1."""
        value = self._entries.get("steps")
        if not isinstance(value, list) or not all(isinstance(step, dict) for step in value):
            self.refuse("a lesson needs steps, each under a line [[steps]].")
        if not 1 <= len(value) <= most:
            self.refuse(f"a lesson has 1 to {most} steps, not {len(value)}.")
        return [Table(step, self._file, f"step {number}") for number, step in enumerate(value, 1)]

    def _text(self, key: str, value: object, most: int) -> str:
        if not isinstance(value, str) or not value.strip():
            self.refuse(f"{quoted(key)} must be a text, not {quoted(value)}.")
        if len(value) > most:
            self.refuse(f"{quoted(key)} has {len(value)} characters; at most {most} are allowed.")
        if not all(character.isprintable() or character in "\n\t" for character in value):
            self.refuse(f"{quoted(key)} contains characters that cannot be shown.")
        return value.strip()


def quoted(value: object) -> str:
    """Return a short text of a value for error messages. For tables and lists, the contents are left out."""
    text = repr(value) if not isinstance(value, dict | list) else ("a table" if isinstance(value, dict) else "a list")
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
