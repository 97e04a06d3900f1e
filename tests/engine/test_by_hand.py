"""Cases computed by hand."""

from collections.abc import Iterator
from typing import Any

import pytest

from studio.engine.kernels.search.scoring import uct_score
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Rollout
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Move, Stone
from tests.engine.searches import PLAIN, check_invariants, searched, tree_of
from tests.game.boards import TICTACTOE, played
from tests.sizes import one_always

TWO_THREATS = """
X X . . .
. . . . .
X . . . .
. . . . .
. . . . O
O to move
"""
FIRST_WINS = """
X X .
O O .
. . .
"""


def test_the_score_depends_on_mean_and_exploration() -> None:
    children = ((3, 3), (10, 9), (1, 5))
    greedy = [uct_score(total, visits, 16, 0.0) for total, visits in children]
    curious = [uct_score(total, visits, 16, 2.0) for total, visits in children]
    assert greedy.index(max(greedy)) == 1
    assert curious.index(max(curious)) == 0
    assert curious == pytest.approx([2.9228, 2.2212, 1.6893], abs=1e-3)


def test_unexpanded_children_come_before_any_score() -> None:
    search = Search(Position(TICTACTOE), PLAIN)
    for simulations in range(1, 10):
        search.run(Limit(simulations=1))
        root = search.inspect(())
        assert len(root) == simulations
        assert set(root.child_visits) == {1}


def test_first_play_urgency_lets_good_children_precede_unexpanded_ones() -> None:
    root = searched(Position(PRESETS["gomoku-15"]), 400, proofs=False, first_play=0.3, exploration=0.1).inspect(())
    assert len(root) < 50
    assert max(root.child_visits) > 50


def test_expanding_offers_each_legal_move_once_and_none_after_the_end() -> None:
    position = Position.from_text(FIRST_WINS, TICTACTOE)
    search = searched(position, 3000, proofs=False)
    root = search.inspect(())
    assert sorted(root.points) == position.legal_moves()
    assert len(search.inspect((2,))) == 0
    assert search.inspect((2,)).visits == search.inspect((2,)).evaluations > 1
    check_invariants(search)


@pytest.mark.parametrize(
    ("winner", "signs"), [(Stone.BLACK, (-1, 1, -1)), (None, (0, 0, 0)), (Stone.WHITE, (1, -1, 1))]
)
def test_a_result_changes_sign_along_a_path_of_three(winner: Stone | None, signs: tuple[int, ...]) -> None:
    """Black is to move at the root; each node's value is that of the player who moved into it."""
    changes = list(reversed(_pass_of_three(winner).changes))
    added = [change.value * change.visits - change.value_before * change.visits_before for change in changes]
    assert added == pytest.approx(signs)


def _pass_of_three(winner: Stone | None) -> PhaseEvent:
    search = Search(Position(TICTACTOE), PLAIN, seed=2)
    for _ in range(1000):
        simulate, backpropagate = [search.step() for _ in range(4)][2:]
        assert simulate is not None
        assert backpropagate is not None
        if len(backpropagate.changes) == 3 and simulate.winner is winner:
            return backpropagate
    raise AssertionError("no such pass")


def test_a_tie_counts_one_half_in_the_win_rate() -> None:
    search = searched(Position(Rules(4, 4, 5)), 500, proofs=False)
    snapshot = search.snapshot()
    assert snapshot.root.value == 0.0
    assert {candidate.win_rate for candidate in snapshot.candidates} == {0.5}


def test_five_in_a_row_on_4x4_is_always_drawn() -> None:
    search = searched(Position(Rules(4, 4, 5)), 2000, proofs=False)
    snapshot = search.snapshot()
    assert snapshot.simulations == snapshot.root.visits == snapshot.draws == 2000
    assert (snapshot.draw_share, snapshot.mean_value) == (1.0, 0.0)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("proofs", [False, True])
def test_a_simulation_that_ends_in_a_drawn_game_is_a_draw_without_a_rollout(proofs: bool, threads: int) -> None:
    position = Position(Rules(4, 4, 5))
    for point in range(15):
        position.play(point)
    search = searched(position, 2000, threads=threads, proofs=proofs)
    snapshot = search.snapshot()
    assert snapshot.draws == snapshot.simulations >= 1
    assert snapshot.draw_share == 1.0
    assert snapshot.simulations == 2000 or proofs


