"""The open record and its state, put aside while another record is open."""

from dataclasses import dataclass

from studio.session.editor import Editor
from studio.session.open_file import Origin
from studio.session.results import ResultsState


@dataclass(frozen=True, slots=True)
class PutAside:
    """A record that was open before, with its cursor, file, undo history and unsaved changes."""

    editor: Editor
    origin: Origin
    results: ResultsState
    is_changed: bool
