"""Results of a search: immutable, from the correct point of view, and the final move."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import numpy as np
import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.snapshot import LONGEST_LINE, NodeView
from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import ROLLOUT_PROFILES, described, searched
from tests.game.boards import TICTACTOE, dropped, played

NINE = PRESETS["gomoku-9"]
OPEN_FOUR = """
. . . . . . . . .
. . . . . . . . .
. . . . . O . . .
. . . . O . . . .
. . X X X X . . .
. . . . . . . . .
. . . . . . . . .
. . O . . O . . .
. . . . . . . . .
"""
BLACK_MOVES = Position.from_text(OPEN_FOUR + "X to move", NINE)
WHITE_MOVES = Position.from_text(OPEN_FOUR + "O to move", NINE)
WINS = {point_from_human(name, NINE) for name in ("b5", "g5")}


def arrays_of(node: NodeView) -> dict[str, Any]:
    """Return all arrays of a node by name."""
    found = {field.name: getattr(node, field.name) for field in fields(node)}
    found |= {"lines": node.lines[0], "lengths": node.lines[1], "board_visits": node.board_visits}
    return {name: value for name, value in found.items() if isinstance(value, np.ndarray)}


# Results


def test_every_array_of_a_node_is_read_only() -> None:
    search = searched(Position(NINE), 500)
    best = search.snapshot().best
    assert best is not None
    for node in (search.inspect(()), search.inspect((best,))):
        arrays = arrays_of(node)
        assert len(arrays) == 13
        for array in arrays.values():
            assert array.size
            with pytest.raises(ValueError, match="read-only"):
                array[...] = 0


def test_snapshots_nodes_and_candidates_are_frozen() -> None:
    snapshot = searched(Position(NINE), 500).snapshot()
    for thing in (snapshot, snapshot.root, snapshot.candidates[0]):
        for field in fields(thing):
            with pytest.raises(FrozenInstanceError):
                setattr(thing, field.name, getattr(thing, field.name))


@pytest.mark.parametrize("profile", ["studio-rollouts", "classic-uct"])
def test_a_snapshot_stays_as_it_was_while_the_search_continues(profile: str) -> None:
    """Its rows are created later, and still have the values of its time."""
    search, twin = (Search(Position(NINE), ROLLOUT_PROFILES[profile].parameters, seed=3) for _ in range(2))
    for each in (search, twin):
        each.run(Limit(simulations=400))
    taken = search.snapshot()
    numbers = {name: array.copy() for name, array in arrays_of(replace(taken.root)).items()}
    search.run(Limit(simulations=40_000))
    assert taken.best is not None
    search.play(taken.best)
    search.run(Limit(simulations=400))
    assert taken.simulations == 400
    for name, array in arrays_of(taken.root).items():
        assert np.array_equal(array, numbers[name], equal_nan=True)
    assert taken.candidates == twin.snapshot().candidates
    assert described(taken.root) == described(twin.inspect(()))


@pytest.mark.parametrize("rules", [Rules(5, 8, 4), Rules(8, 5, 4, gravity=True), Rules(17, 18, 5)], ids=str)
def test_the_board_of_visits_has_the_shape_of_the_board_and_the_numbers_of_the_candidates(rules: Rules) -> None:
    snapshot = searched(Position(rules), 700).snapshot()
    assert snapshot.visits is snapshot.root.board_visits
    assert snapshot.visits.shape == (rules.rows, rules.columns)
    assert int(snapshot.visits.sum()) == sum(row.visits for row in snapshot.candidates) == 700
    for row in snapshot.candidates:
        assert snapshot.visits[divmod(row.point, rules.columns)] == row.visits


@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
def test_candidates_are_ordered_by_visits_and_their_shares_add_up_to_one(profile: str) -> None:
    search = Search(played("e5 e6", NINE), ROLLOUT_PROFILES[profile].parameters, seed=1)
    search.run(Limit(simulations=900))
    snapshot = search.snapshot()
    visits = [row.visits for row in snapshot.candidates]
    assert len(visits) == len(snapshot.root) > 1
    assert visits == sorted(visits, reverse=True)
    assert [row.share for row in snapshot.candidates] == pytest.approx([count / sum(visits) for count in visits])
    assert sum(row.share for row in snapshot.candidates) == pytest.approx(1)
    assert snapshot.best in snapshot.root.points


@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
@pytest.mark.parametrize(
    "position",
    [Position(TICTACTOE), dropped("4435"), played("e5 e6 f5", NINE), played("j10", PRESETS["gomoku-20"])],
    ids=["tic-tac-toe", "connect-four", "gomoku-9", "gomoku-20"],
)
def test_lines_begin_with_their_move_and_can_be_played(profile: str, position: Position) -> None:
    search = Search(position, ROLLOUT_PROFILES[profile].parameters, seed=2)
    search.run(Limit(simulations=2000))
    longest = 0
    for row in search.snapshot().candidates:
        assert row.line[0] == row.point
        longest = max(longest, len(row.line))
        follow = position.copy()
        for point in row.line:
            follow.play(point)
    assert 2 <= longest <= LONGEST_LINE + 1


# Point of view


@pytest.mark.parametrize("proofs", [False, True])
def test_an_imminent_win_has_a_value_near_one_and_near_minus_one_for_the_opponent(proofs: bool) -> None:
    search = searched(BLACK_MOVES, 4000, proofs=proofs, exploration=0.1)
    root = search.inspect(())
    assert root.value > 0.9
    assert root.win_rate > 0.95
    best = search.final_move()
    assert best in WINS
    assert best is not None
    assert root.candidates[0].value == 1
    assert search.inspect((best,)).value == -1


@pytest.mark.parametrize("proofs", [False, True])
def test_an_imminent_loss_has_a_value_near_minus_one_at_the_root_and_its_moves(proofs: bool) -> None:
    search = searched(WHITE_MOVES, 20_000, proofs=proofs, exploration=0.1)
    root = search.inspect(())
    assert root.value < -0.7
    assert root.candidates[0].value < -0.7
    reply = search.inspect((root.candidates[0].point,))
    assert reply.value == pytest.approx(-root.candidates[0].value)
    assert reply.value > 0.7
    assert reply.candidates[0].value == 1


@pytest.mark.parametrize("proofs", [False, True])
def test_a_node_agrees_with_its_parents_row(proofs: bool) -> None:
    search = searched(dropped("443"), 6000, proofs=proofs)
    checked = 0
    for row in search.inspect(()).candidates:
        for path, seen in (((row.point,), row), *_rows_below(search, row.point)):
            node = search.inspect(path)
            assert node.path == path
            assert node.visits == seen.visits
            assert node.value == pytest.approx(-seen.value)
            assert node.win_rate == pytest.approx(1 - seen.win_rate)
            assert (node.proof, seen.proof) in OPPOSITES
            assert node.proof_moves + 1 == seen.proof_moves
            checked += 1
    assert checked > 30


OPPOSITES = [
    (Proof.UNKNOWN, Proof.UNKNOWN),
    (Proof.DRAW, Proof.DRAW),
    (Proof.WIN, Proof.LOSS),
    (Proof.LOSS, Proof.WIN),
]


def _rows_below(search: Search, point: int) -> list[tuple[tuple[int, ...], Any]]:
    return [((point, row.point), row) for row in search.inspect((point,)).candidates]


@pytest.mark.parametrize("path", [(0,), (-1,), (81,), (10**9,), (40, 40), (40, 41, 42, 43)], ids=str)
def test_an_unsearched_node_raises_an_error_of_one_sentence(path: tuple[int, ...]) -> None:
    search = searched(played("e6", NINE), 8, tree_radius=1)
    with pytest.raises(StudioError) as refused:
        search.inspect(path)
    assert refused.value.code == "not_in_tree"
    assert refused.value.sentence.startswith("The search has not visited ")
    assert refused.value.sentence.endswith(" of the path.")


def test_an_error_names_the_point_and_the_move() -> None:
    search = searched(Position(TICTACTOE), 200, proofs=False)
    with pytest.raises(StudioError, match=r"^The search has not visited b2, which is move 2 of the path\.$"):
        search.inspect((4, 4))


# Which move is played
