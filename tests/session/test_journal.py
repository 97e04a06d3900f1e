"""The content of a journal, and when it exists."""

import errno
import os
import random
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from studio.game.files import Format
from studio.game.game_end import GAME_END
from studio.game.judgement import MoveJudgement
from studio.game.node import Node, Setup
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.session import edits
from studio.session.editing import opened, pasted, restored
from studio.session.edits import (
    Added,
    Closed,
    Commented,
    Deleted,
    Edit,
    EndNoted,
    JournalError,
    Moved,
    Opened,
    OpeningNoted,
    Renamed,
    Saved,
    node_at,
    node_path,
)
from studio.session.journal import Journal
from studio.session.recovery import found
from tests.game.boards import FOUR, game, line_of
from tests.properties.records import contents, random_record, random_rules
from tests.session.journals import abandon, begun, left_by, played_on, point, recovered

# Restoring


def test_all_edits_of_a_killed_process_are_restored(tmp_path: Path) -> None:
    left_by(
        tmp_path,
        Added((0, 0), point("j10")),
        Added((0,), point("a1")),
        Commented((0, 1), "why ★ \udcff\r\n here?"),
        Moved((0, 1), 0),
        Renamed("Ann", "Ben", "B+R"),
        OpeningNoted("swap2: first h8"),
        Deleted((0, 1, 0)),
        EndNoted(()),
        EndNoted((0,)),
    )
    back = recovered(tmp_path)
    assert line_of(back.record) == "h8 a1"
    assert [len(node.path()) for node in back.record.nodes() if GAME_END in node.properties] == [2]
    assert node_at(back.record, (0, 0)).comment == "why ★ \udcff\r\n here?"
    assert [len(node.children) for node in back.record.nodes()] == [1, 2, 0, 0]
    assert (back.record.black, back.record.white, back.record.result) == ("Ann", "Ben", "B+R")
    assert back.record.properties["ON"] == ("swap2: first h8",)
    assert (back.edits, back.changed, back.moves, back.problem) == (9, True, 1, None)
    assert back.cursor == (0, 1)


def test_the_base_keeps_its_source_and_all_sgf_properties(tmp_path: Path) -> None:
    record = random_record(random.Random(4), random_rules(random.Random(4)))
    last = list(record.main_line())[-1]
    journal = Journal(tmp_path)
    journal.write(opened(record, last, "/games/no such \udcff file.sgf", Format.SGF, unsaved=True))
    abandon(journal)
    back = recovered(tmp_path)
    assert contents(back.record) == contents(record)
    assert (back.path, back.format) == ("/games/no such \udcff file.sgf", "sgf")
    assert back.cursor == node_path(last)
    assert (back.edits, back.changed) == (0, True)


def test_a_variation_in_a_gravity_game_is_restored(tmp_path: Path) -> None:
    """In Connect Four no disc of a later move could be played without the earlier ones."""
    record = GameRecord(FOUR)
    node = record.root
    for row in (5, 4, 3, 2):
        node = record.add(node, FOUR.point(row, 3))
    node.comment = "top ]"
    checkpoint = opened(record, record.root)
    third = node_at(record, (0, 0, 0))
    detached = record.delete(third)
    edits: list[Edit] = [Deleted((0, 0, 0)), restored(record, detached)]
    record.restore(detached)
    journal = Journal(tmp_path)
    for edit in (checkpoint, *edits):
        journal.write(edit)
    abandon(journal)
    back = recovered(tmp_path)
    assert back.problem is None
    assert contents(back.record) == contents(record)
    assert back.cursor == (0, 0, 0)


def test_a_variation_after_a_setup_is_restored(tmp_path: Path) -> None:
    record = GameRecord(FOUR)
    record.set_setup(record.root, Setup({FOUR.point(5, 3): Stone.WHITE}))
    record.add(record.root, FOUR.point(4, 3))
    journal = begun(tmp_path, record)
    journal.write(Deleted((0,)))
    detached = record.delete(node_at(record, (0,)))
    journal.write(restored(record, detached))
    record.restore(detached)
    abandon(journal)
    back = recovered(tmp_path)
    assert back.problem is None
    assert contents(back.record) == contents(record)


