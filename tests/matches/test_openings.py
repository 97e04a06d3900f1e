"""Openings of games."""

from pathlib import Path

import pytest

from studio.game.files import save_records
from studio.game.natural_openings import first_moves
from studio.game.node import Setup
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import PASS, Move, Stone
from studio.matches.errors import MatchError
from studio.matches.openings import Opening, opening_to, openings_of, random_openings
from tests.game.boards import FOUR, game

GOMOKU = PRESETS["gomoku-15"]


def test_random_openings_depend_on_the_seed_and_are_next_to_stones() -> None:
    openings = random_openings(GOMOKU, 4, 30, seed=1)
    assert openings == random_openings(GOMOKU, 4, 30, seed=1)
    assert len(set(openings)) > 25
    for opening in openings:
        assert len(opening.moves) == 4
        assert opening.moves[0] in first_moves(GOMOKU)
        for number, point in enumerate(opening.moves[1:], 1):
            assert any(_distance(point, other) == 1 for other in opening.moves[:number])


def test_no_random_opening_ends_the_game() -> None:
    assert all(not opening.position(FOUR).is_over for opening in random_openings(FOUR, 20, 50, seed=0))


def test_too_many_random_moves_are_refused() -> None:
    with pytest.raises(MatchError, match="Choose fewer"):
        openings_of("random:9", PRESETS["tic-tac-toe"], 1)
    with pytest.raises(MatchError, match="random:4"):
        openings_of("random:x", GOMOKU, 1)


def test_each_first_move_once() -> None:
    openings = openings_of("first-moves", Rules(4, 4, 5), 1)
    assert [opening.moves for opening in openings] == [(point,) for point in range(16)]


def test_games_start_from_the_final_positions_of_a_file(tmp_path: Path) -> None:
    save_records([game("h8 i9"), game("a1"), game("d1", FOUR)], tmp_path / "openings.sgf")
    openings = openings_of(str(tmp_path / "openings.sgf"), GOMOKU, 5)
    assert [opening.name(GOMOKU) for opening in openings] == ["h8 i9", "a1"]


def test_in_gravity_games_an_opening_is_named_by_columns() -> None:
    connect = PRESETS["connect-four"]
    (first, *_, last) = openings_of("first-moves", connect, 1)
    assert (first.name(connect), last.name(connect)) == ("1", "7")
    assert Opening((connect.point(5, 5), connect.point(5, 6))).name(connect) == "6 7"


def test_a_file_without_usable_games_is_refused(tmp_path: Path) -> None:
    save_records([game("d1", FOUR)], tmp_path / "openings.sgf")
    with pytest.raises(MatchError, match="contains no unfinished game of gomoku-15"):
        openings_of(str(tmp_path / "openings.sgf"), GOMOKU, 5)


def test_a_setup_position_is_kept(tmp_path: Path) -> None:
    record = GameRecord(GOMOKU)
    record.set_setup(record.root, Setup({112: Stone.BLACK, 113: Stone.BLACK}, Stone.WHITE))
    record.add(record.root, 0)
    save_records([record], tmp_path / "set-up.sgf")
    (opening,) = openings_of(str(tmp_path / "set-up.sgf"), GOMOKU, 1)
    assert opening.position(GOMOKU) == record.position(record.main_line()[-1])
    assert opening.moves == (0,)


def test_passes_and_moves_out_of_turn_become_a_setup() -> None:
    position = Position(GOMOKU)
    for move in (Move(Stone.BLACK, 0), Move(Stone.WHITE, PASS), Move(Stone.BLACK, 1)):
        position.make(move)
    opening = opening_to(position)
    assert opening.moves == ()
    assert opening.position(GOMOKU) == position
    assert Opening().position(GOMOKU) == Position(GOMOKU)


def _distance(one: int, other: int) -> int:
    (row, column), (other_row, other_column) = divmod(one, 15), divmod(other, 15)
    return max(abs(row - other_row), abs(column - other_column))
