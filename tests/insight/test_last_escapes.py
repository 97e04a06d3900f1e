"""The last escape of a game is the last position that was not yet lost."""

from dataclasses import replace

import pytest

from studio.game.position_analysis import (
    Candidate,
    KnownResult,
    PositionAnalysis,
    ThreatsFound,
    ThreatWin,
)
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.insight.judgements import judgements
from studio.insight.key_moments import (
    Certainty,
    KeyKind,
    last_escape,
    losing_side,
)
from studio.insight.mistakes import judge
from studio.insight.remarks import decision_sentence
from tests.game.boards import game
from tests.insight.moments import (
    BLACK,
    LOSS,
    NINE,
    WHITE,
    WIN,
    analysis_at,
    keep,
    lost_by_white,
    moments,
    point,
    points,
    row,
    searched,
    told,
)
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone


def test_the_game_is_said_to_be_decided_at_its_last_escape() -> None:
    record = lost_by_white()
    found = moments(record)
    assert decision_sentence(found, NINE, None) == "The game was decided at move 4."
    others = [moment for moment in found if moment.number != 4]
    told = "No move alone decided the game. The most important mistake of White was move 2."
    assert decision_sentence(others, NINE, None) == told
    of_winner = [moment for moment in others if moment.side is BLACK]
    assert decision_sentence(of_winner, NINE, None) == "No move alone decided the game."
    without = [replace(moment, loser=None) for moment in others]
    assert decision_sentence(without, NINE, None).endswith("The most important mistake was move 3.")
    assert decision_sentence((), NINE, None) == ""


def test_a_defence_against_threats_is_the_last_escape() -> None:
    record = left_alone()
    (moment,) = moments(record)
    assert (moment.number, moment.side, moment.certainty) == (6, WHITE, Certainty.THREATS)
    assert moment.kinds == (KeyKind.LAST_ESCAPE, KeyKind.ALLOWED_WIN)
    assert told(record) == [
        "6. i9: White could still hold with e4, which prevents the other side's win by fours; "
        "after i9, Black wins by fours in at most 3 plies: e4 e8 e3."
    ]


@pytest.mark.parametrize(("defences", "undecided"), [("e4 i9", ""), ("e4", "i9")])
def test_a_defence_is_no_difference_if_the_played_move_may_prevent_the_win_too(defences: str, undecided: str) -> None:
    record = left_alone()
    parent = record.main_line()[-2]
    analysis = analysis_at(parent)
    assert analysis.threats is not None
    assert analysis.threats.menace is not None
    finish_review(record)
    menace = replace(analysis.threats.menace, defences=points(defences), undecided=points(undecided))
    record.set_analysis(parent, replace(analysis, threats=ThreatsFound(menace=menace)))
    (text,) = told(record)
    assert text.startswith("6. i9: White could still hold with e4")
    assert "prevents" not in text


def test_a_refuted_defence_is_no_escape() -> None:
    record = left_alone()
    parent = record.main_line()[-2]
    lost = tuple(row(name, 0.0, proof=LOSS) for name in ("e4", "e8", "i9"))
    menace = ThreatWin("fours", (point("e8"), point("e4"), point("e9")), (point("e4"), point("e8")))
    known = KnownResult(LOSS, 5)
    record.set_analysis(parent, PositionAnalysis(9_000, lost, known=known, threats=ThreatsFound(menace=menace)))
    assert moments(finish_review(record)) == ()


def won_along(line: str, *others: Candidate) -> GameRecord:
    """Return a game in which White's first move lets Black win, by a proof with this line. Later searches prove nothing
    until Black wins at move 7, and `others` are the further moves of the search before move 5.
    """
    record = game("e5 a1 e6 a2 e7 a3 e8", NINE)
    root, one, two, three, four, five, six, seven = record.main_line()
    keep(record, root, row("e5", 0.6))
    keep(record, one, row("b2", 0.5), row("a1", 0.4))
    won = Candidate(point("e6"), 5_000, 1.0, proof=WIN, proof_moves=9, line=points(line))
    keep(record, two, won, known=WIN, moves=9)
    keep(record, three, row("c3", 0.4), row("a2", 0.3))
    keep(record, four, row("e7", 0.6), *others)
    keep(record, five, row("c4", 0.4), row("a3", 0.0, proof=LOSS, moves=4))
    keep(record, six, row("e8", 1.0, proof=WIN, moves=3), known=WIN, moves=3)
    keep(record, seven, row("a4", 0.0, proof=LOSS, moves=2), known=LOSS, moves=2)
    record.result = "B+R"
    return record


def test_a_proven_win_decides_the_game_while_the_winner_follows_its_line() -> None:
    record = won_along("e6 a2 e7 a4")
    found = moments(record)
    assert decision_sentence(found, NINE, None) == "According to a search, the game was decided at move 2."
    assert [moment.number for moment in found] == [2]
    assert "after a1, Black wins in at most 9 plies: e6 a2 e7 a4 …" in told(record)[0]
    assert [each.black for each in judge(record, record.main_line())][2:] == [1.0] * 6
    assert all(judgement for _, judgement in judgements(record, record.main_line()))


def test_a_winner_who_leaves_the_line_without_a_known_mistake_leaves_no_escape() -> None:
    record = won_along("e6")
    found = moments(record)
    assert decision_sentence(found, NINE, None) == "According to a search, the game was decided at move 2."
    assert [moment.number for moment in found] == [2]


def test_a_winner_who_leaves_the_line_by_a_mistake_leaves_an_escape() -> None:
    record = won_along("e6 a2 c3 a4")
    found = moments(record)
    assert decision_sentence(found, NINE, None) == "According to a search, the game was decided at move 6."
    assert [(moment.number, moment.kind) for moment in found] == [
        (2, KeyKind.ALLOWED_WIN),
        (5, KeyKind.MISSED_WIN),
        (6, KeyKind.LAST_ESCAPE),
    ]


def test_the_side_that_lost_is_known_from_the_result_or_the_board() -> None:
    record = lost_by_white()
    assert {moment.loser for moment in moments(record)} == {WHITE}
    record.result = "?"
    assert {moment.loser for moment in moments(record)} == {WHITE}
    record.result = "0"
    assert {moment.loser for moment in moments(record)} == {None}


def test_a_small_loss_is_no_escape() -> None:
    record = searched((0.6, 0.4), (0.28, 0.22), (0.2, 0.15))
    assert [moment.kinds for moment in moments(record)] == [(KeyKind.LOSS,)]


@pytest.mark.parametrize(
    ("result", "side"), [("B+R", WHITE), ("W+R", None), ("0", None), ("", None), ("B+T", WHITE), ("W+T", None)]
)
def test_the_loser_must_be_lost_on_the_board(result: str, side: Stone | None) -> None:
    record = searched((0.6, 0.4), (0.4, 0.1), (0.1, 0.05), result=result)
    finish_review(record)
    assert losing_side(record, judge(record, record.main_line())) is side
    assert (last_escape(record, judge(record, record.main_line())) is None) is (side is None)


def test_a_proof_shows_the_loser_without_a_result() -> None:
    record = lost_by_white()
    record.result = ""
    assert losing_side(record, judge(record, record.main_line())) is WHITE
