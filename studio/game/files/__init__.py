"""Reads and writes game files in all formats. `open_records` opens a file, `save_records` saves one."""

from studio.game.errors import FileError, Place
from studio.game.files.game_files import (
    READABLE,
    WRITABLE,
    format_of_name,
    open_records,
    read_records,
    save_record,
    save_records,
)
from studio.game.files.report import FileWarning, Format, Opened

__all__ = [
    "READABLE",
    "WRITABLE",
    "FileError",
    "FileWarning",
    "Format",
    "Opened",
    "Place",
    "format_of_name",
    "open_records",
    "read_records",
    "save_record",
    "save_records",
]
