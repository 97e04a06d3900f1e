"""The sentences about the test of an engine and its results."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.game.notation import human_point
from studio.players.engine_entry import EngineProtocol, Orientation
from studio.players.engine_trial import TrialResult, TrialStep, TriedBoard
from studio.ui.texts.messages import sentence_of


class Mark(StrEnum):
    """What kind of sentence it is: success, note or failure."""

    GOOD = "✓"
    NOTE = "–"
    FAULT = "✗"


@dataclass(frozen=True, slots=True)
class MarkedSentence:
    """A sentence together with its kind."""

    mark: Mark
    text: str


class TrialTexts(QObject):
    """The translated sentences about a test."""

    # The view that shows them owns this object.

    def of_step(self, step: TrialStep) -> str:
        """Return the text about a step of the test."""
        return {
            TrialStep.START: self.tr("Starting the engine …"),
            TrialStep.ABOUT: self.tr("Requesting the engine's name …"),
            TrialStep.MOVE: self.tr("Requesting a move …"),
            TrialStep.LARGE: self.tr("Testing a large board …"),
            TrialStep.SMALL: self.tr("Testing a small board …"),
            TrialStep.PLACED: self.tr("Testing a start from a given position …"),
            TrialStep.WIDE: self.tr("Testing a wide board to detect the engine's order of coordinates …"),
            TrialStep.END: self.tr("Stopping the engine …"),
        }[step]

    def of_result(self, result: TrialResult) -> tuple[MarkedSentence, ...]:
        return tuple(self._sentences(result))

    def verdict(self, result: TrialResult) -> str:
        """Return a sentence that says whether the engine works."""
        text = self.tr("{engine} works.") if result.can_play else self.tr("{engine} does not work.")
        return fill(text, engine=result.entry.name)

    # Implementation

    def _sentences(self, result: TrialResult) -> Iterator[MarkedSentence]:
        if result.other_fault is not None:
            yield MarkedSentence(Mark.FAULT, sentence_of(result.other_fault))
        if result.ready_seconds is not None:
            text = fill(self.tr("The engine was ready after {seconds} s."), seconds=_seconds(result.ready_seconds))
            yield MarkedSentence(Mark.GOOD, text)
        if result.has_other_protocol:
            text = self.tr("The engine speaks {protocol}. The setting “Protocol” has been changed.")
            yield MarkedSentence(Mark.NOTE, fill(text, protocol=result.protocol.label))
        if result.about.title:
            yield MarkedSentence(Mark.GOOD, self._about(result))
        for board in result.boards:
            yield self._board(board)
        if any(board.moves for board in result.boards):
            yield self._thinking(result)
            if result.placed is not None:
                yield self._placed(result.placed)
            yield from self._points(result)
        if result.fault_at_end is not None:
            yield MarkedSentence(Mark.NOTE, sentence_of(result.fault_at_end))

    def _about(self, result: TrialResult) -> str:
        about = result.about
        if not about.author:
            return fill(self.tr("The engine reports the name {name}."), name=about.title)
        return fill(self.tr("The engine reports the name {name}, by {author}."), name=about.title, author=about.author)

    def _board(self, board: TriedBoard) -> MarkedSentence:
        fields: dict[str, str] = {}
        for name, move in zip(("", "later_"), board.moves, strict=False):
            fields |= {f"{name}move": human_point(move.point, board.rules), f"{name}seconds": _seconds(move.seconds)}
        if board.plays:
            text = self.tr(
                "The engine played {move} on a board of {size} after {seconds} s, then {later_move} after "
                "{later_seconds} s."
            )
            return MarkedSentence(Mark.GOOD, fill(text, size=board.size, **fields))
        reason = sentence_of(board.fault) if board.fault is not None else ""
        mark = Mark.NOTE if board.is_refused else Mark.FAULT
        return MarkedSentence(mark, fill(self._failure(board), size=board.size, reason=reason, **fields))

    def _failure(self, board: TriedBoard) -> str:
        if board.is_refused:
            return self.tr("The engine does not play on a board of {size}: {reason}")
        if not board.is_begun:
            return self.tr("The engine began no game on a board of {size}: {reason}")
        if not board.moves:
            return self.tr("The engine made no move on a board of {size}: {reason}")
        return self.tr("The engine played {move} on a board of {size}, but made no further move: {reason}")

    def _placed(self, board: TriedBoard) -> MarkedSentence:
        if board.fault is None:
            return MarkedSentence(
                Mark.GOOD, self.tr("The engine can start from a given position, so it can analyse positions.")
            )
        text = self.tr("The engine cannot start from a given position, such as an opening: {reason}")
        return MarkedSentence(Mark.NOTE, fill(text, reason=sentence_of(board.fault)))

    def _thinking(self, result: TrialResult) -> MarkedSentence:
        if result.tells:
            return MarkedSentence(Mark.GOOD, self.tr("The engine reports its analysis."))
        return MarkedSentence(
            Mark.NOTE, self.tr("The engine reports no analysis. It can play, but its moves may have no evaluation.")
        )

    def _points(self, result: TrialResult) -> Iterator[MarkedSentence]:
        if result.protocol is EngineProtocol.GTP:
            yield MarkedSentence(
                Mark.NOTE, self.tr("GTP supports only square boards, so the engine plays only on these.")
            )
        elif result.plays_wide is False:
            reason = sentence_of(result.wide_fault) if result.wide_fault is not None else ""
            text = self.tr(
                "The engine can be used on square boards only, because the order of its coordinates could not be "
                "tested: {reason}"
            )
            yield MarkedSentence(Mark.NOTE, fill(text, reason=reason))
        elif result.is_turned:
            yield MarkedSentence(Mark.FAULT, self._turned(result))
        elif result.orientation is not None:
            yield MarkedSentence(Mark.GOOD, self.tr("The engine's order of coordinates matches your setting."))
        elif result.fault is None:
            text = self.tr(
                "The engine's order of coordinates could not be detected. On square boards the order does not matter."
            )
            yield MarkedSentence(Mark.NOTE, text)

    def _turned(self, result: TrialResult) -> str:
        if result.orientation is Orientation.ROW_FIRST:
            return self.tr("The engine writes the row first. Change the setting “Coordinates”.")
        return self.tr("The engine writes the column first. Change the setting “Coordinates”.")


def _seconds(seconds: float) -> str:
    return QLocale().toString(seconds, "f", 2)
