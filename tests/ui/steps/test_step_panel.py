"""The stepping pane: its description of real steps, its buttons and its keys."""

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QSlider, QSpinBox, QTableView, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import Judgement, Phase, PhaseEvent
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.game.stones import Move, Stone
from studio.ui.actions.actions import Actions
from studio.ui.steps.panel import StepPanel
from studio.ui.steps.table import StepTable
from studio.ui.texts.sides import side_name
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.board.stepped_searches import GAMES, stepped

BUTTONS = ("step_phase", "step_simulation", "step_many", "step_play", "step_back", "step_forward", "step_now")


class Window(QMainWindow):
    """A window whose keys Left and Right belong to the game, with the pane in it."""

    def __init__(self) -> None:
        super().__init__()
        self.actions_of = Actions(self)
        self.theme = Theme(LIGHT)
        self.panel = StepPanel(self.actions_of, self.theme)
        self.setCentralWidget(self.panel)
        self.moves: list[str] = []
        for name in ("previous", "next", "first", "last"):
            self.addAction(self.actions_of[name])
            self.actions_of[name].triggered.connect(self.note)

    def note(self) -> None:
        sender = self.sender()
        assert sender is not None
        self.moves.append(sender.objectName())

    def part(self, name: str) -> QWidget:
        found = self.panel.findChild(QWidget, name)
        assert isinstance(found, QWidget)
        return found


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(430, 300)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    return window


@pytest.fixture
def panel(window: Window) -> StepPanel:
    return window.panel


def show(panel: StepPanel, game: str, phase: Phase) -> PhaseEvent:
    position, events = stepped(game)
    panel.set_root(position.rules, position.to_move)
    panel.show_event(events[phase], (1, 1))
    return events[phase]


def label(panel: StepPanel, name: str) -> QLabel:
    found = panel.findChild(QLabel, f"step_{name}")
    assert isinstance(found, QLabel)
    return found


def table(panel: StepPanel) -> QTableView:
    found = panel.findChild(StepTable)
    assert found is not None
    return found


def cells(panel: StepPanel, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[list[str]]:
    model = table(panel).model()
    return [
        [str(model.index(row, column).data(role)).replace("\u00a0", " ") for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


# Descriptions


def test_it_explains_how_to_start(panel: StepPanel) -> None:
    assert "N performs one phase" in label(panel, "detail").text()
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
    assert label(panel, "headline").text() == "The network gives White a win rate of 61.0\u00a0%."
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
        assert float(row[2].split(" → ")[-1]) == pytest.approx(50 * (change.value + 1), abs=0.051)
    assert rows[0][0].startswith(f"{len(event.path)}. ")
    assert rows[-1][0] == "Root"
    tips = [row[2] for row in cells(panel, Qt.ItemDataRole.ToolTipRole)]
    of_root = "White" if position.to_move is Stone.BLACK else "Black"
    assert of_root in tips[-1]
    assert of_root not in tips[-2]


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


# Its buttons


@pytest.mark.parametrize("name", BUTTONS)
def test_a_button_triggers_its_action(qtbot: QtBot, window: Window, name: str) -> None:
    button = window.part(f"panel_{name}")
    assert isinstance(button, QToolButton)
    assert button.accessibleName()
    with qtbot.waitSignal(window.actions_of[name].triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    window.actions_of[name].setEnabled(False)
    assert not button.isEnabled()


def test_the_number_of_simulations_can_be_chosen(window: Window, panel: StepPanel) -> None:
    box = window.part("step_count")
    assert isinstance(box, QSpinBox)
    assert (box.minimum(), box.maximum()) == (1, 1000)
    box.clear()
    QTest.keyClicks(box, "250")
    assert panel.count == 250
    panel.show_count(5)
    assert panel.count == 5


def test_the_speed_is_shown_in_milliseconds(qtbot: QtBot, window: Window, panel: StepPanel) -> None:
    slider = window.part("step_speed")
    assert isinstance(slider, QSlider)
    assert panel.interval_ms == 500
    with qtbot.waitSignal(panel.speed_changed) as told:
        slider.setValue(20)
    assert told.args == [50]
    assert panel.interval_ms == 50
    panel.show_interval(1000)
    assert slider.value() == 1


# Its keys


def looked(panel: StepPanel) -> list[tuple[str, int]]:
    """Collect the requests from now on."""
    wishes: list[tuple[str, int]] = []
    panel.back_requested.connect(lambda events: wishes.append(("back", events)))
    panel.forward_requested.connect(lambda events: wishes.append(("forward", events)))
    return wishes


@pytest.mark.parametrize("name", ["step_table", "panel_step_phase", "panel_step_now", "step_panel"])
def test_keys_step_back_and_forward_and_the_game_does_not_move(window: Window, panel: StepPanel, name: str) -> None:
    show(panel, "tic-tac-toe", Phase.SELECT)
    wishes, part = looked(panel), panel if name == "step_panel" else window.part(name)
    part.setFocus()
    focused = QApplication.focusWidget()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(window.windowHandle(), key)
    assert wishes == [("back", 1), ("forward", 1)]
    assert window.moves == []
    assert QApplication.focusWidget() is focused


def test_outside_the_pane_the_keys_belong_to_the_game(window: Window, panel: StepPanel) -> None:
    wishes, other = looked(panel), QWidget(window)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Left)
    assert window.moves == ["action_previous"]
    assert wishes == []


@pytest.mark.parametrize(("phase", "back", "forward"), [(phase, at + 1, 3 - at or 4) for at, phase in enumerate(Phase)])
def test_with_ctrl_the_keys_move_by_whole_simulations(
    window: Window, panel: StepPanel, phase: Phase, back: int, forward: int
) -> None:
    show(panel, "tic-tac-toe", phase)
    wishes = looked(panel)
    panel.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
    assert wishes == [("back", back), ("forward", forward)]


def test_the_number_field_and_the_slider_keep_their_keys(window: Window, panel: StepPanel) -> None:
    wishes, slider = looked(panel), window.part("step_speed")
    assert isinstance(slider, QSlider)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value() == 3
    window.part("step_count").setFocus()
    QTest.keyClick(window.part("step_count"), Qt.Key.Key_Left)
    assert wishes == []


def test_arrow_keys_move_through_the_rows(window: Window, panel: StepPanel) -> None:
    show(panel, "tic-tac-toe", Phase.BACKPROPAGATE)
    table(panel).setFocus()
    table(panel).setCurrentIndex(table(panel).model().index(0, 0))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Down)
    assert table(panel).currentIndex().row() == 1
    assert window.moves == []


def test_the_focus_stays_in_the_rows_while_phases_change(window: Window, panel: StepPanel) -> None:
    show(panel, "tic-tac-toe", Phase.SELECT)
    table(panel).setFocus()
    show(panel, "tic-tac-toe", Phase.EXPAND)
    assert QApplication.focusWidget() is panel
    show(panel, "tic-tac-toe", Phase.BACKPROPAGATE)
    assert QApplication.focusWidget() is table(panel)
    assert window.moves == []


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
