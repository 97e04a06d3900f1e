"""The menus of a window, made from the table of actions."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu

from studio.ui.action_spec import MENUS, VIEW
from studio.ui.actions import Actions, translated
from studio.ui.language_menu import LanguageMenu
from studio.ui.recent_menu import RecentMenu
from studio.ui.view_desk import ViewDesk


class Menus(QObject):
    """Belongs to one window; `recent` and `languages` tell what was chosen in them."""

    def __init__(
        self, window: QMainWindow, actions: Actions, docks: Mapping[str, QDockWidget], views: ViewDesk
    ) -> None:
        super().__init__(window)
        self._actions, self._docks = actions, docks
        self.recent = RecentMenu(views.recent_files, window)
        self.languages = LanguageMenu(views.language, window)
        for name in MENUS:
            self._fill(window.menuBar().addMenu(translated(name)), name)

    def others(self) -> list[tuple[str, QAction]]:
        """The actions that stand in no table, with their menus: panes and languages."""
        panes = [(self._panes.title(), dock.toggleViewAction()) for dock in self._docks.values()]
        return [*panes, *((self.languages.title(), action) for action in self.languages.actions())]

    def _fill(self, menu: QMenu, name: str) -> None:
        group = ""
        for spec, action in self._actions.of_menu(name):
            if spec.group != group:
                menu.addSeparator()
                group = spec.group
            menu.addAction(action)
            if spec.name == "open":
                menu.addMenu(self.recent)
        if name == VIEW:
            self._add_panes(menu)

    def _add_panes(self, menu: QMenu) -> None:
        menu.addSeparator()
        self._panes = menu.addMenu(self.tr("Pan&es"))
        for dock in self._docks.values():
            self._panes.addAction(dock.toggleViewAction())
        menu.addMenu(self.languages)
