"""The process of an import, which the window starts. Its command-line argument is the request.

It writes notices as lines of JSON, and stops when its standard input ends.
"""

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import IO

import msgspec

from studio.game.errors import FileError, StudioError
from studio.machine.log import begin_child_log
from studio.positions import messages
from studio.positions.database import Database
from studio.positions.importing import Importer, Progress, files_in
from studio.positions.merging import merge
from studio.positions.notices import Advanced, Done, Failed, Field, ImportRequest, Notice

_logger = logging.getLogger(__name__)


def work(request: ImportRequest, tell: Callable[[Notice], None], is_wanted: Callable[[], bool]) -> None:
    """Import or merge as requested, then report how it ended."""
    try:
        tell(Done(_worked(request, lambda progress: tell(Advanced(progress)), is_wanted)))
    except StudioError as error:
        tell(_failed(error))
    except Exception as error:  # the parent must learn of every error
        _logger.exception("The import failed.")
        tell(_failed(StudioError(messages.IMPORT_BROKE, reason=repr(error)[:200])))


def main() -> None:
    """Run the process of an import."""
    begin_child_log("import")
    outbox, unwanted = _own_output(), Event()

    def tell(notice: Notice) -> None:
        try:
            outbox.write(msgspec.json.encode(notice) + b"\n")
            outbox.flush()
        except OSError:  # the parent is gone; saved games stay
            os._exit(0)

    def listen() -> None:
        sys.stdin.buffer.read()
        unwanted.set()

    Thread(target=listen, daemon=True, name="end of input").start()
    request = msgspec.json.decode(sys.argv[1], type=ImportRequest)
    work(request, tell, lambda: not unwanted.is_set())
    os._exit(0)  # the reading thread would block an orderly exit


def _worked(request: ImportRequest, report: Callable[[Progress], None], is_wanted: Callable[[], bool]) -> Progress:
    database, paths = Database(Path(request.database)), [Path(path) for path in request.paths]
    try:
        if request.is_merge:
            return merge(database, paths[0], report, is_wanted)
        return Importer(database).run(files_in(paths, is_wanted), report, is_wanted)
    finally:
        database.close()


def _failed(error: StudioError) -> Failed:
    fields: dict[str, Field] = {}
    for name, value in error.fields.items():
        fields[name] = value if isinstance(value, int | float | str) else str(value)
    if isinstance(error, FileError):
        fields["path"] = error.path
    return Failed(error.code, error.message.template, fields)


def _own_output() -> IO[bytes]:
    """Return the pipe to the parent. All other output of this process goes to its error output."""
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return own
