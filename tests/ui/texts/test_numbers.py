"""Short numbers: what people read in tables, discs and legends."""

import pytest
from PySide6.QtCore import QLocale

from studio.ui.texts.numbers import (
    decimal,
    percent,
    short_number,
    shortest_number,
    signed_score,
    tick_number,
    widest_short_number,
)

ENGLISH = QLocale("en_US")
CZECH = QLocale("cs_CZ")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (7, "7"),
        (999, "999"),
        (1_000, "1,000"),
        (9_999, "9,999"),
        (10_000, "10k"),
        (12_345, "12k"),
        (99_960, "100k"),
        (123_456, "123k"),
        (999_499, "999k"),
        (999_500, "1.0M"),
        (1_234_567, "1.2M"),
        (2_500_000_000, "2.5G"),
    ],
)
def test_counts_are_short(value: int, text: str) -> None:
    assert short_number(value, ENGLISH) == text


def test_a_speed_has_a_decimal_only_if_it_is_small() -> None:
    assert [short_number(value, ENGLISH) for value in (1.25, 523.44, 5_234.7, 9_999.6)] == [
        "1.2",
        "523.4",
        "5,235",
        "10k",
    ]


def test_no_count_is_wider_than_the_widest() -> None:
    widest = len(widest_short_number(ENGLISH))
    assert all(len(short_number(8 * 10**power, ENGLISH)) <= widest for power in range(12))


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (0.5, "0.5"), (5_000, "5,000"), (10_000, "10k"), (12_500, "12.5k"), (2_000_000, "2M")]
)
def test_ticks_are_exact(value: float, text: str) -> None:
    assert tick_number(value, ENGLISH) == text


def test_shares_are_percent_held_to_their_sign() -> None:
    assert percent(0.542, ENGLISH) == "54.2\u00a0%"
    assert percent(0.8, ENGLISH, 0) == "80\u00a0%"


def test_figures_are_those_of_the_language() -> None:
    assert short_number(1_234, CZECH) == "1\u00a0234"
    assert short_number(12_345, CZECH) == "12k"
    assert percent(0.542, CZECH) == "54,2\u00a0%"


def test_nothing_has_no_minus() -> None:
    assert decimal(-0.01, 1, ENGLISH) == "0.0"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (7, "7"),
        (999, "999"),
        (1_234, "1k"),
        (12_345, "12k"),
        (999_600, "1M"),
        (16_600_000, "17M"),
        (2_400_000_000, "2G"),
    ],
)
def test_counts_are_shortest_without_decimals(value: float, text: str) -> None:
    assert shortest_number(value, ENGLISH) == text


@pytest.mark.parametrize(
    ("score", "own", "other"),
    [
        ("+35", "+35", "−35"),
        ("-1.5", "−1.5", "+1.5"),
        ("35", "+35", "−35"),
        ("+M7", "+M7", "−M7"),
        ("-M*", "−M*", "+M*"),
        ("0", "+0", "+0"),
        ("+0.0", "+0.0", "+0.0"),
    ],
)
def test_a_score_of_the_other_side_has_the_other_sign(score: str, own: str, other: str) -> None:
    assert (signed_score(score), signed_score(score, flips=True)) == (own, other)
    assert signed_score(signed_score(score), flips=True) == other
