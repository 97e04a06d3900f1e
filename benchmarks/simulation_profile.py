"""Measure which functions take the time of a simulation: python -m benchmarks.simulation_profile [--rounds 4] [--set
NAME=VALUE ...]

The profile `studio` searches the positions of the row *middle games* of `mcts-studio bench`, with 2,000 simulations
each. Meanwhile Linux's `perf` samples the instruction pointer of this process 4,000 times a second. The benchmark
prints each function's share of the samples, and the microseconds of processor time per simulation that the share
stands for. The compiler inlines functions into their callers; their time counts as that of the caller. Functions
outside the kernels appear with the name that perf knows.
"""

import argparse
import os
import pickle
import re
import signal
import subprocess
import tempfile
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from studio.commands.bench_positions import middle_game_positions
from studio.engine import Limit, Parameters
from studio.engine.kernels.runtime.compiling import cache_folder
from studio.engine.kernels.runtime.kernel_files import ENDING, checked_content
from studio.engine.kernels.search.four_detection import set_detection_root
from studio.engine.kernels.search.loop import advance
from studio.engine.kernels.threats.solving import solve
from studio.engine.options.profiles import profile_named
from studio.networks.searching import made_search

_KERNELS: tuple[Any, ...] = (advance, solve, set_detection_root)
_NAME = re.compile(r"_ZN6studio6engine7kernels(.*?)B\d*v\d+B")
_START_SECONDS = 0.5
_ROWS = 30


class Code(NamedTuple):
    """The machine code of one function in the memory of this process."""

    address: int
    size: int
    name: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4, help="searches of each position")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="parameters that differ")
    asked = parser.parse_args()
    parameters = profile_named("studio").parameters.with_text(dict(text.split("=", 1) for text in asked.set))
    _search(parameters, 1)  # loads the kernels
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "samples"
        microseconds = _sampled(parameters, asked.rounds, file)
        samples = Counter(_functions(file, sorted(_all_code(Path(folder)))))
    total = samples.total()
    print(f"{microseconds:.1f} µs of processor time per simulation, of which:")
    for name, count in samples.most_common(_ROWS):
        print(f"{100 * count / total:5.1f} %{microseconds * count / total:7.2f} µs  {name}")


def _search(parameters: Parameters, rounds: int) -> int:
    """Search each position this often, and return the number of simulations."""
    simulations = 0
    for _ in range(rounds):
        for position in middle_game_positions():
            search = made_search(position, parameters)
            search.run(Limit(simulations=2_000))
            simulations += search.simulations
    return simulations


def _sampled(parameters: Parameters, rounds: int, file: Path) -> float:
    """Write samples of the searches to a file. Return the microseconds of processor time per simulation."""
    command = ["perf", "record", "-F", "4000", "-e", "cpu-clock:u", "-p", str(os.getpid()), "-o", str(file)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as recorder:
        time.sleep(_START_SECONDS)
        begun = time.process_time()
        simulations = _search(parameters, rounds)
        seconds = time.process_time() - begun
        recorder.send_signal(signal.SIGINT)
    return 1e6 * seconds / simulations


def _functions(file: Path, code: list[Code]) -> Iterator[str]:
    """Yield the name of the function of each sample."""
    told = _output("perf", "script", "-i", str(file), "-F", "ip,sym")
    addresses = [one.address for one in code]
    for line in told.splitlines():
        pointer, _, symbol = line.strip().partition(" ")
        if pointer:
            index = bisect_right(addresses, int(pointer, 16)) - 1
            is_kernel = index >= 0 and int(pointer, 16) < addresses[index] + code[index].size
            yield code[index].name if is_kernel else symbol


def _all_code(folder: Path) -> Iterator[Code]:
    """Yield the functions in the loaded kernels. `folder` is for temporary files."""
    objects = dict(_cached_objects())
    for kernel in _KERNELS:
        for result in kernel.overloads.values():
            name = result.fndesc.llvm_func_name
            file = folder / "object"
            file.write_bytes(objects[name])
            symbols = list(_symbols(file))
            begin = next(symbol.address for symbol in symbols if symbol.name == name)
            loaded_at = result.library.get_pointer_to_function(name) - begin
            for symbol in symbols:
                yield symbol._replace(address=symbol.address + loaded_at, name=_short(symbol.name))


def _cached_objects() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the object file of each kernel in the cache."""
    for file in cache_folder().rglob(f"*{ENDING}"):
        if file.name.split(".")[1].split("-")[0] in {kernel.__name__ for kernel in _KERNELS}:
            stored = pickle.loads(checked_content(file) or b"")  # noqa: S301  # written by this program
            yield stored[1].llvm_func_name, stored[0][2][0]


def _symbols(file: Path) -> Iterator[Code]:
    for line in _output("nm", "-S", "--defined-only", str(file)).splitlines():
        fields = line.split()
        if len(fields) == 4 and fields[2] in "tTwWV":
            yield Code(int(fields[0], 16), int(fields[1], 16), fields[3])


def _short(name: str) -> str:
    """Return the module and the name of a function, from its name in the machine code."""
    found = _NAME.match(name)
    return re.sub(r"\d+", " ", found[1]).strip() if found else name[:80]


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
