"""A saved and reopened tree continues as if it had never been saved."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import studio.engine.running.components
import studio.engine.running.task
import studio.engine.saved.reading
import studio.engine.search
from studio.engine.kernels.boards.board import FourWords, OneWord, RowWords
from studio.engine.kernels.search.tree import CELLS, LEAVES, NODES, SHARED
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.steering import Steering
from studio.engine.running.boards import BoardMap
from studio.engine.saved.file import PIECE_BYTES
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import Stone
from tests.engine.saved.tree_files import arrays_of, read, save
from tests.engine.searches import ROLLOUT_PROFILES, check_invariants, described, searched, tree_of, whole_tree
from tests.game.boards import dropped, played
from tests.sizes import one_always

NINE = PRESETS["gomoku-9"]
PARAMETERS: dict[str, dict[str, Any]] = {
    **{name: profile.parameters.as_dict() for name, profile in ROLLOUT_PROFILES.items()},
    "puct": {"selection": "puct", "exploration": 1.5, "first_play": 0.0},
    "puct-graph": {"selection": "puct", "exploration": 1.5, "first_play": 0.0, "transpositions": True},
    "widening": {"widening_start": 3, "tree_radius": 2, "exploration": 0.2},
    "tactical": {"rollout": "tactical", "first_play": 0.6, "final_move": "sample"},
}
POSITIONS = {
    "one-word": Position(PRESETS["tic-tac-toe"]),
    "falling": dropped("4435"),
    "four-words": played("e5 e6 f5", NINE),
    "empty": Position(NINE),
    "one stone": played("b2", NINE),
    "exact": played("h8 h9 i8", PRESETS["standard-15"]),
    "row-words": played("j10 k10", PRESETS["gomoku-20"]),
}


def same(one: Search, other: Search) -> bool:
    """Compare bit by bit, counters included."""
    counts = [[int(tree_of(search).counts[cell]) for cell in (NODES, CELLS, LEAVES, SHARED)] for search in (one, other)]
    tallies = [search._simulations.first.tally.tolist() for search in (one, other)]
    chances = [int(search._simulations.first.random[0]) for search in (one, other)]
    return (
        arrays_of(one) == arrays_of(other)
        and counts[0] == counts[1]
        and tallies[0] == tallies[1]
        and chances[0] == chances[1]
        and one.position == other.position
    )


def check_goes_on(search: Search, path: Path, simulations: int = 1500) -> Search:
    """Reopen the tree, and let both continue."""
    again = read(save(search, path))
    assert same(search, again)
    assert (again.parameters, again.seed, again.seconds) == (search.parameters, search.seed, search.seconds)
    for grown in (search, again):
        grown.run(Limit(simulations=simulations))
        check_invariants(grown)
    assert same(search, again)
    assert search.final_move() == again.final_move()
    assert [row.visits for row in search.snapshot().candidates] == [row.visits for row in again.snapshot().candidates]
    return again


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("parameters", one_always(3, PARAMETERS))
def test_a_reopened_tree_continues_as_if_never_saved(parameters: str, position: str, tmp_path: Path) -> None:
    check_goes_on(searched(POSITIONS[position], 1500, seed=7, **PARAMETERS[parameters]), tmp_path / "tree.npz")


@pytest.mark.parametrize("kind", [OneWord, FourWords, RowWords])
@pytest.mark.parametrize("rules", [Rules(6, 7, 4, gravity=True), Rules(5, 6, 4, overline=Overline.NOTHING)], ids=str)
def test_every_kind_of_board_keeps_its_tree(
    rules: Rules, kind: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (studio.engine.running.components, studio.engine.saved.reading):
        monkeypatch.setattr(module, "board_map", lambda rules: BoardMap(rules, kind))
    check_goes_on(searched(Position(rules), 2000, seed=3, transpositions=True), tmp_path / "tree.npz")


ALL_RULES = (*PRESETS.values(), Rules(1, 1, 1), Rules(1, 12, 3), Rules(26, 26, 6))


@pytest.mark.parametrize("rules", one_always(3, ALL_RULES), ids=str)
def test_all_games_keep_their_trees(rules: Rules, tmp_path: Path) -> None:
    check_goes_on(searched(Position(rules), 500, seed=5), tmp_path / "tree.npz", 200)


@pytest.mark.parametrize("transpositions", [False, True])
def test_after_moves_freed_memory_stays_free(transpositions: bool, tmp_path: Path) -> None:
    search = searched(Position(NINE), 4000, seed=2, transpositions=transpositions, exploration=0.2)
    for _ in range(3):
        search.play(search.snapshot().candidates[0].point)
        search.run(Limit(simulations=300))
    search.play(search.snapshot().candidates[0].point)  # saving frees the nodes that it leaves behind
    again = check_goes_on(search, tmp_path / "tree.npz", 4000)
    search.play(search.snapshot().candidates[1].point)
    again.play(again.snapshot().candidates[1].point)
    for grown in (search, again):
        grown.run(Limit(simulations=500))
    assert same(search, again)


@pytest.mark.parametrize("parameters", ["graph", "classic-uct", "puct"])
def test_a_full_tree_stays_full(parameters: str, tmp_path: Path) -> None:
    search = searched(Position(PRESETS["gomoku-15"]), 25_000, **(PARAMETERS[parameters] | {"memory_mb": 1}))
    assert search.snapshot().capped
    again = check_goes_on(search, tmp_path / "tree.npz", 2000)
    assert again.snapshot().capped
    for grown in (search, again):
        grown.play(grown.snapshot().candidates[0].point)
        grown.run(Limit(simulations=3000))
    assert same(search, again)


@pytest.mark.long
def test_a_tree_grows_beyond_its_saved_capacity(tmp_path: Path) -> None:
    search = searched(Position(NINE), 40_000, proofs=False)
    again = read(save(search, tmp_path / "tree.npz"))
    for grown in (search, again):
        grown.run(Limit(simulations=60_000))
    assert tree_of(search).visits.size == tree_of(again).visits.size > 1 << 16
    assert same(search, again)


@pytest.mark.parametrize("memory_mb", one_always(2, [1, 512]))
@pytest.mark.parametrize("transpositions", [False, True])
def test_a_tree_of_several_threads_is_restored(transpositions: bool, memory_mb: int, tmp_path: Path) -> None:
    search = searched(
        Position(NINE), 30_000, threads=3, transpositions=transpositions, memory_mb=memory_mb, proofs=False
    )
    again = read(save(search, tmp_path / "tree.npz"), threads=2)
    assert arrays_of(search) == arrays_of(again)
    assert (again.simulations, again.threads) == (search.simulations, 2)
    again.run(Limit(simulations=2000))
    check_invariants(again)


@pytest.mark.parametrize("phases", [1, 2, 3])
def test_an_unfinished_simulation_is_finished_first(phases: int, tmp_path: Path) -> None:
    search = searched(Position(NINE), 300)
    for _ in range(phases):
        search.step()
    again = read(save(search, tmp_path / "tree.npz"))
    assert again.simulations == search.simulations == 301
    assert same(search, again)


@pytest.mark.parametrize("board", ["X X X\nO O .\n. . .", "X O X\nX O O\nO X X", "X X .\nO O .\n. . ."])
@pytest.mark.parametrize("simulations", [1, 3000])
def test_finished_and_proven_positions_are_restored(board: str, simulations: int, tmp_path: Path) -> None:
    search = searched(Position.from_text(board, PRESETS["tic-tac-toe"]), simulations)
    again = read(save(search, tmp_path / "tree.npz"))
    assert again.is_proven == search.is_proven
    assert again.inspect(()).proof is search.inspect(()).proof
    assert whole_tree(again) == whole_tree(search)
    if search.is_proven:
        assert again.run(Limit(simulations=5)) in (StoppedBy.GAME_OVER, StoppedBy.PROOF)


def test_a_won_position_reached_by_moves_is_restored(tmp_path: Path) -> None:
    search = searched(Position.from_text("X X .\nO O .\n. . .", PRESETS["tic-tac-toe"]), 500)
    search.play(2)
    again = read(save(search, tmp_path / "tree.npz"))
    assert again.is_proven
    assert again.run(Limit(simulations=5)) is StoppedBy.GAME_OVER


def test_the_moves_before_the_position_are_kept_if_known(tmp_path: Path) -> None:
    position = played("e5 e6 f5", NINE)
    moves = tuple(move.point for move in position.moves)
    search = searched(position, 100)
    assert read(save(search, tmp_path / "with.npz", moves)).position.moves == position.moves
    assert read(save(search, tmp_path / "without.npz")).position.moves == position.moves, "the position has them, too"
    drawn = Position.from_text(position.text(), NINE)
    assert read(save(searched(drawn, 100), tmp_path / "drawn.npz")).position.moves == ()
    assert read(save(searched(drawn, 100), tmp_path / "told.npz", moves)).position.moves == position.moves
    with pytest.raises(ValueError, match="do not lead"):
        save(search, tmp_path / "wrong.npz", moves[:-1])
    assert not (tmp_path / "wrong.npz").exists()


def test_a_setup_position_is_restored(tmp_path: Path) -> None:
    position = Position(NINE)
    position.set_up({0: Stone.WHITE, 3: Stone.WHITE, 80: Stone.BLACK}, Stone.WHITE)
    assert read(save(searched(position, 100), tmp_path / "tree.npz")).position == position


def test_samples_of_final_moves_continue(tmp_path: Path) -> None:
    search = searched(Position(NINE), 400, final_move="sample", temperature=5.0)
    before = [search.final_move() for _ in range(7)]
    again = read(save(search, tmp_path / "tree.npz"))
    assert len(set(before)) > 1
    assert [search.final_move() for _ in range(20)] == [again.final_move() for _ in range(20)]


def test_the_move_order_comes_from_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another numpy might shuffle differently."""
    search = searched(Position(NINE), 300, seed=3)
    path = save(search, tmp_path / "tree.npz")
    with monkeypatch.context() as patch:
        original = studio.engine.running.task.method_of
        patch.setattr(
            studio.engine.running.components, "method_of", lambda *given, **more: reordered(original(*given, **more))
        )
        again = read(path)
    for grown in (search, again):
        grown.run(Limit(simulations=500))
    assert same(search, again)


