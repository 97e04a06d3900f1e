"""What a controller asks of the whole tree: one kind of work, and the news of it while somebody waits for them."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.thinking.live_search import LiveSearch
from studio.thinking.thinker import MakeWork
from studio.thinking.tree_work import WorkKind, WorkNews


class TreeQuestion(QObject):
    """Can be asked again and again, each time in the place of the time before."""

    answered = Signal(object)
    """What is known so far."""
    ended = Signal(object)
    """Nothing more will come; why not, if it is an error."""

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
        """What was found so far stays."""
        self._live_search.cancel_work(self._kind)

    def forget(self) -> None:
        """What is on its way is of no use any more."""
        self._is_awaited = False
        self.cancel()

    # Inside

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.kind is not self._kind or not self._is_awaited:
            return
        if news.result is not None:
            self.answered.emit(news.result)
        if news.is_over:
            self._is_awaited = False
            self.ended.emit(news.error)
