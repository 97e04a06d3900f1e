"""Random records through each format and back."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.files import Format, open_records, read_records, save_record, save_records
from studio.game.files.door import WRITABLE
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from tests.properties.records import contents, random_line, random_record, random_rules

SEEDS = st.integers(0, 2**32)


def written(records: list[GameRecord], kind: Format, hint: Rules | None = None) -> list[GameRecord]:
    opened = read_records(WRITABLE[kind](records), hint)
    assert opened.warnings == ()
    return list(opened.records)


@pytest.mark.parametrize("block", range(10))
def test_trees_come_back_from_sgf_whole(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        chance = random.Random(seed)
        records = [random_record(chance, random_rules(chance)) for _ in range(chance.randint(1, 3))]
        again = written(records, Format.SGF)
        assert [contents(record) for record in again] == [contents(record) for record in records], seed


@given(st.text(), st.text())
def test_any_text_comes_back_from_sgf(comment: str, name: str) -> None:
    record = GameRecord(PRESETS["gomoku-15"])
    record.root.comment = comment
    record.black = name
    (again,) = read_records(WRITABLE[Format.SGF]([record])).records
    expected = comment.replace("\r\n", "\n").replace("\r", "\n").encode("utf-8", "replace").decode()
    assert again.root.comment == expected
    assert again.black == name.replace("\r\n", "\n").replace("\r", "\n").strip().encode("utf-8", "replace").decode()


@given(SEEDS, st.sampled_from(["gomoku-15", "gomoku-20", "gomoku-9", "gomoku-6"]))
def test_lines_come_back_from_psq(seed: int, preset: str) -> None:
    record = random_line(random.Random(seed), PRESETS[preset], 100)
    record.black, record.white = "Ann", "Бен"
    for node in record.main_line()[1:]:
        node.time_ms = seed % 10_000
    (again,) = written([record], Format.PSQ)
    again.properties.clear()
    assert contents(again) == contents(record)


@given(SEEDS)
def test_lines_come_back_from_pos(seed: int) -> None:
    chance = random.Random(seed)
    record = random_line(chance, PRESETS["gomoku-15"], chance.randint(0, 120))
    assert contents(written([record], Format.POS)[0]) == contents(record)


@given(
    SEEDS, st.sampled_from([Format.POINTS, Format.OPENINGS]), st.sampled_from(["gomoku-15", "tic-tac-toe", "four-5"])
)
def test_lines_come_back_from_plain_text(seed: int, kind: Format, preset: str) -> None:
    chance = random.Random(seed)
    records = [random_line(chance, PRESETS[preset], chance.randint(1, 60)) for _ in range(3)]
    again = written(records, kind, PRESETS[preset])
    assert [contents(record) for record in again] == [contents(record) for record in records]


@given(SEEDS)
def test_connect_four_comes_back_from_digits(seed: int) -> None:
    chance = random.Random(seed)
    records = [random_line(chance, PRESETS["connect-four"], chance.randint(1, 42)) for _ in range(3)]
    again = written(records, Format.DIGITS)
    assert [contents(record) for record in again] == [contents(record) for record in records]


@pytest.mark.parametrize("name", ["game.sgf", "game.psq", "game.pos", "game.txt"])
def test_files_are_told_apart_by_content_and_not_by_name(name: str, tmp_path: Path) -> None:
    record = random_line(random.Random(1), PRESETS["gomoku-15"], 30)
    save_record(record, tmp_path / name)
    renamed = (tmp_path / name).rename(tmp_path / "game.xyz")
    (again,) = open_records(renamed).records
    assert [node.move for node in again.nodes()] == [node.move for node in record.nodes()]


def test_collections_keep_their_order(tmp_path: Path) -> None:
    records = [random_line(random.Random(seed), PRESETS["gomoku-9"], seed + 1) for seed in range(20)]
    save_records(records, tmp_path / "all.sgf")
    again = open_records(tmp_path / "all.sgf").records
    assert [contents(record) for record in again] == [contents(record) for record in records]
