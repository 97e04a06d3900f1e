"""What leaves a search: frozen, from the right point of view, and the move that follows from it."""

from dataclasses import FrozenInstanceError, fields, replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from studio.engine.final_move import final_row, lower_bounds
from studio.engine.limits import Limit
from studio.engine.parameters import FinalMove, Parameters
from studio.engine.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.snapshot import LONGEST_LINE, NodeView, Snapshot
from studio.engine.timeline import GROWTH, MOST, Timeline
from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import PLAIN, described, searched, whole_tree
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
ONE_WIN = """
X X .
O O .
. . .
"""
BLACK_MOVES = Position.from_text(OPEN_FOUR + "X to move", NINE)
WHITE_MOVES = Position.from_text(OPEN_FOUR + "O to move", NINE)
WINS = {point_from_human(name, NINE) for name in ("b5", "g5")}


def arrays_of(node: NodeView) -> dict[str, Any]:
    """All arrays of a node by name."""
    found = {field.name: getattr(node, field.name) for field in fields(node)}
    found |= {"lines": node.lines[0], "lengths": node.lines[1], "board_visits": node.board_visits}
    return {name: value for name, value in found.items() if isinstance(value, np.ndarray)}


# What is handed out


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


@pytest.mark.parametrize("profile", ["studio", "classic-uct"])
def test_a_snapshot_stays_as_it_was_while_the_search_goes_on(profile: str) -> None:
    """Its rows are made only afterwards, and still tell what was true then."""
    search, twin = (Search(Position(NINE), PROFILES[profile].parameters, seed=3) for _ in range(2))
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
def test_the_board_of_visits_has_the_boards_shape_and_the_candidates_numbers(rules: Rules) -> None:
    snapshot = searched(Position(rules), 700).snapshot()
    assert snapshot.visits is snapshot.root.board_visits
    assert snapshot.visits.shape == (rules.rows, rules.columns)
    assert int(snapshot.visits.sum()) == sum(row.visits for row in snapshot.candidates) == 700
    for row in snapshot.candidates:
        assert snapshot.visits[divmod(row.point, rules.columns)] == row.visits


@pytest.mark.parametrize("profile", PROFILES)
def test_candidates_come_most_visited_first_and_their_shares_make_one(profile: str) -> None:
    search = Search(played("e5 e6", NINE), PROFILES[profile].parameters, seed=1)
    search.run(Limit(simulations=900))
    snapshot = search.snapshot()
    visits = [row.visits for row in snapshot.candidates]
    assert len(visits) == len(snapshot.root) > 1
    assert visits == sorted(visits, reverse=True)
    assert [row.share for row in snapshot.candidates] == pytest.approx([count / sum(visits) for count in visits])
    assert sum(row.share for row in snapshot.candidates) == pytest.approx(1)
    assert snapshot.best in snapshot.root.points


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(
    "position",
    [Position(TICTACTOE), dropped("4435"), played("e5 e6 f5", NINE), played("j10", PRESETS["gomoku-20"])],
    ids=["tic-tac-toe", "connect-four", "gomoku-9", "gomoku-20"],
)
def test_lines_begin_with_their_move_and_can_be_played(profile: str, position: Position) -> None:
    search = Search(position, PROFILES[profile].parameters, seed=2)
    search.run(Limit(simulations=2000))
    longest = 0
    for row in search.snapshot().candidates:
        assert row.line[0] == row.point
        longest = max(longest, len(row.line))
        follow = position.copy()
        for point in row.line:
            follow.play(point)
    assert 2 <= longest <= LONGEST_LINE + 1


# Whose point of view


