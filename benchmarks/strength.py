"""Measure the strength of each profile against `studio-rollouts`: python -m benchmarks.strength FOLDER [--games 100]
[--seconds 0.05]

Each profile plays `studio-rollouts` with 50 ms per move, a hundred games in pairs that share an opening of two random
moves, on gomoku-15, gomoku-9 and Connect Four. FOLDER contains a match for each board; a second start resumes these
matches. The benchmark prints the table for docs/performance.md: Elo relative to `studio-rollouts` with 95 % intervals
over pairs. `--second NAME=VALUE` instead measures variants of `studio-rollouts`, such as tree_radius=2, each as a
separate player.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.engine.warmup import warm_up
from studio.game.rules import PRESETS
from studio.matches.contestant import Contestant
from studio.matches.match import Match
from studio.matches.notices import GameEnded, MatchEnd, Notice
from studio.matches.openings import random_openings
from studio.matches.plan import MatchPlan, Mode, Round
from studio.matches.standings import Standings
from studio.matches.store import PLAN, MatchStore, read_plan
from studio.matches.workers.workers import LocalWorkers
from studio.players.clocks import TimeControl

BOARDS = ("gomoku-15", "gomoku-9", "connect-four")
MEASURED = "studio-rollouts"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100, help="of each profile against studio, on each board")
    parser.add_argument("--seconds", type=float, default=0.05, help="for each move")
    parser.add_argument("--boards", nargs="*", default=BOARDS, choices=PRESETS)
    parser.add_argument(
        "--second", nargs="*", default=[], metavar="NAME=VALUE", help="changes of studio to be measured"
    )
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    warm_up()
    found = {board: _standings(asked, board) for board in asked.boards}
    print(_table(found))


def _plan(asked: argparse.Namespace, board: str) -> MatchPlan:
    names = [f"{MEASURED},{change}" for change in asked.second] or [name for name in PROFILES if name != MEASURED]
    control, rules = TimeControl(Limit(seconds=asked.seconds)), PRESETS[board]
    contestants = tuple(Contestant.from_text(name, control) for name in (MEASURED, *names))
    openings = random_openings(rules, 2, asked.games // 2, seed=0)
    return MatchPlan((Round(rules, contestants, asked.games, openings, Mode.GAUNTLET),), title=f"Strength on {board}")


def _standings(asked: argparse.Namespace, board: str) -> Standings:
    folder, plan = asked.folder / board, _plan(asked, board)
    if (folder / PLAN).exists():
        if read_plan(folder) != plan:
            raise SystemExit(f"{folder} holds other games. Name another folder.")
        store = MatchStore.resume(folder)
    else:
        store = MatchStore.create(folder, plan)
    match = Match(store, _Progress(board, plan.games_count), partial(LocalWorkers, asked.workers))
    match.start()
    try:
        while not match.wait(0.5):
            pass
    except KeyboardInterrupt:
        match.stop()
        while not match.wait(0.5):
            pass
    store.close()
    if match.end is not None and match.end.end is not MatchEnd.PLAYED:
        raise SystemExit(str(match.end.error or "Stopped; start it again to go on."))
    return match.standings


class _Progress:
    """Prints a line after every ten games."""

    def __init__(self, board: str, games: int) -> None:
        self._board, self._games, self._done = board, games, 0

    def __call__(self, notice: Notice) -> None:
        if isinstance(notice, GameEnded):
            self._done += 1
            if self._done % 10 == 0 or notice.result.fault:
                fault = f" {notice.result.sentence}" if notice.result.fault else ""
                print(f"{self._board}: {self._done} more of {self._games}.{fault}", file=sys.stderr, flush=True)


def _table(found: dict[str, Standings]) -> str:
    """Return the table in the format of docs/performance.md."""
    rounds = {board: standings.rounds[0] for board, standings in found.items()}
    lines = [f"| against `{MEASURED}` | {' | '.join(rounds)} |", f"|---|{'---|' * len(rounds)}"]
    for place, contestant in enumerate(next(iter(rounds.values())).round.contestants[1:], 1):
        cells = []
        for round_ in rounds.values():
            player = round_.players[place]
            rating, tally = player.rating, player.tally
            elo = (
                ""
                if rating is None
                else f"{rating.elo:+.0f}{' (open)' if rating.is_open else f' ± {rating.margin:.0f}'}"
            )
            lost = f", {tally.flags} flags, {tally.faults} faults" if tally.flags or tally.faults else ""
            cells.append(f"{elo} (+{tally.wins} ={tally.draws} -{tally.losses}{lost})")
        lines.append(f"| `{contestant.name}` | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
