"""The appearance of a window: its theme, its board style, and how the board shows the search."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QActionGroup, QGuiApplication
from PySide6.QtWidgets import QApplication

from studio.machine.settings import HeatSection, Settings
from studio.ui.actions.actions import Actions
from studio.ui.controllers.display import SearchDisplay
from studio.ui.heat.colours import ColourMap
from studio.ui.heat.layers import Display, HeatSettings, Quantity
from studio.ui.panes.panes import Panes
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import BoardStyle, Theme, ThemeChoice, colors_for

_THEMES = {
    "theme_system": ThemeChoice.SYSTEM,
    "theme_light": ThemeChoice.LIGHT,
    "theme_dark": ThemeChoice.DARK,
}
_OF_BOARD = ("coordinates", "move_numbers", "forbidden_points", "forbidden_on_whites_turn", "wood", "animated")
_DISPLAYS = {"show_heat": Display.HEAT, "show_discs": Display.DISCS, "show_nothing": Display.NOTHING}


class Looks(QObject):
    """Applies what the user chooses in the View menu to the views of one window."""

    def __init__(
        self, actions: Actions, panes: Panes, display: SearchDisplay, settings: Settings, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._actions, self._panes, self._display = actions, panes, display
        self._theme, self._choice = theme, ThemeChoice(settings.theme)
        self._make_groups()
        self._show_settings(settings)
        self._connect()

    @property
    def choice(self) -> ThemeChoice:
        """The theme that the user has chosen, which may be `SYSTEM`."""
        return self._choice

    # Implementation

    def _make_groups(self) -> None:
        group = QActionGroup(self)
        for name, choice in _THEMES.items():
            group.addAction(self._actions[name])
            self._actions[name].setChecked(choice is self._choice)

        displays = QActionGroup(self)
        for name in _DISPLAYS:
            displays.addAction(self._actions[name])

    @Slot()
    def _check_display(self) -> None:
        """Check those actions of the View menu that correspond to the heatmap's settings."""
        for name, display in _DISPLAYS.items():
            self._actions[name].setChecked(self._panes.heatmap.settings.display is display)
        heat = self._panes.heatmap.settings
        self._actions["show_priors"].setChecked(heat.display is Display.HEAT and heat.quantity is Quantity.PRIOR)

    def _show_settings(self, settings: Settings) -> None:
        for name, checked in (
            ("evaluation_bar", settings.evaluation_bar),
            ("coordinates", settings.coordinates),
            ("move_numbers", settings.move_numbers),
            ("forbidden_points", settings.forbidden_points),
            ("forbidden_on_whites_turn", settings.forbidden_on_whites_turn),
            ("wood", settings.board_style == "wood"),
            ("animated", settings.animated),
            ("show_thinking", settings.show_thinking and self._actions["show_thinking"].isEnabled()),  # only in a game
        ):
            self._actions[name].setChecked(checked)
        self._panes.evaluation.setVisible(settings.evaluation_bar)
        self._dress_board()
        self._panes.heatmap.set_settings(_heat_of(settings.heat))
        self._display.heatmap.set_settings(_heat_of(settings.heat))
        self._check_display()

    def _connect(self) -> None:
        actions = self._actions
        for name in _OF_BOARD:
            actions[name].toggled.connect(self._dress_board)
        actions["evaluation_bar"].toggled.connect(self._panes.evaluation.setVisible)
        for name in _THEMES:
            actions[name].triggered.connect(self._on_theme)
        for name in _DISPLAYS:
            actions[name].triggered.connect(self._on_display)
        actions["show_priors"].triggered.connect(self._on_priors)
        self._panes.heatmap.settings_changed.connect(self._check_display)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system)

    @Slot()
    def _dress_board(self) -> None:
        board, actions = self._panes.board, self._actions
        style = BoardStyle.WOOD if actions["wood"].isChecked() else BoardStyle.PLAIN
        board.set_coordinates_shown(actions["coordinates"].isChecked())
        board.set_numbers_shown(actions["move_numbers"].isChecked())
        marks, on_whites_turn = actions["forbidden_points"].isChecked(), actions["forbidden_on_whites_turn"]
        on_whites_turn.setEnabled(marks)
        board.set_forbidden_shown(marks, on_whites_turn=on_whites_turn.isChecked())
        board.set_animated(actions["animated"].isChecked())
        board.set_style(style)

    @Slot()
    def _on_theme(self) -> None:
        for name, choice in _THEMES.items():
            if self._actions[name].isChecked():
                self._choice = choice
        self._show_choice()

    @Slot()
    def _on_system(self) -> None:
        if self._choice is ThemeChoice.SYSTEM:
            self._show_choice()

    def _show_choice(self) -> None:
        colors, application = colors_for(self._choice), QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, colors)
        self._theme.set_colors(colors)

    @Slot()
    def _on_display(self) -> None:
        name = self.sender().objectName().removeprefix("action_")
        self._display.heatmap.set_display(_DISPLAYS[name])
        self._check_display()

    @Slot(bool)
    def _on_priors(self, shown: bool) -> None:
        """Make the heatmap show priors if `shown`, otherwise visits."""
        self._display.heatmap.set_display(Display.HEAT, Quantity.PRIOR if shown else Quantity.VISITS)
        self._check_display()


def _heat_of(section: HeatSection) -> HeatSettings:
    maps = {str(known): known for known in ColourMap}
    return HeatSettings(
        Display(section.display),
        Quantity(section.quantity),
        section.logarithmic,
        maps.get(section.colour_map, ColourMap.VIRIDIS),
        section.opacity,
    )
