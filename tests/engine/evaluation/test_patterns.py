"""The patterns of a pattern network, and how stones change them."""

import numpy as np
import numpy.typing as npt
import pytest

from studio.engine.evaluation.patterns import OFF_BOARD, Patterns, codes_of, patterns_of, sides_of
from studio.game.rules import PRESETS, Overline, Rules

NINE = Patterns(reach=4, states=3)
SEVEN = Patterns(reach=3, states=4)
ELEVEN = Patterns(reach=5, states=3, overline=Overline.NOTHING)
CARO = Patterns(reach=5, states=3, overline=Overline.CARO)
RENJU = Patterns(reach=5, states=3, overline=Overline.RENJU)
BLACK, WHITE = 0, 1
LETTERS = {".": 0, "x": 1, "o": 2, "'": 3, "#": OFF_BOARD}


def window(text: str) -> tuple[int, ...]:
    return tuple(LETTERS[letter] for letter in text)


def windows_at(board: str, point: int, rules: Rules) -> set[tuple[int, ...]]:
    """Return the patterns of a point of a drawn board, each in its canonical orientation."""
    patterns = patterns_of(rules)
    assert patterns is not None
    cells = np.array([[LETTERS[letter] for letter in "".join(board.split())]], np.int8)
    seen = windows_with(codes_of(cells, rules, patterns)[0, point], patterns)
    return {min(one, one[::-1]) for one in seen}


def windows_with(codes: npt.NDArray[np.int64], patterns: Patterns) -> list[tuple[int, ...]]:
    """Return the windows with these codes."""
    return [tuple(cells) for cells in patterns.cells(codes).tolist()]


def test_there_are_as_many_patterns_as_windows_up_to_mirroring() -> None:
    assert (NINE.codes, NINE.count) == (43_923, 22_143)
    assert (SEVEN.codes, SEVEN.count) == (28_900, 14_620)
    assert (ELEVEN.codes, ELEVEN.count) == (397_488, 18_648)
    assert (CARO.codes, CARO.count) == (397_488, 30_033)
    assert (RENJU.codes, RENJU.count) == (397_488, 27_360)
    for patterns in (NINE, SEVEN, ELEVEN, CARO, RENJU):
        assert patterns.of_code.max() + 1 == patterns.count == len(np.unique(patterns.of_code))


@pytest.mark.parametrize("patterns", [NINE, SEVEN])
def test_exactly_mirror_images_share_a_pattern(patterns: Patterns) -> None:
    windows = windows_with(np.arange(patterns.codes), patterns)
    assert len(set(windows)) == patterns.codes
    alike: dict[int, set[tuple[int, ...]]] = {}
    for code, pattern in enumerate(patterns.of_code[BLACK].tolist()):
        alike.setdefault(pattern, set()).add(windows[code])
    assert all(len(group) <= 2 and group == {one[::-1] for one in group} for group in alike.values())


@pytest.mark.parametrize(
    ("one", "other", "are_alike"),
    [
        ("......xxxx.", "......xxxxx", False),  # a sixth stone five away
        ("......xxxxo", "......xxxx#", True),  # nothing that could extend a five
        ("......x.x.x", "......x.x.o", False),
        ("......x.x.o", "......x.x..", True),
        ("......xo...", "......xoxo#", True),  # nothing behind stones of both colours matters
        ("......xxo..", "......xx.o.", False),
        ("o..........", "#..........", False),  # the other side's five would be too long
        ("#.x........", "o.x........", True),
        ("..........o", "o..........", True),
    ],
)
def test_for_exactly_five_equivalent_windows_share_a_pattern(one: str, other: str, are_alike: bool) -> None:
    assert (pattern_of(one) == pattern_of(other)) is are_alike


@pytest.mark.parametrize(
    ("one", "other", "are_alike"),
    [
        ("......xxxxo", "......xxxx#", False),  # a five with one blocked end
        ("......xxxxo", "......xxxx.", False),
        ("......xxxx#", "......xxxx.", True),  # the edge blocks no line
        ("......xo...", "......xoxo#", True),
    ],
)
def test_in_caro_stones_at_the_ends_of_a_five_matter(one: str, other: str, are_alike: bool) -> None:
    assert (pattern_of(one, CARO) == pattern_of(other, CARO)) is are_alike


