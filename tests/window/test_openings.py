"""Opening protocols in the window, by mouse and keys: people, engines, illegal clicks, taking back, reopening."""

import random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QSpinBox

from studio.game.openings import (
    PROTOCOLS,
    Declare,
    choices,
    opening_in,
)
from studio.game.openings import Player as Who
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.play.new_game import NewGameDialog
from studio.ui.widgets.fitted_line import FittedLine
from tests.sizes import one_always
from tests.window.hands import child, child_of
from tests.window.openings import BOARD, FIFTEEN, QUICK, act, begin, buttons, card, text_of
from tests.window.starting import Start
from tests.window.tables import Sit, Table, choose, games


@pytest.mark.parametrize("protocol", one_always(4, PROTOCOLS))
def test_people_play_every_protocol_to_its_end(sit: Sit, protocol: str) -> None:
    table = sit(rules=FIFTEEN)
    chance = random.Random(protocol)
    begin(table, protocol)
    while (opening := table.game.opening) is not None:
        assert card(table).startswith(PROTOCOLS[protocol].title)
        legal = choices(opening)
        few = [choice for choice in legal if isinstance(choice, Declare) and choice.count < 4]
        act(table, chance.choice(few or legal))
        after = opening_in(table.session.record)
        assert after is not None
        assert len(after.history) == len(opening.history) + 1
    assert card(table) == ""
    done = opening_in(table.session.record)
    assert done is not None
    assert done.is_finished
    record = table.session.record
    assert (record.black, record.white) == (("Ada", "Bob") if done.black is Who.FIRST else ("Bob", "Ada"))
    table.play(table.free())
    assert table.moves == len(done.moves) + 1


