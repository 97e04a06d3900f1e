"""Queries are read as the protocol says, and invalid ones are refused with the name of the field."""

import json
import random
from typing import Any

import pytest

from studio.engine.options.profiles import profile_named
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from studio.protocols.analysis.query import Query, View, fields_of, query_from
from studio.protocols.protocol_error import ProtocolError
from tests.protocols.analysis.asking import DEFAULTS
from tests.sizes import one_always

PLAIN: dict[str, Any] = {"id": "a", "moves": [["B", "H8"], ["W", "J9"]], "rules": "freestyle"}


def query(**more: object) -> Query:
    return query_from(fields_of(json.dumps(PLAIN | more)), DEFAULTS)


@pytest.mark.parametrize(
    ("rules", "size", "expected"),
    [
        ("freestyle", {}, Rules(15, 15, 5)),
        ("Freestyle", {"boardXSize": 20, "boardYSize": 19}, Rules(19, 20, 5)),
        ("standard", {}, Rules(15, 15, 5, overline=Overline.NOTHING)),
        ("caro", {}, Rules(15, 15, 5, overline=Overline.CARO)),
        ("gomoku-20", {}, Rules(20, 20, 5)),
        ("12x13/4", {}, Rules(12, 13, 4)),
        ({"basicRule": "STANDARD"}, {}, Rules(15, 15, 5, overline=Overline.NOTHING)),
        ({"winLength": 6}, {"boardXSize": 17}, Rules(15, 17, 6)),
        ({"overline": "caro"}, {}, Rules(15, 15, 5, overline=Overline.CARO)),
        (None, {}, Rules(15, 15, 5)),
    ],
)
def test_rules_have_names(rules: object, size: dict[str, int], expected: Rules) -> None:
    assert query(rules=rules, **size).turns[0].position.rules == expected


def test_moves_stones_and_turns_lead_to_positions() -> None:
    found = query(analyzeTurns=[2, 0, 2], initialStones=[["W", "A1"], ["B", "B1"]], initialPlayer="B")
    assert [turn.number for turn in found.turns] == [0, 2]
    first, last = (turn.position for turn in found.turns)
    assert (first.stones_count, last.stones_count) == (2, 4)
    assert last.stone(7 * 15 + 7) is Stone.BLACK
    assert last.stone(6 * 15 + 8) is Stone.WHITE
    assert last.to_move is Stone.BLACK


def test_a_side_may_move_twice_and_pass() -> None:
    assert query(moves=[["B", "H8"], ["B", "H9"]]).turns[0].position.to_move is Stone.WHITE
    assert query(moves=[["B", "H8"], ["W", "pass"]]).turns[0].position.to_move is Stone.BLACK


def test_limits_and_settings_come_from_the_query_first() -> None:
    assert query().limit.simulations == DEFAULTS.visits
    assert query(maxVisits=7, overrideSettings={"maxVisits": 9}).limit.simulations == 7
    timed = query(overrideSettings={"maxTime": 0.5, "reportAnalysisWinratesAs": "sidetomove", "exploration": 0.9})
    assert (timed.limit.simulations, timed.limit.seconds, timed.view) == (None, 0.5, View.SIDE_TO_MOVE)
    assert timed.parameters.exploration == 0.9
    assert query().parameters == profile_named("classic-uct").parameters
    assert query(overrideSettings={"proofs": False}).parameters.proofs is False


def test_lists_of_moves_restrict_the_side_to_move_only() -> None:
    mine, its = {"player": "B", "moves": ["G7", "G8"]}, {"player": "W", "moves": ["A1"]}
    assert query(allowMoves=[mine, its]).turns[0].steering.only == {8 * 15 + 6, 7 * 15 + 6}
    assert query(avoidMoves=[mine, its]).turns[0].steering.excluded == {8 * 15 + 6, 7 * 15 + 6}
    assert query(avoidMoves=[its]).turns[0].steering.is_empty
    deep = query(avoidMoves=[mine | {"untilDepth": 3}, mine | {"untilDepth": 3}])
    assert [field for field, _ in deep.unused] == ["avoidMoves"]