def test_a_simulation_that_ends_at_a_proven_draw_is_one() -> None:
    position = Position.from_text("X O X\nX O O\nO X .", TICTACTOE)
    search = searched(position, 1)
    search.steer(Steering(only=set(position.legal_moves())))
    search.run(Limit(simulations=5))
    assert search.is_proven
    assert search.snapshot().draws == search.simulations


@pytest.mark.parametrize("threads", [1, 3])
def test_each_simulation_ends_in_a_win_a_loss_or_a_draw(threads: int) -> None:
    position = Position(TICTACTOE)
    snapshot = searched(position, 5000, threads=threads, proofs=False).snapshot()
    assert 0 < snapshot.draws < snapshot.simulations
    assert snapshot.draw_share == snapshot.draws / 5000
    assert snapshot.mean_value == pytest.approx(snapshot.root.value)  # in a tree, where nothing is proven
    after = searched(played("b2", TICTACTOE), 5000, threads=threads, proofs=False).snapshot()
    assert after.mean_value == pytest.approx(after.root.value)
    assert after.mean_value < 0 < snapshot.mean_value


def test_a_draw_counts_when_its_simulation_is_done() -> None:
    search = Search(Position(Rules(4, 4, 5)), PLAIN, seed=1)
    for _ in range(40):
        search.step()
        assert search.snapshot().draws == search.simulations


def test_phases_come_in_order_with_their_results() -> None:
    search = Search(played("a1 b2", TICTACTOE), PLAIN, seed=5)
    events: list[PhaseEvent] = [event for _ in range(40) if (event := search.step()) is not None]
    assert [event.phase for event in events] == list(Phase) * 10
    assert [event.simulation for event in events] == [number for number in range(1, 11) for _ in range(4)]
    for select, expand, simulate, backpropagate in zip(*(events[phase::4] for phase in range(4)), strict=True):
        assert len(select.choices) == len(select.path) + 1
        assert expand.expanded == expand.path[-1]
        position = search.position
        for point in expand.path:
            position.play(point)
        for move in simulate.rollout:
            assert not position.is_over
            position.make(move)
        assert position.is_over
        assert position.winner is simulate.winner
        assert [len(change.path) for change in backpropagate.changes] == list(range(len(expand.path), -1, -1))
        assert all(change.visits == change.visits_before + 1 for change in backpropagate.changes)


def test_selection_follows_the_highest_shown_score() -> None:
    search = Search(Position(TICTACTOE), PLAIN, seed=3)
    chosen = 0
    for _ in range(4 * 300):
        event = search.step()
        if event is not None and event.phase is Phase.SELECT:
            for view, point in zip(event.choices, event.path, strict=False):
                row = list(view.points).index(point)
                assert view.scores[row] == view.scores.max()
                assert view.scores[row] == pytest.approx(view.exploitations[row] + view.explorations[row], rel=1e-6)
                chosen += 1
    assert chosen > 300


def test_puct_compares_prior_and_visits() -> None:
    search = searched(Position(TICTACTOE), 200, selection="puct", exploration=1.5, first_play=0.0, proofs=False)
    root = search.inspect(())
    assert len(root) == 9
    for row in root.candidates:
        assert row.prior == pytest.approx(1 / 9)
        assert row.exploration == pytest.approx(1.5 * (1 / 9) * root.visits**0.5 / (1 + row.visits), rel=1e-5)
        assert row.exploitation == pytest.approx(row.value, abs=1e-6)
    check_invariants(search)


def test_widening_considers_more_children_as_visits_grow() -> None:
    parameters: dict[str, Any] = {
        "widening_start": 2,
        "widening_factor": 1.0,
        "widening_exponent": 0.5,
        "proofs": False,
    }
    few = searched(Position(PRESETS["gomoku-9"]), 100, **parameters).inspect(())
    more = searched(Position(PRESETS["gomoku-9"]), 1600, **parameters).inspect(())
    assert 2 < len(few) <= 2 + 10 + 1
    assert len(few) < len(more) <= 2 + 40 + 1


def test_near_children_come_first_and_all_others_when_those_are_lost() -> None:
    position = played("a1", PRESETS["gomoku-9"])
    near = searched(position, 2000, tree_radius=1, proofs=True).inspect(())
    assert len(near) == 3
    lost = Position.from_text(TWO_THREATS, Rules(5, 5, 3))
    everything = searched(lost, 100_000, tree_radius=1)
    assert everything.inspect(()).proof is Proof.LOSS
    assert len(everything.inspect(())) == len(lost.legal_moves())


