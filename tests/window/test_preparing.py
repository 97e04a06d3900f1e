"""While the search is being compiled, the window is usable and shows the progress."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.engine import messages
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.engine.stages import ALL
from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.lessons.reading import read_lesson
from studio.matches.projects import PROJECTS
from studio.networks.searching import stages_for
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.play.player_row import PlayerRowView
from studio.ui.window.garbage_collector import GarbageCollector
from tests.window.hands import child_of
from tests.window.readers import Reader
from tests.window.starting import Start

Go = Callable[[], bool]

WANTED = stages_for(profile_named(DEFAULT_PROFILE).parameters, PRESETS["gomoku-15"])


class SlowWarmup:
    """Stands in for the compiler; it takes as long as the test wants."""

    def __init__(self) -> None:
        self.wanted: list[Sequence[str]] = []
        self.may_go_on, self.rest = threading.Event(), 0
        self.is_at_work = self.is_closed = False

    def prepare(self, wanted: Sequence[str], tell: Callable[[int, int], None], go_on: Go) -> None:
        self.wanted.append(wanted)
        tell(1, len(wanted))
        while go_on() and not self.may_go_on.wait(0.01):
            pass

    def begin_rest(self) -> None:
        self.is_at_work, self.rest = True, 3

    @property
    def progress(self) -> tuple[int, int]:
        return self.rest, len(ALL)

    def close(self) -> None:
        self.is_closed = True

    def __enter__(self) -> "SlowWarmup":
        return self

    def __exit__(self, *_error: object) -> None:
        """Threat searches use it for a moment."""


@pytest.fixture
def warmup(monkeypatch: pytest.MonkeyPatch) -> SlowWarmup:
    warmup = SlowWarmup()
    monkeypatch.setattr("studio.engine.warmup.Warmup", lambda: warmup)
    return warmup


def test_a_cold_start_shows_its_progress_and_allows_reviewing(qtbot: QtBot, start: Start, warmup: SlowWarmup) -> None:
    program = start()
    window, light = program.window, program.window.panes.bar.light
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PREPARING)
    qtbot.waitUntil(lambda: light.toolTip() == f"preparing the search for this board, 1 of {len(WANTED)}")
    assert light.word == f"first start: preparing the search, part 2 of {len(WANTED)}"
    assert not window.actions_["run"].isEnabled()
    assert "is being prepared" in window.panes.candidates.empty_text
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert program.session.position.ply == 4, "navigation works meanwhile"
    warmup.may_go_on.set()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED)
    assert window.actions_["run"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: (found := program.live_search.thought) is not None and found.snapshot.simulations > 100)
    assert not program.live_search.is_start_wanted


@pytest.mark.long
@pytest.mark.usefixtures("warmup")
def test_a_search_of_a_project_is_announced_while_it_is_prepared(qtbot: QtBot, start: Start) -> None:
    program = start()
    candidates = program.window.panes.candidates
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PREPARING)
    program.window.controllers.projects.start(PROJECTS["neighbour-port"].searches[0])
    qtbot.waitUntil(lambda: candidates.empty_text == "The search begins as soon as it is prepared.")
    program.live_search.pause()
    assert "is being prepared" in candidates.empty_text


@pytest.mark.long
def test_remaining_work_is_shown_while_the_search_continues_and_no_longer(
    qtbot: QtBot, start: Start, warmup: SlowWarmup
) -> None:
    warmup.may_go_on.set()
    program = start()
    light = program.window.panes.bar.light
    qtbot.waitUntil(lambda: light.toolTip() == f"preparing the search for other boards: 3 of {len(ALL)}")
    program.window.actions_["run"].trigger()
    warmup.rest = 4
    qtbot.waitUntil(lambda: light.toolTip() == f"preparing the search for other boards: 4 of {len(ALL)}")
    warmup.is_at_work = False
    qtbot.waitUntil(lambda: light.word == "thinking")


@pytest.mark.long
def test_the_search_waits_only_for_its_own_kernels(qtbot: QtBot, start: Start, warmup: SlowWarmup) -> None:
    warmup.may_go_on.set()
    program = start()
    qtbot.waitUntil(lambda: program.live_search.thought is not None)
    assert warmup.wanted[0] == WANTED
    assert set(WANTED) < set(ALL)


@pytest.mark.long
def test_the_compiler_is_left_out_of_garbage_collections_once_it_is_loaded(
    qtbot: QtBot, start: Start, warmup: SlowWarmup, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_out: list[GarbageCollector] = []
    monkeypatch.setattr(GarbageCollector, "leave_out_present", lambda collector: left_out.append(collector))
    program = start()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PREPARING)
    assert not left_out
    warmup.may_go_on.set()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED)
    assert len(left_out) == 1
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING)
    assert len(left_out) == 1


@pytest.mark.long
def test_a_window_can_be_closed_while_the_search_is_compiled(qtbot: QtBot, start: Start, warmup: SlowWarmup) -> None:
    program = start()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PREPARING)
    program.close()
    assert not program.live_search._thread.isRunning()
    assert warmup.is_closed, "its child processes end with it"


@pytest.mark.long
def test_a_failed_compilation_is_reported(
    qtbot: QtBot, start: Start, warmup: SlowWarmup, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_wanted: Sequence[str], _tell: Callable[[int, int], None], _go_on: Go) -> None:
        raise StudioError(messages.NOT_COMPILED, folder="/here")

    monkeypatch.setattr(warmup, "prepare", fail)
    program = start()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.FAILED)
    assert not program.live_search._thread.isFinished()


def test_an_engine_thinks_only_after_its_search_is_prepared(qtbot: QtBot, start: Start, warmup: SlowWarmup) -> None:
    program = start()
    window, game = program.window, program.window.context.live_game
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PREPARING)
    engine = SeatedEngine("studio", "beginner", Limit(seconds=30))
    clock = TimeControl(game_seconds=60)
    window.controllers.play.begin(GameSetup(PRESETS["tic-tac-toe"], engine, Person(), clock=clock))
    qtbot.waitUntil(lambda: game.is_preparing)
    row = window.panes.players.findChild(PlayerRowView, "players_black")
    assert isinstance(row, PlayerRowView)
    shown = [row, *row.findChildren(QWidget)]
    texts = [part.accessibleName() for part in shown]
    texts += [part.text() for part in shown if isinstance(part, QLabel) and part.isVisible()]
    assert not [text for text in texts if "thinking" in text or ":" in text], "no word and no clock"
    assert game.clock.running is None
    assert window.panes.bar.light.word.startswith("first start: preparing the search")
    assert child_of(window, QLabel, "status").text().endswith("the engine is being prepared")
    warmup.may_go_on.set()
    qtbot.waitUntil(lambda: not game.is_preparing)
    qtbot.waitUntil(lambda: program.session.position.ply == 1, timeout=60_000)


TEXTS = """
title = "Texts"
sentence = "Two texts, then a search."
game = "tic-tac-toe"
profile = "classic-uct"
[[steps]]
text = "One."
[[steps]]
text = "Two."
do = { until_simulations = 10 }
[[steps]]
text = "Three."
"""


@pytest.mark.long
def test_the_text_of_a_lesson_is_read_while_its_search_is_prepared(
    qtbot: QtBot, start: Start, warmup: SlowWarmup, tmp_path: Path
) -> None:
    program = start()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PREPARING)
    path = tmp_path / "texts.toml"
    path.write_text(TEXTS)
    reader = Reader(qtbot, program)
    reader.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    program.window.controllers.lessons.begin(read_lesson(path))
    assert "The search is being prepared." in reader.text("note")
    reader.press("lesson_continue")
    assert reader.page.number == 2
    assert not reader.button("lesson_continue").isEnabled(), "this step runs the search"
    warmup.may_go_on.set()
    reader.waited()
    assert (reader.page.number, reader.text("note")) == (2, "")
    reader.go_on()
    assert reader.page.number == 3
    assert reader.stands_at(reader.place)
