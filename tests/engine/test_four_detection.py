"""Wins by fours are detected before a node gets children, and useless replies are omitted; the root shows all moves."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.options.profiles import profile_named
from studio.engine.options.steering import Steering
from studio.engine.running import task
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Overline, Rules
from studio.matches.openings import random_openings
from studio.networks.searching import made_search
from tests.engine.saved.tree_files import arrays_in, file_of, put, read, refused, save
from tests.engine.searches import cells_of, check_invariants, live_nodes, searched, tree_of, whole_tree
from tests.engine.solver.naive import random_position
from tests.game.boards import GOMOKU, dropped, played
from tests.sizes import one_always

SMALL: dict[str, Any] = {"threats": "fours", "tree_radius": 1, "exploration": 0.3}
OPEN_THREE = played("h8 a1 i8 a3 j8")  # White is to move: all but a few replies lose to fours
LONG_WIN = played("h8 a1 i9 a3 h10 c15 g6 d14")  # Black wins by threes in nine

MANY_FOURS = played(
    "f10 g9 e10 h10 d8 g11 f8 i9 f12 f9 h9 g10 g8 e8 h11 i10 j10 i8 i11 k9 k7 g7 i7 f6 e5 g6 h7 h5 d9 e6 "
    "d6 d7 c6 c7 c8 b7 e7 g4 j7 l7",
    PRESETS["gomoku-15"],
)
"""Both sides have many fours, so that searches for the shortest win exceed their budget."""


def point(text: str) -> int:
    return point_from_human(text, GOMOKU)


def settled_leaves(search: Search) -> list[int]:
    tree = tree_of(search)
    rows = live_nodes(tree, search._reader.method.first_block)
    return [node for node, cells in rows if not cells and tree.lower[node] == tree.upper[node]]


# What a node knows


def test_a_win_by_fours_is_proven_before_it_is_searched() -> None:
    search = searched(OPEN_THREE, 3000, **SMALL)
    far = [search.inspect((move,)) for move in (point("o15"), point("a15")) if move in search.inspect(()).points]
    tree = tree_of(search)
    distances = {int(tree.distance[node]) for node in settled_leaves(search)}
    assert max(distances) > 2  # wins that two moves decide have at most two plies
    assert all(node.proof is Proof.WIN for node in far if node.visits > 1)


def test_a_budget_proves_more_nodes_if_a_win_need_not_be_the_shortest() -> None:
    settled = [
        len(settled_leaves(searched(MANY_FOURS, 400, **SMALL, threat_nodes=300, shortest_fours=shortest)))
        for shortest in (False, True)
    ]
    assert settled[0] > 10 * settled[1] > 0


def test_only_possible_refutations_are_listed_below_the_root() -> None:
    search = searched(played("h8 a1 i8 a3"), 20_000, **SMALL)
    node = search.inspect((point("j8"),))
    assert {point("g8"), point("k8")} <= set(node.points.tolist())
    assert len(node.points) < 10
    check_invariants(search)


def test_omitted_moves_return_at_the_root() -> None:
    search = searched(played("h8 a1 i8 a3"), 20_000, **SMALL)
    listed = len(search.inspect((point("j8"),)).points)
    before = search.inspect((point("j8"), point("g8"))).visits
    search.play(point("j8"))
    search.run(Limit(simulations=3000))
    assert len(search.inspect(()).points) > listed
    assert search.inspect((point("g8"),)).visits >= before > 0


def test_the_distance_of_a_loss_includes_the_omitted_replies() -> None:
    """Against two open threes there is no defence, but after a pass the loss takes at least five plies."""
    position = played("h8 a1 i8 a3 f10 c1 f11 e1 j8 a5 f12", PRESETS["gomoku-15"])
    search = searched(played("h8 a1 i8 a3 f10 c1 f11 e1 j8 a5"), 20_000, **SMALL)
    node = search.inspect(())
    assert (node.proof, node.proof_moves) == (Proof.WIN, 3)
    loser = searched(position, 60_000, **SMALL)
    lost = loser.inspect(())
    assert lost.proof is not Proof.WIN
    assert lost.proof is Proof.UNKNOWN or lost.proof_moves >= 4


@pytest.mark.parametrize("profile", ["studio", "studio-rollouts"])
@pytest.mark.parametrize("game", one_always(2, ["gomoku-15", "gomoku-9", "standard-15"]))
@pytest.mark.parametrize("seed", one_always(2, (0, 3)))
def test_the_memory_of_calm_and_quiet_positions_does_not_change_the_tree(
    profile: str, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tree is the same if hardly any position is remembered."""
    rules = PRESETS[game]
    position = random_openings(rules, 4 + 3 * seed, 1, seed)[0].position(rules)
    searches = []
    for cells in (task.REMEMBERED_CELLS, 1):
        monkeypatch.setattr(task, "REMEMBERED_CELLS", cells)
        search = made_search(position, profile_named(profile).parameters, seed=seed)
        search.run(Limit(simulations=2_000))
        searches.append(search)
    assert whole_tree(searches[0]) == whole_tree(searches[1])


