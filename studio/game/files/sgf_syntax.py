"""The syntax of SGF. Parses text to flat lists of nodes, without recursion."""

import re
from dataclasses import dataclass

from studio.game.errors import FileError
from studio.game.files import messages
from studio.game.files.limits import MAX_GAMES, MAX_NESTING, MAX_NODES, MAX_PROBLEMS, MAX_VALUES
from studio.game.files.report import Report
from studio.game.message import Message

# One bracket, separator, name or value with the white space before it. Possessive, so that matching never backtracks.
_TOKEN = re.compile(r"\s*+(?:([();])|([A-Za-z0-9_]++)|\[((?:[^\\\]]++|\\.)*+)(\]?))", re.DOTALL)
# Matches a mark, a value, or the text up to the next mark or value. It never matches an empty text.
_MARK = re.compile(r"[;()]|\[(?:[^\\\]]++|\\.)*+\]?|[^;()\[]++", re.DOTALL)
_START = re.compile(r"\(\s*+;")
_BEGINNING = re.compile(rb"\s*+\(\s*+;")
_GAME_SOMEWHERE = re.compile(rb"\(\s*+;\s*+[A-Za-z0-9]++\s*+\[")
_JUNK = re.compile(r"[^();\[A-Za-z0-9_]++")
_ESCAPED = re.compile(r"\\(\n|.)", re.DOTALL)


@dataclass(slots=True)
class RawNode:
    """A node as written in the file. The escapes in its values are kept."""

    offset: int
    parent: int
    """The index of the parent in the game's list of nodes; -1 for the first node."""
    properties: list[tuple[str, list[str]]]


def begins_with_game(data: bytes) -> bool:
    return _BEGINNING.match(data) is not None


def holds_game(data: bytes) -> bool:
    """Return whether a game begins anywhere in these bytes. For example, it may follow the headers of a mail."""
    return _GAME_SOMEWHERE.search(data) is not None


def parse(text: str, report: Report) -> list[list[RawNode]]:
    """Return the games of a collection. Each is a list of nodes in which parents come before their children."""
    return _Parser(text, report).games()


def unescape(value: str) -> str:
    """Return the text of a value.

    Remove escaped line breaks. Replace every other escaped character by the character itself.
    """
    if "\\" not in value:
        return value
    return _ESCAPED.sub(lambda match: "" if match[1] == "\n" else match[1], value)


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


class _Parser:
    def __init__(self, text: str, report: Report) -> None:
        self._text = text
        self._report = report
        self._games: list[list[RawNode]] = []
        self._nodes: list[RawNode] = []  # of the game that is being read
        self._branches: list[int] = []  # for each open bracket, the index of the node before it
        self._current = -1  # the index of the next node's parent
        self._values: list[str] | None = None  # of the property that is being read
        self._in_node = False
        self._problems = 0

    def games(self) -> list[list[RawNode]]:
        self._refuse_too_much()
        match = _START.search(self._text)
        while match is not None:
            if len(self._games) >= MAX_GAMES:
                raise self._report.error(messages.GAMES, limit=MAX_GAMES)
            end = self._game(match.start())
            match = _START.search(self._text, end)
        return self._games

    def _refuse_too_much(self) -> None:
        """Raise an error if the text has too many values, nodes or variations."""
        # Counting is much faster than parsing.
        text = self._text
        if text.count("[") > MAX_VALUES:
            raise self._report.error(messages.VALUES, limit=MAX_VALUES)
        if text.count(";") > MAX_NODES or text.count("(") > MAX_NESTING:
            self._count_marks()

    def _count_marks(self) -> None:
        """Raise an error if there are too many nodes or variations, or if variations are nested too deeply.

        Characters inside property values do not count.
        """
        nodes = depth = 0
        for match in _MARK.finditer(self._text):
            mark = match[0]
            nodes += mark in (";", "(")
            depth += (mark == "(") - (mark == ")" and depth > 0)
            if depth > MAX_NESTING:
                raise self._too_deep(match.start())
            if nodes > 2 * MAX_NODES:
                raise self._report.error(messages.NODES, limit=MAX_NODES)

    def _game(self, offset: int) -> int:
        """Read a game from its opening bracket. Return the offset of its end."""
        self._nodes, self._branches, self._current = [], [], -1
        text, end = self._text, len(self._text)
        while offset < end:
            match = _TOKEN.match(text, offset)
            if match is None:
                offset = self._skip_junk(offset)
                continue
            offset = match.end()
            self._take(match)
            if not self._branches:
                break
        else:
            self._report.warn(messages.UNFINISHED_GAME, end)
        self._games.append(self._nodes)
        return offset

    def _take(self, match: re.Match[str]) -> None:
        mark, name, value, closing = match.groups()
        if value is not None:
            if value or closing:
                self._take_value(value, match.start(3))
            if not closing:
                self._problem(messages.UNCLOSED, match.start(3))
        elif name is not None:
            self._take_name(_capitals(name), match.start(2))
        elif mark == ";":
            self._add_node(match.start(1))
        elif mark == "(":
            self._open(match.start(1))
        else:
            self._close(match.start(1))

    def _open(self, offset: int) -> None:
        if len(self._branches) >= MAX_NESTING:
            raise self._too_deep(offset)
        self._branches.append(self._current)
        self._in_node, self._values = False, None

    def _too_deep(self, offset: int) -> FileError:
        return self._report.error(messages.NESTING, offset, limit=MAX_NESTING)

    def _close(self, offset: int) -> None:
        if not self._in_node and self._branches[-1] == self._current:
            self._problem(messages.EMPTY_VARIATION, offset)
        self._current = self._branches.pop()
        self._in_node, self._values = False, None

    def _add_node(self, offset: int) -> None:
        self._nodes.append(RawNode(offset, self._current, []))
        self._current = len(self._nodes) - 1
        self._in_node, self._values = True, None

    def _take_name(self, name: str, offset: int) -> None:
        if not self._in_node:
            self._problem(messages.NODE_START, offset)
            self._add_node(offset)
        if self._values == []:
            self._problem(messages.NO_VALUE, offset)
        self._values = []
        if name:
            self._nodes[self._current].properties.append((name, self._values))
        else:
            self._problem(messages.NO_NAME, offset)

    def _take_value(self, value: str, offset: int) -> None:
        if self._values is None:
            self._problem(messages.LONE_VALUE, offset)
        else:
            self._values.append(value)

    def _skip_junk(self, offset: int) -> int:
        junk = _JUNK.match(self._text, offset)
        end = junk.end() if junk else offset + 1
        if self._text[offset:end].strip():
            self._problem(messages.JUNK, offset)
        return end

    def _problem(self, message: Message, offset: int) -> None:
        self._problems += 1
        if self._problems > MAX_PROBLEMS:
            raise self._report.error(messages.DAMAGED, offset)
        self._report.warn(message, offset)


def _capitals(name: str) -> str:
    """Return the capital letters and digits of a name."""
    # Old files write names such as SiZe.
    return name if name.isupper() else "".join(letter for letter in name if not letter.islower())
