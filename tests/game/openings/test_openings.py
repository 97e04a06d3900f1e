import itertools
from dataclasses import FrozenInstanceError

import pytest

from studio.game.notation import human_point, point_from_human
from studio.game.openings import (
    PROTOCOLS,
    Choice,
    Declare,
    Keep,
    Offer,
    Opening,
    OpeningError,
    Pick,
    Place,
    PlaceTwo,
    Swap,
    Take,
    after,
    choices,
    fitting_protocols,
    start,
    task,
)
from studio.game.openings.steps import ChooseColour, PickFifth, PlaceStone
from studio.game.renju import forbidden_points
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from tests.game.openings.states import BLACK, BOARD, FIRST, SECOND, WHITE, kinds, refused


def at(name: str) -> int:
    return point_from_human(name, BOARD)


def begun(name: str, *answers: Choice | str) -> Opening:
    """Return the opening after these choices. A text has the points of stones."""
    opening = start(PROTOCOLS[name], BOARD)
    for answer in answers:
        for choice in [Place(at(point)) for point in answer.split()] if isinstance(answer, str) else [answer]:
            opening = after(opening, choice)
    return opening


def offered(opening: Opening, points: str) -> Opening:
    for point in points.split():
        opening = after(opening, Offer(at(point)))
    return opening


def test_swap_lets_the_second_player_choose_a_colour_after_three_stones() -> None:
    opening = begun("swap", "h8 a1 o15")
    assert opening.player is SECOND
    assert choices(opening) == (Take(BLACK), Take(WHITE))
    assert after(opening, Take(WHITE)).black is FIRST
    assert after(opening, Take(BLACK)).black is SECOND
    assert refused(opening, PlaceTwo()) == "Take Black or take White."


def test_in_swap_the_first_player_places_all_three_stones() -> None:
    assert begun("swap").player is begun("swap", "h8").player is begun("swap", "h8 i9").player is FIRST


def test_swap2_offers_white_black_or_two_more_stones() -> None:
    opening = begun("swap2", "h8 i9 g7")
    assert set(choices(opening)) == {Take(BLACK), Take(WHITE), PlaceTwo()}
    assert task(opening)[0].template == "Take White, take Black, or place two more stones."


def test_in_swap2_the_first_player_chooses_after_two_more_stones_of_the_second() -> None:
    opening = begun("swap2", "h8 i9 g7", PlaceTwo())
    assert (opening.player, opening.next_stone) == (SECOND, WHITE)
    opening = after(opening, Place(at("k10")))
    assert (opening.player, opening.next_stone) == (SECOND, BLACK)
    opening = after(opening, Place(at("d4")))
    assert opening.player is FIRST
    assert choices(opening) == (Take(BLACK), Take(WHITE))
    assert after(opening, Take(BLACK)).player is SECOND, "White moves next"
    assert after(opening, Take(WHITE)).player is FIRST


@pytest.mark.parametrize(("name", "side", "near", "far"), [("pro", 5, "j8", "k8"), ("long-pro", 7, "k8", "l8")])
def test_pro_restricts_the_first_and_the_third_stone(name: str, side: int, near: str, far: str) -> None:
    opening = begun(name)
    assert choices(opening) == (Place(at("h8")),)
    assert refused(opening, Place(at("h9"))) == "Stone 1 must be on the centre of the board, h8."
    opening = begun(name, "h8 h9")
    sentence = f"Stone 3 must be outside the central square of {side}×{side} points."
    assert refused(opening, Place(at(near))) == sentence
    finished = after(opening, Place(at(far)))
    assert finished.is_finished
    assert (finished.black, finished.white, finished.player) == (FIRST, SECOND, SECOND)


def test_in_pro_the_players_place_their_own_stones() -> None:
    assert [begun("pro", *itertools.repeat("h8", count)).player for count in (0, 1)] == [FIRST, SECOND]
    assert begun("pro", "h8 a1").player is FIRST


def test_the_first_three_stones_of_renju_are_in_growing_squares() -> None:
    assert len(choices(begun("rif"))) == 1
    assert len(choices(begun("rif", "h8"))) == 8
    assert len(choices(begun("rif", "h8 h9"))) == 23
    sentence = "Stone 3 must be inside the central square of 5×5 points."
    assert refused(begun("rif", "h8 h9"), Place(at("k8"))) == sentence


def test_in_rif_black_offers_two_fifth_moves_and_white_picks_one() -> None:
    opening = begun("rif", "h8 h9 j10", Keep(), "a1")
    assert (opening.player, task(opening)[1]) == (FIRST, {"number": 1, "count": 2})
    opening = offered(opening, "c3 d4")
    assert opening.player is SECOND
    assert choices(opening) == (Pick(at("c3")), Pick(at("d4")))
    assert refused(opening, Pick(at("e5"))) == "Choose one of the offered fifth moves: c3 and d4."
    finished = after(opening, Pick(at("d4")))
    assert finished.is_finished
    assert [human_point(point, BOARD) for point in finished.moves] == ["h8", "h9", "j10", "a1", "d4"]


