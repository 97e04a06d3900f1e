"""Random games and files of them, for tests of the position database."""

import random
from collections.abc import Sequence
from pathlib import Path

from studio.game.files.game_files import save_records
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.symmetry import Symmetry, images
from studio.positions.adding import Placed, add_lines
from studio.positions.database import Database
from studio.positions.lines import line_of
from tests.properties.records import random_line

GOMOKU = PRESETS["gomoku-15"]
SMALL = PRESETS["tic-tac-toe"]
RESULTS = ("B+5", "W+5", "0", "")


def random_games(count: int, rules: Rules = SMALL, seed: int = 0, length: int = 40) -> list[GameRecord]:
    chance, games = random.Random(seed), []
    for number in range(count):
        game = random_line(chance, rules, chance.randint(1, length))
        game.black, game.white = f"Ada {number}", f"Ben {seed}"
        game.result = chance.choice(RESULTS)
        games.append(game)
    return games


def turned(game: GameRecord, symmetry: Symmetry) -> GameRecord:
    """Return a rotated or mirrored copy of a game."""
    copy, image = GameRecord(game.rules), images(symmetry, game.rules)
    copy.black, copy.white, copy.date, copy.result = game.black, game.white, game.date, game.result
    node = copy.root
    for each in game.main_line():
        if each.move is not None:
            node = copy.add(node, image[each.move.point])
    return copy


def written(path: Path, games: Sequence[GameRecord]) -> Path:
    save_records(games, path)
    return path


def record(moves: str, rules: Rules = GOMOKU, result: str = "") -> GameRecord:
    """Return a game of moves such as `h8 i9`."""

    game = GameRecord(rules)
    game.result = result
    node = game.root
    for name in moves.split():
        node = game.add(node, point_from_human(name, rules))
    return game


def add(database: Database, games: list[GameRecord]) -> int:
    lines = [Placed(line) for game in games if (line := line_of(game)) is not None]
    with database.changing() as connection:
        return add_lines(connection, lines, database.plies)


def rows(database: Database) -> list[tuple[object, ...]]:
    with database.reading() as connection:
        return connection.execute("SELECT key, point, games, black, white, draws FROM moves").fetchall()
