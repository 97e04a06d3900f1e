"""Every waiting thread gets a lock when it is free, for any number of threads and processors."""

import threading
from typing import Any

import numpy as np

from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.tree import acquire, release


@kernel
def count_in_turn(lock: Any, count: Any, times: int) -> None:
    """Increment a count, which only one thread at a time may do."""
    for _ in range(times):
        acquire(lock, 0, np.int32(0), np.int32(1))
        count[0] += 1
        release(lock, 0, np.int32(0))


def test_many_threads_take_turns_without_starvation() -> None:
    lock, count = np.zeros(1, np.int32), np.zeros(1, np.int64)
    waiting = [threading.Thread(target=count_in_turn, args=(lock, count, 20_000)) for _ in range(64)]
    for thread in waiting:
        thread.start()
    for thread in waiting:
        thread.join()
    assert (int(count[0]), int(lock[0])) == (64 * 20_000, 0)
