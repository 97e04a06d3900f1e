"""Three arrangements of the panes, for playing, analysing and studying; each keeps the user's changes."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QByteArray, QObject, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QMainWindow

from studio.ui.actions.actions import Actions


class Workspace(StrEnum):
    PLAY = "play"
    ANALYSE = "analyse"
    STUDY = "study"


_SHOWN: Mapping[Workspace, frozenset[str]] = {
    Workspace.PLAY: frozenset({"players", "moves"}),
    Workspace.ANALYSE: frozenset(
        {
            *("players", "moves", "comment", "candidates", "tree", "convergence", "steps"),
            *("heatmap", "panel", "statistics", "breakpoints", "win_rate"),
        }
    ),
    Workspace.STUDY: frozenset(
        {"lessons", "moves", "comment", "candidates", "tree", "convergence", "steps", "panel", "statistics", "drawing"}
    ),
}
PLACES: Mapping[str, Qt.DockWidgetArea] = {
    "lessons": Qt.DockWidgetArea.LeftDockWidgetArea,
    "players": Qt.DockWidgetArea.LeftDockWidgetArea,
    "moves": Qt.DockWidgetArea.LeftDockWidgetArea,
    "comment": Qt.DockWidgetArea.LeftDockWidgetArea,
    "candidates": Qt.DockWidgetArea.RightDockWidgetArea,
    "convergence": Qt.DockWidgetArea.RightDockWidgetArea,
    "steps": Qt.DockWidgetArea.RightDockWidgetArea,
    "tree": Qt.DockWidgetArea.RightDockWidgetArea,
    "heatmap": Qt.DockWidgetArea.RightDockWidgetArea,
    "panel": Qt.DockWidgetArea.RightDockWidgetArea,
    "statistics": Qt.DockWidgetArea.RightDockWidgetArea,
    "breakpoints": Qt.DockWidgetArea.RightDockWidgetArea,
    "win_rate": Qt.DockWidgetArea.BottomDockWidgetArea,
    "drawing": Qt.DockWidgetArea.BottomDockWidgetArea,
}
"""The initial area of each pane, from top to bottom."""
_TABS = (
    ("candidates", "tree"),
    ("convergence", "steps"),
    ("heatmap", "panel", "statistics", "breakpoints"),
)
"""Panes that share a place as tabs; the first one is in front."""
_READING = ("moves", "comment")
"""Panes that share a place while a lesson is shown."""
_VERSION = 2
"""Version of the set of panes; an arrangement of another version is discarded."""
_WIDTHS = {"players": 250, "moves": 250, "lessons": 320, "candidates": 430}
_HEIGHTS = {
    Workspace.PLAY: {"players": 190, "moves": 600},
    Workspace.ANALYSE: {
        "players": 190,
        "moves": 420,
        "comment": 130,
        "candidates": 250,
        "convergence": 250,
        "heatmap": 240,
        "win_rate": 160,
    },
    Workspace.STUDY: {
        "lessons": 420,
        "moves": 260,
        "candidates": 300,
        "convergence": 260,
        "panel": 230,
        "drawing": 270,
    },
}


class Workspaces(QObject):
    """Arrange the docks of one window."""

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget], actions: Actions) -> None:
        super().__init__(window)
        self._window, self._docks, self._actions = window, docks, actions
        self._states: dict[str, str] = {}
        self._current = Workspace.ANALYSE
        group = QActionGroup(self)
        for workspace in Workspace:
            group.addAction(self._action(workspace))
            self._action(workspace).triggered.connect(self._on_chosen)
        actions["reset_workspace"].triggered.connect(self._on_reset)

    @property
    def current(self) -> Workspace:
        return self._current

    def states(self) -> dict[str, str]:
        """Return the arrangement of each workspace in Qt's format."""
        return {**self._states, str(self._current): self._state()}

    def restore(self, states: Mapping[str, str], current: Workspace) -> None:
        self._states = dict(states)
        self._arrange(current)

    def show(self, workspace: Workspace) -> None:
        if workspace is not self._current:
            self._states[str(self._current)] = self._state()
            self._arrange(workspace)

    # Inside

    def _action(self, workspace: Workspace) -> QAction:
        return self._actions[f"workspace_{workspace}"]

    def _state(self) -> str:
        return bytes(self._window.saveState(_VERSION).toBase64().data()).decode()

    def _arrange(self, workspace: Workspace) -> None:
        self._current = workspace
        self._action(workspace).setChecked(True)
        state = self._states.get(str(workspace), "")
        kept = QByteArray.fromBase64(state.encode("ascii", "replace"))
        if not state or not self._window.restoreState(kept, _VERSION):
            self._arrange_first(workspace)

    def _arrange_first(self, workspace: Workspace) -> None:
        """Arrange the panes as they are initially."""
        for dock in self._docks.values():
            dock.hide()  # showing all at once would enlarge a small window
        for name, dock in self._docks.items():
            dock.setFloating(False)
            self._window.addDockWidget(PLACES[name], dock)  # it may have been moved
        tabs = (*_TABS, _READING) if workspace is Workspace.STUDY else _TABS
        for first, *behind in tabs:
            for name in behind:
                self._window.tabifyDockWidget(self._docks[first], self._docks[name])
        for name in _SHOWN[workspace]:
            self._docks[name].show()
        for names in tabs:
            front = next((name for name in names if name in _SHOWN[workspace]), names[0])
            self._docks[front].raise_()
        widths = {name: width for name, width in _WIDTHS.items() if name in _SHOWN[workspace]}
        self._resize(widths, Qt.Orientation.Horizontal)
        self._resize(_HEIGHTS[workspace], Qt.Orientation.Vertical)

    def _resize(self, sizes: Mapping[str, int], orientation: Qt.Orientation) -> None:
        self._window.resizeDocks([self._docks[name] for name in sizes], list(sizes.values()), orientation)

    @Slot()
    def _on_chosen(self) -> None:
        name = self.sender().objectName().removeprefix("action_workspace_")
        self.show(Workspace(name))

    @Slot()
    def _on_reset(self) -> None:
        self._states.pop(str(self._current), None)
        self._arrange_first(self._current)
