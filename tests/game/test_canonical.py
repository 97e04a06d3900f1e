"""The canonical form of a position: one key for symmetric positions, and points back and forth."""

import random

import pytest

from studio.game.canonical import canonical
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.game.symmetry import symmetries

RULES = [PRESETS["gomoku-15"], PRESETS["connect-four"], PRESETS["tic-tac-toe"], Rules(4, 7, 4), Rules(26, 26, 5)]


def random_position(rules: Rules, chance: random.Random) -> Position:
    position = Position(rules)
    for _ in range(chance.randint(0, 12)):
        if not position.is_over:
            position.play(chance.choice(position.legal_moves()))
    return position


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.text)
def test_symmetric_positions_have_one_key_and_one_canonical_move(rules: Rules) -> None:
    chance = random.Random(7)
    for _ in range(30):
        position = random_position(rules, chance)
        form = canonical(position)
        for symmetry in symmetries(rules):
            other = canonical(position.transformed(symmetry))
            assert other.key == form.key
            for point in position.open_points():
                assert other.point_of(symmetry.image(point, rules)) == form.point_of(point)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.text)
def test_points_return_from_the_canonical_form(rules: Rules) -> None:
    chance = random.Random(8)
    for _ in range(20):
        position = random_position(rules, chance)
        form = canonical(position)
        for point in range(rules.size):
            assert point in form.points(form.point_of(point))
            assert form.original(form.image(point)) == point


def test_rules_side_to_move_and_stones_are_part_of_the_key() -> None:
    gomoku, renju = Position(PRESETS["gomoku-15"]), Position(PRESETS["renju-15"])
    white, stone = Position(PRESETS["gomoku-15"]), Position(PRESETS["gomoku-15"])
    white.set_up({}, Stone.WHITE)
    stone.play(112)
    keys = {canonical(position).key for position in (gomoku, renju, white, stone)}
    assert len(keys) == 4
    assert all(key < 2**128 for key in keys)


def test_gravity_has_two_symmetries_only() -> None:
    position = Position(PRESETS["connect-four"])
    position.drop(0)
    mirrored = Position(PRESETS["connect-four"])
    mirrored.drop(6)
    assert canonical(position).key == canonical(mirrored).key
    assert len(canonical(Position(PRESETS["connect-four"])).symmetries) == 2
    assert canonical(Position(PRESETS["gomoku-15"])).points(112) == (112,)
    assert len(canonical(Position(PRESETS["gomoku-15"])).points(0)) == 4


def test_the_keys_never_change() -> None:
    """Databases and books store them."""
    position = Position(PRESETS["gomoku-15"])
    position.play(112)
    position.play(98)
    assert canonical(position).key == 0x24697EBB5FF35C68FADA103E74F547E


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.text)
def test_own_maps_leave_the_position_as_it_is(rules: Rules) -> None:
    chance = random.Random(9)
    for position in (Position(rules), *(random_position(rules, chance) for _ in range(20))):
        maps = canonical(position).own_maps
        assert maps[0] == tuple(range(rules.size)), "the identity is the first"
        for each in maps:
            assert all(position.cells[image] == position.cells[point] for point, image in enumerate(each))
    assert len(canonical(Position(rules)).own_maps) == len(symmetries(rules))
