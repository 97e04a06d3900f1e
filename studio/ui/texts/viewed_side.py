"""The side whose numbers a window shows."""

from dataclasses import dataclass

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate

_HEADING = QT_TRANSLATE_NOOP("ViewedSide", "{side} %")


@dataclass(frozen=True, slots=True)
class ViewedSide:
    """The side for which a window shows all win rates and proven results: the side to move on the board."""

    # The search stores these values from other points of view.

    side: Stone = Stone.BLACK
    root: Stone = Stone.BLACK
    """The side to move at the root of the search."""
    rules: Rules = PRESETS["gomoku-15"]

    @property
    def name(self) -> str:
        return side_name(self.side, self.rules)

    @property
    def heading(self) -> str:
        """The heading of a column of win rates, such as "Black %"."""
        return fill(translate("ViewedSide", _HEADING), side=self.name)

    @property
    def flips_root(self) -> bool:
        """Whether a value for the side to move at the root must be negated for `side`."""
        return self.root is not self.side

    def flips_moves_to(self, depth: int) -> bool:
        """Return whether the value of a move to a node at this depth must be negated for `side`."""
        # The value is for the side that makes the move.
        mover = self.root if depth % 2 else self.root.opponent
        return mover is not self.side


def seen_proof(proof: Proof, flips: bool) -> Proof:
    """Return a proven result for the other side if `flips`, otherwise the result itself."""
    other = {Proof.WIN: Proof.LOSS, Proof.LOSS: Proof.WIN}
    return other.get(proof, proof) if flips else proof
