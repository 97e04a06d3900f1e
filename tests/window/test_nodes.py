"""Selecting a node below the root: on the board, in the heat, among the candidates, and back."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from studio.game.notation import human_point, point_from_human
from studio.game.rules import PRESETS
from studio.game.stones import OPPONENT, Stone
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.widgets.elided_label import ElidedLabel
from tests.window.hands import look_at, raise_pane
from tests.window.showing import best_line, looked_at, table_rows
from tests.window.starting import Start, start_without_threats
from tests.window.thinking import step, think

Key, Modifier = Qt.Key, Qt.KeyboardModifier
BUTTON = Qt.MouseButton.LeftButton


def test_all_panes_show_the_numbers_of_the_side_to_move_on_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["win_rates_to_move"].trigger()
    think(qtbot, program, 2_000)
    panes, rules = program.window.panes, program.session.rules
    mover = program.session.position.to_move
    path = best_line(program, 1)

    def named() -> set[str]:
        models = (panes.candidates.model(), panes.tree.model())
        headings = [
            model.headerData(column, Qt.Orientation.Horizontal) for model, column in zip(models, (4, 3), strict=True)
        ]
        caption = panes.panel.findChild(QLabel, "figure_value")
        assert caption is not None
        return {*headings, caption.accessibleName().removeprefix("Mean win rate (").rstrip(")") + " %"}

    rate = panes.panel.figure("value")
    assert named() == {f"{side_name(mover, rules)} %"}
    state = panes.status.text()
    look_at(qtbot, program, path)
    assert named() == {f"{side_name(mover.opponent, rules)} %"}
    assert panes.status.text() == f"Node of the search · {side_name(mover.opponent, rules)} to move"
    assert panes.panel.figure("value") != rate
    program.window.controllers.inside.nodes.return_to_root()
    assert named() == {f"{side_name(mover, rules)} %"}
    assert panes.status.text() == state
    assert panes.panel.figure("value") == rate


def test_a_node_is_shown_everywhere_and_then_the_root_again(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    think(qtbot, program, 20_000)
    window, board, before = program.window, program.window.panes.board, program.session.position.copy()
    window.actions_["show_heat"].trigger()
    at_root, path = table_rows(program), best_line(program, 2)
    assert len(path) == 2
    view = look_at(qtbot, program, path)
    mover = program.session.position.to_move
    assert [board.stone(point) for point in path] == [mover, OPPONENT[mover]]
    assert list(board.still_scene().supposed) == list(path)
    heat = board.still_scene().heat
    assert heat is not None
    visited = np.flatnonzero(view.board_visits.ravel())
    assert set(np.flatnonzero(heat.colors[..., 3].ravel())) <= set(visited) | set(path)
    assert table_rows(program) != at_root
    assert window.panes.candidates.model().rowCount() == len(view)
    assert board.rank(int(view.points[0])) == (int(view.child_visits[0]), 1)
    assert window.panes.node_bar.isVisible()
    assert f"{view.visits:,}" in window.panes.node_bar._label.toolTip()
    blacks = view.win_rate if mover is Stone.BLACK else 1 - view.win_rate  # after two plies it is the same side's turn
    text = window.panes.node_bar._label.toolTip()
    assert "win rate for Black" in text
    assert percent(blacks, window.locale()) in text
    assert program.session.position == before, "nothing was played"
    qtbot.keyClick(window, Key.Key_U)
    qtbot.waitUntil(lambda: looked_at(program) == path[:1])
    qtbot.keyClick(window, Key.Key_U, Modifier.ShiftModifier)
    assert not looked_at(program)
    assert not window.panes.node_bar.isVisible()
    assert [board.stone(point) for point in path] == [Stone.EMPTY, Stone.EMPTY]
    assert not board.still_scene().supposed
    assert table_rows(program) == at_root


@pytest.mark.long
def test_a_node_proven_by_fours_says_so(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    for name in ("e5", "a1", "f5", "c1", "g5"):
        program.session.play(point_from_human(name, program.session.rules))
    think(qtbot, program, 2000)
    thought = program.live_search.thought
    assert thought is not None
    root = thought.snapshot.root
    view = look_at(qtbot, program, (int(root.points[root.upper < 0][0]),))
    assert not len(view)
    assert program.window.panes.node_bar._label.toolTip().endswith("Black wins by fours in at most 3 plies")


@pytest.mark.long
def test_a_click_goes_deeper_and_never_plays(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    board, path, before = program.window.panes.board, best_line(program, 3), program.session.position.copy()
    look_at(qtbot, program, path[:2])
    place = board.board_layout.center(path[2]).toPoint()
    qtbot.mouseClick(board, BUTTON, pos=QPoint(place))
    assert looked_at(program) == path
    assert program.session.position == before


@pytest.mark.long
def test_an_unsearched_node_says_so(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 2000)
    leaf = best_line(program, 24)
    look_at(qtbot, program, leaf)
    cells = program.session.rules.size
    free = next(p for p in range(cells) if p not in leaf and not program.session.position.stone(p))
    program.window.controllers.clicks.take_move(free)
    assert looked_at(program) == leaf
    assert "has not visited" in program.window.panes.note.text()


@pytest.mark.long
def test_steps_moves_and_a_restart_return_to_the_root(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    window, path, before = program.window, best_line(program, 2), program.session.position.copy()
    look_at(qtbot, program, path)
    step(qtbot, program)
    assert not looked_at(program)
    look_at(qtbot, program, path)
    window.controllers.game.play(path[0])
    assert not looked_at(program)
    assert program.session.position.stones_count == before.stones_count + 1
    assert not window.panes.board.still_scene().supposed
    think(qtbot, program)
    look_at(qtbot, program, best_line(program, 1))
    window.actions_["restart"].trigger()
    assert not looked_at(program)


@pytest.mark.long
def test_numbers_are_updated_during_the_search(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 10_000)  # until the best move is one that the search keeps visiting
    path = best_line(program, 1)
    before = look_at(qtbot, program, path).visits
    program.window.actions_["run"].trigger()

    def visits() -> int:
        view = program.window.controllers.inside.nodes._view
        return view.visits if view is not None else 0

    qtbot.waitUntil(lambda: visits() > before, timeout=20_000)
    assert looked_at(program) == path
    program.window.actions_["pause"].trigger()


@pytest.mark.long
def test_a_node_outside_the_tree_returns_to_the_previous_one(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    think(qtbot, program)
    path, nodes = best_line(program, 1), program.window.controllers.inside.nodes
    look_at(qtbot, program, path)
    shown = table_rows(program)
    position = program.session.position
    far = next(p for p in range(program.session.rules.size) if not position.stone(p) and (p % 15) > 12)
    nodes.choose((far, path[0]))
    qtbot.waitUntil(lambda: looked_at(program) == path, timeout=10_000)
    assert "has not visited" in program.window.panes.note.text()
    assert table_rows(program) == shown
    assert program.window.panes.board.stone(far) is Stone.EMPTY


@pytest.mark.long
def test_a_path_of_another_position_is_no_error(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    taken = next(p for p in range(program.session.rules.size) if program.session.position.stone(p))
    program.window.controllers.inside.nodes.choose((taken,))
    assert not looked_at(program)
    assert "has not visited" in program.window.panes.note.text()


@pytest.mark.long
def test_the_way_back_is_wholly_readable_in_a_small_window(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.resize(900, 640)
    think(qtbot, program, 20_000)
    view = look_at(qtbot, program, best_line(program, 3))
    bar = program.window.panes.node_bar
    qtbot.waitUntil(bar.isVisible)
    label = bar.findChild(ElidedLabel)
    assert label is not None
    assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
    named = " ".join(human_point(point, program.session.rules) for point in view.path)
    assert label.text().startswith(f"After {named} · ")
    assert label.text().endswith(percent(view.win_rate, program.window.locale()))
    assert f"{view.visits:,}" in label.toolTip()  # the numbers of the network replace it where both do not fit
    for name in ("node_up", "node_root"):
        button = bar.findChild(QToolButton, f"bar_{name}")
        assert button is not None
        assert button.accessibleName()
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())
    qtbot.mouseClick(bar.findChild(QToolButton, "bar_node_up"), BUTTON)
    assert looked_at(program) == view.path[:2]
    qtbot.mouseClick(bar.findChild(QToolButton, "bar_node_root"), BUTTON)
    assert looked_at(program) == ()


@pytest.mark.long
def test_an_explanation_closes_when_its_node_is_left(qtbot: QtBot, start: Start) -> None:
    """The game continues, or another one is opened, while a deeper node is explained."""
    program = start()
    think(qtbot, program, 20_000)
    window, path = program.window, best_line(program, 2)
    look_at(qtbot, program, path)
    qtbot.keyClick(window, Key.Key_Y)
    assert window.panes.explanation.isVisible()
    window.controllers.game.play(path[0])
    assert not window.panes.explanation.isVisible()
    think(qtbot, program)
    look_at(qtbot, program, best_line(program, 2))
    qtbot.keyClick(window, Key.Key_Y)
    program.session.begin(PRESETS["tic-tac-toe"])
    assert not window.panes.explanation.isVisible()


@pytest.mark.long
def test_why_not_concerns_the_move_selected_in_the_tree(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    window, tree = program.window, program.window.panes.tree
    raise_pane(program, "tree")
    path = best_line(program, 2)
    tree.reveal(path)
    qtbot.waitUntil(lambda: tree.current_path == path, timeout=10_000)
    tree.setFocus()
    qtbot.keyClick(tree, Key.Key_Y)
    assert looked_at(program) == path[:1]
    qtbot.waitUntil(window.panes.explanation.isVisible, timeout=10_000)
    assert human_point(path[1], program.session.rules) in window.panes.explanation.sentence
