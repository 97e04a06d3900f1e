"""Moving to another position: what is kept, discarded and freed."""

from dataclasses import replace
from typing import Any

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.running.arrays import FEWEST_NODES
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.game.errors import IllegalMoveError, StudioError
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import PLAIN, ROLLOUT_PROFILES, check_invariants, described, searched, tree_of, whole_tree
from tests.game.boards import FOUR, TICTACTOE, dropped, played

NINE = PRESETS["gomoku-9"]
BLACK_WINS_AT_C3 = """
X X .
O O .
. . .
"""
LAST_POINT = """
X O X
X O O
O X .
X to move
"""


def best_of(search: Search) -> int:
    best = search.snapshot().best
    assert best is not None
    return best


def after(position: Position, *points: int) -> Position:
    for point in points:
        position.play(point)
    return position


# Moves


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
def test_playing_a_move_keeps_its_subtree(profile: str, threads: int) -> None:
    parameters = replace(ROLLOUT_PROFILES[profile].parameters, reuse=True)
    search = Search(played("e5 e6", NINE), parameters, seed=1, threads=threads)
    search.run(Limit(simulations=3000))
    best = best_of(search)
    child = search.inspect((best,))
    search.play(best)
    assert search.inspect(()).path == ()
    assert described(search.inspect(())) == described(child)
    assert search.inspect(()).visits == child.visits > 0
    assert search.position == after(played("e5 e6", NINE), best)
    check_invariants(search)
    search.run(Limit(simulations=500))
    assert search.simulations == 500
    assert search.inspect(()).visits == child.visits + 500
    check_invariants(search)


def test_every_child_can_become_the_root_with_its_whole_subtree() -> None:
    for row in searched(dropped("4"), 1500, proofs=False).inspect(()).candidates:
        search = searched(dropped("4"), 1500, proofs=False)
        below = whole_tree(search, (row.point,))
        search.play(row.point)
        assert whole_tree(search) == below


def test_counters_restart_and_each_position_has_a_number() -> None:
    search = searched(Position(NINE), 2000)
    runs = [search.snapshot().run]
    for _ in range(3):
        search.play(best_of(search))
        snapshot = search.snapshot()
        assert (snapshot.simulations, snapshot.depth, snapshot.seconds) == (0, 0, 0.0)
        runs.append(snapshot.run)
        search.run(Limit(simulations=200))
        assert search.snapshot().run == runs[-1]
    assert runs == list(range(runs[0], runs[0] + 4))


@pytest.mark.parametrize("threads", [1, 2])
def test_an_unsearched_move_starts_a_new_tree(threads: int) -> None:
    search = searched(Position(NINE), 3, threads=threads, proofs=False)
    unsearched = next(point for point in range(NINE.size) if point not in search.inspect(()).points)
    search.play(unsearched)
    check_fresh(search)
    assert search.position == after(Position(NINE), unsearched)
    search.run(Limit(simulations=100))
    assert search.inspect(()).visits == 100
    check_invariants(search)


def check_fresh(search: Search) -> None:
    """Assert that there is only a root."""
    snapshot = search.snapshot()
    assert (snapshot.root.visits, len(snapshot.root), snapshot.nodes, snapshot.leaves) == (0, 0, 1, 1)
    assert (snapshot.simulations, snapshot.best) == (0, None)


def test_without_reuse_every_move_starts_a_new_tree() -> None:
    search = searched(Position(NINE), 500, reuse=False)
    search.play(best_of(search))
    check_fresh(search)


def test_a_search_without_reuse_finds_correct_results() -> None:
    search = searched(dropped("445"), 200, reuse=False)
    search.play(search.position.legal_moves()[-1])
    search.run(Limit(simulations=200_000))
    assert search.inspect(()).proof is Proof.WIN