def test_a_depth_cap_ends_rollouts_as_draws() -> None:
    assert searched(Position(PRESETS["gomoku-15"]), 200, rollout_moves=3).snapshot().draw_share == 1.0


def rollouts_of(search: Search, count: int) -> Iterator[tuple[Position, tuple[Move, ...]]]:
    """Return this many rollouts, each with its start position."""
    for _ in range(4 * count):
        event = search.step()
        if event is not None and event.phase is Phase.SIMULATE:
            position = search.position
            for point in event.path:
                position.play(point)
            yield position, event.rollout


def test_neighbour_rollouts_stay_near_to_stones() -> None:
    rules = PRESETS["gomoku-15"]
    search = Search(played("h8", rules), Parameters(rollout=Rollout.NEIGHBOUR, rollout_radius=1, proofs=False), seed=1)
    for position, rollout in rollouts_of(search, 30):
        for move in rollout:
            row, column = divmod(move.point, rules.columns)
            around = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
            assert any(rules.has(*cell) and position.stone(rules.point(*cell)) for cell in around)
            position.play(move.point)


@pytest.mark.parametrize(
    "preset", one_always(3, ["gomoku-15", "gomoku-20", "standard-15", "connect-four", "gomoku-6", "tic-tac-toe"])
)
def test_tactical_rollouts_take_wins_and_block_losses(preset: str) -> None:
    rules = PRESETS[preset]
    search = Search(Position(rules), Parameters(rollout=Rollout.TACTICAL, rollout_radius=1, proofs=False), seed=4)
    for position, rollout in rollouts_of(search, 12):
        for move in rollout:
            wins, losses = winning_points(position, position.to_move), winning_points(position, other(position))
            if wins:
                assert move.point in wins
            elif losses:
                assert move.point in losses
            position.play(move.point)


def other(position: Position) -> Stone:
    return Stone.WHITE if position.to_move is Stone.BLACK else Stone.BLACK


def winning_points(position: Position, stone: Stone) -> set[int]:
    points = set()
    for point in position.legal_moves():
        position.play(point, stone)
        if position.winner:
            points.add(point)
        position.undo()
    return points


def test_the_limit_that_ended_the_run_is_reported() -> None:
    position = Position(PRESETS["gomoku-15"])
    search = Search(position, PLAIN)
    assert search.run(Limit(simulations=100)) is StoppedBy.SIMULATIONS
    assert search.simulations == 100
    assert search.run(Limit(seconds=0.05)) is StoppedBy.SECONDS
    assert search.run(Limit(depth=3)) is StoppedBy.DEPTH
    assert search.snapshot().depth == 3
    small = Search(position, PLAIN)
    assert small.run(Limit(memory_mb=4)) is StoppedBy.MEMORY
    assert 4 <= small.snapshot().memory_mb < 4.1
    search.stop()
    assert search.run(Limit(simulations=100)) is StoppedBy.STOP
    assert search.run(Limit(simulations=100)) is StoppedBy.SIMULATIONS
    assert Search(Position(TICTACTOE), Parameters()).run(Limit(simulations=100_000)) is StoppedBy.PROOF
    over = Position.from_text("X X X\nO O .\n. . .", TICTACTOE)
    ended = Search(over, Parameters())
    assert ended.run(Limit(simulations=10)) is StoppedBy.GAME_OVER
    assert ended.step() is None
    assert ended.final_move() is None
    assert ended.inspect(()).proof is Proof.LOSS


def test_memory_stays_below_its_cap_and_the_search_continues() -> None:
    search = Search(Position(PRESETS["gomoku-15"]), Parameters(proofs=False, memory_mb=1))
    search.run(Limit(simulations=50_000))
    snapshot = search.snapshot()
    assert snapshot.capped
    assert snapshot.memory_mb <= 1
    assert snapshot.simulations == snapshot.root.visits == 50_000
    check_invariants(search)
    best = snapshot.best
    assert best is not None
    search.play(best)
    search.run(Limit(simulations=5000))
    check_invariants(search)
    assert tree_of(search).visits.nbytes < 1_000_000
