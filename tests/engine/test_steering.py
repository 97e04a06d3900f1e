"""Steering the root: what is searched, what is not, and that the tree stays whole."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from studio.engine.choice import choices_of
from studio.engine.kernels.tree import FREE_NODE, NODES, NODES_END
from studio.engine.limits import Limit, StoppedBy
from studio.engine.parameters import Parameters, Selection
from studio.engine.phase_event import Phase
from studio.engine.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.steering import Steering
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from tests.engine.searches import check_invariants, exact_value, searched, whole_tree
from tests.game.boards import TICTACTOE, dropped, played

NINE = PRESETS["gomoku-9"]
PUCT = Parameters(selection=Selection.PUCT, first_play=0.0, exploration=1.5, proofs=False)
KINDS = {
    **{name: profile.parameters for name, profile in PROFILES.items()},
    "puct": PUCT,
    "puct-near": Parameters(selection=Selection.PUCT, first_play=0.0, tree_radius=1, transpositions=True),
    "first-play": Parameters(first_play=0.5, exploration=0.3, transpositions=True),
    "narrow": Parameters(proofs=False, widening_start=1, widening_factor=0.0),
}
VALUES = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}
THREADS = pytest.mark.parametrize("threads", [1, 2])
EACH_KIND = pytest.mark.parametrize("kind", KINDS)


def only(*points: int) -> Steering:
    return Steering(only=frozenset(points))


def without(*points: int) -> Steering:
    return Steering(excluded=frozenset(points))


def visits_of(search: Search) -> dict[int, int]:
    root = search.inspect(())
    return dict(zip(root.points.tolist(), root.child_visits.tolist(), strict=True))


def begun(kind: str, position: Position | None = None, simulations: int = 300, threads: int = 1) -> Search:
    search = Search(position or played("e5 e6", NINE), KINDS[kind], seed=3, threads=threads)
    search.run(Limit(simulations=simulations))
    return search


# What is asked


def test_wishes_are_put_and_taken_back() -> None:
    steering = Steering().with_only(3).with_only(4).with_excluded(5).with_more(6, 10).with_more(6, 5)
    assert steering == Steering(frozenset({3, 4}), frozenset({5}), ((6, 15),))
    assert [steering.allows(point) for point in (3, 5, 6)] == [True, False, False]
    assert steering.with_excluded(3) == Steering(frozenset({4}), frozenset({3, 5}), ((6, 15),))
    assert steering.with_excluded(6).more_visits == ()
    assert steering.with_only(5).excluded == frozenset()
    assert steering.with_more(5, 1).excluded == frozenset()
    assert steering.without(3).without(4).without(5).without(6).is_empty
    assert not without(1).is_empty
    assert without(1).allows(2)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"only": frozenset({1}), "excluded": frozenset({1, 2})}, "steering_twice"),
        ({"more_visits": ((1, 2), (1, 3))}, "steering_twice"),
        ({"more_visits": ((1, 0),)}, "steering_visits"),
        ({"more_visits": ((1, True),)}, "steering_visits"),
        ({"excluded": frozenset({-1})}, "steering_point"),
        ({"only": frozenset({1.5})}, "steering_point"),
    ],
)
def test_nonsense_is_refused(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(StudioError) as error:
        Steering(**asked)
    assert error.value.code == code


def test_only_moves_that_can_be_made_are_steered() -> None:
    search = Search(dropped("4"), Parameters())
    for point, where in ((0, "a6"), (38, "d1"), (99, "99")):
        with pytest.raises(StudioError, match=f"No move can be made at {where}") as error:
            search.steer(without(point))
        assert error.value.code == "steering_move"
    assert search.steering.is_empty
    with pytest.raises(StudioError):
        Steering().with_more(3, 0)


# What is searched


@EACH_KIND
@THREADS
def test_an_excluded_move_gets_not_one_more_visit(kind: str, threads: int) -> None:
    search = begun(kind, threads=threads)
    best = max(visits_of(search), key=visits_of(search).__getitem__)
    untried = next((point for point in search.position.legal_moves() if point not in visits_of(search)), 0)
    before = visits_of(search)
    search.steer(without(best, untried))
    assert visits_of(search) == before, "the tree stays as it is"
    search.run(Limit(simulations=2000))
    after = visits_of(search)
    assert after[best] == before[best]
    assert after.get(untried, 0) == before.get(untried, 0)
    assert search.simulations == 2300
    assert search.snapshot().best not in {best, untried, None}
    assert search.final_move() not in {best, untried}
    check_invariants(search)


@EACH_KIND
@THREADS
@pytest.mark.parametrize("simulations", [1, 300])
def test_the_only_moves_get_all(kind: str, threads: int, simulations: int) -> None:
    """Far from all stones, and whatever widening leaves out: what is named is searched."""
    search = begun(kind, simulations=simulations, threads=threads)
    before = visits_of(search)
    named = {0, 8, 30}
    search.steer(only(*named))
    search.run(Limit(simulations=500))
    after = visits_of(search)
    given = {point: visits - before.get(point, 0) for point, visits in after.items() if visits != before.get(point, 0)}
    assert set(given) <= named
    assert all(after[point] > 0 for point in named)
    if threads == 1:
        assert sum(given.values()) == 500
    assert search.snapshot().best in named
    check_invariants(search)


@EACH_KIND
def test_more_visits_are_given_exactly_and_then_selection_is_free(kind: str) -> None:
    search = begun(kind)
    before, far = visits_of(search), 8
    search.steer(Steering().with_more(far, 70))
    search.run(Limit(simulations=30))
    assert search.visits_owed == {far: 40}
    search.run(Limit(simulations=40))
    assert search.visits_owed == {}
    assert visits_of(search)[far] == before.get(far, 0) + 70
    assert {**visits_of(search), far: 0} == {**before, far: 0}
    event = search.step()
    assert event is not None
    if event.path:
        assert choices_of(event)[0].behind >= 0
    search.run(Limit(simulations=500))
    check_invariants(search)


def test_what_was_given_is_worth_no_more_than_the_profile_says() -> None:
    search = begun("classic-uct")
    search.steer(Steering().with_more(8, 500))
    search.run(Limit(simulations=1500))
    assert visits_of(search)[8] < 520, "the others catch up"
    assert sum(visits > 5 for visits in visits_of(search).values()) > 70


def test_the_larger_lack_goes_first_and_what_was_given_counts() -> None:
    search = searched(Position(TICTACTOE), 90, proofs=False)
    before = visits_of(search)
    asked = Steering().with_more(0, 10).with_more(4, 30)
    search.steer(asked)
    search.run(Limit(simulations=20))
    assert search.visits_owed == {0: 10, 4: 10}
    search.steer(asked.with_excluded(8))
    assert search.visits_owed == {0: 10, 4: 10}, "what has been given stays given"
    search.steer(asked.with_more(0, 5))
    assert search.visits_owed == {0: 15, 4: 10}
    search.run(Limit(simulations=25))
    assert {point: visits - before[point] for point, visits in visits_of(search).items() if visits > before[point]} == {
        0: 15,
        4: 30,
    }
    search.steer(asked.without(0).with_only(0))
    search.run(Limit(simulations=10))
    assert visits_of(search)[0] == before[0] + 25
    search.steer(Steering(more_visits=((0, 3),)))
    assert search.visits_owed == {0: 3}, "what was taken back is counted anew"


def test_what_is_not_allowed_stays_owed() -> None:
    search = searched(Position(TICTACTOE), 20, proofs=False)
    search.steer(only(0).with_more(4, 10))
    search.run(Limit(simulations=50))
    assert search.visits_owed == {4: 10}
    search.steer(search.steering.without(0))
    search.run(Limit(simulations=10))
    assert search.visits_owed == {}


@THREADS
def test_several_threads_give_at_least_what_is_owed(threads: int) -> None:
    search = begun("studio", threads=threads)
    before = visits_of(search).get(8, 0)
    search.steer(Steering().with_more(8, 5000))
    search.run(Limit(simulations=5500))
    assert search.visits_owed == {}
    assert visits_of(search)[8] >= before + 5000
    check_invariants(search)


def test_a_proven_move_is_owed_nothing() -> None:
    position = Position.from_text("X X .\nO O .\n. . .", TICTACTOE)
    search = Search(position, Parameters(), seed=1)
    losing = next(point for point in position.legal_moves() if point not in {2, 5})
    search.steer(without(2, 5).with_more(losing, 10_000))
    assert search.run(Limit(simulations=20_000)) is StoppedBy.NOTHING_LEFT
    assert search.visits_owed == {}
    assert visits_of(search)[losing] < 10_000


# Passes


@EACH_KIND
@pytest.mark.parametrize("phases", [1, 2, 3])
def test_a_begun_pass_is_finished_first(kind: str, phases: int) -> None:
    search = begun(kind)
    for _ in range(phases):
        event = search.step()
    assert event is not None
    before = visits_of(search)
    search.step() if phases == 1 else None
    chosen = int(search._map.points[search._tree.move[search._passes[0].cells[1]]])
    search.steer(without(chosen))
    assert search.simulations == 301
    assert visits_of(search)[chosen] == before.get(chosen, 0) + 1
    search.run(Limit(simulations=200))
    assert visits_of(search)[chosen] == before.get(chosen, 0) + 1
    check_invariants(search)


@EACH_KIND
@pytest.mark.parametrize("simulations", [0, 20, 300])
def test_a_steering_that_is_lifted_at_once_changes_nothing(kind: str, simulations: int) -> None:
    plain, lifted = (Search(dropped("44"), KINDS[kind], seed=5) for _ in range(2))
    for search in (plain, lifted):
        if simulations:
            search.run(Limit(simulations=simulations))
    lifted.steer(Steering().with_only(35).with_more(36, 4))
    lifted.steer(Steering())
    for search in (plain, lifted):
        search.run(Limit(simulations=400))
    assert whole_tree(plain) == whole_tree(lifted)


@EACH_KIND
def test_one_seed_and_one_steering_make_one_tree(kind: str) -> None:
    ran, mixed = (Search(dropped("44"), KINDS[kind], seed=9) for _ in range(2))
    for search in (ran, mixed):
        search.run(Limit(simulations=50))
        search.steer(Steering().with_excluded(38 - 7 * 2).with_more(35, 40))
    ran.run(Limit(simulations=500))
    for _ in range(4 * 33 + 2):
        mixed.step()
    while mixed.simulations < 550:
        mixed.run(Limit(simulations=min(19, 550 - mixed.simulations)))
        mixed.snapshot()
    assert whole_tree(ran) == whole_tree(mixed)


def test_steps_say_how_the_steered_move_was_chosen() -> None:
    search = begun("classic-uct")
    search.steer(only(8))
    event = search.step()
    assert event is not None
    assert event.phase is Phase.SELECT
    assert event.path[0] == 8
    assert choices_of(event)[0].chosen.point == 8


# Lifted again


@pytest.mark.parametrize("kind", ["classic-uct", "win-share", "puct", "neighbour"])
@THREADS
def test_every_move_is_tried_once_when_all_is_allowed_again(kind: str, threads: int) -> None:
    search = begun(kind, simulations=5, threads=threads)
    chance = random.Random(1)
    for _ in range(30):
        moves = chance.sample(search.position.legal_moves(), 7)
        search.steer(
            Steering(frozenset(moves[:2])) if chance.random() < 0.5 else without(*moves).with_more(moves[0], 2)
        )
        search.run(Limit(simulations=chance.randint(1, 9)))
        check_invariants(search)
    search.steer(Steering())
    search.run(Limit(simulations=30_000 if kind == "win-share" else 1000))
    assert sorted(visits_of(search)) == search.position.legal_moves()
    assert min(visits_of(search).values()) > 0
    check_invariants(search)


def test_moves_near_to_stones_still_come_first_and_the_far_ones_when_those_are_lost() -> None:
    rules = Rules(1, 9, 2)
    position = Position(rules)
    position.set_up({0: Stone.WHITE}, Stone.BLACK)
    search = Search(position, Parameters(tree_radius=1), seed=1)
    search.steer(without(8))
    search.run(Limit(simulations=1))
    assert set(visits_of(search)) == {1}
    search.steer(without(1))
    assert search.run(Limit(simulations=1)) is StoppedBy.SIMULATIONS
    search.steer(Steering())
    search.run(Limit(simulations=100_000))
    assert VALUES[search.inspect(()).proof] == exact_value(position)


# Nothing left


@EACH_KIND
@THREADS
def test_without_any_move_left_nothing_is_counted(kind: str, threads: int) -> None:
    search = begun(kind, threads=threads)
    before = whole_tree(search)
    search.steer(without(*search.position.legal_moves()))
    assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT
    assert search.step() is None
    assert search.simulations == 300
    assert whole_tree(search) == before
    assert search.snapshot().best is search.final_move() is None
    search.steer(Steering())
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS


def test_a_fresh_root_without_any_move_left() -> None:
    for parameters in KINDS.values():
        search = Search(dropped("44"), parameters)
        search.steer(without(*search.position.legal_moves()))
        assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT
        assert search.inspect(()).visits == search.simulations == 0
        search.steer(Steering())
        search.run(Limit(simulations=10))
        assert search.inspect(()).visits == 10


@THREADS
def test_a_lost_move_alone_is_soon_searched_out(threads: int) -> None:
    position = Position.from_text("X X .\nO O .\n. . .", TICTACTOE)
    search = Search(position, Parameters(), threads=threads)
    search.steer(only(8))
    assert search.run(Limit(simulations=100_000)) is StoppedBy.NOTHING_LEFT
    assert search.inspect(()).proof is Proof.UNKNOWN
    assert [row.proof for row in search.inspect(()).candidates] == [Proof.LOSS]
    assert search.final_move() == search.snapshot().best == 8
    assert search.step() is None


@pytest.mark.parametrize(
    "knobs",
    [
        {"selection": "puct", "first_play": -1.0, "exploration": 0.01},
        {"widening_start": 1, "widening_factor": 1.0, "widening_exponent": 0.3},
    ],
)
def test_at_the_end_of_the_memory_a_move_without_a_node_gets_none(
    knobs: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Search, "_grow", lambda *_: False)
    search = searched(Position(PRESETS["gomoku-15"]), 20_000, proofs=False, memory_mb=1, **knobs)
    tree = search._tree
    tree.counts[NODES] += tree.visits.size - tree.counts[NODES_END]  # as if the nodes had run out
    tree.counts[NODES_END], tree.counts[FREE_NODE] = tree.visits.size, 0
    visited = [point for point, visits in visits_of(search).items() if visits]
    unvisited = next(point for point in search.position.legal_moves() if point not in visited)
    search.steer(only(unvisited))
    assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT
    search.steer(Steering().with_more(unvisited, 5))
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS
    assert search.visits_owed == {unvisited: 5}
    search.steer(only(unvisited, visited[0]))
    before = visits_of(search)[visited[0]]
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS
    assert visits_of(search)[visited[0]] == before + 10


# Proofs and final moves


def test_an_excluded_win_is_not_played_and_another_one_is() -> None:
    position = Position.from_text("X X .\nO O .\n. . .", TICTACTOE)
    search = Search(position, Parameters(), seed=1)
    search.steer(without(2))
    search.run(Limit(simulations=1000))
    assert search.final_move() != 2
    assert search.inspect(()).proof is not Proof.WIN
    search.steer(Steering())
    assert search.run(Limit(simulations=1000)) is StoppedBy.PROOF
    assert search.inspect(()).proof is Proof.WIN
    assert search.final_move() == search.snapshot().best == 2
    search.steer(without(2))
    assert search.run(Limit(simulations=10)) is StoppedBy.PROOF, "what was proven stays proven"
    assert search.final_move() != 2
    assert search.snapshot().best != 2
    search.steer(without(5))
    assert search.snapshot().best == 2


def positions() -> Iterator[Position]:
    chance = random.Random(7)
    while True:
        position = Position(TICTACTOE)
        for _ in range(chance.randint(0, 5)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            yield position


@THREADS
@pytest.mark.parametrize("transpositions", [False, True])
@pytest.mark.parametrize(
    "knobs", [{}, {"widening_start": 1, "tree_radius": 1}, {"selection": "puct", "first_play": 0.0}]
)
def test_what_is_proven_is_true_whatever_was_left_out(
    threads: int, transpositions: bool, knobs: dict[str, Any]
) -> None:
    chance = random.Random(11)
    for position, seed in zip(positions(), range(60), strict=False):
        search = Search(position, Parameters(transpositions=transpositions, **knobs), seed=seed, threads=threads)
        for _ in range(3):
            moves = position.legal_moves()
            named = frozenset(chance.sample(moves, chance.randint(0, len(moves))))
            search.steer(Steering(only=named) if chance.random() < 0.3 else Steering(excluded=named))
            search.run(Limit(simulations=chance.choice((20, 300, 100_000))))
            check_proofs(search)
        search.steer(Steering())
        assert search.run(Limit(simulations=1_000_000)) is StoppedBy.PROOF
        check_proofs(search)


def check_proofs(search: Search) -> None:
    root, position = search.inspect(()), search.position
    if root.proof is not Proof.UNKNOWN:
        assert VALUES[root.proof] == exact_value(position)
    for row in range(len(root)):
        position.play(int(root.points[row]))
        assert root.lower[row] <= -exact_value(position) <= root.upper[row]
        position.undo()


# Other roots


def test_another_root_is_free_and_the_same_one_stays_steered() -> None:
    search = begun("studio")
    search.steer(without(0).with_more(1, 50))
    search.set_position(search.position)
    assert search.steering == without(0).with_more(1, 50)
    search.play(search.snapshot().best or 0)
    assert search.steering.is_empty
    assert search.visits_owed == {}
    search.run(Limit(simulations=300))
    check_invariants(search)
    search.steer(without(0))
    search.set_position(Position(NINE))
    assert search.steering.is_empty


@EACH_KIND
def test_after_a_move_a_steered_tree_goes_on_as_a_free_one(kind: str) -> None:
    search = begun(kind)
    search.steer(only(0, 8))
    search.run(Limit(simulations=200))
    below = whole_tree(search, (8,))
    search.play(8)
    assert whole_tree(search) == below
    search.run(Limit(simulations=500))
    check_invariants(search)


# Random sequences


GAMES = (Rules(3, 3, 3), Rules(4, 5, 3), Rules(6, 7, 4, gravity=True), Rules(9, 9, 5))


class Driver:
    """Steers, runs, steps and plays at random, and knows what must be true in between."""

    def __init__(self, chance: random.Random, threads: int) -> None:
        self.chance = chance
        parameters = chance.choice(list(KINDS.values()))
        self.search = Search(Position(chance.choice(GAMES)), parameters, seed=chance.randrange(99), threads=threads)

    def act(self) -> None:
        self.chance.choice((self.steer, self.steer, self.run, self.run, self.step, self.play, self.move_elsewhere))()
        if self.search._passes[0].state[0] == 0:
            check_invariants(self.search)
        self.check_points()

    def steer(self) -> None:
        moves, steering = self.search.position.legal_moves(), self.search.steering
        for _ in range(self.chance.randint(0, 3) if moves else 0):
            point, kind = self.chance.choice(moves), self.chance.randrange(5)
            if kind == 0:
                steering = steering.with_only(point)
            elif kind == 1:
                steering = steering.with_excluded(point)
            elif kind == 2:
                steering = steering.with_more(point, self.chance.randint(1, 60))
            else:
                steering = steering.without(point)
        self.search.steer(steering if self.chance.random() < 0.8 else Steering())

    def run(self) -> None:
        self.search._finish_pass()
        before, simulations = visits_of(self.search), self.search.simulations
        owed, asked = self.search.visits_owed, self.chance.randint(1, 200)
        reason = self.search.run(Limit(simulations=asked))
        if reason is StoppedBy.SIMULATIONS:
            assert self.search.simulations == simulations + asked
        self.check_refused(before)
        if self.search.threads == 1:
            self.check_owed(before, owed, self.search.simulations - simulations)

    def check_refused(self, before: dict[int, int]) -> None:
        for point, visits in visits_of(self.search).items():
            if not self.search.steering.allows(point):
                assert visits == before.get(point, 0)

    def check_owed(self, before: dict[int, int], owed: dict[int, int], simulations: int) -> None:
        steering = self.search.steering
        left = {point: lack for point, lack in self.search.visits_owed.items() if steering.allows(point)}
        if left and steering.more_visits and not steering.only:
            given = {point: visits - before.get(point, 0) for point, visits in visits_of(self.search).items()}
            assert sum(given.get(point, 0) for point in owed) == simulations

    def step(self) -> None:
        for _ in range(self.chance.randint(1, 9)):
            self.search.step()

    def play(self) -> None:
        if not self.search.position.is_over:
            tried = list(visits_of(self.search)) or self.search.position.legal_moves()
            self.search.play(self.chance.choice(tried))
            assert self.search.steering.is_empty

    def move_elsewhere(self) -> None:
        position = Position(self.search.position.rules)
        for _ in range(self.chance.randrange(4)):
            position.play(self.chance.choice(position.legal_moves()))
        self.search.set_position(position)

    def check_points(self) -> None:
        points = self.search.inspect(()).points.tolist()
        assert len(set(points)) == len(points)
        best = self.search.snapshot().best
        assert best is None or self.search.steering.allows(best)


@pytest.mark.parametrize("part", range(6))
@THREADS
def test_random_sequences_never_break_a_tree(part: int, threads: int) -> None:
    chance = random.Random(100 * threads + part)
    for _ in range(30):
        driver = Driver(chance, threads)
        for _ in range(12):
            driver.act()
        driver.search.steer(Steering())
        driver.run()
        if (
            driver.search.parameters.proofs
            and not driver.search.position.is_over
            and driver.search.position.rules.size < 10
        ):
            assert driver.search.run(Limit(simulations=1_000_000)) is StoppedBy.PROOF
            assert VALUES[driver.search.inspect(()).proof] == exact_value(driver.search.position)
