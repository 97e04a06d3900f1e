"""Statistics as CSV and JSON: every number, machine-readable."""

import csv
import io
import json
from dataclasses import replace

from studio.keeping.statistics import statistics_csv, statistics_json
from tests.keeping.tree_counts import some_statistics


def table(text: str) -> dict[tuple[str, str], str]:
    rows = list(csv.reader(io.StringIO(text)))
    assert rows[0] == ["quantity", "at", "value"]
    assert all(len(row) == 3 for row in rows)
    return {(name, at): value for name, at, value in rows[1:]}


def test_csv_has_one_number_per_line() -> None:
    rows = table(statistics_csv(some_statistics()))
    assert rows["nodes", ""] == "5000"
    assert rows["draw_share", ""] == "0.125"
    assert rows["is_complete", ""] == "true"
    assert rows["deepest", ""] == "3"
    assert [rows["nodes_at_depth", str(depth)] for depth in range(4)] == ["1", "20", "380", "4599"]
    assert rows["visits_at_depth", "3"] == "6000"
    assert rows["leaves_at_depth", "2"] == "10"
    assert rows["proven_at_depth", "3"] == "6"
    children = {at: value for (name, at), value in rows.items() if name == "nodes_with_children"}
    assert children == {"1": "600", "2": "300", "4": "100"}


def test_json_has_the_same_values() -> None:
    statistics = some_statistics(shared=3)
    read = json.loads(statistics_json(statistics))
    assert (read["simulations"], read["nodes"], read["shared"]) == (12_000, 5_000, 3)
    assert (read["proven_wins"], read["proven_draws"], read["proven_losses"]) == (7, 2, 1)
    assert read["mean_branching"] == statistics.mean_branching
    assert read["depths"][2] == {"depth": 2, "nodes": 380, "leaves": 10, "visits": 11_000, "proven": 4}
    assert read["branching"][-1] == {"children": 4, "nodes": 100}
    assert read["is_complete"] is True


def test_unknown_values_are_empty() -> None:
    unknown = replace(some_statistics(), memory_mb=float("nan"))
    assert json.loads(statistics_json(unknown))["memory_mb"] is None
    assert table(statistics_csv(unknown))["memory_mb", ""] == ""
