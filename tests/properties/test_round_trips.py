"""Round trips of random records through each format."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.files import FileError, FileWarning, Format, open_records, read_records, save_record, save_records
from studio.game.files.game_files import WRITABLE
from studio.game.files.renlib_writer import write_renlib
from studio.game.record import GameRecord, moves_of
from studio.game.rules import PRESETS, Rules
from tests.properties.records import contents, random_line, random_record, random_rules
from tests.sizes import a_tenth_always, one_always

SEEDS = st.integers(0, 2**32)


def written(records: list[GameRecord], kind: Format, hint: Rules | None = None) -> list[GameRecord]:
    opened = read_records(WRITABLE[kind](records), hint)
    assert opened.warnings == ()
    return list(opened.records)


@pytest.mark.parametrize("block", a_tenth_always(range(10)))
def test_trees_survive_sgf(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        chance = random.Random(seed)
        records = [random_record(chance, random_rules(chance)) for _ in range(chance.randint(1, 3))]
        again = written(records, Format.SGF)
        assert [contents(record) for record in again] == [contents(record) for record in records], seed


@pytest.mark.parametrize("kind", one_always(3, [Format.PSQ, Format.POS, Format.POINTS, Format.OPENINGS, Format.DIGITS]))
def test_trees_keep_their_main_line_in_simpler_formats_and_losses_are_listed(kind: Format, tmp_path: Path) -> None:
    """Otherwise they are refused because they would become another game; then nothing is written."""
    rules = PRESETS["connect-four" if kind is Format.DIGITS else "gomoku-15"]
    path = tmp_path / "game"
    kept = 0
    for seed in range(300):
        record = random_record(random.Random(seed), rules)
        outcome = saved_or_refused(record, path, kind)
        if isinstance(outcome, str):
            assert outcome in ("psq_moves", "pos_moves", "text_moves", "text_empty", "ambiguous")
            assert not path.exists()
            continue
        (again,) = open_records(path).records
        assert moves_of(again.main_line()) == moves_of(record.main_line()), seed
        said = " ".join(warning.sentence for warning in outcome)
        assert ("variations" in said) == any(len(node.children) > 1 for node in record.nodes())
        assert ("analysis" in said) == any(node.analysis is not None for node in record.nodes())
        path.unlink()
        kept += 1
    assert kept > 100


def saved_or_refused(record: GameRecord, path: Path, kind: Format) -> list[FileWarning] | str:
    """Return the warnings of a save, or the code of its error."""
    try:
        return save_record(record, path, kind)
    except FileError as error:
        return error.code


def test_trees_survive_renlib() -> None:
    for seed in range(300):
        record = random_tree_of_moves(random.Random(seed))
        (again,) = read_records(write_renlib(record), record.rules).records
        assert contents(again) == contents(record), seed


def random_tree_of_moves(chance: random.Random) -> GameRecord:
    record = GameRecord(PRESETS["gomoku-15"])
    nodes = [record.root]
    for _ in range(chance.randint(1, 40)):
        parent = chance.choice(nodes[-5:])
        position = record.position(parent)
        if not position.is_over:
            nodes.append(record.add(parent, chance.choice(position.legal_moves())))
            record.set_comment(nodes[-1], chance.choice(("", "", "a note", "two\nlines")))
    return record


@given(st.text(), st.text())
def test_any_text_survives_sgf(comment: str, name: str) -> None:
    record = GameRecord(PRESETS["gomoku-15"])
    record.root.comment = comment
    record.black = name
    (again,) = read_records(WRITABLE[Format.SGF]([record])).records
    expected = comment.replace("\r\n", "\n").replace("\r", "\n").encode("utf-8", "replace").decode()
    assert again.root.comment == expected
    assert again.black == name.replace("\r\n", "\n").replace("\r", "\n").strip().encode("utf-8", "replace").decode()


@given(SEEDS, st.sampled_from(["gomoku-15", "gomoku-20", "gomoku-9", "gomoku-6"]))
def test_lines_survive_psq(seed: int, preset: str) -> None:
    record = random_line(random.Random(seed), PRESETS[preset], 100)
    record.black, record.white = "Ann", "Бен"
    for node in record.main_line()[1:]:
        node.time_ms = seed % 10_000
    (again,) = written([record], Format.PSQ)
    again.properties.clear()
    assert contents(again) == contents(record)


@given(SEEDS)
def test_lines_survive_pos(seed: int) -> None:
    chance = random.Random(seed)
    record = random_line(chance, PRESETS["gomoku-15"], chance.randint(0, 120))
    assert contents(written([record], Format.POS)[0]) == contents(record)


@given(
    SEEDS, st.sampled_from([Format.POINTS, Format.OPENINGS]), st.sampled_from(["gomoku-15", "tic-tac-toe", "four-5"])
)
def test_lines_survive_plain_text(seed: int, kind: Format, preset: str) -> None:
    chance = random.Random(seed)
    records = [random_line(chance, PRESETS[preset], chance.randint(1, 60)) for _ in range(3)]
    again = written(records, kind, PRESETS[preset])
    assert [contents(record) for record in again] == [contents(record) for record in records]


@given(SEEDS)
def test_connect_four_survives_digits(seed: int) -> None:
    chance = random.Random(seed)
    records = [random_line(chance, PRESETS["connect-four"], chance.randint(1, 42)) for _ in range(3)]
    again = written(records, Format.DIGITS)
    assert [contents(record) for record in again] == [contents(record) for record in records]


@pytest.mark.parametrize("name", ["game.sgf", "game.psq", "game.pos", "game.txt"])
def test_formats_are_recognized_by_content_and_not_by_name(name: str, tmp_path: Path) -> None:
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
