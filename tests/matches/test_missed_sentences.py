"""The sentence of `mcts-studio review` about a missed defence."""

import pytest

from studio.commands.missed import missed_sentence
from studio.game.rules import PRESETS
from studio.insight.missed import Missed


@pytest.mark.parametrize(
    ("undecided", "end"), [("", "only j8 defends."), ("a1 b2", "j8 defends; 2 other moves undecided.")]
)
def test_only_is_said_if_all_other_moves_are_decided(undecided: str, end: str) -> None:
    columns = {"by": "threes", "missed": Missed.DEFENCE, "line": "j8 j12", "defences": "j8", "undecided": undecided}
    sentence = missed_sentence("8. k10", "Black", columns, PRESETS["gomoku-15"])
    assert sentence == f"8. k10 lets Black win by threes: j8 j12; {end}"
