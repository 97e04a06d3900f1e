"""A series of exercises: collecting, attempts, replies and results, without blocking the window's thread."""

import gc
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.exercises import Exercises
from studio.activities.proving import ProvingTask, ProvingThread
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution
from studio.exercises import sources
from studio.exercises.attempt import Stage
from studio.exercises.hints import Grade, Hint
from studio.exercises.judging import Verdict
from studio.exercises.results import Results
from studio.exercises.sources import Order, Source
from studio.game.errors import StudioError
from studio.game.files.game_files import open_records, save_records
from studio.game.files.report import Opened
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.exercises.boards import MISSED, SEVEN, WON, Undecided, point, record

GAME = Order(Source.GAME)


class Table:
    """A user with a series of exercises, and a clock that the test advances."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.now = qtbot, 0.0
        self.exercises = Exercises(lambda rules: Solver(rules, memory_mb=1), lambda: self.now)

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until, timeout=30_000)

    def begin(self, game: GameRecord, order: Order = GAME) -> None:
        self.exercises.begin(order, game)
        self.wait(lambda: not self.exercises.page.is_collecting)

    def play(self, move: str) -> None:
        self.exercises.play(point(move))
        self.wait(lambda: not self.exercises.busy)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_a_win_is_found_after_a_mistake(table: Table) -> None:
    table.begin(record(MISSED))
    table.play("d4")
    page = table.exercises.page
    assert (page.stage, page.last is not None and page.last.reply) == (Stage.REFUTED, None), "d1 would be the answer"
    table.exercises.take_back()
    table.now += 5
    table.play("d1")
    reply = table.exercises.page.last
    assert reply is not None
    assert reply.verdict is Verdict.KEEPS
    table.play("d4" if reply.reply == point("e1") else "e1")
    table.now += 100
    table.wait(lambda: table.exercises.page.solutions is not None)
    page = table.exercises.page
    assert page.stage is Stage.SOLVED
    assert (page.score.tries, page.score.mistakes, page.score.seconds) == (2, 1, 5)
    assert page.solutions is not None
    assert set(page.solutions.points) == {point("d1"), point("e1")}
    assert (table.exercises.tally.solved, table.exercises.tally.clean) == (1, 0)
    table.exercises.end()


def test_hints_and_solutions_come_from_the_solver(table: Table) -> None:
    table.begin(record(MISSED))
    hints = []
    for _ in Grade:
        assert table.exercises.page.can_hint
        table.exercises.hint()
        table.wait(lambda: not table.exercises.busy)
        hints.append(table.exercises.page.hint)
    assert [hint.grade for hint in hints if hint is not None] == list(Grade)
    assert hints[-1] == Hint(Grade.MOVE, move=point("d1"))
    assert not table.exercises.page.can_hint
    table.exercises.hint()
    assert table.exercises.page.hint == hints[-1]
    table.exercises.show_solution()
    table.wait(lambda: table.exercises.page.stage is Stage.SHOWN)
    tally = table.exercises.tally
    assert (tally.tried, tally.solved, tally.hints) == (1, 0, 3)
    table.exercises.end()


def test_each_exercise_counts_once_in_the_results(table: Table) -> None:
    table.exercises.results = Results(streak=4, best_streak=4, solved=(3, 1, 0, 0, 0), tried=(4, 1, 0, 0, 0))
    table.begin(record(MISSED))
    table.play("d4")
    expected = Results(streak=0, best_streak=4, solved=(3, 1, 0, 0, 0), tried=(5, 1, 0, 0, 0))
    assert table.exercises.results == expected, "a mistake ends the streak at once"
    table.exercises.take_back()
    table.play("d1")
    table.play("d4")
    table.play("e1")
    assert table.exercises.results == expected
    table.begin(record(MISSED))
    for move in ("d1", "d4", "e1"):
        table.play(move)
    assert table.exercises.page.stage is Stage.SOLVED
    assert (table.exercises.results.streak, table.exercises.results.tried[0]) == (1, 6), "it is another series"
    table.exercises.end()


def test_a_game_without_such_a_win_says_so(table: Table) -> None:
    with table.qtbot.waitSignal(table.exercises.nothing_found, timeout=30_000):
        table.exercises.begin(GAME, record(WON))
    assert not table.exercises.is_on


def test_an_invalid_file_fails(table: Table, tmp_path: Path) -> None:
    with table.qtbot.waitSignal(table.exercises.failed, timeout=30_000) as failed:
        table.exercises.begin(Order(Source.FILE, path=tmp_path / "none.sgf"))
    assert isinstance(failed.args[0], StudioError)
    assert not table.exercises.is_on


def test_the_shipped_exercises_can_be_solved(table: Table) -> None:
    table.exercises.begin(Order(Source.OURS, ThreatKind.FOURS, level=3))
    table.wait(lambda: not table.exercises.page.is_collecting and table.exercises.page.count > 1)
    for steps, number in ((1, 2), (-1, 1), (-1, 1)):
        table.exercises.go(steps)
        assert table.exercises.page.number == number
    assert table.exercises.tally.tried == 0
    table.exercises.end()


class Endless:
    """Searches a position until it is stopped."""

    def __init__(self, _rules: Rules) -> None:
        self._stopped = threading.Event()

    def solve(self, position: Position, side: Stone | None, kind: ThreatKind, limit: SolverLimit) -> Solution:
        self._stopped.wait()
        return Solver(SEVEN, memory_mb=1).solve(position, side, kind, limit)

    def stop(self) -> None:
        self._stopped.set()


def test_running_work_can_be_stopped_at_once(qtbot: QtBot) -> None:
    exercises = Exercises(Endless)
    exercises.begin(GAME, record(MISSED))
    assert exercises.page.is_collecting
    exercises.cancel_collecting()
    assert not exercises.is_on
    qtbot.wait(10)
    assert exercises.page.count == 0, "a cancelled search reports nothing"


class Broken(Endless):
    """Fails as no real solver does."""

    def solve(self, *_arguments: object) -> Solution:
        raise MemoryError("no memory left")


def test_a_fault_is_reported(qtbot: QtBot) -> None:
    exercises = Exercises(Broken)
    with qtbot.waitSignal(exercises.failed, timeout=30_000) as failed:
        exercises.begin(GAME, record(MISSED))
    assert failed.args[0].code == "solver_failed"
    assert not exercises.is_on


def test_progress_of_thousands_of_positions_is_reported_at_intervals(qtbot: QtBot, tmp_path: Path) -> None:
    """They are searched quickly: a signal for each of them would block the window."""
    games = [record(WON) for _ in range(1500)]
    save_records(games, tmp_path / "games.sgf")
    exercises = Exercises(lambda _rules: Undecided())
    heard: list[int] = []
    exercises.changed.connect(lambda: heard.append(exercises.page.looked))
    with qtbot.waitSignal(exercises.nothing_found, timeout=60_000):
        exercises.begin(Order(Source.FILE, path=tmp_path / "games.sgf"))
    assert heard == sorted(heard)
    assert len(heard) < 1500


@pytest.mark.long
def test_searched_games_are_released(tmp_path: Path) -> None:
    save_records([record(WON) for _ in range(20)], tmp_path / "games.sgf")
    alive: list[weakref.ref[GameRecord]] = []

    def remembering(path: Path) -> Opened:
        found = open_records(path)
        alive.extend(weakref.ref(each) for each in found.records)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sources, "open_records", remembering)
        looked = sources.collected(Order(Source.FILE, path=tmp_path / "games.sgf"), None, lambda _rules: Undecided())
        for _ in range(10 * len(WON.split())):
            next(looked)
    gc.collect()
    assert sum(each() is not None for each in alive) <= 11
    del looked


def test_a_task_that_cannot_be_interrupted_is_not_waited_for(qtbot: QtBot) -> None:
    may_end, asked = threading.Event(), threading.Event()
    made: list[Rules] = []

    def reads_a_file(task: ProvingTask) -> object:
        asked.set()
        may_end.wait(60)
        return task.prover(SEVEN)

    def prover(rules: Rules) -> Endless:
        made.append(rules)
        return Endless(rules)

    thread, told = ProvingThread(prover), list[object]()
    for signal in (thread.reported, thread.done, thread.failed):
        signal.connect(told.append)
    thread.begin(reads_a_file)
    assert asked.wait(60)
    (running,) = (each for each in threading.enumerate() if each.name == "proving")
    thread.cancel()
    assert running.is_alive()
    assert not thread.is_running
    may_end.set()
    running.join()
    qtbot.wait(10)
    assert (made, told) == ([], [])
