"""The threat searches of a review, and the long one after a mistake that loses in an unknown number of plies."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.rules import PRESETS
from studio.insight.missed import threats_at
from studio.insight.reviewing import ReviewTask, TaskKind
from studio.insight.winning_lines import WinningLine, winning_reply
from studio.matches import threat_look
from studio.matches.review_search import ReviewSearch
from studio.matches.threat_look import ThreatLook
from tests.game.boards import game, played

NINE = PRESETS["gomoku-9"]
WON = "e5 a1 f5 c1 f6 i9"
"""Black wins by threes, with two threes at once."""
LIMITED = ThreatsFound(is_limited=True)


def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the usual search end before it finds a win by threes."""
    monkeypatch.setattr(
        threat_look,
        "LIMITS",
        ((ThreatKind.FOURS, SolverLimit(nodes=100_000)), (ThreatKind.THREES, SolverLimit(nodes=1))),
    )


def test_a_long_search_finds_the_win_that_the_usual_limit_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    little(monkeypatch)
    position, look = played(WON, NINE), ThreatLook()
    assert look.look(position) == LIMITED
    found = look.look_longer(position, LIMITED)
    assert found is not None
    assert (found.win is not None, found.menace, found.is_limited) == (True, None, False)


def test_without_a_win_the_earlier_findings_stay() -> None:
    known = ThreatsFound(menace=ThreatWin("fours", (point_from_human("a1", NINE),)), is_limited=True)
    assert ThreatLook().look_longer(played("e5 a1", NINE), known) is known


def test_a_stopped_search_finds_nothing() -> None:
    look = ThreatLook()
    look.stop()
    assert look.look_longer(played(WON, NINE), LIMITED) is None


def test_the_review_gives_the_win_its_kind_length_and_line() -> None:
    record = game(WON, NINE)
    node = record.main_line()[-1]
    first = point_from_human("f7", NINE)
    row = Candidate(first, 90, 1.0, proof=Proof.WIN)
    record.set_analysis(node, PositionAnalysis(100, (row,), known=KnownResult(Proof.WIN), threats=LIMITED))
    task = ReviewTask(
        node,
        record.position(node),
        Limit(simulations=100),
        TaskKind.THREATS,
        needs_search=False,
        needs_threats=False,
    )
    result = ReviewSearch("studio", Parameters()).result(task)
    assert result is not None
    assert result.analysis is not None
    record.set_analysis(node, result.analysis)
    win = threats_at(node).win
    assert win is not None
    assert win.kind == "threes"
    assert record.known(node) == KnownResult(Proof.WIN, len(win.line))
    assert winning_reply(record, node) == WinningLine(win.line, is_complete=True)
