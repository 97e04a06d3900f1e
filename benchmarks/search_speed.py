"""Measure the speed and the memory of the search: python -m benchmarks.search_speed [--quick]

The benchmark runs `mcts-studio bench --peers`, which measures simulations per second of the studio and of OpenSpiel in
one run. Then it measures in child processes: the first compilation of all kernels, the time from a later start to the
first simulation, the memory growth during 100,000 simulations of classic-uct on gomoku-15, and the delay until a
running search stops.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from studio.__main__ import main as studio_main
from studio.engine.kernels.runtime.compiling import CACHE_VARIABLE

_FIRST_SIMULATION = """
import time; begun = time.perf_counter()
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
search = Search(Position(PRESETS["gomoku-15"]), profile_named("studio-rollouts").parameters)
search.run(Limit(simulations=1))
print(time.perf_counter() - begun)
"""

_GROWTH = """
import os
from pathlib import Path
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
def resident_mb():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
parameters = profile_named("classic-uct").parameters
small = Search(Position(PRESETS["gomoku-15"]), parameters)
small.run(Limit(simulations=10)); small.snapshot()
before = resident_mb()
search = Search(Position(PRESETS["gomoku-15"]), parameters)
search.run(Limit(simulations=100_000))
print(resident_mb() - before)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="three short measurements of each instead of seven")
    asked = parser.parse_args()
    studio_main(["bench", "--peers", *(["--repeat", "3", "--least", "0.3"] if asked.quick else [])])
    print()
    _tell("first compilation of all kernels, in child processes", _first_compilation(), "s")
    _tell("later start to the first simulation, imports included", _median_of(_FIRST_SIMULATION), "s")
    if Path("/proc/self/statm").exists():
        _tell("a process grows by 100,000 simulations of classic-uct", _median_of(_GROWTH), "MB")
    _tell("a running search obeys a stop after", _stop_ms(), "ms")


def _tell(what: str, number: float, unit: str) -> None:
    print(f"{what:<56}{number:>9.2f} {unit}", flush=True)


def _first_compilation() -> float:
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "studio", "warmup"],
            env=os.environ | {CACHE_VARIABLE: folder},
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return time.perf_counter() - begun


def _median_of(program: str) -> float:
    """Return the median of a program's outputs over several new processes, without the first one."""
    runs = [subprocess.run([sys.executable, "-c", program], check=True, capture_output=True) for _ in range(8)]
    return statistics.median(float(run.stdout) for run in runs[1:])


def _stop_ms() -> float:
    from studio.engine.options.limits import Limit
    from studio.engine.options.profiles import profile_named
    from studio.engine.search import Search
    from studio.game.position import Position
    from studio.game.rules import PRESETS

    times = []
    with ThreadPoolExecutor(1) as runner:
        for _ in range(21):
            search = Search(Position(PRESETS["gomoku-15"]), profile_named("classic-uct").parameters)
            running = runner.submit(search.run, Limit(seconds=10))
            time.sleep(0.05)
            begun = time.perf_counter()
            search.stop()
            running.result()
            times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


if __name__ == "__main__":
    main()
