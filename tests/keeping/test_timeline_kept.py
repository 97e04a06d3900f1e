"""A timeline as a part of the record: storing, undo, saving, copying, and recovery from a journal."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.game.files import Format, save_record
from studio.game.node import TIMELINE
from studio.game.rules import PRESETS
from studio.keeping.timelines import MOST_LETTERS, timeline_from_text, timeline_to_text
from studio.session import edits
from studio.session.edits import JournalError, TimelineKept, edit_of, line_of
from studio.session.journal import Journal
from studio.session.recovery import claim, found, replayed
from studio.session.session import Session
from tests.keeping.timelines import a_timeline
from tests.properties.records import contents

RULES = PRESETS["tic-tac-toe"]
TEXT = timeline_to_text(a_timeline(), RULES)
OTHER = timeline_to_text(a_timeline()[:4], RULES)


@pytest.fixture
def session(qapp: object, tmp_path: Path) -> Session:
    del qapp
    session = Session(RULES, Journal(tmp_path / "journals"))
    session.play(4)
    session.play(0)
    return session


def kept(session: Session) -> list[str]:
    """Store timelines along the main line."""
    return [node.properties.get(TIMELINE, ("",))[0] for node in session.record.main_line()]


def test_it_belongs_to_the_position_at_the_cursor(session: Session, qtbot: QtBot) -> None:
    session.keep_timeline(TEXT)
    session.go_back()
    assert session.timeline == ""
    with qtbot.waitSignal(session.tree_changed):
        session.keep_timeline(OTHER)
    assert kept(session) == ["", OTHER, TEXT]
    with qtbot.assertNotEmitted(session.tree_changed):
        session.keep_timeline(OTHER)


def test_storing_and_removing_can_be_undone_and_redone(session: Session) -> None:
    session.keep_timeline(TEXT)
    session.keep_timeline(OTHER)
    session.keep_timeline("")
    assert TIMELINE not in session.node.properties
    for expected in (OTHER, TEXT, ""):
        session.undo()
        assert session.timeline == expected
    assert TIMELINE not in session.node.properties
    for expected in (TEXT, OTHER, ""):
        session.redo()
        assert session.timeline == expected


def test_undoing_elsewhere_goes_to_its_position(session: Session) -> None:
    session.keep_timeline(TEXT)
    node = session.node
    session.go_to_start()
    session.undo()
    assert session.node is node
    assert kept(session) == ["", "", ""]


def test_it_marks_a_record_as_changed_until_saved(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    session.save(path)
    states: list[bool] = []
    session.changed_changed.connect(states.append)
    session.keep_timeline(TEXT)
    session.undo()
    session.redo()
    session.save(path)
    assert states == [True, False, True, False]


def test_a_file_keeps_it_unchanged(session: Session, tmp_path: Path) -> None:
    session.keep_timeline(TEXT)
    session.save(tmp_path / "game.sgf")
    other = Session(RULES)
    assert other.open(tmp_path / "game.sgf") == ()
    other.go_to_end()
    assert other.timeline == TEXT
    assert [one.simulations for one in timeline_from_text(other.timeline, RULES)] == [
        one.simulations for one in a_timeline()
    ]


@pytest.mark.parametrize("kind", [Format.PSQ, Format.POS])
@pytest.mark.usefixtures("qapp")
def test_formats_without_timelines_warn(tmp_path: Path, kind: Format) -> None:
    session = Session(PRESETS["gomoku-15"])
    session.play(112)
    without = _left_out(session, tmp_path / f"without.{kind}")
    session.keep_timeline(TEXT)
    assert _left_out(session, tmp_path / f"with.{kind}") != without


def _left_out(session: Session, path: Path) -> set[str]:
    warnings = save_record(session.record, path)
    return {str(warning.fields.get("what")) for warning in warnings}


def test_a_copied_variation_includes_it(session: Session) -> None:
    session.keep_timeline(TEXT)
    node = session.node
    session.go_back()
    session.delete(node)
    assert kept(session) == ["", ""]
    session.undo()
    assert kept(session) == ["", "", TEXT]


def test_the_journal_of_a_killed_program_includes_it(session: Session, tmp_path: Path) -> None:
    session.keep_timeline(OTHER)
    session.keep_timeline(TEXT)
    session.go_back()
    session.keep_timeline(OTHER)
    session.undo()
    session.close(discard=False)
    (left,) = found(tmp_path / "journals")
    claimed = claim(left)
    assert claimed is not None
    back = replayed(claimed)
    assert back.problem is None
    assert contents(back.record) == contents(session.record)
    assert [node.properties.get(TIMELINE) for node in back.record.main_line()] == [None, None, (TEXT,)]
    claimed.discard()


@pytest.mark.parametrize("text", ["", TEXT, 'odd "]\\;\n\udcff'])
def test_a_line_of_the_journal_restores_the_edit(text: str) -> None:
    assert edit_of(line_of(TimelineKept((0, 1), text))) == TimelineKept((0, 1), text)


def test_the_longest_text_fits_into_a_line() -> None:
    assert len(line_of(TimelineKept((0,) * 1000, "A" * MOST_LETTERS))) < edits.MAX_LINE_BYTES


def test_a_text_too_long_for_the_journal_is_reported_and_the_next_edit_starts_again(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[JournalError] = []
    session.journal_failed.connect(failures.append)
    with monkeypatch.context() as narrow:
        narrow.setattr(edits, "MAX_LINE_BYTES", 1000)
        session.keep_timeline(TEXT)
        session.comment("even a short edit needs the whole record then")
    assert [failure.code for failure in failures] == ["journal_too_large"] * 2
    assert session.timeline == TEXT
    session.comment("and now there is room")
    assert len(failures) == 2
    session.close(discard=False)
    (left,) = found(tmp_path / "journals")
    claimed = claim(left)
    assert claimed is not None
    assert contents(replayed(claimed).record) == contents(session.record)
    claimed.discard()
