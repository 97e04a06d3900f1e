"""The workspaces: three arrangements of the panes for playing, analysing and studying, which the user can change."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QObject, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QMainWindow

from studio.ui.actions.actions import Actions
from studio.ui.panes.declared import PANES
from studio.ui.panes.spec import PaneSpec, Workspace

_VERSION = 2
"""The version of the set of panes. A saved arrangement of another version is discarded."""


class Workspaces(QObject):
    """Arranges the docks of one window as in the current workspace."""

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

    # Implementation

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
        """Arrange the panes as `workspace` declares them, without the user's changes."""
        for dock in self._docks.values():
            dock.hide()  # showing all docks at once would enlarge a small window
        for spec in PANES:
            dock = self._docks[spec.name]
            dock.setFloating(False)
            self._window.addDockWidget(spec.area, dock)  # the user may have moved the dock
        for spec in _tabs(workspace):
            self._window.tabifyDockWidget(self._docks[spec.behind], self._docks[spec.name])
        shown = [spec for spec in PANES if workspace in spec.shown]
        for spec in shown:
            self._docks[spec.name].show()
        self._raise_fronts(workspace)
        self._resize({spec.name: spec.width for spec in shown}, Qt.Orientation.Horizontal)
        self._resize({spec.name: spec.shown[workspace] for spec in shown}, Qt.Orientation.Vertical)

    def _raise_fronts(self, workspace: Workspace) -> None:
        """In each group of tabs, bring the first visible pane to the front."""
        places: dict[str, list[str]] = {}
        for spec in _tabs(workspace):
            places.setdefault(spec.behind, [spec.behind]).append(spec.name)
        for names in places.values():
            shown = (name for name in names if not self._docks[name].isHidden())
            self._docks[next(shown, names[0])].raise_()

    def _resize(self, sizes: Mapping[str, int | None], orientation: Qt.Orientation) -> None:
        known = [(size, name) for name, size in sizes.items() if size is not None]
        known.sort()  # for each column, Qt uses the last size, so the largest one is last
        self._window.resizeDocks([self._docks[name] for _, name in known], [size for size, _ in known], orientation)

    @Slot()
    def _on_chosen(self) -> None:
        name = self.sender().objectName().removeprefix("action_workspace_")
        self.show(Workspace(name))

    @Slot()
    def _on_reset(self) -> None:
        self._states.pop(str(self._current), None)
        self._arrange_first(self._current)


def _tabs(workspace: Workspace) -> list[PaneSpec]:
    """Return the panes that `workspace` shows as tabs behind another pane."""
    return [spec for spec in PANES if spec.behind and workspace in spec.behind_in]
