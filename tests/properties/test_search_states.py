"""Random sequences of run, step, re-root, inspect and pause keep the tree intact."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import FinalMove, Parameters, Selection, Threats
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.natural_openings import natural_moves
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.threats import threats_of
from tests.engine.searches import ROLLOUT_PROFILES, check_invariants, tree_of
from tests.sizes import one_always

GAMES = (
    Rules(3, 3, 3),
    Rules(4, 5, 3),
    Rules(5, 4, 4, gravity=True),
    Rules(6, 7, 4, gravity=True),
    Rules(9, 9, 5, overline=Overline.NOTHING),
    Rules(17, 17, 5),
)
KINDS = (
    *(profile.parameters for profile in ROLLOUT_PROFILES.values()),
    Parameters(selection=Selection.PUCT, first_play=0.0, exploration=1.5),
    Parameters(proofs=False, memory_mb=1),
    Parameters(reuse=False, final_move=FinalMove.SAMPLE),
    Parameters(threats=Threats.WINS, exploration=0.3, tree_radius=1, transpositions=True),
    Parameters(threats=Threats.THREES, threat_nodes=100, exploration=0.3, tree_radius=1, transpositions=True),
    Parameters(first_play=0.5, exploration=0.3, final_move=FinalMove.CONFIDENCE, transpositions=True),
)


class Sequence:
    """A search and its invariants, driven by either of the two tests."""

    def __init__(self, rules: Rules, parameters: Parameters, threads: int, seed: int) -> None:
        self.search = Search(Position(rules), parameters, seed=seed, threads=threads)
        self.stepped = 0

    def run(self, simulations: int) -> None:
        before = self.search.simulations
        reason = self.search.run(Limit(simulations=simulations))
        if reason is StoppedBy.SIMULATIONS:
            assert self.search.simulations == before + simulations

    def pause(self) -> None:
        self.search.stop()
        assert self.search.run(Limit(simulations=100)) in (StoppedBy.STOP, StoppedBy.PROOF, StoppedBy.GAME_OVER)
        self.search.run(Limit(simulations=1))

    def step(self, phases: int) -> None:
        for _ in range(phases):
            self.search.step()

    def play(self, choice: int, searched: bool) -> None:
        points = list(self.search.inspect(()).points) if searched else self.search.position.legal_moves()
        if points and not self.search.position.is_over:
            point = int(points[choice % len(points)])
            self.search.play(point)
            assert self.search.position.last_move.point == point  # type: ignore[union-attr]  # there is one

    def elsewhere(self, choice: int) -> None:
        """Return another position: an earlier one, or one some moves ahead."""
        position = Position(self.search.position.rules)
        chance = random.Random(choice)
        for _ in range(choice % 6):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        self.search.set_position(position)
        assert self.search.position == position

    def inspect(self, choices: list[int]) -> None:
        path: list[int] = []
        for choice in choices:
            view = self.search.inspect(path)
            assert view.child_visits.sum() + view.evaluations == view.visits
            if not len(view):
                break
            path.append(int(view.points[choice % len(view)]))
            if not self.search._reader.child(self._node(path[:-1]), int(self.search._reader.board.codes[path[-1]])):
                break

    def _node(self, path: list[int]) -> int:
        node = int(tree_of(self.search).counts[0])
        for point in path:
            node = self.search._reader.child(node, int(self.search._reader.board.codes[point]))
        return node

    def check(self) -> None:
        if self.search._simulations.is_between_simulations:  # between two simulations
            check_invariants(self.search)
        snapshot = self.search.snapshot()
        assert snapshot.visits.sum() == snapshot.root.child_visits.sum()
        assert -1 <= snapshot.root.value <= 1
        self.check_final_move({int(point) for point in snapshot.root.points})

    def check_final_move(self, children: set[int]) -> None:
        """Check that it is a child, a natural opening, or blocks a line where all children lose at once."""
        found, position = self.search.final_move(), self.search.position
        threats = threats_of(position)
        saves = children <= threats.losses and found in threats.escapes | threats.blocks
        assert found is None or found in children or found in natural_moves(position) or saves


class SearchStates(RuleBasedStateMachine):
    """Lets Hypothesis search for a failing sequence and shorten it."""

    @initialize(
        rules=st.sampled_from(GAMES),
        parameters=st.sampled_from(KINDS),
        threads=st.sampled_from([1, 1, 2]),
        seed=st.integers(0, 99),
    )
    def begin(self, rules: Rules, parameters: Parameters, threads: int, seed: int) -> None:
        self.sequence = Sequence(rules, parameters, threads, seed)

    @rule(simulations=st.integers(1, 400))
    def run(self, simulations: int) -> None:
        self.sequence.run(simulations)

    @rule()
    def pause(self) -> None:
        self.sequence.pause()

    @rule(phases=st.integers(1, 9))
    def step(self, phases: int) -> None:
        self.sequence.step(phases)

    @rule(choice=st.integers(0, 400), searched=st.booleans())
    def play(self, choice: int, searched: bool) -> None:
        self.sequence.play(choice, searched)

    @rule(choice=st.integers(0, 50))
    def elsewhere(self, choice: int) -> None:
        self.sequence.elsewhere(choice)

    @rule(choices=st.lists(st.integers(0, 400), max_size=4))
    def inspect(self, choices: list[int]) -> None:
        self.sequence.inspect(choices)

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "sequence"):
            self.sequence.check()


class ManySearchStates(SearchStates):
    """The full size of a long run."""


TestSearchStates = SearchStates.TestCase
TestSearchStates.settings = settings(max_examples=15, stateful_step_count=15)
TestManySearchStates = pytest.mark.long(ManySearchStates.TestCase)
TestManySearchStates.settings = settings(max_examples=150, stateful_step_count=15)


@pytest.mark.parametrize("part", one_always(25, range(25)))
def test_five_thousand_random_sequences(part: int) -> None:
    chance = random.Random(part)
    for _ in range(200):
        sequence = Sequence(
            chance.choice(GAMES[:4]), chance.choice(KINDS), chance.choice((1, 1, 1, 2)), chance.randrange(100)
        )
        for _ in range(chance.randint(2, 6)):
            _act(sequence, chance)
        sequence.check()


def _act(sequence: Sequence, chance: random.Random) -> None:
    action = chance.randrange(6)
    try:
        if action == 0:
            sequence.run(chance.randint(1, 60))
        elif action == 1:
            sequence.pause()
        elif action == 2:
            sequence.step(chance.randint(1, 9))
        elif action == 3:
            sequence.play(chance.randrange(50), chance.random() < 0.7)
        elif action == 4:
            sequence.elsewhere(chance.randrange(50))
        else:
            sequence.inspect([chance.randrange(50) for _ in range(3)])
    except StudioError as error:
        raise AssertionError(f"action {action} was refused: {error}") from error
