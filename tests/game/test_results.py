"""Proven results of a position follow from the whole record, above and below it, after any edit."""

import random
from dataclasses import replace

import pytest

from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import PASS, Move, Stone
from tests.exact_solver import DRAW, LOSS, WIN, ExactSolver

NOUGHTS, FALLING = PRESETS["tic-tac-toe"], Rules(3, 3, 3, gravity=True)
PROOFS = {WIN: Proof.WIN, DRAW: Proof.DRAW, LOSS: Proof.LOSS}
UNFINISHED = "a1 b1 a2 b2"
"""Black, to move, completes a line at a3; White, to move, would at b3."""


def game(moves: str, rules: Rules = NOUGHTS) -> GameRecord:
    record = GameRecord(rules)
    node = record.root
    for text in moves.split():
        node = record.add(node, point_from_human(text, rules))
    return record


def at(record: GameRecord, node: Node, move: str) -> Node:
    return record.add(node, point_from_human(move, record.rules))


def last(record: GameRecord) -> Node:
    return record.main_line()[-1]


def proven(move: str, proof: Proof, moves: int | None = None) -> Candidate:
    return Candidate(point_from_human(move, NOUGHTS), 10, 0.0, proof=proof, proof_moves=moves)


def win(moves: int | None) -> KnownResult:
    return KnownResult(Proof.WIN, moves)


def loss(moves: int | None) -> KnownResult:
    return KnownResult(Proof.LOSS, moves)


def grown(record: GameRecord, node: Node, position: Position) -> None:
    """Return all games that continue from here."""
    for point in position.legal_moves():
        child = record.add(node, point, position)
        position.play(point)
        grown(record, child, position)
        position.undo()


@pytest.mark.parametrize(("rules", "moves"), [(NOUGHTS, "a1 b2 c3"), (FALLING, "a1 b1"), (FALLING, "b1 b2 b3")])
def test_a_complete_record_agrees_with_an_exact_solver(rules: Rules, moves: str) -> None:
    record, solver = game(moves, rules), ExactSolver()
    grown(record, last(record), record.position(last(record)))
    for node in last(record).below():
        position = record.position(node)
        value = solver.value(position)
        known = record.known(node)
        assert known.proof is PROOFS[value]
        assert value == DRAW or known.moves == solver.distance(position)


def test_one_winning_move_proves_a_win() -> None:
    record = game(UNFINISHED)
    node = last(record)
    assert record.known(node) == NOTHING_KNOWN
    at(record, node, "a3")
    at(record, node, "c3")
    assert record.known(node) == win(1)
    assert record.known_moves(node) == {point_from_human("a3", NOUGHTS): win(1)}


def test_a_loss_requires_all_moves() -> None:
    record = game(UNFINISHED + " c1")  # White wins at b3
    node, parent = last(record), last(record).parent
    record.set_analysis(node, PositionAnalysis(10, (proven("b3", Proof.WIN, 1),)))
    assert parent is not None
    lost = tuple(point_from_human(text, NOUGHTS) for text in ("c2", "c3", "b3"))
    record.set_analysis(parent, PositionAnalysis(10, (), lost=lost, lost_in=4))
    assert record.known(parent) == NOTHING_KNOWN, "a3 is open"
    record.set_analysis(parent, PositionAnalysis(10, (proven("a3", Proof.LOSS, 6),), lost=lost, lost_in=4))
    assert record.known(parent) == loss(6)
    uncounted = PositionAnalysis(10, (proven("a3", Proof.LOSS),), lost=lost, lost_in=4)
    record.set_analysis(parent, uncounted)
    assert record.known(parent) == loss(None)
    record.set_analysis(parent, replace(uncounted, candidates=(proven("a3", Proof.DRAW),)))
    assert record.known(parent).proof is Proof.DRAW


def test_twenty_stored_candidates_are_not_all_moves() -> None:
    record = GameRecord(PRESETS["gomoku-15"])
    rows = tuple(Candidate(point, 10, -1.0, proof=Proof.LOSS, proof_moves=2) for point in range(20))
    record.set_analysis(record.root, PositionAnalysis(200, rows))
    assert record.known(record.root) == NOTHING_KNOWN
    record.set_analysis(record.root, PositionAnalysis(200, rows, lost=tuple(range(20, 225)), lost_in=4))
    assert record.known(record.root) == loss(4)


def test_a_proof_in_a_variation_applies_before_it() -> None:
    record = game("a1 b1 a2 b2 c3")
    before = record.main_line()[3]  # White chose b2, though Black threatens a3
    variation = at(record, record.main_line()[4], "c1")
    record.set_analysis(variation, PositionAnalysis(10, (), known=loss(4)))
    assert record.known(record.main_line()[4]) == win(5)
    assert record.known_moves(before)[point_from_human("b2", NOUGHTS)] == loss(6)


def test_a_proof_of_a_move_applies_after_it() -> None:
    record = game("a1 b1 a2")
    parent, node = record.main_line()[-2:]
    record.set_analysis(parent, PositionAnalysis(10, (proven("a2", Proof.WIN, 5),)))
    assert record.known(node) == loss(4)
    reply = at(record, node, "c1")
    assert record.known(reply) == win(3), "from a lost position every move loses"
    record.set_analysis(reply, PositionAnalysis(10, (), known=win(1)))
    assert record.known(reply) == win(1)


