"""The drawing of the real search's tree: its content, and the effect of clicks on other views."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel
from pytestqt.qtbot import QtBot

from studio.game.stones import OPPONENT
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.controllers.inside.drawing import MOST_NODES
from studio.ui.program import Program
from tests.window.hands import child_of, look_at, raise_pane
from tests.window.showing import looked_at
from tests.window.starting import Start
from tests.window.surveys import drawn_after, outline, root_visits, study
from tests.window.tables import Sit
from tests.window.thinking import simulations, step, think


def click_node(qtbot: QtBot, program: Program, node: int) -> None:
    drawing = program.window.panes.drawing
    places = drawing.drawn.places
    assert places is not None
    spot = QPoint(round(float(places.x[node])), round(float(places.y[node])))
    qtbot.mouseClick(drawing, Qt.MouseButton.LeftButton, pos=spot)


def asked(program: Program) -> list[WorkNews]:
    """Collect outlines from now on."""
    outlines: list[WorkNews] = []

    def keep(news: WorkNews) -> None:
        if news.kind is WorkKind.OUTLINE:
            outlines.append(news)

    program.live_search.work_advanced.connect(keep)
    return outlines


def test_the_drawing_has_the_nodes_of_the_tree(qtbot: QtBot, start: Start) -> None:
    program = start()
    drawn = study(qtbot, program, 20_000)
    places = program.window.panes.drawing.drawn.places
    assert places is not None
    assert 1 < len(drawn) == len(places.x) <= MOST_NODES
    snapshot = program.live_search.thought.snapshot  # type: ignore[union-attr]
    children = [int(drawn.point[node]) for node in range(len(drawn)) if drawn.parent[node] == 0]
    order = [row.point for row in snapshot.candidates[: len(children)]]
    assert [int(v) for v in sorted(drawn.visits[drawn.parent == 0], reverse=True)] == [
        row.visits for row in snapshot.candidates[: len(children)]
    ]
    assert set(order[:3]) <= set(children)
    for node in (1, len(drawn) // 2, len(drawn) - 1):
        view = look_at(qtbot, program, drawn.path(node))
        assert view.visits == drawn.visits[node]


@pytest.mark.long
def test_a_click_on_a_node_selects_it_everywhere(qtbot: QtBot, start: Start) -> None:
    program = start()
    drawn = study(qtbot, program, 20_000)
    window, board = program.window, program.window.panes.board
    window.findChild(QDockWidget, "dock_tree").raise_()  # type: ignore[union-attr]
    node = next(n for n in range(len(drawn)) if drawn.depth[n] == 2)
    path = drawn.path(node)
    click_node(qtbot, program, node)
    assert looked_at(program) == path
    mover = program.session.position.to_move
    assert [board.stone(point) for point in path] == [mover, OPPONENT[mover]]
    qtbot.waitUntil(window.panes.node_bar.isVisible, timeout=10_000)
    label = child_of(window.panes.node_bar, QLabel, "node_label")
    assert f"{drawn.visits[node]:,}" in label.toolTip(), "hidden numbers are in the tool tip"
    view = window.controllers.inside.nodes.view
    assert view is not None
    assert window.panes.candidates.model().rowCount() == len(view)
    qtbot.waitUntil(lambda: window.panes.tree.current_path == path, timeout=10_000)
    click_node(qtbot, program, 0)
    assert not looked_at(program)


@pytest.mark.long
def test_a_node_selected_elsewhere_is_marked(qtbot: QtBot, start: Start) -> None:
    program = start()
    drawn = study(qtbot, program)
    drawing, path = program.window.panes.drawing, drawn.path(len(drawn) - 1)
    before = drawing.grab().toImage()
    look_at(qtbot, program, path)
    assert drawing.drawn.chosen_node == len(drawn) - 1
    assert drawing.drawn.current_path == path
    assert drawing.grab().toImage() != before
    program.window.actions_["node_root"].trigger()
    assert drawing.drawn.chosen_node is None


@pytest.mark.long
def test_it_follows_the_search_and_its_steps(qtbot: QtBot, start: Start) -> None:
    program = start()
    before = study(qtbot, program)
    think(qtbot, program, simulations(program) + 1000)
    after = drawn_after(qtbot, program)
    assert after.visits[0] > before.visits[0]
    step(qtbot, program, "step_simulation")
    assert drawn_after(qtbot, program).visits[0] == after.visits[0] + 1


@pytest.mark.long
def test_another_position_empties_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    study(qtbot, program)
    program.window.actions_["run"].trigger()
    program.session.go_back()
    assert outline(program) is None
    qtbot.waitUntil(lambda: outline(program) is not None, timeout=10_000)
    free = program.session.position
    drawn = outline(program)
    assert drawn is not None
    assert all(not free.stone(int(point)) for point in drawn.point[1:]), "nothing of the old position"
    program.window.actions_["pause"].trigger()
    program.window.actions_["restart"].trigger()
    assert outline(program) is None


@pytest.mark.long
def test_a_late_outline_is_not_drawn_in_another_position(qtbot: QtBot, start: Start) -> None:
    program = start()
    old = study(qtbot, program)
    controller = program.window.controllers.inside.drawing
    controller._resting.stop()
    controller._on_news()  # it is being computed
    program.session.go_back()
    controller._on_work(WorkNews(WorkKind.OUTLINE, 0, old, is_over=True))
    assert outline(program) is not old


@pytest.mark.long
def test_on_a_busy_machine_outlines_are_requested_one_at_a_time(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    study(qtbot, program)
    begun: list[WorkKind] = []
    controller = program.window.controllers.inside.drawing
    qtbot.waitUntil(lambda: not controller._is_due and not controller._is_awaited, timeout=10_000)
    monkeypatch.setattr(program.live_search, "begin_work", lambda kind, _make: begun.append(kind))
    for _ in range(3):
        controller._resting.stop()
        controller._on_news()
    assert begun == [WorkKind.OUTLINE]
    controller._resting.stop()
    controller._on_work(WorkNews(WorkKind.OUTLINE, 0, None, is_over=True))
    assert begun == [WorkKind.OUTLINE] * 2


@pytest.mark.long
def test_no_outline_is_requested_while_hidden(qtbot: QtBot, start: Start) -> None:
    program = start()
    assert not program.window.panes.drawing.isVisible()
    outlines = asked(program)
    think(qtbot, program)
    QTest.qWait(0)
    assert not outlines
    assert outline(program) is None
    program.window.actions_["workspace_study"].trigger()
    assert not program.window.panes.drawing.isVisible()
    raise_pane(program, "drawing")
    qtbot.waitUntil(lambda: outline(program) is not None, timeout=10_000)


@pytest.mark.long
def test_no_outline_is_requested_behind_another_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    study(qtbot, program)
    window = program.window
    dock, comment = (window.findChild(QDockWidget, f"dock_{name}") for name in ("drawing", "comment"))
    assert dock is not None
    assert comment is not None
    comment.show()
    window.tabifyDockWidget(dock, comment)
    comment.raise_()
    qtbot.waitUntil(lambda: window.panes.drawing.visibleRegion().isEmpty())
    outlines, before = asked(program), root_visits(program)
    think(qtbot, program, simulations(program) + 1000)
    assert not outlines
    dock.raise_()
    qtbot.waitUntil(lambda: not window.panes.drawing.visibleRegion().isEmpty())
    assert drawn_after(qtbot, program).visits[0] > before


@pytest.mark.long
def test_it_is_hidden_during_a_game(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    program = table.program
    study(qtbot, program)
    table.begin()
    assert outline(program) is None
    outlines = asked(program)
    raise_pane(program, "drawing")
    qtbot.waitUntil(lambda: not program.window.panes.drawing.visibleRegion().isEmpty())
    table.play(table.free())
    table.wait_for_turn(2)
    assert not outlines
    assert outline(program) is None
    program.window.actions_["show_thinking"].trigger()
    program.window.actions_["stop_game"].trigger()  # goes to the review, where another pane is in front
    study(qtbot, program)
    raise_pane(program, "drawing")
    think(qtbot, program)
    qtbot.waitUntil(lambda: outline(program) is not None, timeout=10_000)