def test_gravity_games_have_immediate_wins_only() -> None:
    fours, wins = (searched(dropped("4455"), 40, threats=threats) for threats in ("fours", "wins"))
    assert whole_tree(fours) == whole_tree(wins)


GAMES = tuple(
    Rules(rows, columns, length, overline=overline)
    for rows, columns, length in ((5, 5, 4), (6, 6, 4), (7, 7, 5), (4, 4, 3))
    for overline in (Overline.WINS, Overline.NOTHING, Overline.CARO)
)
WAYS: tuple[dict[str, Any], ...] = (
    {"transpositions": True, "tree_radius": 1},
    {"selection": "puct", "first_play": 0.0},
    {"widening_start": 2, "shortest_fours": False},
    {"transpositions": True, "threads": 2},
)


@pytest.mark.parametrize("rules", one_always(3, GAMES), ids=lambda rules: rules.text)
def test_every_bound_is_correct(rules: Rules) -> None:
    """For any budget, compared with trying all games."""
    for number, parameters in enumerate(WAYS):
        chance = random.Random(f"{rules.text} {number}")
        position = random_position(rules, 7 if rules.win_length == 3 else 9, chance)
        if position.is_over:
            continue
        nodes = chance.choice((3, 30, 300))
        search = searched(position, 300, threats="fours", threat_nodes=nodes, memory_mb=8, **parameters)
        check_bounds(search, (), position, {})
        check_invariants(search)


def check_bounds(search: Search, path: tuple[int, ...], position: Position, known: dict[str, int]) -> None:
    node = search.inspect(path)
    for row, move in enumerate(node.points.tolist()):
        after = position.copy()
        after.play(move)
        if node.lower[row] > -1 or node.upper[row] < 1:
            assert node.lower[row] <= -value_of(after, known) <= node.upper[row], (path, move)
        if node.child_visits[row] > 1 and not after.is_over and len(path) < 3:
            check_bounds(search, (*path, move), after, known)


def value_of(position: Position, known: dict[str, int]) -> int:
    """Return the value for the side to move by trying all games."""
    if position.is_over:
        return 0 if position.winner is None else 1 if position.winner is position.to_move else -1
    name = position.text()
    if name not in known:
        known[name] = -1
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            known[name] = max(known[name], -value_of(after, known))
            if known[name] == 1:
                break
    return known[name]


# The root


def test_the_root_is_solved_before_anything_else() -> None:
    search = searched(played("h8 a1 i8 a3 j8 a5"), 5000, **SMALL)
    assert (search.simulations, search.is_proven, search.inspect(()).proof_moves) == (1, True, 3)
    assert search.final_move() in {point("g8"), point("k8")}


def test_threes_are_detected_on_request() -> None:
    search = searched(LONG_WIN, 5000, **SMALL | {"threats": "threes"})
    node = search.inspect(())
    assert (search.simulations, node.proof, node.proof_moves) == (1, Proof.WIN, 9)
    assert searched(LONG_WIN, 300, **SMALL).simulations == 300


def test_a_steered_root_is_searched_as_requested() -> None:
    search = Search(played("h8 a1 i8 a3 j8 a5"), Parameters(**SMALL), seed=1)
    search.steer(Steering(excluded={point("g8"), point("k8")}))
    assert search.run(Limit(simulations=300)) is StoppedBy.SIMULATIONS
    assert not search.is_proven


def test_a_win_continues_to_its_end() -> None:
    search, position = Search(LONG_WIN, Parameters(**SMALL | {"threats": "threes"}), seed=1), LONG_WIN.copy()
    chance = random.Random(1)
    while not position.is_over:
        if position.to_move is LONG_WIN.to_move:
            search.run(Limit(simulations=20_000))
            assert search.is_proven
            move = search.final_move()
            assert move is not None
        else:
            move = chance.choice(position.legal_moves())
        search.play(move)
        position.play(move)
    assert position.winner is LONG_WIN.to_move


def test_stepping_solves_the_root_as_well() -> None:
    run = searched(LONG_WIN, 5000, **SMALL | {"threats": "threes"})
    stepped = Search(LONG_WIN, Parameters(**SMALL | {"threats": "threes"}), seed=1)
    phases = [event.phase for event in iter(stepped.step, None)]
    assert phases == list(Phase)
    assert whole_tree(stepped) == whole_tree(run)
    assert stepped.steering == Steering()


# With an evaluator, for which a win may look like any other move


def far_from_it(positions: Sequence[Position]) -> tuple[list[list[float]], list[float]]:
    """Prefer the first points of the board; the wins of these tests are elsewhere."""
    return [[2.0**-index for index in range(position.rules.size)] for position in positions], [0.0] * len(positions)


def with_evaluator(position: Position) -> Search:
    parameters: dict[str, Any] = {"selection": "puct", "exploration": 2.0, "first_play": 0.0, "tree_radius": 3}
    return Search(position, Parameters(**parameters, threats=Threats.THREES), seed=1, evaluator=far_from_it)


