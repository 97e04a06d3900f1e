"""All views of a reviewed position agree, also after a later search: table, card, bar, plot, ring, practice, report,
"Why not this move?", hints, and the message at the end of a further review.
"""

import re
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.insight.accuracy import rated_moves
from studio.insight.mistakes import judge
from studio.insight.ranking import best_point
from studio.practice.card import Card
from studio.practice.collecting import card_of, cards_of
from studio.practice.judging import Verdict, judged_by_review
from studio.ui.controllers.playing import hints
from studio.ui.program import Program
from tests.exercises.boards import MISSED, point
from tests.exercises.boards import record as game_with_a_win
from tests.insight.reviews import finish_review
from tests.practice.games import missed_defence, missed_win, quiet, row
from tests.sizes import one_row_always
from tests.window.arranged import switch
from tests.window.game_reviews import BLUNDERS, FEW, begin_review, review, wait_for_end
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.thinking import think_a_little, wait_for_simulations

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


@pytest.mark.parametrize(("make", "better"), one_row_always(3, GAMES))
def test_all_views_show_the_move_and_the_rate_of_the_review(
    qtbot: QtBot, start: Start, make: Callable[[], GameRecord], better: str
) -> None:
    program = opened(qtbot, start, make())
    board, panes = program.window.panes.board, program.window.panes
    program.session.go_to(mistake_of(program))
    assert board.hint_point == point(better)
    assert better in panes.summary_card.text
    board.grab()  # the legend follows the painted marks
    assert any(text.startswith("better than ") for text in panes.board_line.legend.texts)
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


@pytest.mark.long
def test_a_later_search_with_the_move_of_the_review_is_said_to_differ_in_its_win_rate_alone(
    qtbot: QtBot, start: Start
) -> None:
    program = opened(qtbot, start, quiet())
    plant(program, "d4", 0.75, "c4", 0.5, "a1", 0.3)
    told = program.window.panes.summary_card.text
    assert "(500,000 visits) finds the same best move, d4, but a different win rate: Black 75" in told
    assert "prefers" not in told


