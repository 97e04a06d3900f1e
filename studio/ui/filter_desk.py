"""Between the running search and the list of nodes that a filter finds in its whole tree."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget

from studio.analysis import Analysis
from studio.engine.tree_filter import FilteredNodes, TreeFilter
from studio.session import Session
from studio.thoughts import EngineState
from studio.tree_work import WorkKind, WorkNews
from studio.ui.found_nodes_view import FoundNodesView
from studio.ui.play_desk import PlayDesk
from studio.ui.tree_filter_bar import TreeFilterBar
from studio.ui.tree_question import TreeQuestion

_TREE, _FOUND = 0, 1


class FilterDesk(QObject):
    """Shows the tree while nothing is filtered, and the list while something is."""

    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        play: PlayDesk,
        bar: TreeFilterBar,
        found: FoundNodesView,
        rooms: QStackedWidget,
    ) -> None:
        super().__init__(bar)
        self._session, self._analysis, self._play = session, analysis, play
        self._bar, self._found, self._rooms = bar, found, rooms
        self._wanted: TreeFilter | None = None
        bar.filter_requested.connect(self._on_filter)
        self._question = TreeQuestion(analysis, WorkKind.FILTER, self)
        self._question.answered.connect(self._on_answered)
        self._question.ended.connect(self._on_ended)
        bar.cancel_requested.connect(self._question.cancel)
        found.order_requested.connect(bar.choose_order)
        analysis.work_advanced.connect(self._on_work)
        analysis.state_changed.connect(self._on_state)
        analysis.restarted.connect(self._on_other_tree)
        analysis.phases_performed.connect(self._ask)
        session.position_changed.connect(self._on_other_tree)
        play.hiding_changed.connect(self._on_other_tree)

    # Inside

    @Slot(object)
    def _on_filter(self, wanted: TreeFilter | None) -> None:
        self._wanted = wanted
        self._rooms.setCurrentIndex(_TREE if wanted is None else _FOUND)
        if wanted is None:
            self._question.forget()
            self._bar.show_progress(None)
        self._found.show_nodes(None, self._session.rules)
        self._ask()

    @Slot()
    def _on_other_tree(self) -> None:
        self._found.show_nodes(None, self._session.rules)
        self._ask()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """A tree that has come to rest is looked at once more."""
        if state is EngineState.THINKING:
            self._found.set_outdated(True)
        else:
            self._ask()

    @Slot()
    def _ask(self) -> None:
        wanted = self._wanted
        if wanted is not None and not self._play.hides_search:
            self._question.ask(lambda search: search.filtered(wanted))

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.kind is WorkKind.READING and news.is_over:
            self._ask()  # there is another tree

    @Slot(object)
    def _on_answered(self, found: FilteredNodes) -> None:
        if not self._play.hides_search:
            self._found.show_nodes(found, self._session.rules)
            self._bar.show_progress(found)
            self._found.set_outdated(found.is_complete and self._analysis.state is EngineState.THINKING)

    @Slot()
    def _on_ended(self) -> None:
        self._bar.show_progress(None)
