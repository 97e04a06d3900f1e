import random
from collections.abc import Callable

import pytest

from studio.engine.options.limits import Limit
from studio.game.openings import (
    PROTOCOLS,
    Declare,
    Keep,
    Offer,
    Opening,
    Pick,
    Place,
    PlaceTwo,
    Swap,
    Take,
    after,
    opening_from_text,
    start,
)
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.openings.asking import Question, part_of
from studio.players.openings.choosing import decided
from studio.players.player import Answer
from tests.sizes import one_always

BOARD = PRESETS["gomoku-15"]
Judge = Callable[[Question], Answer]


def judging(rate: Callable[[Question], float], *more: Candidate) -> Judge:
    """Answer with the first empty point and this win rate of the side to move."""

    def answer(question: Question) -> Answer:
        point = question.position.legal_moves()[0]
        best = Candidate(point, 50, 2 * rate(question) - 1, line=(point,))
        return Answer(point, PositionAnalysis(100, (best, *more)))

    return answer


def always(rate: float, *more: Candidate) -> Judge:
    return judging(lambda _question: rate, *more)


def by_position(question: Question) -> float:
    """Return a win rate that differs from position to position."""
    return random.Random(question.position.text()).random()


def decide(text: str, judge: Judge, seed: int = 0) -> tuple[object, ...]:
    return decided(opening_from_text(text, BOARD), random.Random(seed), judge)


def played(name: str, judge: Judge, seed: int) -> Opening:
    opening = start(PROTOCOLS[name], BOARD)
    while not opening.is_finished:
        player = opening.player
        for choice in decided(opening, random.Random(f"{seed} {len(opening.history)}"), judge):
            assert opening.player is player
            opening = after(opening, choice)  # raises if the choice is illegal
    return opening


@pytest.mark.parametrize("name", one_always(4, PROTOCOLS))
def test_every_protocol_is_played_to_its_end_and_equal_seeds_give_equal_openings(name: str) -> None:
    for seed in range(4):
        judge = judging(by_position)
        opening = played(name, judge, seed)
        assert len(opening.moves) >= 3
        assert played(name, judge, seed) == opening


def test_the_most_even_stones_are_placed() -> None:
    asked = list[Question]()

    def judge(question: Question) -> Answer:
        asked.append(question)
        return judging(by_position)(question)

    stones = decide("swap2", judge)
    opening = start(PROTOCOLS["swap2"], BOARD)
    for stone in stones:
        assert isinstance(stone, Place)
        opening = after(opening, stone)
    edges = {question.position.text(): abs(by_position(question) - 0.5) for question in asked}
    best = min(edges.values())
    assert edges[_text(opening)] == best
    assert len(edges) == 8
    assert sum(question.share for question in asked) == pytest.approx(1)


def _text(opening: Opening) -> str:
    position = Position(BOARD)
    for point in opening.moves:
        position.play(point)
    return position.text()


FIFTH = "taraguchi-10: first h8; second keep i9; first keep f7; second keep g9; first keep"
"""Black places the fifth stone, and then White may swap the colours."""


def fifth_stone(question: Question) -> int | None:
    """Return the fifth stone of the position in question, or None for the position before it."""
    moves = question.position.moves
    return moves[4].point if len(moves) == 5 else None


def test_the_fifth_stone_is_an_even_one_among_likely_ones() -> None:
    likely = [BOARD.point(row, column) for row, column in ((6, 5), (5, 6), (8, 8), (9, 9), (10, 10))]
    even, asked = likely[3], list[int]()

    def judge(question: Question) -> Answer:
        stone = fifth_stone(question)
        if stone is None:
            found = tuple(Candidate(point, 9, 0.4, prior=0.5 - 0.1 * at) for at, point in enumerate(likely))
            return Answer(likely[0], PositionAnalysis(1000, found[::-1]))
        asked.append(stone)
        rate = 0.49 if stone == even else 0.3 if stone in likely else 0.95
        return Answer(0, PositionAnalysis(1000, (Candidate(0, 50, 2 * rate - 1),)))

    assert decide(FIFTH, judge) == (Place(even),)
    assert asked[:4] == likely[:4], "the largest priors come first"
    assert len(set(asked)) == 8
    assert len(asked) == 11, "the nearest three are searched again"


def test_a_win_rate_of_few_simulations_does_not_count() -> None:
    """A search on a busy computer may end after one simulation, with a win rate of one half."""
    loss, even = BOARD.point(10, 4), BOARD.point(9, 9)
    found = (Candidate(loss, 9, 0.4, prior=0.5), Candidate(even, 9, 0.4, prior=0.4))

    def judge(question: Question) -> Answer:
        stone = fifth_stone(question)
        if stone is None:
            return Answer(loss, PositionAnalysis(1000, found))
        if not question.missing:  # the time was over before the second simulation
            return Answer(0, PositionAnalysis(1, (Candidate(0, 1, 0.0),)))
        rate = 0.45 if stone == even else 0.95
        return Answer(0, PositionAnalysis(question.missing, (Candidate(0, 99, 2 * rate - 1),), kept=1))

    assert decide(FIFTH, judge) == (Place(even),)
    assert decide("soosyrv-8: first h8 h9 h10; second keep a1 3", judging_late(0.3)) == (Swap(),)


