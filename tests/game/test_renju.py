import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.geometry import rays
from studio.game.notation import human_point, point_from_human
from studio.game.renju import Forbidden, forbidden, forbidden_points
from studio.game.renju_judgement import Verdict, verdict
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.game.symmetry import Symmetry, images
from tests.game.naive_renju import naive_verdict
from tests.game.renju_positions import KINDS, LINES, RULES, compared_points, differences
from tests.sizes import sizes

_STONES = {"X": Stone.BLACK, "O": Stone.WHITE}


def board(black: str, white: str = "", rules: Rules = RULES) -> list[Stone]:
    cells = [Stone.EMPTY] * rules.size
    for names, stone in ((black, Stone.BLACK), (white, Stone.WHITE)):
        for name in names.split():
            cells[point_from_human(name, rules)] = stone
    return cells


def reason(point: str, black: str, white: str = "") -> Forbidden | None:
    return forbidden(board(black, white), RULES, point_from_human(point, RULES))


def judged(point: str, black: str, white: str = "") -> Verdict:
    return verdict(board(black, white), LINES, point_from_human(point, RULES))


def in_line(pattern: str) -> Verdict:
    """Return the verdict on `*` in a row of the board that begins with this pattern; other points are empty."""
    cells = [Stone.EMPTY] * RULES.size
    for column, letter in enumerate(pattern):
        cells[RULES.point(7, column)] = _STONES.get(letter, Stone.EMPTY)
    return verdict(cells, LINES, RULES.point(7, pattern.index("*")))


def test_two_threes_are_forbidden_and_named_by_their_ends() -> None:
    found = reason("h8", "i9 k11 h9 h11")
    assert found is not None
    assert found.kind is Verdict.THREE_THREE
    assert found.message.code == "forbidden"
    assert found.sentence == "h8 is forbidden for Black, three-three: h8–h11 and h8–k11."


def test_a_three_names_the_points_that_make_it_a_straight_four() -> None:
    found = reason("h8", "i9 k11 h9 h11")
    assert found is not None
    vertical, diagonal = found.rows
    assert _names(vertical.stones) == "h8 h9 h11"
    assert _names(vertical.next_points) == "h10"
    assert _names(diagonal.next_points) == "j10"


def test_a_solid_three_has_two_points_that_make_it_a_straight_four() -> None:
    found = reason("h8", "g8 i8 h9 h10")
    assert found is not None
    assert {_names(row.next_points) for row in found.rows} == {"f8 j8", "h7 h11"}


def test_one_three_is_allowed() -> None:
    assert judged("h8", "g8 i8") is Verdict.ALLOWED


def test_a_three_and_a_four_are_allowed() -> None:
    assert judged("h8", "g8 i8 h9 h10 h11", "h12") is Verdict.ALLOWED


def test_three_threes_are_forbidden_with_all_their_rows() -> None:
    found = reason("h8", "g8 i8 h9 h7 g7 i9")
    assert found is not None
    assert len(found.rows) == 3


def test_a_blocked_row_of_three_is_no_three() -> None:
    assert judged("h8", "g8 i8 h9 h10", "h7") is Verdict.ALLOWED


def test_a_three_at_the_edge_needs_room_for_a_straight_four() -> None:
    assert judged("c8", "b8 a8 c9 c10") is Verdict.ALLOWED
    assert judged("d8", "b8 c8 d9 d10") is Verdict.THREE_THREE, "the straight four is b8 to e8"


def test_a_row_without_room_for_a_straight_four_is_no_three() -> None:
    assert judged("h8", "g8 i8 h9 h10", "e8") is Verdict.THREE_THREE, "j8 makes a straight four from g8 to j8"
    assert judged("h8", "g8 i8 h9 h10", "e8 k8") is Verdict.ALLOWED, "f8 to j8 have room for a five only"
    assert judged("h8", "g8 i8 h9 h10", "f8 k8") is Verdict.ALLOWED
    assert judged("h8", "g8 i8 h9 h10", "e8 j8") is Verdict.ALLOWED


