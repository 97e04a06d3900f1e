"""An engine for tests of games in the terminal."""

from collections.abc import Callable

from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.players.player import Answer, Budget, Listener, ignore_analysis


class FirstPoint:
    """An engine that plays the first free point."""

    name = "First"

    def __init__(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        self._meanwhile = meanwhile
        self.is_closed = self.is_stopped = False

    def begin(self, rules: Rules) -> None:
        pass

    def move(self, position: Position, _budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        self._meanwhile()
        point = position.legal_moves()[0]
        candidate = Candidate(point, 7, 0.5, line=(point,), proof=Proof.WIN, proof_moves=3)
        thought = PositionAnalysis(10, (candidate,), seconds=0.25, depth=4, draws=2)
        tell(thought)
        return Answer(point, thought)

    def stop(self) -> None:
        self.is_stopped = True

    def close(self) -> None:
        self.is_closed = True