@pytest.mark.parametrize("proofs", [False, True])
def test_who_is_about_to_win_has_a_value_near_one_and_the_other_side_near_minus_one(proofs: bool) -> None:
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
def test_who_is_about_to_lose_has_a_value_near_minus_one_and_so_have_the_moves(proofs: bool) -> None:
    search = searched(WHITE_MOVES, 20_000, proofs=proofs, exploration=0.1)
    root = search.inspect(())
    assert root.value < -0.7
    assert root.candidates[0].value < -0.7
    reply = search.inspect((root.candidates[0].point,))
    assert reply.value == pytest.approx(-root.candidates[0].value)
    assert reply.value > 0.7
    assert reply.candidates[0].value == 1


@pytest.mark.parametrize("proofs", [False, True])
def test_a_node_says_what_its_parents_row_says(proofs: bool) -> None:
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
def test_a_place_that_was_never_searched_is_one_sentence(path: tuple[int, ...]) -> None:
    search = searched(played("e6", NINE), 8, tree_radius=1)
    with pytest.raises(StudioError) as refused:
        search.inspect(path)
    assert refused.value.code == "not_in_tree"
    assert refused.value.sentence.startswith("The search has not looked at ")
    assert refused.value.sentence.endswith(").")


def test_a_refusal_names_the_point_and_the_move() -> None:
    search = searched(Position(TICTACTOE), 200, proofs=False)
    with pytest.raises(StudioError, match=r"^The search has not looked at b2 there \(move 2\)\.$"):
        search.inspect((4, 4))


# Which move is played


def node_of(*rows: tuple[int, float], bounds: str = "", distances: tuple[int, ...] = ()) -> NodeView:
    """A node whose rows have these visits and values; a letter a row says win, loss, draw or ?."""
    known = {"w": (1, 1), "l": (-1, -1), "d": (0, 0), "?": (-1, 1)}
    lower, upper = zip(*(known[letter] for letter in bounds or "?" * len(rows)), strict=True)
    count, nothing = len(rows), np.zeros(len(rows))
    return NodeView(
        rules=Rules(1, count, 1),
        path=(),
        visits=sum(visits for visits, _ in rows),
        evaluations=0,
        value=0.0,
        proof=Proof.UNKNOWN,
        proof_moves=0,
        points=np.arange(count),
        child_visits=np.array([visits for visits, _ in rows]),
        values=np.array([value for _, value in rows], float),
        priors=nothing,
        exploitations=nothing,
        explorations=nothing,
        scores=nothing,
        lower=np.array(lower, np.int8),
        upper=np.array(upper, np.int8),
        distances=np.array(distances or (0,) * count),
        lines=(np.zeros((count, 0), np.int16), np.zeros(count, np.int64)),
    )


def chosen(node: NodeView, seed: int = 0, **knobs: Any) -> int | None:
    return final_row(node, Parameters(**knobs), np.random.default_rng(seed))


def test_most_visits_wins_and_the_better_value_where_visits_are_equal() -> None:
    assert chosen(node_of((10, 0.9), (90, 0.1), (20, 0.5))) == 1
    assert chosen(node_of((50, 0.1), (50, 0.3), (50, 0.2))) == 1


def test_best_value_wins_and_the_more_visited_where_values_are_equal() -> None:
    assert chosen(node_of((90, 0.1), (10, 0.9), (20, 0.5)), final_move="value") == 1
    assert chosen(node_of((10, 0.5), (90, 0.5), (20, 0.5)), final_move="value") == 1


def test_lower_bound_of_confidence_distrusts_few_visits() -> None:
    node = node_of((2, 1.0), (1000, 0.6), (1000, 0.5))
    assert chosen(node, final_move="confidence") == 1
    assert chosen(node, final_move="confidence", confidence=0) == 0
    assert chosen(node, final_move="value") == 0


def test_lower_bounds_are_wilsons() -> None:
    values, visits = np.array([0.0, 1.0, -1.0, 0.6]), np.array([100.0, 1.0, 10.0, 1000.0])
    assert lower_bounds(values, visits, 1.96) == pytest.approx([0.4038, 0.2065, 0.0, 0.7741], abs=1e-4)


