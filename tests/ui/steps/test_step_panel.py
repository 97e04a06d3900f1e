"""The stepping pane: its description of real steps."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QFontDatabase
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import Judgement, Phase, PhaseEvent
from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.game.stones import Move, Stone
from studio.ui.steps.panel import StepPanel
from studio.ui.texts.language import LANGUAGES, install, remove
from studio.ui.texts.sides import side_name
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import DARK
from tests.ui.board.stepped_searches import GAMES, stepped
from tests.ui.steps.step_panels import Window, cells, label, panel_fixture, show, table, window_fixture  # noqa: F401

# Descriptions


def test_it_explains_how_to_start(panel: StepPanel) -> None:
    assert "“Step One Phase” (N) performs one phase" in label(panel, "detail").text()
    assert table(panel).isHidden()
    assert label(panel, "badge").isHidden()
    assert panel.accessibleName() == "Step by step"


@pytest.mark.parametrize("game", GAMES)
def test_a_selection_has_a_row_for_each_choice(panel: StepPanel, game: str) -> None:
    event = show(panel, game, Phase.SELECT)
    rules = event.choices[0].rules
    expected = []
    for choice in choices_of(event):
        assert choice.runner_up is not None
        terms = (choice.chosen.exploitation, choice.chosen.exploration, choice.chosen.score)
        name, other = (move_name(row.point, rules) for row in (choice.chosen, choice.runner_up))
        numbers = [f"{value:.3f}" for value in terms]
        expected.append([f"{choice.depth}. {name}", *numbers, other, f"{choice.behind:.3f}"])
    assert expected
    assert cells(panel) == expected
    assert table(panel).isVisible()
    assert label(panel, "detail").text() == (
        "Exploitation is the win rate of a move, from 0 to 1. Win rate and score are from the point of view of the "
        "side that makes the move."
    )


def test_a_selection_of_puct_explains_its_range(panel: StepPanel) -> None:
    position, events = stepped("tic-tac-toe")
    panel.set_root(position.rules, position.to_move, compares_win_rates=False)
    panel.show_event(events[Phase.SELECT], (1, 1))
    assert "from −1 (loss) to 1 (win)" in label(panel, "detail").text()


def test_a_first_visit_has_no_average_and_an_unlimited_score(panel: StepPanel) -> None:
    position, events = stepped("tic-tac-toe")
    event = events[Phase.SELECT]
    view, last = event.choices[0], event.path[0]
    first = view.points == last
    unvisited = replace(
        view, exploitations=np.where(first, np.inf, view.exploitations), scores=np.where(first, np.inf, view.scores)
    )
    panel.set_root(position.rules, position.to_move)
    panel.show_event(replace(event, choices=(unvisited, *event.choices[1:])), (1, 1))
    assert cells(panel)[0][1:4] == ["–", "∞", "∞"]


def test_a_selection_that_stays_at_the_root_counts_its_moves(panel: StepPanel) -> None:
    position = Position(PRESETS["tic-tac-toe"])
    search = Search(position, PROFILES["classic-uct"].parameters, seed=5)
    panel.set_root(position.rules, position.to_move)

    def headline_of_next() -> str:
        events = [search.step() for _ in Phase]
        panel.show_event(events[0], (1, 1))
        return label(panel, "headline").text()

    assert headline_of_next() == "No selection: the tree has no moves below the root yet."
    assert headline_of_next().startswith(
        "The simulation stays at the root, because it tries a move that is not in the tree yet"
    )
    assert label(panel, "detail").text().startswith("1 of the root's moves are in the tree. ")
    headline_of_next()
    assert label(panel, "detail").text().startswith("2 of the root's moves are in the tree. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_a_selection_fit_into_a_pane_of_the_study_workspace(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, language: str
) -> None:
    """The pane is about 420 pixels wide in a window of 1440×900 pixels."""
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    assert install(qapp, language) is None
    try:
        window = Window()
        qtbot.addWidget(window)
        window.resize(420, 300)
        window.show()
        panel = window.panel
        show(panel, "connect-four", Phase.SELECT)
        assert not table(panel).isHidden()
        qtbot.waitUntil(lambda: table(panel).horizontalScrollBar().maximum() == 0)
    finally:
        remove(qapp)


def test_the_reason_of_a_choice_is_a_sentence(panel: StepPanel) -> None:
    event = show(panel, "tic-tac-toe", Phase.SELECT)
    choice = choices_of(event)[0]
    assert choice.runner_up is not None
    tip = cells(panel, Qt.ItemDataRole.ToolTipRole)[0][0]
    assert tip.startswith(f"{move_name(choice.chosen.point, event.choices[0].rules)} was chosen: ")
    assert f"{choice.chosen.exploitation:.3f} + {choice.chosen.exploration:.3f} = {choice.chosen.score:.3f}" in tip
    assert f"{choice.behind:.3f} less" in tip
    assert "%" not in tip


def test_an_expansion_names_the_new_node(panel: StepPanel) -> None:
    event = show(panel, "tic-tac-toe", Phase.EXPAND)
    assert event.expanded is not None
    name = move_name(event.expanded, stepped("tic-tac-toe")[0].rules)
    assert label(panel, "headline").text() == f"{name} was added to the tree at depth {len(event.path)}."
    assert table(panel).isHidden()


def test_a_gravity_move_is_named_by_its_column(panel: StepPanel) -> None:
    event = show(panel, "connect-four", Phase.EXPAND)
    assert event.expanded is not None
    assert label(panel, "headline").text().startswith(f"A move in column {event.expanded % 7 + 1} was added")


def test_an_expansion_without_a_node_says_why(panel: StepPanel) -> None:
    panel.show_event(PhaseEvent(Phase.EXPAND, 7, (3,)))
    assert label(panel, "headline").text() == "No new node."
    assert "The game ends at this node" in label(panel, "detail").text()


def test_the_first_simulation_with_an_evaluator_says_that_the_root_comes_first(panel: StepPanel) -> None:
    panel.show_event(PhaseEvent(Phase.EXPAND, 1, (), awaits_evaluator=True))
    assert label(panel, "headline").text() == "No new node."
    assert label(panel, "detail").text().startswith("The root is evaluated first.")


@pytest.mark.parametrize(("proof", "word"), [(Proof.WIN, "wins"), (Proof.LOSS, "loses")])
def test_a_proof_in_place_of_a_new_node_is_shown(panel: StepPanel, proof: Proof, word: str) -> None:
    panel.show_event(PhaseEvent(Phase.EXPAND, 7, (3,), proof=proof, proof_moves=9))
    assert label(panel, "detail").text().startswith(f"Proven: the side to move {word} in at most 9 ")


@pytest.mark.parametrize("game", GAMES)
def test_a_rollout_shows_its_length_result_and_first_moves(panel: StepPanel, game: str) -> None:
    event = show(panel, game, Phase.SIMULATE)
    assert str(len(event.rollout)) in label(panel, "headline").text()
    who = f"{side_name(event.winner, stepped(game)[0].rules)} wins" if event.winner else "draw"
    assert who in label(panel, "headline").text()
    first = move_name(event.rollout[0].point, stepped(game)[0].rules)
    assert first in label(panel, "detail").text()
    assert ("…" in label(panel, "detail").text()) is (len(event.rollout) > 12)


def test_a_proven_result_needs_no_rollout(panel: StepPanel) -> None:
    panel.show_event(PhaseEvent(Phase.SIMULATE, 7, (3,), winner=Stone.WHITE))
    assert label(panel, "headline").text() == "No rollout: White wins here."


def test_a_network_evaluation_is_shown_with_its_priors(panel: StepPanel) -> None:
    panel.set_root(PRESETS["gomoku-15"], Stone.BLACK)
    said = Judgement(Stone.WHITE, 0.22, ((112, 0.5), (97, 0.25)))
    panel.show_event(PhaseEvent(Phase.SIMULATE, 7, (3,), judgement=said))
    assert label(panel, "headline").text() == "The network gives Black a win rate of 39.0\u00a0%."
    assert label(panel, "detail").text().startswith("No rollout was played.")
    assert cells(panel) == [["h8", "50.0 %"], ["h9", "25.0 %"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_backpropagation_is_shown_from_the_leaf_to_the_root(panel: StepPanel, game: str) -> None:
    event = show(panel, game, Phase.BACKPROPAGATE)
    position, rows = stepped(game)[0], cells(panel)
    assert len(rows) == len(event.changes) == len(event.path) + 1
    for row, change in zip(rows, event.changes, strict=True):
        before, after = (QLocale().toString(visits) for visits in (change.visits_before, change.visits))
        assert row[1] == f"{before} → {after}"
        sign = 1 if len(change.path) % 2 else -1
        assert float(row[2].split(" → ")[-1]) == pytest.approx(50 * (sign * change.value + 1), abs=0.051)
    assert rows[0][0].startswith(f"{len(event.path)}. ")
    assert rows[-1][0] == "Root"
    side = side_name(position.to_move, position.rules)
    assert headings(panel)[2] == f"{side} %"
    assert {row[2] for row in cells(panel, Qt.ItemDataRole.ToolTipRole)} == {f"The win rate is for {side}."}
    panel.show_side(ViewedSide(position.to_move.opponent, position.to_move, position.rules))
    assert headings(panel)[2] == f"{side_name(position.to_move.opponent, position.rules)} %"
    for other, row in zip(cells(panel), rows, strict=True):
        assert float(other[2].split(" → ")[-1]) == pytest.approx(100 - float(row[2].split(" → ")[-1]), abs=0.051)


def headings(panel: StepPanel) -> list[str]:
    model = table(panel).model()
    return [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(model.columnCount())]


def test_it_says_how_many_simulations_a_run_has_made_since(panel: StepPanel) -> None:
    event = show(panel, "gomoku-15", Phase.EXPAND)
    panel.show_total(event.simulation + 7)
    text = label(panel, "simulation_number").text()
    count = QLocale().toString
    assert text == f"Simulation {count(event.simulation)} of {count(event.simulation + 7)} so far"
    panel.show_total(event.simulation - 1)
    assert label(panel, "simulation_number").text() == f"Simulation {count(event.simulation)}"


def test_the_current_phase_is_marked(panel: StepPanel) -> None:
    for phase in Phase:
        show(panel, "tic-tac-toe", phase)
        marked = [other for other in Phase if label(panel, f"chip_{other}").property("current")]
        assert marked == [phase]
        assert "current phase" in label(panel, f"chip_{phase}").accessibleName()


def test_it_counts_the_simulations_and_shows_earlier_steps(panel: StepPanel) -> None:
    event = show(panel, "gomoku-15", Phase.EXPAND)
    number = QLocale().toString(event.simulation)
    assert label(panel, "simulation_number").text() == f"Simulation {number}"
    panel.show_event(event, (3, 12), is_past=True)
    assert label(panel, "badge").text() == "Past: step 3 of 12"
    assert label(panel, "badge").isVisible()
    panel.show_event(event, (12, 12))
    assert label(panel, "badge").isHidden()


def test_a_refusal_is_shown_while_it_applies(panel: StepPanel) -> None:
    panel.show_refusal("An engine is to move.")
    assert label(panel, "refusal").isVisible()
    assert label(panel, "refusal").text() == "An engine is to move."
    panel.show_refusal("")
    assert label(panel, "refusal").isHidden()


def test_the_accessible_summary_contains_all_texts(panel: StepPanel) -> None:
    show(panel, "tic-tac-toe", Phase.EXPAND)
    assert panel.summary == f"{label(panel, 'headline').text()} {label(panel, 'detail').text()}"


# Its table


def test_the_table_is_a_valid_model(panel: StepPanel) -> None:
    tester = QAbstractItemModelTester(table(panel).model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
    for phase in (*Phase, Phase.SELECT):
        show(panel, "tic-tac-toe", phase)
    panel.show_event(None)
    assert tester.model() is table(panel).model()


def test_numbers_are_right_aligned_and_fit(panel: StepPanel) -> None:
    show(panel, "gomoku-15", Phase.SELECT)
    model = table(panel).model()
    for column in range(model.columnCount()):
        alignment = Qt.AlignmentFlag(model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole))
        assert bool(alignment & Qt.AlignmentFlag.AlignRight) is (column > 0)
    assert table(panel).horizontalScrollBar().maximum() == 0


def test_screen_readers_get_values_before_and_after(panel: StepPanel) -> None:
    event = show(panel, "tic-tac-toe", Phase.BACKPROPAGATE)
    change = event.changes[1]
    spoken = f"{change.visits_before} before, {change.visits} after"
    assert cells(panel, Qt.ItemDataRole.AccessibleTextRole)[1][1] == spoken
    accessible = QAccessible.queryAccessibleInterface(table(panel))
    heard = [accessible.child(at).text(QAccessible.Text.Name) for at in range(accessible.childCount())]
    assert spoken in heard


# Appearance


def test_another_theme_keeps_the_description(window: Window, panel: StepPanel) -> None:
    show(panel, "tic-tac-toe", Phase.SELECT)
    before, rows = panel.grab().toImage(), cells(panel)
    window.theme.set_colors(DARK)
    assert panel.grab().toImage() != before
    assert cells(panel) == rows
    assert label(panel, "chip_select").text() == "Select"


def test_it_fits_a_narrow_dock(panel: StepPanel) -> None:
    for game in GAMES:
        for phase in Phase:
            event = show(panel, game, phase)
            panel.show_event(event, (199, 200), is_past=True)
            panel.show_refusal(
                "The search is hidden while you play. Ask for a hint, or show the search from the View menu."
            )
            assert panel.minimumSizeHint().width() <= 430
            assert panel.minimumSizeHint().height() <= 300


def test_another_position_clears_the_step(panel: StepPanel) -> None:
    show(panel, list(GAMES)[-1], Phase.BACKPROPAGATE)
    assert "are updated" in panel.summary
    panel.set_root(PRESETS["tic-tac-toe"], Stone.BLACK)
    assert "are updated" not in panel.summary


def test_a_rollout_may_be_short(panel: StepPanel) -> None:
    panel.show_event(PhaseEvent(Phase.SIMULATE, 7, (3,), rollout=(Move(Stone.WHITE, 4),), winner=None))
    assert label(panel, "headline").text().startswith("The rollout is a draw after 1 ")
    assert table(panel).mapTo(panel, QPoint(0, 0)).x() >= 0


def test_the_pane_fits_beside_the_board_of_a_small_window(window: Window) -> None:
    assert window.panel.minimumSizeHint().width() <= 330
    buttons = [window.part(f"panel_{name}") for name in ("step_phase", "step_play")]
    window.resize(330, 300)
    QCoreApplication.processEvents()
    below, beside = (button.mapTo(window, button.rect().topLeft()).y() for button in reversed(buttons))
    assert below > beside
    window.resize(500, 300)
    QCoreApplication.processEvents()
    assert len({button.mapTo(window, button.rect().topLeft()).y() for button in buttons}) == 1


def test_a_low_window_leaves_height_for_the_text(window: Window) -> None:
    window.resize(330, 300)
    QCoreApplication.processEvents()
    tops = []
    for low in (False, True, False):
        window.panel.set_low(low=low)
        QCoreApplication.processEvents()
        number = window.part("step_simulation_number")
        tops.append(number.mapTo(window, number.rect().topLeft()).y())
        buttons = [window.part(f"panel_{name}") for name in ("step_phase", "step_play")]
        heights = {button.mapTo(window, button.rect().center()).y() for button in buttons}
        assert (len(heights) == 1) is low, "all buttons in one row"
    assert tops[1] < tops[0] - 30
    assert tops[2] == tops[0]
