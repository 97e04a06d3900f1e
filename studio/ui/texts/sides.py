"""The names of the two sides. They depend on the game: Black and White, Red and Yellow, or X and O."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.record import Outcome
from studio.game.rules import Pieces, Rules
from studio.game.stones import Stone
from studio.ui.texts.translating import translate

_NAMES: Mapping[Pieces, tuple[str, str]] = {
    Pieces.STONES: (QT_TRANSLATE_NOOP("Sides", "Black"), QT_TRANSLATE_NOOP("Sides", "White")),
    Pieces.DISCS: (QT_TRANSLATE_NOOP("Sides", "Red"), QT_TRANSLATE_NOOP("Sides", "Yellow")),
    Pieces.MARKS: ("X", "O"),
}


def side_name(stone: Stone, rules: Rules) -> str:
    first, second = _NAMES[rules.pieces]
    return translate("Sides", first if stone is Stone.BLACK else second)


def result_text(outcome: Outcome, rules: Rules) -> str:
    """Return a text that says who won, or that the game is a draw. It is empty if there is no result."""
    if outcome is Outcome.DRAW:
        return translate("Sides", "The game is drawn")
    if outcome is Outcome.UNKNOWN:
        return ""
    winner = Stone.BLACK if outcome is Outcome.BLACK_WINS else Stone.WHITE
    return fill(translate("Sides", "{side} has won"), side=side_name(winner, rules))


def turn_text(stone: Stone, rules: Rules) -> str:
    return fill(translate("Sides", "{side} to move"), side=side_name(stone, rules))
