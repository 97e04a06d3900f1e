"""A match as tables for other programs."""

import csv
import io
import json
from pathlib import Path

from studio.matches.standings import standings_of
from studio.matches.tables import _harmless, csv_of, json_of, page_of
from tests.matches.matches import plan_of
from tests.matches.results import results_of

PLAN = plan_of("studio", "classic-uct", games=4)


def test_each_game_is_a_row_with_its_costs() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_of(PLAN, results_of(PLAN, "1=0")).decode("utf-8-sig"))))
    assert [row["game"] for row in rows] == ["1", "2", "3"]
    assert {rows[0]["black"], rows[0]["white"]} == {"studio", "classic-uct"}
    assert [row["winner"] == "" for row in rows] == [False, True, False]
    assert all(row["black_simulations"] == "300" for row in rows)


def test_standings_and_games_are_one_object() -> None:
    results = results_of(PLAN, "1=")
    page = json.loads(json_of(PLAN, standings_of(PLAN, results), results, Path("there")))
    assert (page["games"], page["of"], len(page["results"])) == (2, 4, 2)
    (round_,) = page["rounds"]
    assert round_["game"] == PLAN.rounds[0].rules.text
    assert [(player["name"], player["points"]) for player in round_["players"]] == [
        ("studio", 1.5),
        ("classic-uct", 0.5),
    ]
    assert page.keys() - {"results"} == page_of(PLAN, standings_of(PLAN, results), Path("there")).keys()


def test_names_do_not_become_formulas() -> None:
    assert _harmless("=1+1") == "'=1+1"
    assert _harmless(-3.5) == -3.5