def test_the_card_leads_through_swap2(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap2")
    assert card(table) == "Swap2 · Black (Ada) decides, White (Bob) waits. Place stone 1 (Black)."
    assert buttons(table) == []
    table.play("h8", "i9", "j10")
    assert (
        card(table)
        == "Swap2 · White (Bob) decides, Black (Ada) waits. Take White, take Black, or place two more stones."
    )
    assert buttons(table) == ["1  Take White", "2  Take Black", "3  Place Two Stones"]
    table.push("opening_two")
    assert (
        card(table)
        == "Swap2 · White (Bob) decides, Black (Ada) waits. Bob places two more stones. Place stone 4 (White)."
    )
    table.play("a1", "b2")
    assert (
        card(table)
        == "Swap2 · Black (Ada) decides, White (Bob) waits. Bob places two more stones. Take Black or take White."
    )
    table.push("opening_white")
    assert text_of(table) == "swap2: first h8 i9 j10; second two a1 b2; first white"
    assert card(table) == ""
    assert table.window.controllers.play.players.names == ("Bob", "Ada")


@pytest.mark.long
def test_the_card_names_the_opening_of_renju(sit: Sit) -> None:
    renju = PRESETS["renju-15"]
    table = sit(rules=renju.text)
    begin(table, "rif", rules=renju)
    table.play("h8", "h9", "h10")
    assert card(table) == "RIF · Kansei (1D) · White (Bob) decides, Black (Ada) waits. Swap the colours or keep them."


def test_an_illegal_click_gets_the_sentence_of_the_protocol(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "pro")
    table.play("a1")
    assert table.text("note") == (told := "Stone 1 must be on the centre of the board, h8.")
    assert (
        card(table) == f"Pro · Black (Ada) decides, White (Bob) waits. {told} Place stone 1 (Black) on the centre h8."
    )
    table.play("h8", "a1", "i9")
    assert table.text("note") == (told := "Stone 3 must be outside the central square of 5×5 points.")
    assert card(table).endswith(f"{told} Place stone 3 (Black) outside the central 5×5 points.")
    assert table.moves == 2
    table.play("a2")
    assert card(table) == "", "the message disappears with its step"
    begin(table, "swap")
    table.play("h8", "i9", "j10", "a1")
    assert table.text("note") == "Take Black or take White."
    assert card(table) == "Swap · White (Bob) decides, Black (Ada) waits. Take Black or take White.", (
        "the message is said once"
    )
    assert table.moves == 3


def test_offered_moves_are_ringed_and_a_symmetric_one_is_refused(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "rif")
    table.play("h8", "h9", "h10")
    table.push("opening_keep")
    table.play("h11", "a8")
    board = table.window.panes.board
    assert board.is_ringed(BOARD.point(7, 0))
    table.play("h9")
    assert table.text("note") == "h9 is occupied."
    table.play("o8")
    assert table.text("note") == "o8 is symmetric to a8, which is already offered."
    table.play("b2")
    assert (
        card(table) == "RIF · White (Bob) decides, Black (Ada) waits. Choose one of the offered fifth moves: a8 and b2."
    )
    table.play("b2")
    assert not board.is_ringed(BOARD.point(7, 0))
    assert table.moves == 5


def test_number_keys_press_the_buttons(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap")
    table.play("h8", "i9", "j10")
    assert "key 2" in child(table.program, QPushButton, "opening_black").toolTip()
    table.key(Qt.Key.Key_3)
    assert table.game.opening is not None
    table.key(Qt.Key.Key_2)
    assert text_of(table) == "swap: first h8 i9 j10; second black"


@pytest.mark.long
def test_arrow_keys_go_from_button_to_button_and_escape_to_the_board(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap2")
    table.play("h8", "i9", "j10")
    child(table.program, QPushButton, "opening_white").setFocus()
    table.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert child(table.program, QPushButton, "opening_black").hasFocus()
    table.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.window.panes.board.hasFocus()
    assert card(table) != ""


def test_choices_are_taken_back(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap")
    table.play("h8", "i9", "j10")
    table.push("opening_black")
    assert card(table) == ""
    table.press("take_back")
    assert card(table) == "Swap · White (Bob) decides, Black (Ada) waits. Take Black or take White."
    table.press("take_back")
    assert card(table) == "Swap · Black (Ada) decides, White (Bob) waits. Place stone 3 (Black)."
    assert table.moves == 2


@pytest.mark.long
def test_looking_at_an_earlier_position_hides_the_card(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap")
    table.play("h8", "i9")
    table.key(Qt.Key.Key_Left)
    assert card(table) == ""
    table.key(Qt.Key.Key_Right)
    assert card(table) == "Swap · Black (Ada) decides, White (Bob) waits. Place stone 3 (Black)."


@pytest.mark.long
def test_no_hint_is_given_in_an_opening(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap")
    assert not table.window.actions_["hint"].isEnabled()
    table.play("h8", "i9", "j10")
    table.push("opening_white")
    assert table.window.actions_["hint"].isEnabled()


def test_an_engine_says_what_it_chose(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap", white=QUICK)
    table.play("h8", "i9", "j10")
    assert card(table) == "Swap · White (Classic UCT) decides, Black (Ada) waits. The engine is deciding …"
    table.qtbot.waitUntil(lambda: table.game.opening is None, timeout=60_000)
    chose = "Black" if text_of(table).endswith("black") else "White"
    table.qtbot.waitUntil(lambda: table.game.awaits_person, timeout=60_000)
    assert table.text("note") == f"Classic UCT takes {chose}."


@pytest.mark.long
def test_what_an_engine_chose_is_said_until_the_person_decides(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "taraguchi-10", white=QUICK)
    table.play("h8")
    table.qtbot.waitUntil(lambda: table.game.awaits_person, timeout=60_000)
    choice = text_of(table).split("second ")[1].split()[0]
    told = {"keep": "Classic UCT keeps White.", "swap": "Classic UCT swaps the colours and takes Black."}[choice]
    assert told in card(table)
    assert table.text("note") == told, "also after the engine has placed a stone"


def test_two_engines_begin_with_an_opening(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap2", QUICK, QUICK)
    table.qtbot.waitUntil(lambda: table.game.opening is None, timeout=60_000)
    assert card(table) == ""
    table.game.stop()


def test_the_dialog_offers_openings_and_remembers_the_choice(sit: Sit) -> None:
    table = sit(rules=FIFTEEN, white="person", starts="white")
    table.new_game(lambda dialog: choose(table.qtbot, dialog, "opening", "Swap2"))
    assert table.game.opening is not None
    assert table.game.opening.protocol is PROTOCOLS["swap2"]
    assert table.game.setup is not None
    assert table.game.setup.starts is Stone.BLACK
    assert table.window.controllers.play.section.opening == "swap2"
    table.begin()
    assert table.game.opening is not None


@pytest.mark.long
def test_the_dialog_describes_the_chosen_protocol(sit: Sit) -> None:
    table, told = sit(rules=FIFTEEN, white="person"), list[str]()

    def look(dialog: NewGameDialog) -> None:
        choose(table.qtbot, dialog, "opening", "Swap")
        told.append(child_of(dialog, QComboBox, "new_game_opening").toolTip())

    table.new_game(look)
    assert told == ["The first player places three stones. The second player chooses a colour."]


def test_a_left_opening_is_continued_after_reopening(sit: Sit, start: Start) -> None:
    table = sit(rules=FIFTEEN, white="person", opening="swap2")
    table.begin()
    table.play("h8", "i9", "j10")
    table.push("opening_two")
    table.play("a1")
    table.window.actions_["stop_game"].trigger()
    assert card(table).endswith("The opening is not finished.")
    file = table.session.file
    assert file is not None
    (saved,) = games(table.program)
    assert saved.properties["ON"] == ("swap2: first h8 i9 j10; second two a1",)
    again = Table(table.qtbot, start(file))
    again.session.go_to_end()
    assert buttons(again) == ["1  Continue the Opening"]
    again.push("opening_resume")
    assert again.game.is_between_persons
    again.play("b2")
    again.push("opening_black")
    assert text_of(again) == "swap2: first h8 i9 j10; second two a1 b2; first black"
    again.play("c3")
    assert again.moves == 6


@pytest.mark.long
def test_buttons_have_accessible_names(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "yamaguchi")
    table.play("h8", "h9", "h10")
    number = child_of(table.window, QSpinBox, "opening_number")
    assert number.accessibleName() == "Number of fifth moves"
    assert number.maximum() == 100
    assert buttons(table) == ["Ask for 1 Fifth Move"]


@pytest.mark.long
def test_the_button_of_the_number_of_fifth_moves_says_the_number_and_has_no_key(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "yamaguchi")
    table.play("h8", "h9", "h10")
    assert card(table).endswith("Choose how many fifth moves Black offers: 1 to 100.")
    table.key(Qt.Key.Key_1)
    assert text_of(table) == "yamaguchi: first h8 h9 h10", "a digit alone chooses nothing"
    number, button = (
        child_of(table.window, QSpinBox, "opening_number"),
        child_of(table.window, QPushButton, "opening_declare"),
    )
    number.selectAll()
    table.qtbot.keyClicks(number, "12")
    assert button.text() == button.accessibleName() == "Ask for 12 Fifth Moves"
    assert number.geometry().right() < button.geometry().left()
    assert abs(number.geometry().center().y() - button.geometry().center().y()) <= 1
    button.click()
    assert text_of(table) == "yamaguchi: first h8 h9 h10 12"


def test_digits_on_the_board_enter_the_number_of_fifth_moves_and_return_declares_it(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "yamaguchi")
    table.play("h8", "h9", "h10")
    table.key(Qt.Key.Key_1)
    number = child_of(table.window, QSpinBox, "opening_number")
    assert number.hasFocus()
    table.qtbot.keyClicks(number, "2")
    assert number.value() == 12
    assert text_of(table) == "yamaguchi: first h8 h9 h10", "digits alone declare nothing"
    table.qtbot.keyClick(number, Qt.Key.Key_Return)
    assert text_of(table) == "yamaguchi: first h8 h9 h10 12"


@pytest.mark.long
def test_in_a_narrow_room_short_buttons_leave_the_panes_uncovered(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap2")
    table.play("h8", "i9", "j10")
    shown = table.window.panes.opening_card
    wide = buttons(table)
    narrow = QRect(0, 100, shown._needed_width() - 60, 60)
    shown.set_room(narrow)
    assert buttons(table) == ["1  White", "2  Black", "3  Two Stones"]
    assert shown.geometry().right() <= narrow.right()
    button = child(table.program, QPushButton, "opening_white")
    assert button.accessibleName() == "Take White"
    heading = child_of(table.window, FittedLine, "opening_heading")
    assert heading.text().endswith("…")
    assert heading.text_shown.endswith("Black (Ada) waits")
    shown.set_room(QRect(0, 100, 900, 60))
    assert buttons(table) == wide
