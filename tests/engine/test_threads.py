"""Several threads grow one tree without losing visits."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.searches import check_invariants, searched, tree_of
from tests.game.boards import TICTACTOE, dropped
from tests.sizes import one_always


@pytest.mark.parametrize("threads", [2, 4])
@pytest.mark.parametrize("preset", one_always(2, ["gomoku-15", "connect-four", "tic-tac-toe", "gomoku-20"]))
@pytest.mark.parametrize("transpositions", [False, True])
def test_threads_lose_no_visit(preset: str, threads: int, transpositions: bool) -> None:
    search = searched(
        Position(PRESETS[preset]), 60_000, threads=threads, proofs=False, transpositions=transpositions, exploration=0.7
    )
    snapshot = search.snapshot()
    assert snapshot.simulations == snapshot.root.visits == 60_000
    assert snapshot.nodes > 1000
    if preset.startswith("gomoku"):  # the others may be done before the last thread has begun
        assert all(current.tally[0] > 0 for current in search._simulations.all)
    if transpositions:
        _check_visits(search)
    else:
        check_invariants(search)


def _check_visits(search: Search) -> None:
    from tests.engine.searches import live_nodes

    tree = tree_of(search)
    for node, cells in live_nodes(tree, search._reader.method.first_block):
        assert int(tree.visits[node]) == int(tree.evaluations[node]) + int(tree.edge_visits[cells].sum())


def test_proofs_of_several_threads_are_correct() -> None:
    for transpositions in (False, True):
        draw = searched(Position(TICTACTOE), 1_000_000, threads=2, transpositions=transpositions)
        assert draw.inspect(()).proof is Proof.DRAW
        win = searched(dropped("4455"), 1_000_000, threads=2, transpositions=transpositions)
        assert win.inspect(()).proof is Proof.WIN


def test_threads_with_listed_priors_and_with_widening() -> None:
    for parameters in ({"selection": "puct", "first_play": 0.0}, {"widening_start": 3, "tree_radius": 1}):
        check_invariants(searched(Position(PRESETS["gomoku-9"]), 30_000, threads=3, proofs=False, **parameters))


def test_stop_ends_a_run_at_once_from_another_thread() -> None:
    for threads in (1, 2):
        search = Search(Position(PRESETS["gomoku-15"]), Parameters(proofs=False), threads=threads)
        with ThreadPoolExecutor(1) as runner:
            reason = runner.submit(search.run, Limit(seconds=60))
            time.sleep(0.2)
            search.stop()
            assert reason.result(20) is StoppedBy.STOP
        check_invariants(search)


def test_a_search_has_a_sensible_number_of_threads() -> None:
    with pytest.raises(StudioError, match="from 1 to 256, not 0"):
        Search(Position(TICTACTOE), Parameters(), threads=0)
