"""Replaces files as a whole, and locks files so that other processes cannot write them."""

import contextlib
import errno
import hashlib
import os
import secrets
import stat
import sys
import time
from pathlib import Path

from studio.game.errors import FileError
from studio.game.files import messages

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

UNFINISHED = ".saving"
# Only a killed program leaves an older file.
_STALE_S = 3600
"""The age in seconds after which a temporary file is deleted."""
# No other process can read a locked byte.
_LOCKED_BYTE = 1 << 40
"""The offset of the byte that is locked on Windows. It lies after the end of the file."""


def replace_file(path: Path, data: bytes) -> None:
    """Replace the file by `data`, so that readers find either the old or the new file.

    Write a temporary file, sync it to the disk, and rename it. A symbolic link stays a link, and the file keeps its
    permissions.
    """
    unfinished = None
    try:
        target = Path(os.path.realpath(path))
        refuse_other_than_file(target, path)
        unfinished = target.with_name(f"{unfinished_prefix(target)}{secrets.token_hex(6)}{UNFINISHED}")
        _write(unfinished, data, target)
        unfinished.replace(target)
        sync_folder(target.parent)
    except (OSError, ValueError) as error:
        if unfinished is not None:
            with contextlib.suppress(OSError):
                unfinished.unlink()
        raise file_error(error, path) from error
    remove_stale(target)


def unfinished_prefix(target: Path) -> str:
    """Return a short prefix for the names of this file's temporary copies."""
    # Its length does not depend on the file's name.
    return f".{hashlib.blake2b(os.fsencode(target.name), digest_size=4).hexdigest()}-"


def refuse_other_than_file(target: Path, path: Path) -> None:
    if target.exists() and not target.is_file():
        raise FileError(messages.NOT_REPLACEABLE, path=str(path))
    if target.exists() and not os.access(target, os.W_OK):
        raise FileError(messages.READ_ONLY_FILE, path=str(path))


def _write(unfinished: Path, data: bytes, target: Path) -> None:
    with unfinished.open("xb") as stream:
        if target.exists():
            unfinished.chmod(stat.S_IMODE(target.stat().st_mode))
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def sync_folder(folder: Path) -> None:
    """Make sure that a rename in this folder is on the disk. Some systems cannot do this; then do nothing."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def remove_stale(target: Path) -> None:
    """Delete temporary copies of this file that a killed program left behind."""
    with contextlib.suppress(OSError):
        for left in target.parent.iterdir():
            ours = left.name.startswith(unfinished_prefix(target)) and left.name.endswith(UNFINISHED)
            if ours and left.stat().st_mtime < time.time() - _STALE_S:
                left.unlink()


def hold(handle: int) -> None:
    """Lock this open file until it is closed.

    Raise OSError if another process holds the lock.
    """
    if sys.platform == "win32":
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_WRITE_ERRORS = {
    errno.ENOSPC: messages.DISK_FULL,
    errno.EDQUOT: messages.DISK_FULL,
    errno.EFBIG: messages.FILE_SIZE_LIMIT,
    errno.EACCES: messages.NOT_WRITABLE_FOLDER,
    errno.EPERM: messages.NOT_WRITABLE_FOLDER,
    errno.EROFS: messages.READ_ONLY_FOLDER,
    errno.ENOENT: messages.NO_FOLDER,
    errno.ENOTDIR: messages.NO_FOLDER,
}


def file_error(error: OSError | ValueError, path: Path) -> FileError:
    """Return the error to raise if this file could not be written."""
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    reason = getattr(error, "strerror", None) or str(error)
    return FileError(_WRITE_ERRORS.get(number or 0, messages.NOT_SAVED), path=str(path), reason=reason)
