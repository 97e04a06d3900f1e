"""The drawing of the real search's tree for screen readers, compared with the arrays of the paused search."""

import pytest
from pytestqt.qtbot import QtBot

from studio.game.notation import human_point
from studio.thinking.thoughts import EngineState
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from tests.window.listening import (  # noqa: F401
    FOCUS,
    PRESS,
    Role,
    begun,
    children,
    is_listened_to,
    read,
    resting,
    rows,
    spoken,
    win_rate,
)
from tests.window.showing import looked_at
from tests.window.starting import Start
from tests.window.surveys import drawn_after, study
from tests.window.tables import Sit


def test_the_drawn_nodes_are_read_with_the_numbers_of_their_nodes(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    study(qtbot, program)
    search, drawing = resting(qtbot, program), program.window.panes.drawing
    drawn = drawn_after(qtbot, program)
    locale, mover = program.window.locale(), program.session.position.to_move
    heard = [read(node) for node in children(drawing, Role.TreeItem)]
    assert len(heard) == len(drawn) > 100
    root = search.inspect(())
    side = side_name(mover, root.rules)
    start_text = (
        f"The root: the position shown. Visits: {root.visits:,}. Win rate: {percent(root.win_rate, locale)} for {side}"
    )
    assert heard[0].startswith(start_text)
    for node, text in list(enumerate(heard))[1:]:
        path = drawn.path(node)
        names = " ".join(human_point(point, root.rules) for point in path)
        rate = win_rate(search, path) if len(path) % 2 else 1 - win_rate(search, path)
        assert text.startswith(f"{names}. Visits: {search.inspect(path).visits:,}, ")
        assert f". Win rate: {percent(rate, locale)} for {side}" in text


@pytest.mark.long
def test_a_screen_reader_can_show_a_drawn_node_everywhere(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    drawn, drawing = study(qtbot, program), program.window.panes.drawing
    tree, node = spoken(drawing), next(node for node in range(len(drawn)) if drawn.depth[node] == 2)
    rect = tree.child(node).rect()
    assert tree.childAt(rect.center().x(), rect.center().y()) is tree.child(node)
    tree.child(node).actionInterface().doAction(PRESS)
    assert looked_at(program) == drawn.path(node)
    assert [at for at in range(len(drawn)) if tree.child(at).state().selected] == [node]
    tree.child(1).actionInterface().doAction(FOCUS)
    qtbot.waitUntil(drawing.hasFocus)
    assert tree.focusChild() is tree.child(1)
    assert looked_at(program) == drawn.path(node), "nothing else was chosen"


@pytest.mark.long
def test_a_running_search_is_read_node_by_node(qtbot: QtBot, start: Start) -> None:
    """A read node keeps its child object; its numbers are those of the newest drawing."""
    program = begun(start)
    before, drawing = study(qtbot, program), program.window.panes.drawing
    known = {before.path(node): spoken(drawing).child(node) for node in range(5)}
    texts = {path: read(node) for path, node in known.items()}
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: read(known[()]) != texts[()], timeout=30_000)
    for _ in range(3):
        heard = read(known[()])
        assert len(children(drawing, Role.TreeItem)) == spoken(drawing).childCount()
        qtbot.waitUntil(lambda was=heard: read(known[()]) != was, timeout=30_000)  # type: ignore[misc]
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)
    layout = drawing.drawn.layout
    assert layout is not None
    best = layout.outline.path(1)
    assert read(spoken(drawing).child(1)).startswith(human_point(best[0], program.session.rules))
    program.window.actions_["restart"].trigger()
    assert not children(drawing, Role.TreeItem)


@pytest.mark.long
def test_the_drawing_is_not_readable_during_a_game(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    study(qtbot, table.program)
    panes = table.program.window.panes
    assert children(panes.drawing, Role.TreeItem)
    table.begin()
    table.play(table.free())
    table.wait_for_turn(2)
    assert not children(panes.drawing, Role.TreeItem)
    assert not rows(table.program.window.panes.candidates)
    assert len(rows(panes.tree)) <= 1, "no more than the position itself"
