"""Answers have the fields of the protocol, with the right numbers for the right player."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.searching import made_search
from studio.protocols.analysis.query import MOST_VISITS
from studio.protocols.vertices import point_of
from tests.protocols.analysis.asking import DEFAULTS, answer_to, answers_to, asked

RULES = PRESETS["gomoku-9"]
MOVES = [["B", "E5"], ["W", "E4"], ["B", "D5"]]
GAME = {"id": "g", "moves": MOVES, "rules": "gomoku-9", "maxVisits": 300}
THREE = [["B", "E5"], ["W", "A1"], ["B", "D5"], ["W", "A2"], ["B", "F5"], ["W", "J9"]]


def same_search() -> Search:
    position = Position(RULES)
    for _, name in MOVES:
        position.play(point_of(name, RULES))
    search = made_search(position, DEFAULTS.parameters)
    search.run(Limit(simulations=300))
    return search


def test_the_numbers_are_those_of_the_search() -> None:
    found, answer = (
        same_search().snapshot(),
        answer_to(GAME | {"overrideSettings": {"reportAnalysisWinratesAs": "WHITE"}}),
    )
    assert (answer["id"], answer["turnNumber"], answer["isDuringSearch"]) == ("g", 3, False)
    assert answer["rootInfo"]["visits"] == found.root.visits
    assert answer["rootInfo"]["currentPlayer"] == "W"
    assert answer["rootInfo"]["winrate"] == pytest.approx(found.root.win_rate, abs=1e-6)
    infos = {point_of(info["move"], RULES): info for info in answer["moveInfos"]}
    assert infos.keys() == {row.point for row in found.candidates if row.visits}
    for row in found.candidates:
        if row.visits:
            info = infos[row.point]
            assert info["visits"] == info["edgeVisits"] == row.visits
            assert info["winrate"] == pytest.approx(row.win_rate, abs=1e-6)
            assert [point_of(name, RULES) for name in info["pv"]] == list(row.line)
            assert info["lcb"] <= info["winrate"]
    assert [info["order"] for info in answer["moveInfos"]] == list(range(len(infos)))
    assert point_of(answer["moveInfos"][0]["move"], RULES) == found.best


def test_win_rates_are_for_the_player_of_the_setting() -> None:
    black, white, mover = (
        answer_to(GAME | {"overrideSettings": {"reportAnalysisWinratesAs": view}})
        for view in ("BLACK", "WHITE", "SIDETOMOVE")
    )
    assert answer_to(GAME) == black
    assert white == mover
    for one, other in zip(
        [black["rootInfo"], *black["moveInfos"]], [white["rootInfo"], *white["moveInfos"]], strict=True
    ):
        assert one["winrate"] == pytest.approx(1 - other["winrate"], abs=2e-6)
        assert one["utility"] == pytest.approx(-other["utility"], abs=2e-6)
    assert all(info["lcb"] >= info["winrate"] for info in black["moveInfos"]), "White's lower bound, as Black sees it"


def test_the_policy_has_an_entry_for_each_point_and_the_pass() -> None:
    policy = answer_to(GAME | {"includePolicy": True})["policy"]
    assert len(policy) == 82
    stones = {point_of(name, RULES) for _, name in MOVES}
    assert {point for point in range(81) if policy[point] == -1} == stones
    assert policy[81] == -1
    assert sum(prior for prior in policy if prior > 0) == pytest.approx(1, abs=0.01)


def test_lines_have_the_visits_of_their_positions() -> None:
    for info in answer_to(GAME | {"includePVVisits": True})["moveInfos"]:
        assert len(info["pvVisits"]) == len(info["pv"])
        assert info["pvVisits"][0] == info["visits"]
        assert info["pvVisits"] == sorted(info["pvVisits"], reverse=True)


def test_proofs_and_threats_are_fields_of_our_own() -> None:
    query = {"id": "t", "moves": THREE, "rules": "gomoku-9", "maxVisits": 100, "includeThreats": True}
    answer = answer_to(query | {"overrideSettings": {"threats": "fours", "proofs": True}})
    best = answer["moveInfos"][0]
    assert answer["rootInfo"]["proof"] == best["proof"] == "win"
    assert best["move"] in {"C5", "G5"}
    (threat,) = answer["threats"]
    assert (threat["player"], threat["kind"], threat["plies"]) == ("B", "fours", 3)
    assert "defences" not in threat
    answer = answer_to({"id": "t", "moves": THREE[:-1], "rules": "gomoku-9", "maxVisits": 10, "includeThreats": True})
    (threat,) = answer["threats"]
    assert {"C5", "G5"} <= set(threat["defences"])


@pytest.mark.parametrize(("view", "rate"), [("BLACK", 1), ("WHITE", 0), ("SIDETOMOVE", 0)])
def test_a_finished_game_has_its_result(view: str, rate: float) -> None:
    moves = [["BW"[ply % 2], f"{'AC'[ply % 2]}{1 + ply // 2}"] for ply in range(5)]
    query = {"id": "o", "moves": moves, "rules": "tic-tac-toe", "overrideSettings": {"reportAnalysisWinratesAs": view}}
    answer = answer_to(query)
    assert answer["moveInfos"] == []
    assert answer["rootInfo"]["winrate"] == rate
    assert answer["rootInfo"]["proof"] == "loss"
    assert answer["rootInfo"]["isGameOver"]


def test_only_allowed_moves_are_searched() -> None:
    allowed = answer_to(GAME | {"allowMoves": [{"player": "W", "moves": ["A1", "C3"]}]})
    assert {info["move"] for info in allowed["moveInfos"]} == {"A1", "C3"}
    avoided = answer_to(GAME | {"avoidMoves": [{"player": "W", "moves": ["C3"]}]})
    assert "C3" not in {info["move"] for info in avoided["moveInfos"]}


def test_every_requested_turn_has_an_answer() -> None:
    answers = answers_to(GAME | {"analyzeTurns": [0, 1, 2, 3]})
    assert [answer["turnNumber"] for answer in answers] == [0, 1, 2, 3]
    assert [answer["rootInfo"]["currentPlayer"] for answer in answers] == list("BWBW")


def test_a_search_reports_while_it_runs_and_ends_when_it_is_cancelled() -> None:
    with asked() as client:
        client.say(
            GAME | {"maxVisits": MOST_VISITS, "reportDuringSearchEvery": 0.01, "overrideSettings": {"proofs": False}}
        )
        client.wait(lambda answers: len(answers) >= 3)
        client.say({"id": "x", "action": "terminate", "terminateId": "g"})
        answers = client.all()
    reports = [answer for answer in answers if answer.get("isDuringSearch")]
    (final,) = (answer for answer in answers if answer.get("isDuringSearch") is False)
    visits = [answer["rootInfo"]["visits"] for answer in [*reports, final]]
    assert visits == sorted(visits)
    assert answers[-1] is final
