"""Sentences about missed defences claim no more than the solver has proven."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import ThreatWin
from studio.game.rules import PRESETS
from studio.game.stones import Move, Stone
from studio.insight.missed import Missed, MissedThreat
from studio.insight.mistakes import Judged, judge
from studio.ui.controllers.missed import MissedTexts
from tests.game.boards import game
from tests.game.renju_trap import RENJU, trapped
from tests.insight.reviews import finish_review

RULES = PRESETS["gomoku-15"]
pytestmark = pytest.mark.usefixtures("qapp")


def points(names: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, RULES) for name in names.split())


@pytest.mark.parametrize(
    ("undecided", "told"),
    [
        ("", "This move lets Black win by threes: j8 j12; only j8 would have defended."),
        (
            "g8 k8",
            "This move lets Black win by threes: j8 j12; j8 would have defended; "
            "the review left other moves undecided.",
        ),
    ],
)
def test_only_a_known_defence_is_called_the_only_one(undecided: str, told: str) -> None:
    win = ThreatWin("threes", points("j8 j12"), points("j8"), points(undecided))
    node = Node(Move(Stone.WHITE, points("k10")[0]))
    missed = MissedThreat(Missed.DEFENCE, Stone.BLACK, win)
    judged = Judged(node, 8, None, Stone.WHITE, 0.4, Stone.BLACK, missed=missed)
    assert MissedTexts(QObject()).below_heading(judged, RULES) == told


def test_fours_that_only_delay_the_win_do_not_count_as_defences() -> None:
    win = ThreatWin("fours", points("g5 h5 c5"), points("d1 c5 g5"))
    node = game("a1 d5 b1 e5 c1 f5 o15", RULES).main_line()[-1]
    missed = MissedThreat(Missed.DEFENCE, Stone.WHITE, win)
    judged = Judged(node, 7, None, Stone.BLACK, 0.4, Stone.WHITE, better=points("g5")[0], missed=missed)
    told = (
        "This move lets White win by fours: g5 h5 c5; only c5 and g5 would have defended; "
        "1 four(s) would only have delayed the win."
    )
    assert MissedTexts(QObject()).below_heading(judged, RULES) == told
    recommended = replace(judged, better=points("d1")[0])
    assert "only d1, c5 and g5 would have defended." in MissedTexts(QObject()).below_heading(recommended, RULES)


def test_a_win_by_a_forbidden_point_names_the_point() -> None:
    record = finish_review(trapped())
    (judged,) = (each for each in judge(record, record.main_line()) if each.missed is not None)
    told = "This move lets White win by fours: i9 a1 h8. Black may not play h8 (three-three)."
    assert MissedTexts(QObject()).below_heading(judged, RENJU) == told
