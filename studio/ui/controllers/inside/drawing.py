"""The controller of the tree drawing."""

# It requests the most visited part of the tree about once a second.

from PySide6.QtCore import QObject, QTimer, Slot

from studio.engine.views.outline import TreeOutline
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.drawing.view import TreeDrawing
from studio.ui.panes.attention import dock_of
from studio.ui.widgets.seen import is_seen

# A drawing with more would not be readable.
MOST_NODES = 400
"""The maximum number of drawn nodes."""
_REFRESH_MS = 700


class DrawingController(QObject):
    """Requests the nodes to draw while the drawing is visible."""

    def __init__(self, context: ControllerContext, nodes: NodeController, drawing: TreeDrawing) -> None:
        super().__init__(drawing)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._nodes, self._drawing = nodes, drawing
        self._is_due = self._is_awaited = False
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(_REFRESH_MS)
        self._resting.timeout.connect(self._on_rested)
        live_search = context.live_search
        live_search.thought_changed.connect(self._on_news)
        live_search.phases_performed.connect(self._on_news)
        live_search.work_advanced.connect(self._on_work)
        live_search.restarted.connect(self.begin_again)
        context.hiding.changed.connect(self.begin_again)
        drawing.shown.connect(self._on_news)
        drawing.node_chosen.connect(nodes.choose)
        nodes.node_changed.connect(self._on_node)
        dock = dock_of(drawing)
        if dock is not None:
            dock.visibilityChanged.connect(self._on_news)
        self.begin_again()

    @Slot()
    def begin_again(self) -> None:
        """Clear the drawing and cancel the running request. Request nodes of the new tree."""
        self._is_awaited = False
        self._live_search.cancel_work(WorkKind.OUTLINE)
        self._drawing.show_outline(None)
        self._drawing.set_to_move(self._session.position.to_move)
        self._on_news()

    # Implementation

    @Slot()
    def _on_news(self) -> None:
        """Request nodes at once. If the last request was less than a second ago, wait a little first."""
        self._is_due = True
        if not self._resting.isActive():
            self._on_rested()

    @Slot()
    def _on_rested(self) -> None:
        """Request the nodes to draw, if the drawing is visible and no request is running."""
        # a new request would replace the outstanding one, so that a busy machine would never answer any
        if self._is_due and not self._is_awaited and is_seen(self._drawing) and not self._hiding.hides_search:
            self._is_due, self._is_awaited = False, True
            self._resting.start()
            self._live_search.begin_work(WorkKind.OUTLINE, lambda search: search.outline(MOST_NODES))

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.kind is not WorkKind.OUTLINE or not news.is_over or not self._is_awaited:
            return
        self._is_awaited = False
        if isinstance(news.result, TreeOutline) and len(news.result) > 1:
            self._drawing.show_outline(news.result)
            self._on_node()
        if not self._resting.isActive():
            self._on_rested()

    @Slot()
    def _on_node(self) -> None:
        """Mark the selected node in the drawing, unless it is the root."""
        self._drawing.show_chosen(self._nodes.path or None)
