"""Compiles kernels in child processes: first the wanted stages, then all other stages."""

import logging
import os
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import Self

from studio.child_process import ErrorOutput, log_failure, own_command, own_environment
from studio.engine import messages
from studio.engine.kernels.runtime.compiling import CACHED, NATIVE, TARGET, cache_folder, folder_for
from studio.engine.kernels.runtime.folder import are_ready, forget_old_folders, is_anything_claimed, ready_count
from studio.engine.precompiled import PORTABLE, TARGET_VARIABLE, Target, shipped_stages
from studio.engine.stages import ALL, in_turn
from studio.game.errors import StudioError

_logger = logging.getLogger(__name__)
_MOST_LANES = 4
_ATTEMPTS = 2
_LONGEST_SECONDS = 600
_LONGEST_END_SECONDS = 1.0
_POLL_SECONDS = 0.1

IN_ADVANCE = (*ALL, *sorted(shipped_stages(folder_for(PORTABLE)) - {*ALL}))
"""The stages that are compiled in advance.

They are the stages in `ALL`, and those whose kernels came with this program.
"""
Progress = Callable[[int, int], None]
"""A callback with two numbers: how many of the wanted stages are ready, and how many are wanted."""


def is_warm() -> bool:
    """Return whether all kernels are compiled and none is damaged."""
    return are_ready(IN_ADVANCE)


def warm_up(progress: Progress | None = None, go_on: Callable[[], bool] = lambda: True) -> None:
    """Compile all kernels that are missing.

    Return when all are ready, or when `go_on` returns False. The first compilation takes one to two minutes.
    """
    with Warmup() as warmup:
        warmup.prepare(IN_ADVANCE, progress, go_on)


class Warmup:
    """Runs child processes that compile kernels.

    They end when `close` is called or the parent process ends. `close` can be called by any thread. The other methods
    must be called by one thread at a time.
    """

    def __init__(self) -> None:
        self._children: list[_Child] = []
        self._target = TARGET
        self._starting = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    def prepare(
        self, wanted: Sequence[str], progress: Progress | None = None, go_on: Callable[[], bool] = lambda: True
    ) -> None:
        """Wait until the wanted stages are ready, or until `go_on` returns False.

        Raise an error if they cannot be compiled. The child processes compile the other stages afterwards, until
        `close` is called.
        """
        report, self._target = progress or (lambda _done, _of: None), TARGET
        if not CACHED or are_ready(wanted):
            return
        for _attempt in range(_ATTEMPTS):
            children = self._begin(wanted, go_on)
            if self._wait(children, wanted, report, go_on):
                return
        raise StudioError(messages.NOT_COMPILED, folder=str(cache_folder()))

    def begin_rest(self) -> None:
        """Compile all missing kernels in the background, unless another process is compiling.

        If this process uses kernels that came with the program, also compile kernels for exactly this processor, for
        later processes.
        """
        self._target = NATIVE
        is_free = CACHED and not self.is_at_work and not is_anything_claimed(folder_for(NATIVE))
        if is_free and (TARGET != NATIVE or not is_warm()):
            self._begin([])

    @property
    def is_at_work(self) -> bool:
        return any(child.poll() is None for child in self._children)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of stages that are ready, and the total number of stages."""
        return ready_count(IN_ADVANCE, folder_for(self._target)), len(IN_ADVANCE)

    def close(self, seconds: float = _LONGEST_END_SECONDS) -> None:
        """End the child processes. If one takes longer than `seconds`, it is killed and does not release its claims."""
        with self._starting:
            children = tuple(self._children)
        for child in children:
            child.ask_to_end()
        for child in children:
            child.end(seconds)
        with self._starting:  # only now, because another thread that calls this method must wait for them, too
            self._children = [child for child in self._children if child not in children]

    def _begin(self, wanted: Sequence[str], go_on: Callable[[], bool] = lambda: True) -> "list[_Child]":
        """Start child processes, unless `go_on` returns False.

        Together they compile the wanted stages first, and then all others.
        """
        children = []
        first = [stage for stage in wanted if stage not in ALL]
        last = [stage for stage in IN_ADVANCE if stage not in (*ALL, *wanted)]
        for lane in range(min(max(2, os.cpu_count() or 1), _MOST_LANES)):
            turn = [*first, *in_turn(wanted, lane), *last]
            with self._starting:  # a process that starts while another thread calls `close` would be left behind
                if go_on():
                    children.append(_Child([stage for stage in turn if stage in wanted], turn, self._target))
                    self._children.append(children[-1])
        return children

    def _wait(
        self,
        children: "Sequence[_Child]",
        wanted: Sequence[str],
        report: Progress,
        go_on: Callable[[], bool],
    ) -> bool:
        """Wait until the wanted stages are ready or `go_on` returns False, and return True.

        If a child process fails or the time limit is reached, return False.
        """
        begun = time.monotonic()
        while go_on() and time.monotonic() - begun < _LONGEST_SECONDS:
            done = ready_count(wanted)
            if done == len(wanted) and are_ready(wanted):
                forget_old_folders()
                return True
            if any(child.poll() for child in children):
                return False
            report(done, len(wanted))
            time.sleep(_POLL_SECONDS)
        return not go_on()


class _Child:
    """A process that compiles stages. If it fails, this is written to the log."""

    def __init__(self, wanted: Sequence[str], turn: Sequence[str], target: Target) -> None:
        self._errors = ErrorOutput()
        self._process = subprocess.Popen(  # noqa: S603  # our own module, and names of stages
            own_command("studio.engine.probe", *wanted, "--", *turn, options=("-P", "-X", "faulthandler")),
            env=own_environment() | {TARGET_VARIABLE: target.name},
            stdin=subprocess.PIPE,  # closed when the parent ends
            stdout=subprocess.DEVNULL,
            stderr=self._errors.fileno(),
        )
        self._was_asked_to_end = self._has_ended = False
        self._ending = threading.Lock()
        _logger.debug("The process %d compiles %s.", self._process.pid, ", ".join(wanted) or "what is missing")

    def poll(self) -> int | None:
        """Return the exit code. Return None while the process is running."""
        return self._process.poll()

    def ask_to_end(self) -> None:
        self._was_asked_to_end = self._was_asked_to_end or self._process.poll() is None
        if self._process.stdin is not None:
            self._process.stdin.close()

    def end(self, seconds: float = _LONGEST_END_SECONDS) -> None:
        """Wait until the process has ended. If this takes longer than `seconds`, kill it. Any thread may call this."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        with self._ending:
            if not self._has_ended:
                self._has_ended = True
                self._report_failure()

    def _report_failure(self) -> None:
        status = self._process.returncode
        if status and not self._was_asked_to_end:
            log_failure(_logger, "A compiling process", self._process.pid, status, self._errors.take())
        self._errors.close()
