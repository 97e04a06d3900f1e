"""The dialog of a new game: what it proposes, that every field counts, and what it says of the choice."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.engine_entry import EngineEntry
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.profiles import OURS, ProfileShelf
from studio.players.seats import GameSetup, Person, Seat, SeatedProgram
from studio.ui.board.stone_mark import StoneMark
from studio.ui.parts.limit_editor import LimitEditor, LimitKind
from studio.ui.parts.theme import DARK, LIGHT
from studio.ui.play.new_game import EditedParameters, NewGameDialog
from studio.ui.play.rules_editor import TITLES

GUEST = EngineEntry("A guest", ("guest",))
PROPOSED = GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio"))
Make = Callable[[GameSetup], NewGameDialog]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def make(proposed: GameSetup) -> NewGameDialog:
        dialog = NewGameDialog(proposed, LIGHT)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return make


@pytest.fixture
def dialog(make: Make) -> NewGameDialog:
    return make(PROPOSED)


def combo(dialog: NewGameDialog, name: str) -> QComboBox:
    found = dialog.findChild(QComboBox, f"new_game_{name}")
    assert found is not None
    return found


def box(dialog: NewGameDialog, name: str) -> QAbstractSpinBox:
    found = dialog.findChild(QAbstractSpinBox, f"new_game_{name}")
    assert found is not None
    return found


def check(dialog: NewGameDialog, name: str) -> QCheckBox:
    found = dialog.findChild(QCheckBox, f"new_game_{name}")
    assert found is not None
    return found


def sentence(dialog: NewGameDialog, name: str) -> str:
    found = dialog.findChild(QLabel, f"new_game_{name}")
    assert found is not None
    return found.text()


def limit(dialog: NewGameDialog, side: str) -> LimitEditor:
    found = dialog.findChild(LimitEditor, f"new_game_{side}_limit")
    assert found is not None
    return found


def set_limit(dialog: NewGameDialog, side: str, kind: LimitKind, text: str) -> None:
    """In the numbers that the button opens."""
    popup = limit(dialog, side).popup
    tick, number = popup.findChild(QCheckBox, f"limit_by_{kind}"), popup.findChild(QAbstractSpinBox, f"limit_{kind}")
    assert tick is not None
    assert number is not None
    if not tick.isChecked():
        tick.click()
    write(number, text)
    QTest.keyClick(number, Qt.Key.Key_Return)


def named(field: QWidget) -> str:
    return field.accessibleName() or (field.text() if isinstance(field, QCheckBox) else "")


def start(dialog: NewGameDialog) -> QPushButton:
    found = dialog.findChild(QPushButton, "new_game_start")
    assert found is not None
    return found


def choose(choice: QComboBox, text: str) -> None:
    """By the keyboard."""
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(choice.count()):
        if choice.currentText() != text:
            QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.currentText() == text


def write(number: QAbstractSpinBox, text: str) -> None:
    number.selectAll()
    QTest.keyClicks(number, text)


# What it proposes


def test_it_has_its_names(dialog: NewGameDialog) -> None:
    assert (dialog.objectName(), dialog.windowTitle(), dialog.isModal()) == ("new_game_dialog", "New game", True)


def test_it_begins_with_the_proposal(dialog: NewGameDialog) -> None:
    assert dialog.setup() == PROPOSED
    assert combo(dialog, "rules").currentText() == "Five in a row 15×15 (gomoku)"
    assert combo(dialog, "black").currentText() == "You"
    assert (combo(dialog, "white").currentText(), combo(dialog, "white_level").currentText()) == ("Studio", "Casual")
    assert combo(dialog, "starts").currentText() == "Black"
    assert limit(dialog, "white").text() == "at most 2.0 s a move"
    assert combo(dialog, "clock").currentText() == "No clock"
    assert not box(dialog, "rows").isVisible()


@pytest.mark.parametrize(
    ("black", "white", "starts"),
    [
        (Person("Ann"), Person("Ben"), Stone.BLACK),
        (SeatedEngine("graph", "club", Limit(simulations=1234)), Person(), Stone.WHITE),
        (
            SeatedEngine("win-share", "full", Limit(seconds=0.5)),
            SeatedEngine("neighbour", "beginner", Limit(seconds=0.5)),
            1,
        ),
    ],
)
@pytest.mark.parametrize("rules", [PRESETS["connect-four"], Rules(9, 7, 4, overline=Overline.NOTHING)])
def test_any_proposal_is_given_back(make: Make, rules: Rules, black: Seat, white: Seat, starts: Stone) -> None:
    proposed = GameSetup(rules, black, white, Stone(starts))
    assert make(proposed).setup() == proposed


# That every field counts


@pytest.mark.parametrize(("name", "title"), TITLES.items())
def test_each_game_can_be_chosen(dialog: NewGameDialog, name: str, title: str) -> None:
    choose(combo(dialog, "rules"), title)
    assert dialog.setup().rules == PRESETS[name]


def test_every_preset_has_a_title() -> None:
    assert set(TITLES) == set(PRESETS)


@pytest.mark.parametrize("side", ["black", "white"])
@pytest.mark.parametrize("profile", PROFILES)
def test_each_profile_can_sit_on_each_side(dialog: NewGameDialog, side: str, profile: str) -> None:
    choose(combo(dialog, side), PROFILES[profile].title)
    assert getattr(dialog.setup(), side) == SeatedEngine(profile, "casual", Limit(seconds=2.0))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_can_be_chosen(dialog: NewGameDialog, level: str) -> None:
    choose(combo(dialog, "white_level"), LEVELS[level].title)
    assert dialog.setup().white == SeatedEngine("studio", level, Limit(seconds=2.0))


def test_a_move_is_limited_by_whatever_comes_first(dialog: NewGameDialog) -> None:
    set_limit(dialog, "white", LimitKind.SECONDS, "7.5")
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=7.5))
    set_limit(dialog, "white", LimitKind.SIMULATIONS, "250")
    set_limit(dialog, "white", LimitKind.DEPTH, "9")
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=7.5, simulations=250, depth=9))


def test_each_engine_has_its_own_limit(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "black"), "Graph search")
    set_limit(dialog, "black", LimitKind.SECONDS, "3")
    setup = dialog.setup()
    assert setup.black == SeatedEngine("graph", "casual", Limit(seconds=3.0))
    assert setup.white == SeatedEngine("studio", "casual", Limit(seconds=2.0))


def test_an_engine_always_has_a_limit(dialog: NewGameDialog) -> None:
    tick = limit(dialog, "white").popup.findChild(QCheckBox, "limit_by_seconds")
    assert tick is not None
    assert tick.isChecked()
    assert not tick.isEnabled()


# The clock


def test_a_clock_of_the_game_has_minutes_and_an_increment(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "clock"), "Time for the game")
    write(box(dialog, "clock_minutes"), "1.5")
    write(box(dialog, "clock_increment"), "2")
    assert dialog.setup().clock == TimeControl(game_seconds=90.0, increment=2.0)
    assert not box(dialog, "clock_seconds").isVisible()


def test_a_clock_may_count_each_move(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "clock"), "Time for each move")
    write(box(dialog, "clock_seconds"), "12")
    assert dialog.setup().clock == TimeControl(Limit(seconds=12.0))
    assert sentence(dialog, "clock_sentence") == "For people and engines alike; who takes longer has lost"
    choose(combo(dialog, "clock"), "No clock")
    assert dialog.setup().clock == TimeControl()


@pytest.mark.parametrize("clock", [TimeControl(game_seconds=90.0, increment=2.0), TimeControl(Limit(seconds=4.0))])
def test_a_proposed_clock_is_given_back(make: Make, clock: TimeControl) -> None:
    proposed = GameSetup(PRESETS["gomoku-9"], Person(), Person(), clock=clock)
    assert make(proposed).setup() == proposed


# Engines of others, and parameters


def test_engines_of_others_stand_behind_the_profiles(qtbot: QtBot) -> None:
    dialog = NewGameDialog(PROPOSED, LIGHT, engines=(GUEST,))
    qtbot.addWidget(dialog)
    choose(combo(dialog, "white"), "A guest")
    assert dialog.setup().white == SeatedProgram(GUEST, Limit(seconds=2.0))
    assert not combo(dialog, "white_level").isEnabled()
    assert limit(dialog, "white").isEnabled()
    assert sentence(dialog, "white_sentence") == "An engine that you have added, at its full strength"


def test_an_engine_that_is_gone_gives_its_place_to_a_person(make: Make) -> None:
    dialog = make(GameSetup(PRESETS["gomoku-9"], SeatedProgram(GUEST), SeatedEngine("studio")))
    assert dialog.setup().black == Person()


def test_parameters_belong_to_the_seat_until_another_profile_is_chosen(qtbot: QtBot) -> None:
    mine = replace(PROFILES["studio"].parameters, exploration=0.7)
    asked: list[SeatedEngine] = []

    def edit(seat: SeatedEngine, _window: QWidget) -> EditedParameters:
        asked.append(seat)
        return EditedParameters("studio", mine, OURS)

    dialog = NewGameDialog(PROPOSED, LIGHT, edit_parameters=edit)
    qtbot.addWidget(dialog)
    button = dialog.findChild(QPushButton, "new_game_white_parameters")
    assert button is not None
    assert button.accessibleName() == "Parameters of White"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [SeatedEngine("studio", "casual", Limit(seconds=2.0))]
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=2.0), mine)
    assert sentence(dialog, "white_sentence").endswith("; parameters changed")
    choose(combo(dialog, "white"), "Graph search")
    assert dialog.setup().white == SeatedEngine("graph", "casual", Limit(seconds=2.0))


def test_ones_own_profiles_can_sit_at_the_board(qtbot: QtBot) -> None:
    mine = replace(PROFILES["graph"].parameters, exploration=0.7)
    shelf = ProfileShelf((Profile("mine", "My own", "It is mine.", mine, base="graph"),))
    dialog = NewGameDialog(PROPOSED, LIGHT, shelf=shelf)
    qtbot.addWidget(dialog)
    choose(combo(dialog, "white"), "My own")
    assert dialog.setup().white == SeatedEngine("mine", "casual", Limit(seconds=2.0), mine)
    assert "changed" not in sentence(dialog, "white_sentence")


def test_white_may_start(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "starts"), "White")
    assert dialog.setup().starts is Stone.WHITE


# A custom game


def test_a_custom_game_has_any_measures(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    for name, number in (("rows", "9"), ("columns", "26"), ("length", "6")):
        write(box(dialog, name), number)
    QTest.mouseClick(check(dialog, "gravity"), Qt.MouseButton.LeftButton, pos=check(dialog, "gravity").rect().center())
    QTest.keyClick(check(dialog, "longer_wins"), Qt.Key.Key_Space)
    assert dialog.setup().rules == Rules(9, 26, 6, gravity=True, overline=Overline.NOTHING)


def test_a_custom_game_begins_as_the_one_before(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Connect Four")
    QTest.keyClick(combo(dialog, "rules"), Qt.Key.Key_End)
    assert combo(dialog, "rules").currentText() == "Custom size"
    assert dialog.setup().rules == PRESETS["connect-four"]
    assert check(dialog, "gravity").isChecked()


def test_no_board_is_larger_than_the_alphabet(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    write(box(dialog, "rows"), "27")
    assert dialog.setup().rules.rows <= 26


def test_the_dialog_grows_for_the_measures_and_shrinks_again(qtbot: QtBot, dialog: NewGameDialog) -> None:
    low = dialog.height()
    choose(combo(dialog, "rules"), "Custom size")
    qtbot.waitUntil(lambda: dialog.height() > low)
    assert dialog.width() >= dialog.sizeHint().width()
    choose(combo(dialog, "rules"), "Tic-tac-toe")
    qtbot.waitUntil(lambda: dialog.height() == low)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (PRESETS["gomoku-15"], "15×15 board, a line of 5 or more wins."),
        (PRESETS["standard-15"], "15×15 board, a line of exactly 5 wins."),
        (PRESETS["connect-four"], "6×7 board, stones fall, a line of 4 or more wins."),
        (PRESETS["tic-tac-toe"], "3×3 board, a line of 3 wins."),
        (Rules(4, 5, 5, gravity=True), "4×5 board, stones fall, a line of 5 wins."),
        (Rules(6, 7, 4, True, Overline.NOTHING), "6×7 board, stones fall, a line of exactly 4 wins."),
        (Rules(4, 4, 5), "4×4 board: no line of 5 fits, so every game is a draw."),
    ],
)
def test_a_sentence_says_what_is_played(make: Make, rules: Rules, expected: str) -> None:
    assert sentence(make(GameSetup(rules, Person(), Person())), "sentence") == expected


def test_it_warns_as_soon_as_no_line_fits(dialog: NewGameDialog) -> None:
    QTest.keyClick(combo(dialog, "rules"), Qt.Key.Key_End)
    label = dialog.findChild(QLabel, "new_game_sentence")
    assert label is not None
    assert not label.font().bold()
    write(box(dialog, "length"), "16")
    assert label.text() == "15×15 board: no line of 16 fits, so every game is a draw."
    assert label.font().bold()
    write(box(dialog, "length"), "15")
    assert "draw" not in label.text()


# People and engines


def test_a_person_has_no_level(dialog: NewGameDialog) -> None:
    assert not combo(dialog, "black_level").isEnabled()
    choose(combo(dialog, "black"), "Studio")
    assert combo(dialog, "black_level").isEnabled()
    QTest.keyClick(combo(dialog, "black"), Qt.Key.Key_Home)
    assert not combo(dialog, "black_level").isEnabled()


def test_you_are_the_only_person(dialog: NewGameDialog) -> None:
    QTest.keyClick(combo(dialog, "white"), Qt.Key.Key_Home)
    assert (combo(dialog, "black").currentText(), combo(dialog, "white").currentText()) == ("Person", "Person")
    assert dialog.setup() == GameSetup(PRESETS["gomoku-15"], Person(), Person())
    choose(combo(dialog, "black"), "Studio")
    assert combo(dialog, "white").currentText() == "You"


def test_only_engines_are_limited(dialog: NewGameDialog) -> None:
    QTest.keyClick(combo(dialog, "white"), Qt.Key.Key_Home)
    assert not limit(dialog, "white").isEnabled()
    choose(combo(dialog, "white"), "Classic UCT")
    assert limit(dialog, "white").isEnabled()


def test_a_level_says_what_it_is(dialog: NewGameDialog) -> None:
    assert sentence(dialog, "white_sentence") == (
        "Casual: at most 300 simulations, the move drawn from the visits at temperature 1.0"
    )
    choose(combo(dialog, "white_level"), "Full strength")
    assert sentence(dialog, "white_sentence") == (
        "Full strength: all that its limit allows, the final move by the profile's own rule"
    )
    assert combo(dialog, "white_level").accessibleDescription() == sentence(dialog, "white_sentence")


def test_nothing_moves_with_the_level(dialog: NewGameDialog) -> None:
    before = dialog.size()
    for level in LEVELS.values():
        choose(combo(dialog, "white_level"), level.title)
        QApplication.processEvents()
        assert dialog.size() == before


def test_the_stones_are_those_of_the_game(dialog: NewGameDialog) -> None:
    mark = dialog.findChild(StoneMark)
    assert mark is not None
    black = mark.grab().toImage()
    choose(combo(dialog, "rules"), "Connect Four")
    assert mark.grab().toImage() != black
    center = mark.rect().center()
    assert mark.grab().toImage().pixelColor(center).name() in LIGHT.disc_black


# Keys and looks


def test_enter_starts_from_any_field(make: Make) -> None:
    for name in ("new_game_rules", "new_game_white_level", "new_game_white_limit", "new_game_clock", "new_game_starts"):
        dialog = make(PROPOSED)
        field = dialog.findChild(QWidget, name)
        assert field is not None
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert dialog.result() == QDialog.DialogCode.Accepted, name


def test_a_number_that_is_still_being_written_counts(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "clock"), "Time for each move")
    write(box(dialog, "clock_seconds"), "4.2")
    QTest.keyClick(box(dialog, "clock_seconds"), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.setup().clock == TimeControl(Limit(seconds=4.2))


def test_a_click_starts(qtbot: QtBot, dialog: NewGameDialog) -> None:
    assert start(dialog).isDefault()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(start(dialog), Qt.MouseButton.LeftButton)


def test_escape_and_cancel_leave(qtbot: QtBot, make: Make) -> None:
    dialog = make(PROPOSED)
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    other = make(PROPOSED)
    cancel = next(button for button in other.findChildren(QPushButton) if button.text().replace("&", "") == "Cancel")
    with qtbot.waitSignal(other.rejected):
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)


def test_tab_goes_through_the_fields_in_their_order(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    choose(combo(dialog, "black"), "Studio")
    combo(dialog, "rules").setFocus()
    names = []
    for _ in range(17):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.objectName().removeprefix("new_game_"))
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    fields = "rules rows columns length gravity longer_wins black black_level black_limit white white_level white_limit"
    assert names[:14] == [*fields.split(), "clock", "starts"]


def test_a_letter_leads_to_the_clock(qtbot: QtBot, dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(combo(dialog, "clock").hasFocus)


def test_every_field_has_a_name_and_no_two_share_a_letter(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    for kind in (QComboBox, QCheckBox, QAbstractSpinBox):
        assert all(named(field) for field in dialog.findChildren(kind))
    texts = [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    texts += [button.text() for button in (*dialog.findChildren(QCheckBox), start(dialog))]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)) == 11


def test_no_text_is_cut_short(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "rules"), "Custom size")
    choose(combo(dialog, "black"), "Neighbour rollouts")
    QApplication.processEvents()
    for kind in (QLabel, QComboBox, QCheckBox, QPushButton):
        for part in dialog.findChildren(kind):
            hint = part.minimumSizeHint()
            assert part.width() >= hint.width(), part.objectName()
            assert part.height() >= hint.height(), part.objectName()


def test_another_theme_recolours_it(dialog: NewGameDialog) -> None:
    dialog.set_theme(DARK)
    label = dialog.findChild(QLabel, "new_game_white_sentence")
    assert label is not None
    assert DARK.quiet_text in label.styleSheet()


def test_the_sides_have_the_names_of_the_chosen_game(dialog: NewGameDialog) -> None:
    for title, names in (("Connect Four", ("Red", "Yellow")), ("Tic-tac-toe", ("X", "O"))):
        choose(combo(dialog, "rules"), title)
        assert [combo(dialog, "starts").itemText(at) for at in range(2)] == list(names)
        labels = {label.text().replace("&", "") for label in dialog.findChildren(QLabel) if label.buddy()}
        assert labels >= set(names)
        fields = {field.accessibleName() for field in dialog.findChildren(QComboBox)}
        assert fields >= {*names, *(f"Level of {name}" for name in names)}
