"""Key moments are chosen by proofs first, then by the search."""

from dataclasses import replace

import pytest

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.position_analysis import (
    Candidate,
    KnownResult,
    PositionAnalysis,
    ThreatsFound,
    ThreatWin,
)
from studio.insight.accuracy import figures, rated_moves
from studio.insight.judgements import judgements
from studio.insight.key_moments import (
    Certainty,
    KeyKind,
    decisive,
    key_moments,
    most_important,
)
from studio.insight.remarks import decision_sentence
from tests.game import renju_trap
from tests.game.boards import game
from tests.game.renju_trap import RENJU, TRAPPED, trapped
from tests.insight.moments import (
    BLACK,
    DRAW,
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
    sentence,
    told,
)
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone


def test_the_proven_turns_and_the_last_escape() -> None:
    found = moments(lost_by_white())
    assert [(moment.number, moment.side, moment.kinds, moment.rank) for moment in found] == [
        (2, WHITE, (KeyKind.TURNED, KeyKind.ALLOWED_WIN), 2),
        (3, BLACK, (KeyKind.TURNED, KeyKind.MISSED_WIN), 1),
        (4, WHITE, (KeyKind.TURNED, KeyKind.LAST_ESCAPE, KeyKind.ALLOWED_WIN), 1),
    ]
    assert [moment.certainty for moment in found] == [Certainty.PROVEN] * 3
    assert (found[2].before.proof, found[2].after.proof, found[2].better.point) == (DRAW, LOSS, point("d4"))


def test_sentences_of_proven_moments() -> None:
    assert told(lost_by_white()) == [
        "2. a1: White had a proven draw with b2 and now loses; after a1, Black wins in at most 8 plies: c3 …",
        "3. e6: Black had a proven win with c3; now the game is drawn.",
        "4. a2: White could still draw with d4 (proven); after a2, Black wins in at most 5 plies: e7 …",
    ]


def test_sentences_of_proven_moments_have_the_lines_up_to_the_win() -> None:
    record = lost_by_white()
    won = Candidate(point("c3"), 5_000, 1.0, proof=WIN, proof_moves=8, line=points("c3 c4 c5"))
    reply = Candidate(point("e7"), 5_000, 1.0, proof=WIN, proof_moves=5, line=points("e7 a3 e8 a4 e9"))
    two, four = record.main_line()[2], record.main_line()[4]
    record.set_analysis(two, replace(analysis_at(two), candidates=(won, row("e6", 0.5, proof=DRAW))))
    record.set_analysis(four, replace(analysis_at(four), candidates=(reply,)))
    assert told(record) == [
        "2. a1: White had a proven draw with b2 and now loses; after a1, Black wins in at most 8 plies: c3 c4 c5 …",
        "3. e6: Black had a proven win (c3 c4 c5 …); now the game is drawn.",
        "4. a2: White could still draw with d4 (proven); after a2, Black wins in at most 5 plies: e7 a3 e8 a4 e9.",
    ]


def test_the_whole_of_a_long_winning_line_is_told() -> None:
    record, line = lost_by_white(), points("e7 a3 e8 a4 e9 b1 b2 b3 b4 b5 b6 b7 b8 c1 c2 c4 c5 c6 c7 c8 c9")
    four = record.main_line()[4]
    reply = Candidate(line[0], 5_000, 1.0, proof=WIN, proof_moves=len(line), line=line)
    known = KnownResult(WIN, len(line))
    record.set_analysis(four, replace(analysis_at(four), candidates=(reply,), known=known))
    assert told(record)[-1].endswith(" c6 c7 c8 c9.")


def test_without_a_proof_the_search_says_so() -> None:
    record = searched((0.6, 0.4), (0.4, 0.1), (0.1, 0.05))
    assert [(moment.number, moment.kinds, moment.certainty) for moment in moments(record)] == [
        (2, (KeyKind.LOSS,), Certainty.SEARCH),
        (4, (KeyKind.LAST_ESCAPE, KeyKind.LOSS), Certainty.SEARCH),
    ]
    assert told(record) == [
        "2. a1: White loses 20 points of win rate; c3 was better.",
        "4. a2: White could still hold with c3, according to a search: win rate of White 40 %; "
        "after a2, the win rate of White is 10 %.",
    ]


