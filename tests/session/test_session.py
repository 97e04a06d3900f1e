"""The open record: navigation, editing, undo and saving."""

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.game.errors import IllegalMoveError
from studio.game.files import open_records
from studio.game.notation import human_point
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.session.journal import Journal
from studio.session.recovery import found
from studio.session.session import Session
from tests.properties.records import contents
from tests.session.acts import NINE, act, play


@pytest.fixture
def session(qapp: object) -> Session:
    del qapp
    return Session(NINE)


def was_touched(session: Session) -> bool:
    return session.origin.was_touched


def is_changed(session: Session) -> bool:
    return session.is_changed


def line(session: Session) -> str:
    return " ".join(human_point(move.point, session.rules) for move in session.position.moves)


def test_moves_are_played_followed_and_branched(session: Session) -> None:
    play(session, "e5 f5 d4")
    assert line(session) == "e5 f5 d4"
    session.go_back(2)
    play(session, "f5")
    assert len(session.node.parent.children) == 1, "an existing move is followed"  # type: ignore[union-attr]
    session.go_back()
    play(session, "a1")
    assert line(session) == "e5 a1"
    session.go_back()
    session.go_to_end()
    assert line(session) == "e5 f5 d4"
    session.go_to_start()
    session.go_forward(99)
    assert line(session) == "e5 f5 d4"


def test_an_illegal_move_changes_nothing(session: Session) -> None:
    play(session, "e5")
    with pytest.raises(IllegalMoveError):
        play(session, "e5")
    assert line(session) == "e5"
    assert not session.can_redo


