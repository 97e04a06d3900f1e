"""Steering, running, stepping and playing in random order keep the tree intact."""

import random

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules
from tests.engine.running.steered import KINDS, THREADS, VALUES, visits_of
from tests.engine.searches import check_invariants, exact_value
from tests.sizes import one_always

GAMES = (Rules(3, 3, 3), Rules(4, 5, 3), Rules(6, 7, 4, gravity=True), Rules(9, 9, 5))


class Driver:
    """Steers, runs, steps and plays at random, and checks the invariants in between."""

    def __init__(self, chance: random.Random, threads: int) -> None:
        self.chance = chance
        parameters = chance.choice(list(KINDS.values()))
        self.search = Search(Position(chance.choice(GAMES)), parameters, seed=chance.randrange(99), threads=threads)

    def act(self) -> None:
        self.chance.choice((self.steer, self.steer, self.run, self.run, self.step, self.play, self.move_elsewhere))()
        if self.search._simulations.is_between_simulations:
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
        self.search._run_loop.finish_simulation()
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


@pytest.mark.parametrize("part", one_always(3, range(6)))
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
