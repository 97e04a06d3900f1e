"""Messages for users.

Each has a code for programs and an English template with named fields. The window translates the template, and the
commands print it in English.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from studio.game.stones import Stone

_FIELD = re.compile(r"\{([a-z_]+)\}")
_LONGEST_FIELD = 60
_LARGEST_WRITTEN_OUT = 2**63
# This program or the operating system wrote the text of these fields.
_COMPLETE_FIELDS = frozenset(
    {"known", "choices", "line", "reason", "file", "folder", "rules", "path", "program", "command"}
)
"""The fields whose texts are never shortened."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802  # the name that lupdate looks for
    """Return the text unchanged. Qt's lupdate finds these calls and collects the texts for translation."""
    del context
    return text


@dataclass(frozen=True, slots=True)
class Message:
    """A message for users: an error or a note.

    `code` never changes, because programs and files refer to it. `template` is English and contains the names of its
    fields in braces, such as {point}.
    """

    code: str
    template: str

    @property
    def field_names(self) -> frozenset[str]:
        return frozenset(_FIELD.findall(self.template))

    def in_english(self, fields: Mapping[str, object]) -> str:
        """Fill the fields into the English template."""
        return fill(self.template, **{name: english(name, value) for name, value in fields.items()})


@dataclass(frozen=True, slots=True)
class Phrase:
    """A translatable text that fills a field of a message. The window translates it together with the message."""

    text: str

    def __str__(self) -> str:
        return self.text


def fill(template: str, **fields: str) -> str:
    """Replace each {name} in the template by the field of this name.

    If there is no such field, the name stays as it is.
    """
    return _FIELD.sub(lambda match: fields.get(match[1], match[0]), template)


def english(name: str, value: object) -> str:
    """Return the value of a field as text for an English sentence."""
    if isinstance(value, Stone):
        return value.colour
    if isinstance(value, Exception):
        return str(value)
    if isinstance(value, tuple):
        return english_list([english(name, part) for part in value])
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}" if is_written_out(value) else scientific(value)
    if isinstance(value, float):
        return f"{value:,g}" if abs(value) < 1e15 else f"{value:g}"
    return complete_or_shortened(name, str(value))


def is_written_out(number: int) -> bool:
    """Return whether messages show this whole number with all its digits. Otherwise they use scientific notation."""
    return abs(number) < _LARGEST_WRITTEN_OUT


def scientific(number: int) -> str:
    """Return a huge whole number as 1.000000e+30."""
    # Python's float format ends at 1e308.
    return f"{Decimal(number):.6e}"


def complete_or_shortened(name: str, text: str) -> str:
    """Return the text of a field for a message, shortened unless the field is in `_COMPLETE_FIELDS`."""
    return text if name in _COMPLETE_FIELDS else shortened(text)


def english_list(parts: list[str]) -> str:
    """Join texts as in an English sentence: `a`, `a and b`, `a, b, and c`."""
    if len(parts) <= 2:
        return " and ".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"


def shortened(text: str) -> str:
    """Return the text, cut after 60 characters. Control characters such as line breaks are escaped."""
    # The text may come from a damaged file.
    if len(text) > _LONGEST_FIELD:
        text = f"{text[:_LONGEST_FIELD]}…"
    return text if text.isprintable() else "".join(map(_printable, text))


def _printable(character: str) -> str:
    return character if character.isprintable() else character.encode("unicode_escape").decode("ascii")
