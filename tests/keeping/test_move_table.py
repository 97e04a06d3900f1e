"""A game as a table of its moves."""

import csv
import io
import json

from studio.engine.options.profiles import PROFILES
from studio.game.move_cost import MoveCost
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.record import GameRecord
from studio.keeping.move_table import COLUMNS, move_table_csv, move_table_json
from tests.game.boards import game
from tests.keeping.missed import left_alone


def played() -> GameRecord:
    record = game("h8 i9")
    record.black, record.white = "Studio (full)", "=Ann"
    first, second = record.main_line()[1:]
    h8 = first.move.point if first.move else 0
    record.set_analysis(record.root, PositionAnalysis(50, (Candidate(h8, 40, 0.5), Candidate(0, 10, -1.0)), "studio"))
    record.set_time(first, 1250)
    record.set_cost(first, MoveCost(50, 3, 7, 0.75))
    record.set_time(second, 30_000)
    return record


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_each_move_has_a_row() -> None:
    first, second = rows(move_table_csv([played()]))
    assert tuple(first) == COLUMNS
    assert first == {
        "game": "1",
        "move": "1",
        "side": "black",
        "player": "Studio (full)",
        "point": "h8",
        "seconds": "1.25",
        "simulations": "50",
        "kept": "",
        "draws": "3",
        "depth": "7",
        "win_rate": "0.75",
        "score": "",
        "profile": "studio",
        "changed": "",
        "reason": "",
        "candidates": "h8:40:0.75 a15:10:0.0",
        **dict.fromkeys(("verdict", "better", "missed", "by", "line", "defences", "delaying", "undecided"), ""),
        "forbidden": "",
    }
    assert (second["point"], second["seconds"], second["simulations"], second["candidates"]) == ("i9", "30.0", "", "")


def test_a_missed_defence_is_written() -> None:
    *_, last = rows(move_table_csv([left_alone()]))
    assert {name: last[name] for name in COLUMNS[-9:]} == {
        "verdict": "blunder",
        "better": "e4",
        "missed": "defence",
        "by": "fours",
        "line": "e4 e8 e3",
        "defences": "e4 e8",
        "delaying": "",
        "undecided": "",
        "forbidden": "",
    }
    *_, same = json.loads(move_table_json([left_alone()]))
    assert (same["verdict"], same["line"]) == ("blunder", "e4 e8 e3")


def test_a_name_never_becomes_a_formula() -> None:
    assert rows(move_table_csv([played()]))[1]["player"] == "'=Ann"


def test_json_has_the_same_values() -> None:
    first, second = json.loads(move_table_json([played()]))
    assert first["candidates"] == [
        {"point": "h8", "visits": 40, "win_rate": 0.75},
        {"point": "a15", "visits": 10, "win_rate": 0.0},
    ]
    assert (second["player"], second["simulations"]) == ("=Ann", None)


def test_games_are_distinguished_and_another_line_can_be_chosen() -> None:
    two = rows(move_table_csv([played(), game("h8")]))
    assert [(row["game"], row["move"]) for row in two] == [("1", "1"), ("1", "2"), ("2", "1")]
    record = played()
    assert len(rows(move_table_csv([record], record.main_line()[:2]))) == 1


def test_parameters_are_written_where_they_change() -> None:
    record = game("h8 i9 g7 i8 f6")
    classic, moves = PROFILES["classic-uct"].parameters.as_dict(), record.main_line()
    slower = {**classic, "exploration": 0.5, "memory_mb": 77}
    for node, parameters in ((moves[1], slower), (moves[3], slower), (moves[5], {**slower, "rollout": "neighbour"})):
        own = PositionAnalysis(50, (), "classic-uct", parameters)
        assert node.parent is not None
        record.set_analysis(node.parent, own)
        record.set_cost(node, MoveCost(50))
    changed = [row["changed"] for row in rows(move_table_csv([record]))]
    assert changed == ["exploration=0.5", "", "", "", "rollout=neighbour"]


def test_an_analysis_by_a_review_has_no_engine_parameters() -> None:
    record = game("h8")
    record.set_analysis(record.root, PositionAnalysis(9000, (), "classic-uct", {"exploration": 0.5}))
    record.set_cost(record.main_line()[1], MoveCost(50))
    assert [row["changed"] for row in rows(move_table_csv([record]))] == [""]


def test_forced_moves_are_written_for_engines() -> None:
    record = game("h8 a1 i8 a2 j8 a3 k8 g8 l8")
    for node in record.main_line()[7:]:
        record.set_cost(node, MoveCost(50))
    assert [row["reason"] for row in rows(move_table_csv([record]))][6:] == ["", "blocks", "wins"]
    assert [row["reason"] for row in rows(move_table_csv([game("h8 a1 i8 a2 j8 a3 k8 g8 l8")]))] == [""] * 9


def test_a_later_review_changes_no_cost() -> None:
    record = played()
    record.set_analysis(record.root, PositionAnalysis(90_000, (Candidate(3, 80_000, 0.1),), "studio"))
    first, _ = rows(move_table_csv([record]))
    assert (first["simulations"], first["win_rate"]) == ("50", "0.75")
