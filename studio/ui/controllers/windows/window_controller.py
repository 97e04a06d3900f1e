"""The base class of controllers of secondary windows."""

# The first use creates the window.

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMessageBox

from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.windows.secondary_window import SecondaryWindow
from studio.ui.widgets.work_badge import WorkBadge

_Window = TypeVar("_Window", bound=SecondaryWindow)


class WindowController(QObject, Generic[_Window]):
    """Owns a secondary window."""

    # Its work may continue while the window is closed.

    def __init__(self, context: ControllerContext, badge: WorkBadge | None = None) -> None:
        """Create the controller.

        `badge` is the button in the main window that shows the work and opens the secondary window.
        """
        super().__init__(context.window)
        self._badge = badge
        self._has_worked = self._is_unseen = False  # whether the end of the work was not seen in its window
        self._parent, self._profiles, self._theme = context.window, context.profiles, context.theme
        self._places = context.places
        self.window: _Window | None = None
        self._question: QMessageBox | None = None

    @property
    def is_shown(self) -> bool:
        return self.window is not None and self.window.isVisible()

    def shown_window(self) -> _Window:
        """Return the window. Do not show it."""
        # The first call creates it.
        if self.window is None:
            self.window = self._made_window()
            self._places.place(self.window)
        return self.window

    def may_leave(self) -> bool:
        """Return whether the program may quit.

        If quitting would stop running work, ask the user. If the work ends before the answer, the question closes and
        the program stays open to show the result.
        """
        if not self._is_on():
            return True
        title, question = self._quitting_texts()
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        box = self._question = QMessageBox(QMessageBox.Icon.Question, title, question, buttons, self._parent)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        self._question = None
        clicked = box.clickedButton()
        box.deleteLater()
        return box.standardButton(clicked) == QMessageBox.StandardButton.Yes

    def close(self) -> None:
        """Close the window without a question."""
        # The program quits, or the main window is replaced.
        if self.window is not None:
            self.window.hide()

    def take_place_of(self, replaced: "WindowController[_Window]") -> None:
        """Move the window to the place of `replaced`. If `replaced` is minimised, minimise the window too."""
        if self.window is not None and replaced.window is not None:
            self.window.restoreGeometry(replaced.window.saveGeometry())
            if replaced.window.isMinimized():
                self.window.showMinimized()

    # Implementation

    @Slot()
    def _show_badge(self) -> None:
        """Show the progress of the work in the main window.

        When the work has ended, show this until the user opens the window.
        """
        if self._question is not None and not self._is_on():
            self._question.reject()
        if self._badge is None:
            return
        had_worked, self._has_worked = self._has_worked, self._is_on()
        self._is_unseen = not self._has_worked and not self.is_shown and (had_worked or self._is_unseen)
        if self._is_unseen:
            self._badge.show_work(self._finished_text(), self._badge_tip(), is_paused=True)
            return
        text, is_paused = self._badge_text() if self._has_worked else ("", False)
        self._badge.show_work(text, self._badge_tip(), is_paused=is_paused)

    # To be overridden

    def _badge_text(self) -> tuple[str, bool]:
        """Return a short text that gives the progress of the work and says whether it is paused."""
        raise NotImplementedError

    def _finished_text(self) -> str:
        """Return a short text which says that the work has ended."""
        raise NotImplementedError

    def _badge_tip(self) -> str:
        raise NotImplementedError

    def _made_window(self) -> _Window:
        raise NotImplementedError

    def _is_on(self) -> bool:
        """Return whether work is running that quitting would stop."""
        return False

    def _quitting_texts(self) -> tuple[str, str]:
        """Return the title and the text of the question before quitting."""
        raise NotImplementedError
