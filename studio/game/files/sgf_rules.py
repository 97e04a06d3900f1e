"""Finds the rules of an SGF file: from its properties (size, game number, rules), or from its stones."""

import re
from dataclasses import replace

from studio.game.files import messages
from studio.game.files.report import Report
from studio.game.files.sgf_points import LETTERS
from studio.game.files.sgf_syntax import RawNode, unescape
from studio.game.rules import MAX_SIDE, PRESETS, Overline, Rules, RulesError, rules_from_text

FIVE_IN_A_ROW = "4"
"""The game number of gomoku and renju in SGF."""
FALLING_STONES = "1004"
"""The game number of Connect Four in this program. SGF defines none."""

PRIVATE_RULES = "MSRU"
"""The property that stores the rules in this program's notation. It is used if RU has the text of another program."""

_WORDS = {
    "renju": Overline.RENJU,
    "caro": Overline.CARO,
    "standard": Overline.NOTHING,
    "exact": Overline.NOTHING,
}
"""Words that other programs write in RU, and the rules that they mean."""
_RENJU = re.compile(r"\b(?:rif|soo?s[yõ]rv|tara(?:nnikov|guchi)|yamaguchi)\b")
"""Words in RU that imply renju, such as the names of its federation and of its opening rules."""
_SIZE = re.compile(r"\s*([0-9]{1,10})\s*(?::\s*([0-9]{1,10})\s*)?")
_USUAL_SIDES = (15, 19, 20, MAX_SIDE)
_MOVES = {"B", "W", "AB", "AW"}


def read_rules(nodes: list[RawNode], hint: Rules | None, report: Report) -> tuple[Rules, bool]:
    """Return the rules, and whether they were stated by the file or by `hint`."""
    values = {name: unescape(values[0]).strip() for name, values in nodes[0].properties if values}
    own = _own_rules(values.get(PRIVATE_RULES, "")) or _own_rules(values.get("RU", ""))
    size = _read_size(values["SZ"]) if "SZ" in values else None
    if own is not None and (size is None or size == (own.rows, own.columns)):
        return own, True
    _warn_of_other_game(values.get("GM", ""), nodes, report)
    if size is None:
        side = _needed_side(nodes) if hint is None else 0
        size = (side, side) if hint is None else (hint.rows, hint.columns)
    if hint is not None and size == (hint.rows, hint.columns):
        return hint, True
    return _guess(size, values)


def _own_rules(text: str) -> Rules | None:
    try:
        return rules_from_text(text)
    except RulesError:
        return None


def _guess(size: tuple[int, int], values: dict[str, str]) -> tuple[Rules, bool]:
    rows, columns = size
    if values.get("GM") == FALLING_STONES or "connect" in values.get("RU", "").lower():
        return Rules(rows, columns, 4, gravity=True), True
    if size == (3, 3):
        return PRESETS["tic-tac-toe"], True
    rules = Rules(rows, columns, 5)
    words = values.get("RU", "").lower()
    if _RENJU.search(words) is not None:
        return replace(rules, overline=Overline.RENJU), True
    for word, overline in _WORDS.items():
        if word in words:
            return replace(rules, overline=overline), True
    return rules, "free" in words


def _read_size(text: str) -> tuple[int, int]:
    """Return the rows and columns of a size such as `19` or `7:6`. In SGF the columns come first."""
    match = _SIZE.fullmatch(text)
    columns = int(match[1]) if match else 0
    rows = int(match[2] or match[1]) if match else 0
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
        raise RulesError(messages.BOARD_SIZE, size=text, most=MAX_SIDE)
    return rows, columns


def _needed_side(nodes: list[RawNode]) -> int:
    """Return the smallest usual side, at least 15, on which all stones fit. Ignore `tt`, because it may be a pass."""
    values = {value for node in nodes for name, values in node.properties if name in _MOVES for value in values}
    far = max((LETTERS.find(letter) for value in values if value != "tt" for letter in value), default=0)
    return next(side for side in _USUAL_SIDES if far < side)


def _warn_of_other_game(number: str, nodes: list[RawNode], report: Report) -> None:
    if number and number not in (FIVE_IN_A_ROW, FALLING_STONES):
        report.warn(messages.OTHER_GAME, nodes[0].offset, number=number[:8])
