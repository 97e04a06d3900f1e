"""The user's profiles in their dialog and in selection lists."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.profiles import PROFILES, Profile
from studio.players.profile_folder import ProfileFolder
from studio.players.profiles import ProfileCatalogue
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.parameters.profile_box import ProfileBox
from studio.ui.parameters.profiles_dialog import ProfilesDialog
from studio.ui.parameters.save_dialog import SaveProfileDialog
from studio.ui.widgets.theme import LIGHT, Theme

STUDIO = PROFILES["studio-rollouts"].parameters
WIDE = Profile("wide", "Wide", "", replace(STUDIO, exploration=0.9, tree_radius=2, proofs=False), "studio-rollouts")
SAME = Profile("same", "Same", "", PROFILES["graph"].parameters, "graph")


@pytest.fixture
def profiles(tmp_path: Path, qapp: QObject) -> OwnProfiles:
    folder = ProfileFolder(tmp_path / "profiles")
    for profile in (WIDE, SAME):
        folder.save(profile)
    (folder.path / "broken.toml").write_text("[")
    return OwnProfiles(folder, qapp)


@pytest.fixture
def dialog(profiles: OwnProfiles, qtbot: QtBot) -> ProfilesDialog:
    dialog = ProfilesDialog(profiles, profiles.folder, Theme(LIGHT))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def rows(dialog: ProfilesDialog) -> list[str]:
    return [dialog.list.item(at).text() for at in range(dialog.list.count())]


def test_each_profile_lists_its_changes(dialog: ProfilesDialog) -> None:
    assert rows(dialog) == [
        "Same\nthe same as Graph search",
        "Wide\nStudio without a network, except for Exploration 0.9, Tree radius 2, and Proofs off",
    ]


def test_a_damaged_file_is_named(dialog: ProfilesDialog) -> None:
    assert dialog.problems.startswith("The profile broken.toml was skipped: The file is not valid TOML: ")


@pytest.mark.parametrize("is_sure", [True, False])
def test_a_profile_is_deleted_after_confirmation(
    dialog: ProfilesDialog, profiles: OwnProfiles, monkeypatch: pytest.MonkeyPatch, is_sure: bool
) -> None:
    asked: list[str] = []

    def ask(_parent: QWidget, _title: str, question: str) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.Yes if is_sure else QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "question", ask)
    QTest.mouseClick(dialog.delete_, Qt.MouseButton.LeftButton)
    assert asked == ["Delete the profile Same permanently? Games and analyses made with it are kept."]
    assert ("same" in profiles.catalogue) is not is_sure
    assert len(rows(dialog)) == (1 if is_sure else 2)


def test_an_empty_list_says_how_to_create_a_profile(dialog: ProfilesDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    for _ in range(2):
        QTest.mouseClick(dialog.delete_, Qt.MouseButton.LeftButton)
    assert dialog._empty.isVisible()
    assert not dialog.list.isVisible()
    assert not dialog.rename.isEnabled()
    assert not dialog.delete_.isEnabled()


def test_a_profile_can_be_renamed(
    dialog: ProfilesDialog, profiles: OwnProfiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(asked: SaveProfileDialog) -> int:
        asked.title_edit.setText("Very wide")
        asked.name_edit.setText("very-wide")
        asked.accept()
        return asked.result()

    monkeypatch.setattr(SaveProfileDialog, "exec", rename)
    told: list[ProfileCatalogue] = []
    profiles.changed.connect(told.append)
    dialog.list.setCurrentRow(1)
    QTest.mouseClick(dialog.rename, Qt.MouseButton.LeftButton)
    assert [profile.name for profile in told[-1].own] == ["same", "very-wide"]
    assert rows(dialog)[1].startswith("Very wide\n")
    assert profiles.catalogue["very-wide"].parameters == WIDE.parameters


def titles(box: ProfileBox) -> list[str]:
    return [box.itemText(at) for at in range(box.count())]


def test_a_box_separates_built_in_and_user_profiles(qtbot: QtBot) -> None:
    box = ProfileBox()
    qtbot.addWidget(box)
    assert box.count() == len(PROFILES)
    box.show_catalogue(ProfileCatalogue((SAME, WIDE)))
    assert titles(box) == [*(profile.title for profile in PROFILES.values()), "", "Same", "Wide"]
    box.show_profile("wide")
    assert (box.name, box.currentText()) == ("wide", "Wide")
    box.show_catalogue(ProfileCatalogue((WIDE,)))
    assert box.name == "wide"
    box.show_catalogue(ProfileCatalogue())
    assert box.name == "studio"


def test_a_box_shows_which_profile_was_changed(qtbot: QtBot) -> None:
    box, told = ProfileBox(), list[int]()
    qtbot.addWidget(box)
    box.currentIndexChanged.connect(told.append)
    box.show_profile("graph", {"exploration": 0.5, "proofs": False})
    assert box.currentText() == "Graph search, changed"
    assert box.toolTip().startswith("Graph search, except for Exploration 0.5 and Proofs off\nPositions reached")
    assert box.accessibleDescription() == box.toolTip()
    assert titles(box)[0] == "Studio"
    box.show_profile("studio")
    assert "Graph search" in titles(box)
    assert told == [], "setting a profile emits no signal"