def test_in_rif_a_swap_gives_the_fourth_stone_to_the_player_who_placed_three() -> None:
    opening = begun("rif", "h8 h9 j10", Swap())
    assert (opening.black, opening.player, opening.next_stone) == (SECOND, FIRST, WHITE)
    assert after(opening, Place(at("a1"))).player is SECOND


def test_symmetric_fifth_moves_are_refused() -> None:
    """All four stones are on the h column, so its left and its right are alike."""
    opening = offered(begun("rif", "h8 h9 h10", Keep(), "h3"), "g9")
    assert refused(opening, Offer(at("i9"))) == "i9 is symmetric to g9, which is already offered."
    assert refused(opening, Offer(at("g9"))) == "g9 is already offered."
    assert refused(opening, Offer(at("h3"))) == "h3 is occupied."
    assert Offer(at("g7")) in choices(opening), "the position is not symmetric to the row 8"


def test_fifth_moves_are_symmetric_along_a_diagonal_too() -> None:
    opening = offered(begun("rif", "h8 i9 j10", Keep(), "a1"), "c5")
    assert refused(opening, Offer(at("e3"))) == "e3 is symmetric to c5, which is already offered."


def test_white_stones_decide_about_symmetry_like_black_ones() -> None:
    opening = offered(begun("rif", "h8 h9 h10", Keep(), "a1"), "g9")
    assert Offer(at("i9")) in choices(opening)


def test_in_yamaguchi_the_first_player_declares_before_the_swap() -> None:
    opening = begun("yamaguchi", "h8 i9 j9")
    assert (opening.player, kinds(opening)) == (FIRST, {Declare})
    sentence = "Choose how many fifth moves Black offers: 1 to 100."
    assert refused(opening, Declare(0)) == refused(opening, Declare(101)) == sentence
    opening = after(opening, Declare(3))
    assert (opening.player, kinds(opening)) == (SECOND, {Swap, Keep})
    opening = offered(after(after(opening, Swap()), Place(at("a2"))), "a3 a4 a5")
    assert opening.player is FIRST, "White, after the swap"
    assert len(choices(opening)) == 3


def test_yamaguchi_has_enough_fifth_moves_for_the_largest_number() -> None:
    opening = begun("yamaguchi", "h8 h9 h10", Declare(100), Keep(), "h7")
    for _ in range(100):
        opening = after(opening, choices(opening)[0])
    assert kinds(opening) == {Pick}


def test_in_soosyrv_white_declares_after_the_fourth_move_and_black_may_swap() -> None:
    opening = begun("soosyrv-8", "h8 i9 j9", Swap(), "a2")
    assert (opening.player, kinds(opening)) == (FIRST, {Declare})
    assert len(choices(opening)) == 8
    opening = after(opening, Declare(1))
    assert (opening.player, kinds(opening)) == (SECOND, {Swap, Keep})
    opening = after(opening, Swap())
    assert (opening.black, opening.player) == (FIRST, FIRST), "Black offers"
    opening = offered(opening, "a3")
    assert choices(opening) == (Pick(at("a3")),)
    assert opening.player is SECOND


def test_in_taraguchi_each_of_the_first_moves_may_be_followed_by_a_swap() -> None:
    opening = begun("taraguchi-10")
    deciding = []
    for point in ("h8", "i9", "j10", "k8"):
        opening = after(opening, Place(at(point)))
        deciding.append(opening.player)
        opening = after(opening, Swap())
    assert deciding == [SECOND, SECOND, SECOND, SECOND], "after each swap, the first player has the next colour"
    assert opening.black is FIRST


def test_in_taraguchi_the_squares_grow_with_each_move() -> None:
    steps: tuple[Choice | str, ...] = ("h8", Keep(), "i9", Keep(), "j10", Keep())
    opening = begun("taraguchi-10", *steps)
    sentence = "Stone 4 must be inside the central square of 7×7 points."
    assert refused(opening, Place(at("l8"))) == sentence
    opening = begun("taraguchi-10", *steps, "k8", Keep())
    assert len(choices(opening)) == 81 - 4
    finished = after(after(opening, Place(at("l8"))), Swap())
    assert finished.is_finished
    assert finished.black is SECOND


def test_in_taraguchi_black_may_offer_ten_fifth_moves_instead() -> None:
    opening = begun("taraguchi-10", "h8", Keep(), "i9", Keep(), "j10", Keep(), "k8")
    assert (opening.player, choices(opening)) == (FIRST, (Swap(), Keep(), Declare(10)))
    assert refused(opening, Declare(9)) == "Swap the colours, keep them, or offer 10 fifth moves."
    opening = offered(after(opening, Declare(10)), "a1 a2 a3 a4 a5 a6 a7 a8 a9 a10")
    assert (opening.player, kinds(opening), len(choices(opening))) == (SECOND, {Pick}, 10)
    assert after(opening, Pick(at("a7"))).is_finished


