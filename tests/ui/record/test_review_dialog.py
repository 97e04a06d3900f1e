"""The review dialog proposes the previous choice, estimates the duration, and returns the limit per position."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDoubleSpinBox, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.machine.settings import ReviewSection
from studio.ui.record.review_dialog import ReviewDialog
from studio.ui.widgets.limit_editor import LimitKind

Part = TypeVar("Part", bound=QWidget)


def shown(qtbot: QtBot, moves: int = 61, proposed: ReviewSection | None = None) -> ReviewDialog:
    dialog = ReviewDialog(moves, proposed or ReviewSection())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def simulations(dialog: ReviewDialog) -> QSpinBox:
    return _part(dialog, QSpinBox, "review_simulations")


def seconds(dialog: ReviewDialog) -> QDoubleSpinBox:
    return _part(dialog, QDoubleSpinBox, "review_seconds")


def choose(dialog: ReviewDialog, kind: LimitKind) -> None:
    choice = _part(dialog, QComboBox, "review_kind")
    choice.setCurrentIndex(choice.findData(kind))


def _part(dialog: ReviewDialog, kind: type[Part], name: str) -> Part:
    found = dialog.findChild(kind, name)
    assert found is not None
    return found


def button(dialog: ReviewDialog, text: str) -> QPushButton:
    return next(button for button in dialog.findChildren(QPushButton) if button.text().replace("&", "") == text)


def test_it_proposes_simulations_for_each_position(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    assert dialog.windowTitle() == "Review the Game"
    assert dialog.limit() == Limit(simulations=10_000)
    assert not dialog.again()
    assert any("61 position(s)" in label.text() for label in dialog.findChildren(QLabel))
    assert simulations(dialog).isVisible()
    assert not seconds(dialog).isVisible()


def test_it_estimates_the_time_of_simulations_from_the_speed_of_the_search(qtbot: QtBot) -> None:
    dialog = ReviewDialog(40, ReviewSection(), speed=20_000.0)
    qtbot.addWidget(dialog)
    assert "about 20 second(s)" in dialog.estimate
    simulations(dialog).setValue(120_000)
    assert "about 4 minute(s)" in dialog.estimate


def test_a_measured_time_replaces_the_estimate(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    asked: list[tuple[Limit, bool]] = []

    def estimate(limit: Limit, again: bool) -> float:
        asked.append((limit, again))
        return 25.0

    dialog.show_measuring()
    assert dialog.estimate == "The time is being measured."
    dialog.show_measured(estimate)
    assert "about 25 second(s), measured in this game" in dialog.estimate
    simulations(dialog).setValue(500)
    _part(dialog, QCheckBox, "review_again").click()
    assert asked[-2:] == [(Limit(simulations=500), False), (Limit(simulations=500), True)]
    choice = _part(dialog, QComboBox, "review_profile")
    with qtbot.waitSignal(dialog.profile_changed):
        choice.activated.emit(1)
    assert "measured in" not in dialog.estimate, "it was measured with another profile"


def test_a_measurement_without_a_result_ends(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.show_measuring()
    dialog.show_measured(lambda _limit, _again: None)
    assert "after the first search" in dialog.estimate


def test_analysed_positions_take_no_time(qtbot: QtBot) -> None:
    dialog = shown(qtbot, 60, ReviewSection("seconds", seconds=1.0))
    dialog.show_remaining(lambda _limit, again: 60 if again else 30)
    assert "about 30 second(s)" in dialog.estimate
    _part(dialog, QCheckBox, "review_again").click()
    assert "about 1 minute(s)" in dialog.estimate


def test_it_counts_the_positions_that_are_not_analysed_yet(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.show_remaining(lambda limit, again: 61 if again else 61 - (limit.simulations or 0) // 1_000)
    sentences = []
    for number, again in ((1_000, False), (20_000, False), (20_000, True)):
        simulations(dialog).setValue(number)
        _part(dialog, QCheckBox, "review_again").setChecked(again)
        sentences.append(next(label.text() for label in dialog.findChildren(QLabel) if "of this line" in label.text()))
    assert [sentence.split()[0] for sentence in sentences] == ["60", "41", "61"]


def told(dialog: ReviewDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_it_says_that_everything_is_analysed_and_what_a_click_still_does(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.show_remaining(lambda _limit, again: 61 if again else 0)
    assert "and every mark is confirmed. “Analyse” only judges the moves again from these analyses." in told(dialog)
    assert "raise the limit or check “Repeat existing analysis”." in told(dialog)
    dialog.show_open_marks(lambda limit: limit.simulations == 10_000)
    assert "“Analyse” compares the moves and confirms the marks that are not confirmed yet." in told(dialog)
    simulations(dialog).setValue(9_000)
    assert "every mark is confirmed" in told(dialog)
    _part(dialog, QCheckBox, "review_again").click()
    assert "61 position(s) of this line will be analysed." in told(dialog)


def test_it_says_how_long_the_searches_of_mistakes_are(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    assert (
        "Mistakes that are not proven are confirmed by two more searches, one before and one after the move. "
        "Each search has 100,000 simulations." in told(dialog)
    )
    choose(dialog, LimitKind.SECONDS)
    seconds(dialog).setValue(1.5)
    assert "Each search takes 15 seconds." in told(dialog)


def test_it_says_which_profile_analyses(qtbot: QtBot) -> None:
    dialog = ReviewDialog(10, ReviewSection(), profile="graph", changes={"exploration": 0.5})
    qtbot.addWidget(dialog)
    choice = _part(dialog, QComboBox, "review_profile")
    assert choice.currentText() == "Graph search, changed"
    assert dialog.profile() == "graph"
    choice.setCurrentIndex(choice.findData("classic-uct"))
    assert dialog.profile() == "classic-uct"
    assert choice.currentText() == "Classic UCT"


def test_it_proposes_the_previous_choice(qtbot: QtBot) -> None:
    chosen = ReviewSection("seconds", 500, 2.5)
    dialog = shown(qtbot, proposed=chosen)
    assert dialog.limit() == Limit(seconds=2.5)
    assert dialog.section() == chosen
    choose(dialog, LimitKind.SIMULATIONS)
    assert dialog.limit() == Limit(simulations=500)
    assert dialog.section() == ReviewSection("simulations", 500, 2.5)


def test_a_value_above_the_maximum_is_clamped(qtbot: QtBot) -> None:
    dialog = shown(qtbot, proposed=ReviewSection("simulations", 10**12))
    assert dialog.limit() == Limit(simulations=10**9)


def test_typed_text_counts_at_once(qtbot: QtBot) -> None:
    dialog = shown(qtbot, moves=10)
    choose(dialog, LimitKind.SECONDS)
    assert seconds(dialog).isVisible()
    assert not simulations(dialog).isVisible()
    field = seconds(dialog)
    field.selectAll()
    QTest.keyClicks(field, field.locale().toString(5.0, "f", 1))
    assert dialog.limit() == Limit(seconds=5.0)
    assert "50 second(s)" in dialog.estimate


@pytest.mark.parametrize(
    ("moves", "each", "words"),
    [(59, 1.0, "59 second(s)"), (61, 2.0, "2 minute(s)"), (1800, 1.0, "30 minute(s)"), (2000, 3.0, "1{.}7 hours")],
)
def test_it_shows_how_long_the_review_takes(qtbot: QtBot, moves: int, each: float, words: str) -> None:
    dialog = shown(qtbot, moves, ReviewSection("seconds", seconds=each))
    assert words.replace("{.}", QLocale().decimalPoint()) in dialog.estimate
    choose(dialog, LimitKind.SIMULATIONS)
    assert "after the first search" in dialog.estimate


def test_enter_starts_and_escape_cancels(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    QTest.keyClick(simulations(dialog), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert not dialog.isVisible()
    dialog = shown(qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_its_buttons_name_their_actions(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    assert button(dialog, "Analyse").isDefault()
    qtbot.mouseClick(button(dialog, "Cancel"), Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not button(shown(qtbot, moves=0), "Analyse").isEnabled()


def test_analysed_positions_can_be_analysed_again(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    box = _part(dialog, QCheckBox, "review_again")
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert dialog.again()


def test_the_fields_have_names_and_keep_their_height(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    fields: list[QWidget] = [simulations(dialog), seconds(dialog), _part(dialog, QComboBox, "review_kind")]
    assert all(field.accessibleName() for field in fields)
    height = simulations(dialog).height()
    dialog.resize(900, 600)
    assert simulations(dialog).height() == height


def test_a_longer_estimate_is_not_cut_off(qtbot: QtBot) -> None:
    dialog = shown(qtbot, moves=2000)
    choose(dialog, LimitKind.SECONDS)
    label = _part(dialog, QLabel, "review_estimate")
    label.setText(2 * label.text())
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))


def test_the_estimate_includes_the_confirmations_of_open_marks(qtbot: QtBot) -> None:
    dialog = ReviewDialog(40, ReviewSection(), speed=20_000.0)
    qtbot.addWidget(dialog)
    dialog.show_remaining(lambda _limit, _again: 0)
    dialog.show_confirmations(lambda _limit, _again: 8)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("about 40 second(s)" in text for text in texts), "8 searches of 100,000 simulations"
