"""Engine output during a search becomes candidates, lines, depth and counts; other output is ignored."""

import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.keeping.analyses import view_of
from studio.players.engine_entry import Orientation
from studio.players.gomocup.coordinates import Coordinates
from studio.players.gomocup.reported_analysis import ReportedAnalysis

RULES = PRESETS["gomoku-15"]


def _reported(text: str, orientation: Orientation = Orientation.COLUMN_FIRST) -> ReportedAnalysis:
    reported = ReportedAnalysis("Other", Coordinates(RULES, orientation), Position(RULES))
    for line in text.splitlines():
        reported.read(line.strip())
    return reported


BLOCKS = """
    INFO PV 0
    INFO NUMPV 2
    INFO DEPTH 12
    INFO SELDEPTH 21
    INFO NODES 1000
    INFO TOTALNODES 1800
    INFO TOTALTIME 50
    INFO SPEED 36000
    INFO EVAL 200
    INFO BESTLINE 7,7 8,8 6,6
    INFO PV DONE
    INFO PV 1
    INFO DEPTH 12
    INFO NODES 1200
    INFO EVAL -M7
    INFO WINRATE 0.5
    INFO BESTLINE 6,8
    INFO PV DONE
"""


def test_detail_blocks() -> None:
    analysis = _reported(BLOCKS).analysis(1.5)
    first, second = analysis.candidates
    assert (first.point, first.visits, first.line) == (112, 1000, (112, 128, 96))
    assert first.win_rate == pytest.approx(0.731, abs=0.001)
    assert (second.point, second.visits, second.value) == (RULES.point(8, 6), 1000, -1)
    assert (analysis.simulations, analysis.depth, analysis.seconds, analysis.profile) == (1800, 21, 1.5, "Other")
    assert analysis.best == first
    assert not analysis.known.is_certain


def test_an_unfinished_block_is_not_reported_yet() -> None:
    assert not _reported("INFO PV 0\nINFO EVAL 3\nINFO BESTLINE 7,7").analysis(1).candidates


def test_without_node_counts_each_move_counts_once() -> None:
    analysis = _reported("MESSAGE depth 3 ev 10 pv 7,7 8,8").analysis(1)
    assert (analysis.candidates[0].visits, analysis.simulations) == (1, 1)


def test_another_best_move_clears_the_older_lines() -> None:
    reported = _reported(BLOCKS + "INFO PV 0\nINFO EVAL 5\nINFO BESTLINE 3,3\nINFO PV DONE")
    assert [row.point for row in reported.analysis(1).candidates] == [RULES.point(3, 3)]


@pytest.mark.parametrize(
    ("text", "score", "is_estimate"),
    [
        ("INFO PV 0\nINFO EVAL -35\nINFO BESTLINE 7,7\nINFO PV DONE", "-35", True),
        ("INFO PV 0\nINFO EVAL +M12\nINFO WINRATE 0.9\nINFO BESTLINE 7,7\nINFO PV DONE", "+M12", True),
        ("INFO PV 0\nINFO EVAL 35\nINFO WINRATE 0.6\nINFO BESTLINE 7,7\nINFO PV DONE", "35", False),
        ("MESSAGE REALTIME BEST 7,7\nMESSAGE REALTIME VAL 12", "12", True),
        ("MESSAGE REALTIME BEST 7,7", "", True),
        ("MESSAGE depth 3 wr 62% pv 7,7", "", False),
        ("MESSAGE depth 3 n 100 pv 7,7", "", True),
        ("depth 3 ev 12 bestline 7,7", "12", True),
        ("INFO depth 3 score 12 pv h8", "12", True),
    ],
)
def test_the_score_of_an_engine_is_kept_and_no_win_rate_is_claimed(text: str, score: str, is_estimate: bool) -> None:
    analysis = _reported(text).analysis(1)
    (row,) = analysis.candidates
    assert (row.point, row.engine_score, row.is_estimate) == (112, score, is_estimate)
    assert analysis.is_external


def test_figures_in_several_messages_are_one_analysis() -> None:
    analysis = _reported("MESSAGE depth 8-12\nMESSAGE ev 35\nMESSAGE n 1.2K\nMESSAGE PV 7,7 8,8").analysis(1)
    (row,) = analysis.candidates
    assert (analysis.full_depth, analysis.depth, analysis.simulations, row.engine_score) == (8, 12, 1200, "35")


def test_a_depth_that_has_only_begun_does_not_count() -> None:
    reported = _reported("MESSAGE depth 8\nMESSAGE ev 35 pv 7,7\nMESSAGE depth 9")
    assert reported.analysis(1).depth == 8
    reported.read("MESSAGE ev 40")
    assert reported.analysis(1).depth == 9


def test_without_a_line_the_figures_belong_to_the_played_move() -> None:
    reported = _reported("MESSAGE d=9 e=120 nodes=100000 nps=340000")
    assert not reported.analysis(1).candidates
    (row,) = reported.analysis(1, 96).candidates
    assert (row.point, row.visits, row.engine_score, row.line) == (96, 100_000, "120", (96,))


