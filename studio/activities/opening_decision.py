"""Lets an engine decide in an opening. The engine searches one position after the other, without a clock."""

import random

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.game_engine import EngineAnswer
from studio.activities.game_engines import GameEngines
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.openings import Opening
from studio.game.stones import Stone
from studio.players.openings.asking import Question, part_of
from studio.players.openings.choosing import Deciding, deciding
from studio.players.openings.player import is_askable, meant
from studio.players.player import Answer, Budget


class OpeningDecision(QObject):
    """Lets one engine decide. An unfinished decision is dropped when `begin` or `cancel` is called."""

    decided = Signal(object)
    """Emitted with a tuple of the engine's `Choice`s. All of them are legal."""
    failed = Signal(object)
    """Emitted with the `StudioError` about an illegal choice of an external engine."""

    def __init__(self, engines: GameEngines, parent: QObject) -> None:
        super().__init__(parent)
        self._engines = engines
        self._opening: Opening | None = None  # the opening to be decided
        self._stone, self._limit, self._name = Stone.BLACK, Limit(), ""
        self._deciding: Deciding | None = None
        engines.swap2_answered.connect(self._on_swap2)

    @property
    def is_on(self) -> bool:
        return self._opening is not None

    def begin(self, opening: Opening, stone: Stone, limit: Limit, name: str) -> None:
        """Let the engine called `name` decide; `stone` is its current colour.

        Each of its searches has the limit `limit`.
        """
        self._opening, self._stone, self._limit, self._name = opening, stone, limit, name
        budget = Budget(part_of(limit, 1.0))
        if not (is_askable(opening) and self._engines.ask_swap2(stone, opening, budget)):
            self._search()

    def cancel(self) -> None:
        self._opening = self._deciding = None

    def take(self, answer: EngineAnswer) -> None:
        """Receive the engine's answer to the last question, and continue."""
        if (decision := self._deciding) is not None:
            self._go_on(decision, Answer(answer.point, answer.analysis))

    # Implementation

    def _search(self) -> None:
        if self._opening is None:
            return
        decision = self._deciding = deciding(self._opening, random.Random())  # noqa: S311  # no secret
        self._go_on(decision, None)

    def _go_on(self, decision: Deciding, answer: Answer | None) -> None:
        try:
            question: Question = next(decision) if answer is None else decision.send(answer)
        except StopIteration as end:
            self.cancel()
            self.decided.emit(end.value)
            return
        self._engines.ask_search(self._stone, question.position, Budget(question.limit(self._limit)))

    @Slot(object)
    def _on_swap2(self, points: tuple[int, ...] | None) -> None:
        opening = self._opening
        if opening is None:
            return
        if points is None:  # the engine does not know the command
            self._search()
            return
        self.cancel()
        try:
            choices = meant(opening, points, self._name)
        except StudioError as error:
            self.failed.emit(error)
        else:
            self.decided.emit(choices)
