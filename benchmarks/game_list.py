"""Time the list of a large RenjuNet database: python -m benchmarks.game_list [--games 100000] [--seed 0]

The benchmark writes a database of random games with 15 to 60 moves to a temporary folder, opens it, lists its games and
creates one record. It prints processor seconds, and the peak memory of the process on Linux.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from studio.game.files import open_records
from studio.game.files.listing import listed_games
from studio.game.notation import human_point
from studio.game.rules import PRESETS

_RULES = PRESETS["gomoku-15"]
_PLAYERS, _TOURNAMENTS = 3000, 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.rif"
        with path.open("w", encoding="utf-8") as stream:
            stream.writelines(_lines(asked.games, random.Random(asked.seed)))
        print(f"{asked.games:,} games, {path.stat().st_size / 2**20:.0f} MB")
        _measure(path)


def _measure(path: Path) -> None:
    begun = time.process_time()
    records = open_records(path).records
    opened = time.process_time()
    games = listed_games(records)
    listed = time.process_time()
    moves = len(records[len(records) // 2].main_line()) - 1
    created = time.process_time()
    print(f"opened in {opened - begun:.2f} s, {len(games):,} games listed in {listed - opened:.2f} s")
    print(f"one record of {moves} moves created in {(created - listed) * 1000:.1f} ms; {_peak_memory()}")


def _peak_memory() -> str:
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    peak = next((int(line.split()[1]) for line in lines if line.startswith("VmHWM")), 0)
    return f"peak memory {peak / 1024:.0f} MB"


def _lines(games: int, chance: random.Random) -> Iterator[str]:
    points = [human_point(point, _RULES) for point in range(_RULES.size)]
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<database version="1.0">\n'
    yield '<rules><rule id="1" name="RIF"/></rules>\n<players>\n'
    for number in range(_PLAYERS):
        yield f'<player id="{number}" name="Anne{number}" surname="Õun{number}" country="1" city="1"/>\n'
    yield "</players>\n<tournaments>\n"
    for number in range(_TOURNAMENTS):
        yield f'<tournament id="{number}" name="Open {number}" year="{1980 + number % 40}" month="5" rule="1"/>\n'
    yield "</tournaments>\n<games>\n"
    for number in range(games):
        black, white = chance.randrange(_PLAYERS), chance.randrange(_PLAYERS)
        moves = " ".join(chance.sample(points, chance.randint(15, 60)))
        yield (
            f'<game id="{number}" publisher="1" tournament="{number % _TOURNAMENTS}" round="{number % 11}" rule="1" '
            f'black="{black}" white="{white}" bresult="{chance.choice(("1", "0", "0.5"))}" btime="0" wtime="0" '
            f'opening="1" alt="a1 a2" swap="0"><move>{moves}</move></game>\n'
        )
    yield "</games>\n</database>\n"


if __name__ == "__main__":
    main()
