"""The names of moves in sentences."""

from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.texts.translating import translate


def move_in_words(point: int, rules: Rules) -> str:
    """Return the name of a move that reads well in a sentence: "column 4" in gravity games, otherwise a point such as
    h8. A bare number beside a move number or a win rate would be a riddle.
    """
    name = move_name(point, rules)
    return fill(translate("MoveNames", "column {number}"), number=name) if rules.gravity else name
