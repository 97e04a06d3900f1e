"""Why a move is not the best move: terms, reasons, and the number of simulations until it is chosen."""

import math
from dataclasses import replace

import numpy as np
import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import KnownResult, Proof
from studio.game.rules import PRESETS, Rules
from studio.insight.explanation import Answer, DecidingTerm, Explanation, Reason, explained
from studio.insight.proven_view import with_recorded
from studio.insight.recorded import Recorded
from tests.ui.views import BOARD, made_view

UCT = Parameters(exploration=1.0)
PUCT = Parameters(selection=Selection.PUCT, exploration=2.0, first_play=0.0)


def scored(view: NodeView, parameters: Parameters, share: float = 1.0) -> NodeView:
    """Return the same node with the terms that its selection compares. With uct-total N is `share` times its visits."""
    visits, is_puct = view.child_visits, parameters.selection is Selection.PUCT
    means = view.values if is_puct else (view.values + 1) / 2
    if is_puct:
        explorations = parameters.exploration * view.priors * math.sqrt(view.visits) / (1 + visits)
    else:
        explorations = parameters.exploration * math.sqrt(math.log(view.visits * share)) / np.sqrt(visits)
    return replace(view, exploitations=means, explorations=explorations, scores=means + explorations)


def greedy(view: NodeView, row: int, parameters: Parameters, share: float = 1.0, most: int = 200_000) -> int | None:
    """Give visits to the best score, one by one, until the row has it."""
    visits, total = view.child_visits.copy(), view.visits
    for more in range(most):
        now = scored(replace(view, child_visits=visits, visits=total), parameters, share)
        best = int(np.argmax(now.scores))
        if best == row:
            return more
        visits[best] += 1
        total += 1
    return None


def asked(view: NodeView, move: str, parameters: Parameters = UCT, **more: object) -> Explanation:
    return explained(view, point_from_human(move, BOARD), parameters, **more)  # type: ignore[arg-type]


def test_both_moves_are_compared_term_by_term() -> None:
    view = scored(made_view({"a1": 900, "b2": 100}, {"a1": 0.6, "b2": 0.5}), UCT)
    told = asked(view, "b2")
    assert told.answer is Answer.COMPARED
    assert told.best is not None
    assert told.asked is not None
    assert (told.best.visits, told.asked.visits) == (900, 100)
    assert told.exploitation_lead == pytest.approx(0.1)
    assert told.exploration_lead == pytest.approx(math.sqrt(math.log(1001)) * (1 / 30 - 1 / 10))
    assert told.lead == pytest.approx(told.exploitation_lead + told.exploration_lead)


@pytest.mark.parametrize(
    ("visits", "rates", "term"),
    [
        ({"a1": 900, "b2": 800}, {"a1": 0.6, "b2": 0.5}, DecidingTerm.EXPLOITATION),
        ({"a1": 900, "b2": 10}, {"a1": 0.6, "b2": 0.5}, DecidingTerm.EXPLORATION),
    ],
)
def test_the_decisive_term_is_named(visits: dict[str, int], rates: dict[str, float], term: DecidingTerm) -> None:
    assert asked(scored(made_view(visits, rates), UCT), "b2").deciding is term


@pytest.mark.parametrize("share", [1.0, 7.5])
def test_all_simulations_as_n_grow_with_the_visits_of_the_node(share: float) -> None:
    parameters = replace(UCT, selection=Selection.UCT_TOTAL)
    view = scored(made_view({"a1": 900, "b2": 100}, {"a1": 0.6, "b2": 0.5}), parameters, share)
    told = asked(view if share == 1 else replace(view, path=(24,)), "b2", parameters)
    assert told.visits_until == pytest.approx(greedy(view, 1, parameters, share), abs=2)


@pytest.mark.parametrize("parameters", [UCT, replace(UCT, exploration=0.4), PUCT, replace(PUCT, exploration=0.7)])
@pytest.mark.parametrize(
    ("visits", "rates"),
    [
        ({"a1": 300, "b2": 100}, {"a1": 0.6, "b2": 0.5}),
        ({"a1": 300, "b2": 200, "c3": 40}, {"a1": 0.55, "b2": 0.5, "c3": 0.45}),
        ({"a1": 90, "b2": 80, "c3": 70, "d4": 5, "b1": 3}, {"a1": 0.52, "c3": 0.6, "d4": 0.45}),
        ({"a1": 900, "b2": 20}, {"a1": 0.5, "b2": 0.5}),
    ],
)
def test_the_wait_assumes_constant_values(
    parameters: Parameters, visits: dict[str, int], rates: dict[str, float]
) -> None:
    view = scored(made_view(visits, rates, priors=dict.fromkeys(visits, 0.2)), parameters)
    for row in range(1, len(view)):
        told = explained(view, int(view.points[row]), parameters)
        wait = greedy(view, row, parameters)
        assert wait is not None
        assert told.visits_until is not None
        assert abs(told.visits_until - wait) <= max(len(view), 0.01 * wait), (row, wait)


