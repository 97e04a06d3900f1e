"""The controller of the replay bar: shows snapshots of the search and saves them in the record."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.game.files.limits import MAX_FILE_BYTES
from studio.game.node import TIMELINE
from studio.keeping.timelines import timeline_from_text, timeline_to_text
from studio.thinking.thoughts import Thought
from studio.ui.board.canvas import BoardCanvas
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.inside.replay_export import ReplayExport
from studio.ui.replay.bar import ReplayBar
from studio.ui.texts.messages import sentence_of


class ReplayController(QObject):
    """Shows earlier snapshots in the views, and saves snapshots in the record on request."""

    moment_changed = Signal(object)
    """Emitted with the shown Snapshot. The argument is None for the newest results."""

    # The connection is queued, so that the message follows all others about the position.
    _found_damaged = Signal(object)
    """Emitted with the StudioError about a damaged timeline."""

    def __init__(self, context: ControllerContext, display: SearchDisplay, board: BoardCanvas, bar: ReplayBar) -> None:
        super().__init__(bar)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes, self._actions = context.notes, context.actions
        self._display, self._bar = display, bar
        self._kept: tuple[Snapshot, ...] = ()
        self._kept_text = ""  # the text from which the saved snapshots were read
        self._export = ReplayExport(context, display, board, bar)
        self._connect()
        self.follow_position()
        self._catch_up()  # the search already runs if the window was recreated in another language

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        """The snapshots in the bar."""
        return self._bar.snapshots

    def return_to_now(self) -> None:
        self._bar.show_now()

    @Slot()
    def follow_position(self) -> None:
        """Show the saved snapshots of the new position until the search has more simulations than these."""
        self._read_kept()
        self._display.show_kept_moments(self._kept)
        self._begin_bar()

    # Implementation

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
        keys: dict[str, Callable[[], None]] = {
            "replay_previous": partial(self._bar.step, -1),
            "replay_next": partial(self._bar.step, 1),
            "replay_now": self._bar.show_now,
            "replay_play": self._bar.toggle,
        }
        for name, act in keys.items():
            self._actions[name].triggered.connect(partial(self._on_key, act))

    def _on_key(self, act: Callable[[], None], _checked: bool = False) -> None:
        if len(self._bar.snapshots) > 1:
            act()
        elif self._hiding.hides_search:
            self._notes.say(self.tr("The search is hidden, so there is nothing to replay."))
        else:
            self._notes.say(self.tr("There is nothing to replay yet. “Run” (Space) starts the search."))

    @Slot()
    def _on_restarted(self) -> None:
        # Saved snapshots remain.
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
        self._bar.set_wanted(wanted=not hidden)
        self._bar.set_can_keep(not hidden)
        if not hidden:
            self._bar.show_timeline(self._kept)

    @Slot()
    def _on_kept(self) -> None:
        self._read_kept()

    def _read_kept(self) -> None:
        """Read the saved snapshots of the current node, if they have changed."""
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
        """Whether the views show a saved snapshot."""
        # New results of the search must not replace it.
        return self._bar.moment is not None and self._bar.snapshots is self._kept

    def _is_further(self, thought: Thought) -> bool:
        """Return whether the search has more simulations than the saved snapshots."""
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
                self.tr("The snapshots were not added, because the game record would exceed the size limit of a file.")
            )
            return
        message = self.tr("The game record now contains the snapshots of this search. Save the record to keep them.")
        self._notes.say(message)  # shown first, so that a more important message about the journal can replace it
        self._session.keep_timeline(text)

    def _has_room_for(self, text: str) -> bool:
        """Return whether the text of the snapshots still fits into the record."""
        # The saved snapshots of all nodes together may fill half of the maximum file size.
        others = (node for node in self._session.record.nodes() if node is not self._session.node)
        kept = sum(len(value) for node in others for value in node.properties.get(TIMELINE, ()))
        return kept + len(text) <= MAX_FILE_BYTES // 2
