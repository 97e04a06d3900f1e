"""The bar above the board that runs and steps the search and sets its profile and limit."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from studio.engine.options.profiles import Profile
from studio.game.position_analysis import ParameterValue
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.actions.actions import Actions, plain_name
from studio.ui.parameters.profile_box import ProfileBox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.icons import icon
from studio.ui.widgets.limit_editor import LimitEditor
from studio.ui.widgets.state_light import StateLight
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_PROGRESS_WIDTH = 15 * GRID
_WIDEST_PROFILE = 24 * GRID
_BUTTONS = ("run", "pause", "step_phase", "step_simulation", "restart")
_ICONS = (*_BUTTONS, "parameters")


class SearchBar(QToolBar):
    """The tool bar of the search. It is given actions and profiles, and has no access to the search."""

    profile_chosen = Signal(str)

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_bar")
        self.setWindowTitle(self.tr("Search"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._actions = actions
        self.profile, self.limit_editor = ProfileBox(), LimitEditor()
        self.light, self.progress = StateLight(theme), BusyBar("progress")
        for name in _BUTTONS:
            self._add_button(name)
        self.addSeparator()
        self._add_profile()
        self._add_label(self.tr("Limit"))
        self.addWidget(self.limit_editor)
        self._add_space()
        self._add_progress()
        self.addWidget(self.light)
        theme.bind(self._apply_colors)

    def show_state(self, state: EngineState) -> None:
        thinking = state is EngineState.THINKING
        ready = state in (EngineState.PAUSED, EngineState.THINKING)
        self._actions["run"].setEnabled(ready or state is EngineState.FAILED)
        self._actions["pause"].setEnabled(thinking)
        for name in ("step_phase", "step_simulation"):
            self._actions[name].setEnabled(ready)
        self._actions["restart"].setEnabled(state is not EngineState.PREPARING)
        self.light.show_state(state)

    def show_thought(self, thought: Thought | None) -> None:
        """Show the used fraction of the search's limit, if there is a limit."""
        progress = thought.progress if thought is not None else None
        self._progress_place.setVisible(progress is not None)
        self.progress.show_fraction(progress or 0.0)

    def show_profile(self, name: str, changes: Mapping[str, ParameterValue]) -> None:
        """Select the profile and mark its changed parameters."""
        self.profile.show_profile(name, changes)

    def show_note(self, note: str) -> None:
        """Show a note on the profile, such as the network that evaluates in this game."""
        self.profile.show_note(note)

    @Slot(object)
    def show_catalogue(self, catalogue: Mapping[str, Profile]) -> None:
        self.profile.show_catalogue(catalogue)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for name in _ICONS:
            self._actions[name].setIcon(icon(name, colors))

    def _add_button(self, name: str) -> None:
        button = QToolButton()
        button.setObjectName(name)
        button.setDefaultAction(self._actions[name])
        button.setAccessibleName(plain_name(self._actions[name].text()))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.addWidget(button)

    def _add_profile(self) -> None:
        self._add_label(self.tr("Profile"))
        self.profile.setObjectName("profile")
        self.profile.setAccessibleName(self.tr("Profile"))
        self.profile.setSizeAdjustPolicy(ProfileBox.SizeAdjustPolicy.AdjustToContents)
        self.profile.setMaximumWidth(_WIDEST_PROFILE)
        self.profile.activated.connect(self._on_profile)
        self.addWidget(self.profile)
        self._add_button("parameters")

    def _add_progress(self) -> None:
        self.progress.setAccessibleName(self.tr("Progress of the search"))
        self.progress.setFixedWidth(_PROGRESS_WIDTH)
        self._progress_place = self.addWidget(self.progress)
        self._progress_place.setVisible(False)

    def _add_label(self, text: str) -> None:
        label = QLabel(text)
        label.setContentsMargins(GRID, 0, 4, 0)
        self.addWidget(label)

    def _add_space(self) -> None:
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)

    @Slot()
    def _on_profile(self) -> None:
        self.profile_chosen.emit(self.profile.name)