def test_unused_fields_are_reported_except_those_of_go() -> None:
    assert query(komi=6.5, whiteHandicapBonus="0").unused == ()
    assert [field for field, _ in query(colour="red", zebra=1).unused] == ["colour", "zebra"]


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"id": None}, "id"),
        ({"id": 7}, "id"),
        ({"moves": "H8"}, "moves"),
        ({"moves": [["B"]]}, "moves"),
        ({"moves": [["X", "H8"]]}, "moves"),
        ({"moves": [["B", "I8"]]}, "moves"),
        ({"moves": [["B", "H8"], ["W", "H8"]]}, "moves"),
        ({"moves": [["B", 8]]}, "moves"),
        ({"initialStones": [["B", "pass"]]}, "initialStones"),
        ({"initialPlayer": "black?"}, "initialPlayer"),
        ({"rules": "japanese"}, "rules"),
        ({"rules": 5}, "rules"),
        ({"rules": {"winLength": 0}}, "winLength"),
        ({"rules": {"overline": "x"}}, "rules"),
        ({"boardXSize": 27}, "boardXSize"),
        ({"boardYSize": "15"}, "boardYSize"),
        ({"rules": "gomoku-20", "boardXSize": 15}, "boardXSize"),
        ({"analyzeTurns": [3]}, "analyzeTurns"),
        ({"analyzeTurns": 1}, "analyzeTurns"),
        ({"maxVisits": 0}, "maxVisits"),
        ({"maxVisits": 1.5}, "maxVisits"),
        ({"maxVisits": True}, "maxVisits"),
        ({"priority": "high"}, "priority"),
        ({"includePolicy": 1}, "includePolicy"),
        ({"includeOwnership": True}, "includeOwnership"),
        ({"reportDuringSearchEvery": 0}, "reportDuringSearchEvery"),
        ({"overrideSettings": []}, "overrideSettings"),
        ({"overrideSettings": {"reportAnalysisWinratesAs": "RED"}}, "overrideSettings"),
        ({"overrideSettings": {"wideRootNoise": 0.04}}, "overrideSettings"),
        ({"avoidMoves": [{"player": "B", "moves": ["A0"]}]}, "avoidMoves"),
        ({"avoidMoves": ["A1"]}, "avoidMoves"),
        ({"allowMoves": [{"player": "B", "moves": ["H8"]}]}, "allowMoves"),
        ({"allowMoves": [{"moves": ["A1"]}], "avoidMoves": [{"moves": ["A2"]}]}, "allowMoves"),
    ],
)
def test_an_invalid_field_is_named(more: dict[str, object], field: str) -> None:
    with pytest.raises(ProtocolError) as raised:
        query(**more)
    assert raised.value.field == field
    assert raised.value.sentence.endswith(".")


def test_a_move_after_the_end_is_named_in_the_notation_of_the_protocol() -> None:
    moves = [["BW"[ply % 2], f"{'AJ'[ply % 2]}{1 + ply // 2}"] for ply in range(10)]
    with pytest.raises(ProtocolError, match=r"^Move 10, J5, is illegal: the game is over\.$"):
        query(moves=moves)


@pytest.mark.parametrize(
    "line", ["", "x", "[]", "1", "null", '"a"', '{"id":', "[" * 99_999, '{"maxVisits": NaN}', "1" * 9_999]
)
def test_lines_that_are_no_objects_are_refused(line: str) -> None:
    with pytest.raises(ProtocolError):
        fields_of(line)


POINTS: list[object] = [[], [[]], [["B", "H8"]], [["B", "H8"], ["W", "J9"]], [["W", "pass"]], [0, 1], [{}], "H8"]
VALUES: list[object] = [
    *POINTS,
    *(None, True, False, 0, 1, -1, 2**70, 1e300, 0.5, "", "B", "W", "pass", "(3,3)", "freestyle", "6x7/4 gravity"),
    *({}, {"maxTime": 0.1}, {"winLength": 4, "gravity": True}, {"player": "B", "moves": ["A1"]}, chr(0), "é" * 99),
    [{"player": "W", "moves": ["A1"], "untilDepth": 2}],
]
NAMES = (
    *("id", "moves", "initialStones", "initialPlayer", "rules", "boardXSize", "boardYSize", "analyzeTurns"),
    *("maxVisits", "includePolicy", "priority", "includeOwnership", "includePVVisits", "reportDuringSearchEvery"),
    *("avoidMoves", "allowMoves", "overrideSettings", "includeThreats", "x"),
)


@pytest.mark.parametrize("seed", one_always(5, range(5)))
def test_random_queries_are_read_or_refused(seed: int) -> None:
    chance, read = random.Random(seed), 0
    for _ in range(1_000):
        more = {chance.choice(NAMES): chance.choice(VALUES) for _ in range(chance.randrange(5))}
        try:
            query(**more)
            read += 1
        except ProtocolError:
            continue
    assert 100 < read < 900
