"""Work that an interrupt must not stop is done by another thread, and the caller waits for its end."""

import time
from _thread import interrupt_main
from threading import current_thread

import pytest

from studio.engine.kernels.runtime.loading import uninterrupted
from studio.engine.kernels.search.loop import advance


def test_an_interrupt_waits_until_the_work_is_done() -> None:
    done: list[str] = []

    def work(name: str) -> None:
        interrupt_main()
        time.sleep(0.05)
        interrupt_main()
        time.sleep(0.05)
        done.append(name)

    with pytest.raises(KeyboardInterrupt):
        uninterrupted(work)("kernel")
    assert done == ["kernel"]


def test_results_and_errors_reach_the_caller() -> None:
    threads = []

    def work(number: int, *, by: int) -> float:
        threads.append(current_thread())
        return number / by

    assert uninterrupted(work)(6, by=2) == 3
    with pytest.raises(ZeroDivisionError):
        uninterrupted(work)(6, by=0)
    assert current_thread() not in threads


def test_kernels_are_loaded_this_way() -> None:
    assert advance._compile_for_args.__qualname__.startswith("uninterrupted")  # type: ignore[attr-defined]
