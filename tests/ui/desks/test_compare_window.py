"""The window with two searches: real threads, numbers read from what is shown and checked against the arrays."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.activities.comparison import Comparison
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.views.snapshot import Snapshot
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.insight.differences import Column
from studio.insight.sides import Side, SideSettings
from studio.players.profile_folder import ProfileFolder
from studio.thinking.live_search import LiveSearch
from studio.thinking.thinker import Thinker
from studio.ui.compare.boards import Place
from studio.ui.compare.difference_map import difference_layer, signed_percent
from studio.ui.desks.own_profiles import OwnProfiles
from studio.ui.desks.windows.compare_window import CompareWindow
from studio.ui.parts.theme import DARK, LIGHT
from studio.ui.words.numbers import percent
from tests.ui.pseudo_locale import PseudoLocale

ENGLISH = QLocale("en_US")
NOUGHTS, SIX, FIFTEEN = PRESETS["tic-tac-toe"], PRESETS["gomoku-6"], PRESETS["gomoku-15"]
PLAIN, OTHER = SideSettings("classic-uct", seed=3), SideSettings("neighbour", seed=4)
SOME = Limit(simulations=800)


class Bench(QObject):
    """A window, its comparison and the analyses that this made."""

    def __init__(self) -> None:
        super().__init__()
        self.analyses: list[LiveSearch] = []
        self.comparison = Comparison(self._live_search, self)
        self.profiles = OwnProfiles(ProfileFolder(Path("nowhere")), self)
        self.window = CompareWindow(self.comparison, self.profiles, LIGHT)

    @property
    def threads_running(self) -> int:
        return sum(thread.isRunning() for thread in self.findChildren(QThread))

    def snapshot(self, side: Side) -> Snapshot:
        of_side = self.comparison.left if side is Side.LEFT else self.comparison.right
        assert of_side.thought is not None
        return of_side.thought.snapshot

    def _live_search(self, parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
        self.analyses.append(LiveSearch(parameters, seed=seed, parent=owner))
        return self.analyses[-1]


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    QLocale.setDefault(ENGLISH)
    bench = Bench()
    bench.window.setLocale(ENGLISH)
    bench.window.resize(1100, 760)
    qtbot.addWidget(bench.window)
    yield bench
    bench.window.close()
    assert bench.threads_running == 0


@pytest.fixture
def window(bench: Bench) -> CompareWindow:
    return bench.window


def position(moves: str = "c3 d4", rules: Rules = SIX) -> Position:
    made = Position(rules)
    for text in moves.split():
        made.play(point_from_human(text, rules))
    return made


def wait_end(qtbot: QtBot, bench: Bench) -> None:
    qtbot.waitUntil(lambda: not bench.comparison.is_thinking, timeout=60_000)


def compared(qtbot: QtBot, bench: Bench, left: SideSettings = PLAIN, right: SideSettings = OTHER) -> None:
    bench.window.compare(position(), left, right, SOME)
    bench.window.activateWindow()
    qtbot.waitUntil(bench.window.isActiveWindow)
    wait_end(qtbot, bench)


def cell(window: CompareWindow, row: int, column: Column) -> str:
    return str(window.table.model().index(row, column).data())


def scene_heat(window: CompareWindow, place: Place) -> object:
    return window.boards.boards[place].still_scene().heat


def test_before_the_first_search_it_says_what_will_be_there(window: CompareWindow, bench: Bench) -> None:
    window.show_position(position())
    assert window.isVisible()
    assert window.isWindow()
    assert not window.isModal()
    assert window.note.text() == "Choose how A and B search, and press Space to start both."
    assert window.table.model().rowCount() == 0
    assert window.plot.is_empty
    assert not bench.analyses
    assert all(board.stone(14) is Stone.EMPTY for board in window.boards.boards.values())
    assert all(board.still_scene().last_point is not None for board in window.boards.boards.values())


def test_rows_are_the_arrays_of_both_searches(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench)
    left, right = bench.snapshot(Side.LEFT).visits / 800, bench.snapshot(Side.RIGHT).visits / 800
    table, window = bench.window.table, bench.window
    order = [table._model.move(row).point for row in range(table.model().rowCount())]
    differences = np.abs(right - left).ravel()
    assert len(order) == np.count_nonzero((left > 0) | (right > 0))
    assert list(differences[order]) == sorted(differences[order], reverse=True)
    for row, point in enumerate(order):
        assert cell(window, row, Column.LEFT_SHARE) == percent(left.flat[point], ENGLISH)
        assert cell(window, row, Column.RIGHT_SHARE) == percent(right.flat[point], ENGLISH)
        change = signed_percent(right.flat[point] - left.flat[point], ENGLISH)
        assert cell(window, row, Column.SHARE_DIFFERENCE) == change


def test_boards_counts_and_lights_tell_of_both(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench)
    window = bench.window
    assert all(window.boards.count_text(side).startswith("800") for side in Side)
    assert [light.word for light in window.boards.lights.values()] == ["paused", "paused"]
    heat = {place: window.boards.boards[place].still_scene().heat for place in Place}
    for side, place in ((Side.LEFT, Place.LEFT), (Side.RIGHT, Place.RIGHT)):
        layer = heat[place]
        assert layer is not None
        assert np.array_equal(layer.colors[..., 3] > 0, bench.snapshot(side).visits > 0)
    shown, middle = window.table._shown, heat[Place.DIFFERENCE]
    assert shown is not None
    assert middle is not None
    assert np.array_equal(middle.colors, difference_layer(shown, on_dark=False).colors)
    assert window.boards.legends[Place.LEFT].texts == window.boards.legends[Place.RIGHT].texts
    qtbot.waitUntil(lambda: not window.plot.is_empty)
    assert window.bar.progress.value() == window.bar.progress.maximum()
    assert "have used their limit" in window.note.text()


def test_the_same_settings_differ_in_nothing(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench, PLAIN, PLAIN)
    rows = range(bench.window.table.model().rowCount())
    none = percent(0.0, ENGLISH)
    assert {cell(bench.window, row, Column.SHARE_DIFFERENCE) for row in rows} == {none}
    assert {cell(bench.window, row, Column.WIN_RATE_DIFFERENCE) for row in rows} == {none}
    middle = bench.window.boards.boards[Place.DIFFERENCE].still_scene().heat
    assert middle is not None
    assert not middle.colors.any()
    assert bench.window.boards.legends[Place.DIFFERENCE].texts == (percent(0.0, ENGLISH, 2),)


def test_uniform_against_neighbour_is_one_call(qtbot: QtBot, bench: Bench) -> None:
    bench.window.bar.show_limit(SOME)
    bench.window.uniform_against_neighbour(position())
    assert [live_search.parameters.rollout for live_search in bench.analyses] == ["uniform", "neighbour"]
    assert bench.window.left.settings.profile == "neighbour-uniform"
    assert bench.window.right.settings.profile == "neighbour"
    wait_end(qtbot, bench)
    assert [side.simulations for side in bench.comparison.sides] == [800, 800]


def test_a_row_that_is_pointed_at_is_shown_on_all_boards(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench)
    window = bench.window
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Down)
    lines = [board.still_scene().line for board in window.boards.boards.values()]
    point = window.table._model.move(window.table.currentIndex().row()).point
    assert [line.points for line in lines if line is not None] == [(point,)] * 3
    window.left.profile.setFocus()
    assert [board.still_scene().line for board in window.boards.boards.values()] == [None] * 3


def test_keys_run_pause_restart_and_close(qtbot: QtBot, bench: Bench) -> None:
    window = bench.window
    window.compare(position("h8", FIFTEEN), PLAIN, OTHER, Limit())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: all(side.simulations for side in bench.comparison.sides), timeout=60_000)
    assert window.bar.run.text() == "Pause"
    assert not window.bar.limit_editor.isEnabled()
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    wait_end(qtbot, bench)
    assert window.bar.run.text() == "Run"
    assert window.bar.limit_editor.isEnabled()
    assert "paused" in window.note.text()
    QTest.keyClick(window.left.seed, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert [side.simulations for side in bench.comparison.sides] == [0, 0]
    assert window.table.model().rowCount() == 0
    QTest.keyClick(window.bar.run, Qt.Key.Key_Space)
    assert bench.comparison.is_thinking
    QTest.keyClick(window.right.exploration, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert bench.threads_running == 0


def test_closing_while_both_search_ends_the_threads(qtbot: QtBot, bench: Bench) -> None:
    bench.window.compare(position("h8", FIFTEEN), PLAIN, OTHER, Limit())
    qtbot.waitUntil(lambda: all(side.simulations for side in bench.comparison.sides), timeout=60_000)
    assert bench.threads_running == 2
    bench.window.close()
    assert bench.threads_running == 0
    bench.window.show_position(position())
    assert bench.window.table.model().rowCount() == 0
    assert bench.window.left.settings == PLAIN


def test_a_side_that_is_changed_begins_anew(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench)
    window = bench.window
    window.right.seed.setValue(9)
    assert bench.comparison.left.simulations == 800
    assert window.boards.count_text(Side.RIGHT) == ""
    assert window.table.model().rowCount() == 0
    assert "catch up" in window.note.text()
    window.run()
    wait_end(qtbot, bench)
    assert bench.comparison.right.settings.seed == 9
    assert [side.simulations for side in bench.comparison.sides] == [800, 800]


def test_proofs_are_told(qtbot: QtBot, bench: Bench) -> None:
    window, limit = bench.window, Limit(simulations=50_000)
    window.compare(position("b2", NOUGHTS), SideSettings("studio"), SideSettings("studio", seed=1), limit)
    wait_end(qtbot, bench)
    assert [light.word for light in window.boards.lights.values()] == ["proven", "proven"]
    assert "proven in both searches" in window.note.text()
    window.compare(position("b2", NOUGHTS), SideSettings("studio"), PLAIN, Limit(simulations=5000))
    wait_end(qtbot, bench)
    qtbot.waitUntil(lambda: "let B go on" in window.note.text())
    proofs = [cell(window, row, Column.PROOF) for row in range(window.table.model().rowCount())]
    assert "A: draw" in proofs


def test_a_finished_game_says_so(qtbot: QtBot, bench: Bench) -> None:
    bench.window.compare(position("a1 a3 b1 b3 c1", NOUGHTS), PLAIN, OTHER, SOME)
    wait_end(qtbot, bench)
    assert "The game is over here" in bench.window.note.text()


def test_a_failure_is_said_with_its_side(qtbot: QtBot, bench: Bench) -> None:
    def break_down(_thinker: Thinker) -> None:
        raise MemoryError("no memory left")

    bench.window.compare(position(), PLAIN, PLAIN, Limit(seconds=3600))
    bench.analyses[1]._thinker.post(break_down)
    qtbot.waitUntil(lambda: "no memory left" in bench.window.note.text(), timeout=60_000)
    assert bench.window.note.text().startswith("B: ")
    assert bench.window.boards.lights[Side.RIGHT].word == "failed"
    bench.comparison.pause()
    wait_end(qtbot, bench)
    bench.window.restart()
    assert "no memory left" not in bench.window.note.text()


def test_tab_walks_from_left_to_right_and_down(qtbot: QtBot, window: CompareWindow) -> None:
    window.show_position(position())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.left.profile.setFocus()
    names = []
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.objectName() or focused.accessibleName())
        assert focused.accessibleName() or focused.objectName() in ("compare_run", "compare_restart"), focused
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    sides = [[f"compare_{side}_{part}" for part in ("profile", "parameters", "seed", "exploration")] for side in Side]
    bar = ["compare_limit", "compare_run", "compare_restart"]
    assert names == [*sides[0], *bar, *sides[1], "differences"]


def test_a_theme_reaches_every_part(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench)
    window = bench.window
    before = scene_heat(window, Place.DIFFERENCE)
    window.set_theme(DARK)
    assert all(board.theme is DARK for board in window.boards.boards.values())
    after = scene_heat(window, Place.DIFFERENCE)
    assert after is not None
    assert after is not before
    window.set_theme(LIGHT)
    assert all(board.theme is LIGHT for board in window.boards.boards.values())


def test_every_text_follows_the_language(qtbot: QtBot, bench: Bench) -> None:
    compared(qtbot, bench)
    window, translator = bench.window, PseudoLocale()
    QCoreApplication.installTranslator(translator)
    try:
        for widget in (window, *window.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        texts = (
            window.windowTitle(),
            window.note.text(),
            window.bar.run.text(),
            window.bar.restart.text(),
            window.boards.boards[Place.LEFT].accessibleName(),
            window.boards.count_text(Side.LEFT),
            window.boards.lights[Side.LEFT].word,
            window.left.profile.currentText(),
            window.table.accessibleName(),
            window.plot.accessibleName(),
        )
        assert all(text.startswith("[") for text in texts), texts
    finally:
        QCoreApplication.removeTranslator(translator)
