"""Full screen: shows the board with the players of a game, a lesson, a reviewed game, or the search.

During a lesson, the lesson and the search tree are beside the board. The list of lessons has their room, too. For a
reviewed game in the workspace Review, the card of the current move, the plot of the win rate and the key moments are
there. If no game is played, the workspace Study shows the steps and the tree. The workspace Review shows them as soon
as the search runs or makes a step. The strip below the board then has the phase and the numbers of the search.
"""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolBar, QWidget

from studio.activities.live_game import LiveGame
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import ACTIONS, Actions
from studio.ui.actions.search import STEPS
from studio.ui.panes.panes import Panes
from studio.ui.panes.spec import Workspace
from studio.ui.panes.titles import UNTITLED
from studio.ui.panes.workspaces import Workspaces
from studio.ui.widgets.text_scale import TextScale
from studio.ui.widgets.theme import GRID, Theme
from studio.ui.window.beside import Beside
from studio.ui.window.lesson_room import LessonRoom

_LEAVE = "Esc"
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_LEAST, _WIDE, _MOST = 0.3, 0.5, 0.65
"""Shares of the screen's width for the lesson and the search tree below it.

`_LEAST` is the minimum, and `_MOST` is the maximum. If the tree needs more than `_WIDE`, its text becomes smaller.
"""
_LEAST_FINE = 0.48
"""The smallest share of the width for the lesson or the steps on a screen that is lower than `_FINE_BELOW`."""
# The last row of a class can read it.
_SCALE, _LEAST_SCALE = 1.5, 1.15
"""The maximum and the minimum size of texts in full screen, relative to their usual size."""
_FINE_BELOW = 600
"""The height of a screen in logical pixels below which texts keep their usual size or a similar one.

Such a screen is scaled, so these texts are large already.
"""
_REVIEW_COLUMN = 48 * GRID
"""The width in pixels that the card of a reviewed game needs if its texts have the usual size."""
_LIST = 0.65
"""The share of the screen's height for the list of lessons above the search tree."""
_STEPS, _FINE_STEPS = 0.42, 0.5
"""The share of the screen's height for the steps above the search tree, and that on a low screen."""


