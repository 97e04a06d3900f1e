"""Excessive files are refused within a second and 200 MB, measured in a child process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.game.files import FileError, open_records, read_records
from studio.game.files.limits import MAX_FILE_BYTES, MAX_LIBRARY_NODES, MAX_NESTING, MAX_NODES
from tests.sizes import one_always

ROOT = Path(__file__).resolve().parents[3]

_CHILD = """
import sys, time
from studio.game.files import FileError, open_records
begun = time.process_time()
try:
    open_records(sys.argv[1])
except FileError as error:
    seconds = time.process_time() - begun
    peak_kb = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
    print(error.code, seconds, int(peak_kb) / 1024)
"""

_LIB = b"\xffRenLib\xff\x03\x04" + b"\xff" * 10

# How a file begins, what is repeated in it, how often, how it ends, and the refusal.
HOSTILE: dict[str, tuple[bytes, bytes, int, bytes, str]] = {
    "nesting-nodes": (b"", b"(;", 10**6, b"", "nesting"),
    "nesting-brackets": (b"(;", b"(", 10**6, b"", "nesting"),
    "late-nesting": (b"(;" + b";B[hh]" * 140_000, b"(", 60_000, b"", "nesting"),
    "moves-in-a-node": (b"(;B", b"[hh]", 440_000, b"", "nodes"),
    "late-setups": (b"(;SZ[26]" + b";C[a]" * 140_000, b";AB[aa:zz]", 760, b"", "setups"),
    "nodes": (b"(", b";", 10**7, b"", "nodes"),
    "moves": (b"(;", b";B[hh]", 440_000, b"", "nodes"),
    "values": (b"(;A", b"[]", 5 * 10**6, b"", "values"),
    "names": (b"(;", b"A ", 5 * 10**6, b"", "damaged"),
    "brackets": (b"(;", b"()", 5 * 10**6, b"", "nodes"),
    "junk": (b"(;", b"]a", 5 * 10**6, b"", "damaged"),
    "games": (b"", b"(;)", 100_000, b"", "games"),
    "size": (b"(;GM[4]SZ[", b"1000000000", 1, b"];B[aa])", "board_size"),
    "sizes": (b"", b"(;SZ[0])", 40_000, b"", "board_size"),
    "huge": (b"(;", b" ", MAX_FILE_BYTES, b"", "too_large"),
    "semicolons": (b"(;C[", b";", MAX_NODES + 1, b"];C[" + b"a" * 10**6 + b"])" + b"(;" + b"(" * 10**5, "nesting"),
    "setups": (b"(;SZ[26]", b";AB[aa:zz]", 100_000, b"", "setups"),
    "many-setups": (b"(;SZ[26]", b";AB[aa]", 200_000, b"", "setups"),
    "psq": (b"Piskvorky 15x15\n", b"1,1\n", 3 * 10**6, b"", "lines"),
    "psq-header": (b"Piskvorky abc\n", b"ab\n", 3 * 10**6, b"", "lines"),
    "lines": (b"", b"h8\n", 5 * 10**6, b"", "games"),
    "digits": (b"", b"4\n", 5 * 10**6, b"", "games"),
    "offsets": (b"", b"0,0\n", 3 * 10**6, b"", "games"),
    "long-line": (b"h8", b"i9", 10**6, b"", "text_line"),
    "random": (b"", bytes(range(256)), 60_000, b"", "unknown_format"),
    "database-games": (b"<database><games>", b"<game/>", 2 * 10**6, b"", "games"),
    "database-elements": (b"<database>", b"<a/>", 4 * 10**6, b"", "xml_elements"),
    "database-rows": (b"<database>", b"<player id='1' name='a'/>", 10**6, b"", "xml_rows"),
    "database-comment": (b"<database><!--", b" ", 40 * 10**6, b"", "xml_token"),
    "database-attributes": (b"<database><a", b" a=''", 10 * 10**6, b"", "xml_token"),
    "database-text": (b"<database><game><move>", b"h8 ", 10 * 10**6, b"", "xml_text"),
    "database-size": (b"<database>", b" ", 2**26, b"", "too_large"),
    "library": (_LIB, b"\x78\x00", MAX_LIBRARY_NODES + 10, b"", "nodes"),
}


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads peak memory as Linux tells it")
@pytest.mark.parametrize("name", one_always(3, HOSTILE))
def test_excessive_files_are_refused_fast_and_in_little_memory(name: str, tmp_path: Path) -> None:
    """The bounds are in processor time, and three times the stated ones, because machines are shared."""
    beginning, repeated, times, ending, code = HOSTILE[name]
    path = tmp_path / "hostile"
    path.write_bytes(beginning + repeated * times + ending)
    finished = subprocess.run(
        [sys.executable, "-c", _CHILD, str(path)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    said, seconds, peak_mb = finished.stdout.split()
    assert said == code
    assert float(seconds) < 3
    assert float(peak_mb) < 200


ODD = {
    "empty-values": b"(;" + b"X[]" * 200_000 + b")",
    "stones-off-the-board": b"(;SZ[9]AB" + b"[zz]" * 200_000 + b")",
    "comments": b"(;" + b"C[a long comment of some words]" * 200_000 + b")",
    "unplayable": b"(;SZ[15]" + b";B[aa]" * 100_000 + b")",
    "passes-and-setups": b"(;SZ[15]" + b";B[]" * 50_000 + b"(;AB[aa])" * 3_000 + b")",
    "lib-comments": _LIB + b"\x78\x08\xba\xda\0\0" * 100_000,
    "emptied-points": b"(;SZ[26]" + b";AE[aa]" * 20_000 + b")",
    "no-moves": _LIB + b"\x10\x02" * 100_000,
    "labels": _LIB + b"\0\0" + b"\x78\xc1\0\1A\0" * 100_000,
}


@pytest.mark.parametrize("name", one_always(9, ODD))
def test_odd_files_are_read_in_linear_time(name: str, tmp_path: Path) -> None:
    """They take seconds; quadratic time would take minutes. The bound on memory is generous too."""
    code = _CHILD.replace("open_records(sys.argv[1])", "open_records(sys.argv[1]); print('read', end=' ')")
    path = tmp_path / "odd"
    path.write_bytes(ODD[name])
    finished = subprocess.run([sys.executable, "-c", code, str(path)], cwd=ROOT, capture_output=True, timeout=60)
    assert finished.stdout == b"read "


def test_nesting_up_to_the_limit_is_read() -> None:
    depth = MAX_NESTING - 1
    (record,) = read_records(b"(;" + b"(;" * depth + b")" * (depth + 1)).records
    assert len(list(record.nodes())) == depth + 1


@pytest.mark.parametrize(
    ("name", "code"),
    [("folder", "folder"), ("nowhere", "not_found"), ("../nowhere", "not_found"), ("nul\0", "not_read")],
)
def test_invalid_file_names_are_refused(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileError) as caught:
        open_records(tmp_path / name)
    assert caught.value.code == code
    assert str(tmp_path) in str(caught.value)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device that never ends")
def test_devices_are_refused() -> None:
    with pytest.raises(FileError, match="not a regular file"):
        open_records("/dev/zero")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_pipes_are_refused_and_do_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.sgf")
    with pytest.raises(FileError, match="not a regular file"):
        open_records(tmp_path / "pipe.sgf")


@pytest.mark.parametrize("data", [b"", b"  \n\t "])
def test_empty_files_say_so(data: bytes) -> None:
    with pytest.raises(FileError, match="The file is empty"):
        read_records(data)
