"""Finds the position to which the result of the open record belongs."""

from PySide6.QtCore import QObject, Slot

from studio.activities.live_game import LiveGame
from studio.game.game_end import is_end, played_line
from studio.game.node import Node
from studio.session.session import Session


class RecordedEnd(QObject):
    """Finds the node of the open record where the game ended by resignation, on time or by agreement."""

    # Moves may follow that position.

    def __init__(self, session: Session, live_game: LiveGame, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._live_game = session, live_game
        self._node = session.record.root
        session.record_opened.connect(self._on_record)
        self._on_record()

    def result_at(self, node: Node) -> str:
        """Return the result of the game if it ended at `node`.

        Return an empty text for all other nodes, and during a game.
        """
        game, record = self._live_game, self._session.record
        if game.is_on:
            return ""
        if game.setup is not None and node is game.tip:
            return record.result if game.is_own_record else game.result
        return record.result if node is self._node and is_end(node) else ""

    @Slot()
    def _on_record(self) -> None:
        self._node = played_line(self._session.record.root)[-1]
