"""A tree is written completely or not at all, and the previous file stays until then."""

import gc
import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from studio.engine.options.parameters import Parameters
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.files.saving import unfinished_prefix
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.saved.tree_files import read, save
from tests.engine.searches import searched
from tests.sizes import one_row_always

ROOT = Path(__file__).resolve().parents[3]
NINE = PRESETS["gomoku-9"]


def test_an_older_file_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_text("older")
    path.chmod(0o640)
    save(searched(Position(NINE), 50), path)
    assert read(path).simulations == 50
    assert path.stat().st_mode & 0o777 == 0o640
    assert [file.name for file in tmp_path.iterdir()] == ["tree.npz"]


@pytest.mark.parametrize("steps", [1, 2, 5, 15])
def test_cancelling_the_saving_leaves_no_files(steps: int, tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_text("older")
    search = searched(Position(NINE), 20_000, proofs=False)
    work = saving(search, path)
    for _ in range(steps):
        assert next(work) < 1
    assert len(list(tmp_path.iterdir())) == 2
    work.close()  # type: ignore[attr-defined]
    assert [file.read_text() for file in tmp_path.iterdir()] == ["older"]
    assert read(save(search, path)).simulations == 20_000


def test_a_failure_to_write_is_reported(tmp_path: Path) -> None:
    search = searched(Position(NINE), 50)
    for path, code in (
        (tmp_path / "no" / "tree.npz", "no_folder"),
        (tmp_path, "not_a_file"),
        (tmp_path / "a\0b", "not_saved"),
    ):
        with pytest.raises(StudioError) as refused:
            save(search, path)
        assert refused.value.code == code
    assert not list(tmp_path.iterdir())


def interrupted_after(method: Callable[..., Any], nth: int) -> Callable[..., Any]:
    """Return the method with an interrupt right after its nth return."""
    calls = count(1)

    def called(*arguments: Any, **named: Any) -> Any:
        found = method(*arguments, **named)
        if next(calls) == nth:
            raise KeyboardInterrupt
        return found

    return called


@pytest.mark.parametrize(
    ("method", "nth"), one_row_always(4, [("open", 5), ("open", 1), ("close", 1), ("__init__", 1)])
)
def test_an_interrupt_in_the_middle_of_the_archive_is_raised_as_an_interrupt(
    method: str, nth: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    search, path, complaints = searched(Position(NINE), 500), tmp_path / "tree.npz", list[object]()
    path.write_text("older")
    monkeypatch.setattr(sys, "unraisablehook", complaints.append)
    with monkeypatch.context() as patched:
        patched.setattr(zipfile.ZipFile, method, interrupted_after(getattr(zipfile.ZipFile, method), nth))
        with pytest.raises(KeyboardInterrupt):
            search.save(path)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["older"]
    gc.collect()
    assert not complaints
    search.save(path)
    assert Search.open(path).simulations == 500


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_keeps_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_text("older")
    said = child("little-room", path).communicate(timeout=120)[0]
    assert said.strip() == "disk_full"
    assert [file.read_text() for file in tmp_path.iterdir()] == ["older"]


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_killed_program_keeps_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    save(searched(Position(NINE), 77), path)
    writer = child("for-ever", path)
    assert writer.stdout is not None
    for _ in range(20):
        assert writer.stdout.readline() == "saving\n"
    writer.send_signal(signal.SIGKILL)
    writer.communicate()
    assert read(path).simulations == 77
    left = [file.name for file in tmp_path.iterdir() if file != path]
    assert len(left) == 1
    assert left[0].startswith(unfinished_prefix(path))


def child(what: str, path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.engine.saved.tree_saving_child", what, str(path)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_files_are_compressed(tmp_path: Path) -> None:
    search = searched(Position(NINE), 5000)
    path = save(search, tmp_path / "tree.npz")
    with zipfile.ZipFile(path) as archive:
        assert sum(info.file_size for info in archive.infolist()) > 3 * path.stat().st_size


def test_invalid_arguments_are_refused(tmp_path: Path) -> None:
    path = save(Search(Position(NINE), Parameters(memory_mb=300)), tmp_path / "tree.npz")
    assert read(path, 300).simulations == 0
    with pytest.raises(StudioError) as refused:
        read(path, 299)
    assert (refused.value.code, refused.value.fields) == ("tree_too_large", {"memory_mb": 300, "most": 299})
