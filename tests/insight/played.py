"""A move with the results of searches before and after it, for tests of comparisons."""

from studio.engine.options.steering import Steering
from studio.game.notation import point_from_human
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.comparing import Fault, fault_of, steering_to_compare

SIX = PRESETS["gomoku-6"]
PLAYED, OTHER, THIRD = "c3", "d4", "b2"
WIN, DRAW, LOSS = Proof.WIN, Proof.DRAW, Proof.LOSS


def point(name: str) -> int:
    return point_from_human(name, SIX)


def row(name: str, visits: int, rate: float, proof: Proof = Proof.UNKNOWN, moves: int | None = None) -> Candidate:
    return Candidate(point(name), visits, 2 * rate - 1, proof=proof, proof_moves=moves)


def found(
    *rows: Candidate, known: KnownResult = NOTHING_KNOWN, compared: tuple[Candidate, ...] = ()
) -> PositionAnalysis:
    return PositionAnalysis(sum(each.visits for each in rows), rows, known=known, compared=compared)


class Played:
    """A move, and the results of searches before and after it."""

    def __init__(self, before: PositionAnalysis | None, after: PositionAnalysis | None = None) -> None:
        self.record = GameRecord(SIX)
        self.node = self.record.add(self.record.root, point(PLAYED))
        self.record.set_analysis(self.record.root, before)
        self.record.set_analysis(self.node, after)

    @property
    def fault(self) -> Fault | None:
        return fault_of(self.record, self.node)

    def steering(self, again: bool = False) -> Steering | None:
        return steering_to_compare(self.record, self.node, 0.1, again=again)
