"""The log file, which several processes share, and the file of crash reports."""

# For each entry, the file is opened, extended by one write and closed. So no process keeps it open, and a full log can
# be renamed on Windows, too.

import contextlib
import logging
import os
import stat
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from studio.child_process import places_in
from studio.machine.error_text import described

LOG = "mcts-studio.log"
CRASHES = "crashes.txt"
MOST_BYTES = 1_000_000
BACKUPS = 3
_LOCK = "rotation.lock"
_MOST_CRASH_BYTES = 64 * 1024
_ALWAYS_LOGGED = 3


class LogFileHandler(logging.Handler):
    """Appends entries to the log file."""

    # Entries that cannot be written are dropped.

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.role = "start"
        """The kind of process, such as window or worker."""
        self.setFormatter(_Entry(self))
        self.addFilter(_Repeats())

    @property
    def path(self) -> Path:
        return self.folder / LOG

    def emit(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(Exception):
            self._append(self.format(record).encode("utf-8", "backslashreplace") + b"\n")

    def _append(self, entry: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self._is_full(entry):
            with contextlib.suppress(OSError):  # another process has the lock; the next entry tries again
                self._rotate(entry)
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600)
        try:
            os.write(handle, entry)
        finally:
            os.close(handle)

    def _is_full(self, entry: bytes) -> bool:
        return _size(self.path) + len(entry) > MOST_BYTES

    def _rotate(self, entry: bytes) -> None:
        with _locked(self.folder):
            if not self._is_full(entry):  # another process may have rotated the log just now
                return
            for number in range(BACKUPS - 1, 0, -1):
                with contextlib.suppress(FileNotFoundError):
                    _backup(self.path, number).replace(_backup(self.path, number + 1))
            self.path.replace(_backup(self.path, 1))


class _Entry(logging.Formatter):
    """Formats log entries. It leaves out the user's data from errors."""

    def __init__(self, handler: LogFileHandler) -> None:
        super().__init__()
        self._handler = handler

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).astimezone().isoformat(" ", "milliseconds")
        process = f"{self._handler.role}[{record.process}]"
        text = f"{when} {record.levelname} {process} {record.name}: {record.getMessage()}"
        error = record.exc_info[1] if record.exc_info else None  # not `exc_text`: it may contain data of the user
        return text if error is None else f"{text}\n{described(error)}"


class _Repeats(logging.Filter):
    """A filter that drops most repetitions of an error.

    Errors with the same type and line of code are counted together. The first three pass, then the 10th, the 100th, the
    1,000th and so on.
    """

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        place = place_of(error)
        count = self._counts[place] = self._counts.get(place, 0) + 1
        if count <= _ALWAYS_LOGGED:
            return True
        record.msg, record.args = f"{record.getMessage()} ({count:,} times by now)", ()
        return f"{count}".rstrip("0") == "1"


def place_of(error: BaseException) -> object:
    """Return a key for an error. Errors of the same type from the same line of code have the same key."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return type(error).__name__, where


def last_lines(folder: Path, most_bytes: int = 256 * 1024) -> str:
    """Return the last lines of the log and of its newest backup, in total at most `most_bytes` bytes.

    Raise OSError if both files are missing.
    """
    path = folder / LOG
    with contextlib.suppress(FileNotFoundError):
        parts = [_end_of(path, most_bytes)]
        if len(parts[0]) < most_bytes:
            with contextlib.suppress(OSError):
                parts.insert(0, _end_of(_backup(path, 1), most_bytes - len(parts[0])))
        return b"".join(parts).decode("utf-8", "replace")
    return _end_of(_backup(path, 1), most_bytes).decode("utf-8", "replace")


def taken_crash_report(folder: Path) -> str:
    """Return the reports of crashes since the last call, and delete them from their file.

    If there are none, return an empty text.
    """
    # The reports contain only errors and places in the code.
    try:
        if _size(folder / CRASHES) == 0:
            return ""
        with _locked(folder), (folder / CRASHES).open("r+b") as stream:
            size = stream.seek(0, os.SEEK_END)
            stream.seek(max(0, size - _MOST_CRASH_BYTES))
            report = stream.read(_MOST_CRASH_BYTES)
            stream.truncate(0)
    except OSError:
        return ""
    return places_in(report.decode("utf-8", "replace"))


def _backup(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.{number}")


def _size(path: Path) -> int:
    """Return the size of a file in bytes. If it is missing, return 0. If it is not a regular file, raise OSError."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return 0
    if not stat.S_ISREG(status.st_mode):
        raise OSError("this is not a file")
    return status.st_size


def _end_of(path: Path, most_bytes: int) -> bytes:
    size = _size(path)
    with path.open("rb") as stream:
        stream.seek(max(0, size - most_bytes))
        data = stream.read(most_bytes)
    return data if size <= most_bytes else data.partition(b"\n")[2]


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Lock the folder during the context. Raise OSError if another process holds the lock."""
    from studio.game.files.saving import hold  # importing this takes too long for each start

    handle = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        hold(handle)
        yield
    finally:
        os.close(handle)
