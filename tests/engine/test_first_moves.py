"""The first moves of a game: near the centre of the board while the position gives no other hint."""

from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.natural_openings import centre_distance
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.networks.searching import made_search
from tests.engine.searches import check_invariants, searched, whole_tree
from tests.game.boards import FOUR, dropped, played
from tests.sizes import one_row_always

STUDIO = PROFILES["studio-rollouts"].parameters
FIFTEEN, NINE = PRESETS["gomoku-15"], PRESETS["gomoku-9"]


def steps_from_middle(point: int, rules: Rules) -> float:
    """Return the distance in rows plus columns; a board of even size has its centre between two of them."""
    row, column = divmod(point, rules.columns)
    return abs(row - (rules.rows - 1) / 2) + abs(column - (rules.columns - 1) / 2)


@pytest.mark.parametrize(
    ("rules", "simulations"),
    one_row_always(
        3,
        [
            (FIFTEEN, 1_000),
            (FIFTEEN, 50_000),
            (PRESETS["standard-15"], 1_000),
            (NINE, 1_000),
            (Rules(19, 19, 5), 1_000),
            (PRESETS["gomoku-20"], 1_000),
            (Rules(9, 15, 5), 1_000),
        ],
    ),
    ids=lambda value: value.text if isinstance(value, Rules) else str(value),
)
def test_the_default_begins_within_three_points_of_the_centre(rules: Rules, simulations: int) -> None:
    for seed in range(20):
        search = Search(Position(rules), seed=seed)
        search.run(Limit(simulations=simulations))
        best = search.snapshot().best
        assert best is not None
        assert steps_from_middle(best, rules) <= 3


@pytest.mark.parametrize("first", ["a1", "o15", "b13"])
def test_the_default_answers_an_edge_stone_near_it_or_in_the_centre(first: str) -> None:
    search = Search(played(first), STUDIO, seed=3)
    search.run(Limit(simulations=2_000))
    root = search.inspect(())
    near = set(searched(played(first), 2_000, tree_radius=1).inspect(()).points.tolist())
    central = {point for point in range(FIFTEEN.size) if steps_from_middle(point, FIFTEEN) <= 2}
    central -= {FIFTEEN.point(7 + down, 7 + right) for down, right in ((2, 0), (-2, 0), (0, 2), (0, -2))}
    assert set(root.points.tolist()) == near | central


def test_gravity_games_begin_in_the_central_columns() -> None:
    begun = Search(Position(FOUR), STUDIO, seed=1)
    begun.run(Limit(simulations=2_000))
    assert {int(point) % 7 for point in begun.inspect(()).points} == {2, 3, 4}
    answered = Search(dropped("1"), STUDIO, seed=1)
    answered.run(Limit(simulations=2_000))
    assert {int(point) % 7 for point in answered.inspect(()).points} == {0, 1, 2, 3, 4}


def test_tic_tac_toe_omits_no_move() -> None:
    search = Search(Position(PRESETS["tic-tac-toe"]), STUDIO, seed=1)
    search.run(Limit(simulations=500))
    assert len(search.inspect(())) == 9


def test_from_the_second_move_of_a_side_on_the_centre_is_not_special() -> None:
    for position in (played("a1 b2", NINE), played("a1 b2 c3", NINE), dropped("11")):
        trees = []
        for radius in (0, 1, 3):
            search = Search(position, replace(STUDIO, centre_radius=radius, transpositions=False), seed=5)
            search.run(Limit(simulations=600))
            trees.append(whole_tree(search))
        assert trees[0] == trees[1] == trees[2]


def test_without_a_tree_radius_only_an_empty_board_has_a_centre() -> None:
    parameters = {"centre_radius": 1, "proofs": False}
    assert len(searched(Position(NINE), 500, **parameters).inspect(())) == 9
    assert len(searched(played("a1", NINE), 500, **parameters).inspect(())) == 80


def test_textbook_profiles_ignore_the_centre() -> None:
    for name, profile in PROFILES.items():
        assert (profile.parameters.centre_radius > 0) == (name in ("studio", "studio-rollouts"))


@pytest.mark.parametrize("simulations", [1, 30, 2_000])
def test_an_analysis_with_a_network_prefers_a_move_near_the_centre(simulations: int) -> None:
    search = made_search(Position(FIFTEEN), PROFILES["studio"].parameters, seed=1)
    search.run(Limit(simulations=simulations))
    best = search.snapshot().best
    assert best is not None
    assert centre_distance(FIFTEEN, best) <= 2
    assert all(centre_distance(FIFTEEN, point) <= 2 for point in search.inspect(()).points.tolist())


def test_all_other_moves_follow_when_the_central_ones_are_lost() -> None:
    position = played("a1", Rules(4, 5, 2))
    search = searched(position, 20_000, tree_radius=1, centre_radius=1)
    root = search.inspect(())
    assert root.proof is Proof.LOSS
    assert len(root) == len(position.legal_moves())
    check_invariants(search)


def test_steering_can_select_a_move_outside() -> None:
    search = Search(Position(NINE), STUDIO, seed=1)
    search.run(Limit(simulations=100))
    search.steer(Steering(only={0, 40}))
    search.run(Limit(simulations=300))
    visits = dict(zip(search.inspect(()).points.tolist(), search.inspect(()).child_visits.tolist(), strict=True))
    assert visits[0] > 1
    assert search.final_move() in {0, 40}


def test_several_threads_respect_the_centre() -> None:
    search = Search(Position(FIFTEEN), STUDIO, seed=1, threads=3)
    search.run(Limit(simulations=20_000))
    assert len(search.inspect(())) == 9
    check_invariants(search)


def test_puct_lists_the_centre_first() -> None:
    parameters = Parameters(selection="puct", tree_radius=1, centre_radius=2)  # type: ignore[arg-type]
    search = Search(Position(NINE), parameters, seed=1)
    search.run(Limit(simulations=300))
    assert len(search.inspect(())) == 25
