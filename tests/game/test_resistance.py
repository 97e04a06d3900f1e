"""How much moves resist in a lost position."""

from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.resistance import resistance
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

RENJU = PRESETS["renju-15"]


def position(black: str, white: str, rules: Rules = RENJU) -> Position:
    stones = {point_from_human(name, rules): Stone.BLACK for name in black.split()}
    stones |= {point_from_human(name, rules): Stone.WHITE for name in white.split()}
    return Position(rules).with_setup(stones, Stone.WHITE)


def strongest(found: Position) -> set[str]:
    values = resistance(found)
    most = max(values[point] for point in found.legal_moves())
    return {human_point(point, found.rules) for point in found.legal_moves() if values[point] == most}


def test_the_ends_of_a_three_resist_most() -> None:
    assert strongest(position("h8 i8 j8", "a1 c3 e11")) == {"g8", "k8"}


def test_the_point_where_two_threes_meet_resists_most() -> None:
    assert strongest(position("g8 i8 h9 h10", "a1 c3 n4")) == {"h8"}


def test_without_a_row_of_the_other_side_the_own_row_counts() -> None:
    assert strongest(position("", "h8 i8 j8")) == {"g8", "k8"}


def test_a_row_that_cannot_be_completed_does_not_count() -> None:
    walled = position("a8 b8 c8", "d8 o1")
    own = 10.0  # the only row through e8 that can be completed: d8–h8 of White, with one stone
    assert resistance(walled)[point_from_human("e8", RENJU)] == own


def test_an_empty_board_has_no_resistance() -> None:
    assert set(resistance(Position(RENJU))) == {0.0}
