"""The comparison window: real threads; the numbers on screen are checked against the arrays."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QObject, QRect, Qt, QThread
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
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
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.controllers.windows.compare_window import CompareWindow
from studio.ui.texts.numbers import percent
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.pseudo_locale import PseudoLocale

ENGLISH = QLocale("en_US")
NOUGHTS, SIX, FIFTEEN = PRESETS["tic-tac-toe"], PRESETS["gomoku-6"], PRESETS["gomoku-15"]
PLAIN, OTHER = SideSettings("classic-uct", seed=3), SideSettings("neighbour", seed=4)
SOME = Limit(simulations=800)


class ControllerContext(QObject):
    """A window, its comparison, and the analyses that the comparison created."""

    def __init__(self) -> None:
        super().__init__()
        self.analyses: list[LiveSearch] = []
        self.comparison = Comparison(self._live_search, self)
        self.profiles = OwnProfiles(ProfileFolder(Path("nowhere")), self)
        self.theme = Theme(LIGHT)
        self.window = CompareWindow(self.comparison, self.profiles, self.theme)

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
def context(qtbot: QtBot) -> Iterator[ControllerContext]:
    QLocale.setDefault(ENGLISH)
    context = ControllerContext()
    context.window.resize(1100, 760)
    qtbot.addWidget(context.window)
    yield context
    context.window.close()
    assert context.threads_running == 0


@pytest.fixture
def window(context: ControllerContext) -> CompareWindow:
    return context.window


def position(moves: str = "c3 d4", rules: Rules = SIX) -> Position:
    made = Position(rules)
    for text in moves.split():
        made.play(point_from_human(text, rules))
    return made


def wait_end(qtbot: QtBot, context: ControllerContext) -> None:
    qtbot.waitUntil(lambda: not context.comparison.is_thinking, timeout=60_000)


def compared(qtbot: QtBot, context: ControllerContext, left: SideSettings = PLAIN, right: SideSettings = OTHER) -> None:
    context.window.compare(position(), left, right, SOME)
    context.window.activateWindow()
    qtbot.waitUntil(context.window.isActiveWindow)
    wait_end(qtbot, context)


def cell(window: CompareWindow, row: int, column: Column) -> str:
    return str(window.table.model().index(row, column).data())


def scene_heat(window: CompareWindow, place: Place) -> object:
    return window.boards.boards[place].still_scene().heat


def test_before_the_first_search_it_explains_what_it_will_show(
    window: CompareWindow, context: ControllerContext
) -> None:
    window.show_position(position())
    assert window.isVisible()
    assert window.isWindow()
    assert not window.isModal()
    assert window.note.text() == "Choose the settings of A and B. “Run” (Space) then starts both searches."
    assert window.table.model().rowCount() == 0
    assert window.plot.is_empty
    assert not context.analyses
    assert all(board.stone(14) is Stone.EMPTY for board in window.boards.boards.values())
    assert all(board.still_scene().last_point is not None for board in window.boards.boards.values())


def test_rows_equal_the_arrays_of_both_searches(qtbot: QtBot, context: ControllerContext) -> None:
    compared(qtbot, context)
    left, right = context.snapshot(Side.LEFT).visits / 800, context.snapshot(Side.RIGHT).visits / 800
    table, window = context.window.table, context.window
    order = [table._model.move(row).point for row in range(table.model().rowCount())]
    differences = np.abs(right - left).ravel()
    assert len(order) == np.count_nonzero((left > 0) | (right > 0))
    assert list(differences[order]) == sorted(differences[order], reverse=True)
    for row, point in enumerate(order):
        assert cell(window, row, Column.LEFT_SHARE) == percent(left.flat[point], ENGLISH)
        assert cell(window, row, Column.RIGHT_SHARE) == percent(right.flat[point], ENGLISH)
        change = signed_percent(right.flat[point] - left.flat[point], ENGLISH)
        assert cell(window, row, Column.SHARE_DIFFERENCE) == change


def test_boards_counters_and_status_show_both_searches(qtbot: QtBot, context: ControllerContext) -> None:
    compared(qtbot, context)
    window = context.window
    assert all(window.boards.count_text(side).startswith("800") for side in Side)
    assert [light.word for light in window.boards.lights.values()] == ["paused", "paused"]
    heat = {place: window.boards.boards[place].still_scene().heat for place in Place}
    for side, place in ((Side.LEFT, Place.LEFT), (Side.RIGHT, Place.RIGHT)):
        layer = heat[place]
        assert layer is not None
        assert np.array_equal(layer.colors[..., 3] > 0, context.snapshot(side).visits > 0)
    shown, middle = window.table._shown, heat[Place.DIFFERENCE]
    assert shown is not None
    assert middle is not None
    assert np.array_equal(middle.colors, difference_layer(shown).colors)
    assert window.boards.legends[Place.LEFT].texts == window.boards.legends[Place.RIGHT].texts
    qtbot.waitUntil(lambda: not window.plot.is_empty)
    assert window.bar.progress.value() == window.bar.progress.maximum()
    assert "reached their limit" in window.note.text()


def test_equal_settings_give_no_differences(qtbot: QtBot, context: ControllerContext) -> None:
    compared(qtbot, context, PLAIN, PLAIN)
    rows = range(context.window.table.model().rowCount())
    none = percent(0.0, ENGLISH)
    assert {cell(context.window, row, Column.SHARE_DIFFERENCE) for row in rows} == {none}
    assert {cell(context.window, row, Column.WIN_RATE_DIFFERENCE) for row in rows} == {none}
    middle = context.window.boards.boards[Place.DIFFERENCE].still_scene().heat
    assert middle is not None
    assert not middle.colors.any()
    assert context.window.boards.legends[Place.DIFFERENCE].texts == (percent(0.0, ENGLISH, 2),)


def test_uniform_against_neighbour_takes_one_call(qtbot: QtBot, context: ControllerContext) -> None:
    context.window.bar.show_limit(SOME)
    context.window.uniform_against_neighbour(position())
    assert [live_search.parameters.rollout for live_search in context.analyses] == ["uniform", "neighbour"]
    assert context.window.left.settings.profile == "neighbour-uniform"
    assert context.window.right.settings.profile == "neighbour"
    wait_end(qtbot, context)
    assert [side.simulations for side in context.comparison.sides] == [800, 800]


def test_a_hovered_row_is_shown_on_all_boards(qtbot: QtBot, context: ControllerContext) -> None:
    compared(qtbot, context)
    window = context.window
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Down)
    lines = [board.still_scene().line for board in window.boards.boards.values()]
    point = window.table._model.move(window.table.currentIndex().row()).point
    assert [line.points for line in lines if line is not None] == [(point,)] * 3
    window.left.profile.setFocus()
    assert [board.still_scene().line for board in window.boards.boards.values()] == [None] * 3


def test_keys_run_pause_restart_and_close(qtbot: QtBot, context: ControllerContext) -> None:
    window = context.window
    window.compare(position("h8", FIFTEEN), PLAIN, OTHER, Limit())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: all(side.simulations for side in context.comparison.sides), timeout=60_000)
    assert window.bar.run.text() == "&Pause"
    assert not window.bar.limit_editor.isEnabled()
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    wait_end(qtbot, context)
    assert window.bar.run.text() == "&Run"
    assert window.bar.limit_editor.isEnabled()
    assert "paused" in window.note.text()
    QTest.keyClick(window.left.seed, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert [side.simulations for side in context.comparison.sides] == [0, 0]
    assert window.table.model().rowCount() == 0
    seed = window.left.seed.value()
    QTest.keyClick(window.left.seed, Qt.Key.Key_Space)
    assert context.comparison.is_thinking
    assert window.left.seed.value() == seed
    QTest.keyClick(window.right.exploration, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert context.threads_running == 0


def test_closing_during_the_search_ends_both_threads(qtbot: QtBot, context: ControllerContext) -> None:
    context.window.compare(position("h8", FIFTEEN), PLAIN, OTHER, Limit())
    qtbot.waitUntil(lambda: all(side.simulations for side in context.comparison.sides), timeout=60_000)
    assert context.threads_running == 2
    context.window.close()
    assert context.threads_running == 0
    context.window.show_position(position())
    assert context.window.table.model().rowCount() == 0
    assert context.window.left.settings == PLAIN


def test_a_changed_side_restarts_its_search(qtbot: QtBot, context: ControllerContext) -> None:
    compared(qtbot, context)
    window = context.window
    window.right.seed.setValue(9)
    assert context.comparison.left.simulations == 800
    assert window.boards.count_text(Side.RIGHT) == ""
    assert window.table.model().rowCount() == 0
    assert "until it is as long as the other one" in window.note.text()
    window.run()
    wait_end(qtbot, context)
    assert context.comparison.right.settings.seed == 9
    assert [side.simulations for side in context.comparison.sides] == [800, 800]


def test_proofs_are_shown(qtbot: QtBot, context: ControllerContext) -> None:
    window, limit = context.window, Limit(simulations=50_000)
    window.compare(position("b2", NOUGHTS), SideSettings("studio"), SideSettings("studio", seed=1), limit)
    wait_end(qtbot, context)
    assert [light.word for light in window.boards.lights.values()] == ["proven", "proven"]
    assert "proven in both searches" in window.note.text()
    window.compare(position("b2", NOUGHTS), SideSettings("studio"), PLAIN, Limit(simulations=5000))
    wait_end(qtbot, context)
    qtbot.waitUntil(lambda: "continues B" in window.note.text())
    proofs = [cell(window, row, Column.PROOF) for row in range(window.table.model().rowCount())]
    assert "A: draw" in proofs


def test_a_finished_game_says_so(qtbot: QtBot, context: ControllerContext) -> None:
    context.window.compare(position("a1 a3 b1 b3 c1", NOUGHTS), PLAIN, OTHER, SOME)
    wait_end(qtbot, context)
    assert "The game is over here" in context.window.note.text()


def test_a_failure_is_shown_with_its_side(qtbot: QtBot, context: ControllerContext) -> None:
    def break_down(_thinker: Thinker) -> None:
        raise MemoryError("no memory left")

    context.window.compare(position(), PLAIN, PLAIN, Limit(seconds=3600))
    context.analyses[1]._thinker.post(break_down)
    qtbot.waitUntil(lambda: "no memory left" in context.window.note.text(), timeout=60_000)
    assert context.window.note.text().startswith("B: ")
    assert context.window.boards.lights[Side.RIGHT].word == "failed"
    context.comparison.pause()
    wait_end(qtbot, context)
    context.window.restart()
    assert "no memory left" not in context.window.note.text()


def test_tab_moves_from_left_to_right_and_down(qtbot: QtBot, window: CompareWindow) -> None:
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


def test_a_theme_reaches_every_widget(qtbot: QtBot, context: ControllerContext) -> None:
    compared(qtbot, context)
    window = context.window
    before = scene_heat(window, Place.DIFFERENCE)
    context.theme.set_colors(DARK)
    assert all(board.colors is DARK for board in window.boards.boards.values())
    after = scene_heat(window, Place.DIFFERENCE)
    assert after is not None
    assert after is not before
    context.theme.set_colors(LIGHT)
    assert all(board.colors is LIGHT for board in window.boards.boards.values())


@pytest.fixture
def translated(qapp: QApplication) -> Iterator[None]:
    translator = PseudoLocale()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("translated")
def test_every_text_is_translated(qtbot: QtBot, request: pytest.FixtureRequest) -> None:
    context: ControllerContext = request.getfixturevalue("context")  # made after the translator is installed
    compared(qtbot, context)
    window = context.window
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


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_focused_button_gets_space_and_enter(qtbot: QtBot, window: CompareWindow, key: Qt.Key) -> None:
    window.show_position(Position(SIX))
    limit = window.bar.limit_editor
    limit.setFocus()
    qtbot.waitUntil(limit.hasFocus)
    qtbot.keyClick(limit, key)
    assert limit.popup.isVisible()
    limit.popup.close()


def test_space_starts_both_searches_at_once(qtbot: QtBot, context: ControllerContext) -> None:
    window = context.window
    window.show_position(Position(SIX))
    qtbot.waitUntil(window.bar.run.hasFocus)
    qtbot.keyClick(window.bar.run, Qt.Key.Key_Space)
    assert context.comparison.is_thinking


def test_the_table_has_room_below_the_boards(qtbot: QtBot, window: CompareWindow) -> None:
    window.resize(1180, 820)
    window.show_position(Position(SIX))
    qtbot.waitUntil(window.table.isVisible)
    assert window.table.height() > 160


def test_a_narrow_screen_shows_all_three_boards(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, context: ControllerContext
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, 720, 450))
    window = CompareWindow(context.comparison, context.profiles, context.theme)
    qtbot.addWidget(window)
    window.show_position(Position(SIX))
    qtbot.waitUntil(window.table.isVisible)
    areas = [area for area in window.findChildren(QScrollArea) if area.widget() is not None]
    assert areas
    assert not [area for area in areas if area.horizontalScrollBar().maximum()]
    assert window.bar.restart.accessibleName() == "Restart"
    window.close()
