"""Durations and costs as text."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from studio.engine.options.limits import Limit
from studio.game.stones import Stone
from studio.game.threats import PlainReason
from studio.ui.texts.language import install, remove
from studio.ui.texts.times import Spent, clock_text, cost_lines, limit_text
from studio.ui.texts.viewed_side import ViewedSide

ENGLISH, CZECH = QLocale(QLocale.Language.English), QLocale(QLocale.Language.Czech)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (300, "5:00"),
        (299.99, "4:59"),
        (20, "0:20"),
        (19.99, "0:19.9"),
        (9.04, "0:09.0"),
        (0, "0:00.0"),
        (3605, "1:00:05"),
        (86_400, "24:00:00"),
        (-3.25, "−0:03.2"),
    ],
)
def test_a_clock_shows_tenths_when_little_time_is_left(seconds: float, text: str) -> None:
    assert clock_text(seconds, ENGLISH) == text


def test_tenths_follow_the_decimal_mark_of_the_language() -> None:
    assert clock_text(9.3, CZECH) == "0:09,3"


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        (Limit(seconds=2.0), "2 s per move"),
        (Limit(seconds=0.5, simulations=500), "0.5 s per move · 500 simulation(s) per move"),
        (Limit(seconds=0.05), "0.05 s per move"),
        (Limit(depth=9), "depth 9"),
        (Limit(), ""),
    ],
)
def test_a_limit_names_all_its_parts(qapp: object, limit: Limit, text: str) -> None:
    del qapp
    assert limit_text(limit, ENGLISH).replace("simulations per", "simulation(s) per") == text


def test_costs_are_three_lines() -> None:
    spent = Spent(12_345, 1.26, 100, 9, 0.5423, (("h8", 0.54), ("i9", 0.51)))
    first, second, third = cost_lines(spent, Stone.BLACK, ViewedSide(), ENGLISH)
    assert first == "12k simulations · 1.3 s · depth 9"
    assert second.replace("\u00a0", " ") == "Black 54.2 % · 100 (0.8 %) drawn"
    assert third.replace("\u00a0", " ") == "h8 54 %  i9 51 %"
    _, second, third = cost_lines(spent, Stone.BLACK, ViewedSide(Stone.WHITE), ENGLISH)
    assert second.replace("\u00a0", " ") == "White 45.8 % · 100 (0.8 %) drawn"
    assert third.replace("\u00a0", " ") == "h8 46 %  i9 49 %"


def test_the_figures_of_an_external_engine_are_its_own() -> None:
    spent = Spent(
        1200, 1.26, None, 12, None, (("h8", "+35"), ("i9", 0.51)), counts_nodes=True, full_depth=8, score="+35"
    )
    first, second, third = cost_lines(spent, Stone.BLACK, ViewedSide(), ENGLISH)
    assert first == "1,200 nodes · 1.3 s · depth 8/12"
    assert second == "Black score +35 (engine's scale)"
    assert third.replace("\u00a0", " ") == "h8 +35  i9 51 %"
    _, second, third = cost_lines(spent, Stone.WHITE, ViewedSide(), ENGLISH)
    assert second == "Black score −35 (engine's scale)"
    assert third.replace("\u00a0", " ") == "h8 −35  i9 49 %"


@pytest.mark.parametrize(("simulations", "told"), [(1, "1 simulation"), (999, "999 simulations")])
def test_a_small_number_of_simulations_has_its_plural(simulations: int, told: str, qapp: QApplication) -> None:
    locale = QLocale()
    install(qapp, "en")
    try:
        assert cost_lines(Spent(simulations), Stone.BLACK, ViewedSide(), ENGLISH)[0] == told
    finally:
        remove(qapp)
        QLocale.setDefault(locale)


@pytest.mark.parametrize(
    ("reason", "told"), [(PlainReason.WINS, "wins immediately"), (PlainReason.BLOCKS, "blocks a win")]
)
def test_a_forced_move_is_mentioned_before_its_cost(reason: PlainReason, told: str) -> None:
    _, second, _ = cost_lines(Spent(20, 0.1, 3, reason=reason), Stone.BLACK, ViewedSide(), ENGLISH)
    assert second.startswith(f"{told} · 3 ")


def test_unknown_costs_are_left_out() -> None:
    assert cost_lines(Spent(), Stone.BLACK, ViewedSide(), ENGLISH) == ("", "", "")
    assert cost_lines(Spent(seconds=0.04, draws=3), Stone.BLACK, ViewedSide(), ENGLISH) == ("0.04 s", "3 drawn", "")


def test_zero_draws_have_no_share() -> None:
    assert cost_lines(Spent(simulations=100, seconds=1, draws=0), Stone.BLACK, ViewedSide(), ENGLISH)[1] == "0 drawn"
