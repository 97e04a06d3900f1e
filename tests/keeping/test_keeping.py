"""What a record stores of a search, and how it is shown again."""

from dataclasses import replace

import numpy as np
import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.rules import PRESETS
from studio.keeping.analyses import analysis_of, view_of

NINE = PRESETS["gomoku-9"]


def test_a_stored_analysis_looks_as_it_was_found() -> None:
    profile = PROFILES["studio-rollouts"]
    rules = PRESETS["connect-four"]
    position = Position(rules)
    for column in (3, 3, 4, 4):
        position.drop(column)
    search = Search(position, profile.parameters, seed=3)
    search.run(Limit(simulations=3000))
    snapshot = search.snapshot()
    kept = analysis_of(snapshot, profile.name, profile.parameters)
    assert kept.profile == "studio-rollouts"
    assert dict(kept.parameters) == profile.parameters.as_dict()
    view = view_of(kept, rules)
    assert view.visits == snapshot.root.visits
    np.testing.assert_array_equal(view.points, snapshot.root.points)
    np.testing.assert_array_equal(view.child_visits, snapshot.root.child_visits)
    np.testing.assert_allclose(view.values, snapshot.root.values)
    for row, found in zip(view.candidates, snapshot.candidates, strict=True):
        assert row.line == found.line[: len(row.line)]
        assert row.proof is found.proof
        assert row.proof is Proof.UNKNOWN or row.proof_moves == found.proof_moves
    assert any(row.proof is not Proof.UNKNOWN for row in view.candidates)


def test_the_played_move_is_stored_even_with_few_visits() -> None:
    search = Search(Position(NINE), PROFILES["classic-uct"].parameters, seed=1)
    search.run(Limit(simulations=500))
    last = int(search.inspect(()).points[-1])
    kept = analysis_of(replace(search.snapshot(), best=last), "classic-uct", search.parameters)
    assert len(kept.candidates) == 21
    assert kept.candidates[-1].point == last
    assert kept.candidates[-1].visits > 0


def proven_snapshot(moves: str) -> Snapshot:
    """Return the snapshot of a position on 9×9 that is soon proven."""
    position = Position(NINE)
    for text in moves.split():
        position.play(point_from_human(text, NINE))
    search = Search(position, PROFILES["studio-rollouts"].parameters, seed=1)
    assert search.run(Limit(simulations=100_000)) is StoppedBy.PROOF
    return search.snapshot()


@pytest.mark.parametrize(
    ("moves", "known"),
    [("d5 d7 e5 e7 f5 f7", KnownResult(Proof.WIN, 3)), ("d5 d7 e5 e7 f5 f7 g5", KnownResult(Proof.LOSS, 2))],
)
def test_a_proof_is_stored_with_its_distance_and_all_lost_moves(moves: str, known: KnownResult) -> None:
    snapshot = proven_snapshot(moves)
    kept = analysis_of(snapshot, "studio-rollouts", PROFILES["studio-rollouts"].parameters)
    assert kept.known == known == KnownResult(snapshot.root.proof, snapshot.root.proof_moves)
    proven = {row.point: row.proof_moves for row in snapshot.candidates if row.proof is not Proof.UNKNOWN}
    told = {row.point: row.proof_moves for row in kept.candidates if row.proof is not Proof.UNKNOWN}
    assert told.items() <= proven.items()
    assert told.keys() | set(kept.lost) == proven.keys()
    assert not kept.lost or kept.lost_in == max(proven[point] for point in kept.lost)
    if known.proof is Proof.LOSS:
        assert len(proven) == 81 - len(moves.split()), "the record proves that no move is left"
        assert len(kept.candidates) == 20
    view = view_of(kept, NINE)
    assert (view.proof, view.proof_moves) == (known.proof, known.moves)
    assert view.win_rate == known.rate


def test_a_line_found_before_its_move_was_proven_is_not_shown_beside_the_proof() -> None:
    unproven, proven = Candidate(3, 60, 0.2, line=(3, 1, 2)), Candidate(4, 30, 1.0, proof=Proof.WIN, line=(4, 5, 6))
    won = KnownResult(Proof.WIN, 5)
    view = view_of(PositionAnalysis(90, (unproven, proven)), NINE, won, {3: won, 4: won})
    assert {row.point: row.line for row in view.candidates} == {3: (3,), 4: (4, 5, 6)}


def test_results_proven_by_the_rest_of_the_record_are_shown() -> None:
    kept = PositionAnalysis(90, (Candidate(3, 60, 0.2), Candidate(4, 30, 0.1, proof=Proof.LOSS)), lost=(7,))
    lost, won = KnownResult(Proof.LOSS, 4), KnownResult(Proof.WIN, 5)
    view = view_of(kept, NINE, KnownResult(Proof.WIN, 5), {4: lost, 5: won, 7: lost})
    assert [(row.point, row.visits, row.value, row.proof, row.proof_moves) for row in view.candidates] == [
        (5, 0, 1.0, Proof.WIN, 5),
        (3, 60, 0.2, Proof.UNKNOWN, 0),
        (4, 30, -1.0, Proof.LOSS, 4),
        (7, 0, -1.0, Proof.LOSS, 4),
    ]
    assert (view.proof, view.proof_moves, view.value) == (Proof.WIN, 5, 1.0)


def test_a_proven_loss_is_not_shown_as_the_best_move() -> None:
    kept = PositionAnalysis(90, (Candidate(3, 60, 0.2), Candidate(4, 30, 0.1)))
    view = view_of(kept, NINE, known_moves={3: KnownResult(Proof.LOSS, 4)})
    assert [row.point for row in view.candidates] == [4, 3]
    assert view.value == 0.1
