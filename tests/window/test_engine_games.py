"""Games between engines in the window: watching, pausing, speed, and continuing from a record."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat
from studio.thinking.thoughts import Thought
from studio.ui.program import Program
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.tables import NO_KEY, NOUGHTS, Sit, Table

SHIFT = Qt.KeyboardModifier.ShiftModifier
QUICK, SLOW = (
    SeatedEngine("studio", "beginner", Limit(simulations=20)),
    SeatedEngine("studio", "full", Limit(seconds=900)),
)
RULES = PRESETS["gomoku-9"]


def begun(table: Table, black: Seat, white: Seat, clock: TimeControl | None = None) -> Table:
    table.window.controllers.play.begin(GameSetup(RULES, black, white, clock=clock or TimeControl()))
    return table


def clock_of(program: Program, side: str, name: str = "clock") -> str:
    row = child(program, QWidget, f"players_{side}")
    label = row.findChild(QLabel, name)
    assert label is not None
    return label.text()


def used_of(program: Program, side: str) -> str:
    """Return the text about a side's own limit per move."""
    return clock_of(program, side, "used")


def costs_of(program: Program, side: str) -> list[str]:
    row = child(program, QWidget, f"players_{side}")
    return [label.accessibleName() for label in row.findChildren(QLabel, "cost") if label.isVisibleTo(row)]


def test_the_thinking_engine_is_shown_on_the_board_and_in_the_candidates(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), SLOW, SLOW)
    qtbot.waitUntil(lambda: table.candidates > 0, timeout=30_000)
    qtbot.waitUntil(
        lambda: bool(table.window.panes.board.still_scene().discs), timeout=30_000
    )  # the first has no visits
    assert child(table.program, QWidget, "players_black").accessibleName().endswith("thinking …")


@pytest.mark.long
def test_keys_pause_and_resume_a_game_of_engines(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), SLOW, SLOW)
    for key, modifier in ((Qt.Key.Key_P, NO_KEY), (Qt.Key.Key_Space, NO_KEY), (Qt.Key.Key_F11, SHIFT)):
        table.key(key, modifier)
        assert (table.game.is_paused, table.game.is_thinking) == (True, False), key
        assert table.mode == "Paused: the clocks are stopped"
        assert table.status == "Move 0 · the engines are paused: “Pause” (Shift+F11) continues"
        assert table.window.actions_["pause_game"].isChecked()
        table.key(key, modifier)
        assert (table.game.is_paused, table.game.is_thinking) == (False, True), key
        assert table.status == "Move 0 · engines play both sides: “Pause” (Shift+F11 or Esc) pauses"
    table.key(Qt.Key.Key_Escape)
    assert table.game.is_paused


@pytest.mark.long
def test_the_step_key_lets_one_move_be_played(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), QUICK, QUICK)
    table.press("pause_game")
    qtbot.waitUntil(lambda: table.game.is_paused, timeout=30_000)
    before = table.moves
    table.key(Qt.Key.Key_Period)
    qtbot.waitUntil(lambda: table.moves == before + 1 and table.game.is_paused, timeout=30_000)
    table.press("one_move")
    qtbot.waitUntil(lambda: table.moves == before + 2 and table.game.is_paused, timeout=30_000)


@pytest.mark.long
def test_the_buttons_match_the_kinds_of_players(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), QUICK, SLOW)
    assert child(table.program, QComboBox, "players_delay").isVisible()
    assert not child(table.program, QToolButton, "hint").isVisible()
    begun(table, Person(), SLOW)
    assert not child(table.program, QComboBox, "players_delay").isVisible()
    assert child(table.program, QToolButton, "hint").isVisible()


@pytest.mark.long
def test_the_speed_can_be_chosen_and_is_remembered(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), QUICK, QUICK)
    box = child(table.program, QComboBox, "players_delay")
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Return)  # opens the list
    for key in (Qt.Key.Key_End, Qt.Key.Key_Return):
        qtbot.keyClick(box.view(), key)
    assert table.game.delay_ms == 10_000
    table.window.close()
    table.program.close()
    again = start()
    assert again.services.live_game.delay_ms == 10_000
    assert child(again, QComboBox, "players_delay").currentText() == "10 seconds"


def test_clocks_run_for_people_and_a_loss_on_time_is_shown(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), Person(), Person(), TimeControl(game_seconds=0.5))
    assert clock_of(table.program, "white") == "0:00.5"
    qtbot.waitUntil(lambda: clock_of(table.program, "black") < "0:00.5", timeout=30_000)
    table.wait_for_end()
    assert table.session.record.result == "W+T"
    assert table.text("note") == ""
    assert table.status == "Move 0"
    assert table.end.startswith("White won. Black ran out of time · 0 move")
    assert table.end.startswith("White won. Black ran out of time · 0 move")


@pytest.mark.long
def test_without_a_clock_the_used_part_of_an_engines_own_limit_is_shown(qtbot: QtBot, start: Start) -> None:
    table = begun(Table(qtbot, start()), SeatedEngine("studio", "full", Limit(seconds=900)), Person())
    assert used_of(table.program, "black").endswith(" / 900 s")
    qtbot.waitUntil(lambda: used_of(table.program, "black") > "1.0 / 900 s", timeout=30_000)
    assert used_of(table.program, "white") == ""
    counted = SeatedEngine("studio", "full", Limit(simulations=10_000_000))
    begun(table, counted, Person())
    qtbot.waitUntil(lambda: used_of(table.program, "black").endswith("k / 10M"), timeout=30_000)
    assert clock_of(table.program, "black") == "", "a limit is no clock"


