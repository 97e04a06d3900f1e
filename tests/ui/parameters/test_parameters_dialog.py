"""The dialog shows exactly the list of parameters, and refuses contradictions in place."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.parameters import PARAMETERS, FinalMove, Parameters
from studio.engine.options.profiles import PROFILES, Profile
from studio.players.profiles import OURS, ProfileCatalogue
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.groups import GROUPS, STEPS
from studio.ui.parameters.number_box import NumberBox
from studio.ui.parameters.parameter_row import ParameterRow
from studio.ui.parameters.save_dialog import KeepProfile, SaveProfileDialog
from studio.ui.texts.parameters import CHOICE_TITLES, parameter_range
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.shown_texts import clipped

STUDIO = PROFILES["studio-rollouts"]


def shown(
    qtbot: QtBot,
    parameters: Parameters | None = None,
    profile: Profile = STUDIO,
    keep: KeepProfile | None = None,
    theme: Theme | None = None,
) -> ParametersDialog:
    dialog = ParametersDialog(
        "Parameters", profile, parameters or profile.parameters, theme or Theme(LIGHT), catalogue=OURS, keep=keep
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def number(dialog: ParametersDialog, name: str) -> NumberBox:
    editor = dialog.rows[name].editor
    assert isinstance(editor, NumberBox)
    return editor


def typed(dialog: ParametersDialog, name: str, text: str) -> None:
    number(dialog, name).selectAll()
    QTest.keyClicks(number(dialog, name), text)


def choose(dialog: ParametersDialog, name: str, value: str) -> None:
    editor = dialog.rows[name].editor
    assert isinstance(editor, QComboBox)
    editor.setCurrentIndex(editor.findData(value))


def seen(dialog: ParametersDialog) -> list[str]:
    return [name for name, row in dialog.rows.items() if row.isVisible()]


def differing(dialog: ParametersDialog) -> list[str]:
    return [name for name, row in dialog.rows.items() if row.reset.isVisible()]


def button(dialog: ParametersDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_every_parameter_stands_in_one_group_with_an_editor_of_its_kind(qtbot: QtBot) -> None:
    names = [name for _, group in GROUPS for name in group]
    assert sorted(names) == sorted(PARAMETERS)
    assert set(STEPS) <= set(PARAMETERS)
    dialog = shown(qtbot)
    for name, parameter in PARAMETERS.items():
        editor = dialog.rows[name].editor
        expected = (
            QCheckBox
            if isinstance(parameter.default, bool)
            else QComboBox
            if isinstance(parameter.default, str)
            else NumberBox
        )
        assert isinstance(editor, expected), name
        assert editor.accessibleName()
        assert editor.accessibleDescription()
    for name, titles in CHOICE_TITLES.items():
        assert list(titles) == list(type(PARAMETERS[name].default))  # type: ignore[call-overload]


def test_it_shows_description_range_and_unit(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    labels = [label.text() for label in dialog.rows["memory_mb"].findChildren(QLabel)]
    assert "1 to 65,536 MB" in labels
    assert PARAMETERS["memory_mb"].metadata["sentence"] in labels


@pytest.mark.parametrize("name", PROFILES)
def test_the_given_parameters_are_returned_unchanged(qtbot: QtBot, name: str) -> None:
    profile = PROFILES[name]
    dialog = shown(qtbot, profile=profile)
    assert dialog.parameters == profile.parameters
    assert differing(dialog) == []
    assert not button(dialog, "parameters_reset").isEnabled()
    other = shown(qtbot, profile.parameters, PROFILES["studio-rollouts"])
    assert other.parameters == profile.parameters
    assert set(differing(other)) == set(profile.parameters.changes_from(STUDIO.parameters))


def test_a_change_is_marked_reported_and_reset(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    typed(dialog, "exploration", "0.5")
    dialog.rows["proofs"].editor.toggle()  # type: ignore[union-attr]
    choose(dialog, "final_move", "value")
    assert differing(dialog) == ["exploration", "proofs", "final_move"]
    assert dialog.parameters == replace(STUDIO.parameters, exploration=0.5, proofs=False, final_move=FinalMove.VALUE)
    row = dialog.rows["exploration"]
    assert "font-weight" in row.title.styleSheet(), "and not by a colour alone"
    assert row.reset.text() == "0.3"
    assert row.editor.accessibleDescription().startswith("Value in the profile: 0.3. Exploration constant")
    assert row.reset.accessibleName() == "Reset Exploration to 0.3"
    QTest.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert differing(dialog) == ["proofs", "final_move"]
    QTest.mouseClick(button(dialog, "parameters_reset"), Qt.MouseButton.LeftButton)
    assert differing(dialog) == []
    assert dialog.parameters == STUDIO.parameters


def test_tooltips_have_the_names_in_commands_and_files(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    row = dialog.rows["first_play"]
    assert row.title.toolTip() == "In commands and files: first_play"
    box = dialog.rows["selection"].editor
    assert isinstance(box, QComboBox)
    tip = box.itemData(box.findData("uct-total"), Qt.ItemDataRole.ToolTipRole)
    assert (box.itemText(box.findData("uct-total")), tip) == (
        "UCT, N = all simulations",
        "In commands and files: uct-total",
    )


def test_contradictions_are_refused_in_place(qtbot: QtBot) -> None:
    dialog = shown(qtbot, profile=PROFILES["win-share"])
    choose(dialog, "selection", "puct")
    sentence = "Widening requires UCT: PUCT adds all children at once. Choose UCT, or turn widening off."
    for name in ("selection", "widening_start"):
        assert dialog.rows[name].refusal == f"⚠ {sentence}"
    assert dialog.rows["selection"].editor.accessibleDescription().startswith(f"⚠ {sentence}")
    assert dialog.rows["exploration"].refusal == ""
    assert dialog.message == sentence
    assert not button(dialog, "parameters_apply").isEnabled()
    dialog.search.setText("temperature")
    assert seen(dialog) == ["selection", "widening_start", "temperature"], "the contradicting parameters are visible"
    typed(dialog, "widening_start", "0")
    assert dialog.message == ""
    assert dialog.rows["selection"].refusal == ""
    assert button(dialog, "parameters_apply").isEnabled()
    assert dialog.parameters.selection == "puct"


def test_parameters_are_found_by_name_title_and_sentence(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    for words, found in (
        ("memory_mb", ["memory_mb"]),
        ("SHARE", ["transpositions"]),
        ("distance stone", ["tree_radius", "rollout_radius"]),
        ("no such thing", []),
    ):
        dialog.search.setText(words)
        assert seen(dialog) == found, words
    dialog.search.clear()
    assert len(seen(dialog)) == len(PARAMETERS)
    typed(dialog, "confidence", "1")
    dialog.only_changed.setChecked(True)
    assert seen(dialog) == ["confidence"]


def test_enter_in_the_search_field_goes_to_the_first_match(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=20_000)
    dialog.search.setFocus()
    QTest.keyClicks(dialog.search, "temperature")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert number(dialog, "temperature").hasFocus()
    QTest.keyClick(number(dialog, "temperature"), Qt.Key.Key_Return)
    assert dialog.result() == ParametersDialog.DialogCode.Accepted


def test_tab_reaches_everything_in_the_order_of_the_list(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=20_000)
    dialog.search.setFocus()
    walked: list[str] = []
    for _ in range(len(PARAMETERS) + 6):
        focused = dialog.focusWidget()
        walked.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    parameters = [name.removeprefix("knob_") for name in walked if name.startswith("knob_")]
    assert parameters == list(dialog.rows)
    assert walked.index("choose_network") == walked.index("knob_network") + 1
    assert "parameters_apply" in walked


def test_the_wheel_scrolls_the_list_and_changes_no_value(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    before = dialog.parameters
    for name in ("tree_radius", "selection"):
        editor = dialog.rows[name].editor
        _turn_wheel(editor)
        assert dialog.parameters == before, name
        assert not editor.hasFocus()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=20_000)
    number(dialog, "tree_radius").setFocus()
    _turn_wheel(number(dialog, "tree_radius"))
    assert dialog.parameters.tree_radius == before.tree_radius - 1, "the focused field changes its value"


def _turn_wheel(widget: QWidget) -> None:
    """Turn the wheel one notch towards the user."""
    middle = QPointF(widget.rect().center())
    none, down = Qt.MouseButton.NoButton, QPoint(0, -120)
    where, keys, phase = widget.mapToGlobal(middle), Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(widget, QWheelEvent(middle, where, QPoint(), down, none, keys, phase, False))


def test_a_theme_reaches_every_row(qtbot: QtBot, theme: Theme) -> None:
    dialog = shown(qtbot, replace(STUDIO.parameters, exploration=0.7), theme=theme)
    before = dialog.grab().toImage()
    theme.set_colors(DARK)
    assert dialog.grab().toImage() != before


def test_nothing_is_cut_off_in_a_small_dialog(qtbot: QtBot) -> None:
    dialog = shown(qtbot, replace(STUDIO.parameters, exploration=0.7, final_move=FinalMove.CONFIDENCE))
    dialog.resize(dialog.minimumSizeHint())
    qtbot.waitUntil(lambda: not list(clipped(dialog)), timeout=20_000)
    row = dialog.rows["exploration"]
    assert isinstance(row, ParameterRow)
    right = row.reset.mapTo(dialog, row.reset.rect().bottomRight()).x()
    assert right < dialog.width()


def test_a_saved_profile_becomes_the_base_of_the_comparison(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Profile] = []

    def keep(profile: Profile) -> ProfileCatalogue:
        kept.append(profile)
        return ProfileCatalogue(tuple(kept))

    def exec_(dialog: SaveProfileDialog) -> int:
        dialog.title_edit.setText("Mine")
        dialog.accept()
        return 1

    monkeypatch.setattr(SaveProfileDialog, "exec", exec_)
    dialog = shown(qtbot, replace(STUDIO.parameters, exploration=0.7), keep=keep)
    QTest.mouseClick(button(dialog, "parameters_save"), Qt.MouseButton.LeftButton)
    (mine,) = kept
    assert mine == Profile("mine", "Mine", "", replace(STUDIO.parameters, exploration=0.7), "studio-rollouts")
    assert dialog.profile == mine
    assert dialog.catalogue["mine"] == mine
    assert differing(dialog) == []
    assert dialog.message == "Saved as Mine. It is now in the list of profiles."


def test_saving_is_offered_only_where_profiles_can_be_kept(qtbot: QtBot) -> None:
    assert not button(shown(qtbot), "parameters_save").isVisible()


def test_a_number_out_of_range_is_reported_while_it_is_shown(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    row = dialog.rows["memory_mb"]
    before, most = row.value, PARAMETERS["memory_mb"].metadata["high"]
    typed(dialog, "memory_mb", f"{most}0")
    assert row.refusal.startswith("⚠ Out of range (")
    assert row.refusal in number(dialog, "memory_mb").accessibleDescription()
    assert dialog.rows["exploration"].refusal == ""
    number(dialog, "memory_mb").editingFinished.emit()
    assert row.refusal == ""
    assert row.value != f"{most}0"
    assert before <= most


def test_a_range_has_a_typographic_minus() -> None:
    assert all("-" not in parameter_range(name) for name in PARAMETERS)
    assert any("−" in parameter_range(name) for name in PARAMETERS)


def test_a_network_is_chosen_from_a_list(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path))
    (tmp_path / "config" / "networks").mkdir(parents=True)
    (tmp_path / "config" / "networks" / "mine.npz").touch()
    dialog = shown(qtbot, profile=PROFILES["alphazero"])
    editor = dialog.rows["network"].editor
    assert isinstance(editor, QComboBox)
    offered = [editor.itemData(at) for at in range(editor.count())]
    assert offered[:2] == ["", "shipped"]
    assert {"gomoku-15", "mine"} <= set(offered[2:])
    choose(dialog, "network", "mine")
    assert dialog.parameters.network == "mine"
    gone = shown(qtbot, replace(PROFILES["alphazero"].parameters, network="gone"), PROFILES["alphazero"])
    assert gone.parameters.network == "gone", "it is named though it is missing"


def test_a_network_file_is_chosen_in_a_dialog(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog, file = shown(qtbot, profile=PROFILES["alphazero"]), tmp_path / "my nets" / "best.onnx"
    row, answers = dialog.rows["network"], ["", str(file)]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (answers.pop(0), ""))
    assert row.choose is not None
    assert row.choose.focusPolicy() & Qt.FocusPolicy.TabFocus
    row.choose.click()
    assert dialog.parameters.network == "shipped", "the dialog was cancelled"
    row.choose.click()
    assert dialog.parameters.network == str(file)
    assert isinstance(row.editor, QComboBox)
    assert row.editor.currentText() == "best.onnx"
    assert row.editor.currentData(Qt.ItemDataRole.ToolTipRole) == str(file)
    row.take_back()
    assert dialog.parameters.network == "shipped"
    assert all(other.choose is None for name, other in dialog.rows.items() if name != "network")


def test_an_unreadable_network_is_refused_in_place(qtbot: QtBot) -> None:
    dialog = shown(qtbot, profile=PROFILES["classic-uct"])
    choose(dialog, "network", "shipped")
    for name in ("selection", "network"):
        assert "A network requires PUCT" in dialog.rows[name].refusal
    choose(dialog, "selection", "puct")
    assert dialog.parameters.network == "shipped"
