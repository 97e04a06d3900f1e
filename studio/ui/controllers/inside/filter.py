"""The controller of the tree filter: lists all nodes of the tree that match a condition."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QStackedWidget

from studio.engine.views.found_nodes import FilteredNodes, TreeFilter
from studio.thinking.thoughts import EngineState
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.inside.question import TreeQuestion
from studio.ui.tree.filter_bar import FilterFields, TreeFilterBar
from studio.ui.tree.found_view import FoundNodesView

_TREE, _FOUND = 0, 1


class FilterController(QObject):
    """Shows the tree view. If the user sets a filter, it shows the list of matching nodes instead."""

    def __init__(
        self, context: ControllerContext, bar: TreeFilterBar, found: FoundNodesView, rooms: QStackedWidget
    ) -> None:
        super().__init__(bar)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._bar, self._found, self._pages = bar, found, rooms
        self._wanted: TreeFilter | None = None
        self._aside: FilterFields | None = None  # the user's filter from before a lesson
        live_search = context.live_search
        bar.filter_requested.connect(self._on_filter)
        self._question = TreeQuestion(live_search, WorkKind.FILTER, self)
        self._question.answered.connect(self._on_answered)
        self._question.ended.connect(self._on_ended)
        bar.left.connect(self._on_left)
        bar.cancel_requested.connect(self._question.cancel)
        found.order_requested.connect(bar.choose_order)
        live_search.work_advanced.connect(self._on_work)
        live_search.state_changed.connect(self._on_state)
        live_search.restarted.connect(self.filter_again)
        live_search.phases_performed.connect(self._ask)
        context.hiding.changed.connect(self.filter_again)

    @Slot()
    def filter_again(self) -> None:
        """Apply the filter again after the tree was replaced."""
        self._found.show_nodes(None, self._session.rules)
        self._ask()

    def set_aside(self, *, aside: bool) -> None:
        """Remove the user's filter if `aside` is True, so that a lesson shows its whole tree.

        Otherwise restore the filter.
        """
        if aside and self._aside is None:
            self._aside = self._bar.fields
            self._bar.set_fields(FilterFields())
        elif not aside and self._aside is not None:
            self._bar.set_fields(self._aside)
            self._aside = None

    # Implementation

    @Slot()
    def _on_left(self) -> None:
        """Move the focus from the filter to the tree or, if a list of nodes is shown, to the list."""
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(object)
    def _on_filter(self, wanted: TreeFilter | None) -> None:
        self._wanted = wanted
        self._pages.setCurrentIndex(_TREE if wanted is None else _FOUND)
        if wanted is None:
            self._question.forget()
            self._bar.show_progress(None)
        self._found.show_nodes(None, self._session.rules)
        self._ask()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """Mark the list as outdated while the search runs. Filter again when it stops."""
        if state is EngineState.THINKING:
            self._found.set_outdated(True)
        else:
            self._ask()

    @Slot()
    def _ask(self) -> None:
        wanted = self._wanted
        if wanted is not None and not self._hiding.hides_search:
            self._question.ask(lambda search: search.filtered(wanted))

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.kind is WorkKind.READING and news.is_over:
            self._ask()  # the tree was replaced

    @Slot(object)
    def _on_answered(self, found: FilteredNodes) -> None:
        if not self._hiding.hides_search:
            self._found.show_nodes(found, self._session.rules)
            self._bar.show_progress(found)
            self._found.set_outdated(found.is_complete and self._live_search.state is EngineState.THINKING)

    @Slot()
    def _on_ended(self) -> None:
        self._bar.show_progress(None)
