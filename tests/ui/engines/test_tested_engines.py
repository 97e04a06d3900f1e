"""The dialog of external engines tests an engine: starting, stopping, and the result in sentences."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QWidget,
)

from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.players.engine_entry import EngineProtocol, Orientation
from studio.players.engine_trial import SMALL, USUAL, TrialResult, TrialStep, TriedBoard, TriedMove
from studio.players.gomocup import messages
from studio.players.gomocup.about import About
from studio.players.player import PlayerError
from tests.ui.engines.dialogs import FIRST, SECOND, Make, choose, press, saved_entries
from tests.window.hands import child_of


def test_a_test_can_be_started_followed_and_stopped(make: Make) -> None:
    dialog = make(FIRST)
    asked: list[object] = []
    dialog.test_requested.connect(asked.append)
    dialog.cancel_requested.connect(lambda: asked.append("cancel"))
    press(dialog, "engine_test")
    assert asked == [FIRST]
    bar, state = child_of(dialog, QProgressBar, "engine_progress"), child_of(dialog, QLabel, "engine_state")
    for step in TrialStep:
        dialog.show_step(step)
        assert bar.isVisible()
        assert state.text().endswith("…")
    press(dialog, "engine_stop_test")
    assert asked == [FIRST, "cancel"]
    assert state.text() == "The test and the engine were stopped."
    assert not bar.isVisible()


def test_selecting_another_engine_stops_the_test_and_clears_the_result(make: Make) -> None:
    dialog = make(FIRST, SECOND)
    dialog.show_result(TrialResult(FIRST, fault=PlayerError(messages.FLOOD, player="First")))
    cancelled: list[bool] = []
    dialog.cancel_requested.connect(lambda: cancelled.append(True))
    choose(dialog, 1)
    assert cancelled
    assert child_of(dialog, QPlainTextEdit, "engine_found").toPlainText() == ""


THOUGHT = PositionAnalysis(10, (Candidate(0, 10, 0.1),))
GOOD = TrialResult(
    FIRST,
    0.25,
    About("Rapfi", "1", "dhb52"),
    (
        TriedBoard(USUAL, (TriedMove(112, 1.0, THOUGHT), TriedMove(0, 0.5))),
        TriedBoard(
            SMALL,
            fault=PlayerError(messages.REFUSED_GAME, player="First", command="START 9", text="ERROR size"),
            is_begun=False,
        ),
        TriedBoard(SMALL, fault=PlayerError(messages.CLOSED_EARLY, player="First"), is_begun=False),
        TriedBoard(SMALL, fault=PlayerError(messages.CLOSED_EARLY, player="First")),
        TriedBoard(SMALL, (TriedMove(40, 1.0),), PlayerError(messages.CLOSED_EARLY, player="First")),
    ),
    TriedBoard(USUAL, (TriedMove(112),)),
    True,
    orientation=Orientation.ROW_FIRST,
)


@pytest.mark.parametrize(
    ("result", "state", "sentences"),
    [
        (
            GOOD,
            "First works.",
            [
                "✓ The engine was ready after 0.25 s.",
                "✓ The engine reports the name Rapfi 1, by dhb52.",
                "✓ The engine played h8 on a board of 15×15 after 1.00 s, then a15 after 0.50 s.",
                "– The engine does not play on a board of 9×9: First refused START 9 with “ERROR size”.",
                "✗ The engine began no game on a board of 9×9: First exited before it moved.",
                "✗ The engine made no move on a board of 9×9: First exited before it moved.",
                "✗ The engine played e5 on a board of 9×9, but made no further move: First exited before it moved.",
                "✓ The engine reports its analysis.",
                "✓ The engine can start from a given position, so it can analyse positions.",
                "✓ The engine's order of coordinates matches your setting.",
            ],
        ),
        (
            TrialResult(
                SECOND,
                1.0,
                About(text="hello"),
                (TriedBoard(USUAL, (TriedMove(0, 1.0), TriedMove(1, 1.0))),),
                TriedBoard(USUAL, fault=PlayerError(messages.REPORTED_ERROR, player="Second", text="BOARD")),
                plays_wide=True,
                orientation=Orientation.ROW_FIRST,
            ),
            "Second works.",
            [
                "✓ The engine was ready after 1.00 s.",
                "✓ The engine reports the name hello.",
                "✓ The engine played a15 on a board of 15×15 after 1.00 s, then b15 after 1.00 s.",
                "– The engine reports no analysis. It can play, but its moves may have no evaluation.",
                "– The engine cannot start from a given position, such as an opening: "
                "Second reports an error: “BOARD”.",
                "✗ The engine writes the row first. Change the setting “Coordinates”.",
            ],
        ),
        (
            TrialResult(SECOND, fault=PlayerError(messages.CRASHED, player="Second", status="3", text="boom")),
            "Second does not work.",
            ["✗ Second has crashed (exit code 3). Its last line was “boom”."],
        ),
    ],
)
def test_a_result_is_shown_in_sentences(make: Make, result: TrialResult, state: str, sentences: list[str]) -> None:
    dialog = make(FIRST, SECOND)
    dialog.show_result(result)
    assert child_of(dialog, QLabel, "engine_state").text() == state
    assert child_of(dialog, QPlainTextEdit, "engine_found").toPlainText().splitlines() == sentences


def test_the_dialog_takes_the_protocol_that_the_test_found(make: Make) -> None:
    dialog = make(SECOND)
    protocol = child_of(dialog, QComboBox, "engine_protocol")
    assert protocol.currentText() == "Gomocup"
    dialog.show_result(replace(GOOD, entry=SECOND, protocol=EngineProtocol.GTP))
    assert protocol.currentText() == "GTP"
    lines = child_of(dialog, QPlainTextEdit, "engine_found").toPlainText().splitlines()
    assert "– The engine speaks GTP. The setting “Protocol” has been changed." in lines
    assert lines[-1] == "– GTP supports only square boards, so the engine plays only on these."
    assert saved_entries(dialog) == [(replace(SECOND, protocol=EngineProtocol.GTP),)]


def test_no_text_is_cut_off(make: Make) -> None:
    dialog = make(FIRST)
    dialog.show_result(GOOD)
    for part in dialog.findChildren(QWidget):
        if isinstance(part, QLabel | QPushButton) and part.isVisible() and part.text():
            assert part.width() >= part.minimumSizeHint().width() - 1, part.text()
