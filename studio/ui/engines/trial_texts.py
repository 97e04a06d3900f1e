"""What trying an engine out has found, in sentences."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, QObject

from studio.game.notation import human_point
from studio.players.engine_entry import Orientation
from studio.players.gomocup.trial import TrialResult, TrialStep, TriedMove
from studio.ui.texts.messages import sentence_of


class Mark(StrEnum):
    """How good that is."""

    GOOD = "✓"
    NOTE = "–"
    FAULT = "✗"


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence."""

    mark: Mark
    text: str


class TrialTexts(QObject):
    """Owns the words; belongs to the view that shows them."""

    def of_step(self, step: TrialStep) -> str:
        """What goes on now."""
        return {
            TrialStep.START: self.tr("Starting the engine …"),
            TrialStep.ABOUT: self.tr("Asking what it is …"),
            TrialStep.MOVE: self.tr("Asking for a move …"),
            TrialStep.SMALL: self.tr("Trying a small board …"),
            TrialStep.WIDE: self.tr("Trying a wide board, to learn how it writes points …"),
            TrialStep.END: self.tr("Ending the engine …"),
        }[step]

    def of_result(self, result: TrialResult) -> tuple[Told, ...]:
        return tuple(self._told(result))

    def verdict(self, result: TrialResult) -> str:
        """The result in one sentence."""
        text = self.tr("%1 works.") if result.can_play else self.tr("%1 does not work.")
        return text.replace("%1", result.entry.name)

    # Inside

    def _told(self, result: TrialResult) -> Iterator[Told]:
        if result.fault is not None:
            yield Told(Mark.FAULT, sentence_of(result.fault))
        if result.ready_seconds is not None:
            text = self.tr("It was ready after %1 s.").replace("%1", _seconds(result.ready_seconds))
            yield Told(Mark.GOOD, text)
        if result.about.title:
            yield Told(Mark.GOOD, self._about(result))
        for move in (result.usual, result.small):
            if move is not None:
                yield self._move(move)
        if result.usual is not None:
            yield self._thinking(result)
            yield from self._points(result)
        if result.fault_at_end is not None:
            yield Told(Mark.NOTE, sentence_of(result.fault_at_end))

    def _about(self, result: TrialResult) -> str:
        about = result.about
        if not about.author:
            return self.tr("It calls itself %1.").replace("%1", about.title)
        return self.tr("It calls itself %1, by %2.").replace("%1", about.title).replace("%2", about.author)

    def _move(self, move: TriedMove) -> Told:
        board = f"{move.rules.rows}×{move.rules.columns}"
        if move.point is None:
            reason = sentence_of(move.fault) if move.fault is not None else ""
            text = self.tr("It does not play on a board of %1: %2")
            return Told(Mark.NOTE, text.replace("%1", board).replace("%2", reason))
        text = self.tr("It moved to %1 on a board of %2, after %3 s.").replace(
            "%1", human_point(move.point, move.rules)
        )
        return Told(Mark.GOOD, text.replace("%2", board).replace("%3", _seconds(move.seconds)))

    def _thinking(self, result: TrialResult) -> Told:
        if result.tells:
            return Told(Mark.GOOD, self.tr("It shows what it thinks, so it can analyse."))
        return Told(Mark.NOTE, self.tr("It showed nothing of what it thinks: it can play, and may have no numbers."))

    def _points(self, result: TrialResult) -> Iterator[Told]:
        if result.plays_wide is False:
            yield Told(
                Mark.NOTE, self.tr("It plays on square boards only, where it does not matter which number is first.")
            )
        elif result.is_turned:
            yield Told(Mark.FAULT, self._turned(result))
        elif result.orientation is not None:
            yield Told(Mark.GOOD, self.tr("It writes points as you said."))
        elif result.fault is None:
            text = self.tr(
                "Which number of a point comes first could not be told. On square boards it does not matter."
            )
            yield Told(Mark.NOTE, text)

    def _turned(self, result: TrialResult) -> str:
        if result.orientation is Orientation.ROW_FIRST:
            return self.tr("It writes the row first. Change its coordinates.")
        return self.tr("It writes the column first. Change its coordinates.")


def _seconds(seconds: float) -> str:
    return QLocale().toString(seconds, "f", 2)
