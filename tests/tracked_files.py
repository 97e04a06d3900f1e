"""The limits of the sizes of tracked files: every version of a file stays in each clone of the repository."""

import subprocess
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

MOST_BYTES = 1_000_000
LARGER: Mapping[str, int] = {
    "resources/networks/*.npz": 6_000_000,
    "trainings/*/checkpoint.npz": 8_000_000,
}
"""Limits in bytes for files that may be larger than usual, by pattern."""
_REMEDY = (
    "Every version of a large file stays in each clone. Make it smaller (python -m tests.window.png_files for a PNG, "
    "rewrite_checkpoint for checkpoints), create it when it is needed, or add it to LARGER in tests/tracked_files.py."
)


def tracked_sizes(root: Path) -> dict[str, int]:
    """Return the size in bytes of each tracked file that exists, by its path with slashes."""
    command = ("git", "-c", "safe.directory=*", "ls-files", "-z")
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True).stdout
    paths = (name for name in listed.decode().split("\0") if name)
    return {name: (root / name).stat().st_size for name in paths if (root / name).is_file()}


def complaints(sizes: Mapping[str, int]) -> Iterator[str]:
    """Yield a message with a remedy for each file that exceeds its limit."""
    for name, size in sorted(sizes.items()):
        limit = limit_of(name)
        if size > limit:
            yield f"{name} has {size:,} bytes, and at most {limit:,} are allowed. {_REMEDY}"


def limit_of(name: str) -> int:
    """Return the limit for the size of a file, in bytes. In patterns a star does not match a slash."""
    for pattern, limit in LARGER.items():
        if fnmatchcase(name, pattern) and name.count("/") == pattern.count("/"):
            return limit
    return MOST_BYTES
