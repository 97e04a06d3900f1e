"""A game of renju in which Black walks into a trap: j8 forbids h8 to Black, three-three, and i9 then wins for White."""

from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from tests.game.boards import game

RENJU = PRESETS["renju-15"]
BEFORE = "h10 f6 h9 e5 i8 g7 d4 k10"
TRAPPED = f"{BEFORE} j8"
LOST = f"{TRAPPED} i9 a1 h8"
WIN = ThreatWin("fours", tuple(point_from_human(name, RENJU) for name in ("i9", "a1", "h8")))


def point(name: str) -> int:
    return point_from_human(name, RENJU)


def trapped(moves: str = LOST) -> GameRecord:
    """Return the game with an analysis of the positions before and after j8, by search and solver."""
    record = game(moves, RENJU)
    line = record.main_line()
    rows = (Candidate(point("h11"), 9000, 0.0), Candidate(point("j8"), 900, -1.0, proof=Proof.LOSS, proof_moves=4))
    record.set_analysis(line[8], PositionAnalysis(9900, rows, "studio", threats=ThreatsFound()))
    best = Candidate(point("i9"), 900, 1.0, proof=Proof.WIN, line=WIN.line, proof_moves=3)
    rows = (best, Candidate(point("o15"), 4000, -0.2))
    found = PositionAnalysis(4900, rows, "studio", known=KnownResult(Proof.WIN, 3), threats=ThreatsFound(win=WIN))
    record.set_analysis(line[9], found)
    return record
