"""Priors set by hand: they decide where PUCT searches first, and nothing else uses them."""

import numpy as np
import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.priors import Priors
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import check_invariants
from tests.game.boards import dropped, played

PUCT = Parameters(selection=Selection.PUCT, first_play=0.0, exploration=2.0, proofs=False)
POSITIONS = {
    "one word": Position(PRESETS["tic-tac-toe"]),
    "gravity": dropped("44"),
    "four words": played("h8 i9"),
    "row words": Position(Rules(17, 17, 5)),
}


def favouring(position: Position, favoured: int, weight: float) -> Priors:
    moves = position.legal_moves()
    total = len(moves) - 1 + weight
    return tuple((point, (weight if point == favoured else 1) / total) for point in moves)


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_each_move_has_its_prior(position: Position) -> None:
    priors = favouring(position, position.legal_moves()[3], 20)
    search = Search(position, PUCT, seed=1, priors=priors)
    view = search.inspect(())
    assert dict(zip(view.points.tolist(), view.priors.tolist(), strict=True)) == pytest.approx(dict(priors), rel=1e-6)
    assert view.visits == 0
    search.run(Limit(simulations=2000))
    check_invariants(search)
    after = search.inspect(())
    assert dict(zip(after.points.tolist(), after.priors.tolist(), strict=True)) == pytest.approx(dict(priors), rel=1e-6)


def test_a_high_prior_attracts_visits_and_a_low_one_repels_them() -> None:
    position = POSITIONS["four words"]
    favoured = position.legal_moves()[10]
    plain = Search(position, PUCT, seed=3)
    guided = Search(position, PUCT, seed=3, priors=favouring(position, favoured, 100))
    for search in (plain, guided):
        search.run(Limit(simulations=1000))
    visits = [search.snapshot().visits.ravel() for search in (plain, guided)]
    assert visits[1][favoured] > 5 * visits[0][favoured]
    others = [seen.sum() - seen[favoured] for seen in visits]
    assert others[1] < others[0]


def test_exploration_is_the_formula_with_its_prior() -> None:
    position = POSITIONS["gravity"]
    search = Search(position, PUCT, seed=2, priors=favouring(position, position.legal_moves()[2], 5))
    search.run(Limit(simulations=500))
    view = search.inspect(())
    expected = 2.0 * view.priors * np.sqrt(view.visits) / (1 + view.child_visits)
    assert view.explorations == pytest.approx(expected, rel=1e-5)


def test_equal_priors_lose_no_visit() -> None:
    position = POSITIONS["gravity"]
    moves = position.legal_moves()
    search = Search(position, PUCT, seed=2, priors=tuple((point, 1 / len(moves)) for point in moves))
    search.run(Limit(simulations=300))
    assert search.inspect(()).child_visits.sum() + search.inspect(()).evaluations == 300


def test_a_move_discards_them() -> None:
    position = POSITIONS["four words"]
    favoured = position.legal_moves()[10]
    search = Search(position, PUCT, seed=3, priors=favouring(position, favoured, 100))
    search.run(Limit(simulations=500))
    search.play(favoured)
    search.run(Limit(simulations=500))
    check_invariants(search)
    view = search.inspect(())
    assert set(np.round(view.priors * len(view), 5)) == {1.0}


@pytest.mark.parametrize(
    ("parameters", "priors", "code"),
    [
        (Parameters(), "good", "priors_need_puct"),
        (PUCT, "twice", "bad_priors"),
        (PUCT, "missing", "bad_priors"),
        (PUCT, "negative", "bad_priors"),
        (PUCT, "foreign", "steering_move"),
        (PUCT, "not a number", "bad_priors"),
    ],
)
def test_invalid_priors_are_refused(parameters: Parameters, priors: str, code: str) -> None:
    position = POSITIONS["one word"]
    good = favouring(position, 4, 3)
    kinds = {
        "good": good,
        "twice": tuple((point, 2 * prior) for point, prior in good),
        "missing": good[1:],
        "negative": ((0, -good[0][1]), (1, good[1][1] + 2 * good[0][1]), *good[2:]),
        "foreign": ((99, good[0][1]), *good[1:]),
        "not a number": ((0, float("nan")), *good[1:]),
    }
    with pytest.raises(StudioError) as refused:
        Search(position, parameters, priors=kinds[priors])
    assert refused.value.code == code