def test_a_later_search_is_named_and_the_marks_stay(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    panes = program.window.panes
    plant(program, "c4", 0.75, "d4", 0.5, "a1", 0.3)
    told = panes.summary_card.text
    assert told.startswith("1. a1??")
    assert "A later search of the position before this move (500,000 visits) prefers c4: Black 75" in told
    assert "The better line is d4" in told, "the words of the review stay"
    assert panes.board.hint_point == point("d4")
    go_to_start(program)
    assert first_in_table(program) == point("c4")
    assert "Search after the review: 500,000 visit" in panes.saved_line.text()
    bar, plotted, judged = black_rates(program)
    assert bar == pytest.approx(0.75)
    assert plotted == judged
    assert plotted == pytest.approx(0.62), "the plot shows the review"
    assert "A later search (500,000 visits) found: Black 75" in panes.win_rate.points[0].later
    for card in cards(program):
        verdicts = {name: judged_by_review(card, point(name)) for name in ("c4", "d4")}
        assert all(found is not None and found.verdict is Verdict.RIGHT for found in verdicts.values())


@pytest.mark.long
def test_a_later_search_that_agrees_is_not_named(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    plant(program, "d4", 0.63, "c4", 0.6, "a1", 0.3)
    assert "later search" not in program.window.panes.summary_card.text
    go_to_start(program)
    assert first_in_table(program) == point("d4")


@pytest.mark.long
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


# "Why not this move?" and hints


def why_not(program: Program, name: str) -> str:
    program.window.controllers.inside.explanations.ask_about(point(name))
    return program.window.panes.explanation.sentence


def with_a_proof() -> GameRecord:
    """Return a reviewed game whose record proves a win that no search can find."""
    game = quiet()
    game.set_analysis(game.root, PositionAnalysis(1, (row("g1", 1.0, 1, Proof.WIN, "g1 a7 g2", 5),)))
    return game


def test_why_not_names_the_best_move_of_the_review(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    go_to_start(program)
    assert why_not(program, "c4").startswith("c4 is worse than d4: win rate of Black 60")
    assert why_not(program, "d4").startswith("d4 is the best move")
    assert first_in_table(program) == point("d4")


def test_a_search_of_the_user_is_shown_at_once_and_the_review_returns(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    panes = program.window.panes
    go_to_start(program)
    reviewed = black_rates(program)
    think_a_little(qtbot, program)
    view = panes.candidates.view
    assert view is not None
    assert view is program.window.controllers.display.root_view
    assert view.visits < 100, "the review has more"
    assert panes.saved_line.text().startswith("Results of this search; the review has ")
    assert black_rates(program)[1:] == reviewed[1:], "plot and report keep the review"
    show_other = child(program, QToolButton, "saved_line_other")
    show_other.click()
    assert panes.saved_line.text().startswith("Review: ")
    assert first_in_table(program) == point("d4")
    assert black_rates(program) == reviewed
    show_other.click()
    assert panes.candidates.view is not None
    assert panes.candidates.view.visits == view.visits
    program.session.go_to(mistake_of(program))
    program.session.go_to_start()
    assert panes.saved_line.text().startswith("Analysis of the review: ")
    assert first_in_table(program) == point("d4")
    assert black_rates(program) == reviewed


def test_a_search_of_the_user_that_is_weaker_than_the_review_is_found_again(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    panes = program.window.panes
    go_to_start(program)
    reviewed = black_rates(program)
    think_a_little(qtbot, program, 150)
    program.session.go_to(mistake_of(program))
    program.session.go_to_start()
    found = re.fullmatch("Review: .*; your search: ([0-9]+)", panes.saved_line.text())
    assert found is not None
    assert black_rates(program) == reviewed
    child(program, QToolButton, "saved_line_other").click()
    assert panes.candidates.view is not None
    assert panes.candidates.view.visits == int(found[1]) >= 150
    assert panes.saved_line.text().startswith("Results of this search; the review has ")
    child(program, QToolButton, "saved_line_other").click()
    assert black_rates(program) == reviewed


def test_a_search_that_follows_the_user_leaves_the_review_until_it_is_better(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, quiet())
    program.session.go_to(mistake_of(program))
    think_a_little(qtbot, program)
    go_to_start(program)
    program.live_search.run_to(60)  # not by the user
    wait_for_simulations(qtbot, program, 60)
    assert program.window.panes.saved_line.text().startswith("Review: ")
    assert first_in_table(program) == point("d4")


@pytest.mark.long
def test_why_not_knows_the_proofs_of_the_record(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, with_a_proof())
    go_to_start(program)
    think_a_little(qtbot, program)
    assert why_not(program, "g1").startswith("g1 is proven to win in at most 5 plies")
    assert why_not(program, "d4").startswith("d4 cannot be better than the best result already proven")
    assert first_in_table(program) == point("g1")


@pytest.mark.long
def test_a_hint_knows_the_proofs_of_the_record(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "_SECONDS", 0.2)
    program = opened(qtbot, start, with_a_proof())
    go_to_start(program)
    program.window.actions_["play_from_here"].trigger()
    assert program.services.live_game.awaits_person
    program.window.actions_["hint"].trigger()
    board = program.window.panes.board
    qtbot.waitUntil(lambda: board.hint_point is not None, timeout=20_000)
    assert board.hint_point == point("g1")
    assert board.still_scene().banner == "Hint: g1. Black wins in at most 5 plies."


# Wins that only the threat search of the window finds


def with_an_unknown_win(*, is_reviewed: bool) -> GameRecord:
    """Return a game in which Black can win by fours at once, which its analyses do not know."""
    game, threats = game_with_a_win(MISSED), ThreatsFound() if is_reviewed else None
    root, after = game.main_line()[:2]
    game.set_analysis(root, PositionAnalysis(900, (row("e1", 0.7, 600), row("d4", 0.65, 200)), threats=threats))
    game.set_analysis(after, PositionAnalysis(900, (row("d1", 0.4, 600),), threats=threats))
    return finish_review(game) if is_reviewed else game


def open_at_the_win(qtbot: QtBot, start: Start, *, is_reviewed: bool) -> Program:
    """Open the game, and wait until the bar shows the win."""
    program = opened(qtbot, start, with_an_unknown_win(is_reviewed=is_reviewed))
    go_to_start(program)
    qtbot.waitUntil(lambda: black_rates(program)[0] == 1, timeout=60_000)
    return program


def test_a_win_by_threats_counts_in_the_plot_as_in_the_bar(qtbot: QtBot, start: Start) -> None:
    program = open_at_the_win(qtbot, start, is_reviewed=False)
    qtbot.waitUntil(lambda: black_rates(program) == [1, 1, 1], timeout=20_000)
    assert program.session.record.known(program.session.node) == KnownResult(Proof.WIN, 3)


@pytest.mark.long
def test_the_plot_of_a_review_names_a_win_by_threats_that_was_found_later(qtbot: QtBot, start: Start) -> None:
    program = open_at_the_win(qtbot, start, is_reviewed=True)
    plot = program.window.panes.win_rate
    qtbot.waitUntil(lambda: bool(plot.points[0].later), timeout=20_000)
    assert plot.points[0].later == "This is the result of the review. Proven later: Black wins in at most 3 plies"
    assert black_rates(program)[1:] == pytest.approx([0.7, 0.7]), "marks, plot and report keep the review"
    program.session.go_to(mistake_of(program))
    told = program.window.panes.summary_card.text
    assert "A later search has proven the position before this move: Black wins in at most 3 plies" in told


# A further review


@pytest.mark.long
def test_a_further_review_names_the_moves_with_other_verdicts(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = review(qtbot, program)
    note, changed = program.window.panes.note, line[BLUNDERS[0]]
    assert "verdict" not in note.text(), "there is none before"
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    assert "All verdicts are the same as before." in note.text()
    program.session.results.keep_judgements([(changed, MoveJudgement())])
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    told = f"1 move has a different verdict than before: {BLUNDERS[0]}."
    assert told in note.text()
    pane = program.window.panes.key_moments
    assert pane.text.endswith(told), "the pane keeps what the message below the board says"
    program.session.present(quiet())
    program.window.controllers.judged.refresh()
    assert "verdict" not in pane.text
