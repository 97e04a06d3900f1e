"""Texts about times and about the costs of moves."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject

from studio.engine.options.limits import Limit
from studio.game.message import fill
from studio.game.stones import Stone
from studio.game.threats import PlainReason
from studio.ui.texts.numbers import MINUS, decimal, percent, short_number
from studio.ui.texts.translating import translate
from studio.ui.texts.viewed_side import ViewedSide

_WITH_TENTHS = 20.0
_IN_FULL = 1000
_MINUTE, _HOUR = 60, 3600


def clock_text(seconds: float, locale: QLocale) -> str:
    """Return a time such as 4:12 or 1:00:05. Near the end, tenths are added, as in 0:09.3."""
    # A negative time has a minus sign.
    sign, rest = (MINUS, -seconds) if seconds < 0 else ("", seconds)
    if rest >= _WITH_TENTHS:
        whole = int(rest)
        hours, minutes, last = whole // _HOUR, whole // _MINUTE % _MINUTE, whole % _MINUTE
        return f"{sign}{hours}:{minutes:02}:{last:02}" if hours else f"{sign}{minutes}:{last:02}"
    tenths = int(rest * 10)
    return f"{sign}0:{tenths // 10:02}{locale.decimalPoint()}{tenths % 10}"


def limit_text(limit: Limit, locale: QLocale) -> str:
    """Return a limit such as "2 s per move", "10,000 simulations per move" or "depth 12".

    If there is no limit, the text is empty.
    """
    parts = []
    if limit.seconds is not None:
        text = translate("Times", "{time} s per move")
        parts.append(fill(text, time=seconds_text(limit.seconds, locale)))
    if limit.simulations is not None:
        parts.append(_Amounts().simulations_a_move(limit.simulations))
    if limit.depth is not None:
        parts.append(fill(translate("Times", "depth {depth}"), depth=locale.toString(limit.depth)))
    return " · ".join(parts)


def seconds_text(seconds: float, locale: QLocale) -> str:
    """Return seconds as text, with no more decimals than necessary."""
    return locale.toString(float(seconds), "g", 6)


@dataclass(frozen=True, slots=True)
class Spent:
    """The cost of a move so far, together with its evaluation."""

    # Unknown values are None.

    simulations: int | None = None
    seconds: float | None = None
    draws: int | None = None
    depth: int | None = None
    win_rate: float | None = None
    """The win rate of the best move, for the side that plays it."""
    moves: tuple[tuple[str, float | str], ...] = ()
    """The best moves with their win rates. For an external engine, they may have scores instead."""
    reason: PlainReason | None = None
    """Why the rules alone are reason enough for the played move, or None."""
    kept: int | None = None
    """The number of visits that were reused from earlier moves."""
    counts_nodes: bool = False
    """Whether `simulations` counts nodes. These are positions that minimax or an external engine searched."""
    full_depth: int | None = None
    """The depth to which an external engine searched all lines. It is None if that is not less than `depth`."""
    score: str = ""
    """The best move's score on an external engine's own scale."""


def cost_lines(spent: Spent, mover: Stone, viewed: ViewedSide, locale: QLocale) -> tuple[str, str, str]:
    """Return three lines of text about a move of `mover`: its cost, its evaluation, and the best moves.

    The cost is given by simulations, time and depth. The evaluation is for the side `viewed`. A line may be empty,
    because unknown values are left out.
    """
    pov = viewed.on(mover)
    first, second = list[str](), list[str]()
    if spent.simulations is not None:
        first.append((nodes_text if spent.counts_nodes else simulations_text)(spent.simulations, locale))
    if spent.kept:
        first.append(fill(translate("Times", "{count} kept"), count=short_number(spent.kept, locale)))
    if spent.seconds is not None:
        first.append(
            fill(translate("Times", "{time} s"), time=decimal(spent.seconds, 1 if spent.seconds >= 1 else 2, locale))
        )
    if spent.depth is not None:
        first.append(depth_text(spent.depth, spent.full_depth, locale))
    if spent.reason is not None:
        second.append(_reason_text(spent.reason))
    if spent.score:
        score = score_text(pov.score(spent.score) if pov.is_other else spent.score)
        second.append(fill(translate("Times", "{side} {rate}"), side=viewed.name, rate=score))
    if spent.win_rate is not None:
        rate = percent(pov.rate(spent.win_rate), locale)
        second.append(fill(translate("Times", "{side} {rate}"), side=viewed.name, rate=rate))
    if spent.draws is not None:
        share = f" ({percent(spent.draws / spent.simulations, locale)})" if spent.draws and spent.simulations else ""
        second.append(fill(translate("Times", "{count} drawn"), count=short_number(spent.draws, locale) + share))
    third = [
        f"{move} {pov.score(worth)}" if isinstance(worth, str) else f"{move} {percent(pov.rate(worth), locale, 0)}"
        for move, worth in spent.moves
    ]
    return " · ".join(first), " · ".join(second), "  ".join(third)


def depth_text(depth: int, full_depth: int | None, locale: QLocale) -> str:
    """Return the depth as text, such as "depth 12".

    If the engine has searched all lines only to a smaller depth, that one comes first, as in "depth 8/12".
    """
    numbers = (depth,) if full_depth is None else (full_depth, depth)
    return fill(translate("Times", "depth {depth}"), depth="/".join(locale.toString(number) for number in numbers))


def score_text(score: str) -> str:
    """Return an external engine's score as text."""
    # It says that the engine has its own scale.
    return fill(translate("Times", "score {score} (engine's scale)"), score=score.replace("-", MINUS))


def simulations_text(count: int, locale: QLocale) -> str:
    """Return a number of simulations as text, in the right plural form."""
    if count < _IN_FULL:
        return _Amounts().simulations(count)
    return fill(translate("Times", "{count} simulations"), count=short_number(count, locale))


def nodes_text(count: int, locale: QLocale) -> str:
    """Return a number of nodes as text, in the right plural form."""
    if count < _IN_FULL:
        return _Amounts().nodes(count)
    return fill(translate("Times", "{count} nodes"), count=short_number(count, locale))


def _reason_text(reason: PlainReason) -> str:
    if reason is PlainReason.WINS:
        return translate("Times", "wins immediately")
    return translate("Times", "blocks a win")


class _Amounts(QObject):
    """Translates numbers with nouns. Each language has its own plural forms."""

    def simulations(self, count: int) -> str:
        return self.tr("%Ln simulation(s)", "", count)

    def nodes(self, count: int) -> str:
        return self.tr("%Ln node(s)", "", count)

    def simulations_a_move(self, count: int) -> str:
        return self.tr("%Ln simulation(s) per move", "", count)
