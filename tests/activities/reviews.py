"""Records of games for reviews, and a reader of what a review reports."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from studio.activities.review import Review
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.judgement import MoveJudgement
from studio.game.merged_analysis import merged_analysis
from studio.game.node import Node
from studio.game.notation import human_point, point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules

NOUGHTS, SIX, NINE = PRESETS["tic-tac-toe"], PRESETS["gomoku-6"], PRESETS["gomoku-9"]
LIMIT = Limit(simulations=200)
PLAIN = "classic-uct"
OPENING = "c3 d4 c4 d3 b5"
BLUNDER = "c3 a1 d3 a3 e3"
"""On six by six White leaves an open three, at a3, and an open four wins."""


class Reader(QObject):
    """Records all signals of a review, and stores its results as a session does."""

    def __init__(self, cores: int = 1) -> None:
        super().__init__()
        self._record: GameRecord | None = None
        self.review = Review(lambda: cores, self)
        self.found: list[tuple[Node, PositionAnalysis]] = []
        self.progress: list[tuple[int, int]] = []
        self.glances: list[tuple[int, int]] = []
        self.judged: list[Sequence[Node]] = []
        self.ends: list[bool] = []
        self.errors: list[StudioError] = []
        self.review.progressed.connect(self._on_progressed)
        self.comparisons = 0
        self.review.comparing.connect(self._on_comparing)
        self.review.glanced.connect(self._on_glanced)
        self.review.line_judged.connect(self._on_judged)
        self.review.node_reviewed.connect(self._on_node)
        self.review.finished.connect(self._on_finished)
        self.review.failed.connect(self._on_failed)

    @property
    def nodes(self) -> list[Node]:
        return [node for node, _ in self.found]

    @property
    def threads_running(self) -> int:
        """Return the number of threads of reviews."""
        return sum(thread.name == "review" for thread in threading.enumerate())

    def keep_in(self, record: GameRecord) -> None:
        """Store results from now on, as a session does."""
        self._record = record

    @Slot(int, int)
    def _on_progressed(self, done: int, of: int) -> None:
        self.progress.append((done, of))

    @Slot(int, int)
    def _on_glanced(self, done: int, of: int) -> None:
        self.glances.append((done, of))

    @Slot(object)
    def _on_judged(self, judged: Sequence[tuple[Node, MoveJudgement | None]]) -> None:
        self.judged.append([node for node, _ in judged])
        if self._record is not None:
            for node, judgement in judged:
                self._record.set_judgement(node, judgement)

    @Slot()
    def _on_comparing(self) -> None:
        self.comparisons += 1

    @Slot(object, object)
    def _on_node(self, node: Node, live_search: PositionAnalysis) -> None:
        self.found.append((node, live_search))
        if self._record is not None:
            self._record.set_analysis(node, merged_analysis(node.analysis, live_search))

    @Slot(bool)
    def _on_finished(self, completed: bool) -> None:
        self.ends.append(completed)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self.errors.append(error)


def game(moves: str, rules: Rules = SIX) -> GameRecord:
    record = GameRecord(rules)
    node = record.root
    for text in moves.split():
        node = record.add(node, point_from_human(text, rules))
    return record


def known(simulations: int, profile: str = PLAIN) -> PositionAnalysis:
    return PositionAnalysis(simulations, (Candidate(0, simulations, 0.0),), profile, threats=ThreatsFound())


@contextmanager
def ending(qtbot: QtBot, reader: Reader, completed: bool = True) -> Iterator[None]:
    with qtbot.waitSignal(reader.review.finished, timeout=60_000) as finished:
        yield
    assert finished.args == [completed]
    assert not reader.review.is_running
    assert reader.threads_running == 0


def name(point: int) -> str:
    return human_point(point, NINE)
