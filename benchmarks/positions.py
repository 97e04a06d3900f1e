"""Time the position database: python -m benchmarks.positions [--games 100000] [--questions 2000] [--seed 0]

The benchmark writes SGF files of games to a temporary folder, imports them, and asks for random positions of these
games. The games begin with common openings, and go on with random moves near the stones. It prints the seconds of the
import, the size of the file, and percentiles of the time of a look-up, first without and then during an import in
another process. On a busy machine the times of processor say more than the others.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.positions.database import Database
from studio.positions.importing import Importer, Progress, files_in
from studio.positions.looking_up import Lookup

_RULES = PRESETS["gomoku-15"]
_GAMES_A_FILE = 1000
_SHORTEST, _LONGEST = 20, 70
_COMMON_PLIES = 8
"""The plies that follow a small number of openings."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
Moves = Sequence[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--questions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _measure(Path(folder), asked.games, asked.questions, random.Random(asked.seed))


def _measure(folder: Path, count: int, questions: int, chance: random.Random) -> None:
    games = _written(folder / "games", count, chance)
    database = Database(folder / "positions.sqlite3")
    begun, used = time.monotonic(), time.process_time()
    progress = Importer(database).run(files_in([folder / "games"]), _told)
    print(
        f"{progress.new:,} games imported in {time.monotonic() - begun:.0f} s "
        f"({time.process_time() - used:.0f} s of processor time)"
    )
    begun = time.monotonic()
    again = Importer(database).run(files_in([folder / "games"]))
    print(f"the same files again: {again.new} new games, {time.monotonic() - begun:.2f} s")
    contents = Lookup(database).contents()
    print(f"{contents.moves:,} moves of positions up to {contents.plies} plies, {contents.size_mb:.0f} MB")
    positions = [_position(chance.choice(games), chance.randint(0, 12)) for _ in range(questions)]
    _ask(database, positions, "look-ups")
    _ask_during_import(folder, database, positions, chance)
    database.close()


def _ask_during_import(folder: Path, database: Database, positions: Sequence[Position], chance: random.Random) -> None:
    _written(folder / "more", 20 * _GAMES_A_FILE, chance)
    command = (sys.executable, "-m", "studio", "positions", "--database", str(database.path), "import")
    with subprocess.Popen((*command, str(folder / "more")), stdout=subprocess.DEVNULL) as process:
        time.sleep(5)  # until it writes
        _ask(database, positions, "look-ups during an import")
        process.kill()


def _ask(database: Database, positions: Sequence[Position], what: str) -> None:
    lookup, times, used = Lookup(database), [], []
    for position in positions:
        begun, before = time.perf_counter(), time.thread_time()
        lookup.known(position)
        times.append(1000 * (time.perf_counter() - begun))
        used.append(1000 * (time.thread_time() - before))
    print(f"{len(times):,} {what}: {_percentiles(times)}; of processor time {_percentiles(used)}")


def _percentiles(times: list[float]) -> str:
    times = sorted(times)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return f"median {p50:.2f} ms, p99 {p99:.2f} ms, longest {times[-1]:.2f} ms"


def _told(progress: Progress) -> None:
    print(f"\r{progress.games:,} games", end="\r", flush=True)


def _position(game: Moves, plies: int) -> Position:
    position = Position(_RULES)
    for point in game[:plies]:
        if not position.is_over:
            position.play(point)
    return position


def _written(folder: Path, count: int, chance: random.Random) -> list[Moves]:
    """Write games to files, and return their moves."""
    folder.mkdir()
    openings = [_walk([112], _COMMON_PLIES, chance) for _ in range(300)]
    games = []
    for number in range(0, count, _GAMES_A_FILE):
        some = [
            _walk(chance.choice(openings), chance.randint(_SHORTEST, _LONGEST), chance)
            for _ in range(min(_GAMES_A_FILE, count - number))
        ]
        text = "".join(_sgf(game, number + at, chance) for at, game in enumerate(some))
        (folder / f"{number:07}.sgf").write_text(text)
        games += some
    return games


def _walk(begun: Moves, length: int, chance: random.Random) -> Moves:
    """Return a game of random moves near the earlier ones."""
    moves, taken = list(begun), set(begun)
    while len(moves) < length:
        row, column = divmod(chance.choice(moves), _RULES.columns)
        row, column = row + chance.randint(-2, 2), column + chance.randint(-2, 2)
        point = row * _RULES.columns + column
        if _RULES.has(row, column) and point not in taken:
            moves.append(point)
            taken.add(point)
    return moves


def _sgf(game: Moves, number: int, chance: random.Random) -> str:
    names = f"PB[Player {chance.randrange(3000)}]PW[Player {chance.randrange(3000)}]DT[{1990 + number % 36}]"
    moves = "".join(f";{'BW'[ply % 2]}[{_sgf_point(point, _RULES)}]" for ply, point in enumerate(game))
    return f"(;GM[4]SZ[15]{names}RE[{chance.choice(('B+5', 'W+5', '0'))}]{moves})\n"


def _sgf_point(point: int, rules: Rules) -> str:
    row, column = divmod(point, rules.columns)
    return _LETTERS[column] + _LETTERS[row]


if __name__ == "__main__":
    main()
