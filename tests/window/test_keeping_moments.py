"""The moments of a search stored in the record: saving, opening, undoing and damage."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.game.node import TIMELINE
from studio.game.rules import PRESETS
from studio.keeping.timelines import timeline_to_text
from studio.session import edits
from studio.ui.program import Program
from tests.keeping.timelines import a_timeline
from tests.sizes import one_always
from tests.window.replays import bar, go_to, is_present, newest, shows, slider, table, wish
from tests.window.starting import Start
from tests.window.thinking import think_a_little


@pytest.fixture
def small(start: Start, qtbot: QtBot) -> Program:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    think_a_little(qtbot, program)
    return program


def kept_file(folder: Path, program: Program) -> Path:
    path = folder / "kept.sgf"
    program.session.save(path)
    return path


def test_stored_moments_need_no_search(qtbot: QtBot, small: Program, start: Start, tmp_path: Path) -> None:
    moments = bar(small).snapshots
    wish(small, "keep")
    assert "contains the snapshots" in small.window.panes.note.text()
    assert small.session.is_changed
    path = kept_file(tmp_path, small)
    other = start()
    assert other.window.controllers.files.open(path)
    qtbot.waitUntil(lambda: other.live_search.thought is not None, timeout=30_000)
    assert newest(other).simulations == 0, "nothing was computed"
    assert [one.simulations for one in bar(other).snapshots] == [one.simulations for one in moments]
    for place in (0, 3, len(moments) - 2):
        moment = go_to(other, place)
        np.testing.assert_array_equal(moment.visits, moments[place].visits)
        shows(other, moment, plotted=place + 1)
    bar(other).show_now()
    assert is_present(other)
    assert other.window.panes.panel.figure("simulations") == f"{moments[-1].simulations:,}"
    qtbot.waitUntil(lambda: bool(other.window.panes.convergence.snapshots))
    other.session.go_to_end()
    assert not other.session.is_changed


@pytest.mark.long
def test_a_new_search_does_not_end_the_replay_of_stored_moments(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    think_a_little(qtbot, program, 300)
    wish(program, "keep")
    program.session.play(40)
    program.session.go_back()
    kept = bar(program).snapshots
    moment = go_to(program, 3)
    think_a_little(qtbot, program, 3000)
    assert bar(program).moment is moment
    shows(program, moment, plotted=4)
    assert bar(program).snapshots == kept
    bar(program).show_now()
    shows(program, newest(program))
    assert bar(program).snapshots[-1].simulations == 3000


@pytest.mark.long
def test_storing_can_be_undone_and_redone(qtbot: QtBot, small: Program) -> None:
    del qtbot
    wish(small, "keep")
    text = small.session.timeline
    assert text
    count = len(bar(small).snapshots)
    small.session.undo()
    assert small.session.timeline == ""
    small.session.redo()
    assert small.session.timeline == text
    assert len(bar(small).snapshots) == count


@pytest.mark.parametrize(
    "damage",
    one_always(
        2,
        [
            lambda text: text[:200],
            lambda _: "nonsense",
            lambda text: text.replace("-1.", "-9."),
            lambda _: "A" * 500_000,
        ],
    ),
)
def test_a_damaged_timeline_is_reported_and_does_no_harm(
    qtbot: QtBot, start: Start, tmp_path: Path, damage: Callable[[str], str]
) -> None:
    program, path = start(), tmp_path / "damaged.sgf"
    text = damage(timeline_to_text(a_timeline(), PRESETS["tic-tac-toe"]))
    program.session.begin(PRESETS["tic-tac-toe"])
    program.session.record.set_property(program.session.node, TIMELINE, (text,))
    program.session.play(4)
    program.session.save(path)
    other = start(path)
    assert other.session.timeline == text
    qtbot.waitUntil(lambda: "snapshots" in other.window.panes.note.text())
    assert bar(other).snapshots == ()
    assert slider(other).maximum() == 0
    think_a_little(qtbot, other)
    shows(other, go_to(other, 2))
    wish(other, "keep")
    assert other.session.timeline not in ("", text)
    other.session.undo()
    assert other.session.timeline == text
    qtbot.waitUntil(lambda: "snapshots" in other.window.panes.note.text())


@pytest.mark.long
def test_each_position_has_its_own_moments(qtbot: QtBot, small: Program) -> None:
    first = bar(small).snapshots
    wish(small, "keep")
    small.session.play(4)
    think_a_little(qtbot, small, 30)
    second = bar(small).snapshots
    wish(small, "keep")
    small.session.go_back()
    assert counts(bar(small).snapshots) == counts(first)
    small.session.go_forward()
    assert counts(bar(small).snapshots) == counts(second)
    small.session.begin(PRESETS["connect-four"])
    assert bar(small).snapshots == ()
    assert table(small) == []


def counts(snapshots: tuple[Snapshot, ...]) -> list[int]:
    return [snapshot.simulations for snapshot in snapshots]


@pytest.mark.long
def test_a_record_too_long_for_the_journal_is_reported_and_kept(
    small: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as narrow:
        narrow.setattr(edits, "MAX_LINE_BYTES", 1000)
        wish(small, "keep")
    assert small.session.timeline
    assert "too large" in small.window.panes.note.text()
    path = kept_file(tmp_path, small)
    assert TIMELINE in path.read_text("utf-8")


@pytest.mark.long
def test_a_record_never_stores_more_than_a_file_can_hold(
    qtbot: QtBot, small: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish(small, "keep")
    room = len(small.session.timeline) + 100
    monkeypatch.setattr("studio.ui.controllers.inside.replay.MAX_FILE_BYTES", 2 * room)
    wish(small, "keep")
    assert "contains the snapshots" in small.window.panes.note.text(), "the same position takes no more space"
    small.session.play(4)
    think_a_little(qtbot, small)
    wish(small, "keep")
    assert "exceed the size limit" in small.window.panes.note.text()
    assert small.session.timeline == ""
