"""The card of the current move says only what a search or a review has found."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.notation import point_from_human
from studio.game.openings import opening_from_text, write_opening
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.mistakes import judge
from studio.ui.controllers.missed import MissedTexts
from studio.ui.controllers.summary import Accuracy, GameEnded, SummaryTexts
from studio.ui.record.summary_card import Summary
from tests.insight.reviews import finish_review

_OPEN = " Not confirmed yet: F12 checks this by longer searches."

pytestmark = pytest.mark.usefixtures("qapp")


def summary(
    record: GameRecord,
    ply: int,
    *,
    end: GameEnded | None = None,
    accuracy: Accuracy | None = None,
    is_reviewing: bool = False,
    side: Stone = Stone.BLACK,
) -> Summary:
    parent = QObject()
    texts = SummaryTexts(MissedTexts(parent), parent)
    judged = judge(record, record.main_line())
    return texts.summary(judged, ply, record.rules, end=end, accuracy=accuracy, is_reviewing=is_reviewing, side=side)


def game(preset: str, moves: str, *found: PositionAnalysis | None) -> GameRecord:
    record = GameRecord(PRESETS[preset])
    node = record.root
    for text in moves.split():
        node = record.add(node, point_from_human(text, record.rules))
    for each, analysis in zip(record.main_line(), found, strict=False):
        record.set_analysis(each, analysis)
    return finish_review(record)


def row(record_rules: str, name: str, rate: float, visits: int) -> Candidate:
    return Candidate(point_from_human(name, PRESETS[record_rules]), visits, 2 * rate - 1)


def searched(*rows: Candidate) -> PositionAnalysis:
    return PositionAnalysis(sum(each.visits for each in rows), rows)


def reviewed(*rows: Candidate) -> PositionAnalysis:
    return PositionAnalysis(sum(each.visits for each in rows), rows, threats=ThreatsFound())


def nine_points(names: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, PRESETS["gomoku-9"]) for name in names.split())


def nine(name: str, rate: float, visits: int) -> Candidate:
    return row("gomoku-9", name, rate, visits)


def test_the_card_says_what_a_later_search_has_proven() -> None:
    rows = (nine("e5", 0.78, 5_000), nine("d5", 0.4, 2_000))
    record = game("gomoku-9", "d5 e5 c4", reviewed(*rows), reviewed(*rows), reviewed(*rows), reviewed(*rows))
    assert "later search" not in "".join(summary(record, ply).sentence for ply in range(4))
    node = record.main_line()[1]
    analysis = node.analysis
    assert analysis is not None
    record.set_analysis(node, replace(analysis, known=KnownResult(Proof.LOSS, 44)))
    proven = "A later search has proven the position after this move: Black wins in at most 44 plies."
    assert summary(record, 1).sentence.startswith(proven + " A new review (F12) takes this into account.")
    assert "later search has proven" in summary(record, 2).sentence, "every move loses there"
    assert "later search" not in summary(record, 1, is_reviewing=True).sentence
    assert "later search" not in summary(finish_review(record), 1).sentence, "a review knows it"


def test_a_played_game_is_not_reviewed() -> None:
    """Engine moves have analyses, moves of people have none."""
    by_engine = searched(nine("d5", 0.4, 8_000))
    after = searched(nine("e6", 0.4, 8_000))
    record = game("gomoku-9", "e5 d5 f6 e6", None, by_engine, None, after, None)
    start = summary(record, 0)
    assert (start.sentence, start.offers_review) == ("This game has not been reviewed.", True)
    for ply in (1, 3):
        move = summary(record, ply)
        assert (move.sentence, move.offers_review) == ("This move has not been reviewed.", True)
    move = summary(record, 2)
    assert move.sentence == "This move has not been reviewed. The search found no better one."
    assert move.offers_review


def test_a_game_between_engines_is_not_reviewed() -> None:
    found = [searched(nine(name, 0.5, 2_000)) for name in ("e5", "d5", "f6", "e6")]
    record = game("gomoku-9", "e5 d5 f6 e6", *found, searched(nine("a1", 0.5, 2_000)))
    assert summary(record, 0).sentence == "This game has not been reviewed."
    assert {summary(record, ply).sentence for ply in range(1, 5)} == {
        "This move has not been reviewed. The search found no better one."
    }


def test_the_preferred_move_is_named() -> None:
    before = nine("g8", 0.446, 4_000), nine("e5", 0.413, 3_000)
    record = game("gomoku-9", "e5 d5", searched(*before), None, None)
    assert summary(record, 1).sentence == "This move has not been reviewed. The search preferred g8."
    after = reviewed(nine("d5", 0.59, 4_000))
    record = game("gomoku-9", "e5 d5", reviewed(*before), after, reviewed(nine("a1", 0.5, 4_000)))
    assert summary(record, 1).sentence == "No mistake. The review preferred g8."
    assert summary(record, 2).sentence == "No better move was found."


def test_a_review_that_runs_is_not_offered() -> None:
    record = game("gomoku-9", "e5 d5", reviewed(nine("e5", 0.5, 400)), reviewed(nine("d5", 0.5, 400)), None)
    for ply in (0, 2):
        shown = summary(record, ply, is_reviewing=True)
        assert (shown.sentence, shown.offers_review) == ("The game is being reviewed.", False)
    assert summary(record, 1, is_reviewing=True).sentence == "No better move was found."


def test_the_mistakes_are_counted_by_the_names_of_the_sides() -> None:
    rules = "connect-four"
    before = reviewed(row(rules, "d1", 0.7, 3_000), row(rules, "a1", 0.4, 3_000))
    after = reviewed(row(rules, "d1", 0.6, 3_000))
    record = game(rules, "a1 d1", before, after, reviewed(row(rules, "d1", 0.4, 3_000)))
    assert summary(record, 0).sentence == "Mistakes: 1 by Red, 0 by Yellow."


def test_a_review_without_mistakes_says_so() -> None:
    found = [reviewed(nine(name, 0.5, 400)) for name in ("e5", "d5", "a1")]
    start = summary(game("gomoku-9", "e5 d5", *found), 0)
    assert (start.sentence, start.offers_review) == ("The review found no mistakes.", False)


def test_a_column_is_called_a_column() -> None:
    rules = "connect-four"
    before = reviewed(row(rules, "d1", 0.7, 3_000), row(rules, "a1", 0.4, 3_000))
    after = reviewed(row(rules, "d1", 0.6, 3_000))
    shown = summary(game(rules, "a1 d1", before, after), 1)
    assert (shown.move, shown.better) == ("1. column 1??", "better: column 4")


def test_the_better_move_in_the_first_corner_is_named() -> None:
    corner = Candidate(0, 3_000, 0.4)
    record = game("gomoku-9", "e5", reviewed(corner, nine("e5", 0.4, 3_000)), reviewed(nine("d5", 0.6, 3_000)))
    assert summary(record, 1).better == "better: a9"


def test_a_mistake_without_a_proof_has_its_loss_and_the_better_line() -> None:
    better = Candidate(point_from_human("d5", PRESETS["gomoku-9"]), 3_000, 0.2, line=(4 * 9 + 3, 0, 1))
    before = reviewed(better, nine("e5", 0.4, 3_000))
    second = reviewed(nine("f5", 0.6, 3_000), nine("a1", 0.3, 3_000))
    third = reviewed(nine("g5", 0.7, 3_000), nine("b1", 0.35, 3_000))
    last = reviewed(nine("g5", 0.65, 3_000))
    record = game("gomoku-9", "e5 a1 b1", before, second, third, last)
    first = summary(record, 1)
    told = "This move lost 20 points of win rate. White's best reply to it is f5. The better line is d5 a9 b9."
    assert first.sentence == f"{told}{_OPEN}", "the doubt comes last"
    assert first.ringed == 4 * 9 + 3
    assert first.better == "", "the sentence names the better move"
    told = "Black's largest loss of win rate in this game. White's best reply to it is g5."
    assert summary(record, 3).sentence == f"{told}{_OPEN}"


def test_a_mistake_without_a_proof_says_what_the_better_move_makes() -> None:
    before = reviewed(nine("f5", 0.7, 3_000), nine("a9", 0.4, 3_000))
    moves = "d5 a1 e5 i1 a9"
    unknown = [None] * 4
    made = game("gomoku-9", moves, *unknown, before, reviewed(nine("f5", 0.6, 3_000)))
    shown = summary(made, 5)
    assert (shown.sentence, shown.better) == (f"The better move f5 makes an open three.{_OPEN}", "")


def test_a_mistake_without_a_proof_says_what_the_better_move_prevents() -> None:
    before = reviewed(nine("f5", 0.7, 3_000), nine("a9", 0.4, 3_000))
    moves = "d5 a1 e5 a9"
    unknown = [None] * 3
    taken = game("gomoku-9", moves, *unknown, before, reviewed(nine("f5", 0.6, 3_000)))
    assert (
        summary(taken, 4).sentence == f"The better move f5 takes the point where Black would make an open three.{_OPEN}"
    )


@pytest.mark.parametrize(
    ("plies", "said"), [(15, "win given away"), (17, "long win given away"), (None, "win given away")]
)
def test_a_long_win_that_was_let_slip_is_called_long(plies: int | None, said: str) -> None:
    won = replace(nine("d5", 1.0, 3_000), proof=Proof.WIN, proof_moves=plies)
    before = reviewed(won, nine("e5", 0.4, 3_000))
    assert summary(game("gomoku-9", "e5", before, reviewed(nine("a1", 0.6, 3_000))), 1).slip == said


def test_a_proven_result_is_said_in_words() -> None:
    won = replace(nine("d5", 1.0, 3_000), proof=Proof.WIN, proof_moves=5)
    before = reviewed(won, nine("e5", 0.4, 3_000))
    record = game("gomoku-9", "e5", before, reviewed(nine("a1", 0.6, 3_000)))
    shown = summary(record, 1)
    assert (shown.slip, shown.rates) == ("win given away", "Black wins in at most 5 plies → 40\u00a0%")
    assert summary(record, 1, side=Stone.WHITE).rates == shown.rates, "it reads as a loss"
    assert shown.sentence.startswith("The better move wins in at most 5 plies.")


def test_a_lost_move_names_the_line_that_wins_and_a_better_line_goes_up_to_the_win() -> None:
    won = replace(nine("d5", 1.0, 3_000), proof=Proof.WIN, proof_moves=5, line=nine_points("d5 d6 d7"))
    before = reviewed(won, nine("e5", 0.4, 3_000))
    reply = replace(nine("a1", 1.0, 3_000), proof=Proof.WIN, proof_moves=3, line=nine_points("a1 a2 a3"))
    after = replace(reviewed(reply), known=KnownResult(Proof.WIN, 3))
    shown = summary(game("gomoku-9", "e5", before, after), 1)
    assert shown.sentence == (
        "After this move the other side wins in at most 3 plies: a1 a2 a3. "
        "The better line is d5 d6 d7 … and wins in at most 5 plies."
    )
    assert shown.lines == ("d5 d6 d7 …", "a1 a2 a3")


def test_the_win_rates_are_of_the_chosen_side() -> None:
    first = reviewed(nine("e5", 0.52, 3_000))
    second = reviewed(nine("d5", 0.78, 3_000))
    record = game("gomoku-9", "e5 d5", first, second, reviewed(nine("a1", 0.4, 3_000)))
    assert summary(record, 1).rates == "Win rate of Black: 52\u00a0% → 22\u00a0%"
    assert summary(record, 2).rates == "Win rate of Black: 22\u00a0% → 40\u00a0%"
    assert summary(record, 1, side=Stone.WHITE).rates == "Win rate of White: 48\u00a0% → 78\u00a0%"
    assert summary(record, 2, side=Stone.WHITE).rates == "Win rate of White: 78\u00a0% → 60\u00a0%"


def test_a_proven_result_that_stays_is_said_once() -> None:
    lost = replace(nine("e5", 0.0, 3_000), proof=Proof.LOSS, proof_moves=4)
    won = replace(nine("d5", 1.0, 3_000), proof=Proof.WIN, proof_moves=3)
    record = game("gomoku-9", "e5", reviewed(lost), reviewed(won))
    judgement = MoveJudgement(
        before=Prospect(known=KnownResult(Proof.LOSS, 4)), after=Prospect(known=KnownResult(Proof.LOSS, 4))
    )
    record.root.children[0].judgement = judgement
    shown = summary(record, 1)
    assert shown.rates == "Black still loses in at most 3 plies"
    assert summary(record, 1, side=Stone.WHITE).rates == "White still wins in at most 3 plies"


def test_the_last_move_of_a_game_says_who_won() -> None:
    record = game("gomoku-9", "e5", reviewed(nine("e5", 0.52, 3_000)), reviewed(nine("d5", 0.78, 3_000)))
    end = GameEnded("Black has won: 5 in a row", is_decided=True)
    decided = summary(record, 1, end=end, accuracy={})
    assert (decided.rates, decided.sentence) == ("Black has won: 5 in a row", "The review found no mistakes.")
    assert summary(record, 1, end=end).sentence == "", "the end of a variation says nothing about the game"
    resigned = summary(record, 1, end=GameEnded("White has won: Black resigned", is_decided=False))
    assert resigned.rates == "Win rate of Black: 52\u00a0% → 22\u00a0%"
    assert resigned.sentence.startswith("White has won: Black resigned. ")


def test_the_card_has_the_same_loss_as_the_key_moment_and_its_win_rates_differ_by_it() -> None:
    record = game("gomoku-9", "e5 a1", reviewed(nine("d5", 0.354, 3_000)), reviewed(nine("f6", 0.835, 3_000)))
    node = record.main_line()[1]
    better = point_from_human("d5", record.rules)
    record.set_judgement(node, MoveJudgement(0.189, better, before=Prospect(0.354), after=Prospect(0.1651)))
    assert summary(record, 1).rates == "Win rate of Black: 35.4\u00a0% → 16.5\u00a0%"
    assert summary(record, 1).sentence.endswith(_OPEN)


def test_the_card_says_whose_choice_among_offered_fifth_moves_was_a_mistake() -> None:
    record = game("renju-15", "h8 h9 h10 g8 i10 g10")
    line, rules = record.main_line(), record.rules
    chosen = opening_from_text("rif: first h8 h9 h10; second keep g8; first g9 i10; second i10", rules)
    write_opening(record, line[5], chosen, {})
    told = []
    for compared in ({"i10": 0.6, "g9": 0.4}, {"i10": 0.4, "g9": 0.6, "j9": 0.6}, {"i10": 0.5, "g9": 0.5}):
        rows = tuple(row("renju-15", name, rate, 2_000) for name, rate in compared.items())
        record.set_analysis(line[4], replace(reviewed(row("renju-15", "i10", 0.5, 9_000)), compared=rows))
        record.set_judgement(line[5], MoveJudgement(before=Prospect(0.5), after=Prospect(0.5)))
        told.append(summary(record, 5))
    shown = [each.rates.replace("\xa0", " ") for each in told[:2]]
    assert shown == ["Win rate of White: 60 % → 40 %", "Win rate of Black: 60 % → 40 %"], "each reads as a loss"
    assert [each.sentence for each in told] == [
        "White picked this fifth move. The offered move g9 was better for White.",
        "Black offered this fifth move, and White picked it. j9 was a better offer for Black.",
        "White picked this fifth move from the offered ones. No better choice was found.",
    ]


def test_the_card_of_a_game_knows_whether_it_has_mistakes() -> None:
    rows = (nine("e5", 0.78, 5_000), nine("d5", 0.4, 2_000))
    for first, has_mistakes in (("d5", True), ("e5", False)):
        record = game("gomoku-9", first, reviewed(*rows), reviewed(nine("c3", 0.6 if first == "d5" else 0.22, 5_000)))
        start = summary(record, 0)
        assert start.is_of_game
        assert start.has_mistakes is has_mistakes
