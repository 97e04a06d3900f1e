"""The names of people in an opening, before and after a swap of colours."""

import pytest
from PySide6.QtWidgets import QLineEdit

from studio.game.stones import Stone
from studio.players.seats import Person
from studio.ui.play.new_game import NewGameDialog
from tests.window.hands import answer, child_of
from tests.window.openings import FIFTEEN, begin, card
from tests.window.starting import Start
from tests.window.tables import Sit, Table, games


@pytest.mark.long
def test_people_of_the_same_name_are_told_apart_by_their_order(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "taraguchi-10", Person("Ada"), Person("Ada"))
    table.play("h8")
    assert (
        card(table)
        == "Taraguchi-10 · White (second player) decides, Black (first player) waits. Swap the colours or keep them."
    )
    table.push("opening_swap")
    assert card(table) == (
        "Taraguchi-10 · White (first player) decides, Black (second player) waits. "
        "Second player swaps the colours and takes Black. Place stone 2 (White) inside the central 3×3 points."
    )


@pytest.mark.long
def test_nameless_people_are_told_apart_in_the_pane_of_players_too(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "taraguchi-10", Person(), Person())
    names = table.window.controllers.play.players
    assert names.names == ("First player", "Second player")
    table.play("h8")
    table.push("opening_swap")
    assert names.names == ("Second player", "First player")
    assert card(table).startswith("Taraguchi-10 · White (first player) decides, Black (second player) waits.")


@pytest.mark.long
def test_an_opening_goes_on_between_the_same_people_after_a_crash(sit: Sit, start: Start) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap2")
    table.play("h8", "i9", "j10")
    table.push("opening_two")
    table.session.close(discard=False)  # as after the end of the process
    table.program.live_search.close()
    answer("Restore")
    again = Table(table.qtbot, start())
    assert again.window.controllers.play.proposed.seat(Stone.WHITE) != Person("Bob"), "the crash forgot the setup"
    again.push("opening_resume")
    assert again.game.is_between_persons
    assert again.window.controllers.play.players.names == ("Ada", "Bob")
    assert (
        card(again)
        == "Swap2 · White (Bob) decides, Black (Ada) waits. Bob places two more stones. Place stone 4 (White)."
    )


@pytest.mark.long
def test_nameless_people_keep_their_order_as_names_after_the_opening(sit: Sit) -> None:
    table = sit(rules=FIFTEEN)
    begin(table, "swap", Person(), Person())
    table.play("h8", "i9", "j10")
    table.push("opening_black")
    table.play("a1", "a2")
    assert table.window.controllers.play.players.names == ("Second player", "First player")
    table.game.resign()
    assert table.window.panes.end_card.accessibleName().startswith("Black won: Second player.")


def test_names_from_the_dialog_are_shown_and_saved_with_their_colours_after_a_swap(sit: Sit) -> None:
    table = sit(rules=FIFTEEN, white="person", opening="swap")

    def enter(dialog: NewGameDialog) -> None:
        for side, name in (("black", "Ada"), ("white", " Bob ")):
            field = child_of(dialog, QLineEdit, f"new_game_{side}_name")
            assert field.isVisible()
            table.qtbot.keyClicks(field, name)

    table.new_game(enter)
    assert card(table).startswith("Swap · Black (Ada) decides, White (Bob) waits.")
    table.play("h8", "i9", "j10")
    table.push("opening_black")
    assert table.window.controllers.play.players.names == ("Bob", "Ada")
    table.play("a1")
    table.game.resign()
    (saved,) = games(table.program)
    assert (saved.black, saved.white, saved.result) == ("Bob", "Ada", "W+R")
    section = table.window.controllers.play.section
    assert (section.black_name, section.white_name) == ("Ada", "Bob"), "the next game proposes them"
