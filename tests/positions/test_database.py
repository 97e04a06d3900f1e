"""The file of positions: what is counted, found again, merged, limited and refused."""

import random
import sqlite3
import threading
from collections import defaultdict
from pathlib import Path

import pytest

from studio.game.canonical import canonical
from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.game.record import GameRecord, Outcome
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.game.symmetry import symmetries
from studio.positions.adding import Placed, add_lines
from studio.positions.database import SCHEMA, Database
from studio.positions.importing import Importer
from studio.positions.lines import line_of
from studio.positions.looking_up import Lookup, Results
from studio.positions.merging import merge
from tests.positions.games import GOMOKU, SMALL, add, random_games, record, rows, turned


def counted(games: list[GameRecord], plies: int) -> dict[tuple[int, int], list[int]]:
    """Count the moves of games one by one: the games, and those won by Black, by White and drawn."""
    found: defaultdict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for game in games:
        position = Position(game.rules)
        moves = [node.move.point for node in game.main_line() if node.move is not None]
        for point in [*moves[:plies], *([-1] if len(moves) <= plies else [])]:
            form = canonical(position)
            row = found[form.key, form.point_of(point) if point >= 0 else -1]
            row[0] += 1
            if game.outcome is not Outcome.UNKNOWN:
                row[1 + [Outcome.BLACK_WINS, Outcome.WHITE_WINS, Outcome.DRAW].index(game.outcome)] += 1
            if point >= 0:
                position.play(point)
    return dict(found)


@pytest.mark.parametrize("rules", [SMALL, PRESETS["connect-four"], PRESETS["renju-15"]], ids=lambda rules: rules.text)
def test_moves_are_counted_as_one_by_one(path: Path, rules: Rules) -> None:
    games = random_games(60, rules, 5)
    database = Database(path, plies=7)
    for at in range(0, 60, 13):  # in several batches
        add(database, games[at : at + 13])
    rows = {}
    with database.reading() as connection:
        for key, point, *counts, _ in connection.execute("SELECT * FROM moves"):
            rows[int.from_bytes(key, "big"), point] = counts
    assert rows == counted(games, 7)
    database.close()


def test_a_game_is_found_from_every_symmetric_position(path: Path) -> None:
    game = record("h8 i9 j8", result="B+R")
    database = Database(path)
    assert add(database, [game]) == 1
    lookup = Lookup(database)
    for symmetry in symmetries(GOMOKU):
        position = game.position(game.main_line()[2]).transformed(symmetry)
        (move,) = lookup.known(position).moves
        position.play(move.point)
        assert canonical(position).key == canonical(game.position(game.main_line()[3])).key
        assert move.results == Results(1, 1)
    database.close()


def test_known_games_are_not_counted_again(path: Path) -> None:
    games = random_games(20)
    database = Database(path)
    assert add(database, [*games, games[3]]) == 20
    assert add(database, [*games, *random_games(2, seed=9)]) == 2
    assert Lookup(database).known(Position(SMALL)).seen.games == 22
    database.close()


def test_symmetric_moves_are_one_and_the_rate_counts_draws_half(path: Path) -> None:
    games = [
        record("a1 b2", SMALL, "B+R"),
        record("c3 b2", SMALL, "0"),
        record("b2", SMALL, "W+R"),
        record("b2", SMALL),
    ]
    database = Database(path)
    add(database, games)
    known = Lookup(database).known(Position(SMALL))
    assert [move.results for move in known.moves] == [Results(2, 1, 0, 1), Results(2, 0, 1, 0)]
    assert known.moves[0].results.rate(Stone.BLACK) == 0.75
    assert known.seen.rate(Stone.WHITE) == 0.5
    assert Results(3).rate(Stone.BLACK) is None
    corner = Position(SMALL)
    corner.play(2)
    assert Lookup(database).known(corner).seen == Results(2, 1, 0, 1)
    database.close()


def test_the_end_of_games_and_deep_positions_are_told(path: Path) -> None:
    database = Database(path, plies=3)
    add(database, [record("h8 i9", result="B+T"), record("h8 i9 j10 k11")])
    lookup, game = Lookup(database), record("h8 i9")
    position = game.position(game.main_line()[-1])
    known = lookup.known(position)
    assert (known.ended, known.seen, known.is_beyond) == (Results(1, 1), Results(2, 1), False)
    position.play(84)
    assert lookup.known(position).is_beyond
    database.close()