@pytest.mark.long
def test_costs_of_moves_are_shown_on_request_kept_and_exported(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    table = begun(Table(qtbot, start()), QUICK, QUICK)
    table.key(Qt.Key.Key_P)  # perhaps while the engine thinks: then it continues from there with its whole limit
    assert costs_of(table.program, "black") == []
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(2):
        before = table.moves
        table.key(Qt.Key.Key_Period)
        qtbot.waitUntil(lambda: table.moves > before and table.game.is_paused, timeout=30_000)  # noqa: B023
    first, second, third = costs_of(table.program, "black")
    made = int(first.split()[0])
    assert 20 <= made <= 40
    assert second.endswith("drawn")
    assert third.count("%") == 3
    table.key(Qt.Key.Key_Home)
    assert costs_of(table.program, "black") == [], "Black has not moved there"
    table.key(Qt.Key.Key_Right)
    assert costs_of(table.program, "black")[0].startswith(f"{made} simulations · "), (
        "an earlier position shows its own cost"
    )
    table.key(Qt.Key.Key_End)
    table.window.controllers.move_tables.write(tmp_path / "moves.json")
    rows = json.loads((tmp_path / "moves.json").read_text())
    assert len(rows) == table.moves
    simulations = [row["simulations"] for row in rows]
    assert simulations[0] == made
    assert sorted(simulations)[:-1] == [20] * (len(rows) - 1), "one engine at most was paused"
    assert all(row["candidates"] and row["seconds"] is not None for row in rows)
    assert "moves.json" in table.text("note")


@pytest.mark.long
def test_a_forced_move_is_marked_as_such(qtbot: QtBot, start: Start) -> None:
    table, rules = Table(qtbot, start()), PRESETS["tic-tac-toe"]
    table.session.begin(rules)
    for name in ("a1", "b2", "a2"):
        table.session.play(point_from_human(name, rules))
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    table.game.play_on(GameSetup(rules, Person(), SeatedEngine("studio", "full", Limit(simulations=200))))
    qtbot.waitUntil(lambda: table.game.awaits_person, timeout=30_000)
    assert table.game.tip.move is not None
    assert human_point(table.game.tip.move.point, rules) == "a3"
    assert costs_of(table.program, "white")[1].startswith("blocks a win · X ")


@pytest.mark.long
def test_engines_continue_from_a_position_of_a_record(qtbot: QtBot, start: Start) -> None:
    table = Table(qtbot, start())
    table.session.begin(PRESETS["tic-tac-toe"], black="Ann", white="Ben")
    table.session.play(4)
    table.window.panes.bar.limit_editor.set_limit(Limit(simulations=50))
    table.key(Qt.Key.Key_F11, SHIFT)
    table.wait_for_end()
    record = table.session.record
    assert record.position(table.game.tip).is_over
    assert (record.black, record.white, record.result) == ("Ann", "Ben", "")
    table.key(Qt.Key.Key_F11, SHIFT)
    assert table.text("note").startswith("The game is over here.")


@pytest.mark.long
def test_a_loss_on_time_is_shown_beside_the_board(qtbot: QtBot, start: Start) -> None:
    table, rules = Table(qtbot, start()), PRESETS["tic-tac-toe"]
    table.session.begin(rules, black="Ann", white="Ben")
    table.session.play(4)
    table.game.play_on(GameSetup(rules, Person(), Person(), clock=TimeControl.from_text("0.2")))
    table.wait_for_end()
    assert ("O ran out of time" in table.end, table.mode) == (True, "The game is over")
    table.key(Qt.Key.Key_Escape)
    assert table.banner == "X has won: O ran out of time"
    assert table.session.record.result == ""


@pytest.mark.long
def test_shift_f11_does_not_pause_a_game_with_a_person(sit: Sit) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    table.key(Qt.Key.Key_F11, SHIFT)
    assert table.game.awaits_person
    assert table.text("note").startswith("“Let the Engine Play Both Sides” (Shift+F11) needs a free board.")


@pytest.mark.long
def test_a_paused_game_accepts_no_moves_by_accident(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.key(Qt.Key.Key_P)
    table.play("e5")
    assert table.moves == 0
    assert table.text("note") == "The game is paused. “Pause the Game” (P) continues it."
    table.key(Qt.Key.Key_P)
    table.play("e5")
    table.wait_for_turn(2)


@pytest.mark.long
def test_between_two_engine_moves_the_last_analysis_stays_visible(qtbot: QtBot, start: Start) -> None:
    table = Table(qtbot, start())
    display, board, rules = table.window.controllers.display, table.window.panes.board, table.program.session.rules
    first, second, nothing = (_thought_of(Position(rules), simulations) for simulations in (200, 300, 0))
    display.show_thought(first)
    seen = table.candidates
    assert seen > 0
    display.linger(Stone.WHITE)
    display.show_thought(nothing)
    assert table.candidates == seen
    assert board.still_scene().discs
    display.show_thought(second)
    assert table.window.panes.panel.figure("simulations") == "300"
    display.linger(Stone.BLACK)
    qtbot.waitUntil(lambda: table.candidates == 0, timeout=30_000)
    assert table.window.panes.panel.figure("simulations") == "–"


@pytest.mark.long
def test_the_last_analysis_stays_only_before_an_engines_move(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, lingered = Table(qtbot, start()), list[Stone]()
    monkeypatch.setattr(table.window.controllers.display, "linger", lingered.append)
    begun(table, QUICK, Person())
    qtbot.waitUntil(lambda: table.moves == 1, timeout=30_000)
    assert lingered == []
    begun(table, QUICK, SLOW)
    qtbot.waitUntil(lambda: lingered == [Stone.WHITE], timeout=30_000)


def _thought_of(position: Position, simulations: int) -> Thought:
    search = Search(position)
    if simulations:
        search.run(Limit(simulations=simulations))
    snapshot = search.snapshot()
    return Thought(1, snapshot, (snapshot,), None)
