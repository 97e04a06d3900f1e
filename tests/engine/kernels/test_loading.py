"""What an interrupt must not strike is done by another thread, and nobody leaves before it is done."""

import time
from _thread import interrupt_main
from threading import current_thread

import pytest

from studio.engine.kernels.runtime.loading import uninterrupted
from studio.engine.kernels.search.phases import advance


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


def test_what_the_work_gives_or_raises_reaches_who_asked_for_it() -> None:
    threads = []

    def work(number: int, *, by: int) -> float:
        threads.append(current_thread())
        return number / by

    assert uninterrupted(work)(6, by=2) == 3
    with pytest.raises(ZeroDivisionError):
        uninterrupted(work)(6, by=0)
    assert current_thread() not in threads


def test_kernels_are_loaded_like_this() -> None:
    assert advance._compile_for_args.__qualname__.startswith("uninterrupted")  # type: ignore[attr-defined]
