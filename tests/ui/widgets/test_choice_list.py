"""Lists of choices: long texts wrap, and are neither shortened nor cut off."""

from pytestqt.qtbot import QtBot

from studio.ui.widgets.choice_list import ChoiceList


def test_a_long_text_gets_the_height_of_its_lines(qtbot: QtBot) -> None:
    choices = ChoiceList("choices")
    qtbot.addWidget(choices)
    choices.addItems(["short", "a text of many words that does not fit into one line of the list"])
    choices.resize(160, 300)
    choices.show()
    short, long = (choices.visualItemRect(choices.item(row)) for row in (0, 1))
    assert long.height() >= 2.5 * short.height()
    assert choices.horizontalScrollBar().maximum() == 0
    choices.resize(900, 300)
    qtbot.waitUntil(lambda: choices.visualItemRect(choices.item(1)).height() == short.height())
