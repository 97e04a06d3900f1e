"""Points in the notation of Go programs."""

import pytest

from studio.game.rules import PRESETS, Rules
from studio.game.stones import PASS
from studio.protocols.protocol_error import ProtocolError
from studio.protocols.vertices import point_of, vertex_of


@pytest.mark.parametrize("rules", [*PRESETS.values(), Rules(25, 25, 5), Rules(26, 26, 5), Rules(3, 26, 3)])
def test_every_point_has_a_name_of_its_own(rules: Rules) -> None:
    names = [vertex_of(point, rules) for point in range(rules.size)]
    assert len(set(names)) == rules.size
    assert [point_of(name, rules) for name in names] == list(range(rules.size))
    assert point_of(vertex_of(PASS, rules), rules) == PASS


@pytest.mark.parametrize(
    ("name", "row", "column"),
    [("A1", 14, 0), ("h8", 7, 7), ("J9", 6, 8), ("P15", 0, 14), ("(14,0)", 0, 14), ("a15 ", 0, 0)],
)
def test_rows_count_from_the_bottom_and_no_column_is_called_i(name: str, row: int, column: int) -> None:
    assert point_of(name, PRESETS["gomoku-15"]) == 15 * row + column


@pytest.mark.parametrize(
    "name", ["", "I5", "A0", "A16", "Q1", "15A", "AA1", "(15,0)", "(1;2)", "A-1", "A１", "8", "H 8"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ProtocolError):
        point_of(name, PRESETS["gomoku-15"])
