"""Threats in the shown position: reported by signals, for the latest position, by a thread that ends on request."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.threat_watch import ThreatFindings, ThreatWatch
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution, SolverResult, ThreatKind
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

NINE = PRESETS["gomoku-9"]
THREE = "e5 a1 f5 c1 g5"
"""Black threatens to win from an open three; White is to move."""


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[ThreatWatch]:
    del qtbot
    made = ThreatWatch()
    yield made
    made.close()


def played(moves: str, rules: Rules = NINE) -> Position:
    position = Position(rules)
    for name in moves.split():
        position.play(point_from_human(name, rules))
    return position


def found(qtbot: QtBot, watch: ThreatWatch, position: Position, *, proofs: bool = True) -> ThreatFindings:
    """Return everything that was found."""
    with qtbot.waitSignal(watch.found, timeout=60_000, check_params_cb=lambda each: each.is_complete) as told:
        watch.watch(position, proofs=proofs)
    findings = told.args[0]
    assert isinstance(findings, ThreatFindings)
    return findings


def names(points: tuple[int, ...], rules: Rules = NINE) -> str:
    return " ".join(human_point(point, rules) for point in points)


def test_threats_of_the_opponent_are_reported_with_their_refutations(qtbot: QtBot, watch: ThreatWatch) -> None:
    told = found(qtbot, watch, played(THREE))
    assert told.win is None
    assert told.menace is not None
    assert told.main is told.menace
    assert (told.menace.side, told.menace.kind, told.menace.length) == (Stone.BLACK, ThreatKind.FOURS, 3)
    assert names(told.menace.refutations) == "d5 h5"


def test_the_side_to_move_wins_from_its_open_three(qtbot: QtBot, watch: ThreatWatch) -> None:
    told = found(qtbot, watch, played(THREE + " i9"))
    assert told.win is not None
    assert told.main is told.win
    assert (told.win.side, told.win.length) == (Stone.BLACK, 3)


def test_points_of_both_sides_are_reported(qtbot: QtBot, watch: ThreatWatch) -> None:
    told = found(qtbot, watch, played(THREE), proofs=False)
    black, white = told.points_of(Stone.BLACK), told.points_of(Stone.WHITE)
    assert black is not None
    assert white is not None
    assert names(black.open_fours) == "d5 h5"
    assert white.open_fours == ()
    assert told.main is None


def test_only_the_latest_position_is_answered(qtbot: QtBot, watch: ThreatWatch) -> None:
    positions: list[Position] = []
    watch.found.connect(lambda each: positions.append(each.position))
    for moves in ("e5", "e5 a1", "e5 a1 f5"):
        watch.watch(played(moves))
    told = found(qtbot, watch, played(THREE))
    assert {position.ply for position in positions} == {told.position.ply}


def test_another_game_has_another_solver(qtbot: QtBot, watch: ThreatWatch) -> None:
    assert found(qtbot, watch, played(THREE)).menace is not None
    four = PRESETS["connect-four"]
    told = found(qtbot, watch, played("d1 a1 e1 a2 f1", four))
    assert told.menace is not None
    assert told.menace.length == 1
    assert set(names(told.menace.line, four).split()) < {"c1", "g1"}


def test_a_finished_game_is_not_solved(qtbot: QtBot, watch: ThreatWatch) -> None:
    told = found(qtbot, watch, played("a1 a9 b1 b9 c1 c9 d1 d9 e1"))
    assert told.position.is_over
    assert (told.points, told.main) == ((), None)


def test_while_disabled_nothing_is_reported(qtbot: QtBot, watch: ThreatWatch) -> None:
    heard: list[object] = []
    watch.found.connect(heard.append)
    watch.watch(played(THREE))
    watch.rest()
    told = found(qtbot, watch, played("e5"), proofs=False)  # the thread has passed the question
    assert heard == [told]


def test_a_question_right_before_a_solve_replaces_it(
    qtbot: QtBot, watch: ThreatWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve = Solver.solve
    asked: list[bool] = []
    results: list[SolverResult] = []

    def interrupted(self: Solver, *arguments: Any) -> Solution:
        if not asked:  # the next question comes here, in the solver's thread: its stop finds nothing to stop
            asked.append(True)
            watch.watch(played(THREE))
        found = solve(self, *arguments)
        results.append(found.result)
        return found

    monkeypatch.setattr(Solver, "solve", interrupted)
    told = found(qtbot, watch, played(THREE + " i9"))
    assert results[0] is SolverResult.UNKNOWN
    assert told.position == played(THREE), "only the last question is answered"


def test_a_fault_is_reported_and_the_next_position_is_solved(
    qtbot: QtBot, watch: ThreatWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_arguments: object) -> Solution:
        raise MemoryError("no memory left")

    with monkeypatch.context() as broken, qtbot.waitSignal(watch.failed, timeout=60_000) as failed:
        broken.setattr(Solver, "solve", break_down)
        watch.watch(played(THREE))
    assert failed.args[0].code == "solver_failed"
    assert found(qtbot, watch, played(THREE)).menace is not None


def test_closing_ends_the_thread_during_a_question(qtbot: QtBot) -> None:
    del qtbot
    watch = ThreatWatch()
    watch.watch(Position(PRESETS["gomoku-15"]))
    watch.close()
    watch.close()
    assert "threats" not in {thread.name for thread in threading.enumerate()}
