"""Applies edits to a record, and returns the edits that undo them."""

from dataclasses import dataclass

import msgspec

from studio.game.errors import FileError, StudioError
from studio.game.files.game_files import READABLE, WRITABLE, refuse_unsavable
from studio.game.files.limits import MAX_FILE_BYTES, MAX_VALUES
from studio.game.files.report import Format, Report
from studio.game.game_end import GAME_END, MARK, marked_end
from studio.game.node import TIMELINE, Node, replay
from studio.game.openings import OPENING
from studio.game.position import Position
from studio.game.record import Detached, GameRecord, Variation
from studio.game.seating import SEATS
from studio.session import messages
from studio.session.edits import (
    Added,
    Closed,
    Commented,
    Deleted,
    Edit,
    EndNoted,
    JournalError,
    Moved,
    NodePath,
    Opened,
    OpeningNoted,
    Pasted,
    RecordEdit,
    Renamed,
    Restored,
    Saved,
    SeatsNoted,
    TimelineKept,
    node_at,
    node_path,
    place_of,
    too_large,
)
from studio.session.open_file import OpenFile


@dataclass(frozen=True, slots=True)
class Done:
    """The result of an edit that was applied."""

    node: Node | None
    """The added or changed node. If a node was deleted, this is its parent. None if the whole record was edited."""
    place: NodePath | None
    """The path of the node after the edit. None if the whole record was edited."""
    inverses: tuple[Edit, ...]
    """The edits that undo this edit, in the order in which they must be applied."""


def opened(
    record: GameRecord, cursor: Node, path: str | None = None, kind: Format | None = None, *, unsaved: bool = False
) -> Opened:
    """Return a checkpoint, which is an edit that opens the record in its current state."""
    return Opened(sgf_of(record), path, kind and str(kind), node_path(cursor), unsaved)


def opened_from(record: GameRecord, cursor: Node, file: OpenFile | None) -> Opened:
    """Return a checkpoint of a record that has unsaved changes. It includes the state of the file."""
    if file is None:
        return opened(record, cursor, unsaved=True)
    checkpoint = opened(record, cursor, str(file.path), file.format, unsaved=True)
    return msgspec.structs.replace(checkpoint, stamp=file.stamp, number=file.number)


def restored(record: GameRecord, detached: Detached) -> Restored:
    """Return the edit that has the same effect as `record.restore(detached)`."""
    # Call this before an edit that changes the path of `detached.parent`.
    sgf = _sgf_of_variation(record, detached.parent, detached.variation)
    return Restored(node_path(detached.parent), detached.index, sgf)


def pasted(record: GameRecord, parent: Node, variation: Variation) -> Pasted:
    """Return the edit that has the same effect as `record.paste(parent, variation)`.

    Raise an error if a move is illegal.
    """
    for node in reversed(record.paste(parent, variation)):  # reading SGF would only skip illegal moves
        record.delete(node)
    return Pasted(node_path(parent), _sgf_of_variation(record, parent, record.fitted(parent, variation)))


def sgf_of(record: GameRecord) -> str:
    """Return the record as SGF. Raise an error if the text is so large that it could not be opened again."""
    try:
        refuse_unsavable([record], Format.SGF)
    except FileError as error:
        raise too_large() from error
    data = WRITABLE[Format.SGF]([record])
    if len(data) > MAX_FILE_BYTES or data.count(b"[") > MAX_VALUES:
        raise too_large()
    return data.decode("utf-8")


def _sgf_of_variation(record: GameRecord, parent: Node, variation: Variation) -> str:
    """Return the SGF of a game that plays the moves before a variation and then contains the variation."""
    bare = GameRecord(record.rules)
    place = bare.root
    for step in parent.path():
        place = place if step.parent is None else Node(step.move, place)
        place.setup = step.setup
    top = variation.node.copied()
    top.parent = place
    place.children.append(top)
    return sgf_of(bare)