@pytest.mark.parametrize(
    ("rate", "told_first"), [(0.54, "could still hold with c3"), (0.55, "could still get an advantage with c3")]
)
def test_a_side_with_a_clearly_better_move_does_not_merely_hold(rate: float, told_first: str) -> None:
    record = searched((0.6, 0.4), (rate, 0.1), (0.1, 0.05))
    assert told(record)[-1].startswith(
        f"4. a2: White {told_first}, according to a search: win rate of White {rate:.0%}"[:-1]
    )


def test_a_clearly_better_move_that_prevents_a_win_names_its_win_rate() -> None:
    record = left_alone()
    node = record.main_line()[-1]
    found = node.judgement
    assert found is not None
    record.set_judgement(node, replace(found, before=replace(found.before, rate=0.8)))
    assert told(record)[0].startswith(
        "6. i9: White could still get an advantage with e4, which prevents the other side's win by fours "
        "(win rate of White: 80 %); "
        "after i9, Black wins"
    )


@pytest.mark.parametrize(("rate", "number"), [(0.26, 6), (0.19, 4)])
def test_a_move_that_is_proven_to_lose_decides_only_a_game_that_was_open(rate: float, number: int) -> None:
    record = searched((0.6, 0.4), (0.4, 0.2), (rate, 0.0))
    before, after = record.main_line()[5:7]
    keep(record, before, row("c3", rate), row("a3", 0.0, proof=LOSS))
    keep(record, after, row("e8", 1.0, proof=WIN, moves=3), known=WIN, moves=3)
    found = moments(record)
    told = f"According to a search, the game was decided at move {number}."
    assert decision_sentence(found, NINE, None) == told, "no move is proven to hold"
    last, is_open = found[-1], number == 6
    assert last.kinds == ((KeyKind.LAST_ESCAPE, KeyKind.ALLOWED_WIN) if is_open else (KeyKind.LOSS,))
    assert ("could still hold" in sentence(last, NINE)) is is_open
    assert sentence(last, NINE).endswith("after a3, Black wins in at most 3 plies: e8 …")
    assert figures(rated_moves(record, record.main_line())).allowed_wins == is_open, "the report counts the same moves"


def test_later_searches_change_no_key_moment() -> None:
    record = searched((0.6, 0.4), (0.4, 0.1), (0.1, 0.05))
    line = record.main_line()
    finish_review(record)
    before = told(record)
    for node in line:
        keep(record, node, row("g7", 1.0, proof=WIN, moves=3), known=WIN, moves=3)
    assert told(record) == before


def test_an_unknown_win_rate_is_not_invented() -> None:
    record = searched((0.6, 0.4), (0.4, 0.1), (0.1, 0.05))
    for node, found in list(judgements(record, record.main_line())):
        record.set_judgement(node, found and replace(found, better=None, preferred=found.better))
    (moment,) = moments(record)
    assert moment.better.rate is None
    assert sentence(moment, record.rules).startswith("4. a2: White could still hold; the search preferred c3; after a2")


def test_the_decisive_and_the_most_important_moment() -> None:
    found = moments(lost_by_white())
    assert decisive(found) is most_important(found) is found[2]
    assert decisive(found[:2]) is None
    assert most_important(found[:2]) is found[0]
    assert most_important([replace(moment, loser=None) for moment in found[:2]]) == replace(found[1], loser=None)
    assert most_important(()) is None


@pytest.mark.parametrize("added", ["b1", "b1 b2", "b1 b2 b3 b4"])
def test_moves_that_are_added_after_a_resignation_change_no_key_moment(added: str) -> None:
    record = left_alone()
    record.result = "B+R"
    found = moments(record)
    assert decisive(found) is not None
    node = record.main_line()[-1]
    for name in added.split():
        node = record.add(node, point(name))
    assert moments(record) == found


