"""The room of a lesson in full screen, above the pane that its text may be about."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QStyle

from studio.lessons.lesson import Pane
from studio.lessons.page import Stage
from studio.thinking.live_search import LiveSearch
from studio.ui.panes.panes import Panes
from studio.ui.widgets.seen import is_seen
from studio.ui.window.lesson_height import LEAST_BELOW, lesson_height

_ALWAYS_FULL = Pane.STEPS, Pane.PANEL
"""The panes that have something to show before the search has results."""


class LessonRoom(QObject):
    """Gives a lesson the height that its text and its answers need. The pane below it gets the rest.

    On a low screen, a pane without results gives its room to a lesson that needs it. A pane without results gives its
    room to the list of lessons on any screen, and a pane with results on a low one.
    """

    lesson_begun = Signal()
    """Emitted when a lesson is shown while full screen has another arrangement."""

    def __init__(self, window: QMainWindow, panes: Panes, live_search: LiveSearch) -> None:
        super().__init__(window)
        self._window, self._panes, self._live_search = window, panes, live_search
        self._lesson: QDockWidget | None = None  # the dock of the lesson, during full screen with a lesson
        self._lower: QDockWidget | None = None  # one of the docks below it
        self._is_on = self._is_low = False
        self._aside: Sequence[QDockWidget] = ()  # the docks that have given their room to the lesson
        self._page: tuple[str, int] | None = None
        self._sized: tuple[tuple[str, int] | None, Stage | None] = None, None  # the page that has its size of texts
        self._is_wanted = False  # whether the user has asked for a pane without results
        self._fitted = 0, 0, 0  # at the last fit: the lesson's wanted height, the height of both panes, the lesson's
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.fit)
        panes.lessons.need_changed.connect(self.fit_soon)
        live_search.thought_changed.connect(self._on_thought)

    def enter(self) -> None:
        """Begin to follow the lessons, because full screen begins."""
        self._is_on = True
        self._fitted, self._page, self._is_wanted = (0, 0, 0), None, False

    def leave(self) -> None:
        """Stop, because full screen ends."""
        self._is_on = False
        self.forget()

    def arrange(self, lesson: QDockWidget, lower: QDockWidget, *, low: bool) -> None:
        """Fit the lesson in `lesson` above `lower` and the docks with tabs beside it, on a low screen if `low`."""
        self.forget()
        self._lesson, self._lower, self._is_low = lesson, lower, low
        self._panes.lessons.set_low(low=low)

    def forget(self) -> None:
        """Stop fitting a lesson, because full screen shows something else."""
        self._lesson = self._lower = None
        self._aside, self._fitted = (), (0, 0, 0)
        self._panes.lessons.set_low(low=False)
        self._panes.lessons.set_small(small=False)
        self._sized = None, None

    @Slot()
    def fit_soon(self) -> None:
        """Fit the lesson after the docks have got their sizes."""
        if self._is_on:
            self._soon.start()

    @Slot()
    def fit(self) -> None:
        """Fit the heights of the lesson and of the pane below it."""
        if not self._is_on:
            return
        if not self._panes.lessons.is_reading:
            if self._lesson is not None:
                self._set_aside()
            return
        if self._lesson is None:  # the lesson began in full screen, as a tab beside the tree
            self.lesson_begun.emit()
            return
        self._fit(self._lesson)

    # Implementation

    def _fit(self, lesson: QDockWidget) -> None:
        self._set_aside()
        if self._aside:
            return
        below = self._dock_below()
        if below is None:
            return
        whole, wanted = lesson.height() + below.height(), self._wanted_height(lesson, below)
        fitted = wanted, whole, lesson.height()
        if self._fitted == fitted:
            # Qt rounds the sizes and keeps the least heights of panes, so another fit would change nothing
            if self._panes.lessons.missing_height > 0:
                self._panes.lessons.set_small(small=True)
            return
        self._fitted = fitted
        self._soon.start()
        rest = whole - wanted
        if self._is_low:
            rest += self._height_of_tabs(lesson, below)  # otherwise Qt gives a part of it to the lesson
        self._window.resizeDocks([lesson, below], [wanted, rest], Qt.Orientation.Vertical)

    def _height_of_tabs(self, lesson: QDockWidget, below: QDockWidget) -> int:
        separator = self._window.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent)
        return max(0, below.y() - lesson.y() - lesson.height() - separator)

    def _wanted_height(self, lesson: QDockWidget, below: QDockWidget) -> int:
        """Return the height that the lesson is to have. Before a long page scrolls, make it closer, then smaller."""
        lessons, screen = self._panes.lessons, self._window.screen().size().height()
        page = lessons.page_place, lessons.stage
        if page != self._sized:
            self._sized = page
            lessons.set_low(low=self._is_low)
            lessons.set_small(small=False)
        wanted = lesson_height(lessons, lesson, below, screen)
        for tighten in (partial(lessons.set_low, low=True), partial(lessons.set_small, small=True)):
            if lesson.height() + lessons.missing_height > wanted:
                tighten()
                wanted = lesson_height(lessons, lesson, below, screen)
        return wanted

    def _set_aside(self) -> None:
        """Hide the panes below a lesson or the list if it needs their room, or show them again."""
        lessons = self._panes.lessons
        page = lessons.page_place if lessons.is_reading else None
        if page != self._page:
            self._page, self._is_wanted = page, False
        elif any(not dock.isHidden() for dock in self._aside):
            self._is_wanted = True
        if not self._is_wanted and (self._needs_all if lessons.is_reading else self._is_low or not self._has_results):
            self._hide_panes()
        else:
            self._return_panes()

    @property
    def _needs_all(self) -> bool:
        """Whether the lesson needs the room of the panes below it, and they have nothing to show."""
        below = self._dock_below()
        spare = max(0, below.height() - LEAST_BELOW) if below is not None and not self._aside else 0
        is_long = bool(self._aside) or self._panes.lessons.missing_height > spare
        is_bare = not self._has_results and self._panes.lessons.look not in _ALWAYS_FULL
        return self._is_low and is_bare and is_long

    @property
    def _has_results(self) -> bool:
        thought = self._live_search.thought
        return thought is not None and thought.snapshot.simulations > 0

    def _hide_panes(self) -> None:
        shown = [dock for dock in self._docks_below() if not dock.isHidden()]
        if not shown:
            return
        front, focused = self._dock_below(), QApplication.focusWidget()
        self._aside = [*([front] if front in shown else []), *(dock for dock in shown if dock is not front)]
        had_focus = focused is not None and any(dock.isAncestorOf(focused) for dock in shown)
        for dock in shown:
            dock.hide()
        if had_focus:
            self._panes.lessons.enter()

    def _return_panes(self) -> None:
        aside, self._aside = self._aside, ()
        if not aside:
            return
        front = next((dock for dock in aside if not dock.isHidden()), aside[0])
        for dock in aside:
            dock.show()
        front.raise_()
        self._fitted = 0, 0, 0
        self._soon.start()

    def _docks_below(self) -> list[QDockWidget]:
        return [] if self._lower is None else [self._lower, *self._window.tabifiedDockWidgets(self._lower)]

    def _dock_below(self) -> QDockWidget | None:
        """Return the dock that is in front of the others below the lesson."""
        return next((dock for dock in self._docks_below() if is_seen(dock)), self._lower)

    @Slot()
    def _on_thought(self) -> None:
        if self._aside:
            self.fit_soon()
