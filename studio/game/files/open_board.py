"""Opens a file in the window. If the file cannot state its rules, it gets the rules of the open board if they fit."""

import os
from dataclasses import replace

from studio.game.files.game_files import open_records
from studio.game.files.report import Format, Opened
from studio.game.rules import Overline, Rules

_WITHOUT_RULES = (Format.POINTS, Format.OPENINGS, Format.POS)


def open_beside(path: str | os.PathLike[str], board: Rules) -> Opened:
    """Return all games of a file.

    Raise FileError if the file cannot be read or contains no game. Files of some formats never state their rules. Such
    a file gets the rules `board` if the size is the same and all moves stay legal. Otherwise it is read as freestyle.
    """
    opened = open_records(path)
    if opened.format not in _WITHOUT_RULES or board.is_freestyle:
        return opened
    freestyle = replace(board, overline=Overline.WINS)
    if any(record.rules != freestyle for record in opened.records):
        return opened
    again = open_records(path, board)
    return opened if len(again.warnings) > len(opened.warnings) else again
