"""Search with an evaluator in place of rollouts: textbook PUCT for every kind of evaluator."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from studio.engine.evaluation.network import Double, judged_exactly
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Selection, Threats
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from tests.engine.evaluation.networks import network_of
from tests.engine.searches import check_invariants, whole_tree
from tests.game.boards import dropped, played

TEXTBOOK = Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, proofs=False)
STRONG = Parameters(selection=Selection.PUCT, exploration=2.0, first_play=0.0, threats=Threats.WINS, tree_radius=2)
NARROW = replace(STRONG, tree_radius=0, least_prior=0.05)
TICTACTOE = PRESETS["tic-tac-toe"]


def exact(positions: Sequence[Position]) -> tuple[Double, list[float]]:
    """Return a test network called from Python."""
    answers = [judged_exactly(network_of(position.rules), position) for position in positions]
    logits = np.array([logits for logits, _ in answers])
    return np.exp(logits - logits.max(axis=1, keepdims=True)), [value for _, value in answers]


class Naive:
    """PUCT in plain Python as in textbooks; values are for the side to move."""

    def __init__(self, position: Position) -> None:
        self.position, self.visits, self.total = position, 0, 0.0
        self.priors: dict[int, float] = {}
        self.children: dict[int, Naive] = {}

    def simulate(self) -> float:
        self.visits += 1
        value = self._value()
        self.total += value
        return value

    def _value(self) -> float:
        if self.position.is_over:
            return 0.0 if self.position.is_draw else -1.0
        if not self.priors:
            priors, (value,) = exact((self.position,))
            legal = self.position.legal_moves()
            self.priors = {point: priors[0, point] / priors[0, legal].sum() for point in legal}
            return value
        point = max(self.priors, key=self.score)
        if point not in self.children:
            after = self.position.copy()
            after.play(point)
            self.children[point] = Naive(after)
        return -self.children[point].simulate()

    def score(self, point: int) -> float:
        child = self.children.get(point)
        visits, mean = (child.visits, -child.total / child.visits) if child else (0, 0.0)
        return mean + TEXTBOOK.exploration * self.priors[point] * math.sqrt(self.visits - 1) / (1 + visits)


def test_it_equals_the_puct_of_the_textbook() -> None:
    naive = Naive(Position(TICTACTOE))
    search = Search(Position(TICTACTOE), TEXTBOOK, evaluator=exact)
    for _ in range(300):
        naive.simulate()
    search.run(Limit(simulations=300))
    root = search.inspect(())
    assert {point: child.visits for point, child in naive.children.items()} == {
        int(point): int(visits) for point, visits in zip(root.points, root.child_visits, strict=True) if visits
    }
    assert root.value == pytest.approx(naive.total / naive.visits, abs=1e-5)


@pytest.mark.parametrize("parameters", [STRONG, NARROW], ids=["all", "promising"])
@pytest.mark.parametrize(
    "position",
    [Position(TICTACTOE), dropped("4435"), pytest.param(played("h8 i9 g7"), marks=pytest.mark.long)],
)
def test_the_network_in_the_kernels_searches_like_the_same_function(position: Position, parameters: Parameters) -> None:
    visits = []
    for evaluator in (network_of(position.rules), exact):
        search = Search(position, parameters, seed=2, evaluator=evaluator)
        search.run(Limit(simulations=60))
        check_invariants(search)
        root = search.inspect(())
        visits.append(dict(zip(root.points.tolist(), root.child_visits.tolist(), strict=True)))
    assert visits[0] == visits[1]


def narrow(positions: Sequence[Position]) -> tuple[Double, Double]:
    """Return all prior on the first legal move, and none on any other."""
    (position,) = positions
    priors = np.zeros(position.rules.size)
    priors[position.legal_moves()[0]] = 1.0
    return priors, np.zeros(1)


def test_moves_with_tiny_priors_are_left_out_below_the_root() -> None:
    position = Position(PRESETS["gomoku-9"])
    search = Search(position, NARROW, evaluator=narrow)
    search.run(Limit(simulations=3))
    assert sorted(search.inspect(()).points.tolist()) == position.legal_moves()
    assert search.inspect((0,)).points.tolist() == [1]
    assert search.inspect((0,)).priors.tolist() == [1.0]


def test_no_node_is_proven_lost_without_the_omitted_moves() -> None:
    """At first each position has one move, mostly a bad one; the search still finds the value of the game."""
    search = Search(Position(TICTACTOE), replace(NARROW, threats=Threats.NONE), evaluator=narrow)
    assert search.run(Limit(simulations=200_000)) is StoppedBy.PROOF
    assert search.inspect(()).proof is Proof.DRAW
    check_invariants(search)


@pytest.mark.long
def test_a_node_proven_by_fours_is_not_evaluated() -> None:
    seen: list[Position] = []

    def even(positions: Sequence[Position]) -> tuple[Double, Double]:
        seen.extend(positions)
        return np.ones((1, 225)), np.zeros(1)

    position = played("h8 a1 h9 c1 h10")
    search = Search(position, replace(STRONG, threats=Threats.FOURS), evaluator=even)
    search.steer(Steering(more_visits=((14, 1),)))
    search.run(Limit(simulations=2))
    assert search.inspect((14,)).proof is Proof.WIN
    assert [asked.ply for asked in seen] == [position.ply]


def test_the_first_simulation_evaluates_the_root_and_lists_its_moves() -> None:
    position = played("h8 i9")
    search = Search(position, TEXTBOOK, evaluator=network_of(position.rules))
    search.run(Limit(simulations=1))
    root = search.inspect(())
    logits, value = judged_exactly(network_of(position.rules), position)
    chances = np.exp(logits[root.points] - logits[root.points].max())
    assert root.visits == 1
    assert root.value == pytest.approx(value, abs=1e-4)
    assert sorted(root.points.tolist()) == position.legal_moves()
    assert root.priors == pytest.approx(chances / chances.sum(), rel=1e-3, abs=1e-6)


def test_stepping_equals_running() -> None:
    network = network_of(TICTACTOE)
    ran, stepped = (Search(Position(TICTACTOE), TEXTBOOK, seed=3, evaluator=network) for _ in range(2))
    ran.run(Limit(simulations=40))
    events = [stepped.step() for _ in range(160)]
    assert whole_tree(ran) == whole_tree(stepped)
    waiting = [event for event in events if event is not None and event.awaits_evaluator]
    assert [(event.phase, event.simulation, event.path) for event in waiting] == [(Phase.EXPAND, 1, ())]
    evaluations = [event for event in events if event is not None and event.phase is Phase.SIMULATE]
    assert len(evaluations) == 40
    assert all(event.rollout == () for event in evaluations)
    assert all(event.judgement is not None and event.winner is None for event in evaluations)
    root, first, second = ran.inspect(()), evaluations[0].judgement, evaluations[1].judgement
    assert first is not None
    assert second is not None
    assert (first.to_move, second.to_move) == (Stone.BLACK, Stone.WHITE)
    assert first.value == pytest.approx(root.judged)
    assert first.priors[0][0] == root.promised
    assert first.priors[0][1] == pytest.approx(root.priors.max())
    assert second.value == pytest.approx(ran.inspect(evaluations[1].path).judged)


def test_one_seed_gives_one_tree_for_any_slices() -> None:
    network = network_of(TICTACTOE)
    whole, sliced = (Search(Position(TICTACTOE), STRONG, seed=4, evaluator=network) for _ in range(2))
    whole.run(Limit(simulations=90))
    for count in (1, 29, 60):
        sliced.run(Limit(simulations=count))
    assert whole_tree(whole) == whole_tree(sliced)
    assert whole_tree(whole.copy()) == whole_tree(whole)


def test_several_threads_grow_one_tree() -> None:
    rules = PRESETS["gomoku-15"]
    search = Search(Position(rules), STRONG, threads=3, evaluator=network_of(rules))
    search.run(Limit(simulations=600))
    check_invariants(search)
    assert search.simulations == 600


def test_proofs_work_as_without_an_evaluator() -> None:
    position = played("h8 a1 h9 b1 h10 c1 h11 e1")  # black to move has four in a column
    search = Search(position, STRONG, evaluator=network_of(position.rules))
    assert search.run(Limit(simulations=500)) is StoppedBy.PROOF
    assert search.is_proven


def test_a_root_steered_before_its_evaluation_is_evaluated_first() -> None:
    position = played("h8 i9")
    search = Search(position, TEXTBOOK, evaluator=network_of(position.rules))
    search.steer(Steering(only={100, 101}))
    search.run(Limit(simulations=30))
    root = search.inspect(())
    assert {int(point) for point, visits in zip(root.points, root.child_visits, strict=True) if visits} <= {100, 101}
    assert len(set(root.priors.tolist())) > 10


def test_noise_is_mixed_into_the_priors_of_the_root() -> None:
    search = Search(Position(TICTACTOE), TEXTBOOK, evaluator=network_of(TICTACTOE))
    search.run(Limit(simulations=1))
    before = search.inspect(())
    noise = {point: 1.0 if point == 4 else 0.0 for point in range(9)}
    search.mix_priors(noise, 0.25)
    after = dict(zip(search.inspect(()).points.tolist(), search.inspect(()).priors.tolist(), strict=True))
    wanted = dict(zip(before.points.tolist(), (0.75 * before.priors).tolist(), strict=True))
    wanted[4] += 0.25
    assert after == pytest.approx(wanted, abs=1e-6)


def test_a_function_gets_one_position_at_a_time_and_none_twice() -> None:
    seen: list[tuple[object, ...]] = []

    def even(positions: Sequence[Position]) -> tuple[Double, Double]:
        seen.extend(position.cells for position in positions)
        return np.ones((len(positions), 9)), np.zeros(len(positions))

    search = Search(Position(TICTACTOE), TEXTBOOK, evaluator=even)
    search.run(Limit(simulations=50))
    assert 0 < len(seen) <= 50
    assert seen[0] == Position(TICTACTOE).cells


@pytest.mark.parametrize(
    "answer",
    [
        (np.ones(8), 0.0),
        (np.ones(9), 2.0),
        (-np.ones(9), 0.0),
        (np.full(9, np.nan), 0.0),
        (np.ones(9), [0.0, 0.0]),
        ("no", 0.0),
        None,
    ],
)
def test_an_invalid_answer_is_refused_and_the_search_stays_readable(answer: object) -> None:
    search = Search(Position(TICTACTOE), TEXTBOOK, evaluator=lambda _: answer)  # type: ignore[arg-type]
    with pytest.raises(StudioError, match=r"^The evaluator (returned|did not return) "):
        search.run(Limit(simulations=1))
    assert search.snapshot().simulations == 0


def test_unsupported_uses_of_an_evaluator_are_refused() -> None:
    network, position = network_of(TICTACTOE), Position(TICTACTOE)
    refusals: tuple[Callable[[], object], ...] = (
        lambda: Search(position, Parameters(), evaluator=network),
        lambda: Search(position, TEXTBOOK, evaluator=exact, threads=2),
        lambda: Search(Position(Rules(6, 7, 4, gravity=True)), TEXTBOOK, evaluator=network),
        lambda: Search(position, TEXTBOOK, evaluator=7),  # type: ignore[arg-type]
    )
    for refused in refusals:
        with pytest.raises(StudioError):
            refused()


def judged_by_network(position: Position) -> float:
    return judged_exactly(network_of(position.rules), position)[1]


@pytest.mark.parametrize("asked", [exact, None], ids=["function", "network"])
def test_a_node_keeps_the_evaluation_beside_the_result_of_the_search(asked: Callable[..., object] | None) -> None:
    position = played("h8 i9 g7")
    search = Search(position, STRONG, evaluator=asked or network_of(position.rules))  # type: ignore[arg-type]
    search.run(Limit(simulations=400))
    root = search.inspect(())
    assert root.judged == pytest.approx(judged_by_network(position), abs=1e-4)
    assert root.value != pytest.approx(root.judged, abs=1e-4)
    assert search.snapshot().mean_value == root.value  # not the share of evaluations above 0
    assert -1 < root.value < 1
    assert root.prior is None
    for row in root.candidates[:3]:
        child, after = search.inspect((row.point,)), position.copy()
        after.play(row.point)
        assert child.judged == pytest.approx(judged_by_network(after), abs=1e-4)
        assert child.prior == pytest.approx(row.prior)


def test_the_evaluation_stays_when_the_search_has_proven_another_result() -> None:
    position = Position(TICTACTOE)
    search = Search(position, replace(TEXTBOOK, proofs=True), evaluator=network_of(TICTACTOE))
    search.run(Limit(simulations=30_000))
    root = search.inspect(())
    assert root.proof is Proof.DRAW
    assert root.judged == pytest.approx(judged_by_network(position), abs=1e-4)
    proven = [row.point for row in root.candidates if row.proof is not Proof.UNKNOWN]
    assert proven
    for point in proven:
        after = position.copy()
        after.play(point)
        assert search.inspect((point,)).judged == pytest.approx(judged_by_network(after), abs=1e-4)


def test_finished_games_and_rollout_searches_have_no_evaluation() -> None:
    won = played("h8 a1 i8 b1 j8 c1 k8 d1")
    search = Search(won, replace(TEXTBOOK, proofs=True), evaluator=network_of(won.rules))
    search.run(Limit(simulations=2_000))
    ended = next(row.point for row in search.snapshot().candidates if row.proof is Proof.WIN)
    assert search.inspect((ended,)).judged is None
    steps = iter(Search(won, replace(TEXTBOOK, proofs=True), evaluator=network_of(won.rules)).step, None)
    ending = next(event for event in steps if event.phase is Phase.SIMULATE and event.winner is not None)
    assert (ending.judgement, ending.path) == (None, (ended,))
    rolled = Search(won, Parameters())
    rolled.run(Limit(simulations=50))
    root = rolled.snapshot().root
    assert (root.judged, root.judged_rate, root.prior, root.has_priors, root.promised) == (
        None,
        None,
        None,
        False,
        None,
    )


def test_the_move_with_the_highest_prior_is_the_networks_choice_without_search() -> None:
    position = played("h8 i9 g7")
    search = Search(position, STRONG, evaluator=network_of(position.rules))
    search.run(Limit(simulations=1))
    root = search.snapshot().root
    assert root.has_priors
    assert root.promised == max(root.candidates, key=lambda row: row.prior).point