def test_two_fours_in_two_lines_are_forbidden() -> None:
    found = reason("h8", "e8 f8 g8 h9 h10 h11", "d8 h12")
    assert found is not None
    assert found.sentence == "h8 is forbidden for Black, four-four: e8–h8 and h8–h11."
    assert {_names(row.next_points) for row in found.rows} == {"i8", "h7"}


@pytest.mark.parametrize("pattern", ["..XXX.*.XXX", "..XX.*X.XX", "..X.*XX.X", "..X.XX*.X"])
def test_two_fours_in_one_line_are_forbidden(pattern: str) -> None:
    assert in_line(pattern) is Verdict.FOUR_FOUR


def test_two_fours_in_one_line_are_two_rows() -> None:
    found = reason("f8", "c8 d8 g8 i8 j8")
    assert found is not None
    assert {_names(row.stones) for row in found.rows} == {"c8 d8 f8 g8", "f8 g8 i8 j8"}


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("..XX*X", "a straight four is one four"),
        ("X.XX*X.X", "at both ends five becomes six, so the row is no four"),
        ("OXX*X", "a four with one end"),
        ("..XX.*X.XXX", "on the right, five becomes six"),
    ],
)
def test_one_four_in_a_line_is_allowed(pattern: str, why: str) -> None:
    assert in_line(pattern) is Verdict.ALLOWED, why


def test_a_four_that_would_become_an_overline_does_not_count() -> None:
    assert judged("h8", "e8 f8 g8 h9 h10 h11", "d8 h12") is Verdict.FOUR_FOUR
    assert judged("h8", "e8 f8 g8 h9 h10 h11 j8", "d8 h12") is Verdict.ALLOWED


def test_an_overline_is_forbidden() -> None:
    found = reason("h8", "e8 f8 g8 i8 j8")
    assert found is not None
    assert found.kind is Verdict.OVERLINE
    assert found.sentence == "h8 is forbidden for Black, overline: e8–j8."
    assert found.rows[0].next_points == ()


def test_a_five_wins_before_anything_else() -> None:
    five = "e8 f8 g8 i8"
    assert judged("h8", five) is Verdict.FIVE
    assert judged("h8", f"{five} h9 h10 g9 f10") is Verdict.FIVE, "with a three-three"
    assert judged("h8", f"{five} h9 h10 h11 g9 f10 e11") is Verdict.FIVE, "with a four-four"
    assert judged("h8", f"{five} h9 h10 h11 h7 h6") is Verdict.FIVE, "with an overline"


def test_a_three_does_not_count_if_its_straight_four_is_an_overline_elsewhere() -> None:
    threes = "g8 i8 h9 h10"
    assert judged("h8", threes, "e8") is Verdict.THREE_THREE
    overline_on_j8 = "j9 j10 j11 j7 j6"
    assert judged("h8", f"{threes} {overline_on_j8}", "e8") is Verdict.ALLOWED, "f8 has no room, j8 is an overline"


def test_a_three_does_not_count_if_its_straight_four_makes_a_second_four() -> None:
    assert judged("h8", "g8 i8 h9 h10 j9 j10 j11", "e8 j12") is Verdict.ALLOWED


def test_a_three_does_not_count_if_its_straight_four_makes_a_five_elsewhere() -> None:
    assert judged("h8", "g8 i8 h9 h10 j9 j10 j11 j7", "e8") is Verdict.ALLOWED


def test_a_three_does_not_count_if_its_straight_four_makes_a_three_three() -> None:
    three_three_on_j8 = "j9 j10 k9 l10"
    assert judged("h8", f"g8 i8 h9 h10 {three_three_on_j8}", "e8") is Verdict.ALLOWED


def test_a_three_counts_if_the_three_three_of_its_straight_four_is_itself_none() -> None:
    """The row j8 to j10 is no three, because j11 is an overline and j7 has no room. So Black may take j8."""
    cells, overline_on_j11 = "g8 i8 h9 h10 j9 j10 k9 l10", "i10 k12 l13"
    assert judged("h8", cells, "e8 j6") is Verdict.ALLOWED
    assert judged("h8", f"{cells} {overline_on_j11}", "e8 j6") is Verdict.THREE_THREE


def test_white_and_occupied_points_are_never_forbidden() -> None:
    cells = board("g8 i8 h9 h10", "h8")
    assert forbidden(cells, RULES, point_from_human("h8", RULES)) is None


