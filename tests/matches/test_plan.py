"""Pairings, numbers of games, and openings."""

from collections import Counter
from dataclasses import replace
from itertools import groupby

import msgspec
import pytest

from studio.engine.options.limits import Limit
from studio.matches.contestant import Contestant
from studio.matches.errors import MatchError
from studio.matches.plan import Hypotheses, MatchPlan, Mode, refuse_too_many
from studio.matches.plan_file import PlanEntry, entry_of
from studio.matches.plan_file import plan_of as plan_in
from studio.players.clocks import TimeControl
from tests.matches.matches import plan_of

THREE = ("studio", "classic-uct", "neighbour")


def test_in_a_round_robin_every_pair_plays_with_both_colours() -> None:
    plan = plan_of(*THREE, games=6)
    games = plan.planned_games()
    assert len(games) == plan.games_count == 18
    assert [planned.number for planned in games] == list(range(18))
    met = Counter((planned.black.name, planned.white.name) for planned in games)
    assert met == {(one, other): 3 for one in THREE for other in THREE if one != other}


def test_a_pair_is_one_opening_with_swapped_colours() -> None:
    for _, pair in groupby(plan_of(*THREE, games=4).planned_games(), key=lambda planned: planned.pair):
        one, other = pair
        assert one.opening == other.opening
        assert (one.black, one.white) == (other.white, other.black)


def test_in_a_gauntlet_only_the_first_plays_the_others() -> None:
    games = plan_of(*THREE, mode=Mode.GAUNTLET).planned_games()
    assert len(games) == 8
    assert all("studio" in (planned.black.name, planned.white.name) for planned in games)


def test_openings_are_used_in_turn_and_repeated() -> None:
    plan = plan_of("studio", "classic-uct", games=22, openings="first-moves")
    firsts = [planned.opening.moves[0] for planned in plan.planned_games()[::2]]
    assert firsts == [*range(9), 0, 1]


def test_a_single_player_plays_itself_once_from_each_opening() -> None:
    games = plan_of("studio", openings="first-moves").planned_games()
    assert [planned.opening.moves for planned in games] == [(point,) for point in range(9)]
    assert all(planned.black is planned.white for planned in games)


def test_no_two_games_have_the_same_seeds() -> None:
    games = plan_of(*THREE, games=4).planned_games()
    assert len({planned.seed + side for planned in games for side in (0, 1)}) == 2 * len(games)


@pytest.mark.parametrize("games", [0, 1, 3, -2])
def test_games_come_in_pairs(games: int) -> None:
    with pytest.raises(MatchError, match="an even number"):
        plan_of("studio", "classic-uct", games=games)


def test_a_sequential_test_needs_two_players() -> None:
    with pytest.raises(MatchError, match="exactly two players"):
        plan_of(*THREE, sprt=Hypotheses(0, 20))
    for text in ("20,0", "1", "a,b", "nan,1", "0,9999"):
        with pytest.raises(MatchError, match="two Elo differences"):
            Hypotheses.from_text(text)
    assert Hypotheses.from_text("-5, 20") == Hypotheses(-5, 20)


def test_timed_games_need_a_core_each() -> None:
    timed = plan_of("studio", "classic-uct", control=TimeControl(Limit(seconds=0.1)))
    refuse_too_many(timed, workers=2, cores=2)
    with pytest.raises(MatchError, match=r"need 3 cores here \(3 workers × 1 threads\), but this machine has 2"):
        refuse_too_many(timed, workers=3, cores=2)
    refuse_too_many(plan_of("studio", "classic-uct"), workers=300, cores=2)
    round_ = timed.rounds[0]
    two = tuple(replace(contestant, threads=2) for contestant in round_.contestants)
    with pytest.raises(MatchError, match="4 cores"):
        refuse_too_many(MatchPlan((replace(round_, contestants=two),)), workers=2, cores=3)


def test_a_plan_survives_its_file_completely() -> None:
    players = (
        "studio,first_play=inf,exploration=0.1",
        "neighbour:club,seconds=0.25,threads=2",
        "engine:Rapfi,clock=60+1",
    )
    plan = plan_of(*players, openings="random:2", games=6)
    text = msgspec.json.encode(entry_of(plan))
    assert plan_in(msgspec.json.decode(text, type=PlanEntry)) == plan
    assert b"command" not in text


def test_a_contestant_keeps_its_given_name() -> None:
    assert Contestant.from_text(" studio , exploration=1").name == "studio , exploration=1"
