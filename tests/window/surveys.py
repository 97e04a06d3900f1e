"""Uses the whole tree in the window: drawing, filter and statistics."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDockWidget, QProgressBar, QSpinBox
from pytestqt.qtbot import QtBot

from studio.engine.views.found_nodes import FilteredNodes, FilterOrder
from studio.engine.views.outline import TreeOutline
from studio.engine.views.statistics import TreeStatistics
from studio.thinking.tree_work import WorkKind
from studio.ui.program import Program
from tests.window.hands import child, raise_pane
from tests.window.thinking import think


def study(qtbot: QtBot, program: Program, count: int = 2000) -> TreeOutline:
    """Run a search, and wait until the drawing of its tree is complete; return the drawn outline."""
    program.window.actions_["workspace_study"].trigger()
    dock = program.window.findChild(QDockWidget, "dock_drawing")
    assert dock is not None
    dock.show()
    dock.raise_()
    qtbot.waitUntil(program.window.panes.drawing.isVisible)
    think(qtbot, program, count)
    return drawn_after(qtbot, program)


def outline(program: Program) -> TreeOutline | None:
    layout = program.window.panes.drawing.drawn.layout
    return layout.outline if layout is not None else None


def drawn_after(qtbot: QtBot, program: Program) -> TreeOutline:
    """Wait for the drawing of the current tree; return its outline."""

    def is_newest() -> bool:
        drawn = outline(program)
        return drawn is not None and drawn.visits[0] == root_visits(program)

    qtbot.waitUntil(is_newest, timeout=30_000)
    drawn = outline(program)
    assert drawn is not None
    return drawn


def root_visits(program: Program) -> int:
    thought = program.live_search.thought
    return thought.snapshot.root.visits if thought is not None else -1


def number(program: Program, name: str) -> QSpinBox:
    field = child(program, QSpinBox, f"tree_filter_{name}")
    assert isinstance(field, QSpinBox)
    return field


def ask(qtbot: QtBot, program: Program, **fields: int | bool | str) -> FilteredNodes:
    """Type a filter as a user does; return its final result."""
    raise_pane(program, "tree")
    with qtbot.waitSignal(
        program.live_search.work_advanced, timeout=20_000, check_params_cb=lambda news: _is_found(news)
    ) as found:
        type_filter(qtbot, program, **fields)
    nodes = found.args[0].result
    assert isinstance(nodes, FilteredNodes)
    qtbot.waitUntil(lambda: program.window.panes.found_nodes._nodes is nodes)
    return nodes


def _is_found(news: object) -> bool:
    kind, is_over = getattr(news, "kind", None), getattr(news, "is_over", False)
    return kind is WorkKind.FILTER and is_over and getattr(news, "result", None) is not None


def type_filter(qtbot: QtBot, program: Program, **fields: int | bool | str) -> None:
    for name, value in fields.items():
        if name == "proven":
            box = child(program, QCheckBox, "tree_filter_proven")
            assert isinstance(box, QCheckBox)
            box.setChecked(bool(value))
        elif name == "order":
            orders = child(program, QComboBox, "tree_filter_order")
            assert isinstance(orders, QComboBox)
            orders.setCurrentIndex(orders.findData(FilterOrder(str(value))))
        else:
            field = number(program, name)
            field.selectAll()
            QTest.keyClicks(field, str(value))
    qtbot.keyClick(number(program, "visits"), Qt.Key.Key_Return)


def found(program: Program) -> FilteredNodes | None:
    return program.window.panes.found_nodes._nodes


def count(qtbot: QtBot, program: Program) -> TreeStatistics:
    """Press Ctrl+T, and wait until all nodes are counted; return the statistics."""
    qtbot.keyClick(program.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_counted(program), timeout=30_000)
    statistics = counted(program)
    assert statistics is not None
    return statistics


def counted(program: Program) -> TreeStatistics | None:
    return program.window.controllers.inside.statistics._counted


def is_counted(program: Program) -> bool:
    statistics = counted(program)
    return statistics is not None and statistics.is_complete and not is_counting(program)


def is_counting(program: Program) -> bool:
    return not program.window.panes.statistics.findChild(QProgressBar).isHidden()  # type: ignore[union-attr]