def test_a_move_at_the_cursor_replays_nothing(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    play(session, "e5 f5")

    def refuse(*_: object) -> None:
        pytest.fail("the position at the cursor was at hand")

    with monkeypatch.context() as patch:
        patch.setattr(GameRecord, "position", refuse)
        play(session, "d4 c3")
        with pytest.raises(IllegalMoveError):
            play(session, "e5")
        session.go_back()
        play(session, "b2")
    assert line(session) == "e5 f5 d4 b2"
    assert session.position == session.record.position(session.node)
    assert session.cursor == (0, 0, 0, 1)


def test_edits_can_be_undone_and_redone(session: Session) -> None:
    play(session, "e5 f5")
    session.comment("a fine move")
    session.go_back()
    play(session, "g5 h5")
    session.promote(session.node.path()[2])
    states = [contents(session.record)]
    while session.can_undo:
        session.undo()
        states.append(contents(session.record))
    assert not session.record.root.children
    assert len(states) == 7
    while session.can_redo:
        assert contents(session.record) == states.pop()
        session.redo()
    assert contents(session.record) == states.pop()


def test_deleting_the_current_node_moves_the_cursor_up(session: Session, qtbot: QtBot) -> None:
    play(session, "e5 f5 d4 d5")
    second = session.node.path()[2]
    with qtbot.waitSignals([session.position_changed, session.tree_changed]):
        session.delete(second)
    assert line(session) == "e5"
    session.undo()
    assert line(session) == "e5 f5 d4 d5"
    assert session.position.key == session.record.position(session.node).key


def test_only_edits_mark_a_game_of_the_program_as_changed(qtbot: QtBot, tmp_path: Path) -> None:
    session = Session(NINE, games_folder=tmp_path)
    play(session, "e5")
    assert is_changed(session)
    with qtbot.waitSignal(session.changed_changed):
        session.save(tmp_path / "game.sgf")
    assert not is_changed(session)
    session.results.keep_analysis(session.node, PositionAnalysis(10, (Candidate(3, 10, 0.5),)))
    session.go_to_start()
    assert not is_changed(session)
    session.go_to_end()
    session.comment("now it is")
    assert is_changed(session)


def test_results_of_searches_are_never_asked_about(session: Session, tmp_path: Path) -> None:
    session = Session(NINE, games_folder=tmp_path / "games")
    (tmp_path / "games").mkdir()
    found = PositionAnalysis(10, (Candidate(3, 10, 0.5),))
    for path, is_written in ((tmp_path / "games" / "own.sgf", True), (tmp_path / "user.sgf", False)):
        session.begin(NINE)
        play(session, "e5")
        session.save(path)
        before = path.read_bytes()
        session.results.keep_analysis(session.node, found)
        assert not is_changed(session)
        session.save_analysis()
        assert (path.read_bytes() != before) is is_written
    session.save(path)
    assert open_records(path).records[0].main_line()[-1].analysis is not None, "a save writes them"


def test_results_of_a_review_count_as_unsaved(qapp: object, tmp_path: Path) -> None:
    del qapp
    session = Session(NINE)
    play(session, "e5")
    session.save(tmp_path / "user.sgf")
    session.results.keep_analysis(session.node, PositionAnalysis(10, (Candidate(3, 10, 0.5),)), to_be_saved=True)
    assert (is_changed(session), session.is_only_analysed) == (True, True)
    session.comment("an edit")
    assert is_changed(session)
    assert not session.is_only_analysed


def test_results_of_a_review_are_saved_unasked_in_the_folder_of_games(session: Session, tmp_path: Path) -> None:
    session = Session(NINE, games_folder=tmp_path)
    found = PositionAnalysis(10, (Candidate(3, 10, 0.5),))
    play(session, "e5")
    session.results.keep_analysis(session.node, found, to_be_saved=True)
    assert is_changed(session), "there is no file yet"
    session.save(tmp_path / "own.sgf")
    session.results.keep_analysis(session.record.root, found, to_be_saved=True)
    assert not is_changed(session)
    session.save_analysis()
    assert open_records(tmp_path / "own.sgf").records[0].root.analysis is not None


def test_results_of_searches_that_the_file_cannot_store_are_no_changes(session: Session, tmp_path: Path) -> None:
    play(session, "e5")
    session.save(tmp_path / "game.psq")
    session.results.keep_analysis(session.node, PositionAnalysis(10, (Candidate(3, 10, 0.5),)))
    assert not is_changed(session)


def test_review_results_mark_a_record_as_changed(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    play(session, "e5")
    session.save(tmp_path / "game.sgf")
    found = PositionAnalysis(10, (Candidate(3, 10, 0.5),))
    with qtbot.waitSignal(session.changed_changed):
        assert session.results.keep_analysis(session.node, found, to_be_saved=True)
    session.comment("and back")
    session.undo()
    assert is_changed(session), "undoing keeps the results of the review"
    session.save(tmp_path / "game.sgf")
    assert not is_changed(session)
    assert not session.results.keep_analysis(session.node, found, to_be_saved=True)
    assert not is_changed(session), "it was known"


def test_a_file_changed_by_another_program_is_noticed(session: Session, tmp_path: Path) -> None:
    play(session, "e5 f5")
    path = tmp_path / "game.sgf"
    session.save(path)
    assert not was_touched(session)
    path.write_text(path.read_text() + " ")
    assert was_touched(session)
    session.open(path)
    assert not was_touched(session)
    assert session.file == path


def test_random_editing_keeps_the_position_right_and_can_be_undone_to_the_start(session: Session) -> None:
    chance = random.Random(5)
    for _ in range(400):
        act(session, chance)
        assert session.position == session.record.position(session.node)
    while session.can_undo:
        session.undo()
    assert contents(session.record) == contents(GameRecord(NINE))


def test_a_file_with_several_games_is_never_overwritten_by_one_of_them(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "many.sgf"
    path.write_text("(;FF[4]GM[4]SZ[9];B[ee])(;FF[4]GM[4]SZ[9];B[dd];W[ee])")
    session.open(path, 1)
    assert (session.origin.number, session.record.main_line()[-1].move is not None) == (1, True)
    assert len(session.record.main_line()) == 3
    assert session.origin.format is None, "a save asks for another name"
    session.open(path, 7)
    assert session.origin.number == 0, "the file has fewer games by now"


def test_a_record_can_be_changed_before_another_replaces_it(session: Session) -> None:
    play(session, "e5")
    seen: list[int] = []
    session.record_closing.connect(lambda: seen.append(len(session.record.main_line())))
    session.begin(NINE)
    assert seen == [2]


def test_proofs_of_threats_are_added_to_an_analysis_once(tmp_path: Path) -> None:
    session = Session(NINE, games_folder=tmp_path)
    play(session, "e5")
    found = ThreatsFound(ThreatWin("fours", (3, 4, 5)))
    assert not session.results.keep_threats(session.node, found), "there is no analysis"
    session.results.keep_analysis(session.node, PositionAnalysis(10, (Candidate(3, 10, 0.5),)))
    assert session.results.keep_threats(session.node, found)
    assert session.record.known(session.node) == KnownResult(Proof.WIN, 3)
    assert not session.results.keep_threats(session.node, found)
    assert not session.results.is_unsaved, "the program does not ask to save them"


def test_only_proofs_of_threats_are_removed_from_analyses(tmp_path: Path) -> None:
    session = Session(NINE, games_folder=tmp_path)
    play(session, "e5")
    results, node = session.results, session.node
    assert not results.forget_threats()
    results.keep_analysis(node, PositionAnalysis(10, (Candidate(3, 10, 0.5),)))
    results.keep_threats(node, ThreatsFound(ThreatWin("fours", (3, 4, 5))))
    more = PositionAnalysis(20, (Candidate(3, 18, 0.4), Candidate(7, 2, -1, proof=Proof.LOSS)))
    results.keep_analysis(node, more)
    assert session.record.known(node) == KnownResult(Proof.WIN, 3)
    assert results.forget_threats()
    assert node.analysis == more, "the proof of the search remains"
    assert session.record.known(node) == KnownResult()


def test_a_record_comes_back_as_it_was_put_aside(qapp: object, tmp_path: Path) -> None:
    del qapp
    path = tmp_path / "club.sgf"
    path.write_text("(;FF[4]GM[4]SZ[9];B[ee];W[dd])")
    session = Session(NINE, Journal(tmp_path / "journals"))
    session.open(path)
    play(session, "a1 b1")
    session.undo()
    analysis = PositionAnalysis(100, (Candidate(0, 100, 0.5),))
    session.results.keep_analysis(session.node, analysis, to_be_saved=True)
    before = (session.record, session.node, session.file, session.can_undo, session.can_redo, session.is_changed)
    aside = session.put_aside()
    session.present(GameRecord(NINE))
    assert (session.is_changed, session.can_undo, found(tmp_path / "journals")) == (False, False, [])
    session.bring_back(aside)
    after = (session.record, session.node, session.file, session.can_undo, session.can_redo, session.is_changed)
    assert after == before
    assert session.node.analysis == analysis
    assert session.results.is_unsaved
    assert session.is_recoverable, "the journal has the changes again"
    session.redo()
    assert line(session).endswith("b1")
    session.undo()
    session.undo()
    session.undo()
    assert not session.can_undo
