"""The edits of a record, as plain data. A journal contains one edit per line."""

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
    """Raised when a journal cannot be written or read."""


Index = Annotated[int, msgspec.Meta(ge=0)]
NodePath = tuple[Index, ...]
"""The path from the root to a node. For each step it has the index of the child."""
Stamp = tuple[int, int]
"""The state of a file: the time of its last change in nanoseconds, and its size in bytes."""


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
    """Whether the record has changes that are not saved in any file."""
    stamp: Stamp | None = None
    """The state of the file when it was last opened or saved. None if it is not known, as in older journals."""
    number: Index = 0
    """The number of the game in its file. The first game has the number 0."""


class Added(_Line, frozen=True):
    """An edit that adds a move of the side to move."""

    parent: NodePath
    point: int


class Deleted(_Line, frozen=True):
    at: NodePath


class Restored(_Line, frozen=True):
    """An edit that brings back a deleted variation.

    `sgf` is a game that contains the variation and the moves before it.
    """

    parent: NodePath
    index: Index
    sgf: str


class Moved(_Line, frozen=True):
    """An edit that changes the place of a variation among its siblings."""

    at: NodePath
    index: Index


class Pasted(_Line, frozen=True):
    """An edit that adds a variation below a node.

    `sgf` is a game that contains the variation and the moves before it.
    """

    parent: NodePath
    sgf: str


class Commented(_Line, frozen=True):
    at: NodePath
    text: str


class TimelineKept(_Line, frozen=True):
    """An edit that stores the timeline of a search, as text, in a node. An empty text removes the timeline."""

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
    """An edit that marks a node as the end of the game, because the moves after it were taken back.

    If `at` is None, it removes the mark.
    """

    at: NodePath | None


class Saved(_Line, frozen=True):
    """A line which says that the record was saved to a file."""

    # Earlier edits need not be restored.

    path: str
    format: str
    stamp: Stamp | None = None
    """The state of the file after it was saved. None if it is not known, as in older journals."""


class Closed(_Line, frozen=True):
    """A line which says that the record was closed."""

    # Nothing needs to be restored.


RecordEdit = Renamed | OpeningNoted | SeatsNoted | EndNoted
"""The edits that concern the whole record."""
NodeEdit = Added | Deleted | Restored | Moved | Pasted | Commented | TimelineKept
"""The edits that concern a single node."""
Edit = Opened | NodeEdit | RecordEdit | Saved | Closed


def node_path(node: Node) -> NodePath:
    """Return the path of a node."""
    # If an edit will move or delete the node, call this before the edit.
    path = node.path()
    return tuple(above.children.index(below) for above, below in pairwise(path))


def place_of(edit: NodeEdit) -> NodePath:
    """Return the path of the edited node. If the edit adds a move or a variation, return the path of its parent."""
    return edit.parent if isinstance(edit, Added | Restored | Pasted) else edit.at


def node_at(record: GameRecord, path: NodePath) -> Node:
    node = record.root
    for index in path:
        if not 0 <= index < len(node.children):
            raise JournalError(messages.NO_SUCH_NODE, path=path)
        node = node.children[index]
    return node


def nearest_node(record: GameRecord, path: NodePath) -> Node:
    """Return the node at this path. If it does not exist, return the last node on the path that exists."""
    node = record.root
    for index in path:
        if index >= len(node.children):
            break
        node = node.children[index]
    return node


def line_of(edit: Edit) -> bytes:
    """Return the edit as a line of JSON. Raise an error if the line is too long."""
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
