"""The choice of a level: ordered by strength, with the measured strength of each level."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.players.levels import DEFAULT_LEVEL, LEVELS, is_measured
from studio.ui.play.level_box import LevelBox


def test_levels_are_listed_from_the_weakest_to_the_strongest_with_their_strength(qtbot: QtBot) -> None:
    box = LevelBox()
    qtbot.addWidget(box)
    assert [box.itemData(at) for at in range(box.count())] == list(LEVELS)
    strengths = [box.strength(at) for at in range(box.count())]
    assert strengths[0] == "the weakest level"
    assert strengths[1] == "scores 95 % against Beginner"
    assert strengths[-1] == "the strongest level; not measured"
    at = box.findData(DEFAULT_LEVEL)
    spoken = box.itemData(at, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Casual: scores 95 % against Beginner"


def test_scores_are_hidden_in_a_game_for_which_they_were_not_measured(qtbot: QtBot) -> None:
    assert is_measured(PRESETS["gomoku-15"])
    assert not is_measured(PRESETS["tic-tac-toe"])
    box = LevelBox()
    qtbot.addWidget(box)
    box.show_measured(measured=False)
    strengths = [box.strength(at) for at in range(box.count())]
    assert [text for text in strengths if text] == ["the weakest level", "the strongest level; not measured"]
    assert box.itemData(box.findData(DEFAULT_LEVEL), Qt.ItemDataRole.AccessibleTextRole) == "Casual"


def test_the_list_has_room_for_the_strength_and_the_field_does_not_need_it(qtbot: QtBot) -> None:
    box = LevelBox()
    qtbot.addWidget(box)
    box.resize(box.sizeHint())
    box.show()
    metrics = box.fontMetrics()
    longest = max(metrics.horizontalAdvance(f"{box.itemText(at)} {box.strength(at)}") for at in range(box.count()))
    assert box.sizeHint().width() < longest
    box.showPopup()
    assert box.view().viewport().width() >= longest
    box.hidePopup()
