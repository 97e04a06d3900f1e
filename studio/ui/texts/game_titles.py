"""Texts about a game in a list: players, result, and day."""

from collections.abc import Sequence
from datetime import date, datetime, time

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from studio.engine.options.limits import Limit
from studio.game.message import fill
from studio.game.record import Outcome, outcome_named
from studio.game.stones import Stone
from studio.insight.game_summary import GameSummary
from studio.players.baselines import SeatedBaseline
from studio.players.engine_entry import EngineEntry
from studio.players.playing_on import engine_named, users_side
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import EngineSeat, SeatedProgram
from studio.ui.texts.baselines import baseline_title
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.game_ends import winner_of
from studio.ui.texts.numbers import percent
from studio.ui.texts.parameters import level_title, profile_title
from studio.ui.texts.sides import side_name

_DAYS_WITH_NAMES = 7


class GameTitles(QObject):
    """Formats the texts about a game in a list."""

    # It is a QObject so that `tr` can form plurals.

    def __init__(
        self, parent: QObject, catalogue: ProfileCatalogue = OURS, engines: Sequence[EngineEntry] = ()
    ) -> None:
        super().__init__(parent)
        self._catalogue, self._engines, self._locale = catalogue, tuple(engines), QLocale()

    def players(self, summary: GameSummary) -> str:
        """Return the players, such as "You – Studio, Casual". Black comes first."""
        return f"{self._name(summary, Stone.BLACK)} – {self._name(summary, Stone.WHITE)}"

    def outcome(self, summary: GameSummary) -> str:
        """Return the result and the number of moves. After a review, add the accuracy."""
        moves = self.tr("%n move(s)", "", summary.moves)
        return " · ".join(part for part in (self._result(summary), moves, self._accuracy(summary)) if part)

    def day(self, summary: GameSummary, changed: datetime, today: date) -> str:
        """Return the day of the game in words.

        If the record has no valid date, use `changed`, the time of the file's last change.
        """
        played = played_on(summary, changed).date()
        days = (today - played).days
        if days == 0:
            if changed.date() != played:
                return self.tr("Today")
            clock = self._locale.toString(QTime(changed.hour, changed.minute), QLocale.FormatType.ShortFormat)
            return fill(self.tr("Today, {time}"), time=clock)
        if days == 1:
            return self.tr("Yesterday")
        if 1 < days < _DAYS_WITH_NAMES:
            name = self._locale.standaloneDayName(played.isoweekday())
            return name[:1].upper() + name[1:]
        return self._locale.toString(QDate(played.year, played.month, played.day), self.tr("d MMMM yyyy"))

    def seat(self, seat: EngineSeat) -> str:
        """Return the name of an engine. If it does not play at full strength, add its level."""
        if isinstance(seat, SeatedProgram):
            return seat.engine.name
        if isinstance(seat, SeatedBaseline):
            return baseline_title(seat.kind)
        title = profile_title(self._catalogue.get(seat.profile) or seat.profile)
        return title if seat.level == "full" else f"{title}, {level_title(seat.level)}"

    def your_side(self, summary: GameSummary) -> Stone | None:
        """Return the side that the user played. Return None if the game was not played in this program."""
        return users_side(summary.black, summary.white, self._engines, self._catalogue)

    # Implementation

    def _name(self, summary: GameSummary, stone: Stone) -> str:
        name = summary.black if stone is Stone.BLACK else summary.white
        engine = self._engine(name)
        if engine is not None:
            return self.seat(engine)
        if name:
            return contestant_text(name)
        return self.tr("You") if self.your_side(summary) is stone else side_name(stone, summary.rules)

    def _engine(self, name: str) -> EngineSeat | None:
        return engine_named(name, Limit(), self._engines, self._catalogue) if name else None

    def _result(self, summary: GameSummary) -> str:
        outcome, winner, you = outcome_named(summary.result), winner_of(summary.result), self.your_side(summary)
        if outcome is Outcome.UNKNOWN:
            return self.tr("Unfinished")
        if outcome is Outcome.DRAW or winner is None:
            return self.tr("Draw")
        if you is not None:
            return self.tr("You won") if winner is you else self.tr("You lost")
        return fill(self.tr("{side} won"), side=side_name(winner, summary.rules))

    def _accuracy(self, summary: GameSummary) -> str:
        you, shares = self.your_side(summary), summary.accuracy
        sides = [you] if you is not None else [Stone.BLACK, Stone.WHITE]
        if not all(side in shares for side in sides):
            return ""
        rates = [percent(shares[side], self._locale, 0) for side in sides]
        if you is None:  # each rate has a name: two bare ones would look like a range
            names = [side_name(side, summary.rules) for side in sides]
            rates = [
                fill(self.tr("{side} {rate}"), side=name, rate=rate) for name, rate in zip(names, rates, strict=True)
            ]
        return fill(self.tr("accuracy {rates}"), rates=", ".join(rates))


def played_on(summary: GameSummary, changed: datetime) -> datetime:
    """Return when the game was played.

    `changed` is when the file was last changed. If the record has the date of another day, return the beginning of that
    day. Otherwise return `changed`.
    """
    try:
        played = date.fromisoformat(summary.date.strip())
    except ValueError:
        return changed
    return changed if played == changed.date() else datetime.combine(played, time.min)
