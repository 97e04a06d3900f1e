"""The tool bar above the board. It has the workspaces, and the search with its profile, limit and state."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLabel, QToolBar, QToolButton, QWidget

from studio.engine.options.profiles import Profile
from studio.game.position_analysis import ParameterValue
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.actions.actions import Actions, plain_name
from studio.ui.parameters.profile_box import ProfileBox
from studio.ui.search.line import SearchLine
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.icons import icon
from studio.ui.widgets.limit_editor import LimitEditor
from studio.ui.widgets.state_light import StateLight
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_PROGRESS_WIDTH = 15 * GRID
_WIDEST_PROFILE, _NARROW_PROFILE = 24 * GRID, 14 * GRID
_NARROW = 112 * GRID
"""If the bar is narrower than this, in pixels, some parts are only in the menus."""
_TINY = 96 * GRID
"""If the bar is narrower than this, in pixels, more parts are only in the menus.

The state and the count always stay.
"""
_ICON = 20
_WORKSPACES = ("workspace_play", "workspace_analyse", "workspace_study")
_BUTTONS = ("run", "pause", "step_phase", "step_simulation", "restart")
_SPARE = ("step_simulation", "restart")
_SPARE_WHEN_TINY = ("parameters", "step_phase")
_ICONS = (*_BUTTONS, "parameters", "preferences")


class SearchBar(QToolBar):
    """The tool bar."""

    # It gets actions and profiles, but no search.

    profile_chosen = Signal(str)

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_bar")
        self.setWindowTitle(self.tr("Search"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(QSize(_ICON, _ICON))
        self._actions = actions
        self.profile, self.limit_editor = ProfileBox(), LimitEditor()
        self.light, self.progress, self.line = StateLight(theme), BusyBar("progress"), SearchLine()
        self._of_search: list[QAction] = []
        self._spare: list[QAction] = []  # parts that a narrow bar leaves to the menus
        self._further: list[QAction] = []  # parts that only a very narrow bar leaves to the menus
        self._is_search, self._is_thinking = True, False
        self._progress: float | None = None
        self.addWidget(self._workspaces())
        self._of_game = self._add_button("new_game", Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions["stop_game"].setIconText(self.tr("Leave the Game"))
        self._leave = self._add_button("stop_game", Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions["stop_game"].enabledChanged.connect(self._show_leaving)
        self._add_search()
        self._space = self.addWidget(self.line)
        self._add_progress()
        self.addWidget(self.light)
        self._preferences = self._add_button("preferences")
        self.set_search_shown(shown=True)
        theme.bind(self._apply_colors)

    @property
    def is_search_shown(self) -> bool:
        """Whether the bar shows the controls of the search. Otherwise it shows those of a game."""
        return self._is_search

    def set_search_shown(self, *, shown: bool) -> None:
        """Set whether the bar shows the controls of the search or those of a game."""
        self._is_search = shown
        self._fit()
        self.line.set_shown(shown=shown)
        self._of_game.setVisible(not shown)
        self._show_leaving()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _show_leaving(self) -> None:
        """Show the button that leaves a game.

        It is shown in every workspace, because the game hides the search there.
        """
        self._leave.setVisible(not self._is_search and self._actions["stop_game"].isEnabled())

    def _fit(self) -> None:
        is_narrow = self.width() < _NARROW
        left_out = (*self._spare, *self._further) if self.width() < _TINY else self._spare if is_narrow else ()
        for part in self._of_search:
            wanted = self._is_search and part not in left_out
            if part.isVisible() is not wanted:
                part.setVisible(wanted)
                self._enable_again(part)
        self._preferences.setVisible(not self._is_search or self.width() >= _TINY)
        self.profile.setMaximumWidth(_NARROW_PROFILE if is_narrow else _WIDEST_PROFILE)

    def _enable_again(self, part: QAction) -> None:
        """Enable or disable the button of a part, according to its action."""
        # Qt enables the widgets of parts that appear.
        button = self.widgetForAction(part)
        if isinstance(button, QToolButton) and (action := button.defaultAction()) is not None:
            button.setEnabled(action.isEnabled())

    def show_state(self, state: EngineState) -> None:
        thinking = state is EngineState.THINKING
        ready = state in (EngineState.PAUSED, EngineState.THINKING)
        self._actions["run"].setEnabled(ready or state is EngineState.FAILED)
        self._actions["pause"].setEnabled(thinking)
        for name in ("step_phase", "step_simulation"):
            self._actions[name].setEnabled(ready)
        self._actions["restart"].setEnabled(state is not EngineState.PREPARING)
        self.light.show_state(state)
        self._is_thinking = thinking
        self._show_progress()

    def show_thought(self, thought: Thought | None) -> None:
        """Show how much of its limit the search has used."""
        # The progress bar is visible only during a search with a limit.
        self._progress = thought.progress if thought is not None else None
        self._show_progress()

    def _show_progress(self) -> None:
        self._progress_place.setVisible(self._is_thinking and self._progress is not None)
        self.progress.show_fraction(self._progress or 0.0)

    def show_profile(self, name: str, changes: Mapping[str, ParameterValue]) -> None:
        """Select the profile in the list, and mark that parameters were changed."""
        self.profile.show_profile(name, changes)

    def show_note(self, note: str) -> None:
        """Show a note about the profile, such as the network that evaluates positions."""
        self.profile.show_note(note)

    @Slot(object)
    def show_catalogue(self, catalogue: Mapping[str, Profile]) -> None:
        self.profile.show_catalogue(catalogue)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for name in _ICONS:
            self._actions[name].setIcon(icon(name, colors))
        for name, picture in (("new_game", "new"), ("stop_game", "stop_game")):
            self._actions[name].setIcon(icon(picture, colors))
        self.setStyleSheet(_style_sheet(colors))

    def _workspaces(self) -> QWidget:
        """Return three buttons for the workspaces. Only one of them can be pressed."""
        holder, buttons = QWidget(), []
        holder.setObjectName("workspaces")
        for name in _WORKSPACES:
            button = _button(self._actions[name], name)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            buttons.append(button)
        hbox(*buttons, of=holder, spacing=0, margins=2)
        return holder

    def _add_search(self) -> None:
        self._of_search.append(self.addSeparator())
        self._add_profile()
        for name in ("parameters", *_BUTTONS):
            self._of_search.append(self._add_button(name))
            if name in _SPARE:
                self._spare.append(self._of_search[-1])
            if name in _SPARE_WHEN_TINY:
                self._further.append(self._of_search[-1])
        self._add_label(self.tr("Limit"))
        self._spare.append(self._of_search[-1])
        self._of_search.append(self.addWidget(self.limit_editor))

    def _add_button(self, name: str, style: Qt.ToolButtonStyle = Qt.ToolButtonStyle.ToolButtonIconOnly) -> QAction:
        button = _button(self._actions[name], name)
        button.setToolButtonStyle(style)
        return self.addWidget(button)

    def _add_profile(self) -> None:
        self.profile.setObjectName("profile")
        self.profile.setAccessibleName(self.tr("Profile"))
        self.profile.setSizeAdjustPolicy(ProfileBox.SizeAdjustPolicy.AdjustToContents)
        self.profile.setMaximumWidth(_WIDEST_PROFILE)
        self.profile.activated.connect(self._on_profile)
        self._of_search.append(self.addWidget(self.profile))

    def _add_progress(self) -> None:
        self.progress.setAccessibleName(self.tr("Progress of the search"))
        self.progress.setFixedWidth(_PROGRESS_WIDTH)
        holder = QWidget()
        hbox(self.progress, of=holder, margins=(GRID, 0, GRID, 0))
        self._progress_place = self.addWidget(holder)
        self._progress_place.setVisible(False)

    def _add_label(self, text: str) -> None:
        label = QLabel(text)
        label.setContentsMargins(GRID // 2, 0, GRID // 2, 0)
        self._of_search.append(self.addWidget(label))

    @Slot()
    def _on_profile(self) -> None:
        self.profile_chosen.emit(self.profile.name)


def _button(action: QAction, name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setDefaultAction(action)
    button.setAccessibleName(plain_name(action.text()))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _style_sheet(colors: ThemeColors) -> str:
    return f"""
    QToolBar {{ padding: 4px; spacing: 2px; }}
    QToolButton {{ padding: 4px 6px; }}
    #workspaces {{ background: {colors.border}; border-radius: 7px; }}
    #workspaces QToolButton {{ padding: 3px 12px; border-radius: 5px; color: {colors.quiet_text}; }}
    #workspaces QToolButton:checked {{ background: {colors.pane}; color: {colors.text}; font-weight: 600; }}
    {focus_rule("#workspaces QToolButton:focus", colors, 3, 12)}
    #search_line {{ color: {colors.quiet_text}; }}
    """
