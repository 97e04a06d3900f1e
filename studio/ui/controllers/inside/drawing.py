"""Between the running search and the drawing of its tree: the most visited part, anew about once a second."""

from PySide6.QtCore import QObject, QTimer, Slot

from studio.engine.views.outline import TreeOutline
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.drawing.view import TreeDrawing
from studio.ui.panes.attention import dock_of

MOST_NODES = 400
"""More are drawn as fast, but nobody can read them."""
_REFRESH_MS = 700


class DrawingController(QObject):
    """Asks only while somebody can see the drawing."""

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
        live_search.restarted.connect(self.begin_anew)
        context.hiding.changed.connect(self.begin_anew)
        drawing.shown.connect(self._on_news)
        drawing.node_chosen.connect(nodes.choose)
        nodes.node_changed.connect(self._on_node)
        dock = dock_of(drawing)
        if dock is not None:
            dock.visibilityChanged.connect(self._on_news)
        self.begin_anew()

    @Slot()
    def begin_anew(self) -> None:
        """Another tree: what is on its way is of the old one."""
        self._is_awaited = False
        self._live_search.cancel_work(WorkKind.OUTLINE)
        self._drawing.show_outline(None)
        self._drawing.set_to_move(self._session.position.to_move)
        self._on_news()

    # Inside

    @Slot()
    def _on_news(self) -> None:
        """The first news at once, later ones when the last outline has been looked at for a while."""
        self._is_due = True
        if not self._resting.isActive():
            self._on_rested()

    @Slot()
    def _on_rested(self) -> None:
        """One after the other: on a busy machine one that is begun anew each time would never be there."""
        if self._is_due and not self._is_awaited and self._is_seen and not self._hiding.hides_search:
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
        """The root is where everything begins: nobody has picked it."""
        self._drawing.show_chosen(self._nodes.path or None)

    @property
    def _is_seen(self) -> bool:
        """A pane behind others counts as visible for Qt, and shows nothing."""
        return self._drawing.isVisible() and not self._drawing.visibleRegion().isEmpty()
