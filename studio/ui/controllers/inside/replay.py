"""Between the running search and the bar that goes back to its moments: what is shown, and what the record keeps."""

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.game.files.limits import MAX_FILE_BYTES
from studio.keeping.timelines import timeline_from_text, timeline_to_text
from studio.session.edits import TIMELINE
from studio.thinking.thoughts import Thought
from studio.ui.board.canvas import BoardCanvas
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.inside.replay_export import ReplayExport
from studio.ui.replay.bar import ReplayBar
from studio.ui.texts.messages import sentence_of


class ReplayController(QObject):
    """Lets the views go back in time, and the record keep what they show."""

    moment_changed = Signal(object)
    """The Snapshot that is looked at; None is the present."""

    _found_damaged = Signal(object)
    """The StudioError of a kept timeline: told when all else about another position has been said."""

    def __init__(self, context: ControllerContext, display: SearchDisplay, board: BoardCanvas, bar: ReplayBar) -> None:
        super().__init__(bar)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes = context.notes
        self._display, self._bar = display, bar
        self._kept: tuple[Snapshot, ...] = ()
        self._kept_text = ""  # which they were made of
        self._export = ReplayExport(context, display, board, bar)
        self._connect()
        self.follow_position()
        self._catch_up()  # a window in another language finds the search at work

    def return_to_now(self) -> None:
        self._bar.show_now()

    @Slot()
    def follow_position(self) -> None:
        """What the record keeps of this position is shown until the search knows more."""
        self._read_kept()
        self._display.show_kept_moments(self._kept)
        self._begin_bar()

    # Inside

    def _connect(self) -> None:
        self._live_search.thought_changed.connect(self._on_thought)
        self._live_search.restarted.connect(self._on_restarted)
        self._live_search.phases_performed.connect(self._bar.show_now)
        self._session.tree_changed.connect(self._on_kept)
        self._hiding.changed.connect(self._on_hiding)
        self._display.moment_left.connect(self._bar.show_now)
        self._found_damaged.connect(self._on_damaged, Qt.ConnectionType.QueuedConnection)
        self._bar.moment_changed.connect(self._on_moment)
        self._bar.keep_requested.connect(self._on_keep)

    @Slot()
    def _on_restarted(self) -> None:
        """The present knows nothing any more; what the record keeps can still be gone back to."""
        self._display.show_kept_moments(())
        self._begin_bar()

    @Slot()
    def _on_hiding(self) -> None:
        self._begin_bar()
        self._catch_up()

    def _catch_up(self) -> None:
        if self._live_search.thought is not None:
            self._on_thought(self._live_search.thought)

    def _begin_bar(self) -> None:
        self._bar.clear()
        hidden = self._hiding.hides_search
        self._bar.setVisible(not hidden)
        self._bar.set_can_keep(not hidden)
        if not hidden:
            self._bar.show_timeline(self._kept)

    @Slot()
    def _on_kept(self) -> None:
        self._read_kept()

    def _read_kept(self) -> None:
        """Only where it is another one: edits elsewhere in the record are many."""
        text, is_same_game = self._session.timeline, not self._kept or self._kept[0].root.rules == self._session.rules
        if text == self._kept_text and is_same_game:
            return
        self._kept, self._kept_text = (), text
        try:
            self._kept = timeline_from_text(text, self._session.rules) if text else ()
        except StudioError as error:
            self._found_damaged.emit(error)

    @Slot(object)
    def _on_damaged(self, error: StudioError) -> None:
        self._notes.say(sentence_of(error))

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        if not self._hiding.hides_search and not self._is_in_kept_past and self._is_further(thought):
            self._bar.show_timeline(thought.timeline)

    @property
    def _is_in_kept_past(self) -> bool:
        """Whether somebody looks at a moment of the search that the record keeps: another one must not end that."""
        return self._bar.moment is not None and self._bar.snapshots is self._kept

    def _is_further(self, thought: Thought) -> bool:
        """Whether a search has come further than the one that the record keeps."""
        if not self._kept:
            return True
        return bool(thought.timeline) and thought.timeline[-1].simulations > self._kept[-1].simulations

    @Slot(object)
    def _on_moment(self, moment: Snapshot | None) -> None:
        self._display.show_moment(moment, self._bar.snapshots)
        self.moment_changed.emit(moment)
        if moment is None:
            self._catch_up()

    @Slot()
    def _on_keep(self) -> None:
        text = timeline_to_text(self._bar.snapshots, self._session.rules)
        if not self._has_room_for(text):
            self._notes.say(
                self.tr("The game record has no room for more snapshots: it reached the size limit of a file.")
            )
            return
        told = self.tr("The game record now contains the snapshots of this search. Save it to keep them.")
        self._notes.say(told)  # before: what the journal has to say is more important
        self._session.keep_timeline(text)

    def _has_room_for(self, text: str) -> bool:
        """Whether the record could still be saved and opened again, with as much room left for all else."""
        others = (node for node in self._session.record.nodes() if node is not self._session.node)
        kept = sum(len(value) for node in others for value in node.properties.get(TIMELINE, ()))
        return kept + len(text) <= MAX_FILE_BYTES // 2
