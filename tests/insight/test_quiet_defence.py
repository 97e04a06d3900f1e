"""A review recommends a real defence instead of a four that only delays the loss."""

from dataclasses import replace

import pytest

from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.judgements import judgement_of
from tests.game.boards import game

NINE = PRESETS["gomoku-9"]
MOVES = "a1 a9 b1 c9 c1 e9 h5"  # d1 makes a four, which only e1 stops


def points(names: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, NINE) for name in names.split())


def row(name: str, rate: float, visits: int) -> Candidate:
    (point,) = points(name)
    return Candidate(point, visits, 2 * rate - 1, line=(point,))


def better(
    *rows: Candidate, compared: tuple[Candidate, ...] = (), defences: str = "d1 e5 f5", own: float = 0.1
) -> int | None:
    """Return the better move of a review whose last move h5 has the win rate `own` against a threat of White.

    The best move has 40 %.
    """
    record: GameRecord = game(MOVES, NINE)
    node = record.main_line()[-1]
    assert node.parent is not None
    menace = ThreatWin("fours", points("e4 e6 e3"), defences=points(defences))
    found = PositionAnalysis(20_000, (*rows, row("h5", own, 3_000)), threats=ThreatsFound(menace=menace))
    record.set_analysis(node.parent, replace(found, compared=compared))
    record.set_analysis(node, PositionAnalysis(20_000, (row("e4", 1 - own, 20_000),), threats=ThreatsFound()))
    judged = judgement_of(record, node)
    assert judged is not None
    assert judged.drop == pytest.approx(0.4 - own)
    return judged.better


FOUR = row("d1", 0.4, 9_000)


def test_an_equally_good_defence_is_named_instead_of_a_four() -> None:
    assert better(FOUR, row("e5", 0.395, 4_000), row("f5", 0.4, 2_000)) == points("e5")[0]


@pytest.mark.parametrize(
    "other",
    [
        row("e5", 0.37, 4_000),  # worse
        row("e5", 0.4, 500),  # too few visits
        row("g5", 0.4, 4_000),  # no defence
    ],
)
def test_the_four_stays_without_an_equally_good_defence(other: Candidate) -> None:
    assert better(FOUR, other) == points("d1")[0]


def test_both_searches_must_agree() -> None:
    compared = (row("d1", 0.4, 5_000), row("e5", 0.37, 5_000))
    assert better(FOUR, row("e5", 0.4, 4_000), compared=compared) == points("d1")[0]


def test_a_four_that_is_no_defence_against_threats_stays() -> None:
    assert better(FOUR, row("e5", 0.4, 4_000), defences="e5") == points("d1")[0]


def test_a_better_move_that_is_no_four_stays() -> None:
    assert better(row("f5", 0.4, 9_000), row("e5", 0.4, 4_000)) == points("f5")[0]


@pytest.mark.parametrize(("own", "named"), [(0.28, "e5"), (0.29, "d1")])
def test_the_mark_must_be_right_for_the_defence_too(own: float, named: str) -> None:
    assert better(FOUR, row("e5", 0.385, 4_000), own=own) == points(named)[0]
