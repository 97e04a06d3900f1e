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
        "renju-15": "15x15/5 renju",
        "caro-15": "15x15/5 caro",
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


def test_caro_and_renju_are_read_by_their_texts() -> None:
    for overline in (Overline.CARO, Overline.RENJU):
        rules = Rules(9, 12, 5, overline=overline)
        assert rules.text == f"9x12/5 {overline}"
        assert rules_from_text(f"9x12/5 {overline}") == rules
    for text in ("15x15/5 exact caro", "15x15/5 renju caro", "15x15/4 renju", "15x15/5 gravity renju"):
        with pytest.raises(RulesError):
            rules_from_text(text)


def test_renju_lets_black_win_with_exactly_five_and_white_with_more() -> None:
    renju, blocked = PRESETS["renju-15"], (Stone.WHITE, Stone.WHITE)
    assert [renju.wins(Stone.BLACK, length, OPEN) for length in (4, 5, 6)] == [False, True, False]
    assert [renju.wins(Stone.WHITE, length, OPEN) for length in (4, 5, 6)] == [False, True, True]
    assert renju.wins(Stone.BLACK, 5, blocked)


def test_only_renju_forbids_points() -> None:
    assert {name for name, rules in PRESETS.items() if rules.forbids_points} == {"renju-15"}


def test_renju_is_refused_with_another_win_length() -> None:
    with pytest.raises(RulesError, match="Renju is played with five in a row and without gravity, not as 7x7/4 renju"):
        Rules(7, 7, 4, overline=Overline.RENJU)


def test_descriptions_name_what_is_special() -> None:
    assert "not blocked at both ends" in PRESETS["caro-15"].describe()
    assert "Black may make no three-three, four-four or overline" in PRESETS["renju-15"].describe()


def test_rules_are_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        PRESETS["gomoku-15"].rows = 3  # type: ignore[misc]  # the assignment must fail
