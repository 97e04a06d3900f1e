"""All views of a reviewed position agree, also after a later search: table, card, bar, plot, ring, practice, report."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.insight.accuracy import rated_moves
from studio.insight.mistakes import judge
from studio.insight.ranking import best_point
from studio.practice.card import Card
from studio.practice.collecting import card_of, cards_of
from studio.practice.judging import Verdict, judged_by_review
from studio.ui.program import Program
from tests.exercises.boards import point
from tests.practice.games import missed_defence, missed_win, quiet, row
from tests.window.arranged import switch
from tests.window.starting import Start

GAMES = [(missed_win, "d1"), (missed_defence, "d1"), (quiet, "d4")]


def opened(qtbot: QtBot, start: Start, record: GameRecord) -> Program:
    program = start()
    program.session.present(record)
    switch(qtbot, program, "analyse")
    program.window.controllers.judged.refresh()
    return program


def mistake_of(program: Program) -> Node:
    return program.session.record.main_line()[1]


def first_in_table(program: Program) -> int:
    view = program.window.panes.candidates.view
    assert view is not None
    first = best_point(view)
    assert first is not None
    return first


def go_to_start(program: Program) -> None:
    program.session.go_to(mistake_of(program))
    program.session.go_to_start()


def cards(program: Program) -> list[Card]:
    """Return the positions of *Try It Yourself* and of practice."""
    record = program.session.record
    tried = card_of(record, judge(record, record.main_line())[1])
    assert tried is not None
    return [tried, next(cards_of(record))]


def black_rates(program: Program) -> list[float | None]:
    """Return Black's win rates at the start of the game by the evaluation bar, the plot, and the report."""
    bar = program.window.panes.evaluation.evaluation
    plotted = program.window.panes.win_rate.points[0].black
    record = program.session.record
    return [None if bar is None else bar.black, plotted, judge(record, record.main_line())[0].black]


def plant(program: Program, *rows: str | float) -> None:
    """Store a later and longer search of the first position, in which the named moves have these win rates."""
    root, named = program.session.record.root, list(zip(rows[::2], rows[1::2], strict=True))
    found = [row(str(name), float(rate), 200_000 // (at + 1)) for at, (name, rate) in enumerate(named)]
    analysis = PositionAnalysis(500_000, tuple(found))
    assert program.session.results.keep_analysis(root, analysis)
    program.session.go_to(mistake_of(program))
    program.window.controllers.judged.refresh()


@pytest.mark.parametrize(("make", "better"), GAMES)
def test_all_views_show_the_move_and_the_rate_of_the_review(
    qtbot: QtBot, start: Start, make: Callable[[], GameRecord], better: str
) -> None:
    program = opened(qtbot, start, make())
    board, panes = program.window.panes.board, program.window.panes
    program.session.go_to(mistake_of(program))
    assert board.hint_point == point(better)
    assert better in panes.summary_card.text
    board.grab()  # the legend follows the painted marks
    assert any(text.startswith(f"better: {better} instead of ") for text in panes.board_line.legend.texts)
    go_to_start(program)
    assert first_in_table(program) == point(better)
    bar, plotted, judged = black_rates(program)
    assert bar == pytest.approx(plotted)
    assert plotted == judged
    for card in cards(program):
        assert card.best.point == point(better)
        answer = judged_by_review(card, point(better))
        assert answer is not None
        assert answer.verdict is Verdict.RIGHT
    assert "later search" not in panes.summary_card.text


def test_a_later_search_is_named_and_the_marks_stay(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    panes = program.window.panes
    plant(program, "c4", 0.75, "d4", 0.5, "a1", 0.3)
    told = panes.summary_card.text
    assert told.startswith("1. a1??")
    assert "A later search of the position before this move (500,000 visits) prefers c4: Black 75" in told
    assert "better: d4" in told, "the words of the review stay"
    assert panes.board.hint_point == point("d4")
    go_to_start(program)
    assert first_in_table(program) == point("c4")
    assert "Search after the review: 500,000 visit" in panes.saved_line.text()
    bar, plotted, judged = black_rates(program)
    assert bar == pytest.approx(0.75)
    assert plotted == judged
    assert plotted == pytest.approx(0.62), "the plot shows the review"
    assert "A later search (500,000 visits): Black 75" in panes.win_rate.points[0].later
    for card in cards(program):
        verdicts = {name: judged_by_review(card, point(name)) for name in ("c4", "d4")}
        assert all(found is not None and found.verdict is Verdict.RIGHT for found in verdicts.values())


def test_a_later_search_that_agrees_is_not_named(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    plant(program, "d4", 0.63, "c4", 0.6, "a1", 0.3)
    assert "later search" not in program.window.panes.summary_card.text
    go_to_start(program)
    assert first_in_table(program) == point("d4")


def test_a_later_search_does_not_forget_what_is_proven(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, missed_defence())
    root = program.session.record.root
    assert root.analysis is not None
    plant(program, "d4", 0.7, "d1", 0.6, "g7", 0.5)
    go_to_start(program)
    view = program.window.panes.candidates.view
    assert view is not None
    proofs = {each.point: each.proof for each in view.candidates}
    assert proofs[point("d4")] is proofs[point("g7")] is Proof.LOSS, "neither prevents the win by fours"
    assert first_in_table(program) == point("d1")
    assert program.window.controllers.display.best != point("d4")


def test_the_report_shows_the_values_of_the_plot(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    plant(program, "c4", 0.75, "d4", 0.5, "a1", 0.3)
    record = program.session.record
    reported = rated_moves(record, record.main_line())
    points = program.window.panes.win_rate.points
    assert [each.judged.black for each in reported] == [points[each.judged.ply].black for each in reported]
    assert [each.judged.better for each in reported] == [point("d4")], "the report has the words of the review"
