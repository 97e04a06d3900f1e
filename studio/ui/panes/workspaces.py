"""The workspaces: three arrangements of the panes, for playing, reviewing and studying. The user can change them."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QToolBar

from studio.ui.actions.actions import Actions
from studio.ui.panes.board_area import BoardArea
from studio.ui.panes.declared import ARRANGEMENTS, Fold, fold_of
from studio.ui.panes.shares import (
    KeptLayout,
    Shares,
    apply_arrangement,
    apply_shares,
    bytes_of,
    read,
    shares_of,
    written,
)
from studio.ui.panes.spec import Arrangement, Workspace
from studio.ui.widgets.seen import is_seen

# A saved arrangement of another version is discarded.
_VERSION = 5
"""The version of the set of panes. Stored layouts of other versions are ignored."""
# The height is used before the bars are shown.
_ABOVE = 72
"""The approximate height in pixels of menu bar and tool bar together."""
_RIGHT, _LEFT = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.LeftDockWidgetArea


class Workspaces(QObject):
    """Arranges the docks of a window for the current workspace and the size of the window."""

    shown = Signal(object)
    """Emitted with the new `Workspace` when another one is shown."""
    folded = Signal(bool)
    """Emitted before the panes are arranged. The argument is True if the window is low."""

    def __init__(
        self, window: QMainWindow, area: BoardArea, docks: Mapping[str, QDockWidget], actions: Actions
    ) -> None:
        super().__init__(window)
        self._window, self._area, self._docks, self._actions = window, area, docks, actions
        self._states: dict[str, str] = {}
        self._current, self._fold = Workspace.ANALYSE, Fold.WIDE
        self._wanted: Workspace | None = None  # the workspace at the end of full screen; None otherwise
        self._shares: Shares = {}
        self._before: Shares = {}  # when the mouse was pressed, perhaps on a separator
        self._is_arranging = self._is_moved = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._fit)
        group = QActionGroup(self)
        for workspace in Workspace:
            group.addAction(self._action(workspace))
            self._action(workspace).triggered.connect(self._on_chosen)
        actions["reset_workspace"].triggered.connect(self._on_reset)
        for dock in docks.values():
            dock.dockLocationChanged.connect(self._on_moved)
            dock.topLevelChanged.connect(self._on_moved)
        window.installEventFilter(self)

    @property
    def current(self) -> Workspace:
        """The workspace that the user has chosen."""
        # After a choice in full screen, its panes appear at the end of full screen.
        return self._current if self._wanted is None else self._wanted

    def states(self) -> dict[str, str]:
        """Return the layouts to store, by their keys in the settings.

        A workspace has a layout for each size class of windows.
        """
        return {**self._states, self._key: self._state()}

    def restore(self, states: Mapping[str, str], current: Workspace) -> None:
        self._states = dict(states)
        self._arrange(current)

    def show(self, workspace: Workspace) -> None:
        if workspace is self.current:
            return
        if self._wanted is None:
            self._change(workspace)
            return
        self._wanted = workspace
        self._action(workspace).setChecked(True)
        self.shown.emit(workspace)

    def hold(self) -> None:
        """Stop arranging panes until `release` is called."""
        # The caller arranges them, for example in full screen.
        self._wanted = self._current
        self._actions["reset_workspace"].setEnabled(False)

    def release(self) -> None:
        """Arrange the panes of the current workspace again."""
        # The caller must have undone its own changes.
        wanted, self._wanted = self.current, None
        self._actions["reset_workspace"].setEnabled(True)
        if wanted is not self._current:
            self._change(wanted)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and not self._window.isFullScreen():
            if event.type() is QEvent.Type.Resize:
                self._soon.start()
            elif event.type() is QEvent.Type.MouseButtonPress:
                self._before = shares_of(self._docks, self._window)
            elif event.type() is QEvent.Type.MouseButtonRelease:
                self._take_sizes()
        return False

    # Implementation

    def _change(self, workspace: Workspace) -> None:
        self._states[self._key] = self._state()
        self._arrange(workspace)

    def _action(self, workspace: Workspace) -> QAction:
        return self._actions[f"workspace_{workspace}"]

    @property
    def _key(self) -> str:
        """The key of the current layout in the settings."""
        return str(self._current) if self._fold is Fold.WIDE else f"{self._current}-{self._fold}"

    @property
    def _arrangement(self) -> Arrangement:
        return ARRANGEMENTS[self._current, self._fold]

    def _state(self) -> str:
        state = bytes(self._window.saveState(_VERSION).toBase64().data()).decode()
        return written(KeptLayout(state, self._shares))

    def _arrange(self, workspace: Workspace) -> None:
        self._current = workspace
        self._fold = fold_of(self._window.width(), self._window.height())
        self._action(workspace).setChecked(True)
        kept = read(self._states.get(self._key, ""))
        self._is_arranging = True
        self._shares, self._is_moved = dict(kept.shares), bool(kept.shares)
        self.folded.emit(self._fold is Fold.LOW)
        if not kept.state or not self._restored(kept):
            self._arrange_first()
        self._is_arranging = False
        self._apply_sizes()
        self._delete_old_tabs()
        self._soon.start()
        self._soon.start()  # again, because a visible window lays out its panes later
        self.shown.emit(workspace)

    def _restored(self, kept: KeptLayout) -> bool:
        """Restore the layout `kept`. Return False if it is unusable."""
        # A layout with a hidden tool bar was stored in full screen by mistake. Then all layouts are discarded, because
        # others may be wrong, too.
        if not self._window.restoreState(bytes_of(kept), _VERSION):
            return False
        hidden = [bar for bar in self._window.findChildren(QToolBar) if bar.isHidden()]
        for bar in hidden:
            bar.show()
        if hidden:
            self._states.clear()
        return not hidden

    def _arrange_first(self) -> None:
        """Arrange the panes as declared by the workspace, without the user's changes."""
        self._shares, self._is_moved = {}, False
        for dock in self._docks.values():
            dock.hide()  # showing all docks at once would enlarge a small window
            dock.setFloating(False)
            self._window.addDockWidget(_RIGHT, dock)  # the user may have moved the dock
            self._window.removeDockWidget(dock)
        arrangement = self._arrangement
        for column, area in zip(reversed(arrangement.columns), (_RIGHT, _LEFT), strict=False):
            self._place([[(*group.names, *group.closed) for group in row.groups] for row in column.rows], area)
        self._place_rest()
        for name in arrangement.shown:
            self._docks[name].show()
        for group in arrangement.groups:
            self._docks[group.names[0]].raise_()

    def _place(self, rows: list[list[tuple[str, ...]]], area: Qt.DockWidgetArea) -> None:
        """Place groups of tabs in rows."""
        window, docks = self._window, self._docks
        for row in rows:
            window.addDockWidget(area, docks[row[0][0]], Qt.Orientation.Vertical)
        for row in rows:
            for before, group in pairwise(row):
                window.splitDockWidget(docks[before[0]], docks[group[0]], Qt.Orientation.Horizontal)
            for group in row:
                for before_tab, tab in pairwise(group):
                    window.tabifyDockWidget(docks[before_tab], docks[tab])

    def _place_rest(self) -> None:
        """Close all panes that do not belong to the arrangement."""
        # If opened, they appear as tabs of its last group.
        named = {name for group in self._arrangement.groups for name in (*group.names, *group.closed)}
        last = self._arrangement.right.rows[-1].groups[-1].names[0]
        for name, dock in self._docks.items():
            if name not in named:
                self._window.tabifyDockWidget(self._docks[last], dock)
                dock.hide()

    def _delete_old_tabs(self) -> None:
        """Delete the bars of tabs that Qt deletes later, so that it does not paint them over the panes before."""
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete.value)

    # Sizes

    def _apply_sizes(self) -> None:
        if self._shares:
            apply_shares(self._shares, self._docks, self._window)
        elif not self._is_moved:
            room = self._room
            apply_arrangement(self._arrangement, self._docks, self._window, self._area.width_for(room), room)

    @property
    def _room(self) -> int:
        """The height in pixels from the tool bar to the lower edge of the window."""
        return self._area.height() if self._window.isVisible() else self._window.height() - _ABOVE

    @Slot()
    def _fit(self) -> None:
        """Adapt the panes to a new size of the window."""
        if self._wanted is not None:
            return
        if fold_of(self._window.width(), self._window.height()) is not self._fold:
            chosen, focused = self._chosen_tabs(), QApplication.focusWidget()
            self._states[self._key] = self._state()
            self._arrange(self._current)
            for dock in chosen:
                if not dock.isHidden():
                    dock.raise_()
            if focused is not None and is_seen(focused):
                focused.setFocus()  # the pane has lost it while it was hidden
        else:
            self._apply_sizes()

    def _chosen_tabs(self) -> list[QDockWidget]:
        """Return the panes that the user has brought to the front, in place of the pane that the arrangement puts
        there.
        """
        names = [name for group in self._arrangement.groups for name in group.names[1:]]
        return [self._docks[name] for name in names if is_seen(self._docks[name])]

    def _take_sizes(self) -> None:
        """Store the sizes that the user has given to the panes."""
        now = shares_of(self._docks, self._window)
        if now != self._before:
            self._shares = now

    @Slot()
    def _on_moved(self) -> None:
        if not self._is_arranging and self._wanted is None:
            self._is_moved = True

    @Slot()
    def _on_chosen(self) -> None:
        name = self.sender().objectName().removeprefix("action_workspace_")
        self.show(Workspace(name))

    @Slot()
    def _on_reset(self) -> None:
        self._is_arranging = True
        self._arrange_first()
        self._is_arranging = False
        self._apply_sizes()
        self._delete_old_tabs()
        self._soon.start()
