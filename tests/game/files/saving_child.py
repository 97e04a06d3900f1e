"""A child process for the tests of saving: python -m tests.game.files.saving_child WHAT PATH."""

import os
import resource
import sys
from pathlib import Path

from studio.game.files import FileError, save_record
from studio.game.record import GameRecord
from studio.game.rules import PRESETS

UNPRIVILEGED = 65534


def record_of(kilobytes: int) -> GameRecord:
    record = GameRecord(PRESETS["gomoku-15"])
    record.root.comment = "x" * 1024 * kilobytes
    return record


def save_until_killed(path: Path) -> None:
    """Print a line at the start, then save again and again until killed."""
    record = record_of(200)
    print("ready", flush=True)
    while True:
        save_record(record, path)


def save_with_little_room(path: Path) -> None:
    """Save while the system refuses to write more than 64 KB, as on a full disk; print the code of the error."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, 65_536))
    _save_and_report(path)


def save_without_rights(path: Path) -> None:
    """Save without root's privileges into this folder, which the parent made read-only; print the code of the error."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(UNPRIVILEGED)
        os.setuid(UNPRIVILEGED)
    _save_and_report(path)


def _save_and_report(path: Path) -> None:
    try:
        save_record(record_of(200), path)
    except FileError as error:
        print(error.code)


if __name__ == "__main__":
    ways = {"for-ever": save_until_killed, "little-room": save_with_little_room, "no-rights": save_without_rights}
    ways[sys.argv[1]](Path(sys.argv[2]))