def reordered(method: Any) -> Any:
    return method._replace(order=method.order[::-1].copy())


def test_numpy_reads_the_arrays_without_pickle(tmp_path: Path) -> None:
    search = searched(Position(NINE), 300)
    with np.load(save(search, tmp_path / "tree.npz"), allow_pickle=False) as arrays:
        assert np.array_equal(arrays["visits"], tree_of(search).visits[: arrays["visits"].size])
        assert arrays["mean"].dtype == np.float32
        assert b'"rules":"9x9/5"' in arrays["about"].tobytes()


def test_a_tree_is_never_copied_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    original = np.ascontiguousarray

    def noted(array: Any, kind: Any = None) -> Any:
        piece = original(array, kind)
        sizes.append(piece.nbytes)
        return piece

    search = searched(Position(NINE), 60_000, proofs=False)
    with monkeypatch.context() as patch:
        patch.setattr(np, "ascontiguousarray", noted)
        save(search, tmp_path / "tree.npz")
    assert sum(sizes) > 5_000_000
    assert max(sizes) <= PIECE_BYTES


@pytest.mark.parametrize("lifted", [False, True])
def test_a_steered_tree_is_restored_unsteered_and_tries_no_move_twice(lifted: bool, tmp_path: Path) -> None:
    """The user's requests are not saved; that the root's moves were tried out of order is."""
    search = Search(played("e5 e6", NINE), ROLLOUT_PROFILES["classic-uct"].parameters, seed=5)
    search.steer(Steering(only=frozenset({NINE.size - 1})))
    search.run(Limit(simulations=300))
    if lifted:
        search.steer(Steering())
        search.run(Limit(simulations=3))
    resumed = read(save(search, tmp_path / "tree.npz"))
    search.steer(Steering())
    for one in (search, resumed):
        one.run(Limit(simulations=2000))
        points = one.inspect(()).points.tolist()
        assert sorted(points) == sorted(one.position.legal_moves())
    assert described(resumed.inspect(())) == described(search.inspect(()))
