"""What asks for too much is refused within a second and 200 MB, measured in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.game.files import FileError, open_records, read_records
from studio.game.files.limits import MAX_FILE_BYTES, MAX_NESTING, MAX_NODES

ROOT = Path(__file__).resolve().parents[3]

_CHILD = """
import resource, sys, time
from studio.game.files import FileError, open_records
begun = time.process_time()
try:
    open_records(sys.argv[1])
except FileError as error:
    peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(error.code, time.process_time() - begun, peak_mb)
"""

HOSTILE = {
    "nesting-nodes": (b"(;" * 10**6, "nodes"),
    "nesting-brackets": (b"(;" + b"(" * 10**6, "nesting"),
    "nodes": (b"(" + b";" * 10**7, "nodes"),
    "moves": (b"(;" + b";B[hh]" * 1_500_000, "nodes"),
    "values": (b"(;A" + b"[]" * (5 * 10**6), "values"),
    "names": (b"(;" + b"A " * (5 * 10**6), "damaged"),
    "brackets": (b"(;" + b"()" * (5 * 10**6), "damaged"),
    "junk": (b"(;" + b"]a" * (5 * 10**6), "damaged"),
    "games": (b"(;)" * 100_000, "games"),
    "size": (b"(;GM[4]SZ[1000000000];B[aa])", "board_size"),
    "huge": (b"(;" + b" " * MAX_FILE_BYTES, "too_large"),
    "random": (bytes(range(256)) * 60_000, "unknown_format"),
    "library": (b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + b"\x78\x00" * (MAX_NODES + 10), "nodes"),
    "lines": (b"h8\n" * 10**6, "games"),
    "long-line": (b"h8" + b"i9" * 10**6, "text_line"),
}


@pytest.mark.skipif(os.name != "posix", reason="reads peak memory as POSIX systems tell it")
@pytest.mark.parametrize("name", HOSTILE)
def test_too_much_is_refused_fast_and_small(name: str, tmp_path: Path) -> None:
    """The bounds are on the processor's time, three times as generous as stated, because machines are shared."""
    data, code = HOSTILE[name]
    path = tmp_path / "hostile"
    path.write_bytes(data)
    finished = subprocess.run(
        [sys.executable, "-c", _CHILD, str(path)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    said, seconds, peak_mb = finished.stdout.split()
    assert said == code
    assert float(seconds) < 3
    assert float(peak_mb) < 200


def test_nesting_up_to_the_limit_is_read() -> None:
    depth = MAX_NESTING - 1
    (record,) = read_records(b"(;" + b"(;" * depth + b")" * (depth + 1)).records
    assert len(list(record.nodes())) == depth + 1


@pytest.mark.parametrize(
    ("name", "code"),
    [("folder", "folder"), ("nowhere", "not_found"), ("../nowhere", "not_found"), ("nul\0", "not_read")],
)
def test_names_that_are_no_file_are_refused(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileError) as caught:
        open_records(tmp_path / name)
    assert caught.value.code == code
    assert str(tmp_path) in str(caught.value)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device that never ends")
def test_devices_are_refused() -> None:
    with pytest.raises(FileError, match="not an ordinary file"):
        open_records("/dev/zero")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_pipes_are_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.sgf")
    with pytest.raises(FileError, match="not an ordinary file"):
        open_records(tmp_path / "pipe.sgf")


@pytest.mark.parametrize("data", [b"", b"  \n\t "])
def test_empty_files_say_so(data: bytes) -> None:
    with pytest.raises(FileError, match="The file is empty"):
        read_records(data)
