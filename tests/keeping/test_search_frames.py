"""The moments of a search as a table and as JSON: numbers equal the search, in any language."""

import csv
import io
import json
from dataclasses import replace
from math import isfinite, nan
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QLocale

from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.keeping.frames import COLUMNS, FORMAT, VERSION, FramesKind, SearchFrames
from tests.keeping.timelines import a_timeline


def frames(game: str = "connect-four", simulations: int = 2000) -> SearchFrames:
    return SearchFrames(a_timeline(game, simulations), PRESETS[game])


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_the_table_has_a_row_for_each_candidate_of_each_moment() -> None:
    told = frames()
    table, number = rows(told.csv_text()), 0
    assert tuple(table[0]) == COLUMNS
    for moment, snapshot in enumerate(told.snapshots, 1):
        for row in snapshot.candidates:
            line = table[number]
            assert (int(line["moment"]), int(line["simulations"])) == (moment, snapshot.simulations)
            assert float(line["seconds"]) == snapshot.seconds
            assert line["move"] == human_point(row.point, told.rules)
            assert (int(line["visits"]), float(line["share"])) == (row.visits, row.share)
            assert (float(line["value"]), float(line["win_rate"])) == (row.value, row.win_rate)
            assert (float(line["prior"]), line["proof"]) == (row.prior, row.proof)
            assert line["line"].split() == [human_point(point, told.rules) for point in row.line]
            number += 1
    assert number == len(table)


def test_json_holds_all_numbers_of_each_moment() -> None:
    told = frames()
    page = json.loads(told.json_text())
    assert (page["format"], page["version"], page["rules"]) == (FORMAT, VERSION, told.rules.text)
    assert len(page["frames"]) == len(told.snapshots)
    for frame, snapshot in zip(page["frames"], told.snapshots, strict=True):
        for name in ("simulations", "seconds", "nodes", "leaves", "depth", "mean_depth", "draw_share", "memory_mb"):
            assert frame[name] == getattr(snapshot, name)
        assert frame["best"] == human_point(snapshot.best or 0, told.rules)
        assert (frame["visits"], frame["value"]) == (snapshot.root.visits, snapshot.root.value)
        assert [candidate["visits"] for candidate in frame["candidates"]] == [row.visits for row in snapshot.candidates]
        scores = [row.score if isfinite(row.score) else None for row in snapshot.candidates]
        assert [candidate["score"] for candidate in frame["candidates"]] == scores


def test_proofs_have_their_distance() -> None:
    told = SearchFrames(a_timeline("tic-tac-toe", 4000), PRESETS["tic-tac-toe"])
    last = json.loads(told.json_text())["frames"][-1]
    ended = [row for row in last["candidates"] if row["proof"] in ("win", "loss")]
    assert ended
    for row, found in zip(last["candidates"], told.snapshots[-1].candidates, strict=True):
        expected = found.proof_moves if found.proof in (Proof.WIN, Proof.LOSS) else None
        assert (row["proof"], row["proof_moves"]) == (found.proof, expected)


def test_unknown_values_are_empty() -> None:
    snapshot = a_timeline()[-1]
    unknown = np.full(len(snapshot.root), nan)
    bare: Snapshot = replace(snapshot, best=None, root=replace(snapshot.root, priors=unknown, scores=unknown))
    told = SearchFrames((bare,), PRESETS["tic-tac-toe"])
    assert {row["prior"] for row in rows(told.csv_text())} == {""}
    (frame,) = json.loads(told.json_text())["frames"]
    assert frame["best"] is None
    assert {row["score"] for row in frame["candidates"]} == {None}


def test_the_language_does_not_change_the_numbers() -> None:
    told = frames()
    plain, before = (told.csv_text(), told.json_text()), QLocale()
    QLocale.setDefault(QLocale("cs_CZ"))
    try:
        assert (told.csv_text(), told.json_text()) == plain
    finally:
        QLocale.setDefault(before)


def test_no_moments_make_an_empty_table() -> None:
    told = SearchFrames((), PRESETS["gomoku-15"])
    assert told.csv_text().strip() == ",".join(COLUMNS)
    assert json.loads(told.json_text())["frames"] == []


@pytest.mark.parametrize("kind", FramesKind)
def test_a_file_is_written_moment_by_moment(kind: FramesKind, tmp_path: Path) -> None:
    told, path = frames(), tmp_path / "search"
    done = list(told.saving(path, kind))
    assert len(done) > len(told.snapshots)
    assert done == sorted(done)
    assert done[-1] == 1
    text = path.read_bytes().decode("utf-8")
    assert text == (told.csv_text() if kind is FramesKind.CSV else told.json_text())


def test_cancelling_leaves_no_files(tmp_path: Path) -> None:
    path = tmp_path / "search.csv"
    path.write_text("old")
    work = frames().saving(path, FramesKind.CSV)
    assert next(work) < 1
    del work
    assert [left.name for left in tmp_path.iterdir()] == ["search.csv"]
    assert path.read_text() == "old"


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StudioError) as caught:
        list(frames().saving(tmp_path / "none" / "search.csv", FramesKind.CSV))
    assert caught.value.code == "no_folder"
