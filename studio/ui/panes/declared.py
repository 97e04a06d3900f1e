"""The panes of the program, and their arrangements in each workspace."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from studio.game.message import QT_TRANSLATE_NOOP
from studio.ui.panes.no_title import NoTitle
from studio.ui.panes.panes import Panes, spaced
from studio.ui.panes.spec import Arrangement, Column, Group, PaneSpec, Row, Workspace, pane_title
from studio.ui.panes.summary_pane import SummaryPane
from studio.ui.widgets.arranging import scrolled
from studio.ui.widgets.theme import GRID

_PLAY, _REVIEW, _STUDY = Workspace.PLAY, Workspace.ANALYSE, Workspace.STUDY


class Fold(StrEnum):
    """The variants of an arrangement of panes for large to small windows."""

    WIDE = "wide"
    NARROW = "narrow"
    """All panes in one column."""
    LOW = "low"
    """All panes in one column, with few rows."""


_NARROW, _LOW = 1240, 600
"""A window that is narrower than `_NARROW` pixels has the variant NARROW. A window that is lower than `_LOW`
pixels has the variant LOW.
"""


def fold_of(width: int, height: int) -> Fold:
    """Return the variant of the arrangements for a window of this size in pixels."""
    if height < _LOW:
        return Fold.LOW
    return Fold.NARROW if width < _NARROW else Fold.WIDE


def _tree(panes: Panes, dock: QWidget) -> QWidget:
    panes.tree_pages.addWidget(panes.tree)
    panes.tree_pages.addWidget(panes.found_nodes)
    return spaced(dock, panes.tree_filter, panes.tree_pages, growing=panes.tree_pages)


def _candidates(panes: Panes, dock: QWidget) -> QWidget:
    return spaced(dock, panes.saved_line, panes.candidates, panes.further_moves, growing=panes.candidates)


def _heatmap(panes: Panes, dock: QWidget) -> QWidget:
    return spaced(dock, panes.threats, panes.heatmap, growing=panes.heatmap)


def _summary(panes: Panes, dock: QWidget) -> QWidget:
    panes.summary = SummaryPane(panes.summary_card, panes.win_rate, dock)
    return panes.summary


PANES = (
    PaneSpec("summary", QT_TRANSLATE_NOOP("Panes", "Summary and &win rate"), "Alt+W", content=_summary, is_fixed=True),
    PaneSpec("lessons", QT_TRANSLATE_NOOP("Panes", "&Lessons"), "Alt+L"),
    PaneSpec("players", QT_TRANSLATE_NOOP("Panes", "&Players"), "Alt+P", scrolls=True),
    PaneSpec("moves", QT_TRANSLATE_NOOP("Panes", "&Moves"), "Alt+1"),
    PaneSpec("key_moments", QT_TRANSLATE_NOOP("Panes", "&Key Moments"), "Alt+K"),
    PaneSpec("comment", QT_TRANSLATE_NOOP("Panes", "C&omment"), "Alt+2"),
    PaneSpec("candidates", QT_TRANSLATE_NOOP("Panes", "Can&didates"), "Alt+3", content=_candidates),
    PaneSpec("tree", QT_TRANSLATE_NOOP("Panes", "&Tree"), "Alt+4", content=_tree),
    PaneSpec("steps", QT_TRANSLATE_NOOP("Panes", "St&eps"), "Alt+5", scrolls=True),
    PaneSpec("convergence", QT_TRANSLATE_NOOP("Panes", "S&hares"), "Alt+6"),
    PaneSpec("panel", QT_TRANSLATE_NOOP("Panes", "&Numbers"), "Alt+7", scrolls=True),
    PaneSpec("heatmap", QT_TRANSLATE_NOOP("Panes", "Displa&y"), "Alt+8", content=_heatmap, scrolls=True),
    PaneSpec("statistics", QT_TRANSLATE_NOOP("Panes", "St&atistics"), "Alt+9", scrolls=True),
    PaneSpec("breakpoints", QT_TRANSLATE_NOOP("Panes", "Breakpo&ints"), "Alt+B", scrolls=True),
    PaneSpec("explorer", QT_TRANSLATE_NOOP("Panes", "E&xplorer"), "Alt+X"),
    PaneSpec("drawing", QT_TRANSLATE_NOOP("Panes", "D&rawing"), "Alt+0"),
)

_SUMMARY = Row((Group(("summary",)),), 0.0)
_SEARCH = "candidates", "tree", "steps", "convergence", "panel"
_MORE = "explorer", "heatmap", "statistics", "breakpoints", "drawing"
_SHARE, _LEAST, _MOST = 0.3, 340, 760


def _game(players: float, least: int) -> Arrangement:
    """Return the arrangement during a game. `players` is the share of the height for the pane of players.

    `least` is the minimum width of the column in pixels.
    """
    rows = Row((Group(("players",)),), players), Row((Group(("moves",), closed=("comment",)),))
    return Arrangement(Column(rows, 0.24, least, 360, takes_rest=True))


_OF_REVIEW = (
    _SUMMARY,
    Row(
        (
            Group(("moves", "key_moments", "comment"), 0.36, closed=("players",)),
            Group(_SEARCH, 0.64, closed=_MORE),
        )
    ),
)
_REVIEW_TABS = Group(
    ("candidates", "moves", "key_moments", "tree", "steps", "panel"),
    closed=("comment", "players", "convergence", *_MORE),
)
_STUDY_TABS = Group(("tree", "steps", "candidates", "convergence", "panel", "moves"), closed=("explorer", "drawing"))
_LOW_CLOSED = "explorer", "convergence", "drawing"
_STUDY_SEARCH = Group(
    ("tree", "candidates", "convergence", "panel"), closed=("explorer", "heatmap", "statistics", "drawing")
)
_LESSONS = Row((Group(("lessons",)),), 0.5)

ARRANGEMENTS: Mapping[tuple[Workspace, Fold], Arrangement] = {
    (_PLAY, Fold.WIDE): _game(0.46, 240),
    (_PLAY, Fold.NARROW): _game(0.44, 240),
    (_PLAY, Fold.LOW): _game(0.55, 220),
    (_REVIEW, Fold.WIDE): Arrangement(Column(_OF_REVIEW, _SHARE, _LEAST, _MOST, takes_rest=True)),
    (_REVIEW, Fold.NARROW): Arrangement(
        Column((_SUMMARY, Row((_REVIEW_TABS,))), _SHARE, _LEAST, _MOST, takes_rest=True)
    ),
    (_REVIEW, Fold.LOW): Arrangement(Column((_SUMMARY, Row((_REVIEW_TABS,))), _SHARE, _LEAST, _MOST, takes_rest=True)),
    (_STUDY, Fold.WIDE): Arrangement(
        Column(
            (
                Row((_STUDY_SEARCH,), 0.5),
                Row((Group(("steps", "moves"), closed=("comment",)),)),
            ),
            0.31,
            300,
            600,
            takes_rest=True,
        ),
        Column((Row((Group(("lessons",)),)),), 0.2, 240, 360),
    ),
    (_STUDY, Fold.NARROW): Arrangement(Column((_LESSONS, Row((_STUDY_TABS,))), _SHARE, _LEAST, _MOST, takes_rest=True)),
    (_STUDY, Fold.LOW): Arrangement(
        Column(
            (Row((Group(("lessons", "tree", "steps", "candidates", "panel", "moves"), closed=_LOW_CLOSED),)),),
            _SHARE,
            _LEAST,
            _MOST,
            takes_rest=True,
        )
    ),
}
"""The arrangement of panes for each workspace and variant."""


def docks_of(panes: Panes, window: QMainWindow) -> dict[str, QDockWidget]:
    """Create the docks of all panes, and return them by pane name."""
    return {spec.name: _dock(spec, panes, window) for spec in PANES}


def _dock(spec: PaneSpec, panes: Panes, window: QMainWindow) -> QDockWidget:
    dock = QDockWidget(pane_title(spec), window)
    dock.setObjectName(f"dock_{spec.name}")
    if spec.is_fixed:
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        dock.setTitleBarWidget(NoTitle(dock))
    dock.setWidget(_content(spec, panes, dock))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    return dock


def _content(spec: PaneSpec, panes: Panes, dock: QWidget) -> QWidget:
    view: QWidget = getattr(panes, spec.name) if spec.content is None else spec.content(panes, dock)
    if not spec.scrolls:
        return view
    area = scrolled(view, dock)
    area.setMinimumHeight(12 * GRID)
    return area
