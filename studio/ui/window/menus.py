"""The menus of a window, built from the table of actions."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu

from studio.machine.log import log_folder
from studio.ui.actions.actions import Actions, translated
from studio.ui.actions.spec import MENUS, VIEW
from studio.ui.errors.log_dialog import LogDialog
from studio.ui.window.language_menu import LanguageMenu
from studio.ui.window.recent_menu import RecentMenu
from studio.ui.window.shortcuts import AboutDialog, ShortcutsDialog


class Menus(QObject):
    """The menus of one window; `recent` and `languages` emit choices."""

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        docks: Mapping[str, QDockWidget],
        recent_files: Callable[[], Iterable[str]],
        language: str,
    ) -> None:
        super().__init__(window)
        self._window, self._actions, self._docks = window, actions, docks
        self.recent = RecentMenu(recent_files, window)
        self.languages = LanguageMenu(language, window)
        for name in MENUS:
            self._fill(window.menuBar().addMenu(translated(name)), name)
        actions["shortcuts"].triggered.connect(self._on_shortcuts)
        actions["log"].triggered.connect(self._on_log)
        actions["about"].triggered.connect(self._on_about)

    def others(self) -> list[tuple[str, QAction]]:
        """Return the actions outside the table with their menus: panes and languages."""
        panes = [(self._panes.title(), dock.toggleViewAction()) for dock in self._docks.values()]
        return [*panes, *((self.languages.title(), action) for action in self.languages.actions())]

    # Inside

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

    @Slot()
    def _on_shortcuts(self) -> None:
        dialog = ShortcutsDialog(self._actions, self._window, self.others())
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def _on_log(self) -> None:
        dialog = LogDialog(log_folder(), self._window)
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def _on_about(self) -> None:
        dialog = AboutDialog(self._window)
        dialog.exec()
        dialog.deleteLater()
