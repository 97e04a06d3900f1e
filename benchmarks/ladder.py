"""Rate players at equal time, from balanced openings: python -m benchmarks.ladder FOLDER PLAYER … [--seconds 0.1]

The first player meets each other one, in pairs of games that share a balanced opening and swap colours; with `--all`
all of them meet. A player is given as in `mcts-studio match`, such as `studio`, `studio-rollouts` or
`studio,seconds=1`. In addition `frozen` is an earlier state of this program, which is installed in FOLDER
(benchmarks/frozen_program.py), and `commit:HASH` is `studio` with the network of that commit. One player computes at a
time, so that each of the N games that `--workers N` plays at the same time needs one core that is otherwise idle.
FOLDER keeps the match; another start resumes it.

After the table of `mcts-studio match` the benchmark prints the points with each colour, and the simulations per second
in the games, by phase.
"""

import argparse
import os
import statistics
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.balanced_openings import openings_file
from benchmarks.frozen_program import frozen_engine
from studio.__main__ import main as program
from studio.game.files.game_files import open_records
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.machine.folders import HOME_VARIABLE
from studio.matches.result import Result
from studio.matches.store import GAMES, PLAN, read_results
from studio.players.engine_list import save_engines

_FROZEN, _COMMIT = "frozen", "commit:"
_ROOT = Path(__file__).parent.parent
_SIDES = (Stone.BLACK, Stone.WHITE)
_PHASES = (("moves 1 to 10", 10), ("11 to 30", 30), ("later moves", 10_000))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("players", nargs="+", metavar="PLAYER")
    parser.add_argument("--game", default="gomoku-15", choices=PRESETS)
    parser.add_argument("--pairs", type=int, default=50, help="of games, of every two players that meet")
    parser.add_argument("--seconds", type=float, default=0.1, help="per move")
    parser.add_argument("--workers", type=int, default=1, help="games at the same time")
    parser.add_argument("--all", action="store_true", help="let all players meet")
    asked = parser.parse_args()
    folder = asked.folder.absolute()
    os.environ[HOME_VARIABLE] = str(folder / "home")
    if _FROZEN in asked.players:
        save_engines([frozen_engine(folder / _FROZEN)])
    _play(folder / "match", asked, [_player(name, asked.game, folder) for name in asked.players])
    _, results = read_results(folder / "match")
    print("\n".join(_colours(results)))
    print("\n".join(_rates(folder / "match", results)))


def _player(name: str, game: str, folder: Path) -> str:
    """Return a player in the form of `mcts-studio match`."""
    if name == _FROZEN:
        return f"engine:{_FROZEN}"
    if not name.startswith(_COMMIT):
        return name
    head, *settings = name.removeprefix(_COMMIT).split(",")
    path = folder / f"{game}-{head}.npz"
    if not path.exists():
        shown = f"{head}:resources/networks/{game}.npz"
        path.parent.mkdir(parents=True, exist_ok=True)
        stored = subprocess.run(["git", "show", shown], cwd=_ROOT, check=True, capture_output=True)  # noqa: S607
        path.write_bytes(stored.stdout)
    return ",".join(["studio", *settings, f"network={path}"])


def _play(match: Path, asked: argparse.Namespace, players: Sequence[str]) -> None:
    if (match / PLAN).exists():
        program(["match", "--resume", str(match), "--workers", str(asked.workers)])
        return
    plan = ["--game", asked.game, "--games", str(2 * asked.pairs), "--openings", str(openings_file(asked.game))]
    limits = ["--seconds", str(asked.seconds), "--workers", str(asked.workers), "--out", str(match)]
    program(["match", *players, *plan, *limits, *([] if asked.all else ["--gauntlet"])])


def _colours(results: Sequence[Result]) -> Iterator[str]:
    """Yield each player's points with each colour."""
    games = defaultdict[tuple[str, Stone], list[float]](list)
    for result in results:
        for name, stone in ((result.black, Stone.BLACK), (result.white, Stone.WHITE)):
            games[name, stone].append(result.points(name))
    yield ""
    for name in dict.fromkeys(name for name, _ in games):
        black, white = games[name, Stone.BLACK], games[name, Stone.WHITE]
        shares = [
            f"{sum(points):g} of {len(points)} as {colour}" for points, colour in ((black, "Black"), (white, "White"))
        ]
        yield f"{name}: {', '.join(shares)}"


def _rates(match: Path, results: Sequence[Result]) -> Iterator[str]:
    """Yield the median simulations per second of each player's moves, by phase."""
    rates = defaultdict[tuple[str, str], list[float]](list)
    for result in results:
        (record,) = open_records(match / GAMES / f"{result.number + 1:06}.sgf").records
        for ply, node in enumerate(record.main_line()):
            cost = node.cost
            if node.move is not None and cost is not None and cost.simulations and node.time_ms:
                name = result.black if node.move.stone is Stone.BLACK else result.white
                phase = next(title for title, last in _PHASES if ply <= last)
                rates[name, phase].append(1000 * cost.simulations / node.time_ms)
    yield ""
    for name in dict.fromkeys(name for name, _ in rates):
        medians = [
            f"{title} {statistics.median(rates[name, title]):,.0f}" for title, _ in _PHASES if rates[name, title]
        ]
        yield f"{name}, simulations per second: {', '.join(medians)}"


if __name__ == "__main__":
    main()
