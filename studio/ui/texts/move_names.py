"""The names of moves in sentences."""

import re

from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.texts.translating import translate

_SENTENCE_START = re.compile(r"(?:^|(?<=[.!?] ))\{(\w+)\}")


def move_in_words(point: int, rules: Rules) -> str:
    """Return the name of a move in a sentence: "column 4" with gravity, otherwise a point such as h8."""
    name = move_name(point, rules)  # a bare column number could be taken for a move number or a win rate
    return fill(translate("MoveNames", "column {number}"), number=name) if rules.gravity else name


def fill_sentences(template: str, **fields: str) -> str:
    """Fill a template. If a word such as "column 4" begins a sentence, it gets a capital letter. A point does not."""
    return fill(_SENTENCE_START.sub(lambda match: _capital(fields.get(match[1], match[0])), template), **fields)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:] if text[:2].isalpha() else text
