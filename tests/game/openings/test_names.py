import itertools

import pytest

from studio.game.notation import point_from_human
from studio.game.openings import (
    PROTOCOLS,
    RENJU_OPENINGS,
    Keep,
    Place,
    RenjuOpening,
    after,
    choices,
    renju_opening,
    start,
)
from studio.game.rules import PRESETS
from studio.game.symmetry import Symmetry, images

BOARD = PRESETS["gomoku-15"]


def named(points: str) -> RenjuOpening | None:
    return renju_opening([point_from_human(point, BOARD) for point in points.split()], BOARD)


def test_there_are_13_direct_and_13_indirect_openings_with_different_names() -> None:
    assert [opening.code for opening in RENJU_OPENINGS] == [
        f"{number}{letter}" for letter in "DI" for number in range(1, 14)
    ]
    assert len({opening.name for opening in RENJU_OPENINGS}) == 26


def test_no_two_openings_are_symmetric_and_they_cover_all_third_moves() -> None:
    """Count the symmetry classes of all second moves next to the centre and third moves in the central 5×5 points."""
    classes = set()
    square = [(row, column) for row in range(-2, 3) for column in range(-2, 3) if (row, column) != (0, 0)]
    for second, third in itertools.permutations(square, 2):
        if max(map(abs, second)) == 1:
            classes.add(min((_turned(second, turn), _turned(third, turn)) for turn in range(8)))
    assert len(classes) == 26
    listed = {
        min((_turned(_offset(o.second), t), _turned(_offset(o.third), t)) for t in range(8)) for o in RENJU_OPENINGS
    }
    assert listed == classes


@pytest.mark.parametrize("opening", RENJU_OPENINGS, ids=lambda opening: opening.code)
@pytest.mark.parametrize("symmetry", Symmetry)
def test_an_opening_is_recognised_in_all_symmetries(opening: RenjuOpening, symmetry: Symmetry) -> None:
    image = images(symmetry, BOARD)
    moves = [image[point_from_human(name, BOARD)] for name in ("h8", opening.second, opening.third)]
    assert renju_opening(moves, BOARD) is opening
    assert renju_opening([*moves, 0, 1], BOARD) is opening, "later moves do not matter"


@pytest.mark.parametrize(
    ("points", "name"),
    [("h8 h9 i9", "Kagetsu"), ("h8 h9 h7", "Shogetsu"), ("h8 i9 i7", "Hogetsu"), ("h8 g7 g9", "Hogetsu")],
)
def test_well_known_openings_have_their_names(points: str, name: str) -> None:
    found = named(points)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("points", ["h8 h9", "h8 h9 k8", "h9 h8 h10", "h8 h10 h9", ""])
def test_other_moves_have_no_name(points: str) -> None:
    assert named(points) is None


def test_other_boards_have_no_names() -> None:
    rules = PRESETS["gomoku-9"]
    assert renju_opening([point_from_human(point, rules) for point in ("e5", "e6", "e7")], rules) is None


def test_every_opening_of_a_renju_protocol_has_a_name() -> None:
    opening = after(start(PROTOCOLS["rif"], BOARD), choices(start(PROTOCOLS["rif"], BOARD))[0])
    for second in choices(opening):
        for third in choices(after(opening, second)):
            state = after(after(opening, second), third)
            assert state.name is not None
            assert after(state, Keep()).name is state.name


def test_a_state_has_no_name_before_its_third_stone() -> None:
    opening = start(PROTOCOLS["swap2"], BOARD)
    assert opening.name is None
    assert after(opening, Place(0)).name is None


def _offset(name: str) -> tuple[int, int]:
    return int(name[1:]) - 8, ord(name[0]) - ord("h")


def _turned(offset: tuple[int, int], turn: int) -> tuple[int, int]:
    row, column = offset
    if turn >= 4:
        column = -column
    for _ in range(turn % 4):
        row, column = column, -row
    return row, column
