"""Costs of moves in SGF: round trips, older files, and invalid values."""

from typing import Any

import pytest

from studio.game.files import read_records
from studio.game.files.sgf_analysis import cost_value, read_cost
from studio.game.files.sgf_writer import write
from studio.game.move_cost import MoveCost, cost_of
from studio.game.node import Node
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.record import GameRecord
from tests.game.boards import game


def again(record: GameRecord) -> GameRecord:
    (read,) = read_records(write([record])).records
    return read


def first(text: str) -> tuple[Node, list[str]]:
    opened = read_records(text.encode())
    return opened.records[0].root.children[0], [warning.code for warning in opened.warnings]


@pytest.mark.parametrize(
    "cost",
    [MoveCost(2000, 31, 9, 0.5123), MoveCost(), MoveCost(depth=3), MoveCost(0, 0, 0, 0.0), MoveCost(win_rate=1.0)],
)
def test_the_cost_of_a_move_survives(cost: MoveCost) -> None:
    record = game("h8 i9")
    node = record.root.children[0]
    record.set_cost(node, cost)
    record.set_time(node, 1250)
    read = again(record).root.children[0]
    assert (read.cost, read.time_ms) == (cost, 1250)
    assert again(record).root.children[0].children[0].cost is None


def test_the_cost_of_a_search_survives() -> None:
    record = game("h8")
    analysis = PositionAnalysis(100, (Candidate(5, 90, 0.5),), "studio", seconds=1.25, depth=7, draws=12)
    record.set_analysis(record.root, analysis)
    assert again(record).root.analysis == analysis


def test_an_older_analysis_has_no_cost() -> None:
    (record,) = read_records(b"(;GM[4]MSAN[100:studio];B[hh])").records
    analysis = record.root.analysis
    assert analysis is not None
    assert (analysis.seconds, analysis.depth, analysis.draws) == (None, None, None)
    assert record.root.children[0].cost is None


@pytest.mark.parametrize(
    "broken",
    ["MSSC[-1]", "MSSC[inf]", "MSSC[nan]", "MSSC[1e5]", "MSSC[" + "9" * 40 + "]", "MSDP[-1]", "MSDP[1.5]", "MSDR[x]",
     "MSDR[٣]", "MSDP[" + "9" * 40 + "]", "MSCA[hh " + "9" * 400 + " 0.5 - - -]", "MSCA[hh -1 0.5 - - -]"],
)  # fmt: skip
def test_an_analysis_with_an_invalid_cost_is_kept_unread(broken: str) -> None:
    node, codes = first(f"(;GM[4];B[hh]MSAN[100:studio]{broken})")
    assert node.analysis is None
    assert codes == ["analysis"]
    assert node.properties["MSAN"] == ("100:studio",)


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "1",
        "1 2 3",
        "1 2 3 0.5 -6",
        "1 2 3 0.5 6 x",
        "1 2 3 0.5 6 M",
        "1 2 3 0.5 6 7 8",
        "-1 2 3 0.5",
        "1 2 3 1.5",
        "1 2 3 nan",
        "x - - -",
        "9" * 400 + " - - -",
    ],
)
def test_an_invalid_cost_of_a_move_is_kept_unread(broken: str) -> None:
    node, _ = first(f"(;GM[4];B[hh]MSMC[{broken}])")
    assert node.cost is None
    assert node.properties["MSMC"] == (broken,)


def test_a_copied_variation_keeps_the_costs_of_its_moves() -> None:
    record = game("h8 i9")
    record.set_cost(record.root.children[0], MoveCost(7))
    assert record.copy(record.root.children[0]).node.cost == MoveCost(7)


def test_the_win_rate_is_that_of_the_played_move() -> None:
    found = PositionAnalysis(100, (Candidate(5, 90, 0.5), Candidate(6, 10, -0.5)), draws=3, depth=4)
    assert cost_of(found, 6) == MoveCost(100, 3, 4, 0.25, 0)
    assert cost_of(found, 9) == MoveCost(100, 3, 4, None, 0)


def test_the_cost_of_an_external_engines_move_has_its_score_and_no_estimate() -> None:
    rows = (Candidate(5, 90, 0.5, engine_score="+35", is_estimate=True), Candidate(6, 10, -0.5, engine_score="-M6"))
    found = PositionAnalysis(100, rows, is_external=True)
    assert cost_of(found, 5) == MoveCost(100, None, None, None, 0, "+35")
    assert cost_of(found, 6) == MoveCost(100, None, None, 0.25, 0, "-M6")
    for cost in (cost_of(found, 5), cost_of(found, 6), MoveCost()):
        assert read_cost(cost_value(cost)) == cost


@pytest.mark.parametrize("fields", [(-1,), (1, -1), (1, 1, -1), (1, 1, 1, 1.1), (1.5,)])
def test_an_invalid_cost_is_refused(fields: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=r"counted|win rate"):
        MoveCost(*fields)