@pytest.mark.parametrize("phases", [1, 2, 3])
def test_a_move_during_a_simulation_leaves_an_intact_tree(phases: int) -> None:
    search = searched(Position(NINE), 500, proofs=False)
    for _ in range(phases):
        search.step()
    best = best_of(search)
    visits = search.inspect((best,)).visits
    search.play(best)
    assert search.simulations == 0
    assert visits <= search.inspect(()).visits <= visits + 1
    check_invariants(search)
    event = search.step()
    assert event is not None
    assert event.phase is Phase.SELECT


@pytest.mark.parametrize(
    ("position", "point", "code"),
    [
        (played("e5", NINE), 40, "occupied"),
        (played("e5", NINE), -1, "off_board"),
        (played("e5", NINE), 81, "off_board"),
        (dropped("44"), 3, "floating"),
        (dropped("444444"), 3, "full_column"),
        (Position.from_text("X X X\nO O .\n. . .", TICTACTOE), 8, "game_over"),
    ],
    ids=lambda part: str(part) if isinstance(part, int | str) else "",
)
def test_an_illegal_move_is_refused_and_changes_nothing(position: Position, point: int, code: str) -> None:
    search, twin = (searched(position, 300) for _ in range(2))
    search.step()
    twin.step()
    with pytest.raises(IllegalMoveError) as refused:
        search.play(point)
    assert refused.value.code == code
    assert search.position == position
    assert search.snapshot().run == twin.snapshot().run
    assert search.simulations == twin.simulations
    for _ in range(7):
        step, twin_step = search.step(), twin.step()
        assert (step and (step.phase, step.path)) == (twin_step and (twin_step.phase, twin_step.path))
    assert whole_tree(search) == whole_tree(twin)


# The end of a game


@pytest.mark.parametrize("parameters", [{}, {"proofs": False}, {"transpositions": True}, {"reuse": False}], ids=str)
@pytest.mark.parametrize("simulations", [0, 1000])
@pytest.mark.parametrize(("board", "proof"), [(BLACK_WINS_AT_C3, Proof.LOSS), (LAST_POINT, Proof.DRAW)])
def test_after_the_last_move_there_is_nothing_to_search(
    board: str, proof: Proof, simulations: int, parameters: dict[str, Any]
) -> None:
    position = Position.from_text(board, TICTACTOE)
    search = Search(position, Parameters(**parameters), seed=1)
    if simulations:
        search.run(Limit(simulations=simulations))
    search.play(2 if proof is Proof.LOSS else 8)
    assert search.position.is_over
    assert search.run(Limit(simulations=10)) is StoppedBy.GAME_OVER
    assert search.final_move() is None
    assert search.step() is None
    assert search.simulations == 0
    snapshot = search.snapshot()
    assert snapshot.best is None
    assert snapshot.root.proof is proof
    assert snapshot.candidates == ()
    with pytest.raises(IllegalMoveError):
        search.play(5)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("profile", ["studio-rollouts", "classic-uct", "graph"])
def test_a_whole_game_is_played_to_its_end(profile: str, threads: int) -> None:
    search = Search(Position(FOUR), ROLLOUT_PROFILES[profile].parameters, seed=7, threads=threads)
    for _ in range(FOUR.size):
        search.run(Limit(simulations=400))
        move = search.final_move()
        assert move in search.position.legal_moves()
        assert move is not None
        search.play(move)
        if search.position.is_over:
            break
    assert search.position.is_over
    assert search.final_move() is None
    check_invariants(search)


# Positions


@pytest.mark.parametrize("threads", [1, 2])
def test_a_following_position_keeps_its_subtree(threads: int) -> None:
    search = searched(Position(NINE), 6000, threads=threads, exploration=0.1, proofs=False)
    line = search.inspect(()).candidates[0].line[:2]
    below = search.inspect(line)
    assert below.visits > 1
    run = search.snapshot().run
    search.set_position(after(Position(NINE), *line))
    assert search.snapshot().run > run
    assert described(search.inspect(())) == described(below)
    check_invariants(search)


def test_the_same_position_changes_nothing() -> None:
    search = searched(played("e5 e6", NINE), 500)
    before, run = whole_tree(search), search.snapshot().run
    search.set_position(played("e5 e6", NINE))
    assert whole_tree(search) == before
    assert search.simulations == 500
    assert search.snapshot().run == run


