"""The names of moves in sentences."""

from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.texts.translating import translate


def move_in_words(point: int, rules: Rules) -> str:
    """Return the name of a move in a sentence: "column 4" with gravity, otherwise a point such as h8."""
    name = move_name(point, rules)  # a bare column number could be taken for a move number or a win rate
    return fill(translate("MoveNames", "column {number}"), number=name) if rules.gravity else name
