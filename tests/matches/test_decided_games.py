"""Positions are collected from decided games, in any number of processes, and none of them twice."""

from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest

from benchmarks import decided_games, hard_collecting, hard_positions, long_wins
from benchmarks.decided_games import RULES, Deadline, Game, form_of, games, in_turn, wins_of_winner
from benchmarks.hard_positions import BLUNDER, WIN, end_of, kind_of
from studio.engine.options.threats import SolverLimit
from studio.engine.solver import Solver
from studio.game.files.game_files import open_records, save_records
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.symmetry import images, symmetries

GAMES = Path(decided_games.__file__).with_name("match_games.sgf")
WON = "h8 a1 i8 c1 j8 e1 k8 g1 l8"
OPEN = "h8 a1 i8 c1"


def record_of(text: str) -> GameRecord:
    record = GameRecord(RULES)
    node = record.root
    for move in text.split():
        node = record.add(node, point_from_human(move, RULES))
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "games.sgf"
    save_records([record_of(OPEN), record_of(WON)], file)
    return file


def test_only_decided_games_of_a_file_are_used_and_played_games_follow(file: Path) -> None:
    names = [game.name for game in islice(games([file], 0), 3)]
    assert names == ["match game 1", "played game 1", "played game 2"]
    assert [game.name for game in islice(games([file], 1), 2)] == names[1:]


def test_the_last_position_of_a_game_is_won_by_the_side_to_move(file: Path) -> None:
    positions = next(games([file], 0)).positions()
    wins = list(wins_of_winner(positions, Solver(RULES), SolverLimit(nodes=10_000)))
    assert [place for place, _ in wins] == [8, 6]
    assert [found.length for _, found in wins] == [1, 3]


def test_the_number_of_workers_does_not_change_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decided_games, "_processes", ThreadPoolExecutor)
    alone = list(in_turn(str, range(40), 1, Deadline(None)))
    assert list(in_turn(str, range(40), 3, Deadline(None))) == alone == [str(number) for number in range(40)]


@pytest.mark.parametrize("workers", [1, 2])
def test_no_game_begins_after_the_deadline(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decided_games, "_processes", ThreadPoolExecutor)
    deadline, begun = Deadline(None), list[int]()
    monkeypatch.setattr(Deadline, "is_over", property(lambda _: len(begun) >= 3))

    def work(number: int) -> int:
        begun.append(number)
        return number

    found = list(in_turn(work, iter(range(1000)), workers, deadline))
    assert found == list(range(len(found)))
    assert 3 <= len(found) < 20


def test_positions_that_are_equal_up_to_symmetry_have_one_form() -> None:
    moves = [point_from_human(move, RULES) for move in WON.split()]
    forms = set()
    for symmetry in symmetries(RULES):
        points = images(symmetry, RULES)
        forms.add(form_of(Game("turned", tuple(points[move] for move in moves)).positions()[-1]))
    assert len(forms) == 1
    assert forms != {form_of(end_of(record_of(OPEN)))}


@pytest.mark.parametrize("file", [hard_positions.POSITIONS, long_wins.POSITIONS], ids=lambda file: file.stem)
def test_no_collection_has_a_position_twice(file: Path) -> None:
    forms = [(kind_of(record), form_of(end_of(record))) for record in open_records(file).records]
    assert forms
    assert len(set(forms)) == len(forms)


def test_collecting_again_adds_nothing(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = tmp_path / "hard.sgf"
    records = [record_of(OPEN), record_of(OPEN), record_of(WON[:-3])]
    for record, kind in zip(records, (WIN, WIN, BLUNDER), strict=True):
        record.set_comment(record.root, f"{kind} of a test")
    save_records(records, positions)
    monkeypatch.setattr(hard_collecting, "POSITIONS", positions)
    monkeypatch.setattr(hard_collecting, "_OF_A_KIND", 1)
    for _ in range(2):
        hard_collecting.collect([file], 0, 1, None)
        assert [kind_of(record) for record in open_records(positions).records] == [BLUNDER, WIN]


def test_the_games_of_matches_are_finished() -> None:
    records = open_records(GAMES).records
    assert len(records) > 500
    assert all(end_of(record).winner is not None for record in records)
