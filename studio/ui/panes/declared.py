"""The declarations of all panes, in the order of the menu of panes and of each dock area."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from studio.game.message import QT_TRANSLATE_NOOP
from studio.ui.panes.panes import Panes, spaced
from studio.ui.panes.spec import PaneSpec, Workspace
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import scrolled
from studio.ui.widgets.theme import GRID

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
_PLAY, _ANALYSE, _STUDY = Workspace.PLAY, Workspace.ANALYSE, Workspace.STUDY


def _tree(panes: Panes, dock: QWidget) -> QWidget:
    panes.tree_pages.addWidget(panes.tree)
    panes.tree_pages.addWidget(panes.found_nodes)
    return spaced(dock, panes.tree_filter, panes.tree_pages, growing=panes.tree_pages)


def _heatmap(panes: Panes, dock: QWidget) -> QWidget:
    return spaced(dock, panes.threats, panes.heatmap, growing=panes.heatmap)


PANES = (
    PaneSpec("lessons", QT_TRANSLATE_NOOP("Panes", "Lessons"), _LEFT, {_STUDY: 420}, width=320),
    PaneSpec("players", QT_TRANSLATE_NOOP("Panes", "Players"), _LEFT, {_PLAY: 190, _ANALYSE: 190}, width=250),
    PaneSpec("moves", QT_TRANSLATE_NOOP("Panes", "Moves"), _LEFT, {_PLAY: 600, _ANALYSE: 420, _STUDY: 260}, width=250),
    PaneSpec(
        "comment",
        QT_TRANSLATE_NOOP("Panes", "Comment"),
        _LEFT,
        {_ANALYSE: 130, _STUDY: None},
        behind="moves",
        behind_in=(_STUDY,),
    ),
    PaneSpec(
        "candidates",
        QT_TRANSLATE_NOOP("Panes", "Candidates"),
        _RIGHT,
        {_ANALYSE: 250, _STUDY: 300},
        width=430,
    ),
    PaneSpec("convergence", QT_TRANSLATE_NOOP("Panes", "Visit shares"), _RIGHT, {_ANALYSE: 250, _STUDY: 260}),
    PaneSpec(
        "steps",
        QT_TRANSLATE_NOOP("Panes", "Step by step"),
        _RIGHT,
        {_ANALYSE: None, _STUDY: None},
        scrolls=True,
        behind="convergence",
    ),
    PaneSpec(
        "tree",
        QT_TRANSLATE_NOOP("Panes", "Search tree"),
        _RIGHT,
        {_ANALYSE: None, _STUDY: None},
        content=_tree,
        behind="candidates",
    ),
    PaneSpec(
        "heatmap", QT_TRANSLATE_NOOP("Panes", "On the board"), _RIGHT, {_ANALYSE: 240}, content=_heatmap, scrolls=True
    ),
    PaneSpec(
        "panel",
        QT_TRANSLATE_NOOP("Panes", "Search statistics"),
        _RIGHT,
        {_ANALYSE: None, _STUDY: 230},
        scrolls=True,
        behind="heatmap",
    ),
    PaneSpec(
        "statistics",
        QT_TRANSLATE_NOOP("Panes", "Statistics"),
        _RIGHT,
        {_ANALYSE: None, _STUDY: None},
        scrolls=True,
        behind="heatmap",
    ),
    PaneSpec(
        "breakpoints",
        QT_TRANSLATE_NOOP("Panes", "Breakpoints"),
        _RIGHT,
        {_ANALYSE: None},
        scrolls=True,
        behind="heatmap",
    ),
    PaneSpec("win_rate", QT_TRANSLATE_NOOP("Panes", "Win rate over the game"), _BOTTOM, {_ANALYSE: 160}),
    PaneSpec("drawing", QT_TRANSLATE_NOOP("Panes", "Drawing of the tree"), _BOTTOM, {_STUDY: 270}),
)


def docks_of(panes: Panes, window: QMainWindow) -> dict[str, QDockWidget]:
    """Create the docks of all panes in their initial areas, and return the docks by the names of the panes."""
    return {spec.name: _dock(spec, panes, window) for spec in PANES}


def _dock(spec: PaneSpec, panes: Panes, window: QMainWindow) -> QDockWidget:
    dock = QDockWidget(translate("Panes", spec.title), window)
    dock.setObjectName(f"dock_{spec.name}")
    dock.setWidget(_content(spec, panes, dock))
    window.addDockWidget(spec.area, dock)
    return dock


def _content(spec: PaneSpec, panes: Panes, dock: QWidget) -> QWidget:
    view: QWidget = getattr(panes, spec.name) if spec.content is None else spec.content(panes, dock)
    if not spec.scrolls:
        return view
    area = scrolled(view, dock)
    area.setMinimumHeight(12 * GRID)
    return area
