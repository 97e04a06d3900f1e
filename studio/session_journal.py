"""The journal as a session has it: there need be none, and what cannot be written is told, not raised."""

from collections.abc import Callable

from studio.edits import Edit, JournalError, Opened
from studio.journal import Journal


class SessionJournal:
    """Writes edits that are carried out already: none of them may fail any more."""

    def __init__(self, journal: Journal | None, tell: Callable[[JournalError], object]) -> None:
        self._journal, self._tell = journal, tell

    def note(self, edit: Edit, base: Callable[[], Opened]) -> None:
        """An edit that the record has just taken; the base is the record with it, unsaved."""
        self._is_done(lambda journal: journal.note(lambda: edit, base))

    def write(self, edit: Edit) -> None:
        self._is_done(lambda journal: journal.write(edit))

    def begin(self, base: Callable[[], Opened]) -> bool:
        """The whole record; where it cannot be written, what was there before must stay."""
        return self._is_done(lambda journal: journal.write(base()))

    def close(self, *, discard: bool) -> None:
        """Give it up; it stays for the next start where edits are unsaved and not to be discarded."""
        if self._journal is not None:
            self._journal.close(discard=discard)

    def _is_done(self, work: Callable[[Journal], None]) -> bool:
        """Whether nothing is left to be written."""
        if self._journal is None:
            return True
        try:
            work(self._journal)
        except JournalError as error:
            self._tell(error)
            return False
        return True
