"""Reads an engine's answer to the command ABOUT."""

import re
from dataclasses import dataclass

from studio.players.gomocup.messages import quoted

_PAIR = re.compile(r'(\w+)\s*=\s*(?:"([^"]*)"|(\S+?))\s*(?:,|$)')
_KEYS = ("name", "version", "author", "country")


@dataclass(frozen=True, slots=True)
class About:
    """The name, version and author of an engine. Unknown fields are empty."""

    name: str = ""
    version: str = ""
    author: str = ""
    country: str = ""
    # The answer is shown as it is if it has another format.
    text: str = ""
    """The whole answer."""

    @property
    def title(self) -> str:
        """The name and version, or else the whole answer."""
        return " ".join(filter(None, (self.name, self.version))) or self.text


def is_about(line: str) -> bool:
    """Return whether a line contains a field of the form `name="X"`."""
    return any(key.lower() in _KEYS for key, _first, _second in _PAIR.findall(line))


def read_about(line: str) -> About:
    """Return the fields of an answer such as `name="X", version="1"`, and the whole answer as `text`."""
    said = {key.lower(): quoted(first or second) for key, first, second in _PAIR.findall(line)}
    known = {key: said.get(key, "") for key in _KEYS}
    return About(**known, text=quoted(line))
