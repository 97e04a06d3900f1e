"""A child process: python -m tests.engine.running.scarce_memory_child MB TRANSPOSITIONS SIMULATIONS

It limits its memory to the current usage plus MB, searches, and prints the outcome as JSON.
"""

import json
import os
import resource
import sys
from pathlib import Path

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import check_invariants, tree_of

ALLOWED_MB = 2000


def search_in(more_mb: int, transpositions: bool, simulations: int) -> None:
    parameters = Parameters(proofs=False, transpositions=transpositions, memory_mb=ALLOWED_MB)
    search = Search(Position(PRESETS["gomoku-15"]), parameters)
    search.run(Limit(simulations=1000))
    search.snapshot()
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    limit = pages * os.sysconf("SC_PAGE_SIZE") + more_mb * 1_000_000
    resource.setrlimit(resource.RLIMIT_AS, (limit, resource.RLIM_INFINITY))
    search.run(Limit(simulations=simulations))
    found = search.snapshot()
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    if found.nodes < 100_000:
        check_invariants(search)
    told = {
        "visits": search.visits,
        "below": int(found.root.child_visits.sum()),
        "nodes": found.nodes,
        "room": tree_of(search).visits.size,
        "given_mb": found.memory_allocated_mb,
        "full": found.capped,
        "refused": found.memory_refused,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    search_in(int(sys.argv[1]), sys.argv[2] == "True", int(sys.argv[3]))
