"""Fours that leave a threatened win as it was only delay it."""

from studio.game.notation import point_from_human
from studio.game.position_analysis import ThreatWin
from studio.game.rules import PRESETS
from studio.insight.delaying_fours import delaying_fours
from tests.game.boards import game

NINE = PRESETS["gomoku-9"]
LINE = "g5 h5 c5"  # White has d5 e5 f5


def points(names: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, NINE) for name in names.split())


def delaying(moves: str, defences: str, kind: str = "fours") -> tuple[int, ...]:
    record = game(moves, NINE)
    return delaying_fours(record.position(record.main_line()[-1]), ThreatWin(kind, points(LINE), points(defences)))


def test_a_four_elsewhere_only_delays() -> None:
    assert delaying("a1 d5 b1 e5 c1 f5", "c5 d1 g5") == points("d1")


def test_a_four_on_the_line_is_a_defence() -> None:
    assert delaying("h2 d5 h3 e5 h4 f5 a9 h1", "c5 g5 h5") == ()


def test_a_move_that_is_no_four_is_a_defence() -> None:
    assert delaying("a1 d5 b1 e5 i9 f5", "c5 d1 g5") == ()


def test_nothing_is_said_of_fours_against_threes() -> None:
    assert delaying("a1 d5 b1 e5 c1 f5", "c5 d1 g5", "threes") == ()
