"""Recovery after a killed program: damaged journals, and who claims an intact one."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from studio.session import edits
from studio.session.edits import (
    Added,
    Commented,
    JournalError,
    node_path,
)
from studio.session.recovery import claim, found, replayed
from tests.game.boards import game
from tests.properties.records import contents
from tests.session.journals import abandon, begun, left_by, recovered

# Damage


def test_a_truncated_last_line_loses_at_most_the_last_edit(tmp_path: Path) -> None:
    path = left_by(tmp_path, Commented((), "first"), Commented((), "sec★nd"))
    data = path.read_bytes()
    start = data.rindex(b"\n", 0, -1) + 1
    for end in range(start, len(data) + 1):
        path.write_bytes(data[:end])
        back = recovered(tmp_path)
        whole = end >= len(data) - 1
        assert back.record.root.comment == ("sec★nd" if whole else "first")
        assert (back.problem and back.problem.code) == (None if whole or end == start else "journal_torn")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\0\0\0\0",
        b"{",
        b"[" * 200_000,
        b'"added"',
        b'{"edit":"exploded"}',
        b'{"edit":"added","parent":[0]}',
        b'{"edit":"added","parent":[9],"point":0}',
        b'{"edit":"added","parent":[-1],"point":0}',
        b'{"edit":"added","parent":[123456789012345678901234567890],"point":0}',
        b'{"edit":"added","parent":[],"point":100000}',
        b'{"edit":"added","parent":[],"point":-7}',
        b'{"edit":"deleted","at":[]}',
        b'{"edit":"moved","at":[0],"index":-1}',
        b'{"edit":"commented","at":[0],"text":7}',
        b'{"edit":"commented","at":[0],"text":"\xff"}',
        b'{"edit":"restored","parent":[],"index":0,"sgf":"no game"}',
        b'{"edit":"restored","parent":[],"index":0,"sgf":"(;SZ[15]RU[15x15/5])"}',
        b'{"edit":"restored","parent":[],"index":0,"sgf":"(;SZ[9]RU[9x9/5];B[aa])"}',
        b'{"edit":"restored","parent":[0],"index":0,"sgf":"(;RU[15x15/5];B[aa];W[hh])"}',
        b'{"edit":"pasted","parent":[0],"sgf":"(;RU[15x15/5];B[aa];W[hh])"}',
        b'{"edit":"opened","sgf":"(;RU[15x15/5])"}',
    ],
)
def test_a_damaged_line_ends_the_recovery_and_is_named(tmp_path: Path, line: bytes) -> None:
    path = left_by(tmp_path, Commented((), "before"))
    with path.open("ab") as stream:
        stream.write(line + b"\n" + edits.line_of(Commented((), "after")))
    back = recovered(tmp_path)
    assert back.record.root.comment == "before"
    assert contents(back.record)[2:] == contents(game("h8 i9"))[2:]
    assert back.edits == 1
    assert back.problem is not None
    assert (back.problem.code, back.problem.fields["line"]) == ("journal_damaged", 3)


@pytest.mark.parametrize(
    "data",
    [b"\0", b"\n\n", b"{}\n", b'{"edit":"closed"}\n', b'{"edit":"opened","sgf":"no game"}\n'],
)
def test_a_journal_without_a_game_says_so(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "1-x.journal").write_bytes(data)
    with pytest.raises(JournalError) as caught:
        recovered(tmp_path)
    assert caught.value.code == "journal_without_game"


def test_an_endless_line_is_not_read_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = left_by(tmp_path, Commented((), "before"))
    with path.open("ab") as stream:
        stream.write(edits.line_of(Commented((), "x" * 5_000)))
    assert recovered(tmp_path).problem is None
    monkeypatch.setattr("studio.session.recovery.MAX_LINE_BYTES", 4_000)
    back = recovered(tmp_path)
    assert back.record.root.comment == "before"
    assert back.problem is not None


def test_a_journal_is_read_up_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left_by(tmp_path, *(Commented((), str(number)) for number in range(9)))
    monkeypatch.setattr("studio.session.recovery.MAX_EDITS", 4)
    assert recovered(tmp_path).record.root.comment == "3"
    monkeypatch.setattr("studio.session.recovery.MAX_JOURNAL_BYTES", 1)
    assert recovered(tmp_path).edits == 0


# Claims


def test_a_journal_in_use_is_not_found(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    assert not found(tmp_path)
    abandon(journal)
    assert len(found(tmp_path)) == 1
    assert not found(tmp_path / "nowhere")


def test_other_files_are_not_found(tmp_path: Path) -> None:
    elsewhere = left_by(tmp_path / "elsewhere")
    folder = tmp_path / "journals"
    (folder / "folder.journal").mkdir(parents=True)
    (folder / "empty.journal").touch()
    (folder / "notes.txt").write_text("notes")
    (folder / "link.journal").symlink_to(elsewhere)
    if os.name == "posix":
        os.mkfifo(folder / "pipe.journal")
    assert not found(folder)


def test_the_newest_is_found_first(tmp_path: Path) -> None:
    for seconds in (2_000, 3_000, 1_000):
        os.utime(left_by(tmp_path), (seconds, seconds))
    assert [left.edited_at.timestamp() for left in found(tmp_path)] == [3_000, 2_000, 1_000]


def test_a_claim_is_held_until_it_is_returned_or_discarded(tmp_path: Path) -> None:
    left_by(tmp_path, Added((), 0))
    (left,) = found(tmp_path)
    claimed = claim(left)
    assert claimed is not None
    assert claimed.is_claimed
    assert claimed.path != left.path
    assert not found(tmp_path)
    assert claim(left) is None
    assert claim(claimed) is None
    assert replayed(claimed).edits == 1
    claimed.release()
    (again,) = found(tmp_path)
    assert again.edited_at == left.edited_at
    claimed = claim(again)
    assert claimed is not None
    claimed.discard()
    claimed.discard()
    assert not list(tmp_path.iterdir())


def test_an_unclaimed_journal_is_not_discarded(tmp_path: Path) -> None:
    path = left_by(tmp_path)
    (left,) = found(tmp_path)
    left.discard()
    assert path.exists()


def test_many_processes_at_once_claim_each_journal_once(tmp_path: Path) -> None:
    for _ in range(40):
        left_by(tmp_path)
    starters = 8
    together = threading.Barrier(starters)

    def start(_: int) -> list[Path]:
        games = found(tmp_path)
        together.wait()
        return [claimed.path for left in games if (claimed := claim(left))]

    with ThreadPoolExecutor(starters) as pool:
        got = [path for paths in pool.map(start, range(starters)) for path in paths]
    assert len(got) == len(set(got)) == 40
    assert set(got) == set(tmp_path.iterdir())


@pytest.mark.parametrize("kept", [1, 10, 60])
def test_a_truncated_checkpoint_has_no_content_and_is_removed(tmp_path: Path, kept: int) -> None:
    """The process was killed while it wrote the record: earlier content is in its file, or in an older journal."""
    older = left_by(tmp_path, Added(node_path(game("h8 i9").main_line()[-1]), 0))
    journal = begun(tmp_path)
    assert journal.path is not None
    abandon(journal)
    journal.path.write_bytes(journal.path.read_bytes()[:kept])
    assert [left.path for left in found(tmp_path)] == [older]
    assert not journal.path.exists()