def test_a_variation_of_another_record_is_pasted_and_grafted(tmp_path: Path) -> None:
    clipboard = game("h8 i9 j10 k11")
    variation = clipboard.copy(node_at(clipboard, (0, 0, 0)))
    record = game("a1 b1 j10 c1")
    checkpoint, parent = opened(record, record.root), node_at(record, (0, 0))
    record.paste(parent, variation)
    edit = pasted(record, parent, variation)
    journal = Journal(tmp_path)
    journal.write(checkpoint)
    journal.write(edit)
    abandon(journal)
    back = recovered(tmp_path)
    assert contents(back.record) == contents(record)
    assert back.cursor == (0, 0, 0, 1)


@pytest.mark.parametrize(("moves", "is_kept"), [("i9 h8 a1", False), ("h8 i9 j10", True)])
def test_a_recovered_paste_has_only_judgements_of_its_positions(tmp_path: Path, moves: str, is_kept: bool) -> None:
    clipboard = game("h8 i9 j10 k11")
    clipboard.set_judgement(clipboard.main_line()[-1], MoveJudgement(0.3, 5))
    variation = clipboard.copy(clipboard.main_line()[-1])
    record = game(moves)
    journal, parent = Journal(tmp_path), record.main_line()[-1]
    journal.write(opened(record, record.root))
    journal.write(pasted(record, parent, variation))
    abandon(journal)
    last = recovered(tmp_path).record.main_line()[-1]
    assert (last.move, last.judgement is not None) == (variation.node.move, is_kept)


