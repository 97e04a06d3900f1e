"""Results of the threat solver survive in a file."""

import pytest

from studio.game.files import read_records
from studio.game.files.sgf_writer import write
from studio.game.position_analysis import PositionAnalysis, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from tests.game.boards import game

FOURS = ThreatWin("fours", (112, 113, 114))
THREES = ThreatWin("threes", (0, 1, 2), defences=(7, 224), undecided=(9,))


def again(record: GameRecord) -> GameRecord:
    report = read_records(write([record]))
    assert not report.warnings
    return report.records[0]


@pytest.mark.parametrize(
    "found",
    [ThreatsFound(), ThreatsFound(FOURS), ThreatsFound(menace=THREES, is_limited=True), ThreatsFound(FOURS, THREES)],
)
def test_a_solution_survives(found: ThreatsFound) -> None:
    record = game("h8 h9")
    record.set_analysis(record.root, PositionAnalysis(10, threats=found))
    kept = again(record).root.analysis
    assert kept is not None
    assert kept.threats == found


def test_an_older_analysis_has_no_solution() -> None:
    record = game("h8")
    record.set_analysis(record.root, PositionAnalysis(10))
    kept = again(record).root.analysis
    assert kept is not None
    assert kept.threats is None


@pytest.mark.parametrize(
    "broken",
    ["W", "W fours", "W fours - - -", "W fives aa - -", "W fours zz - -", "W fours a - -", "X fours aa - -", "x", ""],
)
def test_invalid_solutions_are_kept_unread(broken: str) -> None:
    report = read_records(f"(;GM[4]SZ[15]MSAN[10]MSTH[{broken}];B[hh])".encode())
    assert report.records[0].root.analysis is None
    assert [warning.code for warning in report.warnings] == ["analysis"]
    assert f"MSTH[{broken}]" in write(report.records).decode()
