"""What can be done to a record, as plain data: one line of a journal each."""

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
    """A journal that cannot be written or read."""


Index = Annotated[int, msgspec.Meta(ge=0)]
Address = tuple[Index, ...]
"""Where a node stands: which child to take at each step from the root."""


TIMELINE = "MSTL"
"""The property of a file that holds a timeline."""


class _Line(msgspec.Struct, frozen=True, tag=str.lower, tag_field="edit"):
    """One line of a journal."""


class Opened(_Line, frozen=True):
    """The base on which the edits after it stand."""

    sgf: str
    path: str | None = None
    format: str | None = None
    cursor: Address = ()
    unsaved: bool = False
    """Whether it holds edits already that no file has."""


class Added(_Line, frozen=True):
    """A point played for the side to move."""

    parent: Address
    point: int


class Deleted(_Line, frozen=True):
    at: Address


class Restored(_Line, frozen=True):
    """A variation put back; `sgf` leads from the start of the game to it."""

    parent: Address
    index: Index
    sgf: str


class Moved(_Line, frozen=True):
    """A variation given another place among its siblings."""

    at: Address
    index: Index


class Pasted(_Line, frozen=True):
    """A variation hung below a node; `sgf` leads from the start of the game to it."""

    parent: Address
    sgf: str


class Commented(_Line, frozen=True):
    at: Address
    text: str


class TimelineKept(_Line, frozen=True):
    """How a search evolved, in a text that only the timeline's own reader understands; empty: not kept."""

    at: Address
    text: str


class Renamed(_Line, frozen=True):
    """Who played, and how it ended."""

    black: str
    white: str
    result: str


class Saved(_Line, frozen=True):
    """The record is now equal to this file; what came before need not be restored."""

    path: str
    format: str


class Closed(_Line, frozen=True):
    """Nothing of the record need be restored."""


NodeEdit = Added | Deleted | Restored | Moved | Pasted | Commented | TimelineKept
"""What is done at one node of the record."""
Edit = Opened | NodeEdit | Renamed | Saved | Closed


def address_of(node: Node) -> Address:
    """Where a node stands now; ask before an edit that moves or deletes it."""
    path = node.path()
    return tuple(above.children.index(below) for above, below in pairwise(path))


def place_of(edit: NodeEdit) -> Address:
    """The node at which an edit is done: of what is hung into the record, the one above it."""
    return edit.parent if isinstance(edit, Added | Restored | Pasted) else edit.at


def node_at(record: GameRecord, address: Address) -> Node:
    """The node that stands there."""
    node = record.root
    for index in address:
        if not 0 <= index < len(node.children):
            raise JournalError(messages.NO_SUCH_NODE, address=address)
        node = node.children[index]
    return node


def nearest_node(record: GameRecord, address: Address) -> Node:
    """The node that stands there, or the last one on the way that does."""
    node = record.root
    for index in address:
        if index >= len(node.children):
            break
        node = node.children[index]
    return node


def line_of(edit: Edit) -> bytes:
    """File names and pasted texts may hold halves of characters, which strict UTF-8 does not."""
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
