"""The card says with which search a review was made, and which numbers come from a longer one."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from studio.game.judgement import MoveJudgement
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.mistakes import judge
from studio.ui.controllers.review_sources import ReviewSourceTexts

RULES = PRESETS["gomoku-9"]
MOVES = "e5 d4 e6 d5"
USUAL = "Review: 3,000 visits per position, profile Studio."

pytestmark = pytest.mark.usefixtures("qapp")


def analysis(visits: int = 3_000, **fields: object) -> PositionAnalysis:
    made = PositionAnalysis(visits, (candidate("a1", visits),), profile="studio", threats=ThreatsFound())
    return replace(made, **fields)  # type: ignore[arg-type]


def candidate(name: str, visits: int) -> Candidate:
    return Candidate(point_from_human(name, RULES), visits, 0.0)


def reviewed(*found: PositionAnalysis) -> GameRecord:
    record = GameRecord(RULES)
    node = record.root
    for name in MOVES.split():
        node = record.add(node, point_from_human(name, RULES))
    for each, its in zip(record.main_line(), found, strict=True):
        record.set_analysis(each, its)
        if each.move is not None:
            record.set_judgement(each, MoveJudgement())
    return record


def texts(record: GameRecord, ply: int) -> tuple[str, str]:
    """Return the sentence about the game and those about a move."""
    judged, made = judge(record, record.main_line()), ReviewSourceTexts(QObject())
    return made.of_game(judged, RULES), made.of_move(judged, judged[ply], RULES)


def test_the_usual_search_of_a_review_is_named() -> None:
    assert texts(reviewed(*[analysis()] * 5), 1) == (USUAL, USUAL)


def test_the_network_of_a_review_is_named() -> None:
    own = analysis(parameters={"network": "/somewhere/mine.npz"})
    assert texts(reviewed(*[own] * 5), 1)[0] == USUAL[:-1] + ", network mine.npz."


def test_searches_that_no_review_made_are_not_named() -> None:
    for fields in ({"threats": None}, {"is_later": True}, {"is_external": True}, {"profile": ""}):
        assert texts(reviewed(*[analysis(**fields)] * 5), 1) == ("", "")


def test_numbers_of_a_longer_search_are_named() -> None:
    longer = analysis(40_000)
    record = reviewed(analysis(), longer, longer, analysis(), analysis())
    assert texts(record, 2) == (USUAL, f"{USUAL} This move was checked by longer searches of 40k visits.")
    assert texts(record, 1) == (USUAL, USUAL), "the search before this move was short"


def test_a_comparison_is_named() -> None:
    rows = candidate("d4", 9_000), candidate("f4", 11_000)
    record = reviewed(analysis(), analysis(compared=rows), *[analysis()] * 3)
    told = "This move was compared with the best moves in a search of 20k visits."
    assert texts(record, 2)[1] == f"{USUAL} {told}"
    assert texts(record, 3)[1] == USUAL


def test_a_move_without_a_judgement_has_no_source() -> None:
    record = reviewed(*[analysis()] * 5)
    record.set_judgement(record.main_line()[1], None)
    assert texts(record, 1)[1] == ""