def test_only_one_step_of_taraguchi_has_the_third_choice() -> None:
    opening = begun("taraguchi-10", "h8")
    assert choices(opening) == (Swap(), Keep())
    assert refused(opening, Declare(10)) == "Swap the colours or keep them."


def test_occupied_points_and_points_off_the_board_are_refused() -> None:
    opening = begun("swap2", "h8")
    assert refused(opening, Place(at("h8"))) == "h8 is occupied."
    assert refused(opening, Place(225)) == "Point 225 is not on the board."
    assert refused(opening, Place(-1)) == "Point -1 is not on the board."


@pytest.mark.parametrize("name", PROTOCOLS)
def test_no_protocol_places_more_than_three_black_stones(name: str) -> None:
    steps = PROTOCOLS[name].steps
    stones = sum(isinstance(step, PlaceStone | PickFifth) for step in steps)
    stones += 2 * any(isinstance(step, ChooseColour) and step.may_place_two for step in steps)
    assert (stones + 1) // 2 <= 3


def test_with_three_black_stones_no_point_is_forbidden() -> None:
    """So no stone, no offer and no picked fifth move of an opening can be forbidden in renju."""
    rules, cells = PRESETS["renju-15"], [Stone.EMPTY] * BOARD.size
    cells[at("h8")] = BLACK
    for point in range(BOARD.size):
        cells[point], before = BLACK, cells[point]
        assert not forbidden_points(cells, rules)
        cells[point] = before


def test_a_choice_of_another_kind_is_answered_by_the_task() -> None:
    assert refused(begun("swap2"), Swap()) == "Place stone 1 (Black)."
    assert refused(begun("swap2", "h8"), Take(BLACK)) == "Place stone 2 (White)."
    assert refused(begun("swap2", "h8 i9 g7"), Take(Stone.EMPTY)).startswith("Take White")
    assert refused(begun("rif", "h8 h9 j10"), Place(0)) == "Swap the colours or keep them."
    assert refused(begun("rif", "h8 h9 j10", Keep(), "a1"), Pick(0)) == "Offer fifth move 1 of 2."


@pytest.mark.parametrize(
    ("opening", "sentence"),
    [
        (begun("pro"), "Place stone 1 (Black) on the centre h8."),
        (begun("pro", "h8"), "Place stone 2 (White)."),
        (begun("long-pro", "h8 a1"), "Place stone 3 (Black) outside the central 7×7 points."),
        (begun("rif", "h8 i9"), "Place stone 3 (Black) inside the central 5×5 points."),
    ],
    ids=["centre", "anywhere", "outside", "inside"],
)
def test_the_task_names_the_area_of_a_stone(opening: Opening, sentence: str) -> None:
    message, fields = task(opening)
    assert message.in_english(fields) == sentence


def test_a_finished_opening_accepts_no_choice() -> None:
    finished = begun("swap", "h8 i9 g7", Take(WHITE))
    assert choices(finished) == ()
    assert refused(finished, Swap()) == "The opening is finished."


def test_a_state_never_changes() -> None:
    opening = begun("swap2", "h8")
    later = after(opening, Place(at("i9")))
    assert len(opening.moves) == 1
    assert len(later.moves) == 2
    with pytest.raises(FrozenInstanceError):
        opening.moves = ()  # type: ignore[misc]


def test_protocols_fit_the_rules() -> None:
    everywhere = {"swap", "swap2"}
    assert {protocol.name for protocol in fitting_protocols(BOARD)} == set(PROTOCOLS)
    assert {protocol.name for protocol in fitting_protocols(PRESETS["gomoku-20"])} == everywhere
    assert {protocol.name for protocol in fitting_protocols(PRESETS["gomoku-9"])} == {*everywhere, "pro", "long-pro"}
    for name in ("connect-four", "tic-tac-toe", "gomoku-8", "four-5"):
        assert fitting_protocols(PRESETS[name]) == ()


@pytest.mark.parametrize(
    ("name", "rules", "sentence"),
    [
        ("swap2", Rules(9, 9, 4, gravity=True), "The opening Swap2 is not possible in games with gravity."),
        ("swap2", Rules(15, 15, 3), "The opening Swap2 requires a win length of at least 4."),
        ("swap", Rules(8, 15, 5), "The opening Swap requires at least 9 rows and 9 columns."),
        ("pro", Rules(15, 16, 5), "The opening Pro requires an odd number of rows and of columns."),
        ("rif", Rules(19, 19, 5), "The opening RIF requires a board of 15×15 and a win length of 5."),
        ("rif", Rules(15, 15, 6), "The opening RIF requires a board of 15×15 and a win length of 5."),
    ],
)
def test_a_protocol_that_does_not_fit_the_rules_is_refused(name: str, rules: Rules, sentence: str) -> None:
    with pytest.raises(OpeningError) as caught:
        start(PROTOCOLS[name], rules)
    assert caught.value.sentence == sentence
