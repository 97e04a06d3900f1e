"""Numbers and results of steps, as they are written on the board and in the pane."""

import math

from PySide6.QtCore import QCoreApplication, QLocale

from studio.engine.phase_event import NodeChange, PhaseEvent
from studio.game.stones import Stone
from studio.ui.numbers import decimal

NOTHING, ARROW, ENDLESS = "–", "→", "∞"
_SCORE_DECIMALS = _MOST_DECIMALS = 3


def rollout_result(event: PhaseEvent) -> str:
    """Who won, and whether a rollout was needed to know."""
    if event.rollout:
        return {
            Stone.BLACK: QCoreApplication.translate("StepTexts", "Black wins the rollout"),
            Stone.WHITE: QCoreApplication.translate("StepTexts", "White wins the rollout"),
        }.get(event.winner or Stone.EMPTY, QCoreApplication.translate("StepTexts", "The rollout is a draw"))
    return {
        Stone.BLACK: QCoreApplication.translate("StepTexts", "No rollout: Black wins here"),
        Stone.WHITE: QCoreApplication.translate("StepTexts", "No rollout: White wins here"),
    }.get(event.winner or Stone.EMPTY, QCoreApplication.translate("StepTexts", "No rollout: a draw here"))


def term(value: float, locale: QLocale) -> str:
    """A score or a part of one; a child that was never visited may have an endless one."""
    if math.isfinite(value):
        return decimal(value, _SCORE_DECIMALS, locale)
    return ENDLESS if value > 0 else NOTHING


def visits_change(change: NodeChange, locale: QLocale) -> str:
    """To the last visit: a shorter number would hide that there is one more."""
    return f"{locale.toString(change.visits_before)} {ARROW} {locale.toString(change.visits)}"


def win_rate_change(change: NodeChange, locale: QLocale) -> str:
    """In hundredths, for the side that moved into the node; a new node had none before."""
    before, after = 100 * win_rate(change.value_before), 100 * win_rate(change.value)
    if not change.visits_before:
        return decimal(after, 1, locale)
    decimals = _telling_decimals(before, after)
    return f"{decimal(before, decimals, locale)} {ARROW} {decimal(after, decimals, locale)}"


def win_rate(value: float) -> float:
    return (value + 1) / 2


def root_change(root: NodeChange, to_move: Stone, locale: QLocale) -> str:
    """The root has no stone to stand beside."""
    if to_move is Stone.BLACK:  # the value is for the one who moved into the root
        text = QCoreApplication.translate("StepTexts", "Root: %1 visits, White %2 %")
    else:
        text = QCoreApplication.translate("StepTexts", "Root: %1 visits, Black %2 %")
    return text.replace("%1", visits_change(root, locale)).replace("%2", win_rate_change(root, locale))


def _telling_decimals(before: float, after: float) -> int:
    """As few as let the change be seen, unless there is none."""
    if before == after:
        return 1
    return next(
        (count for count in range(1, _MOST_DECIMALS) if round(before, count) != round(after, count)), _MOST_DECIMALS
    )
