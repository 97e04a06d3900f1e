"""The sentence of `mcts-studio review` about a missed defence."""

import pytest

from studio.commands.missed import missed_sentence
from studio.game.rules import PRESETS
from studio.insight.missed import Missed
from studio.insight.mistakes import judge
from studio.keeping.move_table import missed_columns
from tests.game.renju_trap import RENJU, trapped
from tests.insight.reviews import finish_review


@pytest.mark.parametrize(
    ("undecided", "end"),
    [("", "only j8 would have defended."), ("a1 b2", "j8 would have defended; 2 other moves undecided.")],
)
def test_only_is_said_if_all_other_moves_are_decided(undecided: str, end: str) -> None:
    columns = {"by": "threes", "missed": Missed.DEFENCE, "line": "j8 j12", "defences": "j8", "undecided": undecided}
    sentence = missed_sentence("8. k10", "Black", columns, PRESETS["gomoku-15"])
    assert sentence == f"8. k10 lets Black win by threes: j8 j12; {end}"


@pytest.mark.parametrize(
    ("delaying", "end"),
    [("a1", "1 four would only have delayed the win."), ("a1 b2", "2 fours would only have delayed the win.")],
)
def test_fours_that_only_delay_the_win_are_counted(delaying: str, end: str) -> None:
    columns = {"by": "fours", "missed": Missed.DEFENCE, "line": "j8 j12", "defences": "j8", "undecided": ""}
    sentence = missed_sentence("8. k10", "Black", {**columns, "delaying": delaying}, PRESETS["gomoku-15"])
    assert sentence == f"8. k10 lets Black win by fours: j8 j12; only j8 would have defended; {end}"


def test_a_win_by_a_forbidden_point_names_the_point() -> None:
    record = finish_review(trapped())
    (judged,) = (each for each in judge(record, record.main_line()) if each.missed is not None)
    columns = missed_columns(judged, RENJU)
    assert columns["forbidden"] == "h8 (three-three)"
    sentence = missed_sentence("9. j8", "White", columns, RENJU)
    assert sentence == "9. j8 lets White win by fours: i9 a1 h8; Black may not play h8 (three-three)."
