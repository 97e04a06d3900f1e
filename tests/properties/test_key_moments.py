"""The last escape and the turned results of random games compared with an exact solver."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, read_records
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.insight.key_moments import Certainty, KeyKind, KeyMoment, key_moments, losing_side
from studio.insight.mistakes import judge
from studio.matches.game_review import Reviewed, ReviewOrder, review
from tests.exact_solver import LOSS, ExactSolver
from tests.insight.reviews import finish_review
from tests.sizes import one_always

PROOFS = {1: Proof.WIN, 0: Proof.DRAW, -1: Proof.LOSS}
NOUGHTS, FALLING = PRESETS["tic-tac-toe"], Rules(4, 4, 3, gravity=True)


def decided_games(rules: Rules, seed: int) -> Iterator[GameRecord]:
    """Yield records of random games that one side won."""
    chance = random.Random(seed)
    while True:
        record, position = GameRecord(rules), Position(rules)
        node = record.root
        while not position.is_over:
            node = record.add(node, chance.choice(position.legal_moves()))
            position = record.position(node)
        if position.winner is not None:
            yield record


def prove(record: GameRecord, solver: ExactSolver) -> None:
    """Store the exact result of every move of every position of the game, as a review would."""
    for node in record.main_line()[:-1]:
        values = solver.moves(record.position(node))
        rows = [Candidate(point, 2_000, float(value), proof=PROOFS[value]) for point, value in values.items()]
        record.set_analysis(node, PositionAnalysis(2_000 * len(rows), tuple(rows), threats=ThreatsFound()))
    finish_review(record)


def last_undecided(record: GameRecord, solver: ExactSolver) -> int | None:
    """Return the number of the loser's move in the last position that was not lost; None if all were lost."""
    line = record.main_line()
    loser = losing_side(record, judge(record, line))
    for number in range(len(line) - 1, 0, -1):
        position = record.position(line[number - 1])
        if position.to_move is loser and solver.value(position) != LOSS:
            return number
    return None


def escape_in(moments: tuple[KeyMoment, ...]) -> KeyMoment | None:
    (*found,) = (moment for moment in moments if KeyKind.LAST_ESCAPE in moment.kinds)
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize("rules", one_always(2, [NOUGHTS, FALLING]), ids=lambda rules: rules.text)
def test_the_last_escape_of_a_proven_game_is_exact(rules: Rules) -> None:
    solver = ExactSolver()
    for record in islice(decided_games(rules, 7), 100):
        prove(record, solver)
        moments = key_moments(record, record.main_line())
        escape, expected = escape_in(moments), last_undecided(record, solver)
        assert (escape.number if escape is not None else None) == expected
        if escape is not None:
            before = record.position(record.main_line()[escape.number - 1])
            assert solver.moves(before)[escape.better.point] == solver.value(before)
            assert escape.certainty is Certainty.PROVEN


@pytest.mark.parametrize("rules", one_always(2, [NOUGHTS, FALLING]), ids=lambda rules: rules.text)
def test_every_turn_is_a_turn_and_the_largest_come_first(rules: Rules) -> None:
    solver = ExactSolver()
    for record in islice(decided_games(rules, 8), 100):
        prove(record, solver)
        moments, line = key_moments(record, record.main_line()), record.main_line()
        losses: dict[Stone, list[int]] = {Stone.BLACK: [], Stone.WHITE: []}
        for number in range(1, len(line)):
            position, move = record.position(line[number - 1]), line[number].move
            assert move is not None
            losses[position.to_move].append(solver.value(position) - solver.moves(position)[move.point])
        for side, lost in losses.items():
            own = [moment for moment in moments if moment.side is side]
            assert [moment.kind for moment in own] == [KeyKind.TURNED] * min(3, sum(loss > 0 for loss in lost))
            assert sorted(moment.rank for moment in own) == list(range(1, len(own) + 1))


@pytest.mark.parametrize("seed", one_always(3, [1, 2, 3]))
def test_the_last_escape_of_a_review_is_exact(seed: int) -> None:
    solver, parameters = ExactSolver(), profile_named("studio-rollouts").parameters
    for record in islice(decided_games(NOUGHTS, seed), 4):
        order = ReviewOrder(0, WRITABLE[Format.SGF]([record]), "studio-rollouts", parameters, Limit(simulations=3_000))
        found = review(order)
        assert isinstance(found, Reviewed)
        (reviewed,) = read_records(found.sgf).records
        escape = escape_in(key_moments(reviewed, reviewed.main_line()))
        assert (escape.number if escape is not None else None) == last_undecided(record, solver)
