"""The board of the tests of openings, and questions about the state of an opening."""

import pytest

from studio.game.openings import Choice, Opening, OpeningError, Player, after, choices
from studio.game.rules import PRESETS
from studio.game.stones import Stone

BOARD = PRESETS["gomoku-15"]
BLACK, WHITE = Stone.BLACK, Stone.WHITE
FIRST, SECOND = Player.FIRST, Player.SECOND
RENJU = ("rif", "yamaguchi", "soosyrv-8", "taraguchi-10")


def refused(opening: Opening, choice: Choice) -> str:
    assert choice not in choices(opening)
    with pytest.raises(OpeningError) as caught:
        after(opening, choice)
    return caught.value.sentence


def kinds(opening: Opening) -> set[type]:
    return {type(choice) for choice in choices(opening)}
