"""Measure how late searches with a time limit end: python -m benchmarks.deadlines [MOVES]

Each search starts from the empty board. A second thread of the process, the sleeper, only sleeps until the deadline;
its delay shows how late the machine wakes threads. When the sleeper wakes, it reads the processor time of the searching
thread, so that the work after the deadline is known; the delay of the sleeper counts as work, too. This figure leaves
out searches in which the sleeper woke too late.
"""

import sys
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Rollout
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules

LIMITS = (0.3, 0.05)
THREADS = (1, 2)
CASES = {
    "tic-tac-toe, no proofs": (PRESETS["tic-tac-toe"], Parameters(proofs=False)),
    "connect-four, studio": (PRESETS["connect-four"], profile_named("studio-rollouts").parameters),
    "gomoku-15, studio": (PRESETS["gomoku-15"], profile_named("studio-rollouts").parameters),
    "26x26, tactical": (Rules(26, 26, 5), Parameters(rollout=Rollout.TACTICAL, rollout_radius=0)),
}
_AT_ONCE_SECONDS = 0.002
_LATE_MILLISECONDS = 10


@dataclass
class Lateness:
    """The delays of searches and of the sleeper by the clock, in seconds.

    Also the delays of the searching thread in processor time.
    """

    moves: list[float] = field(default_factory=list)
    sleeps: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def add(self, others: "Lateness") -> None:
        self.moves += others.moves
        self.sleeps += others.sleeps
        self.work += others.work

    def told(self, name: str) -> str:
        columns = "".join(f"{_p99(times):>9.1f}{_most(times):>8.1f}" for times in (self.moves, self.sleeps, self.work))
        return f"{name:<40}{len(self.moves):>6}{columns}{len(self.work):>9}"


HEADING = f"{'in ms':<40}{'moves':>6}" + "".join(f"{who + ' p99':>9}{'most':>8}" for who in ("late", "idle", "work"))


class Sleeper:
    """A thread that sleeps until the deadline of a search.

    Then it records its delay and the processor time of the searching thread.
    """

    def __init__(self, seconds: float) -> None:
        self._clock = time.pthread_getcpuclockid(threading.get_ident())
        self._deadline = time.perf_counter() + seconds
        self.late = self.used = 0.0
        self._thread = threading.Thread(target=self._sleep)
        self._thread.start()

    def _sleep(self) -> None:
        time.sleep(max(0.0, self._deadline - time.perf_counter()))
        self.late = time.perf_counter() - self._deadline
        self.used = time.clock_gettime(self._clock)

    def join(self) -> None:
        self._thread.join()


def measure(rules: Rules, parameters: Parameters, threads: int, seconds: float, moves: int) -> Lateness:
    """Measure the delays of searches from the empty board. `seconds` is the time limit of each search."""
    found = Lateness()
    for seed in range(moves):
        search = Search(Position(rules), parameters, seed=seed, threads=threads)
        sleeper = Sleeper(seconds)
        begun = time.perf_counter()
        search.run(Limit(seconds=seconds))
        late, used = time.perf_counter() - begun - seconds, time.thread_time()
        sleeper.join()
        found.sleeps.append(sleeper.late)
        if late <= -_AT_ONCE_SECONDS:  # a proof ended the search before the deadline
            continue
        found.moves.append(late)
        if sleeper.late < _AT_ONCE_SECONDS:
            found.work.append(sleeper.late + max(0.0, used - sleeper.used))
    return found


def main(arguments: Iterable[str]) -> None:
    moves = int(next(iter(arguments), "40"))
    print(f"{HEADING}{'known':>9}")
    late, count = 0, 0
    for seconds in LIMITS:
        whole = Lateness()
        for (name, (rules, parameters)), threads in product(CASES.items(), THREADS):
            found = measure(rules, parameters, threads, seconds, moves)
            print(found.told(f"{name}, {threads} thr., {seconds} s"), flush=True)
            whole.add(found)
        print(whole.told(f"all, {seconds} s"))
        late += sum(1000 * each > _LATE_MILLISECONDS for each in whole.moves)
        count += len(whole.moves)
    print(f"{count:,} searches, {late} more than {_LATE_MILLISECONDS} ms after their deadline")


def _p99(times: list[float]) -> float:
    return 1000 * sorted(times)[int(len(times) * 0.99)] if times else 0.0


def _most(times: list[float]) -> float:
    return 1000 * max(times, default=0.0)


if __name__ == "__main__":
    main(sys.argv[1:])
