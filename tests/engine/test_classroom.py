"""The profile `classroom-uct` is textbook UCT: compared move by move, with the same results of rollouts."""

import math
from collections import deque
from dataclasses import replace

import numpy as np
import pytest

from studio.engine import Limit, Parameters, Phase, PhaseEvent, Position, Search, Selection, profile_named
from studio.engine.options.profiles import PROFILES
from studio.game.rules import PRESETS, Rules
from tests.engine.textbook import Node, Textbook
from tests.game.boards import dropped, played
from tests.sizes import one_always, sizes

CLASSROOM = profile_named("classroom-uct").parameters
TOTAL = replace(CLASSROOM, selection=Selection.UCT_TOTAL)
POSITIONS = {
    "tic-tac-toe": Position(PRESETS["tic-tac-toe"]),
    "nearly over": played("b2 a1 c1 a3", PRESETS["tic-tac-toe"]),
    "connect four": dropped("4455"),
    "four on 5x5": Position(PRESETS["four-5"]),
    "exact": Position(Rules(4, 4, 3)),
}


def simulation(search: Search) -> dict[Phase, PhaseEvent]:
    """Return the phases of one simulation."""
    events = {}
    while Phase.BACKPROPAGATE not in events:
        event = search.step()
        assert event is not None
        events[event.phase] = event
    return events


def follow(book: Textbook, events: dict[Phase, PhaseEvent]) -> int:
    """Let the textbook choose too, and compare; return how many of its choices had no tie."""
    way, path = events[Phase.BACKPROPAGATE].changes[0].path, tuple[int, ...]()
    node, position, clear = book.root, book.start.copy(), 0
    while not position.is_over and book.is_expanded(node, position):
        choices = book.choices(node)
        assert way[len(path)] in choices
        clear += len(choices) == 1
        path = (*path, way[len(path)])
        node = node.children[path[-1]]
        position.play(path[-1])
    if not position.is_over:
        path = (*path, way[len(path)])
        book.expand(node, path[-1], position)
        position.play(path[-1])
    assert path == way, "the search stops where the textbook does"
    winner = position.winner if position.is_over else events[Phase.SIMULATE].winner
    book.back_up(way, winner)
    return clear


@pytest.mark.parametrize("simulations", sizes(2000, 1000))
@pytest.mark.parametrize("parameters", [CLASSROOM, TOTAL], ids=["parent's visits", "all simulations"])
@pytest.mark.parametrize("position", one_always(4, POSITIONS))
def test_it_chooses_like_the_textbook_and_finds_the_same(
    position: str, parameters: Parameters, simulations: int
) -> None:
    start = POSITIONS[position]
    search, book = Search(start, parameters, seed=4), Textbook(start, counts_all=parameters is TOTAL)
    clear = sum(follow(book, simulation(search)) for _ in range(simulations))
    assert clear > simulations // 2, "ties were rare"
    assert_same(search, book.root, ())
    most = max(child.visits for child in book.root.children.values())
    best = search.final_move()
    assert best is not None
    assert book.root.children[best].visits == most


def assert_same(search: Search, node: Node, path: tuple[int, ...]) -> None:
    view = search.inspect(path)
    assert view.visits == node.visits
    assert dict(zip(view.points.tolist(), view.child_visits.tolist(), strict=True)) == {
        point: child.visits for point, child in node.children.items()
    }
    for point, value in zip(view.points.tolist(), view.values.tolist(), strict=True):
        child = node.children[point]
        assert value == pytest.approx(child.total / child.visits, abs=1e-9)
        if len(path) < 3:
            assert_same(search, child, (*path, point))


def test_another_exploration_differs_from_the_textbook() -> None:
    """The comparison detects a difference: c = √2 on win rates explores twice as much."""
    start = POSITIONS["connect four"]
    search, book = Search(start, profile_named("classic-uct").parameters, seed=4), Textbook(start)
    with pytest.raises(AssertionError):
        deque((follow(book, simulation(search)) for _ in range(2000)), maxlen=0)


def test_all_simulations_as_n_differ_from_the_visits_of_the_parent() -> None:
    start = POSITIONS["connect four"]
    search, book = Search(start, TOTAL, seed=4), Textbook(start)
    with pytest.raises(AssertionError):
        deque((follow(book, simulation(search)) for _ in range(2000)), maxlen=0)


def test_a_view_below_the_root_has_the_scores_that_were_compared() -> None:
    search = Search(POSITIONS["connect four"], TOTAL, seed=1)
    search.run(Limit(simulations=3000))
    root = search.inspect(())
    view = search.inspect((int(root.points[0]),))
    spread = np.sqrt(np.log(root.visits) / view.child_visits)
    assert view.scores == pytest.approx((view.values + 1) / 2 + TOTAL.exploration * spread, rel=1e-5)


@pytest.mark.parametrize("exploration", [0.3, math.sqrt(2)])
@pytest.mark.parametrize("selection", Selection)
def test_both_scales_make_the_same_choices(selection: Selection, exploration: float) -> None:
    parameters = Parameters(selection=selection, exploration=exploration, proofs=False)
    search = Search(POSITIONS["connect four"], parameters, seed=1)
    search.run(Limit(simulations=3000))
    view = search.inspect(())
    visits = view.child_visits
    if selection.compares_win_rates:
        spread = np.sqrt(np.log(view.visits) / visits)
    else:
        spread = view.priors * np.sqrt(view.visits) / (1 + visits)
    on_rates = (view.values + 1) / 2 + parameters.exploration_on_win_rates * spread
    on_values = view.values + parameters.exploration_on_values * spread
    assert on_values == pytest.approx(2 * on_rates - 1)
    assert view.scores == pytest.approx(on_rates if selection.compares_win_rates else on_values, rel=1e-5)


def test_the_known_weights_on_both_scales() -> None:
    assert PROFILES["classic-uct"].parameters.exploration_on_win_rates == math.sqrt(2)
    assert PROFILES["classroom-uct"].parameters.exploration_on_values == math.sqrt(2)
    assert round(CLASSROOM.exploration, 4) == 0.7071
