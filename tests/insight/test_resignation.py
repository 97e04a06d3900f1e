"""A resignation in a position that was not lost is reported, with the proven result or the win rate."""

import pytest

from studio.game.notation import point_from_human
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.mistakes import judge
from studio.insight.remarks import sentence_on_resignation
from studio.insight.resignation import Resignation, resignation
from tests.game.boards import game
from tests.game.renju_trap import TRAPPED, trapped
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone

NINE = PRESETS["gomoku-9"]
BLACK, WHITE = Stone.BLACK, Stone.WHITE


def ended(result: str, rate: float, known: KnownResult = NOTHING_KNOWN) -> GameRecord:
    """Return a reviewed game of two moves. `rate` and `known` are those of Black, who is to move at the end."""
    record = game("e5 a1", NINE)
    record.result = result
    for node in record.main_line():
        row = Candidate(point_from_human("c3", NINE), 5_000, 2 * rate - 1)
        own = known if node is record.main_line()[-1] else NOTHING_KNOWN
        record.set_analysis(node, PositionAnalysis(5_000, (row,), known=own, threats=ThreatsFound()))
    return finish_review(record)


def found(record: GameRecord) -> Resignation | None:
    return resignation(record, judge(record, record.main_line()))


def told(record: GameRecord) -> str:
    resigned = found(record)
    return "" if resigned is None else sentence_on_resignation(resigned, record.rules)


def test_a_win_by_threats_is_named() -> None:
    record = left_alone()
    record.result = "W+Resign"
    resigned = found(record)
    assert resigned is not None
    assert (resigned.number, resigned.side, resigned.known, resigned.rate) == (6, BLACK, KnownResult(Proof.WIN, 3), 1)
    assert told(record) == "Black resigned in a position that Black wins by fours in at most 3 plies."


def test_a_win_by_a_forbidden_point_is_named() -> None:
    record = trapped(TRAPPED)
    record.result = "B+R"
    found_at_end = found(finish_review(record))
    assert found_at_end is not None
    assert found_at_end.forbidden is not None
    assert told(record) == (
        "White resigned in a position that White wins by fours in at most 3 plies. "
        "Black cannot defend at h8, which is forbidden (three-three)."
    )


@pytest.mark.parametrize(
    ("result", "rate", "known", "text"),
    [
        ("W+R", 1.0, KnownResult(Proof.WIN, 1), "Black resigned in a position that Black wins with the next move."),
        ("W+R", 1.0, KnownResult(Proof.WIN, 9), "Black resigned in a position that Black wins in at most 9 plies."),
        ("W+R", 1.0, KnownResult(Proof.WIN), "Black resigned in a position that Black wins (proven)."),
        ("W+R", 0.5, KnownResult(Proof.DRAW, 40), "Black resigned in a drawn position (proven)."),
        ("W+R", 0.62, NOTHING_KNOWN, "Black resigned in an undecided position: win rate of Black 62 %."),
        ("B+R", 0.38, NOTHING_KNOWN, "White resigned in an undecided position: win rate of White 62 %."),
        ("B+R", 0.0, KnownResult(Proof.LOSS, 6), "White resigned in a position that White wins in at most 6 plies."),
    ],
)
def test_each_result_has_its_sentence(result: str, rate: float, known: KnownResult, text: str) -> None:
    assert told(ended(result, rate, known)) == text


@pytest.mark.parametrize(
    ("result", "rate", "known"),
    [
        ("W+R", 0.49, NOTHING_KNOWN),
        ("W+R", 0.0, KnownResult(Proof.LOSS, 4)),
        ("B+R", 1.0, KnownResult(Proof.WIN, 9)),
        ("W+T", 1.0, KnownResult(Proof.WIN, 9)),
        ("W+", 0.9, NOTHING_KNOWN),
        ("", 0.9, NOTHING_KNOWN),
        ("0", 0.9, NOTHING_KNOWN),
    ],
)
def test_lost_positions_and_other_ends_are_not_reported(result: str, rate: float, known: KnownResult) -> None:
    assert found(ended(result, rate, known)) is None


def test_only_the_end_of_a_reviewed_game_counts() -> None:
    record = ended("W+R", 0.9)
    line = record.main_line()
    assert resignation(record, judge(record, line[:-1])) is None
    assert resignation(record, ()) is None
    for node in line:
        record.set_judgement(node, None)
    assert found(record) is None
