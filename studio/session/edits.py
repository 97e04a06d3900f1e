"""The edits of a record, as plain data. A journal stores one edit per line."""

import json
from itertools import pairwise
from typing import Annotated

import msgspec

from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.session import messages

MAX_LINE_BYTES = 16 * 1024 * 1024


class JournalError(StudioError):
    """Raised if a journal cannot be written or read."""


Index = Annotated[int, msgspec.Meta(ge=0)]
NodePath = tuple[Index, ...]
"""The path of a node: the index of the child for each step from the root."""
Stamp = tuple[int, int]
"""The state of a file: when it was last modified, in nanoseconds, and its size in bytes."""


class _Line(msgspec.Struct, frozen=True, tag=str.lower, tag_field="edit"):
    """One line of a journal."""


class Opened(_Line, frozen=True):
    """A checkpoint of the whole record."""

    # Later edits in the journal apply to it.

    sgf: str
    path: str | None = None
    format: str | None = None
    cursor: NodePath = ()
    unsaved: bool = False
    """Whether the record has changes that no file contains."""
    stamp: Stamp | None = None
    """The state of the file when it was last opened or saved; None if it is unknown, as in older journals."""
    number: Index = 0
    """The number of the game in its file, from 0."""


class Added(_Line, frozen=True):
    """An edit that adds a move for the side to move."""

    parent: NodePath
    point: int


class Deleted(_Line, frozen=True):
    at: NodePath


class Restored(_Line, frozen=True):
    """An edit that restores a deleted variation.

    `sgf` is a game that leads to the variation and contains it.
    """

    parent: NodePath
    index: Index
    sgf: str


class Moved(_Line, frozen=True):
    """An edit that moves a variation to a different place among its siblings."""

    at: NodePath
    index: Index


class Pasted(_Line, frozen=True):
    """An edit that adds a variation below a node.

    `sgf` is a game that leads to the variation and contains it.
    """

    parent: NodePath
    sgf: str


class Commented(_Line, frozen=True):
    at: NodePath
    text: str


class TimelineKept(_Line, frozen=True):
    """An edit that stores a search's timeline, as text, in a node; an empty text removes it."""

    at: NodePath
    text: str


class Renamed(_Line, frozen=True):
    """An edit that sets the names of the players and the result."""

    black: str
    white: str
    result: str


class OpeningNoted(_Line, frozen=True):
    """An edit that sets the text of the game's opening protocol. An empty text removes it."""

    text: str


class SeatsNoted(_Line, frozen=True):
    """An edit that sets who plays the game, in the format of `studio.game.seating`. An empty text removes it."""

    text: str


class EndNoted(_Line, frozen=True):
    """An edit that marks a node as the end of the game. The next moves were taken back. None removes the mark."""

    at: NodePath | None


class Saved(_Line, frozen=True):
    """The line that says that the record was saved to a file."""

    # Earlier edits need not be restored.

    path: str
    format: str
    stamp: Stamp | None = None
    """The state of the file after the save; None if it is unknown, as in older journals."""


class Closed(_Line, frozen=True):
    """The line that says that the record was closed."""

    # Nothing needs to be restored.


RecordEdit = Renamed | OpeningNoted | SeatsNoted | EndNoted
"""The edits of the whole record."""
NodeEdit = Added | Deleted | Restored | Moved | Pasted | Commented | TimelineKept
"""The edits of a single node."""
Edit = Opened | NodeEdit | RecordEdit | Saved | Closed


def node_path(node: Node) -> NodePath:
    """Return the path of a node."""
    # If an edit will move or delete the node, call this before the edit.
    path = node.path()
    return tuple(above.children.index(below) for above, below in pairwise(path))


def place_of(edit: NodeEdit) -> NodePath:
    """Return the path of the edited node, or of the parent of an added move or variation."""
    return edit.parent if isinstance(edit, Added | Restored | Pasted) else edit.at


def node_at(record: GameRecord, path: NodePath) -> Node:
    node = record.root
    for index in path:
        if not 0 <= index < len(node.children):
            raise JournalError(messages.NO_SUCH_NODE, path=path)
        node = node.children[index]
    return node


def nearest_node(record: GameRecord, path: NodePath) -> Node:
    """Return the node at this path, or the last existing node on the path."""
    node = record.root
    for index in path:
        if index >= len(node.children):
            break
        node = node.children[index]
    return node


def line_of(edit: Edit) -> bytes:
    """Return the edit as a line of JSON. Raise an error if it is too long."""
    # Unpaired surrogates are preserved, because file names and texts may contain them.
    text = json.dumps(msgspec.to_builtins(edit), ensure_ascii=False, separators=(",", ":"))
    line = text.encode("utf-8", "surrogatepass") + b"\n"
    if len(line) > MAX_LINE_BYTES:
        raise too_large()
    return line


def edit_of(line: bytes) -> Edit:
    try:
        return msgspec.convert(json.loads(line.decode("utf-8", "surrogatepass")), Edit)  # type: ignore[no-any-return]
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise JournalError(messages.NOT_AN_EDIT) from error


def too_large() -> JournalError:
    return JournalError(messages.TOO_LARGE)