@pytest.mark.parametrize(
    ("one", "other", "side", "are_alike"),
    [
        ("......xxxx.", "......xxxxx", BLACK, False),  # too long for Black
        ("......xxxx.", "......xxxxx", WHITE, True),  # a five and a six win alike for White
        ("......oooo.", "......ooooo", BLACK, True),
        ("......oooo.", "......ooooo", WHITE, False),
        ("......xxxxo", "......xxxx#", BLACK, True),
    ],
)
def test_in_renju_only_black_has_lines_that_are_too_long(one: str, other: str, side: int, are_alike: bool) -> None:
    assert (pattern_of(one, RENJU, side) == pattern_of(other, RENJU, side)) is are_alike


def test_in_renju_the_sides_share_no_pattern() -> None:
    assert RENJU.tells_sides
    assert RENJU.of_code[BLACK].max() < RENJU.of_code[WHITE].min()
    assert not CARO.tells_sides
    assert np.array_equal(CARO.of_code[BLACK], CARO.of_code[WHITE])


def test_the_side_to_move_follows_from_the_stones() -> None:
    assert sides_of(np.array([[0, 0, 0], [2, 0, 0], [1, 2, 0]], np.int8)).tolist() == [BLACK, WHITE, BLACK]


def pattern_of(text: str, patterns: Patterns = ELEVEN, side: int = BLACK) -> int:
    cells = window(text)
    left, right = (
        patterns.first_word(sum(cell != OFF_BOARD for cell in side))
        + sum(cell * 3**place for place, cell in enumerate(side) if cell != OFF_BOARD)
        for side in (cells[4::-1], cells[6:])
    )
    code = (cells[5] * patterns.words + left) * patterns.words + right
    assert windows_with(np.array([code]), patterns) == [cells]
    return int(patterns.of_code[side, code])


@pytest.mark.parametrize("colour", [1, 2])
def test_windows_share_a_pattern_only_if_a_stone_makes_exactly_five_in_all_or_none(colour: int) -> None:
    sides = ELEVEN.cells(np.arange(ELEVEN.words))[:, 6:]
    runs = np.cumprod(sides == colour, axis=1).sum(axis=1)
    makes_five = np.tile((1 + runs[:, None] + runs == 5).ravel(), 3)
    in_some, in_all = np.zeros(ELEVEN.count, bool), np.ones(ELEVEN.count, bool)
    np.logical_or.at(in_some, ELEVEN.of_code[BLACK], makes_five)
    np.logical_and.at(in_all, ELEVEN.of_code[BLACK], makes_five)
    assert makes_five.any()
    assert np.array_equal(in_some, in_all)


@pytest.mark.parametrize("patterns", [NINE, SEVEN, ELEVEN])
def test_the_opponents_pattern_has_the_colours_swapped(patterns: Patterns) -> None:
    turned = {1: 2, 2: 1}
    codes = np.random.default_rng(0).integers(0, patterns.codes, 500)
    seen = windows_with(patterns.for_other_side[codes], patterns)
    assert seen == [tuple(turned.get(cell, cell) for cell in cells) for cells in windows_with(codes, patterns)]


def test_a_point_has_four_cells_each_way_and_the_edge() -> None:
    board = """
        . . . . . . .
        . . . . . . .
        . . . o . . .
        . x x . x . .
        . . . . . . .
        . . . . . . x
        . . . . . . .
    """
    rules = Rules(7, 7, 5)
    seen = windows_at(board, rules.point(3, 3), rules)
    assert seen == {min(one, one[::-1]) for one in map(window, ("#.xx.x..#", "#..o....#", "#.......#"))}


def test_in_gravity_games_unsupported_empty_cells_are_a_separate_state() -> None:
    board = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . x . . .
        . . o x . . .
    """
    rules = PRESETS["connect-four"]
    seen = windows_at(board, rules.point(4, 2), rules)
    along, down = window("#''.x''"), window("'''.o##")
    falling, rising = window("#''.x##"), window("##...''")
    assert seen == {min(one, one[::-1]) for one in (along, down, falling, rising)}


@pytest.mark.parametrize(
    ("rules", "reach"),
    [
        (Rules(15, 15, 5), 4),
        (Rules(3, 3, 3), 4),
        (Rules(6, 7, 4, gravity=True), 3),
        (Rules(15, 15, 6), None),
        (Rules(15, 15, 5, overline=Overline.NOTHING), 5),
        (Rules(15, 15, 6, overline=Overline.NOTHING), None),
        (Rules(15, 15, 4, overline=Overline.NOTHING), 4),
        (Rules(9, 9, 5, gravity=True), None),
    ],
)
def test_games_with_too_long_lines_have_no_patterns(rules: Rules, reach: int | None) -> None:
    patterns = patterns_of(rules)
    assert (patterns.reach if patterns else None) == reach
