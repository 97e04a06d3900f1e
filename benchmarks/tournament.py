"""Play a long tournament that must have no faults: python -m benchmarks.tournament [--games 34] [--seconds 0.05]

Three profiles and a scripted Gomocup engine play each other on gomoku-9: 34 games per pair, 204 games in total. The
engine plays the first free point, and at random crashes in one of twenty games. The benchmark prints the faults, which
must all be these crashes, the memory of the main process and of its workers over time, and the processes that are left
at the end.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

from studio.engine.options.limits import Limit
from studio.engine.warmup import warm_up
from studio.game.rules import PRESETS
from studio.machine.folders import HOME_VARIABLE
from studio.matches.contestant import Contestant
from studio.matches.game import Reason
from studio.matches.match import Match
from studio.matches.notices import GameEnded, Notice
from studio.matches.openings import random_openings
from studio.matches.own_engines import known_engines
from studio.matches.plan import MatchPlan, Round
from studio.matches.store import MatchStore
from studio.matches.workers.workers import LocalWorkers
from studio.players.clocks import TimeControl
from studio.players.engine_list import save_engines
from tests.players.engines import running, scripted

PLAYERS = ("studio-rollouts", "classic-uct", "neighbour", "engine:Scripted")
SCRIPT = """
    import random
    crashes = random.random() < 0.05
    def move():
        if crashes and len(stones) > 6:
            sys.exit(3)
        play(free())
"""
EVERY = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=34, help="of every two")
    parser.add_argument("--seconds", type=float, default=0.05, help="for each move")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    warm_up()
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        save_engines([scripted(Path(home), SCRIPT, name="Scripted")])
        _play(asked, Path(home))


def _play(asked: argparse.Namespace, home: Path) -> None:
    rules, control = PRESETS["gomoku-9"], TimeControl(Limit(seconds=asked.seconds))
    contestants = tuple(Contestant.from_text(name, control) for name in PLAYERS)
    plan = MatchPlan((Round(rules, contestants, asked.games, random_openings(rules, 2, asked.games // 2, 0)),))
    store, memory = MatchStore.create(home / "match", plan, known_engines()), _Memory()
    match = Match(store, memory.hear, partial(LocalWorkers, asked.workers))
    match.start()
    while not match.wait(0.5):
        pass
    store.close()
    print(f"{len(store.results)} games, ended: {match.end}")
    faults = Counter((result.loser, result.reason.value, result.fault) for result in store.results if result.fault)
    for (name, reason, fault), count in sorted(faults.items()):
        print(f"  {name}: {reason}, {fault}: {count}")
    for result in store.results:
        if result.reason is Reason.FLAG:
            print(f"  game {result.number + 1}: {result.sentence}")
    others = [who for who in faults if who != ("engine:Scripted", Reason.FAULT.value, "engine_crashed")]
    print("no fault that was not scripted" if not others else f"FAULTS that were not scripted: {others}")
    print(f"memory in MB, leader: {memory.told(0)}; workers: {memory.told(1)}")
    left = _own_workers() + running(str(home))
    print("no process is left" if not left else f"PROCESSES are left: {left}")


class _Memory:
    """The resident memory of the main process and of all workers in MB, after every twenty games."""

    def __init__(self) -> None:
        self._seen: list[tuple[float, float]] = []
        self._games = 0

    def hear(self, notice: Notice) -> None:
        if isinstance(notice, GameEnded):
            self._games += 1
            if self._games % EVERY == 0:
                self._seen.append((_resident(os.getpid()), sum(map(_resident, _own_workers()))))
                print(f"{self._games} games", file=sys.stderr, flush=True)

    def told(self, which: int) -> str:
        return " ".join(f"{seen[which]:.0f}" for seen in self._seen)


def _own_workers() -> list[int]:
    """Return the workers of this process."""
    # Other processes may play matches at the same time.
    return [number for number in running("studio.matches.workers.worker_process") if _parent(number) == os.getpid()]


def _parent(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_bytes().rpartition(b")")[2].split()[1])
    except OSError:
        return 0


def _resident(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/statm").read_text().split()
    except OSError:
        return 0.0
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    main()
