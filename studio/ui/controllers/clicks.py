"""The controller that passes clicks and wheel turns on the board to other controllers."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.game import GameController
from studio.ui.controllers.inside.nodes import NodeController


class PointTaker(Protocol):
    """A lesson or an exercise that may be waiting for a click on a point."""

    def take_point(self, point: int) -> bool:
        """Handle a click on `point`. Return whether a click was expected."""
        ...


class Clicks(QObject):
    """Passes clicks on points and turns of the wheel to the controllers that handle them."""

    answered = Signal()
    """Emitted after a lesson or an exercise has handled a click on a point."""

    def __init__(
        self,
        takers: Sequence[PointTaker],
        nodes: NodeController,
        display: SearchDisplay,
        game: GameController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._takers, self._nodes, self._display, self._game = takers, nodes, display, game

    @Slot(int)
    def take_move(self, point: int) -> None:
        """Handle a click on `point`.

        If a lesson or an exercise expects a click, it gets this one. If the board shows the root of the search tree,
        the move is played. If the board shows a deeper node, it goes on to the child that this move leads to.
        """
        if any(taker.take_point(point) for taker in self._takers):
            self._nodes.return_to_root()
            self.answered.emit()
        elif self._nodes.path:
            self._nodes.look_into(point)
        else:
            self._game.play(point)

    @Slot(int)
    def take_steps(self, steps: int) -> None:
        """Go `steps` moves forward in the shown variation. If no variation is shown, go forward in the game."""
        if not self._display.walk_line(steps):
            self._game.step(steps)
