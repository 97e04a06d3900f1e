"""Texts about players, limits, games and results that several views of a match use."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, QObject

from studio.game.message import fill
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.matches.contestant import Contestant
from studio.matches.game import Reason
from studio.matches.plan import MatchPlan, Round
from studio.matches.ratings import Rating
from studio.matches.result import Result
from studio.players.clocks import TimeControl
from studio.ui.play.rules_editor import TITLES
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.experiments import experiment_text
from studio.ui.texts.numbers import decimal
from studio.ui.texts.times import limit_text, seconds_text
from studio.ui.texts.translating import translate

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400
_LONG_SECONDS = 10


class MatchAmounts(QObject):
    """Formats numbers of games as text. Each language has its own plural forms."""

    def drawn(self, count: int) -> str:
        return self.tr("%Ln game(s) were drawn.", "", count)

    def faults(self, count: int) -> str:
        return self.tr("%Ln game(s) ended by a fault.", "", count)

    def flags(self, count: int) -> str:
        return self.tr("%Ln game(s) were lost on time.", "", count)


# Players and limits


def control_text(control: TimeControl, locale: QLocale) -> str:
    """Return the limit and the clock of a side as text."""
    parts = [limit_text(control.limit, locale)]
    if control.game_seconds is not None:
        text = translate("Matches", "{time} s per game plus {increment} s per move")
        if not control.increment:
            text = translate("Matches", "{time} s per game")
        time, increment = (seconds_text(seconds, locale) for seconds in (control.game_seconds, control.increment))
        parts.append(fill(text, time=time, increment=increment))
    return " · ".join(filter(None, parts)) or translate("Matches", "no limit")


def duration_text(seconds: float, locale: QLocale) -> str:
    """Return a duration as text, rounded and with a suitable unit."""
    for unit, text in (
        (_DAY, translate("Matches", "{count} days")),
        (_HOUR, translate("Matches", "{count} hours")),
        (_MINUTE, translate("Matches", "{count} min")),
    ):
        if seconds >= 1.5 * unit:
            amount = seconds / unit
            decimals = 0 if amount >= _LONG_SECONDS or unit == _MINUTE else 1
            return fill(text, count=decimal(amount, decimals, locale))
    return fill(translate("Matches", "{time} s"), time=locale.toString(max(1, round(seconds))))


def players_text(contestants: tuple[Contestant, ...]) -> str:
    return translate("Matches", " – ").join(contestant_text(contestant.name) for contestant in contestants)


# Matches and rounds


def plan_title(plan: MatchPlan) -> str:
    """Return the title of the match. If it has none, return the names of its players."""
    return experiment_text(plan.title) or players_text(plan.rounds[0].contestants)


def round_title(round_: Round, number: int, locale: QLocale) -> str:
    """Return the number of a round and its title.

    If it has no title, return its game instead. `number` counts from 0, but the text counts from 1.
    """
    title = experiment_text(round_.title) or game_title(round_.rules)
    text = translate("Matches", "{number}: {title}")
    return fill(text, number=locale.toString(number + 1), title=title)


def game_title(rules: Rules) -> str:
    # A custom board is named by its size and win length.
    if rules.name in TITLES:
        return translate("RulesEditor", TITLES[rules.name])
    text = translate("Matches", "{length} in a row on {rows}×{columns}")
    if rules.gravity:
        text = translate("Matches", "{length} in a row on {rows}×{columns}, with gravity")
    return fill(text, length=str(rules.win_length), rows=str(rules.rows), columns=str(rules.columns))


def games_text(plan: MatchPlan) -> str:
    """Return the names of the games in the plan. Each name appears only once."""
    return ", ".join(dict.fromkeys(game_title(round_.rules) for round_ in plan.rounds))


def date_text(when: datetime, locale: QLocale) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return locale.toString(moment, QLocale.FormatType.ShortFormat)


# Results


def winner_text(result: Result) -> str:
    """Return the name of the winner. For a draw, return the word for it in the window's language."""
    if result.winner is None:
        return translate("Matches", "draw")
    return contestant_text(result.black if result.winner is Stone.BLACK else result.white)


def reason_text(reason: Reason) -> str:
    return {
        Reason.LINE: translate("Matches", "line"),
        Reason.DRAW: translate("Matches", "full board"),
        Reason.FLAG: translate("Matches", "time"),
        Reason.FAULT: translate("Matches", "fault"),
    }[reason]


def result_sentence(result: Result) -> str:
    """Return a sentence about how a game ended."""
    if result.sentence:
        return result.sentence
    if result.winner is None:
        return translate("Matches", "The game is drawn.")
    return fill(translate("Matches", "{player} won."), player=winner_text(result))


def elo_text(rating: Rating | None, locale: QLocale) -> str:
    """Return the Elo difference with its sign. If there is no rating, return "–"."""
    if rating is None:
        return "–"
    return signed(rating.elo, locale, plus="+")


def signed(elo: float, locale: QLocale, plus: str = "") -> str:
    """Return `elo` as a whole number. A negative number has a minus sign, and a positive one begins with `plus`."""
    return (plus if round(elo) > 0 else "") + decimal(elo, 0, locale)


def margin_text(rating: Rating | None, locale: QLocale) -> str:
    """Return half the width of the rating's 95 % interval as text, such as "± 25".

    If only one bound is known, return this bound. If there is no rating, or for the reference player (whose rating is
    0), return an empty text.
    """
    if rating is None:
        return ""
    if rating.is_open_above and rating.is_open_below:
        return translate("Matches", "unknown")
    if rating.is_open:
        sign, bound = ("≥", rating.low) if rating.is_open_above else ("≤", rating.high)
        return f"{sign} {signed(bound, locale, plus='+')}"
    return f"± {decimal(rating.margin, 0, locale)}" if rating.margin else ""
