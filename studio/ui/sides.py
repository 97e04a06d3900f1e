"""The two sides as players of each game call them: Black and White, Red and Yellow, X and O."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from studio.game.record import Outcome
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.board_layout import BoardLook, look_for
from studio.ui.translation import QT_TRANSLATE_NOOP

_NAMES: Mapping[BoardLook, tuple[str, str]] = {
    BoardLook.CROSSINGS: (QT_TRANSLATE_NOOP("Sides", "Black"), QT_TRANSLATE_NOOP("Sides", "White")),
    BoardLook.FRAME: (QT_TRANSLATE_NOOP("Sides", "Red"), QT_TRANSLATE_NOOP("Sides", "Yellow")),
    BoardLook.CELLS: ("X", "O"),
}


def side_name(stone: Stone, rules: Rules) -> str:
    first, second = _NAMES[look_for(rules)]
    return QCoreApplication.translate("Sides", first if stone is Stone.BLACK else second)


def result_text(outcome: Outcome, rules: Rules) -> str:
    """Who has won; nothing where that is not known."""
    if outcome is Outcome.DRAW:
        return QCoreApplication.translate("Sides", "The game is drawn")
    if outcome is Outcome.UNKNOWN:
        return ""
    winner = Stone.BLACK if outcome is Outcome.BLACK_WINS else Stone.WHITE
    return QCoreApplication.translate("Sides", "%1 has won").replace("%1", side_name(winner, rules))


def resigned_text(outcome: Outcome, rules: Rules) -> str:
    """Who has given up."""
    loser = Stone.WHITE if outcome is Outcome.BLACK_WINS else Stone.BLACK
    return QCoreApplication.translate("Sides", "%1 has resigned").replace("%1", side_name(loser, rules))


def turn_text(stone: Stone, rules: Rules) -> str:
    return QCoreApplication.translate("Sides", "%1 to move").replace("%1", side_name(stone, rules))
