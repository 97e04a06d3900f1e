from dataclasses import FrozenInstanceError

import pytest

from studio.game.rules import PRESETS, Overline, Rules, RulesError, rules_from_text
from studio.game.stones import Stone

OPEN = (Stone.EMPTY, Stone.EMPTY)


def test_presets_have_the_rules_of_their_names() -> None:
    assert {name: rules.text for name, rules in PRESETS.items()} == {
        "tic-tac-toe": "3x3/3",
        "connect-four": "6x7/4 gravity",
        "gomoku-15": "15x15/5",
        "standard-15": "15x15/5 exact",
        "gomoku-20": "20x20/5",
        "gomoku-9": "9x9/5",
        "gomoku-8": "8x8/5",
        "gomoku-6": "6x6/5",
        "four-5": "5x5/4",
    }


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_a_name_and_is_parsed_by_it(name: str) -> None:
    assert PRESETS[name].name == name
    assert rules_from_text(name) == PRESETS[name]


def test_other_rules_are_custom() -> None:
    assert Rules(7, 9, 4).name == "custom"


@pytest.mark.parametrize("rules", [Rules(7, 9, 4), Rules(26, 1, 26, True, Overline.NOTHING), Rules(1, 26, 1)])
def test_text_is_read_back(rules: Rules) -> None:
    assert rules_from_text(rules.text) == rules


@pytest.mark.parametrize("sides", [(0, 3, 3), (3, 27, 3), (3, 3, 0), (3, 3, 27), (-1, 3, 3), (True, 3, 3), (3.5, 3, 3)])
def test_impossible_sides_are_refused(sides: tuple[int, int, int]) -> None:
    with pytest.raises(RulesError, match="must be a whole number from 1 to 26"):
        Rules(*sides)


@pytest.mark.parametrize("text", ["", "chess", "3x3", "3x3/3 round", "999x3/3", "99999999x3/3", "3x3/3\0", "३x३/३"])
def test_unknown_rule_names_are_refused(text: str) -> None:
    with pytest.raises(RulesError):
        rules_from_text(text)


def test_five_in_a_row_on_four_by_four_is_always_a_draw() -> None:
    rules = Rules(4, 4, 5)
    assert rules.every_game_is_drawn
    assert "every game is a draw" in rules.describe()


def test_a_line_may_fit_one_way_only() -> None:
    assert Rules(1, 5, 5).line_fits
    assert not Rules(1, 4, 5).line_fits


def test_overline_decides_whether_a_longer_line_wins() -> None:
    assert PRESETS["gomoku-15"].wins(Stone.BLACK, 6, OPEN)
    assert not PRESETS["standard-15"].wins(Stone.BLACK, 6, OPEN)
    assert PRESETS["standard-15"].wins(Stone.WHITE, 5, OPEN)


def test_caro_asks_for_exactly_five_that_the_other_side_does_not_block_at_both_ends() -> None:
    caro, black, white = rules_from_text("15x15/5 caro"), Stone.BLACK, Stone.WHITE
    assert caro.wins(black, 5, OPEN)
    assert caro.wins(black, 5, (white, Stone.EMPTY))
    assert caro.wins(black, 5, (white, None)), "the edge of the board does not block"
    assert not caro.wins(black, 5, (white, white))
    assert caro.wins(white, 5, (black, None))
    assert not caro.wins(white, 5, (black, black))
    assert not caro.wins(black, 6, OPEN)


def test_caro_is_read_by_its_text_and_is_offered_nowhere() -> None:
    caro = Rules(15, 15, 5, overline=Overline.CARO)
    assert caro.text == "15x15/5 caro"
    assert rules_from_text("15x15/5 caro") == caro
    assert caro.name == "custom"
    assert not any(rules.overline is Overline.CARO for rules in PRESETS.values())
    with pytest.raises(RulesError):
        rules_from_text("15x15/5 exact caro")


def test_rules_are_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        PRESETS["gomoku-15"].rows = 3  # type: ignore[misc]  # the assignment must fail
