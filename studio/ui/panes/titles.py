"""Gives each pane one title: its tab, or its title bar if it has no tab."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QTabBar, QToolTip

from studio.ui.panes.declared import PANES
from studio.ui.panes.no_title import NoTitle
from studio.ui.panes.spec import pane_tip, pane_title
from studio.ui.texts.translating import translate
from studio.ui.widgets.tab_style import fit_tabs

UNTITLED = "untitled"
"""The property of a dock that has no title bar even without a tab."""


class PaneTitles(QObject):
    """Hides the title bars of panes with a tab."""

    # A menu of the tab can float or close the pane.

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget]) -> None:
        super().__init__(window)
        self._window, self._docks = window, docks
        self._loose = {spec.name: docks[spec.name] for spec in PANES if not spec.is_fixed}
        self._tips = {pane_title(spec): pane_tip(spec) for spec in PANES}
        self._known: set[QTabBar] = set()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.show)
        for dock in docks.values():
            dock.installEventFilter(self)
            dock.topLevelChanged.connect(self.show)  # at once, because a later change would activate a floating pane
            for signal in (dock.dockLocationChanged, dock.visibilityChanged):
                signal.connect(self._soon.start)

    @Slot()
    def show(self) -> None:
        """Remove the title bars of panes with a tab, and restore the title bars of other panes."""
        for dock in self._loose.values():
            is_bare = self._is_tab(dock) or (bool(dock.property(UNTITLED)) and not dock.isFloating())
            if is_bare is not (dock.titleBarWidget() is not None):
                dock.setTitleBarWidget(NoTitle(dock) if is_bare else None)  # type: ignore[arg-type]
        groups = self._groups()
        for bar in self._window.findChildren(QTabBar):
            if bar.parent() is self._window:
                if bar not in self._known:
                    self._dress(bar)
                # Qt may leave the bar of a former group on the screen
                bar.setVisible(frozenset(bar.tabText(tab) for tab in range(bar.count())) in groups)
                for tab in range(bar.count()):
                    bar.setTabToolTip(tab, self._tips.get(bar.tabText(tab), ""))
                fit_tabs(bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QTabBar) and isinstance(event, QContextMenuEvent):
            self._open_menu(watched, event.pos(), event.globalPos())
            return True
        if isinstance(watched, QTabBar) and event.type() is QEvent.Type.Resize:
            self._soon.start()
        if isinstance(watched, QDockWidget) and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            return self._show_tip(watched, event)
        return False

    # Implementation

    def _show_tip(self, dock: QDockWidget, event: QHelpEvent) -> bool:
        """Show the tooltip of a title bar. Return False if the pointer is not on the title bar."""
        # A tooltip of the pane itself would also appear over its content.
        content = dock.widget()
        if dock.titleBarWidget() is not None or content is None or event.pos().y() >= content.y():
            return False
        QToolTip.showText(event.globalPos(), self._tips.get(dock.windowTitle(), ""), dock)
        return True

    def _groups(self) -> set[frozenset[str]]:
        """Return the titles of the panes in each group of tabs."""
        shown = [dock for dock in self._docks.values() if self._is_tab(dock)]
        others = ((dock, *self._window.tabifiedDockWidgets(dock)) for dock in shown)
        return {frozenset(each.windowTitle() for each in group if not each.isHidden()) for group in others}

    def _is_tab(self, dock: QDockWidget) -> bool:
        """Return whether the pane shares its place with other open panes."""
        if dock.isFloating() or dock.isHidden():
            return False
        return any(not other.isHidden() for other in self._window.tabifiedDockWidgets(dock))

    def _dress(self, bar: QTabBar) -> None:
        self._known.add(bar)
        bar.destroyed.connect(lambda: self._known.discard(bar))
        bar.setElideMode(Qt.TextElideMode.ElideNone)
        bar.setUsesScrollButtons(True)
        bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        bar.installEventFilter(self)

    def _open_menu(self, bar: QTabBar, place: QPoint, at: QPoint) -> None:
        """Open the menu of the tab at `place`, or of the current tab if there is none."""
        # A menu opened by a key has no tab at `place`.
        index = bar.tabAt(place)
        title = bar.tabText(index if index >= 0 else bar.currentIndex())
        dock = next((dock for dock in self._loose.values() if dock.windowTitle() == title and self._is_tab(dock)), None)
        if dock is None:
            return
        menu = QMenu(self._window)
        menu.setObjectName("tab_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(translate("PaneTitles", "&Float")).triggered.connect(lambda: _float(dock))
        menu.addAction(translate("PaneTitles", "&Close")).triggered.connect(dock.close)
        menu.popup(at)


def _float(dock: QDockWidget) -> None:
    dock.setFloating(True)
    dock.show()