def test_a_move_with_the_best_score_is_chosen_at_once() -> None:
    view = scored(made_view({"a1": 900, "b2": 1}, {"a1": 0.6, "b2": 0.6}), UCT)
    told = asked(view, "b2")
    assert told.visits_until == 0
    assert told.lead < 0


def test_without_exploration_a_worse_move_is_never_chosen() -> None:
    parameters = replace(UCT, exploration=0.0)
    view = scored(made_view({"a1": 900, "b2": 10}, {"a1": 0.6, "b2": 0.5}), parameters)
    assert asked(view, "b2", parameters).visits_until is None


def test_a_far_worse_move_is_never_chosen() -> None:
    parameters = replace(UCT, exploration=0.01)
    view = scored(made_view({"a1": 900, "b2": 900}, {"a1": 0.9, "b2": 0.1}), parameters)
    assert asked(view, "b2", parameters).visits_until is None


def test_untried_moves_precede_tried_ones() -> None:
    view = scored(made_view({"a1": 300, "b2": 100}, {"a1": 0.6, "b2": 0.5}), UCT)
    at_once, later = asked(view, "b2"), asked(view, "b2", untried=50)
    assert at_once.visits_until is not None
    assert later.visits_until is not None
    assert at_once.visits_until + 20 < later.visits_until


def test_an_explanation_knows_whether_it_concerns_the_root() -> None:
    view = scored(made_view({"a1": 9, "b2": 3}), UCT)
    assert asked(view, "b2").is_root
    assert not asked(replace(view, path=(7,)), "b2").is_root


def test_the_best_move_needs_no_explanation() -> None:
    assert asked(scored(made_view({"a1": 9, "b2": 3}), UCT), "a1").answer is Answer.BEST


def test_an_untried_move_waits_for_widening() -> None:
    parameters = Parameters(widening_start=1, widening_factor=2.0, widening_exponent=0.5)
    told = asked(scored(made_view({"a1": 9, "b2": 3, "c3": 2, "d4": 1, "e5": 1, "a2": 1}), UCT), "a5", parameters)
    assert told.answer is Answer.UNTRIED
    assert told.asked is None
    assert told.widening_at is None  # 6 < 1 + 2 * sqrt(18): one more is due
    few = asked(scored(made_view(dict.fromkeys(["a1", "b2", "c3", "d4", "e5", "a2", "a3"], 1)), UCT), "a5", parameters)
    assert few.widening_at == 10  # 7 < 1 + 2 * sqrt(visits) from 10 visits on


def test_an_untried_move_far_from_stones_is_explained() -> None:
    told = asked(scored(made_view({"a1": 9}), UCT), "b2", Parameters(tree_radius=2))
    assert (told.answer, told.is_near_first, told.widening_at) == (Answer.UNTRIED, True, None)


def test_listed_moves_without_a_visit_are_compared_by_puct() -> None:
    view = scored(made_view({"a1": 9, "b2": 0}, priors={"a1": 0.5, "b2": 0.1}), PUCT)
    told = asked(view, "b2", PUCT)
    assert told.answer is Answer.COMPARED
    assert told.visits_until == pytest.approx(greedy(view, 1, PUCT), abs=2)


@pytest.mark.parametrize(("bound", "proof"), [(1, Proof.WIN), (0, Proof.DRAW), (-1, Proof.LOSS)])
def test_proven_moves_are_not_compared(bound: int, proof: Proof) -> None:
    view = scored(made_view({"a1": 9, "b2": 3}, proofs={"b2": (bound, 4)}), UCT)
    scores = view.scores.copy()
    scores[1] = -np.inf
    told = asked(replace(view, scores=scores), "b2")
    assert (told.answer, told.proof, told.proof_moves) == (Answer.PROVEN, proof, 5)


