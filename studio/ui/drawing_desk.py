"""Between the running search and the drawing of its tree: the most visited part, anew about once a second."""

from PySide6.QtCore import QObject, QTimer, Slot

from studio.analysis import Analysis
from studio.engine.tree_outline import TreeOutline
from studio.session import Session
from studio.tree_work import WorkKind, WorkNews
from studio.ui.node_desk import NodeDesk
from studio.ui.pane_front import dock_of
from studio.ui.play_desk import PlayDesk
from studio.ui.tree_drawing import TreeDrawing

MOST_NODES = 400
"""More are drawn as fast, but nobody can read them."""
_REFRESH_MS = 700


class DrawingDesk(QObject):
    """Asks only while somebody can see the drawing."""

    def __init__(
        self, session: Session, analysis: Analysis, play: PlayDesk, nodes: NodeDesk, drawing: TreeDrawing
    ) -> None:
        super().__init__(drawing)
        self._session, self._analysis, self._play, self._nodes, self._drawing = session, analysis, play, nodes, drawing
        self._is_due = self._is_awaited = False
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(_REFRESH_MS)
        self._resting.timeout.connect(self._on_rested)
        analysis.thought_changed.connect(self._on_news)
        analysis.phases_performed.connect(self._on_news)
        analysis.work_advanced.connect(self._on_work)
        analysis.restarted.connect(self._begin)
        session.position_changed.connect(self._begin)
        play.hiding_changed.connect(self._begin)
        drawing.shown.connect(self._on_news)
        drawing.node_chosen.connect(nodes.choose)
        nodes.node_changed.connect(self._on_node)
        dock = dock_of(drawing)
        if dock is not None:
            dock.visibilityChanged.connect(self._on_news)
        self._begin()

    # Inside

    @Slot()
    def _begin(self) -> None:
        """Another tree: what is on its way is of the old one."""
        self._is_awaited = False
        self._analysis.cancel_work(WorkKind.OUTLINE)
        self._drawing.show_outline(None)
        self._drawing.set_to_move(self._session.position.to_move)
        self._on_news()

    @Slot()
    def _on_news(self) -> None:
        """The first news at once, later ones when the last outline has been looked at for a while."""
        self._is_due = True
        if not self._resting.isActive():
            self._on_rested()

    @Slot()
    def _on_rested(self) -> None:
        """One after the other: on a busy machine one that is begun anew each time would never be there."""
        if self._is_due and not self._is_awaited and self._is_seen and not self._play.hides_search:
            self._is_due, self._is_awaited = False, True
            self._resting.start()
            self._analysis.begin_work(WorkKind.OUTLINE, lambda search: search.outline(MOST_NODES))

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
