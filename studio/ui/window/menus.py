"""The menus of a window, built from the table of actions."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from studio.machine.log import log_folder
from studio.machine.resources import document_path
from studio.ui.actions.actions import Actions, translated
from studio.ui.actions.spec import MENUS, SUBMENUS, VIEW
from studio.ui.controllers.recent_games import RecentGames
from studio.ui.errors.log_dialog import LogDialog
from studio.ui.panes.pane_actions import PaneActions
from studio.ui.texts.language import LANGUAGES
from studio.ui.texts.plain import plain
from studio.ui.widgets.theme import Theme
from studio.ui.window.preferences import PreferencesDialog
from studio.ui.window.rules_dialog import RulesDialog
from studio.ui.window.shortcuts import AboutDialog, ShortcutsDialog

_PANES = "panes"
"""The group of actions whose submenu also contains the panes."""


class RecentMenu(QMenu):
    """The menu of recent files."""

    # It reads the paths each time it opens.

    file_chosen = Signal(object)
    """Emitted when the user selects a file, with its `Path`."""

    def __init__(self, paths: Callable[[], Iterable[str]], games: RecentGames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths, self._games = paths, games
        self.setObjectName("recent")
        self.setTitle(self.tr("Open &Recent"))
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        for path in self._paths():
            action = self.addAction(self._games.title(Path(path)).replace("&", "&&"))
            action.setToolTip(plain(path))
            action.setData(path)
            action.triggered.connect(self._on_chosen)
        if self.isEmpty():
            self.addAction(self.tr("No recent games")).setEnabled(False)

    @Slot()
    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.file_chosen.emit(Path(action.data()))


class LanguageMenu(QMenu):
    """The menu of languages. The language of the system comes first."""

    language_chosen = Signal(str)
    """Emitted with the code of the selected language. The code is empty for the language of the system."""

    def __init__(self, current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("languages")
        self.setTitle(self.tr("Lan&guage"))
        group = QActionGroup(self)
        for code, name in (("", self.tr("&System Language")), *LANGUAGES.items()):
            action = self.addAction(name)
            action.setObjectName(f"language_{code or 'system'}")
            action.setData(code)
            action.setCheckable(True)
            action.setChecked(code == current)
            action.triggered.connect(self._on_chosen)
            group.addAction(action)

    @Slot()
    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.language_chosen.emit(action.data())


class Menus(QObject):
    """The menus of one window."""

    # `recent` and `languages` emit the user's choice.

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        panes: PaneActions,
        recent_files: Callable[[], Iterable[str]],
        recent_games: RecentGames,
        language: str,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window, self._actions, self._pane_actions, self._theme = window, actions, panes.actions, theme
        self.recent = RecentMenu(recent_files, recent_games, window)
        self.languages, self._language = LanguageMenu(language, window), language
        self.is_in_preferences = False
        """Whether the user has changed the language in the preferences.

        If so, the next window shows the preferences again.
        """
        for name in MENUS:
            self._fill(window.menuBar().addMenu(translated(name)), name)
        actions["preferences"].triggered.connect(self._on_preferences)
        actions["shortcuts"].triggered.connect(self._on_shortcuts)
        actions["rules"].triggered.connect(self._on_rules)
        actions["log"].triggered.connect(self._on_log)
        actions["about"].triggered.connect(self._on_about)

    def others(self) -> list[tuple[str, QAction]]:
        """Return the actions that are not in the table of actions, each with the title of its menu."""
        panes = [(self._panes.title(), action) for action in self._pane_actions]
        return [*panes, *((self.languages.title(), action) for action in self.languages.actions())]

    def go_on_with_preferences(self) -> None:
        """Show the preferences again, after a change of the language has closed them. The focus is on the language."""
        self._show_preferences(at_language=True)

    # Implementation

    def _fill(self, menu: QMenu, name: str) -> None:
        group, place = "", menu
        for spec, action in self._actions.of_menu(name):
            if not spec.has_entry:
                if (area := self._window.centralWidget()) is not None:
                    area.addAction(action)  # for its keys; full screen removes actions from the window
                continue
            if spec.group != group:
                if not {group, spec.group} <= SUBMENUS.keys():  # submenus stand together
                    menu.addSeparator()
                group = spec.group
                place = menu.addMenu(translated(SUBMENUS[group])) if group in SUBMENUS else menu
                if group == _PANES:
                    self._panes = place
            place.addAction(action)
            if spec.name == "open":
                menu.addMenu(self.recent)
        if name == VIEW:
            self._panes.addSeparator()
            self._panes.addActions(self._pane_actions)
            menu.addMenu(self.languages)

    @Slot()
    def _on_preferences(self) -> None:
        self._show_preferences()

    def _show_preferences(self, *, at_language: bool = False) -> None:
        dialog = PreferencesDialog(self._actions, self._language, self._window)
        if at_language:
            dialog.languages.setFocus()
        dialog.exec()
        language, further = dialog.language, dialog.further
        dialog.deleteLater()
        if further is not None:
            further.trigger()
        if language != self._language:
            self.is_in_preferences = True
            self.languages.language_chosen.emit(language)
            self.is_in_preferences = False

    @Slot()
    def _on_shortcuts(self) -> None:
        dialog = ShortcutsDialog(self._actions, self._window, self.others())
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def _on_rules(self) -> None:
        dialog = RulesDialog(document_path("rules.md"), self._theme, self._window)
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