@pytest.mark.parametrize(
    ("position", "moves"), [(LONG_WIN, 9), (played("h8 a1 i8 a3 j8 a5"), 3), (played("h8 a1 i8 a3 j8 a5 k8 c1"), 1)]
)
def test_an_evaluator_evaluates_the_root_and_then_the_win_is_shown(position: Position, moves: int) -> None:
    search = with_evaluator(position)
    assert search.run(Limit(simulations=5000)) is StoppedBy.PROOF
    assert (search.simulations, search.inspect(()).proof_moves) == (2, moves)
    stepped = with_evaluator(position)
    assert sum(1 for _ in iter(stepped.step, None)) > 4
    assert whole_tree(stepped) == whole_tree(search)
    assert stepped.steering == Steering()


def test_with_an_evaluator_a_win_continues_to_its_end_without_detours() -> None:
    search, position, left = with_evaluator(LONG_WIN), LONG_WIN.copy(), 9
    chance = random.Random(1)
    while not position.is_over:
        if position.to_move is LONG_WIN.to_move:
            search.run(Limit(simulations=20_000))
            assert search.inspect(()).proof_moves <= left
            move, left = search.final_move(), left - 2
            assert move is not None
        else:
            move = chance.choice(position.legal_moves())
        search.play(move)
        position.play(move)
    assert position.winner is LONG_WIN.to_move


def test_a_step_reports_the_new_proof() -> None:
    search = Search(OPEN_THREE, Parameters(**SMALL), seed=1)
    for _ in range(20_000):
        event = search.step()
        if event is not None and event.phase is Phase.EXPAND and event.proof is not Proof.UNKNOWN:
            break
    else:
        pytest.fail("nothing became certain")
    assert (event.expanded, event.proof) == (None, Proof.WIN)
    assert event.proof_moves >= 1


# The same tree in every way


@pytest.mark.parametrize("parameters", one_always(3, WAYS[:3]))
def test_copies_and_files_continue_bit_by_bit(parameters: dict[str, Any], tmp_path: Path) -> None:
    search = searched(played("h8 i9 h9 h10 g9 i7 g8 i8"), 600, threats="threes", exploration=0.4, **parameters)
    for _ in range(3):
        opened, copied = read(save(search, tmp_path / "tree.npz")), search.copy()
        for going in (search, opened, copied):
            going.run(Limit(simulations=500))
        assert np.array_equal(search.inspect(()).child_visits, opened.inspect(()).child_visits)
        assert whole_tree(search) == whole_tree(copied)
        move = search.final_move()
        assert move is not None
        search.play(move)
        search.run(Limit(simulations=300))


def test_trees_of_several_threads_are_accepted(tmp_path: Path) -> None:
    search = searched(played("h8 a1 i8 a3"), 30_000, threads=3, **SMALL | {"transpositions": True})
    check_invariants(search)
    assert read(save(search, tmp_path / "tree.npz")).visits == search.visits


def test_a_won_root_is_saved_and_solved_again(tmp_path: Path) -> None:
    search = searched(LONG_WIN, 5000, **SMALL | {"threats": "threes"})
    opened = read(save(search, tmp_path / "tree.npz"))
    assert (opened.is_proven, opened.final_move()) == (True, search.final_move())


@pytest.fixture
def arrays(tmp_path: Path) -> tuple[Search, dict[str, Any]]:
    search = searched(played("h8 a1 i8 a3"), 20_000, **SMALL)
    return search, arrays_in(save(search, tmp_path / "tree.npz").read_bytes())


@pytest.mark.parametrize("value", [-1, 1])
def test_a_forged_win_by_fours_is_rejected(value: int, arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, found = arrays
    tree = tree_of(search)
    rows = live_nodes(tree, search._reader.method.first_block)
    node = next(node for node, cells in rows if not cells and tree.lower[node] < tree.upper[node])
    forged = put(put(put(found, "lower", node, value), "upper", node, value), "distance", node, 5 if value < 0 else 6)
    assert refused(file_of(forged), tmp_path / "tree.npz") is not None


def test_a_forged_distance_of_a_win_by_fours_is_rejected(arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, found = arrays
    tree = tree_of(search)
    node = next(node for node in settled_leaves(search) if tree.distance[node] > 2)
    forged = put(found, "distance", node, int(tree.distance[node]) + 2)
    assert refused(file_of(forged), tmp_path / "tree.npz") is not None


def test_a_forged_refutation_is_rejected(arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, found = arrays
    tree, first = tree_of(search), search._reader.method.first_block
    node = search._reader.node_at((point("j8"),))
    cell = cells_of(tree, node, first)[-1]
    forged = put(found, "move", cell, int(search._reader.board.codes[point("o15")]))
    assert refused(file_of(forged), tmp_path / "tree.npz") is not None


def test_a_forged_win_at_the_root_is_rejected(tmp_path: Path) -> None:
    search = searched(LONG_WIN, 5000, **SMALL | {"threats": "threes"})
    found = arrays_in(save(search, tmp_path / "tree.npz").read_bytes())
    child = search._reader.node_at((search.final_move() or 0,))
    assert refused(file_of(put(found, "distance", child, 6)), tmp_path / "tree.npz") is not None
