"""The open record with its state, put aside while another record is open."""

from dataclasses import dataclass

from studio.session.cursor import Cursor
from studio.session.open_file import OpenFile
from studio.session.results import ResultsState
from studio.session.undo_history import UndoHistory


@dataclass(frozen=True, slots=True)
class PutAside:
    """A record that was open, with its cursor, file, undo history and unsaved changes."""

    cursor: Cursor
    file: OpenFile | None
    name: str
    """The title of a record without a file."""
    history: UndoHistory
    results: ResultsState
    is_changed: bool