def carry_out(edit: Edit, record: GameRecord, node: Node | None = None, position: Position | None = None) -> Done:
    """Apply an edit to the record.

    Return the result and the edits that undo it. If the edit fails, raise an error and change nothing. `node` and
    `position` are the edited node and its position, if the caller knows them.
    """
    if isinstance(edit, RecordEdit):
        return _note(record, edit)
    if isinstance(edit, Opened | Saved | Closed):
        raise JournalError(messages.NOT_AN_EDIT_OF_A_RECORD)
    node = node or node_at(record, place_of(edit))
    match edit:
        case Added():
            return _add(record, node, edit, position)
        case Deleted(at):
            return _delete(record, node, at)
        case Restored():
            return _put_back(record, node, edit)
        case Moved(_, index):
            old = record.move_to(node, index)
            place = node_path(node)
            return Done(node, place, (Moved(place, old),))
        case Pasted(parent, sgf):
            return _paste(record, node, parent, read_variation(sgf, record, len(parent)))
        case Commented(at, text):
            return Done(node, at, (Commented(at, record.set_comment(node, text)),))
        case TimelineKept(at, text):
            kept = record.set_property(node, TIMELINE, (text,) if text else ())
            return Done(node, at, (TimelineKept(at, kept[0] if kept else ""),))


def _note(record: GameRecord, edit: RecordEdit) -> Done:
    """Apply an edit that concerns the whole record."""
    if isinstance(edit, OpeningNoted | SeatsNoted):
        name = OPENING if isinstance(edit, OpeningNoted) else SEATS
        before = record.set_property(record.root, name, (edit.text,) if edit.text else ())
        return Done(None, None, (type(edit)(before[0] if before else ""),))
    if isinstance(edit, EndNoted):
        return _note_end(record, edit)
    inverse = Renamed(record.black, record.white, record.result)
    record.black, record.white, record.result = edit.black, edit.white, edit.result
    return Done(None, None, (inverse,))


def _note_end(record: GameRecord, edit: EndNoted) -> Done:
    """Move the mark of the end of the game."""
    node, before = None if edit.at is None else node_at(record, edit.at), marked_end(record.root)
    if before is not None:
        record.set_property(before, GAME_END, ())
    if node is not None:
        record.set_property(node, GAME_END, (MARK,))
    return Done(None, None, (EndNoted(None if before is None else node_path(before)),))


def _add(record: GameRecord, parent: Node, edit: Added, position: Position | None) -> Done:
    """Add a move. If a child has the same move already, return this child; then there is nothing to undo."""
    count = len(parent.children)
    node = record.add(parent, edit.point, position)
    place = (*edit.parent, parent.children.index(node))
    return Done(node, place, (Deleted(place),) if len(parent.children) > count else ())


def _delete(record: GameRecord, node: Node, at: NodePath) -> Done:
    detached = record.delete(node)
    try:
        back = restored(record, detached)
    except JournalError:  # computed first: if there is no inverse, the edit is not made
        record.restore(detached)
        raise
    return Done(detached.parent, at[:-1], (back,))


def _put_back(record: GameRecord, parent: Node, edit: Restored) -> Done:
    variation = read_variation(edit.sgf, record, len(edit.parent))
    for visit in replay(variation.node, record.position(parent)):
        if visit.problem is not None:
            raise visit.problem
    node = record.restore(Detached(variation, parent, edit.index))
    place = (*edit.parent, parent.children.index(node))
    return Done(node, place, (Deleted(place),))


def _paste(record: GameRecord, parent: Node, at: NodePath, variation: Variation) -> Done:
    added = record.paste(parent, variation)
    places = [node_path(node) for node in added]
    inverses = tuple(Deleted(place) for place in reversed(places))
    return Done(added[0], places[0], inverses) if added else Done(parent, at, ())


def read_variation(sgf: str, record: GameRecord, depth: int) -> Variation:
    """Return the variation in `sgf`, without the first `depth` moves, which lead to it.

    Raise an error if `sgf` belongs to another game.
    """
    source = read_sgf(sgf)
    if source.rules != record.rules:
        raise JournalError(messages.OTHER_GAME)
    node = node_at(source, (0,) * (depth + 1))
    return source.delete(node).variation


def read_sgf(sgf: str) -> GameRecord:
    data = sgf.encode("utf-8", "replace")
    try:
        return READABLE[Format.SGF](data, Report(data), None).records[0]
    except StudioError as error:
        raise no_game() from error


def no_game() -> JournalError:
    return JournalError(messages.NO_GAME)
