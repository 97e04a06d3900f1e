"""A move counts as compared only if a review or one search knows it and the best move equally well."""

from dataclasses import replace

import pytest

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.compared import Compared, compared, preferred

RULES = PRESETS["gomoku-9"]


def game(moves: str = "e5 d5 f6") -> tuple[GameRecord, list[Node]]:
    record = GameRecord(RULES)
    node = record.root
    for text in moves.split():
        node = record.add(node, point_from_human(text, RULES))
    return record, record.main_line()


def row(name: str, rate: float, visits: int, proof: Proof = Proof.UNKNOWN) -> Candidate:
    return Candidate(point_from_human(name, RULES), visits, 2 * rate - 1, proof=proof)


def searched(*rows: Candidate, reviewed: bool = False) -> PositionAnalysis:
    visits = sum(each.visits for each in rows)
    return PositionAnalysis(visits, rows, threats=ThreatsFound() if reviewed else None)


def test_a_move_without_analyses_was_not_compared() -> None:
    record, line = game()
    assert [compared(record, node) for node in line] == [Compared.NOT] * 4


def test_a_move_of_a_person_in_a_game_against_an_engine_was_not_compared() -> None:
    """Only the positions in which the engine is to move have an analysis."""
    record, line = game()
    record.set_analysis(line[1], searched(row("d5", 0.4, 6_000), row("d6", 0.3, 3_000)))
    assert [compared(record, node) for node in line[1:]] == [Compared.NOT, Compared.BY_SEARCH, Compared.NOT]


def test_a_review_compares_moves() -> None:
    record, line = game()
    for node, name in zip(line, ("e5", "d5", "f6", "a1"), strict=True):
        record.set_analysis(node, searched(row(name, 0.5, 300), reviewed=True))
    assert [compared(record, node) for node in line[1:]] == [Compared.BY_REVIEW] * 3
    variation = record.add(line[0], point_from_human("a9", RULES))
    assert compared(record, variation) is Compared.NOT, "the review did not search it"


@pytest.mark.parametrize(("visits", "expected"), [(300, Compared.BY_SEARCH), (30_000, Compared.NOT)])
def test_two_searches_compare_a_move_only_if_their_depth_is_like(visits: int, expected: Compared) -> None:
    record, line = game()
    record.set_analysis(line[0], searched(row("e4", 0.5, 500), reviewed=True))
    record.set_analysis(line[1], searched(row("d5", 0.5, visits)))
    assert compared(record, line[1]) is expected


def test_a_proof_leaves_no_better_move() -> None:
    record, line = game("a1 a9 b1 b9 c1 c9 d1 d9 e1")
    assert compared(record, line[-1]) is Compared.BY_REVIEW
    assert preferred(record, line[-1]) is None


def test_a_steered_search_compares_no_positions() -> None:
    record, line = game()
    record.set_analysis(line[0], replace(searched(row("e4", 0.5, 500)), is_steered=True))
    record.set_analysis(line[1], searched(row("d5", 0.5, 500)))
    assert compared(record, line[1]) is Compared.NOT


def test_the_preferred_move_is_the_best_one_of_the_record() -> None:
    record, line = game()
    record.set_analysis(line[0], searched(row("e4", 0.45, 5_000), row("e5", 0.41, 3_000)))
    assert preferred(record, line[1]) == point_from_human("e4", RULES)
    record.set_analysis(line[1], searched(row("d5", 0.5, 9_000)))
    assert preferred(record, line[1]) is None, "the search after the move shows a higher win rate"
