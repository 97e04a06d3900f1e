"""Requests work on the whole search tree. The search does the work and reports its progress."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.thinking.live_search import LiveSearch
from studio.thinking.thinker import MakeWork
from studio.thinking.tree_work import WorkKind, WorkNews


class TreeQuestion(QObject):
    """Requests one kind of work on the tree, such as its statistics.

    A new request replaces the previous one.
    """

    answered = Signal(object)
    """Emitted with the results so far."""
    ended = Signal(object)
    """Emitted at the end, with the error or None."""

    def __init__(self, live_search: LiveSearch, kind: WorkKind, parent: QObject) -> None:
        super().__init__(parent)
        self._live_search, self._kind = live_search, kind
        self._is_awaited = False
        live_search.work_advanced.connect(self._on_work)

    def ask(self, make: MakeWork) -> None:
        self._is_awaited = True
        self._live_search.begin_work(self._kind, make)

    @Slot()
    def cancel(self) -> None:
        """Cancel the request."""
        # The results so far remain.
        self._live_search.cancel_work(self._kind)

    def forget(self) -> None:
        """Cancel the request, and ignore later results."""
        self._is_awaited = False
        self.cancel()

    # Implementation

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.kind is not self._kind or not self._is_awaited:
            return
        if news.result is not None:
            self.answered.emit(news.result)
        if news.is_over:
            self._is_awaited = False
            self.ended.emit(news.error)