def test_the_best_move_can_still_be_chosen() -> None:
    view = scored(made_view({"a1": 90, "b2": 30, "c3": 20}), UCT)
    told = asked(view, "c3", left_out=frozenset({int(view.points[0])}))
    assert told.best is not None
    assert told.best.visits == 30
    assert asked(view, "a1", left_out=frozenset({int(view.points[0])})).answer is Answer.LEFT_OUT


def test_a_single_move_has_no_rival() -> None:
    assert asked(scored(made_view({"a1": 0}, priors={"a1": 1.0}), PUCT), "a1", PUCT).answer is Answer.ALONE


def saved(visits: dict[str, int], **more: object) -> NodeView:
    """Return a view without terms, as a saved analysis gives it."""
    view = made_view(visits, **more)  # type: ignore[arg-type]
    unknown = np.full(len(view), np.nan)
    return replace(view, exploitations=unknown, explorations=unknown, scores=unknown)


def test_a_saved_analysis_compares_results_without_terms() -> None:
    view = saved({"a1": 900, "b2": 235, "c3": 0}, win_rates={"a1": 0.6, "b2": 0.5})
    told = asked(view, "b2")
    assert (told.answer, told.reason, told.has_terms, told.visits_until) == (
        Answer.COMPARED,
        Reason.WINS_LESS,
        False,
        None,
    )
    assert told.asked is not None
    assert told.best is not None
    assert (told.asked.visits, told.best.visits) == (235, 900)
    assert asked(view, "a1").answer is Answer.BEST
    assert asked(view, "c3").answer is Answer.UNTRIED
    assert asked(view, "e5").answer is Answer.UNTRIED


def test_a_saved_analysis_names_proofs() -> None:
    view = saved({"a1": 900, "b2": 235, "c3": 1}, proofs={"b2": (-1, 4), "c3": (0, 2)})
    lost = asked(view, "b2")
    assert (lost.answer, lost.proof, lost.proof_moves) == (Answer.PROVEN, Proof.LOSS, 5)
    won = saved({"a1": 20, "b2": 30}, proofs={"a1": (1, 4)})
    assert (asked(won, "a1").answer, asked(won, "a1").proof) == (Answer.PROVEN, Proof.WIN)
    assert (asked(won, "b2").answer, asked(won, "b2").proof) == (Answer.PROVEN, Proof.UNKNOWN)


def waited(search: Search, point: int, most: int) -> int:
    """Return how many simulations go to other moves of the root first."""

    def visits() -> int:
        return int(search.snapshot().root.board_visits.ravel()[point])

    before, simulations = visits(), search.simulations
    for _ in range(most):
        search.run(Limit(simulations=1))
        if visits() > before:
            return search.simulations - simulations - 1
    raise AssertionError("it was not chosen")


@pytest.mark.parametrize("simulations", [60, 200, 401])
def test_a_real_search_with_equal_values_chooses_the_move_as_predicted(simulations: int) -> None:
    """A rollout of one move is a draw, so that all values stay zero."""
    parameters = Parameters(rollout_moves=1, proofs=False)
    search = Search(Position(Rules(5, 5, 4)), parameters, seed=1)
    search.run(Limit(simulations=simulations))
    view = search.snapshot().root
    assert not view.values.any()
    for row in (5, len(view) - 1):
        point = int(view.points[row])
        told = explained(search.snapshot().root, point, parameters)
        if told.answer is Answer.COMPARED:
            assert told.visits_until is not None
            assert abs(told.visits_until - waited(search, point, 500)) <= len(view)


@pytest.mark.long
def test_a_real_search_takes_about_as_long_as_predicted() -> None:
    parameters = Parameters(exploration=0.5, proofs=False)
    search = Search(Position(PRESETS["connect-four"]), parameters, seed=5)
    search.run(Limit(simulations=30_000))
    view = search.snapshot().root
    last = int(view.points[-1])
    told = explained(view, last, parameters)
    assert told.visits_until is not None
    assert told.visits_until > 0
    wait = waited(search, last, 20 * told.visits_until + 100)
    assert told.visits_until / 20 <= wait <= told.visits_until * 20


def test_the_terms_equal_those_of_the_search() -> None:
    parameters = Parameters(proofs=False)
    search = Search(Position(PRESETS["connect-four"]), parameters, seed=5)
    search.run(Limit(simulations=500))
    view = search.snapshot().root
    told = explained(view, int(view.points[3]), parameters)
    assert told.asked is not None
    assert told.asked.score == view.scores[3]
    assert told.asked.exploitation + told.asked.exploration == pytest.approx(told.asked.score, abs=1e-6)


