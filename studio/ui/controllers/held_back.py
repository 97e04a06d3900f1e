"""The controller that keeps the replies to a mistake off the board."""

from PySide6.QtCore import QObject, Slot

from studio.game.message import fill
from studio.game.node import Node
from studio.game.stones import PASS
from studio.insight.mistakes import Judged
from studio.thinking.thoughts import EngineState
from studio.ui.board.overlays import GhostLine
from studio.ui.candidates.saved_line import SavedLine
from studio.ui.controllers.better_lines import better_line, playable
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.judged_moves import JudgedMovesController
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.sides import side_name


class HeldBackController(QObject):
    """Hides the candidates on the board while the better move after a mistake is ringed.

    The candidates are the opponent's replies and could be taken for better moves. They appear when the user searches,
    makes a step, or chooses what the board shows. A line above the table of candidates says whose moves they are.
    """

    def __init__(
        self, context: ControllerContext, judged: JudgedMovesController, display: SearchDisplay, above: SavedLine
    ) -> None:
        super().__init__(context.window)
        self._above = above
        self._session, self._live_search, self._display = context.session, context.live_search, display
        self._mistake: Judged | None = None
        self._is_asked = False
        judged.mistake_shown.connect(self._on_mistake)
        display.heatmap.chosen.connect(self._on_asked)
        context.live_search.state_changed.connect(self._on_state)
        context.live_search.phases_performed.connect(self._on_asked)

    @Slot(object)
    def _on_mistake(self, mistake: Judged | None) -> None:
        if _node_of(mistake) is not _node_of(self._mistake):  # a search before the review did not ask for its replies
            self._is_asked = self._live_search.state is EngineState.THINKING
        self._mistake = mistake
        self._above.show_moves_of("" if mistake is None else self._moves_of(mistake))
        self._show()

    @Slot()
    def _on_asked(self) -> None:
        self._is_asked = True
        self._show()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        if state is EngineState.THINKING:
            self._on_asked()

    def _show(self) -> None:
        mistake = None if self._is_asked else self._mistake
        self._display.hold_back(None if mistake is None else self._missed_line(mistake))

    def _moves_of(self, mistake: Judged) -> str:
        """Return whose moves the candidates after a mistake are. The better move in the card is the other side's."""
        move, rules = mistake.node.move, self._session.rules
        if move is None or move.point == PASS:
            return ""
        return fill(
            self.tr("{side}'s moves after {number}. {move}"),
            side=side_name(mistake.to_move, rules),
            number=str(mistake.ply),
            move=move_in_words(move.point, rules),
        )

    def _missed_line(self, mistake: Judged) -> GhostLine | None:
        """Return the better line from the position before a mistake.

        The line stops before any move onto the point of the mistake, because a stone is there on the board.
        """
        node, move = mistake.node, mistake.node.move
        if node.parent is None or move is None or not self._session.record.holds(node):
            return None
        before = self._session.record.position(node.parent)
        line = playable(before, better_line(mistake))
        line = line[: line.index(move.point)] if move.point in line else line
        return GhostLine(line, before.to_move) if line else None


def _node_of(mistake: Judged | None) -> Node | None:
    return None if mistake is None else mistake.node
