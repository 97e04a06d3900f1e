"""What an engine says of itself."""

import re
from dataclasses import dataclass

from studio.players.gomocup.messages import quoted

_PAIR = re.compile(r'(\w+)\s*=\s*(?:"([^"]*)"|(\S+?))\s*(?:,|$)')


@dataclass(frozen=True, slots=True)
class About:
    """Each is empty where it was not said."""

    name: str = ""
    version: str = ""
    author: str = ""
    country: str = ""
    text: str = ""
    """The whole line, for engines that answer otherwise."""

    @property
    def title(self) -> str:
        """Name and version, or what else it said."""
        return " ".join(filter(None, (self.name, self.version))) or self.text


def read_about(line: str) -> About:
    """Of `name="X", version="1"`; any other text is kept as it is."""
    said = {key.lower(): quoted(first or second) for key, first, second in _PAIR.findall(line)}
    known = {key: said.get(key, "") for key in ("name", "version", "author", "country")}
    return About(**known, text=quoted(line))
