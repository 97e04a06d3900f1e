"""Creates journals, abandons them as a killed process does, and recovers them."""

from pathlib import Path

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.session.editing import opened
from studio.session.edits import (
    Edit,
)
from studio.session.journal import Journal
from studio.session.recovery import Recovered, found, replayed
from tests.game.boards import GOMOKU, game


def point(text: str) -> int:
    return point_from_human(text, GOMOKU)


def begun(folder: Path, record: GameRecord | None = None) -> Journal:
    """Return a new journal that contains the record."""
    journal = Journal(folder)
    record = record or game("h8 i9")
    journal.write(opened(record, record.root))
    return journal


def abandon(journal: Journal) -> None:
    """Release the lock of a journal and keep its file, as the system does when a process is killed."""
    assert journal._file is not None
    journal._file.release()


def left_by(folder: Path, *edits: Edit, record: GameRecord | None = None) -> Path:
    journal = begun(folder, record)
    for edit in edits:
        journal.write(edit)
    assert journal.path is not None
    abandon(journal)
    return journal.path


def recovered(folder: Path) -> Recovered:
    (left,) = found(folder)
    return replayed(left)


def played_on(record: GameRecord, places: str) -> Node:
    node = list(record.main_line())[-1]
    for text in places.split():
        node = record.add(node, point(text))
    return node
