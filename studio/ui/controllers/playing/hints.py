"""The controller of hints."""

# A hint is one good move, in words and on the board, without anything else of the search.

from PySide6.QtCore import QLocale, QObject, Signal, Slot

from studio.engine.options.limits import Limit
from studio.game.node import Node
from studio.thinking.thoughts import EngineState
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.texts.hints import HintTexts

_SECONDS = 3.0


class HintController(QObject):
    """Gives hints on request."""

    # For a hint, it searches for three seconds, or until the position is proven. If the record knows more about the
    # position, such as a proof or the best move of a review, the hint says the same.

    said = Signal(str)
    """Emitted with the sentence of the hint for the current position. The sentence is empty if there is no hint."""

    def __init__(self, context: ControllerContext, display: SearchDisplay, board: BoardView) -> None:
        super().__init__(context.window)
        self._session, self._live_game = context.session, context.live_game
        self._live_search, self._actions, self._board = context.live_search, context.actions, board
        self._display = display
        self._texts = HintTexts(self)
        self._searched: Node | None = None  # the position for which a hint is being searched
        self._hinted: Node | None = None  # the position whose hint is shown
        self._actions["hint"].triggered.connect(self._on_hint)
        self._live_search.stopped.connect(self._on_stopped)
        self._live_search.state_changed.connect(self._on_state)
        self._live_game.changed.connect(self._look)

    @property
    def can_hint(self) -> bool:
        """Whether a person is to move and the window shows the newest position."""
        game = self._live_game
        return game.awaits_person and game.is_at_tip and game.opening is None

    @property
    def is_searching(self) -> bool:
        """Whether a search for a hint in this position is running."""
        return self._searched is self._session.node and self.can_hint

    @Slot()
    def follow_position(self) -> None:
        """Remove the hint of the previous position."""
        if self._searched is not self._session.node:
            self._searched = None
        if self._hinted is not None and self._hinted is not self._session.node:
            self._say("", None)

    # Implementation

    @Slot()
    def _look(self) -> None:
        """Remove the hint, unless a person is to move and the window shows the newest position."""
        if not self.can_hint:
            self._searched = None
            if self._hinted is not None:
                self._say("", None)

    @Slot()
    def _on_hint(self) -> None:
        if not self.can_hint:
            return  # the hint was requested for an exercise
        self._searched = self._hinted = self._session.node
        self._say(self._texts.searching(), None)
        self._live_search.start(Limit(seconds=_SECONDS))

    @Slot(object)
    def _on_stopped(self, _reason: object) -> None:
        if self.is_searching:
            self._give()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """If the search for a hint has failed, say so."""
        if state is EngineState.FAILED and self.is_searching:
            self._searched = None
            self._say(self._texts.failed(), None)

    def _give(self) -> None:
        self._searched = None
        root, best = self._display.root_view, self._display.root_best
        if root is None or best is None:
            self._say(self._texts.failed(), None)
            return
        to_move = self._session.position.to_move
        self._say(self._texts.sentence(root, best, to_move, QLocale()), best.point)

    def _say(self, text: str, point: int | None) -> None:
        self._hinted = self._session.node if text else None
        self._board.show_hint(point)
        self.said.emit(text)
        if point is not None:
            announce(self._board, text)
