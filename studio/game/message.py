"""Messages for people: each one has a code for programs and an English template with named fields.

The window translates the template, the commands print it in English.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from studio.game.stones import Stone

_FIELD = re.compile(r"\{([a-z_]+)\}")
_LONGEST_FIELD = 60
_LARGEST_WRITTEN_OUT = 2**63
_COMPLETE_FIELDS = frozenset({"known", "choices", "reason", "folder", "rules"})
"""Fields that the program or the system wrote, which are never shortened."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802  # the name that lupdate looks for
    """Mark a text for the translators and return it; it is translated when it is shown."""
    del context
    return text


@dataclass(frozen=True, slots=True)
class Message:
    """What went wrong, or what a user should know: `code` is stable, `template` has fields such as {point}."""

    code: str
    template: str

    @property
    def field_names(self) -> frozenset[str]:
        return frozenset(_FIELD.findall(self.template))

    def in_english(self, fields: Mapping[str, object]) -> str:
        """Fill the fields into the English template."""
        return fill(self.template, **{name: english(name, value) for name, value in fields.items()})


def fill(template: str, **fields: str) -> str:
    """Replace each {name} by its field; a name without a field stays as it is."""
    return _FIELD.sub(lambda match: fields.get(match[1], match[0]), template)


def english(name: str, value: object) -> str:
    """Show the value of a field in an English sentence."""
    if isinstance(value, Stone):
        return value.colour
    if isinstance(value, Exception):
        return str(value)
    if isinstance(value, tuple):
        return english_list([english(name, part) for part in value])
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}" if abs(value) < _LARGEST_WRITTEN_OUT else f"{value:e}"
    if isinstance(value, float):
        return f"{value:,g}" if abs(value) < 1e15 else f"{value:g}"
    text = str(value)
    return text if name in _COMPLETE_FIELDS else shortened(text)


def english_list(parts: list[str]) -> str:
    """Join as English does: `a`, `a and b`, `a, b, and c`."""
    if len(parts) <= 2:
        return " and ".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"


def shortened(text: str) -> str:
    """Cut a field that holds a whole line of a damaged file."""
    return text if len(text) <= _LONGEST_FIELD else f"{text[:_LONGEST_FIELD]}…"
