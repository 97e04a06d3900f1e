"""Interrupt searches at random moments: python -m benchmarks.interrupts [COUNT]

With 1, 2 and 4 threads each, COUNT interrupts (by default 1,000) hit a program that searches, plays, steps, steers and
reads, and COUNT interrupts hit `mcts-studio analyze`. After each interrupt no helper thread may remain. The search must
be intact: the benchmark saves it and opens the file, which checks every node; or its next call must raise an error. The
command must end with exit status 0 and its result, or with 130, and never with a traceback.

The command runs in forked children, which need not load the compiler; a twentieth as many runs use whole processes.
"""

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from _thread import _count as count_threads
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from studio.__main__ import main as studio_command
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.saved.reading import reading
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS

THREADS = (1, 2, 4)
RULES = PRESETS["connect-four"]
PARAMETERS = Parameters(proofs=False, memory_mb=20)
_LONGEST_RUN = Limit(seconds=60)
_FAREWELL_SECONDS = 1
_NEW_EVERY = 8
_PATIENCE_SECONDS = 25
_COMMAND = ("analyze", "--game", "connect-four", "--seconds", "60", "--set", "proofs=off", "--set", "memory-mb=20")


_CAUGHT_SIGNALS = re.compile(r"SigCgt:\s*([0-9a-f]+)")
_IN_MAIN = re.compile(r'__main__\.py", line \d+, in main\b')


# The library


def strike_search(threads: int, count: int, folder: Path) -> Counter[str]:
    """Interrupt a search this many times; return the number of each outcome."""
    chance, told, is_whole = random.Random(threads), Counter[str](), False
    before = count_threads()
    former = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        for number in range(count):
            if number % _NEW_EVERY == 0 or not is_whole:
                search = Search(Position(RULES), PARAMETERS, seed=number, threads=threads)
            action = strike_once(search, chance)
            told[f"in {action}"] += 1
            told["with a helper left"] += not _all_gone(before)
            is_whole = _check(search, folder, told)
    finally:
        signal.signal(signal.SIGALRM, former)
    return told


def strike_once(search: Search, chance: random.Random) -> str:
    """Repeat a random action until an interrupt hits it; return the name of the action."""
    name, action = chance.choice(list(_ACTIONS.items()))
    try:
        signal.setitimer(signal.ITIMER_REAL, chance.uniform(1e-5, 0.02))
        while True:
            action(search, chance)
    except KeyboardInterrupt:
        return name


def _play(search: Search, chance: random.Random) -> None:
    if search.position.is_over or search.position.stones_count > 20:
        search.set_position(Position(RULES))
    search.play(chance.choice(search.position.legal_moves()))
    search.run(Limit(simulations=200))


def _steer(search: Search, chance: random.Random) -> None:
    if not search.position.is_over:
        search.steer(Steering().with_excluded(chance.choice(search.position.legal_moves())))
    search.step()


def _look(search: Search, _chance: random.Random) -> None:
    search.snapshot()
    for _ in search.statistics():
        pass


_ACTIONS: dict[str, Callable[[Search, random.Random], object]] = {
    "run": lambda search, _chance: search.run(_LONGEST_RUN, after_slice=search.snapshot),
    "short runs": lambda search, _chance: search.run(Limit(simulations=50)),
    "play": _play,
    "steer": _steer,
    "step": lambda search, _chance: search.step(),
    "look": _look,
}


def _all_gone(before: int) -> bool:
    """Return whether all threads that were added since `before` have ended. Wait a moment for them."""
    until = time.monotonic() + _FAREWELL_SECONDS
    while count_threads() > before and time.monotonic() < until:
        time.sleep(0.0005)
    return count_threads() <= before


def _check(search: Search, folder: Path, told: Counter[str]) -> bool:
    """Return whether the search can continue and its saved file is valid. Count the outcome in `told`."""
    try:
        search.run(Limit(simulations=10))
        for _ in saving(search, folder / "tree.npz"):
            pass
        for _ in reading(folder / "tree.npz", PARAMETERS.memory_mb):
            pass
    except StudioError as error:
        told["refused" if error.code == "interrupted" else f"wrong: {error}"] += 1
        return False
    told["whole"] += 1
    return True


# The command


def strike_command(threads: int, count: int, folder: Path, whole_process: bool = False) -> Counter[str]:
    """Interrupt this many runs of the command; return the number of each outcome."""
    chance, told = random.Random(threads), Counter[str]()
    arguments = (*_COMMAND, "--threads", str(threads))
    Search(Position(RULES), PARAMETERS, threads=threads).run(Limit(simulations=10))  # loads the kernels for all forks
    for _ in range(count):
        with (folder / "output").open("w+") as output:
            if whole_process:
                code, twice = _struck_process(arguments, chance.uniform(0.0, 2.0), output)
                told["struck twice"] += twice
            else:
                code = _struck_fork(arguments, chance.choice([0.02, 0.3]) * chance.random(), output)
            output.seek(0)
            told[_ending(code, output.read())] += 1
    return told


def _struck_process(arguments: Iterable[str], seconds: float, output: Any) -> tuple[int, bool]:
    """Interrupt a process. Return its exit status, and whether it needed a second interrupt.

    An interrupt may be lost while Python starts.
    """
    process = subprocess.Popen([sys.executable, "-m", "studio", *arguments], stdout=output, stderr=output)
    _wait_for_python(process)
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    try:
        return process.wait(_PATIENCE_SECONDS), False
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    try:
        return process.wait(_PATIENCE_SECONDS), True
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait(), True


def _wait_for_python(process: subprocess.Popen[bytes]) -> None:
    """Wait until the process handles interrupts."""
    # An earlier interrupt ends any Python process, which no program can prevent.
    status, until = Path(f"/proc/{process.pid}/status"), time.monotonic() + 10
    while status.exists() and time.monotonic() < until:
        caught = _CAUGHT_SIGNALS.search(status.read_text())
        if caught is None or int(caught[1], 16) >> (signal.SIGINT - 1) & 1:
            return
        time.sleep(0.001)


def _struck_fork(arguments: Iterable[str], seconds: float, output: Any) -> int:
    ready, is_ready = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        code = 99  # the interrupt arrived before or after the command
        with suppress(KeyboardInterrupt):
            os.write(is_ready, b"!")  # an interrupt of the fork itself would be lost
            code = studio_command(list(arguments))
        os._exit(code)
    os.read(ready, 1)
    os.close(ready)
    os.close(is_ready)
    time.sleep(seconds)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGINT)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _ending(code: int, output: str) -> str:
    if "Traceback" in output and not _IN_MAIN.search(output):
        return "struck while Python started or ended"
    if code == -signal.SIGINT and not output:
        code = 130  # the exit status in a shell: Python ends itself by the signal that hit it during an import
    if code < 0 or "Traceback" in output:
        return f"wrong: ended with {code} and {output!r}"
    if code == 0:
        return "ended with what was found" if "simulations" in output else "wrong: ended with nothing"
    return f"ended with {code}"


def main(arguments: list[str]) -> int:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a parent process may have ignored the signal
    whole = int(arguments[0]) if arguments else 1000
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for threads in THREADS:
            for what, count, strike in (
                ("library", whole, strike_search),
                ("command", whole, strike_command),
                ("whole processes", whole // 20, partial(strike_command, whole_process=True)),
            ):
                told = strike(threads, count, folder)
                print(f"{threads} thread(s), {what}: {', '.join(f'{told[key]} {key}' for key in told)}", flush=True)
                failures += sum(times for ending, times in told.items() if ending.startswith(("wrong", "with")))
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