@pytest.mark.parametrize(
    ("visits", "reason"), [(29, Reason.HARDLY_TRIED), (30, Reason.WINS_LESS), (400, Reason.WINS_LESS)]
)
def test_few_visits_compared_with_the_best_move_are_a_reason_of_their_own(visits: int, reason: Reason) -> None:
    view = made_view({"a1": 900, "b1": visits}, {"a1": 0.6, "b1": 0.5})
    told = explained(view, point_from_human("b1", BOARD), Parameters())
    assert told.answer is Answer.COMPARED
    assert told.reason is reason


def test_a_much_lower_win_rate_is_the_reason_for_few_visits() -> None:
    view = made_view({"a1": 900, "b1": 11}, {"a1": 0.42, "b1": 0.17}, priors={"a1": 0.5, "b1": 0.1})
    assert explained(view, point_from_human("b1", BOARD), Parameters()).reason is Reason.WINS_LESS


def test_in_a_small_search_few_visits_are_no_reason() -> None:
    view = made_view({"a1": 90, "b1": 29}, {"a1": 0.6, "b1": 0.5})
    assert explained(view, point_from_human("b1", BOARD), Parameters()).reason is Reason.WINS_LESS


def test_the_terms_name_the_reply_and_priors_that_differ() -> None:
    view = made_view({"a1": 900, "b1": 40}, {"a1": 0.6, "b1": 0.5}, priors={"a1": 0.5, "b1": 0.1})
    told = explained(view, point_from_human("b1", BOARD), Parameters())
    assert told.asked is not None
    assert told.asked.reply == view.line(1)[1]
    assert told.asked.prior == pytest.approx(0.1)
    equal = explained(made_view({"a1": 900, "b1": 40}), point_from_human("b1", BOARD), Parameters())
    assert equal.asked is not None
    assert equal.asked.prior is None


# With the results of a record


def with_record(view: NodeView, **known: object) -> NodeView:
    return with_recorded(view, Recorded(**known))  # type: ignore[arg-type]


def test_a_move_that_the_record_proves_is_not_compared() -> None:
    raw = scored(made_view({"a1": 900, "b2": 100, "c3": 50}, {"a1": 0.6, "b2": 0.5, "c3": 0.4}), UCT)
    lost = KnownResult(Proof.LOSS, 4)
    view = with_record(raw, moves={point_from_human("a1", BOARD): lost, point_from_human("e5", BOARD): lost})
    for name in ("a1", "e5"):
        told = asked(view, name, raw=raw)
        assert (told.answer, told.proof, told.proof_moves) == (Answer.PROVEN, Proof.LOSS, 4)
    assert asked(view, "b2", raw=raw).answer is Answer.BEST
    compared = asked(view, "c3", raw=raw)
    assert compared.best is not None
    assert compared.best.point == point_from_human("b2", BOARD)
    assert compared.visits_until == asked(raw, "c3").visits_until, "the search does not know the record"


def test_a_win_of_the_record_leaves_no_other_move_to_compare() -> None:
    raw = scored(made_view({"a1": 900, "b2": 100}, {"a1": 0.6, "b2": 0.5}), UCT)
    view = with_record(raw, moves={point_from_human("b2", BOARD): KnownResult(Proof.WIN, 3)})
    won, other = asked(view, "b2", raw=raw), asked(view, "a1", raw=raw)
    assert (won.answer, won.proof, won.proof_moves) == (Answer.PROVEN, Proof.WIN, 3)
    assert (other.answer, other.proof) == (Answer.PROVEN, Proof.UNKNOWN), "it cannot be better"


def test_the_move_that_a_review_prefers_is_best_with_fewer_visits() -> None:
    raw = scored(made_view({"a1": 900, "b2": 100, "c3": 50}, {"a1": 0.6, "b2": 0.65, "c3": 0.4}), UCT)
    best = point_from_human("b2", BOARD)
    for view in (with_record(raw, best=best), with_record(saved({"a1": 900, "b2": 100, "c3": 50}), best=best)):
        told = asked(view, "a1", raw=raw if view.has_terms else None)
        assert (told.answer, told.reason, told.is_by_review) == (Answer.COMPARED, Reason.REVIEWED, True)
        assert told.best is not None
        assert told.best.point == best
        assert asked(view, "b2").answer is Answer.BEST
    clear = asked(with_record(raw, best=best), "c3", raw=raw)
    assert clear.reason is Reason.WINS_LESS
    assert not asked(with_record(raw, best=point_from_human("a1", BOARD)), "a1").is_by_review