def test_a_sample_follows_the_visits() -> None:
    node = node_of((300, 0.0), (100, 0.9), (0, 1.0))
    draws = [chosen(node, seed, final_move="sample") for seed in range(600)]
    assert set(draws) == {0, 1}
    assert 0.7 < draws.count(0) / len(draws) < 0.8


def test_the_temperature_says_how_freely_a_sample_is_drawn() -> None:
    node = node_of((100, 0.0), (110, 0.0), (20, 0.9))
    cold = {chosen(node, seed, final_move="sample", temperature=0.01) for seed in range(100)}
    hot = [chosen(node, seed, final_move="sample", temperature=100) for seed in range(600)]
    assert cold == {1}
    assert 0.28 < hot.count(2) / len(hot) < 0.39


def test_huge_visits_do_not_disturb_a_sample() -> None:
    node = node_of((1 << 60, 0.0), (1, 0.9))
    assert {chosen(node, seed, final_move="sample", temperature=0.01) for seed in range(20)} == {0}


@pytest.mark.parametrize("rule", FinalMove)
def test_a_proven_win_is_played_whatever_the_rule_and_the_shortest_one_first(rule: FinalMove) -> None:
    assert chosen(node_of((900, 0.9), (3, 1.0), bounds="?w"), final_move=rule) == 1
    wins = node_of((900, 1.0), (30, 1.0), (3, 1.0), bounds="www", distances=(6, 2, 4))
    assert chosen(wins, final_move=rule) == 1


@pytest.mark.parametrize("rule", FinalMove)
def test_a_proven_loss_is_avoided_whatever_the_rule_and_met_late_where_all_moves_lose(rule: FinalMove) -> None:
    assert chosen(node_of((900, -1.0), (3, -0.9), bounds="l?"), final_move=rule) == 1
    assert chosen(node_of((900, -1.0), (0, 0.0), bounds="l?"), final_move=rule) == 1
    losses = node_of((900, -1.0), (30, -1.0), (3, -1.0), bounds="lll", distances=(1, 5, 3))
    assert chosen(losses, final_move=rule) == 1


@pytest.mark.parametrize("rule", FinalMove)
def test_a_proven_draw_is_better_than_a_move_that_looks_bad_but_not_than_one_that_looks_good(rule: FinalMove) -> None:
    assert chosen(node_of((900, -0.3), (1, 0.0), bounds="?d"), final_move=rule) == 1
    assert chosen(node_of((10_000, 0.3), (1, 0.0), bounds="?d"), final_move=rule, temperature=0.1) == 0


def test_without_proofs_bounds_decide_nothing() -> None:
    assert chosen(node_of((900, 0.9), (3, 1.0), bounds="?w"), proofs=False) == 0
    assert chosen(node_of((900, -1.0), (3, -0.9), bounds="l?"), proofs=False) == 0
    assert chosen(node_of((900, -0.3), (1, 0.0), bounds="?d"), proofs=False) == 0


def test_there_is_no_move_before_the_first_simulation() -> None:
    search = Search(Position(TICTACTOE), PLAIN)
    assert search.final_move() is None
    assert search.snapshot().best is None
    assert len(search.inspect(())) == 0


@pytest.mark.parametrize("rule", [FinalMove.VISITS, FinalMove.VALUE, FinalMove.CONFIDENCE])
def test_the_final_move_is_the_best_of_the_snapshot(rule: FinalMove) -> None:
    search = searched(played("e5 e6", NINE), 1500, final_move=rule)
    assert search.final_move() == search.snapshot().best


def test_sampled_moves_differ_by_seed_and_repeat_with_it() -> None:
    knobs: dict[str, Any] = {"final_move": "sample", "temperature": 2.0, "proofs": False}
    moves = [[searched(Position(NINE), 200, seed, **knobs).final_move() for seed in range(8)] for _ in range(2)]
    assert moves[0] == moves[1]
    assert len(set(moves[0])) > 1