def test_at_most_three_of_a_side_and_the_largest_losses() -> None:
    record = game("e5 a1 e6 a2 e7 a3 e8 a4 f1 b5", NINE)
    line, blacks = record.main_line(), (0.3, 0.5, 0.2, 0.4, 0.6)
    for node, after, loss in zip(line[::2], line[1::2], blacks, strict=False):
        assert after.move is not None
        keep(record, node, row("c3", 0.7), Candidate(after.move.point, 5_000, 2 * (0.7 - loss) - 1))
        keep(record, after, row("c4", 0.3 + loss))
    found = moments(record)
    assert [(moment.number, moment.rank) for moment in found] == [(3, 2), (7, 3), (9, 1)]
    assert [moment.kinds for moment in found] == [(KeyKind.LOSS,)] * 3


def test_a_win_that_the_search_proved_is_missed_like_one_by_threats() -> None:
    record = game("e5 a1 b2", NINE)
    _, _, parent, last = record.main_line()
    keep(record, parent, row("e8", 1.0, proof=WIN, moves=5), row("b2", 0.5), known=WIN, moves=5)
    keep(record, last, row("e8", 0.5))
    (moment,) = moments(record)
    assert moment.kinds == (KeyKind.MISSED_WIN,)
    assert moment.judged.missed is None
    assert figures(rated_moves(record, record.main_line())).missed_wins == 1, "the report counts the same wins"


def test_a_missed_win_by_threats_comes_before_larger_losses() -> None:
    record = game("e5 a1 e6 a9 e7 i9 b2", NINE)
    *_, parent, last = record.main_line()
    line = tuple(map(point, ("e8", "e4", "e9")))
    rows = (Candidate(line[0], 0, 1.0, proof=WIN, line=line, proof_moves=3), row("b2", 0.5))
    record.set_analysis(
        parent,
        PositionAnalysis(9_000, rows, known=KnownResult(WIN, 3), threats=ThreatsFound(win=ThreatWin("fours", line))),
    )
    keep(record, last, row("e8", 0.5))
    (moment,) = moments(record)
    assert (moment.kinds, moment.certainty) == ((KeyKind.MISSED_WIN,), Certainty.PROVEN)
    assert told(record) == ["7. b2: Black misses a win by fours in at most 3 plies: e8 e4 e9."]


def test_a_game_without_analysis_has_no_key_moments() -> None:
    record = game("e5 a1 e6", NINE)
    record.result = "B+R"
    assert moments(record) == ()
    assert key_moments(record, []) == ()


def test_a_win_by_a_forbidden_point_is_named() -> None:
    (moment,) = moments(trapped())
    assert moment.forbidden is not None
    assert sentence(moment, RENJU).endswith(
        "after j8, White wins by fours in at most 3 plies: i9 a1 h8. "
        "Black cannot defend at h8, which is forbidden (three-three)."
    )


def test_a_missed_win_by_a_forbidden_point_is_named() -> None:
    record = trapped(f"{TRAPPED} o15")
    row = Candidate(renju_trap.point("h11"), 4000, 0.0)
    record.set_analysis(record.main_line()[-1], PositionAnalysis(4000, (row,), "studio", threats=ThreatsFound()))
    (moment,) = (each for each in moments(record) if each.side is WHITE)
    assert sentence(moment, RENJU) == (
        "10. o15: White misses a win by fours in at most 3 plies: i9 a1 h8. "
        "Black cannot defend at h8, which is forbidden (three-three)."
    )


def test_a_proven_line_without_its_end_says_when_it_wins() -> None:
    record = game("e5 a1", NINE)
    node, won, lost = record.main_line()[1], KnownResult(WIN, 33), KnownResult(LOSS, 8)
    line = points("d5 a2")
    record.set_judgement(node, MoveJudgement(1.0, line[0], won, Prospect(1.0, won), Prospect(0.0, lost), line=line))
    (first,) = told(record)
    assert first.startswith("1. e5: Black had a proven win in at most 33 plies (d5 a2 …) and now loses")