def test_a_game_opens_with_its_names_and_moves(path: Path) -> None:
    games = random_games(3, GOMOKU)
    database = Database(path)
    add(database, games)
    lookup = Lookup(database)
    found = {kept.line.black: kept.record() for number in (1, 2, 3) if (kept := lookup.game(number))}
    for game in games:
        copy = found[game.black]
        assert [node.move for node in copy.main_line()] == [node.move for node in game.main_line()]
        assert (copy.white, copy.result, copy.rules) == (game.white, game.result, game.rules)
    assert lookup.game(99) is None
    database.close()


def test_a_set_up_game_is_counted_from_its_setup(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "setup.sgf"
    file.write_text("(;GM[4]SZ[15]AB[hh][ii]AW[ij];W[jj];B[kk])")
    database = Database(path)
    progress = Importer(database).run([file])
    assert (progress.games, progress.new, progress.skipped) == (1, 1, 0)
    kept = Lookup(database).game(1)
    assert kept is not None
    game = kept.record()
    position = game.position(game.root)
    assert position.stones_count == 3
    assert [move.results.games for move in Lookup(database).known(position).moves] == [1]
    assert Lookup(database).known(Position(GOMOKU)).seen.games == 0
    database.close()


# Analyses


def analysis(point: int, visits: int, rate: float = 0.6, proof: Proof = Proof.UNKNOWN) -> PositionAnalysis:
    rows = Candidate(point, visits, 2 * rate - 1, None, proof, (point,), 3 if proof is Proof.WIN else None)
    return PositionAnalysis(visits, (rows,), "studio")


def test_an_analysis_is_shown_in_every_symmetric_position(path: Path) -> None:
    database, position = Database(path), Position(GOMOKU)
    for point in (112, 98, 40):
        position.play(point)
    lookup = Lookup(database)
    assert lookup.save(position, analysis(95, 5000))
    for symmetry in symmetries(GOMOKU):
        found = lookup.known(position.transformed(symmetry)).analysis
        assert found is not None
        assert found.candidates[0].point == symmetry.image(95, GOMOKU)
        assert found.candidates[0].line == (symmetry.image(95, GOMOKU),)
        assert (found.visits, found.profile) == (5000, "studio")
    database.close()


def test_the_better_analysis_stays_with_the_proofs_of_both(path: Path) -> None:
    database, position = Database(path), Position(GOMOKU)
    lookup = Lookup(database)
    lookup.save(position, analysis(95, 5000))
    assert not lookup.save(position, analysis(95, 40, 0.3))
    assert lookup.save(position, analysis(96, 100, 1.0, Proof.WIN))
    found = lookup.known(position).analysis
    assert found is not None
    assert found.visits == 5000
    assert {row.point: row.proof for row in found.candidates} == {95: Proof.UNKNOWN, 96: Proof.WIN}
    database.close()


def test_steered_and_external_analyses_are_not_saved(path: Path) -> None:
    database, candidates = Database(path), analysis(95, 100).candidates
    lookup = Lookup(database)
    assert not lookup.save(Position(GOMOKU), PositionAnalysis(100, candidates, is_steered=True))
    assert not lookup.save(Position(GOMOKU), PositionAnalysis(100, candidates, is_external=True))
    assert not lookup.save(Position(GOMOKU), PositionAnalysis(100))
    assert lookup.contents().analyses == 0
    database.close()


@pytest.mark.parametrize("damage", ["{", "null", '{"visits":1,"candidates":[{"point":900,"visits":1,"value":0}]}'])
def test_a_damaged_analysis_is_left_out_and_replaced(path: Path, damage: str) -> None:
    database = Database(path)
    lookup = Lookup(database)
    lookup.save(Position(GOMOKU), analysis(95, 5000))
    with database.changing() as connection:
        connection.execute("UPDATE analyses SET analysis = ?", (damage,))
    assert lookup.known(Position(GOMOKU)).analysis is None
    assert lookup.save(Position(GOMOKU), analysis(95, 10))
    found = lookup.known(Position(GOMOKU)).analysis
    assert found is not None
    assert found.visits == 10
    database.close()


# Imports


def test_a_merge_of_two_halves_is_the_whole(tmp_path: Path) -> None:
    games = random_games(80, SMALL, 6)
    halves = Database(tmp_path / "a.sqlite3"), Database(tmp_path / "b.sqlite3")
    whole = Database(tmp_path / "c.sqlite3")
    add(halves[0], games[:50])
    add(halves[1], games[30:])
    add(whole, games)
    Lookup(halves[0]).save(Position(SMALL), analysis(4, 100))
    Lookup(halves[1]).save(Position(SMALL), analysis(4, 300))
    halves[1].close()
    progress = merge(halves[0], tmp_path / "b.sqlite3")
    assert (progress.new, progress.is_complete) == (30, True)
    assert rows(halves[0]) == rows(whole)
    found = Lookup(halves[0]).known(Position(SMALL)).analysis
    assert found is not None
    assert found.visits == 300
    assert merge(halves[0], tmp_path / "b.sqlite3").new == 0
    halves[0].close()
    whole.close()


def test_a_backup_is_the_same_database_in_one_file(path: Path, tmp_path: Path) -> None:
    database = Database(path)
    add(database, random_games(30))
    target = tmp_path / "backup.sqlite3"
    target.write_text("replaced")
    database.back_up(target)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backup.sqlite3", "deep"]
    copy = Database(target)
    assert rows(copy) == rows(database)
    copy.close()
    with pytest.raises(FileError, match="itself"):
        database.back_up(path)
    with pytest.raises(FileError, match="itself"):
        merge(database, path)
    with pytest.raises(FileError, match="backup could not be written"):
        database.back_up(tmp_path / "missing" / "backup.sqlite3")
    with pytest.raises(FileError, match="does not exist"):
        merge(database, tmp_path / "missing.sqlite3")
    (tmp_path / "empty").touch()
    with pytest.raises(FileError, match="it is empty"):
        merge(database, tmp_path / "empty")
    database.close()


def test_two_connections_write_at_the_same_time(path: Path) -> None:
    Database(path).close()
    games = random_games(200, SMALL, 8)

    def work(part: list[GameRecord]) -> None:
        database = Database(path)
        for game in part:
            add(database, [game])
        database.close()

    threads = [threading.Thread(target=work, args=(games[half::2],)) for half in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    database = Database(path)
    assert Lookup(database).known(Position(SMALL)).seen.games == 200
    database.close()


def test_reading_sees_the_state_before_an_unfinished_import(path: Path) -> None:
    database, other = Database(path), Database(path)
    with database.changing() as connection:
        lines = [Placed(line) for game in random_games(5) if (line := line_of(game)) is not None]
        add_lines(connection, lines, 30)
        assert Lookup(other).known(Position(SMALL)).seen.games == 0
    assert Lookup(other).known(Position(SMALL)).seen.games == 5
    database.close()
    other.close()


# Other files


def test_a_file_of_a_newer_version_is_refused_and_stays_unchanged(path: Path) -> None:
    Database(path).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(FileError, match="newer version of MCTS Studio"):
        Database(path)
    assert path.read_bytes() == before


def test_other_files_are_refused_and_stay_unchanged(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("These are no positions, but a text that is long enough to be a database." * 20)
    before = path.read_bytes()
    with pytest.raises(FileError, match=r"cannot be read .* replace it by a backup copy"):
        Database(path)
    assert path.read_bytes() == before
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE cards (key TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(FileError, match="another program"):
        Database(path)
    assert path.read_bytes() == before


def test_a_database_with_random_damage_is_refused_or_answers(path: Path) -> None:
    database = Database(path)
    add(database, random_games(60))
    database.back_up(path.with_name("copy.sqlite3"))
    database.close()
    whole, chance = path.with_name("copy.sqlite3").read_bytes(), random.Random(5)
    target = path.with_name("damaged.sqlite3")
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 40)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        target.write_bytes(data[: chance.randint(1, len(data))] if chance.random() < 0.3 else data)
        try:
            damaged = Database(target)
        except FileError:
            continue
        try:
            Lookup(damaged).known(Position(SMALL))
            Lookup(damaged).game(3)
        except FileError:
            pass
        finally:
            damaged.close()


def test_turned_games_have_the_same_statistics(tmp_path: Path) -> None:
    games, chance = random_games(40, GOMOKU, 12), random.Random(1)
    one, other = Database(tmp_path / "a.sqlite3"), Database(tmp_path / "b.sqlite3")
    add(one, games)
    add(other, [turned(game, chance.choice(symmetries(GOMOKU))) for game in games])
    assert rows(one) == rows(other)
    one.close()
    other.close()
