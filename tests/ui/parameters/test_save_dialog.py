"""A user profile gets unique names, and the dialog writes it on confirmation."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from studio.engine.options.profiles import PROFILES, Profile
from studio.game.errors import StudioError
from studio.game.message import Message
from studio.players.profiles import ProfileCatalogue
from studio.ui.parameters.save_dialog import SaveProfileDialog
from studio.ui.widgets.theme import LIGHT, Theme

STUDIO = PROFILES["studio-rollouts"]
CHANGED = replace(STUDIO.parameters, exploration=0.9)
MINE = Profile("mine", "Mine", "Wide.", CHANGED, "studio-rollouts")
OTHER = Profile("other", "Other", "", STUDIO.parameters, "graph")


class Keeper:
    """Records what it is asked to keep, and raises an error on request."""

    def __init__(self, *own: Profile) -> None:
        self.kept, self.catalogue, self.refusal = list[Profile](), ProfileCatalogue(own), ""

    def keep(self, profile: Profile) -> ProfileCatalogue:
        if self.refusal:
            raise StudioError(Message("disk", self.refusal))
        self.kept.append(profile)
        return ProfileCatalogue((profile,))


def shown(qtbot: QtBot, supervisor: Keeper, profile: Profile = STUDIO, *, renames: bool = False) -> SaveProfileDialog:
    parameters = None if renames else CHANGED
    dialog = SaveProfileDialog(
        supervisor.catalogue, profile, supervisor.keep, Theme(LIGHT), parameters=parameters, renames=renames
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def save(dialog: SaveProfileDialog) -> QPushButton:
    found = dialog.findChild(QPushButton, "profile_save")
    assert isinstance(found, QPushButton)
    return found


def test_a_title_is_enough(qtbot: QtBot) -> None:
    supervisor = Keeper()
    dialog = shown(qtbot, supervisor)
    assert not save(dialog).isEnabled()
    assert dialog.message == "", "no error is shown before the user types"
    QTest.keyClicks(dialog.title_edit, "Wide and slow")
    assert dialog.name_edit.text() == "wide-and-slow"
    assert (
        dialog.message == "On the command line: --profile wide-and-slow. "
        "The profile stores its differences from Studio without a network."
    )
    QTest.mouseClick(save(dialog), Qt.MouseButton.LeftButton)
    profile = Profile("wide-and-slow", "Wide and slow", "", CHANGED, "studio-rollouts")
    assert supervisor.kept == [profile]
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.saved == (ProfileCatalogue((profile,)), profile)


def test_a_typed_name_is_not_overwritten(qtbot: QtBot) -> None:
    dialog = shown(qtbot, Keeper())
    dialog.title_edit.setText("One")
    dialog.name_edit.selectAll()
    QTest.keyClicks(dialog.name_edit, "two")
    dialog.title_edit.setText("Three")
    assert dialog.profile.name == "two"
    dialog.name_edit.selectAll()
    QTest.keyClick(dialog.name_edit, Qt.Key.Key_Delete)
    dialog.title_edit.setText("Four")
    assert dialog.profile.name == "four"


@pytest.mark.parametrize(
    ("title", "name", "told"),
    [
        ("Graph search", "mine", "has the title 'Graph search'"),
        ("Mine", "studio-rollouts", "The name studio-rollouts is reserved"),
        ("Mine", "My Profile", "lower-case letters"),
        ("Mine", "person", "is reserved by the program"),
    ],
)
def test_built_in_names_cannot_be_taken(qtbot: QtBot, title: str, name: str, told: str) -> None:
    supervisor = Keeper()
    dialog = shown(qtbot, supervisor)
    dialog.title_edit.setText(title)
    dialog.name_edit.setText(name)
    dialog.sentence_edit.setText("so")
    assert told in dialog.message
    assert not save(dialog).isEnabled()
    QTest.keyClick(dialog.title_edit, Qt.Key.Key_Return)
    assert supervisor.kept == []
    assert dialog.isVisible()


def test_replacing_is_announced(qtbot: QtBot) -> None:
    supervisor = Keeper(MINE, OTHER)
    dialog = shown(qtbot, supervisor)
    dialog.title_edit.setText("Mine")
    assert dialog.message == "This replaces the profile Mine."
    assert save(dialog).text() == "&Replace"
    own = shown(qtbot, supervisor, MINE)
    assert own.profile == replace(MINE, parameters=CHANGED)
    assert save(own).text() == "&Replace"


def test_a_full_disk_is_reported_and_the_dialog_stays(qtbot: QtBot) -> None:
    supervisor = Keeper()
    supervisor.refusal = "The disk is full."
    dialog = shown(qtbot, supervisor)
    dialog.title_edit.setText("Mine")
    dialog.accept()
    assert (dialog.message, dialog.saved) == ("The disk is full.", None)
    assert dialog.isVisible()
    supervisor.refusal = ""
    dialog.accept()
    assert not dialog.isVisible()


def test_a_new_name_must_be_unused(qtbot: QtBot) -> None:
    dialog = shown(qtbot, Keeper(MINE, OTHER), MINE, renames=True)
    assert save(dialog).isEnabled()
    dialog.name_edit.setText("other")
    dialog.title_edit.setText("Better")
    assert dialog.message == "A profile with this name exists. Choose another name."
    assert not save(dialog).isEnabled()
    dialog.name_edit.setText("better")
    dialog.sentence_edit.setText("It is.")
    assert dialog.profile == Profile("better", "Better", "It is.", CHANGED, "studio-rollouts")
    assert save(dialog).isEnabled()
