"""Texts about the numbers and results of single search steps."""

# For the board and the stepping pane.

import math

from PySide6.QtCore import QLocale

from studio.engine.views.phase_event import NodeChange, PhaseEvent
from studio.game.message import fill
from studio.ui.texts.numbers import decimal, percent
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate
from studio.ui.texts.viewed_side import ViewedSide

NOTHING, ARROW, ENDLESS = "–", "→", "∞"
_SCORE_DECIMALS = _MOST_DECIMALS = 3


def simulated_result(event: PhaseEvent, viewed: ViewedSide, locale: QLocale) -> str:
    """Return a text about the result of the simulation phase.

    If a network evaluated the position, it is the win rate for the `viewed` side. Otherwise the text says which side
    won, and whether this was in a rollout.
    """
    if event.judgement is not None:
        said = translate("StepTexts", "The network gives {side} a win rate of {rate}")
        own = event.judgement.win_rate
        rate = own if event.judgement.to_move is viewed.side else 1 - own
        return fill(said, side=viewed.name, rate=percent(rate, locale))
    if event.rollout:
        won = translate("StepTexts", "{side} wins the rollout")
        drawn = translate("StepTexts", "The rollout is a draw")
    else:
        won = translate("StepTexts", "No rollout: {side} wins here")
        drawn = translate("StepTexts", "No rollout: the result here is a draw")
    return fill(won, side=side_name(event.winner, viewed.rules)) if event.winner else drawn


def term(value: float, locale: QLocale) -> str:
    """Return a score, or one of its terms, as text."""
    # It may be infinite for children without visits.
    if math.isfinite(value):
        return decimal(value, _SCORE_DECIMALS, locale)
    return ENDLESS if value > 0 else NOTHING


def visits_change(change: NodeChange, locale: QLocale) -> str:
    """Return the visits before and after a step as text."""
    # All digits are shown, so that one more visit is visible.
    return f"{locale.toString(change.visits_before)} {ARROW} {locale.toString(change.visits)}"


def win_rate_change(change: NodeChange, viewed: ViewedSide, locale: QLocale) -> str:
    """Return the win rates before and after a step in percent, for the `viewed` side.

    For a new node, return only the second one.
    """
    before, after = (100 * win_rate(value) for value in seen_values(change, viewed))
    if not change.visits_before:
        return decimal(after, 1, locale)
    decimals = _significant_decimals(before, after)
    return f"{decimal(before, decimals, locale)} {ARROW} {decimal(after, decimals, locale)}"


def seen_values(change: NodeChange, viewed: ViewedSide) -> tuple[float, float]:
    """Return the values before and after a step, from −1 to 1, for the `viewed` side."""
    pov = viewed.on_moves_to(len(change.path))
    return pov.value(change.value_before), pov.value(change.value)


def win_rate(value: float) -> float:
    return (value + 1) / 2


def root_change(root: NodeChange, viewed: ViewedSide, locale: QLocale) -> str:
    """Return a text about how the root's visits and win rate changed. The win rate is for the `viewed` side."""
    text = translate("StepTexts", "Root: {visits} visits, {side} {rate} %")
    return fill(text, visits=visits_change(root, locale), side=viewed.name, rate=win_rate_change(root, viewed, locale))


def _significant_decimals(before: float, after: float) -> int:
    """Return how many decimals are needed for two numbers to look different, up to `_MOST_DECIMALS`.

    If they are equal, return 1.
    """
    if before == after:
        return 1
    return next(
        (count for count in range(1, _MOST_DECIMALS) if round(before, count) != round(after, count)), _MOST_DECIMALS
    )
