"""The controller that shows what the players of an opened game chose in its opening protocol."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot

from studio.game.files.renjunet import OFFERS, SWAP
from studio.game.message import fill
from studio.game.node import Node
from studio.game.openings import opening_in
from studio.game.record import GameRecord
from studio.ui.controllers.context import ControllerContext
from studio.ui.record.moves_view import MovesView
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.openings import opening_remarks

_SWAPPED_AT, _OFFERED_AT = 3, 4
"""The numbers of moves before the swaps and before the offers of a RenjuNet game. Its file does not give them."""
_NO_SWAP = ("", "0")


class OpeningRemarksController(QObject):
    """Shows the swaps, offers and picks of a recorded opening below the board, and in the tooltips of the moves.

    During a game, it uses only the tooltips, because the card of the opening already leads through the choices.
    """

    def __init__(self, context: ControllerContext, moves: MovesView) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._notes = context.session, context.live_game, context.notes
        self._moves = moves
        self._live_game.changed.connect(self._mark)

    @Slot()
    def follow_position(self) -> None:
        """Show what was chosen at the position of the cursor."""
        told = self._mark().get(self._session.node)
        if told is not None and not self._live_game.is_on:
            self._notes.say(told)

    # Implementation

    @Slot()
    def _mark(self) -> Mapping[Node, str]:
        """Mark the moves after which the players made a choice, and return the sentences about these choices."""
        record = self._session.record
        remarks, node, marked = self._remarks(record), record.root, dict[Node, str]()
        for stones in range(1, max(remarks, default=0) + 1):  # the opening is on the main line
            if not node.children:
                break
            node = node.children[0]
            if stones in remarks:
                marked[node] = remarks[stones]
        self._moves.show_choices(marked)
        return marked

    def _remarks(self, record: GameRecord) -> dict[int, str]:
        """Return sentences about the choices in the opening. The key is the number of moves before the choice."""
        opening = opening_in(record)
        if opening is None:
            return self._remarks_of_file(record)
        names = {opening.black: contestant_text(record.black), opening.white: contestant_text(record.white)}
        return opening_remarks(opening, names)

    def _remarks_of_file(self, record: GameRecord) -> dict[int, str]:
        """Return sentences about the choices in the opening that a RenjuNet file records."""
        swap, offers = (" ".join(record.properties.get(name, ())) for name in (SWAP, OFFERS))
        told = dict[int, str]()
        if swap not in _NO_SWAP:
            noted = fill(self.tr("Swaps noted in the file: {swaps}."), swaps=swap)
            told[_SWAPPED_AT] = self.tr("The players swapped the colours.") if swap == "1" else noted
        if offers:
            told[_OFFERED_AT] = fill(self.tr("Offered fifth moves: {points}."), points=", ".join(offers.split()))
        return told
