"""The place of the task of an exercise. It is in the summary pane or, if the pane is hidden, above the board."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QApplication, QWidget

from studio.ui.panes.board_area import BoardArea
from studio.ui.panes.summary_pane import SummaryPane

_RESIZING = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent


class TaskPlace(QObject):
    """If the summary pane is visible, moves tasks to it, so that the board keeps its size."""

    def __init__(self, tasks: Sequence[QWidget], area: BoardArea, pane: SummaryPane) -> None:
        super().__init__(pane)
        self._tasks, self._area, self._pane = tuple(tasks), area, pane
        for task in self._tasks:
            task.installEventFilter(self)
        pane.seen_changed.connect(self._on_seen)
        self._on_seen(pane.isVisible())

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _RESIZING and self._pane.isVisible():
            self._pane.fit_tasks()
        return False

    @Slot(bool)
    def _on_seen(self, seen: bool) -> None:
        """Place the tasks. If a button of a task has the focus, it keeps it."""
        focused = QApplication.focusWidget()
        hidden = [task.isHidden() for task in self._tasks]
        if seen:
            self._pane.take_tasks(self._tasks)
        else:
            self._pane.release_tasks()
            for task in self._tasks:
                self._area.take_above(task)
        for task, is_hidden in zip(self._tasks, hidden, strict=True):
            task.setHidden(is_hidden)
        if seen:
            self._pane.fit_tasks()
        if focused is not None and any(task.isAncestorOf(focused) for task in self._tasks):
            focused.setFocus()