def test_all_forbidden_points_of_a_position_are_listed() -> None:
    found = forbidden_points(board("g8 i8 h9 h10"), RULES)
    assert _names(found) == "h8"
    assert forbidden_points(board(""), RULES) == ()


def test_a_judgement_leaves_the_cells_as_they_were() -> None:
    cells = board("g8 i8 h9 h10 j9 j10 k9 l10", "e8")
    before = list(cells)
    for point, stone in enumerate(before):
        if stone is Stone.EMPTY:
            verdict(cells, LINES, point)
    assert cells == before


def test_a_small_board_has_forbidden_points() -> None:
    rules = Rules(7, 7, 5)
    cells = board("c4 e4 d5 d3", "", rules)
    assert verdict(cells, rays(rules), point_from_human("d4", rules)) is Verdict.THREE_THREE


@pytest.mark.parametrize("positions", sizes(400, 80))
@pytest.mark.parametrize("kind", KINDS)
def test_the_package_renju_finds_the_same_forbidden_points(kind: str, positions: int) -> None:
    for number in range(positions):
        chance = random.Random(f"{kind} {number}")
        cells = KINDS[kind](chance)
        found = differences(cells, compared_points(cells, 4, chance))
        assert found == [], f"position {number}"


@pytest.mark.parametrize("positions", sizes(60, 20))
@pytest.mark.parametrize("kind", KINDS)
def test_the_definitions_of_the_rules_give_the_same_verdicts(kind: str, positions: int) -> None:
    for number in range(positions):
        chance = random.Random(f"naive {kind} {number}")
        cells = KINDS[kind](chance)
        for point in compared_points(cells, 3, chance):
            assert verdict(cells, LINES, point) is naive_verdict(cells, RULES, point), f"position {number}"


@pytest.mark.parametrize("sides", [(7, 7), (9, 6), (5, 5)])
def test_small_boards_have_the_verdicts_of_the_definitions(sides: tuple[int, int]) -> None:
    rules = Rules(*sides, 5)
    for number in range(20):
        chance = random.Random(f"{sides} {number}")
        weights = (6, chance.randint(2, 5), chance.randint(0, 1))
        cells = chance.choices(list(Stone), weights, k=rules.size)
        for point in (point for point, stone in enumerate(cells) if stone is Stone.EMPTY):
            assert verdict(cells, rays(rules), point) is naive_verdict(cells, rules, point), f"position {number}"


@given(st.sampled_from(sorted(KINDS)), st.integers(0, 10_000), st.sampled_from(Symmetry))
def test_forbidden_points_turn_with_the_board(kind: str, seed: int, symmetry: Symmetry) -> None:
    chance = random.Random(seed)
    cells = KINDS[kind](chance)
    image = images(symmetry, RULES)
    turned = list(cells)
    for point, stone in enumerate(cells):
        turned[image[point]] = stone
    for point in compared_points(cells, 4, chance):
        assert verdict(turned, LINES, image[point]) is verdict(cells, LINES, point)


@given(st.sampled_from(sorted(KINDS)), st.integers(0, 10_000))
def test_the_rows_of_a_reason_contain_the_point_and_fit_its_kind(kind: str, seed: int) -> None:
    chance = random.Random(seed)
    cells = KINDS[kind](chance)
    for point in compared_points(cells, 4, chance):
        found = forbidden(cells, RULES, point)
        if found is None:
            assert not verdict(cells, LINES, point).is_forbidden
            continue
        assert all(point in row.stones for row in found.rows)
        _check_rows(found)


def _check_rows(found: Forbidden) -> None:
    if found.kind is Verdict.OVERLINE:
        assert all(len(row.stones) >= 6 and not row.next_points for row in found.rows)
        return
    stones = 4 if found.kind is Verdict.FOUR_FOUR else 3
    assert len(found.rows) >= 2
    assert all(len(row.stones) == stones and 1 <= len(row.next_points) <= 2 for row in found.rows)
    assert len({row.stones for row in found.rows}) == len(found.rows)


def _names(points: tuple[int, ...]) -> str:
    return " ".join(sorted((human_point(point, RULES) for point in points), key=lambda name: (name[0], int(name[1:]))))
