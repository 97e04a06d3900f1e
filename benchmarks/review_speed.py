"""Measure reviews of whole games as the window makes them: python -m benchmarks.review_speed [GAMES] [SIMULATIONS]
[CORES]

Reviews games of 40 moves from `solver_games.sgf` at the strength that the window proposes, or with SIMULATIONS per
position, in CORES threads (default: all usable cores). For each game it prints the seconds until the first quick
search, until all quick searches, until the first judged move, until the first mark, and until the end; the estimate
before the review, its ratio to the measured time, and the same for the estimate after the quick searches; the number of
comparisons; the processor time; and the load of the machine, the average of the last minute. While other programs use
the cores, the times are longer. The ratio of the estimate assumes that the load stays as it is during the measurement.
"""

import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from PySide6.QtCore import QCoreApplication, QObject, Slot

from studio.activities.review import Review
from studio.activities.review_probe import ReviewProbe
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.game.files import open_records
from studio.game.judgement import MoveJudgement
from studio.game.merged_analysis import merged_analysis
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.insight.mistakes import verdict
from studio.machine.settings import ReviewSection
from studio.matches.plan import usable_cores

GAMES = Path(__file__).with_name("solver_games.sgf")
_MOVES = 40


@dataclass
class Times:
    """The seconds from the start of a review to its events."""

    first_look: float = 0.0
    all_looks: float = 0.0
    first_judged: float = 0.0
    first_mark: float = 0.0
    end: float = 0.0
    before: float = 0.0
    """The estimate before the review."""
    during: float = 0.0
    """The time of all quick searches plus the estimate after them for the rest."""
    comparisons: int = 0
    marks: int = 0
    processor: float = 0.0
    load: float = field(default_factory=lambda: os.getloadavg()[0])


class Measured(QObject):
    """A review of a game with measured times. It stores its results in the record."""

    def __init__(self, application: QCoreApplication, record: GameRecord, simulations: int, cores: int) -> None:
        super().__init__()
        self._application, self._record = application, record
        self._line, self._limit = record.main_line()[: _MOVES + 1], Limit(simulations=simulations)
        self.times, self._cores = Times(), cores
        self._review, self._probe = Review(lambda: cores, self), ReviewProbe(lambda: cores, self)
        self._probe.measured.connect(application.quit)
        for signal, slot in (
            (self._review.glanced, self._on_glanced),
            (self._review.node_reviewed, self._on_node),
            (self._review.line_judged, self._on_judged),
            (self._review.comparing, self._on_comparing),
            (self._review.finished, self._on_finished),
        ):
            signal.connect(slot)

    def run(self) -> Times:
        parameters = profile_named(DEFAULT_PROFILE).parameters
        self._probe.begin(self._record, self._line, DEFAULT_PROFILE, parameters)
        self._application.exec()
        self.times.before = self._probe.estimate(self._limit, again=False) or 0.0
        self._began, used = time.perf_counter(), time.process_time()
        self._review.begin(self._record, self._line, self._limit, parameters=parameters)
        self._application.exec()
        self.times.processor = time.process_time() - used
        return self.times

    @property
    def _now(self) -> float:
        return time.perf_counter() - self._began

    @Slot(int, int)
    def _on_glanced(self, done: int, of: int) -> None:
        if done and not self.times.first_look:
            self.times.first_look = self._now
        if done == of:
            self.times.all_looks = self._now
            self.times.during = self._now + (self._review.seconds_left or 0.0)

    @Slot(object, object)
    def _on_node(self, node: Node, analysis: PositionAnalysis) -> None:
        self._record.set_analysis(node, merged_analysis(node.analysis, analysis))

    @Slot(object)
    def _on_judged(self, judged: tuple[tuple[Node, MoveJudgement | None], ...]) -> None:
        self.times.first_judged = self.times.first_judged or self._now
        for node, judgement in judged:
            self._record.set_judgement(node, judgement)
            if judgement is not None and verdict(judgement.drop) is not None:
                self.times.first_mark = self.times.first_mark or self._now

    @Slot()
    def _on_comparing(self) -> None:
        self.times.comparisons += 1

    @Slot(bool)
    def _on_finished(self, _completed: bool) -> None:
        self.times.end = self._now
        marked = [node for node in self._line if node.judgement is not None and verdict(node.judgement.drop)]
        self.times.marks = len(marked)
        self._application.quit()


_COLUMNS = (
    "look",
    "looks",
    "judged",
    "mark",
    "all",
    "estimate",
    "ratio",
    "after looks",
    "compared",
    "marks",
    "cpu",
    "load",
)


def _print_head() -> None:
    print("  game" + "".join(f"{name:>12}" for name in _COLUMNS), flush=True)


def _print_row(number: int, times: Times) -> None:
    row = (times.first_look, times.all_looks, times.first_judged, times.first_mark, times.end, times.before)
    ratios = (times.before / times.end, times.during / times.end)
    cells = [f"{value:.1f}" for value in row] + [f"{value:.2f}" for value in ratios]
    cells += [str(times.comparisons), str(times.marks), f"{times.processor:.1f}", f"{times.load:.1f}"]
    print(f"{number:>6}" + "".join(f"{cell:>12}" for cell in cells), flush=True)


def _print_summary(found: list[Times]) -> None:
    print(f"median of the end: {median(times.end for times in found):.1f} s")
    _print_ratios("before the review", [times.before / times.end for times in found])
    _print_ratios("after the quick searches", [times.during / times.end for times in found])


def _print_ratios(what: str, ratios: list[float]) -> None:
    good = sum(abs(ratio - 1) <= 0.3 for ratio in ratios)
    print(f"estimate {what}: {good} of {len(ratios)} within 30 %, from {min(ratios):.2f} to {max(ratios):.2f}")


def main(games: int = 5, simulations: int = ReviewSection().simulations, cores: int = 0) -> None:
    application = QCoreApplication([])
    cores = cores or usable_cores()
    long = [record for record in open_records(GAMES).records if len(record.main_line()) > _MOVES]
    print(f"{simulations:,} simulations per position, {cores} threads, {usable_cores()} usable cores")
    _print_head()
    found = []
    for number, record in enumerate(long[:games], 1):
        found.append(Measured(application, record, simulations, cores).run())
        _print_row(number, found[-1])
    _print_summary(found)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))
