"""How the window looks: theme, board, what the search paints; and what of it is remembered."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QActionGroup, QGuiApplication
from PySide6.QtWidgets import QApplication

from studio.proposals import section_of
from studio.session import Session
from studio.settings import EngineSection, HeatSection, Settings, WindowSection
from studio.ui.colour_maps import ColourMap
from studio.ui.heat import Display, HeatSettings, Quantity
from studio.ui.shortcuts_dialog import AboutDialog, ShortcutsDialog
from studio.ui.theme import BoardStyle, Theme, ThemeChoice, dress, theme_for
from studio.ui.win_rate_plot import Side

if TYPE_CHECKING:
    from studio.ui.main_window import MainWindow

_THEMES = {
    "theme_system": ThemeChoice.SYSTEM,
    "theme_light": ThemeChoice.LIGHT,
    "theme_dark": ThemeChoice.DARK,
}
_DISPLAYS = {"show_heat": Display.HEAT, "show_discs": Display.DISCS, "show_nothing": Display.NOTHING}


class ViewDesk(QObject):
    """Belongs to one window, whose views it dresses."""

    def __init__(self, window: "MainWindow", settings: Settings, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._settings, self._theme = window, settings, theme
        self._choice = ThemeChoice(settings.theme)
        self._make_groups()
        self._show_settings()
        self._connect()

    @property
    def theme(self) -> Theme:
        return self._theme

    def recent_files(self) -> tuple[str, ...]:
        """The files that were opened or saved, the last one first."""
        return self._settings.recent

    @property
    def language(self) -> str:
        return self._settings.language

    @Slot(object)
    def remember_file(self, path: Path) -> None:
        self._settings = self._settings.with_recent(str(path.absolute()))

    def remembered(self, window: "MainWindow", session: Session) -> Settings:
        """The settings as the window and the session are now."""
        actions, heat, limit = window.actions_, window.display.heat, window.bar.limit_editor
        return msgspec.structs.replace(
            self._settings,
            window=WindowSection(
                bytes(window.saveGeometry().toBase64().data()).decode(),
                window.workspaces.states(),
            ),
            workspace=window.workspaces.current.value,
            play=section_of(window.play.proposed, self._settings.play),
            review=window.review.section,
            lessons_done=window.lessons.done,
            show_thinking=actions["show_thinking"].isChecked(),
            win_rate_side=window.panes.win_rate.side.value,
            last_file=str(session.file) if session.file else None,
            last_game=session.game_number,
            last_cursor=session.cursor if session.file else (),
            theme=str(self._choice),
            board_style="wood" if actions["wood"].isChecked() else "plain",
            coordinates=actions["coordinates"].isChecked(),
            move_numbers=actions["move_numbers"].isChecked(),
            animated=actions["animated"].isChecked(),
            heat=HeatSection(
                str(heat.display),  # type: ignore[arg-type]
                str(heat.quantity),  # type: ignore[arg-type]
                heat.logarithmic,
                str(heat.colour_map),
                heat.opacity,
            ),
            engine=EngineSection(
                profile=window.search.profile,
                threads=window.panel.chosen_threads,
                memory_mb=window.panel.memory.value(),
                limit_kind=str(limit.kind),  # type: ignore[arg-type]
                simulations=limit.simulations,
                seconds=limit.seconds,
            ),
        )

    # Inside

    def _make_groups(self) -> None:
        group = QActionGroup(self)
        for name, choice in _THEMES.items():
            group.addAction(self._window.actions_[name])
            self._window.actions_[name].setChecked(choice is self._choice)

        displays = QActionGroup(self)
        for name in _DISPLAYS:
            displays.addAction(self._window.actions_[name])

    @Slot()
    def _check_display(self) -> None:
        """The menu and the selector beside the board say the same."""
        for name, display in _DISPLAYS.items():
            self._window.actions_[name].setChecked(self._window.heatmap.settings.display is display)

    def _show_settings(self) -> None:
        settings, actions = self._settings, self._window.actions_
        for name, checked in (
            ("coordinates", settings.coordinates),
            ("move_numbers", settings.move_numbers),
            ("wood", settings.board_style == "wood"),
            ("animated", settings.animated),
            ("show_thinking", settings.show_thinking),
        ):
            actions[name].setChecked(checked)
        self._window.panes.win_rate.set_side(Side(settings.win_rate_side))
        self._dress_board()
        self._window.heatmap.set_settings(_heat_of(settings.heat))
        self._window.display.set_heat(_heat_of(settings.heat))
        self._check_display()

    def _connect(self) -> None:
        actions = self._window.actions_
        for name in ("coordinates", "move_numbers", "wood", "animated"):
            actions[name].toggled.connect(self._dress_board)
        for name in _THEMES:
            actions[name].triggered.connect(self._on_theme)
        for name in _DISPLAYS:
            actions[name].triggered.connect(self._on_display)
        self._window.heatmap.settings_changed.connect(self._check_display)
        actions["shortcuts"].triggered.connect(self._on_shortcuts)
        actions["about"].triggered.connect(self._on_about)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system)

    @Slot()
    def _dress_board(self) -> None:
        board, actions = self._window.board, self._window.actions_
        style = BoardStyle.WOOD if actions["wood"].isChecked() else BoardStyle.PLAIN
        board.set_coordinates_shown(actions["coordinates"].isChecked())
        board.set_numbers_shown(actions["move_numbers"].isChecked())
        board.set_animated(actions["animated"].isChecked())
        board.set_style(style)
        self._window.heatmap.set_board_style(style)

    @Slot()
    def _on_theme(self) -> None:
        for name, choice in _THEMES.items():
            if self._window.actions_[name].isChecked():
                self._choice = choice
        self._show_theme(theme_for(self._choice))

    @Slot()
    def _on_system(self) -> None:
        if self._choice is ThemeChoice.SYSTEM:
            self._show_theme(theme_for(self._choice))

    def _show_theme(self, theme: Theme) -> None:
        self._theme = theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, theme)
        window = self._window
        window.panes.set_theme(theme)
        window.display.set_theme(theme)
        window.comparing.set_theme(theme)
        window.pane_mark.set_theme(theme)
        if window.welcome is not None:
            window.welcome.set_theme(theme)

    @Slot()
    def _on_display(self) -> None:
        name = self.sender().objectName().removeprefix("action_")
        self._window.display.set_display(_DISPLAYS[name])
        self._check_display()

    @Slot()
    def _on_shortcuts(self) -> None:
        dialog = ShortcutsDialog(self._window.actions_, self._window, self._window.menus.others())
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def _on_about(self) -> None:
        dialog = AboutDialog(self._window)
        dialog.exec()
        dialog.deleteLater()


def _heat_of(section: HeatSection) -> HeatSettings:
    maps = {str(known): known for known in ColourMap}
    return HeatSettings(
        Display(section.display),
        Quantity(section.quantity),
        section.logarithmic,
        maps.get(section.colour_map, ColourMap.VIRIDIS),
        section.opacity,
    )
