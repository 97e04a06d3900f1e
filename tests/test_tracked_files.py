"""Large files do not enter the repository unnoticed."""

import subprocess
from pathlib import Path

import pytest

from tests.tracked_files import LARGER, MOST_BYTES, complaints, limit_of, tracked_sizes

ROOT = Path(__file__).parents[1]


def test_no_tracked_file_is_over_its_limit() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is a copy without its repository")
    sizes = tracked_sizes(ROOT)
    assert sizes["README.md"] > 0
    found = list(complaints(sizes))
    assert not found, "\n".join(found)


def test_a_file_over_the_limit_is_named_with_sizes_and_remedy() -> None:
    (found,) = complaints({"docs/film.gif": MOST_BYTES + 1, "docs/picture.png": MOST_BYTES})
    assert found.startswith("docs/film.gif has 1,000,001 bytes, and at most 1,000,000 are allowed. ")
    assert "Make it smaller" in found
    assert "tests/tracked_files.py" in found


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("resources/networks/gomoku-15.npz", 6_000_000),
        ("resources/networks/old/gomoku-15.npz", MOST_BYTES),
        ("resources/networks/gomoku-8.onnx", MOST_BYTES),
        ("trainings/gomoku-15/checkpoint.npz", 8_000_000),
        ("trainings/gomoku-15/games/checkpoint.npz", MOST_BYTES),
        ("README.md", MOST_BYTES),
    ],
)
def test_only_networks_and_checkpoints_may_be_larger(name: str, limit: int) -> None:
    assert limit_of(name) == limit
    assert not list(complaints({name: limit}))
    assert len(list(complaints({name: limit + 1}))) == 1


def test_every_exception_is_in_use() -> None:
    assert all(list(ROOT.glob(pattern)) for pattern in LARGER)


def test_only_tracked_files_count(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        command = ("git", *arguments)
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("a b.txt", "ý.txt", "untracked.txt", "deleted.txt"):
        (tmp_path / name).write_bytes(bytes(7))
    git("add", "a b.txt", "ý.txt", "deleted.txt")
    (tmp_path / "deleted.txt").unlink()
    assert tracked_sizes(tmp_path) == {"a b.txt": 7, "ý.txt": 7}
