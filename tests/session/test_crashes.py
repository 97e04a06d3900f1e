"""What a session writes to its journal, and what a crash leaves of it."""

import os
import random
from pathlib import Path

import pytest

from studio.game.files import open_records
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.session import edits
from studio.session.journal import Journal
from studio.session.recovery import claim, found, replayed
from studio.session.session import Session
from tests.properties.records import contents
from tests.session.acts import NINE, act, play
from tests.session.journals import abandon


@pytest.mark.parametrize("seed", range(10))
def test_the_journal_contains_all_edits(qapp: object, tmp_path: Path, seed: int) -> None:
    del qapp
    session, chance = Session(NINE, Journal(tmp_path)), random.Random(seed)
    for _ in range(60):
        act(session, chance)
    session.close(discard=False)
    if not session.is_changed:
        return
    (left,) = found(tmp_path)
    claimed = claim(left)
    assert claimed is not None
    recovered = replayed(claimed)
    assert recovered.problem is None
    assert contents(recovered.record) == contents(session.record)
    other = Session(NINE, Journal(tmp_path))
    other.restore(recovered.record, None, recovered.cursor)
    claimed.discard()
    assert other.is_changed
    assert len(list(tmp_path.iterdir())) == 1, "it is in the new session's journal at once"
    other.close(discard=True)
    assert not list(tmp_path.iterdir())


def test_saving_leaves_nothing_to_restore(qapp: object, tmp_path: Path) -> None:
    del qapp
    session = Session(NINE, Journal(tmp_path / "journals"))
    play(session, "e5 f5")
    assert list((tmp_path / "journals").iterdir())
    session.save(tmp_path / "game.sgf")
    assert not list((tmp_path / "journals").iterdir())
    play(session, "d4")
    assert list((tmp_path / "journals").iterdir())
    session.begin(NINE)
    assert not list((tmp_path / "journals").iterdir())


def test_secured_results_of_searches_survive_a_crash(qapp: object, tmp_path: Path) -> None:
    del qapp
    journal = Journal(tmp_path)
    session = Session(NINE, journal)
    play(session, "e5 f5")
    session.results.keep_analysis(session.node, PositionAnalysis(9, (Candidate(0, 9, 0.5),)), to_be_saved=True)
    before = session.is_recoverable
    assert session.secure_results()
    assert (before, session.is_recoverable) == (False, True)
    path = journal.path
    assert session.secure_results()
    assert journal.path == path, "nothing is new"
    abandon(journal)
    (game,) = found(tmp_path)
    analysis = replayed(game).record.main_line()[-1].analysis
    assert analysis is not None
    assert analysis.simulations == 9


def test_results_in_a_game_of_the_program_with_unsaved_edits_survive_a_crash(qapp: object, tmp_path: Path) -> None:
    del qapp
    journal = Journal(tmp_path / "journals")
    session = Session(NINE, journal, games_folder=tmp_path)
    play(session, "e5")
    session.save(tmp_path / "own.sgf")
    session.comment("not saved yet")
    session.results.keep_analysis(session.node, PositionAnalysis(9, (Candidate(0, 9, 0.5),)), to_be_saved=True)
    assert session.secure_results()
    assert open_records(tmp_path / "own.sgf").records[0].main_line()[-1].analysis is None, "its edits are not saved"
    abandon(journal)
    (game,) = found(tmp_path / "journals")
    last = replayed(game).record.main_line()[-1]
    assert last.comment == "not saved yet"
    assert last.analysis is not None


def reopened_after_a_crash(folder: Path, path: Path) -> Session:
    """Return a session that restored a changed game, which a killed process had opened from the file at `path`."""
    journal = Journal(folder)
    killed = Session(NINE, journal)
    killed.open(path)
    killed.comment("not saved yet")
    abandon(journal)
    (left,) = found(folder)
    recovered = replayed(left)
    session = Session(NINE)
    session.restore(recovered.record, recovered.file, recovered.cursor)
    return session


@pytest.mark.parametrize("is_other", [True, False])
def test_a_restored_game_knows_whether_its_file_changed_after_it_was_opened(
    qapp: object, tmp_path: Path, is_other: bool
) -> None:
    del qapp
    path = tmp_path / "club.sgf"
    path.write_text("(;FF[4]GM[4]SZ[9];B[ee])")
    journals = tmp_path / "journals"
    session = reopened_after_a_crash(journals, path)
    assert (session.file, session.origin.was_touched) == (path, False)
    if is_other:
        path.write_text("(;FF[4]GM[4]SZ[9];B[ee];W[dd])")
    assert session.origin.was_touched is is_other


def test_a_restored_game_of_several_in_a_file_does_not_overwrite_the_others(qapp: object, tmp_path: Path) -> None:
    del qapp
    path = tmp_path / "many.sgf"
    path.write_text("(;FF[4]GM[4]SZ[9];B[ee])(;FF[4]GM[4]SZ[9];B[dd];W[ee])")
    session = reopened_after_a_crash(tmp_path / "journals", path)
    assert session.origin.format is None, "a save asks for another name"


@pytest.mark.parametrize("is_later", [True, False])
def test_a_journal_without_the_state_of_the_file_compares_times(tmp_path: Path, is_later: bool) -> None:
    path = tmp_path / "club.psq"
    path.write_text("Piskvorky 15x15, 0:0, 0\n")
    checkpoint = edits.Opened("(;FF[4]GM[4]SZ[15];B[aa])", str(path), "psq", unsaved=True)
    journal = Journal(tmp_path)
    journal.write(checkpoint)
    abandon(journal)
    (left,) = found(tmp_path)
    edited_at = left.edited_at.timestamp()
    os.utime(path, (edited_at, edited_at + 60 if is_later else edited_at - 60))
    file = replayed(left).file
    assert file is not None
    assert file.was_touched is is_later