@pytest.mark.parametrize(
    "points",
    ["e5", "", "e5 f6", "a1 a2", "e5 e6 a1 a2 b1", "e5 e6 f6 f7 g7 g8 h8 h9"],
    ids=lambda points: points or "none",
)
def test_an_unrelated_position_starts_a_new_tree(points: str) -> None:
    """Backwards, on another branch, or further than was searched."""
    search = searched(played("e5 e6", NINE), 12, proofs=False)
    run = search.snapshot().run
    search.set_position(played(points, NINE))
    check_fresh(search)
    assert search.position == played(points, NINE)
    assert search.snapshot().run > run
    search.run(Limit(simulations=200))
    assert search.inspect(()).visits == 200
    check_invariants(search)


def test_a_setup_and_another_side_to_move_start_a_new_tree() -> None:
    search = searched(Position.from_text("X . .\n. O .\n. . .\nX to move", TICTACTOE), 100, proofs=False)
    other = Position.from_text("X . .\n. O .\n. . .\nO to move", TICTACTOE)
    search.set_position(other)
    check_fresh(search)
    assert search.position == other


def test_later_changes_of_the_given_position_are_ignored() -> None:
    position = played("e5", NINE)
    search = Search(Position(NINE), PLAIN)
    search.set_position(position)
    position.play(0)
    search.position.play(1)
    assert search.position == played("e5", NINE)


@pytest.mark.parametrize("rules", [PRESETS["gomoku-8"], PRESETS["gomoku-15"], FOUR], ids=lambda rules: rules.name)
def test_other_rules_are_refused_and_change_nothing(rules: Rules) -> None:
    search = searched(Position(NINE), 200)
    before, run = whole_tree(search), search.snapshot().run
    with pytest.raises(StudioError, match=r"^The rules of a search cannot be changed\.") as refused:
        search.set_position(Position(rules))
    assert refused.value.code == "other_rules"
    assert whole_tree(search) == before
    assert (search.snapshot().run, search.simulations) == (run, 200)


# Memory


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("transpositions", [False, True])
def test_the_next_run_frees_unreachable_nodes(threads: int, transpositions: bool) -> None:
    search = searched(Position(NINE), 8000, threads=threads, transpositions=transpositions, proofs=False)
    before = search.snapshot()
    search.play(best_of(search))
    search.run(Limit(simulations=1))
    now = search.snapshot()
    assert 1 < now.nodes < before.nodes / 2
    assert now.memory_mb < before.memory_mb / 2
    check_invariants(search)


def test_moves_without_a_search_in_between_leave_an_intact_tree() -> None:
    for transpositions in (False, True):
        search = searched(Position(FOUR), 20_000, transpositions=transpositions, proofs=False, exploration=0.3)
        for _ in range(4):
            search.play(best_of(search))
            search._memory.tidy_some()
        visits = search.inspect(()).visits
        assert visits > 1
        search.run(Limit(simulations=1000))
        assert search.inspect(()).visits == visits + 1000
        check_invariants(search)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("transpositions", [False, True])
def test_memory_is_reused_over_a_whole_game(threads: int, transpositions: bool) -> None:
    """Eight in a row are never made here, so that the game is long."""
    parameters = Parameters(proofs=False, transpositions=transpositions, exploration=0.5)
    search = Search(Position(Rules(9, 9, 8)), parameters, seed=2, threads=threads)
    made, most_live = 0, 0
    while not search.position.is_over:
        search.run(Limit(simulations=2000))
        made, most_live = made + 2000, max(most_live, search.snapshot().nodes)
        move = search.final_move()
        assert move is not None
        search.play(move)
        assert search.snapshot().memory_mb <= search.snapshot().memory_allocated_mb
    assert made > 120_000
    assert tree_of(search).visits.size <= max(FEWEST_NODES, 4 * most_live)
    assert tree_of(search).visits.size < made
    check_invariants(search)