def test_a_proof_applies_along_its_line() -> None:
    record = GameRecord(PRESETS["gomoku-9"])
    points = tuple(point_from_human(text, record.rules) for text in ["e5", "a1", "e6", "a2", "e7", "a3"])
    nodes = [record.root]
    for point in points:
        nodes.append(record.add(nodes[-1], point))
    row = Candidate(points[1], 10, -1.0, proof=Proof.LOSS, proof_moves=20, line=points[1:5])
    record.set_analysis(nodes[1], PositionAnalysis(10, (row,)))
    assert [record.known(node) for node in nodes[2:]] == [win(19), loss(18), win(17), loss(16), win(15)]
    assert record.known_moves(nodes[4]) == {points[4]: win(17)}
    assert record.known_moves(nodes[6]) == {}
    other = record.add(nodes[4], point_from_human("i9", record.rules))
    assert record.known(other) == NOTHING_KNOWN, "Black left the line"
    record.set_analysis(nodes[1], PositionAnalysis(10, (replace(row, proof_moves=3),)))
    assert record.known(nodes[4]) == NOTHING_KNOWN, "a line that is longer than the proof belongs to another search"


def test_a_pass_and_a_setup_prove_nothing_about_earlier_moves() -> None:
    record = game("a1 b1 a2 b2")
    node = last(record)
    passed = Node(Move(Stone.BLACK, PASS), node)
    out_of_turn = Node(Move(Stone.WHITE, point_from_human("b3", NOUGHTS)), node)
    set_up = Node(Move(Stone.BLACK, point_from_human("a3", NOUGHTS)), node)
    set_up.setup = Setup({point_from_human("c3", NOUGHTS): Stone.WHITE}, Stone.BLACK)
    for child in (passed, out_of_turn, set_up):
        record.set_analysis(child, PositionAnalysis(10, (), known=loss(2)))
    record.set_analysis(node, PositionAnalysis(10, (proven("b3", Proof.LOSS, 2),)))
    assert record.known(node) == NOTHING_KNOWN
    assert not any(record.was_chosen(child) for child in (passed, out_of_turn, set_up, record.root))
    assert record.known(passed) == loss(2)
    assert record.was_chosen(node)


def test_of_two_known_distances_the_shorter_is_used() -> None:
    record = game("a1 b1 a2 b2")
    parent, node = record.main_line()[-2:]
    record.set_analysis(node, PositionAnalysis(10, (), known=win(5)))
    record.set_analysis(parent, PositionAnalysis(10, (proven("b2", Proof.LOSS, 4),)))
    assert record.known(node) == win(3)
    at(record, node, "a3")
    assert record.known(node) == win(1)
    assert record.known_moves(parent)[point_from_human("b2", NOUGHTS)] == loss(2)


def fresh(record: GameRecord) -> list[KnownResult]:
    """Return the results of a copy of the record, computed without a cache."""
    again = GameRecord(record.rules)
    again.root = record.root.copied()
    return [again.known(node) for node in again.nodes()]


def some_analysis(position: Position, chance: random.Random) -> PositionAnalysis:
    legal = position.legal_moves()
    points = chance.sample(legal, chance.randint(0, len(legal)))
    proofs = [Proof.UNKNOWN, Proof.LOSS, Proof.WIN]
    rows = tuple(
        Candidate(point, 5, 0.0, proof=chance.choice(proofs), proof_moves=3, line=(point, *chance.sample(legal, 1)))
        for point in points
    )
    return PositionAnalysis(5, rows, known=chance.choice([NOTHING_KNOWN, NOTHING_KNOWN, loss(4), win(3)]))


def edit(record: GameRecord, chance: random.Random) -> None:
    node = chance.choice(list(record.nodes()))
    position = record.position(node)
    match chance.randrange(6):
        case 0 | 1 if not position.is_over:
            record.add(node, chance.choice(position.legal_moves()), position)
        case 2 if not position.is_over:
            record.set_analysis(node, some_analysis(position, chance))
        case 3 if node.parent is not None:
            detached = record.delete(node)
            if chance.random() < 0.7:
                record.restore(detached)
        case 4 if node.parent is not None:
            record.paste(node.parent, record.copy(node))
        case 5:
            record.set_analysis(node, None)


@pytest.mark.parametrize("seed", range(20))
def test_after_any_edit_cached_and_fresh_results_agree(seed: int) -> None:
    chance, record = random.Random(seed), GameRecord(NOUGHTS)
    for _ in range(60):
        edit(record, chance)
        if chance.random() < 0.5:
            record.known(chance.choice(list(record.nodes())))
        assert [record.known(node) for node in record.nodes()] == fresh(record)


def test_a_new_setup_invalidates_results() -> None:
    record = game("a1 b1 a2 b2 a3")
    before = record.main_line()[-2]
    assert record.known(before) == win(1)
    record.set_setup(record.root, Setup({point_from_human("c3", NOUGHTS): Stone.WHITE}, Stone.BLACK))
    assert record.known(before) == win(1)
    assert record.to_move(record.root) is Stone.BLACK
    swapped = GameRecord(NOUGHTS)
    assert swapped.to_move(swapped.root) is Stone.BLACK
    swapped.set_setup(swapped.root, Setup(to_move=Stone.WHITE))
    assert swapped.to_move(swapped.root) is Stone.WHITE
