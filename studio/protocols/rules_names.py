"""The names that other programs use for rules."""

from collections.abc import Mapping

from studio.game.rules import PRESETS, Rules, RulesError, rules_from_text
from studio.protocols import messages
from studio.protocols.protocol_error import ProtocolError

_WORDS: Mapping[str, str] = {
    "freestyle": "",
    "gomoku": "",
    "standard": "exact",
    "caro": "caro",
    "renju": "renju",
}
"""For each name of rules for five in a row, the word in our text for rules."""
_WIN_LENGTH = 5
DEFAULT_SIDE = 15


def rules_named(text: str, columns: int | None, rows: int | None) -> Rules:
    """Return the rules with this name on a board of this size.

    If the size is None, it is 15 or the size that the name implies. The name can be one of rules for five in a row
    (freestyle, standard, caro …), one of our games, or our text for rules, such as 6x7/4 gravity. Raise ProtocolError
    if there are no such rules of this size.
    """
    name = " ".join(text.lower().split())
    if (word := _WORDS.get(name)) is not None:
        text = f"{rows or DEFAULT_SIDE}x{columns or DEFAULT_SIDE}/{_WIN_LENGTH} {word}".strip()
    try:
        rules = rules_from_text(text)
    except RulesError as error:
        known = ", ".join(each for each in _WORDS if _exists(each))
        raise ProtocolError(messages.NO_RULES, field="rules", text=name, known=known) from error
    if (columns or rules.columns, rows or rules.rows) != (rules.columns, rules.rows):
        raise ProtocolError(messages.OTHER_SIZE, field="boardXSize", columns=rules.columns, rows=rules.rows)
    return rules


def name_of(rules: Rules) -> str:
    """Return a name for these rules that `rules_named` understands."""
    if rules.name in PRESETS:
        return rules.name
    return rules.text


def _exists(name: str) -> bool:
    try:
        rules_from_text(f"{DEFAULT_SIDE}x{DEFAULT_SIDE}/{_WIN_LENGTH} {_WORDS[name]}".strip())
    except RulesError:
        return False
    return True