@pytest.mark.parametrize("seed", range(30))
def test_deleting_and_restoring_variations_keeps_all_sgf_properties(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    record = random_record(chance, random_rules(chance))
    below = list(record.nodes())[1:]
    if not below:
        return
    node = chance.choice(below)
    journal = begun(tmp_path, record)
    journal.write(Deleted(node_path(node)))
    detached = record.delete(node)
    journal.write(restored(record, detached))
    record.restore(detached)
    abandon(journal)
    back = recovered(tmp_path)
    assert back.problem is None
    assert contents(back.record) == contents(record)


def test_an_invalid_cursor_of_the_base_is_ignored(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.write(Opened(opened(game("h8 i9"), Node()).sgf, cursor=(0, 7, 7)))
    abandon(journal)
    assert recovered(tmp_path).cursor == (0,)


# When a file exists


def test_nothing_is_written_before_the_first_edit(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journals")
    assert journal.needs_checkpoint
    assert journal.path is None
    journal.close(discard=False)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("end", [Saved("/a.sgf", "sgf"), Closed()])
def test_saving_or_closing_leaves_no_file(tmp_path: Path, end: Edit) -> None:
    journal = begun(tmp_path)
    journal.write(Added((), 0))
    journal.write(end)
    assert journal.needs_checkpoint
    assert not list(tmp_path.iterdir())
    journal.write(end)
    journal.write(opened(game("a1"), Node()))
    journal.write(Added((), 1))
    abandon(journal)
    assert recovered(tmp_path).edits == 1


def test_a_kill_before_the_removal_of_a_finished_journal_restores_nothing(tmp_path: Path) -> None:
    path = left_by(tmp_path, Added((), 0))
    with path.open("ab") as stream:
        stream.write(edits.line_of(Saved("/b.psq", "psq")))
    back = recovered(tmp_path)
    assert (back.path, back.format, back.edits, back.changed, back.problem) == ("/b.psq", "psq", 0, False, None)


@pytest.mark.parametrize(("edited", "discard", "left"), [(True, False, 1), (True, True, 0), (False, False, 0)])
def test_closing_keeps_only_unsaved_wanted_changes(tmp_path: Path, edited: bool, discard: bool, left: int) -> None:
    journal = begun(tmp_path)
    if edited:
        journal.write(Added((), 0))
    journal.close(discard=discard)
    journal.close(discard=discard)
    assert len(found(tmp_path)) == len(list(tmp_path.iterdir())) == left


def test_a_new_base_replaces_the_old_one(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    journal.write(Added((), 0))
    journal.write(opened(game("a1 b1"), Node(), unsaved=True))
    assert list(tmp_path.iterdir()) == [journal.path]
    abandon(journal)
    back = recovered(tmp_path)
    assert (line_of(back.record), back.edits, back.changed) == ("a1 b1", 0, True)


def test_edits_without_a_base_are_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalError) as caught:
        Journal(tmp_path).write(Added((), 0))
    assert caught.value.code == "journal_needs_base"


def test_an_edit_writes_the_base_first_and_then_single_edits(tmp_path: Path) -> None:
    record = game("h8")
    journal = Journal(tmp_path)

    def note(text: str) -> None:
        parent = node_path(list(record.main_line())[-1])
        node = played_on(record, text)
        journal.note(lambda: Added(parent, point(text)), lambda: opened(record, node, unsaved=True))

    for text in ("i9", "j10", "k11"):
        note(text)
    abandon(journal)
    back = recovered(tmp_path)
    assert (line_of(back.record), back.edits, back.changed) == ("h8 i9 j10 k11", 2, True)


def test_only_its_owner_may_read_a_journal(tmp_path: Path) -> None:
    path = left_by(tmp_path / "journals")
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.name.startswith(f"{os.getpid()}-")


# Errors of the system


def failing_write(count: int) -> Callable[[int, bytes], int]:
    """Write some bytes, then raise a full-disk error."""
    left = [count]

    def write(handle: int, data: bytes) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        part, left[0] = bytes(data[: left[0]]), 0
        return real_write(handle, part)

    real_write = os.write
    return write


@pytest.mark.parametrize("count", [0, 5])
def test_after_a_full_disk_the_next_edit_starts_a_new_checkpoint(tmp_path: Path, count: int) -> None:
    record = game("h8 i9")
    journal = begun(tmp_path, record)
    journal.write(Commented((), "first"))
    record.set_comment(record.root, "second")

    def checkpoint() -> Opened:
        return opened(record, record.root, unsaved=True)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", failing_write(count))
        with pytest.raises(JournalError) as caught:
            journal.note(lambda: Commented((), "second"), checkpoint)
        assert caught.value.code == "journal_not_written"
        with pytest.raises(JournalError):
            journal.note(lambda: Commented((), "second"), checkpoint)
    assert journal.needs_checkpoint
    assert len(list(tmp_path.iterdir())) == 1, "the old file stays until there is a new one"
    journal.note(lambda: Commented((), "never"), checkpoint)
    abandon(journal)
    assert recovered(tmp_path).record.root.comment == "second"


def test_an_edit_truncated_by_a_full_disk_keeps_earlier_ones(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    journal.write(Commented((), "first"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", failing_write(5))
        with pytest.raises(JournalError):
            journal.write(Commented((), "second"))
    journal.close(discard=False)
    back = recovered(tmp_path)
    assert back.record.root.comment == "first"
    assert back.problem is not None
    assert back.problem.code == "journal_torn"


def test_an_edit_that_is_too_large_is_an_error_and_requires_a_checkpoint(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    with pytest.raises(JournalError) as caught:
        journal.write(Commented((), "x" * (17 << 20)))
    assert caught.value.code == "journal_too_large"
    assert journal.needs_checkpoint


def test_an_unknown_edit_requires_a_checkpoint(tmp_path: Path) -> None:
    record = game("h8")
    journal = begun(tmp_path, record)
    huge = game("a1")
    huge.root.children[0].comment = "x" * (17 << 20)
    variation = huge.copy(huge.root.children[0])
    with pytest.raises(JournalError):
        journal.note(lambda: pasted(record, record.root, variation), lambda: opened(record, record.root))
    assert journal.needs_checkpoint


def test_a_record_that_is_too_large_is_an_error() -> None:
    record = game("h8")
    record.root.comment = "x" * (17 << 20)
    with pytest.raises(JournalError) as caught:
        opened(record, record.root)
    assert caught.value.code == "journal_too_large"


def test_a_full_journal_requires_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.session.journal.MAX_EDITS", 3)
    journal = begun(tmp_path)
    needed = []
    for place in range(2):
        needed.append(journal.needs_checkpoint)
        journal.write(Added((), place))
    assert [*needed, journal.needs_checkpoint] == [False, False, True]
    abandon(journal)
    assert recovered(tmp_path).edits == 2


def test_an_impossible_folder_raises_one_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError) as caught:
        begun(tmp_path / "file")
    assert caught.value.code == "journal_not_written"
