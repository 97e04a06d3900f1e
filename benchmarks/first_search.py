"""Measure the time until the first search has a result: python -m benchmarks.first_search [--repeat N]

Each run has an empty kernel cache, a game of each kind of board and the default profile. The benchmark measures the
time from the start of the process, imports included, until the first simulation is done and its snapshot exists, and
the time until all kernels are compiled. Clock time is meaningful only on an idle machine; the processor seconds of all
processes are meaningful on any machine.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

_GAMES = ("connect-four", "gomoku-15", "gomoku-20")

_FIRST_SEARCH = """
import json, os, resource, sys, time
begun = time.perf_counter()
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import DEFAULT_PROFILE, PROFILES
from studio.engine.stages import ALL
from studio.engine.warmup import Warmup
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.searching import made_search, stages_for

def processor_seconds():
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)

rules, parameters, goes_on = PRESETS[sys.argv[1]], PROFILES[DEFAULT_PROFILE].parameters, sys.argv[2] == "all"
with Warmup() as warmup:
    warmup.prepare(stages_for(parameters, rules))
    search = made_search(Position(rules), parameters)
    search.run(Limit(simulations=1))
    search.snapshot()
    seconds = time.perf_counter() - begun
    if goes_on:
        warmup.prepare(ALL)
        seconds = time.perf_counter() - begun
print(json.dumps([seconds, processor_seconds()]))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="measurements of each (default: 3)")
    asked = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; medians of {asked.repeat}", flush=True)
    print(f"{'':<44}{'seconds':>9}{'processor seconds':>20}", flush=True)
    for game in _GAMES:
        _tell(f"first search on {game}", [_measured(game, "first") for _ in range(asked.repeat)])
    _tell("all kernels, gomoku-15 first", [_measured("gomoku-15", "all") for _ in range(asked.repeat)])


def _measured(game: str, until: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        finished = subprocess.run(
            [sys.executable, "-c", _FIRST_SEARCH, game, until],
            env=os.environ | {"MCTS_STUDIO_CACHE": folder},
            check=True,
            stdout=subprocess.PIPE,
        )
    seconds, processor_seconds = json.loads(finished.stdout)
    return seconds, processor_seconds


def _tell(what: str, runs: list[tuple[float, float]]) -> None:
    seconds, processor_seconds = (statistics.median(column) for column in zip(*runs, strict=True))
    print(f"{what:<44}{seconds:>9.1f}{processor_seconds:>20.1f}", flush=True)


if __name__ == "__main__":
    main()
