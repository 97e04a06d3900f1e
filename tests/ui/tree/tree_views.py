"""A tree view on the screen, and an object that answers its requests."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, Slot
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.game.rules import PRESETS
from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel
from studio.ui.tree.view import TreeView
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.tree.trees import answer

RULES = PRESETS["gomoku-6"]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Answerer(QObject):
    """Answers the requests of a view at once, and records them."""

    def __init__(self, view: TreeView, search: Search, run: int = 1) -> None:
        super().__init__(view)
        self.view, self.search, self.run = view, search, run
        self.asked: list[tuple[Path, ...]] = []
        self.is_silent = False
        view.paths_wanted.connect(self.answer)

    @Slot(object)
    def answer(self, paths: tuple[Path, ...]) -> None:
        self.asked.append(paths)
        if not self.is_silent:
            self.view.show_nodes(self.run, answer(self.search, paths))


def a_view(qtbot: QtBot, theme: Theme | None = None, width: int = 430) -> TreeView:
    view = TreeView(theme or Theme(LIGHT))
    qtbot.addWidget(view)
    view.resize(width, 500)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


def tree(view: TreeView) -> TreeModel:
    model = view.model()
    assert isinstance(model, TreeModel)
    return model


def at(view: TreeView, path: Path) -> QModelIndex:
    index = tree(view).index_at(path)
    assert index.isValid()
    return index


def rows(view: TreeView, path: Path) -> int:
    return tree(view).rowCount(tree(view).index_at(path))


def order(view: TreeView, path: Path = ()) -> list[str]:
    parent = at(view, path)
    return [tree(view).index(row, 0, parent).data() for row in range(rows(view, path))]


def opened(qtbot: QtBot, view: TreeView, path: Path) -> None:
    view.expand(at(view, path))
    qtbot.waitUntil(lambda: rows(view, path) > 0)


def centre(view: TreeView, path: Path) -> QPoint:
    return view.visualRect(at(view, path)).center()


def notice(view: TreeView) -> str:
    label = view.findChild(QLabel, "tree_notice")
    assert isinstance(label, QLabel)
    return label.text() if label.isVisible() else ""


def assert_laid_out(view: TreeView) -> None:
    """Assert that the rows of the view from top to bottom are the open rows of the model, in its order."""
    model, met = tree(view), []
    index = at(view, ())
    while index.isValid():
        met.append(model.path(index))
        index = view.indexBelow(index)
    assert met == list(in_order(view, ()))


def in_order(view: TreeView, path: Path) -> Iterator[Path]:
    yield path
    parent = at(view, path)
    if view.isExpanded(parent):
        for row in range(tree(view).rowCount(parent)):
            yield from in_order(view, tree(view).path(tree(view).index(row, 0, parent)) or ())
