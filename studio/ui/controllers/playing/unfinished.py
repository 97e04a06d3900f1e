"""The controller of an unfinished game: hides the search until the user continues the game or asks for the search."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.game.node import Node
from studio.players.engine_entry import EngineEntry
from studio.players.playing_on import open_end
from studio.ui.controllers.context import ControllerContext


class UnfinishedGame(QObject):
    """Finds out whether the open record is an unfinished game that the user can continue."""

    changed = Signal()
    """Emitted when `end` may have changed."""

    def __init__(self, context: ControllerContext, list_engines: Callable[[], Sequence[EngineEntry]]) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._hiding = context.session, context.live_game, context.hiding
        self._actions, self._profiles, self._list_engines = context.actions, context.profiles, list_engines
        self._end: Node | None = None
        self._is_for_playing = False
        self._session.record_opened.connect(self._on_record)
        self._session.tree_changed.connect(self.update)
        self._live_game.changed.connect(self.update)
        self.update()

    @property
    def end(self) -> Node | None:
        """The last position of the unfinished game. None if there is none, or if a game was played in this record."""
        return self._end

    @property
    def is_at_end(self) -> bool:
        return self._end is not None and self._session.node is self._end

    def set_for_playing(self, *, playing: bool) -> None:
        """Set whether the workspace is for playing. Only there the search is hidden."""
        self._is_for_playing = playing
        self._hide()

    @Slot()
    def update(self) -> None:
        """Find the end of the game again."""
        before, self._end = self._end, self._found()
        self._hide()
        if before is not self._end:
            self.changed.emit()

    # Implementation

    @Slot()
    def _on_record(self) -> None:
        self._actions["show_thinking"].setChecked(False)
        self._hiding.begin_record()
        self.update()

    def _found(self) -> Node | None:
        if self._live_game.is_on or self._live_game.setup is not None:
            return None
        record = self._session.record
        if bool(record.black) is bool(record.white):  # no game of the user, so the file of engines need not be read
            return None
        return open_end(record, self._list_engines(), self._profiles.catalogue)

    def _hide(self) -> None:
        self._hiding.set_unfinished(unfinished=self._is_for_playing and self._end is not None)
