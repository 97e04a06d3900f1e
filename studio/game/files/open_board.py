"""Opens a file in the window. A file that cannot state its rules gets the rules of the open board if these fit."""

import os
from dataclasses import replace

from studio.game.files.game_files import open_records
from studio.game.files.report import Format, Opened
from studio.game.rules import Overline, Rules

_WITHOUT_RULES = (Format.POINTS, Format.OPENINGS, Format.POS)


def open_beside(path: str | os.PathLike[str], board: Rules) -> Opened:
    """Return all games of a file. Raise FileError if the file cannot be read or contains no game.

    Files of some formats never state the rules, and are read as freestyle. If `board` has the same size, such a file
    gets the rules `board`, unless these make moves illegal.
    """
    opened = open_records(path)
    if opened.format not in _WITHOUT_RULES or board.is_freestyle:
        return opened
    freestyle = replace(board, overline=Overline.WINS)
    if any(record.rules != freestyle for record in opened.records):
        return opened
    again = open_records(path, board)
    return opened if len(again.warnings) > len(opened.warnings) else again
