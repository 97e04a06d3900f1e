"""The side for which a window shows win rates."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.texts.point_of_view import PointOfView
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


class WinRatesFor(StrEnum):
    """The user's choice of the side for which a window shows win rates."""

    BLACK = "black"
    WHITE = "white"
    TO_MOVE = "to_move"

    def side(self, to_move: Stone) -> Stone:
        """Return the chosen side in a position where `to_move` is to move."""
        return {WinRatesFor.BLACK: Stone.BLACK, WinRatesFor.WHITE: Stone.WHITE}.get(self, to_move)

    @property
    def plotted(self) -> Stone:
        """The side whose win rate is plotted over a whole game.

        If the window shows win rates for the side to move, it is Black.
        """
        return self.side(Stone.BLACK)


_HEADING = QT_TRANSLATE_NOOP("ViewedSide", "{side} %")


@dataclass(frozen=True, slots=True)
class ViewedSide:
    """The side for which a window shows all win rates and all proven results."""

    # The search stores these values from other points of view.

    side: Stone = Stone.BLACK
    root: Stone = Stone.BLACK
    """The side to move at the root of the search."""
    rules: Rules = PRESETS["gomoku-15"]
    plotted: Stone = Stone.BLACK
    """The side whose win rate is plotted over a whole game."""

    @property
    def name(self) -> str:
        return side_name(self.side, self.rules)

    @property
    def heading(self) -> str:
        """The heading of a column of win rates, such as "Black %"."""
        return fill(translate("ViewedSide", _HEADING), side=self.name)

    def winner(self, proof: Proof) -> Stone | None:
        """Return the side that wins, if `proof` is a proven win or loss of the viewed side. Otherwise None."""
        return {Proof.WIN: self.side, Proof.LOSS: self.side.opponent}.get(proof)

    def on(self, side: Stone) -> PointOfView:
        """Return the point of view of the viewed side on numbers that are stored for `side`."""
        return PointOfView(is_other=side is not self.side)

    @property
    def on_root(self) -> PointOfView:
        """The point of view of the viewed side on numbers that are stored for the side to move at the root."""
        return self.on(self.root)

    def on_moves_to(self, depth: int) -> PointOfView:
        """Return the point of view of the viewed side on moves that lead to nodes at this depth."""
        # Their numbers are for the side that makes the move.
        return self.on(self.root if depth % 2 else self.root.opponent)

    def on_moves_from(self, path: Sequence[int]) -> PointOfView:
        """Return the point of view of the viewed side on moves from the node at this path."""
        return self.on_moves_to(len(path) + 1)

    def rate(self, rate: float, side: Stone) -> float:
        """Convert a win rate (0 to 1) of `side` to that of the viewed side."""
        return self.on(side).rate(rate)
