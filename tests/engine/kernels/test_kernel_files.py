"""Compiled kernels on disk: concurrent writers, and protection from damaged files."""

import itertools
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from studio.engine.kernels.runtime.compiling import CACHE_VARIABLE, cache_folder
from studio.engine.kernels.runtime.kernel_cache import KernelCache
from studio.engine.kernels.runtime.kernel_files import ENDING, checked_content
from tests.sizes import one_always

_KINDS = ("int64", "float64", "int32", "float32", "uint8", "uint64")
_MODULE = """
from studio.engine.kernels.runtime.compiling import kernel

@kernel
def twice(number):
    return number + number
"""
_CALL = """
import sys
import numpy as np
from twofold import twice
for kind in sys.argv[1:]:
    print(twice(getattr(np, kind)(21)), end=" ")
print(sum(twice.stats.cache_hits.values()))
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    (tmp_path / "twofold.py").write_text(_MODULE)
    return tmp_path


def begin(module: Path, *kinds: str) -> "subprocess.Popen[str]":
    """Start a process that calls the kernel with arguments of these types, and prints how many compiled versions it
    found."""
    path = os.pathsep.join([str(module), *sys.path])
    return subprocess.Popen(
        [sys.executable, "-c", _CALL, *kinds],
        env=os.environ | {"PYTHONPATH": path, CACHE_VARIABLE: str(module / "kernels")},
        stdout=subprocess.PIPE,
        text=True,
    )


def told(process: "subprocess.Popen[str]") -> str:
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return output.strip()


@pytest.mark.long
def test_kernels_compiled_by_several_processes_are_all_kept(module: Path) -> None:
    processes = [begin(module, kind) for kind in _KINDS]
    assert [told(process).split()[-1] for process in processes] == ["0"] * len(_KINDS)
    assert told(begin(module, *_KINDS)).split()[-1] == str(len(_KINDS))
    assert len(list(module.rglob(f"*{ENDING}"))) == len(_KINDS)


def test_concurrent_writers_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one index for all types of arguments, as Numba keeps it, the last writer would win."""
    monkeypatch.setattr("numba.config.CACHE_DIR", str(tmp_path))
    caches = [KernelCache(test_concurrent_writers_lose_nothing) for _ in range(8)]
    caches[0]._impl.locator.ensure_cache_path()

    def write(number: int) -> None:
        for kind in range(20):
            caches[number]._cache_file.save((number, kind), [number, kind] * 1000)

    with ThreadPoolExecutor(len(caches)) as writers:
        list(writers.map(write, range(len(caches))))
    for key in itertools.product(range(len(caches)), range(20)):
        assert caches[0]._cache_file.load(key) == [*key] * 1000


@pytest.mark.parametrize("damage", one_always(4, ["truncated", "flipped", "empty", "gone"]))
def test_a_damaged_kernel_is_recompiled_and_never_loaded(module: Path, damage: str) -> None:
    assert told(begin(module, "int64")) == "42 0"
    [file] = module.rglob(f"*{ENDING}")
    content = file.read_bytes()
    middle = len(content) // 2
    flipped = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
    file.write_bytes({"truncated": content[:-1], "flipped": flipped, "empty": b"", "gone": b""}[damage])
    if damage == "gone":
        file.unlink()
    assert checked_content(file) is None
    assert told(begin(module, "int64")) == "42 0"
    assert checked_content(file) is not None
    assert told(begin(module, "int64")) == "42 1"


def test_an_edit_keeps_the_folder_of_a_running_program(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache_folder()
    monkeypatch.setattr(Path, "read_bytes", lambda _file: b"edited")
    assert cache_folder() == before
