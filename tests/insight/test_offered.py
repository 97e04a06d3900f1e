"""The judgement of a fifth move that White picked from the moves that Black offered."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.files.renjunet import OFFERS
from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.openings import opening_from_text, write_opening
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.accuracy import rated_moves
from studio.insight.compared import Compared
from studio.insight.key_moments import key_moments
from studio.insight.mistakes import Judged, judge
from studio.insight.offered import (
    judgement_of_offers,
    limit_to_compare_offers,
    other_offers,
    picked_fifth,
    steering_to_compare_offers,
)
from studio.insight.remarks import sentences_on
from studio.insight.reviewing import ReviewQueue, TaskKind
from studio.practice.collecting import cards_of

RENJU = PRESETS["renju-15"]
RIF = "rif: first h8 h9 h10; second swap; first g8; second g9 i10; first i10"
STONES = "h8 h9 h10 g8 i10 g10"
_LIKE_OTHERS = MoveJudgement(0.3, 0, before=Prospect(0.6), after=Prospect(0.3))


def point(name: str) -> int:
    return point_from_human(name, RENJU)


def game(opening: str = RIF, stones: str = STONES, **rates: float) -> tuple[GameRecord, Node]:
    """Return a reviewed game and its fifth move. `rates` are Black's win rates of the moves that were compared."""
    record = GameRecord(RENJU)
    node = record.root
    for name in stones.split():
        node = record.add(node, point(name))
    line = record.main_line()
    if opening:
        chosen = opening_from_text(opening, RENJU)
        write_opening(record, line[5], chosen, {})
    for each in line[1:]:
        record.set_judgement(each, _LIKE_OTHERS)
    rows = tuple(Candidate(point(name), 2_000, 2 * rate - 1) for name, rate in rates.items())
    candidates = (Candidate(point("j9"), 5_000, 0.0), Candidate(point("i10"), 4_000, 0.0))
    record.set_analysis(line[4], PositionAnalysis(9_000, candidates, threats=ThreatsFound(), compared=rows))
    return record, line[5]


def fifth(record: GameRecord) -> Judged:
    return judge(record, record.main_line())[5]


def test_the_offers_of_a_picked_fifth_move_are_known() -> None:
    record, node = game()
    assert picked_fifth(record) is node
    assert other_offers(record, node) == (point("g9"),)


def test_white_is_judged_by_a_pick_that_was_not_the_worst_for_black() -> None:
    record, _ = game(i10=0.6, g9=0.4, j9=0.6)
    found = fifth(record)
    assert (found.mover, found.better, found.compared) == (Stone.WHITE, point("g9"), Compared.OFFERS)
    assert found.drop == pytest.approx(0.2)
    assert found.judgement is not None
    assert (found.judgement.before.rate, found.judgement.after.rate) == pytest.approx((0.6, 0.4))
    move = rated_moves(record, record.main_line())[4]
    assert (move.side, move.is_rated, move.loss) == (Stone.WHITE, True, 0.2)


def test_black_is_judged_by_the_worst_offer() -> None:
    record, _ = game(i10=0.4, g9=0.55, j9=0.7)
    found = fifth(record)
    assert (found.mover, found.better) == (Stone.BLACK, point("j9"))
    assert found.drop == pytest.approx(0.15), "White would then pick the other offered move"


def test_good_offers_and_a_good_pick_are_no_mistakes() -> None:
    record, _ = game(i10=0.5, g9=0.55, j9=0.52)
    found = fifth(record)
    assert (found.mover, found.drop, found.compared) == (Stone.WHITE, 0, Compared.OFFERS)


def test_offers_that_were_not_compared_are_not_judged() -> None:
    for record, node in (game(), game(i10=0.5), game(g9=0.1, j9=0.9)):
        assert judgement_of_offers(record, node) is None
        assert (fifth(record).drop, fifth(record).compared) == (0, Compared.OPENING)


def test_a_single_offer_is_judged_like_an_ordinary_move() -> None:
    record, _ = game("yamaguchi: first h8 h9 h10 1; second keep g8; first i10; second i10")
    assert picked_fifth(record) is None
    assert (fifth(record).drop, fifth(record).mover) == (0.3, Stone.BLACK)
    assert judge(record, record.main_line())[3].drop == 0, "a swap could follow"


def test_offers_of_a_renjunet_file_are_judged_too() -> None:
    record, node = game("", i10=0.6, g9=0.4)
    assert fifth(record).drop == 0.3
    record.set_property(record.root, OFFERS, ("g9 i10",))
    assert other_offers(record, node) == (point("g9"),)
    assert (fifth(record).mover, fifth(record).better) == (Stone.WHITE, point("g9"))


def test_a_move_that_is_symmetric_to_an_offer_is_no_better_offer() -> None:
    opening = "rif: first h8 h9 h10; second keep; second h7; first g9 i10; second i10"
    record, _ = game(opening, "h8 h9 h10 h7 i10 g10", i10=0.4, g9=0.7, g10=0.7)
    assert fifth(record).drop == 0, "g10 is i10 in the mirror"


def test_a_review_compares_the_offers_with_the_best_other_move() -> None:
    record, node = game()
    steering = steering_to_compare_offers(record, node)
    assert steering is not None
    assert steering.only == {point("g9"), point("i10"), point("j9")}
    assert limit_to_compare_offers(Limit(simulations=5_000), steering).simulations == 15_000
    assert limit_to_compare_offers(Limit(seconds=2.0), steering).seconds == 6.0
    compared, node = game(i10=0.5, g9=0.5)
    assert steering_to_compare_offers(compared, node) is None
    assert steering_to_compare_offers(compared, node, again=True) is not None


def test_the_comparison_is_the_only_one_of_the_fifth_move() -> None:
    record, node = game()
    queue = ReviewQueue(record, record.main_line(), Limit(simulations=2_000), "studio", Parameters(), again=True)
    compared = []
    while (task := queue.next()) is not None:
        if task.kind is TaskKind.COMPARISON and task.node is node.parent:
            compared.append(task.limit.simulations)
        if task.kind is TaskKind.FULL:
            rows = (Candidate(point("j9"), 2_000, 0.8),) if task.node is node.parent else ()
            record.set_analysis(task.node, PositionAnalysis(2_000, rows, threats=ThreatsFound()))
        queue.finish(task)
    assert compared == [6_000]


def test_a_choice_among_offers_gives_no_card_for_practice() -> None:
    record, _ = game(i10=0.6, g9=0.4, j9=0.6)
    assert not list(cards_of(record, (Stone.WHITE,)))


def test_the_key_moment_of_a_bad_pick_says_that_it_is_a_pick() -> None:
    record, _ = game(i10=0.6, g9=0.4)
    (moment,) = (each for each in key_moments(record, record.main_line()) if each.number == 5)
    text = sentences_on(moment, RENJU)
    assert text.startswith("5. i10: White ")
    assert "; from the offered fifth moves, White picked i10" in text


def test_the_key_moment_of_a_bad_offer_says_who_offered_and_who_picked() -> None:
    record, _ = game(i10=0.4, g9=0.6, j9=0.6)
    (moment,) = (each for each in key_moments(record, record.main_line()) if each.number == 5)
    assert "; from the fifth moves that Black offered, White picked i10" in sentences_on(moment, RENJU)
