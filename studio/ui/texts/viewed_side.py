"""The side whose numbers a window shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


class WinRatesFor(StrEnum):
    """The user's choice of the side for which a window shows its numbers."""

    BLACK = "black"
    WHITE = "white"
    TO_MOVE = "to_move"

    def side(self, to_move: Stone) -> Stone:
        """Return the chosen side in a position with this side to move."""
        return {WinRatesFor.BLACK: Stone.BLACK, WinRatesFor.WHITE: Stone.WHITE}.get(self, to_move)


_HEADING = QT_TRANSLATE_NOOP("ViewedSide", "{side} %")


@dataclass(frozen=True, slots=True)
class ViewedSide:
    """The side for which a window shows all win rates and proven results."""

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

    def flips_moves_from(self, path: Sequence[int]) -> bool:
        """Return whether the values of the moves from the node at this path must be negated for `side`."""
        return self.flips_moves_to(len(path) + 1)

    def rate(self, rate: float, side: Stone) -> float:
        """Convert a win rate, 0 to 1, from `side` to the viewed side."""
        return rate if side is self.side else 1 - rate


def seen_proof(proof: Proof, flips: bool) -> Proof:
    """Return the proven result. With `flips`, return it for the other side: a win becomes a loss."""
    other = {Proof.WIN: Proof.LOSS, Proof.LOSS: Proof.WIN}
    return other.get(proof, proof) if flips else proof
