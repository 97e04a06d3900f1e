"""A short reviewed game whose last move does not answer an open three."""

from studio.game.notation import point_from_human
from studio.game.position_analysis import (
    Candidate,
    KnownResult,
    PositionAnalysis,
    Proof,
    ThreatsFound,
    ThreatWin,
)
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from tests.game.boards import game
from tests.insight.reviews import finish_review

NINE = PRESETS["gomoku-9"]


def left_alone() -> GameRecord:
    """Return a game in which White plays i9 instead of e4 or e8, which defend."""
    record = game("e5 a1 e6 a9 e7 i9", NINE)
    *_, parent, last = record.main_line()
    (e4, e8, i9), line = _points("e4 e8 i9"), _points("e4 e8 e3")
    menace = ThreatWin("fours", _points("e8 e4 e9"), (e4, e8))
    rows = (Candidate(e4, 9000, 0.0), Candidate(e8, 50, -0.2), Candidate(i9, 50, -1.0))
    record.set_analysis(parent, PositionAnalysis(9100, rows, "studio", threats=ThreatsFound(menace=menace)))
    won = ThreatsFound(win=ThreatWin("fours", line))
    row = Candidate(line[0], 900, 1.0, proof=Proof.WIN, line=line, proof_moves=3)
    record.set_analysis(last, PositionAnalysis(1000, (row,), "studio", known=KnownResult(Proof.WIN, 3), threats=won))
    return finish_review(record)


def _points(text: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, NINE) for name in text.split())
