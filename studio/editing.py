"""Carries edits out, and says what would take them back."""

from dataclasses import dataclass

from studio.edits import (
    TIMELINE,
    Added,
    Commented,
    Deleted,
    Edit,
    JournalError,
    Moved,
    Opened,
    Pasted,
    Renamed,
    Restored,
    TimelineKept,
    address_of,
    node_at,
    too_large,
)
from studio.game.errors import StudioError
from studio.game.files.door import READABLE, WRITABLE, refuse_unsavable
from studio.game.files.limits import MAX_FILE_BYTES, MAX_VALUES
from studio.game.files.report import FileError, Format, Report
from studio.game.node import Node, replay
from studio.game.record import Detached, GameRecord, Variation


@dataclass(frozen=True, slots=True)
class Done:
    """An edit that was carried out."""

    node: Node | None
    """Where that was; nothing for an edit of the whole record."""
    inverses: tuple[Edit, ...]
    """The edits that take it back, in their order."""


def opened(
    record: GameRecord, cursor: Node, path: str | None = None, kind: Format | None = None, *, unsaved: bool = False
) -> Opened:
    """The record as it is now, as the base of the edits to come."""
    return Opened(sgf_of(record), path, kind and str(kind), address_of(cursor), unsaved)


def restored(record: GameRecord, detached: Detached) -> Restored:
    """The edit that `record.restore(detached)` is; make it before or right after."""
    sgf = _sgf_of_variation(record, detached.parent, detached.variation)
    return Restored(address_of(detached.parent), detached.index, sgf)


def pasted(record: GameRecord, parent: Node, variation: Variation) -> Pasted:
    """The edit that `record.paste(parent, variation)` is; raises where the variation cannot be played there."""
    for node in reversed(record.paste(parent, variation)):  # as text, what is illegal would only be left out
        record.delete(node)
    return Pasted(address_of(parent), _sgf_of_variation(record, parent, variation))


def sgf_of(record: GameRecord) -> str:
    """The record as SGF; raises for one that could not be opened again."""
    try:
        refuse_unsavable([record], Format.SGF)
    except FileError as error:
        raise too_large() from error
    data = WRITABLE[Format.SGF]([record])
    if len(data) > MAX_FILE_BYTES or data.count(b"[") > MAX_VALUES:
        raise too_large()
    return data.decode("utf-8")


def _sgf_of_variation(record: GameRecord, parent: Node, variation: Variation) -> str:
    """The bare moves up to the variation go with it: without them its own could not be played."""
    bare = GameRecord(record.rules)
    place = bare.root
    for step in parent.path():
        place = place if step.parent is None else Node(step.move, place)
        place.setup = step.setup
    top = variation.node.copied()
    top.parent = place
    place.children.append(top)
    return sgf_of(bare)


def carry_out(edit: Edit, record: GameRecord) -> Done:
    """Change the record; an edit that cannot be carried out raises its error and changes nothing."""
    match edit:
        case Added(parent, point):
            return _add(record, node_at(record, parent), point)
        case Deleted(at):
            detached = record.delete(node_at(record, at))
            try:
                back = restored(record, detached)
            except JournalError:  # it could not be undone: better not done
                record.restore(detached)
                raise
            return Done(detached.parent, (back,))
        case Restored():
            node = _put_back(edit, record)
            return Done(node, (Deleted(address_of(node)),))
        case Moved(at, index):
            node = node_at(record, at)
            old = record.move_to(node, index)
            return Done(node, (Moved(address_of(node), old),))
        case Pasted(parent, sgf):
            return _paste(record, node_at(record, parent), read_variation(sgf, record, len(parent)))
        case Commented(at, text):
            node = node_at(record, at)
            return Done(node, (Commented(at, record.set_comment(node, text)),))
        case TimelineKept(at, text):
            node = node_at(record, at)
            kept = record.set_property(node, TIMELINE, (text,) if text else ())
            return Done(node, (TimelineKept(at, kept[0] if kept else ""),))
        case Renamed(black, white, result):
            inverse = Renamed(record.black, record.white, record.result)
            record.black, record.white, record.result = black, white, result
            return Done(None, (inverse,))
    raise JournalError("journal_line", "This is no edit of a record.")


def _add(record: GameRecord, parent: Node, point: int) -> Done:
    """A move that is there already is followed, and there is nothing to take back."""
    count = len(parent.children)
    node = record.add(parent, point)
    return Done(node, (Deleted(address_of(node)),) if len(parent.children) > count else ())


def _paste(record: GameRecord, parent: Node, variation: Variation) -> Done:
    hung = record.paste(parent, variation)
    return Done(hung[0] if hung else parent, tuple(Deleted(address_of(node)) for node in reversed(hung)))


def _put_back(edit: Restored, record: GameRecord) -> Node:
    parent = node_at(record, edit.parent)
    variation = read_variation(edit.sgf, record, len(edit.parent))
    for visit in replay(variation.node, record.position(parent)):
        if visit.problem is not None:
            raise visit.problem
    return record.restore(Detached(variation, parent, edit.index))


def read_variation(sgf: str, record: GameRecord, depth: int) -> Variation:
    """The variation at the end of a line of so many moves."""
    told = read_sgf(sgf)
    if told.rules != record.rules:
        raise JournalError("journal_line", "The variation belongs to another game.")
    node = node_at(told, (0,) * (depth + 1))
    return told.delete(node).variation


def read_sgf(sgf: str) -> GameRecord:
    data = sgf.encode("utf-8", "replace")
    try:
        return READABLE[Format.SGF](data, Report(data), None).records[0]
    except StudioError as error:
        raise no_game() from error


def no_game() -> JournalError:
    return JournalError("journal_without_game", "This journal holds no game that can be restored.")
