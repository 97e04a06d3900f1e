"""The drawn tree as a screen reader sees it."""

import gc

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.drawing.view import TreeDrawing
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.drawing.tree_drawings import grown_outline, small_outline, told

PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()


@pytest.fixture
def view(qtbot: QtBot) -> TreeDrawing:
    drawing = made()
    qtbot.addWidget(drawing)
    drawing.show()
    drawing.activateWindow()
    qtbot.waitUntil(drawing.isActiveWindow)
    return drawing


def made(parent: QWidget | None = None) -> TreeDrawing:
    drawing = TreeDrawing(Theme(LIGHT), parent)
    drawing.resize(600, 400)
    drawing.show_outline(small_outline())
    return drawing


def spoken(view: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def read(thing: QAccessibleInterface) -> str:
    return thing.text(QAccessible.Text.Name)


def ways(view: TreeDrawing) -> list[str]:
    tree = spoken(view)
    return [read(tree.child(node)).split(". ")[0] for node in range(tree.childCount())]


def test_each_drawn_node_is_a_child_that_names_its_moves_and_numbers(view: TreeDrawing) -> None:
    tree = spoken(view)
    assert read(tree) == "Drawing of the tree"
    assert tree.role() is QAccessible.Role.Tree
    assert ways(view) == ["The root: the position shown", "b2", "a1", "b2 c1", "b2 a3"]
    assert read(tree.child(0)).startswith("The root: the position shown. Visits: 1,000. Win rate: 40")
    assert "Visits: 300, 50" in read(tree.child(3))
    assert read(tree.child(3)).endswith("for X")
    assert "Win rate: 45" in read(tree.child(3))
    view.show_outline(None)
    assert tree.childCount() == 0
    assert tree.child(0) is None


def test_children_know_their_parent_and_their_index(view: TreeDrawing) -> None:
    tree = spoken(view)
    for node in range(5):
        child = tree.child(node)
        assert child.isValid()
        assert child.parent() is tree
        assert tree.indexOfChild(child) == node
        assert tree.child(node) is child
        assert child.role() is QAccessible.Role.TreeItem
        assert child.childCount() == 0
    assert tree.child(5) is None
    assert tree.child(-1) is None
    assert tree.indexOfChild(tree) == -1


def test_a_child_is_found_where_it_is_drawn(view: TreeDrawing) -> None:
    tree, places = spoken(view), view.drawn.places
    assert places is not None
    view.zoom(1.3)
    for node in range(5):
        rect = tree.child(node).rect()
        assert tree.childAt(rect.center().x(), rect.center().y()) is tree.child(node)
        assert not tree.child(node).state().offscreen
    outside = view.mapToGlobal(view.rect().topLeft())
    assert tree.childAt(outside.x(), outside.y()) is None
    view.zoom(12.0, 0, 0)
    assert tree.child(4).state().offscreen


def test_a_child_stays_with_its_node_while_the_tree_grows(view: TreeDrawing) -> None:
    tree = spoken(view)
    first, second = tree.child(1), tree.child(2)
    view.show_outline(grown_outline())
    assert ways(view) == ["The root: the position shown", "a1", "b2", "a1 c3", "b2 c1", "b2 a3"]
    assert (tree.child(2), tree.child(1)) == (first, second)
    assert read(first).startswith("b2. Visits: 600,")
    assert tree.indexOfChild(first) == 2


def test_removed_nodes_release_their_children(view: TreeDrawing) -> None:
    view.show_outline(grown_outline())
    tree = spoken(view)
    gone, stays = (QAccessible.uniqueId(tree.child(node)) for node in (3, 4))
    view.show_outline(small_outline())
    assert QAccessible.accessibleInterface(gone) is None
    assert read(QAccessible.accessibleInterface(stays)).startswith("b2 c1. ")


def test_the_current_node_of_the_keys_is_the_focused_child(qtbot: QtBot, view: TreeDrawing) -> None:
    tree = spoken(view)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.go_to(3)
    assert tree.focusChild() is tree.child(3)
    assert [bool(tree.child(node).state().focused) for node in range(5)] == [False, False, False, True, False]
    view.clearFocus()
    assert not tree.child(3).state().focused


def test_the_node_shown_everywhere_is_selected(view: TreeDrawing) -> None:
    tree = spoken(view)
    view.show_chosen(small_outline().path(4))
    assert [bool(tree.child(node).state().selected) for node in range(5)] == [False] * 4 + [True]


def test_a_reader_can_choose_a_node_and_go_to_it(qtbot: QtBot, view: TreeDrawing) -> None:
    chosen, pointed = told(view.node_chosen), told(view.node_pointed)
    actions = spoken(view).child(4).actionInterface()
    assert actions.actionNames() == [PRESS, FOCUS]
    actions.doAction(PRESS)
    assert chosen == [small_outline().path(4)]
    assert not pointed
    spoken(view).child(2).actionInterface().doAction(FOCUS)
    qtbot.waitUntil(view.hasFocus)
    assert view.drawn.current_node == 2
    assert len(chosen) == 1


def test_each_key_announces_the_node(view: TreeDrawing, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("studio.ui.drawing.view.announce_node", lambda of: heard.append(read(spoken(of).focusChild())))
    view.setFocus()
    for node in (1, 3):
        view.go_to(node)
    assert heard == [view.text_of(1), view.text_of(3)]


def test_drawings_can_be_created_and_deleted_repeatedly(qtbot: QtBot) -> None:
    """Qt caches children by address; a cached child of a deleted drawing would read freed memory."""
    for _ in range(3):
        pane = QWidget()
        qtbot.addWidget(pane)
        column = QVBoxLayout(pane)
        view = made(pane)
        column.addWidget(view)
        through_parent = spoken(pane).child(0)
        children = [through_parent.child(node) for node in range(5)]
        ids = [QAccessible.uniqueId(child) for child in children]
        assert read(QAccessible.accessibleInterface(ids[1])).startswith("b2. ")
        actions = children[0].actionInterface()
        view.show_outline(grown_outline())
        view.show_outline(None)
        assert [QAccessible.accessibleInterface(number) for number in ids] == [None] * 5
        view.show_outline(small_outline())
        again = [QAccessible.uniqueId(through_parent.child(node)) for node in range(5)]
        assert read(QAccessible.accessibleInterface(again[1])).startswith("b2. ")
        shiboken6.delete(pane)
        assert [QAccessible.accessibleInterface(number) for number in again] == [None] * 5
        del through_parent, children, actions, view, pane
        gc.collect()