def test_a_cold_sample_is_the_most_visited_move() -> None:
    for seed in range(5):
        position = Position.from_text(ONE_WIN, TICTACTOE)
        search = searched(position, 2000, seed, final_move="sample", temperature=0.01, proofs=False)
        assert search.final_move() == search.inspect(()).candidates[0].point == 2


# How a search evolved


def counts_of(timeline: Timeline) -> list[int]:
    return [snapshot.simulations for snapshot in timeline.snapshots]


def test_snapshots_come_at_geometrically_growing_counts() -> None:
    timeline = Timeline()
    Search(Position(NINE), PLAIN).run(Limit(simulations=6000), timeline)
    counts = counts_of(timeline)
    assert counts[:8] == [1, 2, 3, 4, 5, 6, 8, 10]
    assert all(after == max(before + 1, round(before * GROWTH)) for before, after in pairwise(counts))
    assert counts[-1] <= 6000 < timeline.next_count <= 6000 * GROWTH + 1


def test_a_timeline_is_bounded_and_keeps_its_order_and_its_beginning() -> None:
    some, most = searched(Position(TICTACTOE), 10).snapshot(), 8
    timeline = Timeline(growth=1.1, most=most)
    while timeline.next_count < 10**12:
        added = timeline.next_count
        timeline.add(replace(some, simulations=added))
        counts = counts_of(timeline)
        assert len(counts) <= most
        assert counts == sorted(set(counts))
        assert counts[0] == 1
        assert timeline.next_count > added
    assert len(counts) >= most // 2


def test_a_run_of_many_snapshots_is_thinned_as_well() -> None:
    timeline = Timeline(growth=1.0001)
    Search(Position(NINE), PLAIN).run(Limit(simulations=800), timeline)
    counts = counts_of(timeline)
    assert MOST // 2 <= len(counts) <= MOST
    assert counts == sorted(set(counts))
    assert [int(snapshot.visits.sum()) for snapshot in timeline.snapshots] == counts


def test_a_timeline_gives_the_last_snapshot_that_was_taken_by_then() -> None:
    timeline = Timeline()
    assert timeline.at(10**9) is None
    Search(Position(NINE), PLAIN).run(Limit(simulations=100), timeline)
    counts = counts_of(timeline)
    assert timeline.at(0) is None
    assert timeline.at(10**9) is timeline.snapshots[-1]
    for asked in range(1, 101):
        found = timeline.at(asked)
        assert found is not None
        assert found.simulations == max(count for count in counts if count <= asked)


@pytest.mark.parametrize("profile", ["studio", "classic-uct"])
def test_a_timeline_is_reproducible_and_changes_nothing(profile: str) -> None:
    searches = [Search(dropped("44"), PROFILES[profile].parameters, seed=4) for _ in range(3)]
    timelines = [Timeline(), Timeline()]
    for search, timeline in zip(searches, [*timelines, None], strict=True):
        search.run(Limit(simulations=700), timeline)
    assert [told(snapshot) for snapshot in timelines[0].snapshots] == [
        told(snapshot) for snapshot in timelines[1].snapshots
    ]
    assert whole_tree(searches[0]) == whole_tree(searches[2])
    assert searches[0].final_move() == searches[2].final_move()


def told(snapshot: Snapshot) -> Any:
    """Everything in a snapshot that a seed decides."""
    return (
        described(snapshot.root),
        *(getattr(snapshot, name) for name in ("run", "best", "simulations", "nodes", "leaves", "depth", "mean_depth")),
    )


def test_each_snapshot_of_a_timeline_is_what_a_run_of_that_length_finds() -> None:
    timeline = Timeline()
    Search(Position(NINE), PLAIN, seed=5).run(Limit(simulations=1000), timeline)
    for snapshot in timeline.snapshots[::5]:
        assert told(snapshot) == told(searched(Position(NINE), snapshot.simulations, 5, proofs=False).snapshot())