def judging_late(rate: float) -> Judge:
    """Answer one half at first, and this win rate only after enough simulations."""

    def judge(question: Question) -> Answer:
        value, simulations = (2 * rate - 1, question.missing) if question.missing else (0.0, 1)
        return Answer(0, PositionAnalysis(simulations, (Candidate(0, 1, value),)))

    return judge


def test_missing_simulations_take_as_long_as_they_need_but_not_more_than_the_limit_allows() -> None:
    position = Position(BOARD)
    assert Question(position, 0.5).limit(Limit(seconds=2.0)) == Limit(seconds=1.0)
    assert Question(position, 0.0, 250).limit(Limit(seconds=2.0)) == Limit(simulations=250)
    assert Question(position, 0.0, 250).limit(Limit(simulations=100)) == Limit(simulations=100)
    assert Question(position, 0.0, 250).limit(Limit()) == Limit(simulations=250)


def test_the_better_colour_is_taken() -> None:
    assert decide("swap: first h8 i9 j10", always(0.6)) == (Take(Stone.WHITE),)
    assert decide("swap: first h8 i9 j10", always(0.4)) == (Take(Stone.BLACK),)
    assert decide("swap2: first h8 i9 j10", always(0.6)) == (Take(Stone.WHITE),)
    assert decide("swap2: first h8 i9 j10", always(0.4)) == (Take(Stone.BLACK),)


def test_in_an_even_position_two_more_stones_are_placed() -> None:
    a1, b2 = BOARD.point(14, 0), BOARD.point(13, 1)
    line = Candidate(a1, 40, 0.0, line=(a1, b2))
    assert decide("swap2: first h8 i9 j10", always(0.5, line)) == (PlaceTwo(), Place(a1), Place(b2))
    assert decide("swap2: first h8 i9 j10", always(0.5)) == (Take(Stone.WHITE),)  # no line of two moves is known


def test_colours_are_swapped_if_the_other_one_is_better() -> None:
    second = "rif: first h8 h9 h10"  # White decides, and would move next
    assert decide(second, always(0.4)) == (Swap(),)
    assert decide(second, always(0.6)) == (Keep(),)
    black = "soosyrv-8: first h8 h9 h10; second keep a1 3"  # Black decides, and would move next
    assert decide(black, always(0.4)) == (Swap(),)
    white = "taraguchi-10: first h8; second keep h9; first keep h10"  # White decides, and would move next
    assert decide(white, always(0.4)) == (Swap(),)


def test_ten_fifth_moves_are_offered_only_if_all_are_good() -> None:
    text = "taraguchi-10: first h8; second keep h9; first keep h10; second keep i8"
    good = [Candidate(point, 9, 0.2) for point in range(20, 29)]
    assert decide(text, always(0.7, *good)) == (Declare(10),)
    assert decide(text, always(0.7, *good[1:])) == (Keep(),)


def test_the_number_of_fifth_moves_is_the_number_of_good_ones() -> None:
    more = [Candidate(20, 9, 0.2), Candidate(21, 9, 0.0), Candidate(22, 9, -0.2)]
    assert decide("soosyrv-8: first h8 h9 h10; second keep a1", always(0.7, *more)) == (Declare(3),)
    assert decide("yamaguchi: first h8 h9 h10", always(0.7, *more)) == (Declare(3),)
    assert decide("yamaguchi: first h8 h9 h10", always(0.2)) == (Declare(1),)


def test_the_best_fifth_moves_are_offered_and_symmetric_ones_are_left_out() -> None:
    first, mirrored = BOARD.point(7, 0), BOARD.point(7, 14)  # a8 and o8; the stones are on the line h
    offers = decide(
        "rif: first h8 h9 h10; second keep h11",
        always(0.7, Candidate(first, 40, 0.3), Candidate(mirrored, 30, 0.3), Candidate(3, 20, 0.1)),
    )
    assert len(offers) == 2
    assert Offer(mirrored) not in offers


def test_white_picks_the_offer_that_is_best_for_white() -> None:
    text = "rif: first h8 h9 h10; second keep a1; first b2 c3"
    b2, c3 = BOARD.point(13, 1), BOARD.point(12, 2)

    def rate(question: Question) -> float:
        return 0.7 if question.position.stone(c3) is Stone.BLACK else 0.3

    assert decide(text, judging(rate)) == (Pick(c3),)
    assert decide(text, judging(lambda question: 1 - rate(question))) == (Pick(b2),)


def test_a_stone_that_nobody_can_swap_is_the_best_one_of_its_area() -> None:
    centre = BOARD.point(7, 7)
    assert decide("pro", always(0.5)) == (Place(centre),)
    assert decide("pro: first h8", always(0.5)) == (Place(0),)  # the move of the search
    (stone,) = decide("pro: first h8; second h9", always(0.5, Candidate(centre - 1, 40, 0.4), Candidate(2, 9, 0.1)))
    assert stone == Place(0)


def test_a_question_gets_a_part_of_the_limit_of_a_move() -> None:
    assert part_of(Limit(simulations=1000), 0.1) == Limit(simulations=100)
    assert part_of(Limit(simulations=1000), 0.001) == Limit(simulations=20)
    assert part_of(Limit(simulations=5), 0.001) == Limit(simulations=5)
    assert part_of(Limit(seconds=2.0), 0.25) == Limit(seconds=0.5)
    assert part_of(Limit(), 1.0) == Limit(simulations=10_000)