class FullScreen(QObject):
    """Shows only the board and what belongs beside it. At the end it restores the window."""

    # All keys work. Escape ends full screen.

    left = Signal()
    """Emitted after the window has been restored."""
    arranged = Signal()
    """Emitted when panes have moved, for example at the beginning and at the end of full screen."""

    def __init__(
        self,
        window: QMainWindow,
        panes: Panes,
        actions: Actions,
        workspaces: Workspaces,
        theme: Theme,
        live_search: LiveSearch,
        live_game: LiveGame,
    ) -> None:
        super().__init__(window)
        self._live_search, self._live_game = live_search, live_game
        self._window, self._panes, self._actions, self._workspaces = window, panes, actions, workspaces
        self._state: QByteArray | None = None  # the state of docks and tool bars before full screen
        self._was_maximized, self._texts = False, TextScale(theme)
        self._place = window.geometry()  # before full screen
        self._restored = window.size()
        self._beside = Beside.PLAYERS
        self._hidden: list[QWidget] = []
        self._room = LessonRoom(window, panes, live_search)
        self._room.lesson_begun.connect(self._on_lesson_begun)
        self._pane_actions: Sequence[QAction] = ()
        window.installEventFilter(self)
        actions["full_screen"].triggered.connect(self._on_toggled)
        actions["run"].triggered.connect(self._show_search)
        for name in STEPS:
            actions[name].triggered.connect(self._on_stepped)

    @property
    def is_on(self) -> bool:
        return self._state is not None

    def take_pane_actions(self, actions: Sequence[QAction]) -> None:
        """Let the keys of these actions work although the menu bar is hidden. During a game they do nothing."""
        self._pane_actions = tuple(actions)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._room.fit_soon()
        return False

    def enter(self) -> None:
        if self.is_on:
            return
        window, focused = self._window, QApplication.focusWidget()
        self._workspaces.hold()
        self._state, self._was_maximized = window.saveState(), window.isMaximized()
        self._place = window.geometry()
        self._room.enter()
        self._beside = self._first_beside()
        self._hidden = [part for part in self._others() if not part.isHidden()]
        for part in self._hidden:
            part.hide()
        is_reading, is_search = self._panes.lessons.is_reading, self._panes.bar.is_search_shown
        if self._has_column:
            self._place_docks()
        if is_reading or is_search:
            self._enlarge()
        window.addActions([self._actions[spec.name] for spec in ACTIONS])  # a hidden menu bar handles no keys
        if not self._live_game.is_on:
            window.addActions(list(self._pane_actions))
        self._take_escape(taken=True)
        window.showFullScreen()
        players = () if self._has_column else self._panes.full_screen_players
        for side in players:
            side.fit(window.screen().size().width())
            side.show()
        self._fit_strip()
        self._panes.full_screen_strip.show()
        if self._has_column:
            self._widen()
        if focused is not None and self._is_of_lessons(focused):
            focused.setFocus()
        elif self._panes.lessons.is_reading:
            self._panes.lessons.setFocus()  # Enter continues the lesson, digits answer its question
        else:
            self._panes.board.setFocus()
        self.arranged.emit()

    @Slot()
    def leave(self) -> None:
        state, self._state = self._state, None
        if state is None:
            return
        focused = QApplication.focusWidget()
        for side in self._panes.full_screen_players:
            side.hide()
        self._panes.full_screen_strip.hide()
        self._panes.board_line.show_players(shown=False)
        self._dock("lessons").setProperty(UNTITLED, False)
        self._beside = Beside.PLAYERS
        self._room.leave()
        self._make_bare(bare=False)
        self._set_scale(1)
        self._take_escape(taken=False)
        for action in (*(self._actions[spec.name] for spec in ACTIONS), *self._pane_actions):
            self._window.removeAction(action)
        if self._was_maximized:
            self._window.showMaximized()
        else:
            self._window.showNormal()
        for part in self._hidden:
            part.show()
        self._window.restoreState(state)
        self._hidden = []
        self._workspaces.release()
        if not self._was_maximized:
            self._window.setGeometry(self._place)
            self._restored = self._window.size()
            QTimer.singleShot(0, self, self._restore_place)
        if focused is not None and self._is_of_lessons(focused):
            focused.setFocus()
        self.left.emit()
        self.arranged.emit()

    @Slot(str)
    def make_room(self, pane: str) -> None:
        """Replace the players by the search, because a key opens `pane`. Do nothing during a game.

        For the lessons, also replace the search or the review.
        """
        if not self.is_on or self._live_game.is_on:
            return
        if pane == "lessons" and self._beside is not Beside.LESSON:
            self._change(Beside.LESSON)
        elif self._beside is Beside.PLAYERS:
            self._change(Beside.SEARCH)

    @Slot(result=bool)
    def show_study(self) -> bool:
        """Show the lesson or the list of lessons above the search tree. Return False during a game."""
        if not self.is_on or self._live_game.is_on:
            return False
        if self._beside is not Beside.LESSON:
            self._change(Beside.LESSON)
        return True

    @Slot()
    def give_list_away(self) -> None:
        """Replace the list of lessons by the steps, because the user has opened another game."""
        # A lesson opens its own board before it shows its page, and the earlier game before it hides its page.
        if not self._panes.lessons.is_reading:
            QTimer.singleShot(0, self, self._show_steps_for_list)

    @Slot()
    def show_review(self) -> None:
        """Show the card, the win rate and the key moments beside the board. Do nothing during a lesson or a game."""
        if not self.is_on or self._beside is Beside.REVIEW or self._panes.lessons.is_reading or self._live_game.is_on:
            return
        self._change(Beside.REVIEW)

    # Implementation

    @Slot()
    def _show_steps_for_list(self) -> None:
        if self.is_on and self._beside is Beside.LESSON and not self._panes.lessons.is_reading:
            self._show_search()

    @Slot()
    def _restore_place(self) -> None:
        """Give the window the place and the size from before full screen, unless these have changed in the meantime."""
        # The panes of full screen may have enlarged it beyond the screen until now.
        if not self.is_on and self._window.size() == self._restored:
            self._window.setGeometry(self._place)

    @property
    def _is_searching(self) -> bool:
        return self._live_search.state is EngineState.THINKING and not self._live_game.is_on

    @property
    def _has_column(self) -> bool:
        """Whether there are panes beside the board."""
        return self._beside is not Beside.PLAYERS

    @property
    def _is_low(self) -> bool:
        return self._window.screen().size().height() < _FINE_BELOW

    def _first_beside(self) -> Beside:
        """Return what is beside the board when full screen begins."""
        has_list_focus = self._is_of_lessons(QApplication.focusWidget()) and not self._live_game.is_on
        if self._panes.lessons.is_reading or has_list_focus:
            return Beside.LESSON
        if not self._panes.bar.is_search_shown:
            return Beside.PLAYERS
        if self._workspaces.current is Workspace.ANALYSE and self._panes.summary_card.is_of_review:
            return Beside.REVIEW
        is_watched = self._workspaces.current is Workspace.STUDY or self._is_searching
        return Beside.SEARCH if is_watched else Beside.PLAYERS

    def _change(self, beside: Beside) -> None:
        """Show something else beside the board."""
        self._beside = beside
        for side in self._panes.full_screen_players:
            side.hide()
        self._enlarge()
        self._place_docks()
        self._fit_strip()
        self._widen()
        self.arranged.emit()

    def _fit_strip(self) -> None:
        """Show those buttons of the strip that are useful for what is beside the board."""
        is_review = self._beside is Beside.REVIEW
        self._panes.board_line.show_players(shown=self._has_column and not self._panes.lessons.is_reading)
        has_search = self._panes.lessons.is_reading or self._panes.bar.is_search_shown
        self._panes.full_screen_strip.show_parts(game=is_review, steps=has_search and not is_review, numbers=has_search)

    @Slot()
    def _on_stepped(self) -> None:
        """Bring the pane that explains single steps to the front."""
        self._show_search()
        if self.is_on and self._has_column:
            self._bring_to_front("steps")
            self._panes.full_screen_strip.show_parts(game=self._beside is Beside.REVIEW, steps=True, numbers=True)

    @Slot()
    def _show_search(self) -> None:
        """Show the search instead of the players or the key moments. Do nothing during a lesson or a game."""
        is_other = self._panes.lessons.is_reading or self._live_game.is_on
        if not self.is_on or is_other or not self._panes.bar.is_search_shown:
            return
        if self._beside is Beside.REVIEW:
            self._bring_to_front("candidates")
        elif self._beside in (Beside.PLAYERS, Beside.LESSON):
            self._change(Beside.SEARCH)

    def _bring_to_front(self, pane: str) -> None:
        dock = self._dock(pane)
        dock.show()
        dock.raise_()

    def _is_of_lessons(self, widget: QWidget | None) -> bool:
        lessons = self._panes.lessons
        return widget is not None and (widget is lessons or lessons.isAncestorOf(widget))

    def _place_docks(self) -> None:
        """Put the upper pane above the lower one, and all other panes into tabs beside the lower one.

        Enable the keys that bring panes to the front.
        """
        window, (upper, lower) = self._window, self._docks()
        docks = window.findChildren(QDockWidget)
        for dock in docks:
            dock.hide()
            dock.setFloating(False)
            window.addDockWidget(_RIGHT, dock)  # the user may have moved the dock
            window.removeDockWidget(dock)
        for dock in (upper, lower):
            window.addDockWidget(_RIGHT, dock, Qt.Orientation.Vertical)
        shown = [self._dock(name) for name in self._beside.value]
        last = lower
        for dock in (*shown[2:], *(dock for dock in docks if dock not in shown)):
            window.tabifyDockWidget(last, dock)
            last = dock
        for dock in shown:
            dock.show()
        upper.setProperty(UNTITLED, self._is_low and self._beside is Beside.LESSON)  # a question needs its height
        if self._beside is Beside.LESSON:
            self._room.arrange(upper, lower, low=self._is_low)
        else:
            self._room.forget()
        self._make_bare(bare=self._is_low)
        lower.raise_()
        window.addActions(list(self._pane_actions))

    def _make_bare(self, *, bare: bool) -> None:
        """Set whether the steps have no buttons and the tree has no filter, so that their numbers have room."""
        self._panes.steps.set_bare(bare=bare)
        self._panes.tree_filter.set_aside(aside=bare)

    def _docks(self) -> tuple[QDockWidget, QDockWidget]:
        """Return two docks: that of the upper pane and that of the lower pane."""
        upper, lower = self._beside.value[:2]
        return self._dock(upper), self._dock(lower)

    def _dock(self, pane: str) -> QDockWidget:
        dock = self._window.findChild(QDockWidget, f"dock_{pane}")
        if dock is None:
            raise RuntimeError(f"the pane {pane} has no dock")
        return dock

    def _enlarge(self) -> None:
        """Enlarge all texts. Beside a tree with many columns, enlarge them less."""
        screen, least, most = self._window.screen().size(), _LEAST_SCALE, _SCALE
        if self._beside is Beside.REVIEW:
            least = 1 if self._is_low else least
            most = (screen.width() - screen.height()) / _REVIEW_COLUMN
        elif self._is_low:
            least = most = 1  # larger texts would be cut, or leave no room for the lesson
        elif self._has_column:
            most = _WIDE * screen.width() / self._panes.tree.needed_width
        self._set_scale(max(least, min(_SCALE, most)))

    def _set_scale(self, scale: float) -> None:
        self._texts.set_scale(scale)
        if self._panes.summary is not None:
            self._panes.summary.set_scale(scale)
            self._panes.summary.keep_plot(kept=self._beside is Beside.REVIEW and self._is_low)

    def _widen(self) -> None:
        """Make the docks as wide as the square board allows. They always get the width that their texts need."""
        screen, docks = self._window.screen().size(), list(self._docks())
        needed = 0 if self._beside is Beside.REVIEW else self._panes.tree.needed_width
        least = _LEAST_FINE if self._beside is not Beside.REVIEW and self._is_low else _LEAST
        wanted = max(screen.width() - screen.height(), needed, round(least * screen.width()))
        width = min(wanted, round(_MOST * screen.width()))
        self._window.resizeDocks(docks, [width] * len(docks), Qt.Orientation.Horizontal)
        if self._beside is Beside.SEARCH or (self._beside is Beside.LESSON and not self._panes.lessons.is_reading):
            whole, steps = sum(dock.height() for dock in docks), _FINE_STEPS if self._is_low else _STEPS
            upper = round((steps if self._beside is Beside.SEARCH else _LIST) * whole)
            self._window.resizeDocks(docks, [upper, whole - upper], Qt.Orientation.Vertical)
        self._room.fit()

    @Slot()
    def _on_lesson_begun(self) -> None:
        self._change(Beside.LESSON)
        self._panes.lessons.setFocus()

    def _others(self) -> list[QWidget]:
        """Return the widgets that full screen hides."""
        # Others appear and disappear by themselves.
        window = self._window
        bars, docks = window.findChildren(QToolBar), window.findChildren(QDockWidget)
        return [window.menuBar(), *bars, *docks, self._panes.strip]

    def _take_escape(self, *, taken: bool) -> None:
        """If `taken`, Escape leaves full screen. Otherwise, it pauses the search."""
        action = self._actions["full_screen"]
        keys = [key for key in action.shortcuts() if key != QKeySequence(_LEAVE)]
        action.setShortcuts([*keys, QKeySequence(_LEAVE)] if taken else keys)
        self._actions["pause"].setShortcuts([] if taken else [QKeySequence(_LEAVE)])
        action.setChecked(taken)

    @Slot(bool)
    def _on_toggled(self, wished: bool) -> None:
        if wished:
            self.enter()
        else:
            self.leave()
