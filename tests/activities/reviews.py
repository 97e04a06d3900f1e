"""Records of games for reviews, and a reader of what a review reports."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QThread, Slot
from pytestqt.qtbot import QtBot

from studio.activities.review import Review
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.judgement import MoveJudgement
from studio.game.merged_analysis import merged_analysis
from studio.game.node import Node
from studio.game.notation import human_point, point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.thinking.live_search import LiveSearch

NOUGHTS, SIX, NINE = PRESETS["tic-tac-toe"], PRESETS["gomoku-6"], PRESETS["gomoku-9"]
LIMIT = Limit(simulations=200)
PLAIN = "classic-uct"


class Reader(QObject):
    """Records all signals of a review, and stores its results as a session does."""

    def __init__(self) -> None:
        super().__init__()
        self.analyses: list[LiveSearch] = []
        self._record: GameRecord | None = None
        self.review = Review(self._live_search, self)
        self.found: list[tuple[Node, PositionAnalysis]] = []
        self.progress: list[tuple[int, int]] = []
        self.ends: list[bool] = []
        self.errors: list[StudioError] = []
        self.review.progressed.connect(self._on_progressed)
        self.comparisons = 0
        self.review.comparing.connect(self._on_comparing)
        self.review.node_reviewed.connect(self._on_node)
        self.review.line_judged.connect(self._on_judged)
        self.review.finished.connect(self._on_finished)
        self.review.failed.connect(self._on_failed)

    @property
    def nodes(self) -> list[Node]:
        return [node for node, _ in self.found]

    @property
    def threads_running(self) -> int:
        """Return the threads of the review's analyses."""
        return sum(thread.isRunning() for thread in self.findChildren(QThread))

    def keep_in(self, record: GameRecord) -> None:
        """Store results from now on, as a session does."""
        self._record = record

    def _live_search(self, parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
        self.analyses.append(LiveSearch(parameters, seed=seed, parent=owner))
        return self.analyses[-1]

    @Slot(int, int)
    def _on_progressed(self, done: int, of: int) -> None:
        self.progress.append((done, of))

    @Slot()
    def _on_comparing(self) -> None:
        self.comparisons += 1

    @Slot(object, object)
    def _on_node(self, node: Node, live_search: PositionAnalysis) -> None:
        self.found.append((node, live_search))
        if self._record is not None:
            self._record.set_analysis(node, merged_analysis(node.analysis, live_search))

    @Slot(object)
    def _on_judged(self, found: tuple[tuple[Node, MoveJudgement | None], ...]) -> None:
        if self._record is not None:
            for node, judgement in found:
                self._record.set_judgement(node, judgement)

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