def test_a_line_ends_before_its_first_illegal_move_and_at_the_end_of_the_game() -> None:
    position = Position(RULES)
    for point in (0, 15, 1, 16, 2, 17, 3, 18):
        position.play(point)
    reported = ReportedAnalysis("Other", Coordinates(RULES, Orientation.COLUMN_FIRST), position)
    reported.read("MESSAGE depth 3 ev 5 pv 7,7 8,8 3,0 9,9")
    assert reported.analysis(1).candidates[0].line == (112, 128)
    reported.read("MESSAGE depth 4 ev 5 pv 4,0 8,8")
    assert reported.analysis(1).candidates[0].line == (4,)
    reported.read("MESSAGE depth 5 ev 5 pv 3,0 8,8")
    assert not reported.analysis(1).candidates


def test_realtime_lines() -> None:
    text = """
        MESSAGE REALTIME REFRESH
        MESSAGE REALTIME POS 3,4
        MESSAGE REALTIME DONE 3,4
        MESSAGE REALTIME LOST 3,4
        MESSAGE REALTIME BEST 7,6
        MESSAGE REALTIME VAL -30
        MESSAGE REALTIME PV 7,6 8,8
    """
    (row,) = _reported(text).analysis(0).candidates
    assert row.line == (RULES.point(6, 7), RULES.point(8, 8))
    assert -0.1 < row.value < 0


@pytest.mark.parametrize(
    ("text", "depth", "simulations", "rate"),
    [
        ("MESSAGE depth 1-12 ev 54.5% n 3.2k n/s 3000 tm 1000 pv 7,7 8,8", 12, 3200, 0.545),
        ("MESSAGE Depth 10-17 | Eval 0 | Time 8ms | pv: h8 i7", 17, 1, 0.5),
        ("DEBUG depth=3 score=+M5 nodes=1M line 7,7 8,8 (forced)", 3, 1_000_000, 1.0),
        ("MESSAGE winrate 62 visits: 800 pv 7 , 7 8,8", 0, 800, 0.62),
        ("MESSAGE ev 0.5 winrate: 0.62 n 7 pv 7,7 8,8", 0, 7, 0.62),
    ],
)
def test_free_text(text: str, depth: int, simulations: int, rate: float) -> None:
    analysis = _reported(text).analysis(1)
    (row,) = analysis.candidates
    assert row.line == (112, 128)
    assert row.win_rate == pytest.approx(rate, abs=0.001)
    assert (analysis.depth or 0, analysis.simulations) == (depth, simulations)


def test_rows_are_counted_from_the_side_that_the_played_move_implies() -> None:
    reported = _reported("MESSAGE depth 3 ev 10 pv h10 i9")
    assert reported.analysis(1).candidates[0].point == RULES.point(5, 7)
    answer = RULES.point(9, 7)
    assert reported.analysis(1, answer).candidates[0].line == (answer, RULES.point(8, 8))


def test_the_side_of_the_rows_stays_known() -> None:
    coordinates = Coordinates(RULES, Orientation.COLUMN_FIRST)
    coordinates.learn("h10", RULES.point(9, 7))
    coordinates.learn("h8", RULES.point(7, 7))  # the same point from both sides
    coordinates.learn("h10", RULES.point(0, 0))
    assert coordinates.rows_from_top
    assert coordinates.line("h10") == (RULES.point(9, 7),)


def test_the_played_move_comes_first() -> None:
    analysis = _reported(BLOCKS).analysis(1, RULES.point(8, 6))
    assert analysis.best is not None
    assert analysis.best.point == RULES.point(8, 6)


def test_lines_are_swapped_like_moves() -> None:
    reported = _reported("MESSAGE depth 1 ev 3 pv 2,5 5,2", Orientation.ROW_FIRST)
    assert reported.analysis(1).candidates[0].line == (RULES.point(2, 5), RULES.point(5, 2))


@pytest.mark.parametrize(
    "text",
    [
        "MESSAGE hello, I am an engine",
        "MESSAGE REALTIME VAL",
        "MESSAGE REALTIME BEST 99,99",
        "MESSAGE pv",
        "MESSAGE pv nothing at all ev x",
        "INFO",
        "INFO PV DONE",
        "INFO PV x",
        "INFO PV 0\nINFO EVAL ?\nINFO BESTLINE ?\nINFO PV DONE",
        "INFO DEPTH ²",
        "INFO NODES x\nINFO WINRATE nan",
        "INFO EVAL 1e999",
        "MESSAGE depth 3 ev ...",
        "UNKNOWN pv 7,7 ev 3",
        "",
    ],
)
def test_other_output_gives_no_candidate(text: str) -> None:
    analysis = _reported(text).analysis(1)
    assert not analysis.candidates
    assert len(view_of(analysis, RULES)) == 0
