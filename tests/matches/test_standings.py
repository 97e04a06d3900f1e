"""Statistics of a match, updated as its games end."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from studio.matches.errors import MatchError
from studio.matches.plan import Hypotheses, Mode
from studio.matches.standings import StandingsCount, standings_of
from studio.matches.store import MatchStore, read_results
from tests.matches.matches import plan_of
from tests.matches.results import alone, results_of

THREE = plan_of("studio", "classic-uct", "neighbour", games=6, openings="random:2")


def test_the_order_in_which_games_end_does_not_matter() -> None:
    results = list(results_of(THREE, "10=f1100=1=0101=10"))
    whole = standings_of(THREE, results)
    count = StandingsCount(THREE)
    random.Random(1).shuffle(results)
    for played, result in enumerate(results, 1):
        count.add(result)
        assert count.standings.played == played
    assert count.standings == whole


def test_earlier_standings_are_immutable() -> None:
    first, second, *_ = results_of(THREE, "11")
    count = StandingsCount(THREE, [first])
    before = count.standings
    told = repr(before)
    count.add(second)
    assert repr(before) == told
    assert count.standings.played == 2


def test_points_faults_and_opponents_of_each_player() -> None:
    (round_,) = standings_of(THREE, results_of(THREE, "11=0f")).rounds
    first = round_.players[0]
    assert (first.tally.wins, first.tally.draws, first.tally.losses) == (2, 1, 1)
    assert {name: tally.games for name, tally in first.against.items()} == {"classic-uct": 2, "neighbour": 2}
    assert sum(player.tally.faults for player in round_.players) == 1
    assert first.cost.simulations == 4 * 300


def test_no_player_is_rated_before_pairs_connect_all() -> None:
    (early,), (later,) = (standings_of(THREE, results_of(THREE, scores)).rounds for scores in ("11=", "11=0"))
    assert [player.rating for player in early.players] == [None] * 3
    assert None not in [player.rating for player in later.players]


def test_a_test_uses_complete_pairs_only() -> None:
    plan = plan_of("studio", "classic-uct", games=6, sprt=Hypotheses(0, 20))
    test = standings_of(plan, results_of(plan, "11=01")).sprt
    assert test is not None
    assert test.counts == (0, 1, 0, 0, 1)


def test_openings_are_listed_in_the_order_of_play() -> None:
    plan = alone()
    results = results_of(plan, "1=0")
    (round_,) = standings_of(plan, reversed(results)).rounds
    assert [start.opening for start in round_.starts] == [result.opening for result in results]
    assert round_.starts[0].first.simulations == 300


def test_in_a_gauntlet_the_first_player_is_the_reference() -> None:
    plan = plan_of("studio", "classic-uct", "neighbour", mode=Mode.GAUNTLET)
    assert standings_of(plan, ()).rounds[0].anchor == "studio"


def test_a_result_of_another_round_is_refused(tmp_path: Path) -> None:
    """It would be counted for players that are not in this round."""
    (result, *_) = results_of(THREE, "1")
    store = MatchStore.create(tmp_path / "m", THREE)
    store.add(replace(result, round=7), b"")
    store.close()
    with pytest.raises(MatchError, match="was changed after games were played"):
        read_results(tmp_path / "m")
