"""Players of a match as written on the command line."""

import pickle
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES, Profile
from studio.engine.options.scale import Scale
from studio.game.errors import StudioError
from studio.matches.contestant import Contestant, NamedEngine, with_names_of_their_own
from studio.players.baselines import Baseline, SeatedBaseline
from studio.players.clocks import TimeControl, joined
from studio.players.levels import SeatedEngine
from studio.players.profiles import ProfileCatalogue


def test_a_profile_plays_at_full_strength() -> None:
    contestant = Contestant.from_text("studio", TimeControl(Limit(seconds=1)))
    assert isinstance(contestant.player, SeatedEngine)
    assert (contestant.name, contestant.player.level, contestant.control.limit.seconds) == ("studio", "full", 1)
    assert contestant.is_timed


def test_a_player_can_have_its_own_level_parameters_and_limits() -> None:
    contestant = Contestant.from_text(
        "classic-uct:club, exploration=0.5, simulations=2000, threads=2", TimeControl(Limit(seconds=1))
    )
    assert isinstance(contestant.player, SeatedEngine)
    assert contestant.player.level == "club"
    assert contestant.player.parameters.exploration == 0.5
    assert contestant.control.limit == Limit(simulations=2000)
    assert contestant.threads == 2


def exploration(contestant: Contestant) -> float:
    assert isinstance(contestant.player, SeatedEngine)
    return contestant.player.parameters.exploration


def test_c_may_be_on_values() -> None:
    own = Contestant.from_text("graph,exploration=1,scale=values")
    assert (own.name, exploration(own)) == ("graph,exploration=1,scale=values", 0.5)
    common = Contestant.from_text("graph,exploration=1", scale=Scale.VALUES)
    assert (common.name, exploration(common)) == ("graph,exploration=1,scale=values", 0.5)
    assert exploration(Contestant.from_text("graph,exploration=1,scale=rates", scale=Scale.VALUES)) == 1


def test_a_scale_changes_no_player_without_a_c() -> None:
    plain = Contestant.from_text("graph", scale=Scale.VALUES)
    assert (plain.name, exploration(plain)) == ("graph", PROFILES["graph"].parameters.exploration)
    assert Contestant.from_text("engine:Rapfi", scale=Scale.VALUES).player == NamedEngine("Rapfi")
    with pytest.raises(StudioError, match="Add exploration=C"):
        Contestant.from_text("graph,scale=values")


def test_a_player_can_have_its_own_clock() -> None:
    assert Contestant.from_text("studio,clock=60+1").control == TimeControl(Limit(), 60, 1)


def test_an_external_engine_is_only_named() -> None:
    contestant = Contestant.from_text("engine:Rapfi, seconds=2")
    assert contestant.player == NamedEngine("Rapfi")
    assert contestant.control.limit.seconds == 2


def test_a_baseline_has_its_own_limits() -> None:
    contestant = Contestant.from_text("minimax, depth=3, clock=60", TimeControl(Limit(seconds=1)))
    assert contestant.player == SeatedBaseline(Baseline.MINIMAX)
    assert (contestant.control.limit, contestant.control.game_seconds) == (Limit(depth=3), 60)
    assert Contestant.from_text("one-ply").player == SeatedBaseline(Baseline.ONE_PLY)
    assert Contestant.from_text("random").player == SeatedBaseline(Baseline.RANDOM)


def test_a_profile_of_the_user_precedes_a_baseline_of_its_name() -> None:
    own = Profile("random", "Mine", "", PROFILES["classic-uct"].parameters, "classic-uct")
    assert isinstance(Contestant.from_text("random", catalogue=ProfileCatalogue((own,))).player, SeatedEngine)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nobody", "There is no profile"),
        ("studio:best", "There is no level"),
        ("studio,fast", "does not have the form NAME=VALUE"),
        ("studio,speed=1", "There is no parameter"),
        ("studio,simulations=many", "must be a number"),
        ("studio,simulations=0", "must be more than 0"),
        ("studio,threads=0", "threads must be from 1 to 256, not 0."),
        ("studio,threads=1.5", "threads must be from 1 to 256, not 1.5."),
        ("studio,threads=inf", "threads must be from 1 to 256, not inf."),
        ("studio,clock=soon", "A clock is written"),
        ("engine:Rapfi,exploration=1", "External engines accept"),
        ("minimax,exploration=1", "'minimax' has no setting exploration"),
        ("minimax,simulations=100", "'minimax' has no setting simulations"),
        ("random,depth=1", "'random' has no setting depth"),
        ("minimax:casual", "There is no profile"),
    ],
)
def test_invalid_players_are_refused(text: str, words: str) -> None:
    with pytest.raises(StudioError, match=words):
        Contestant.from_text(text)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("alphazero,network=net.npz", "net.npz"),
        ("alphazero, network = my nets/net.npz ,simulations=20", "my nets/net.npz"),
        ("alphazero:club,network=a, b/net.npz,simulations=20", "a, b/net.npz"),
        ("alphazero,simulations=20,network=a,b.npz", "a,b.npz"),
        ("alphazero,network=C=1,b.npz,simulations=20", "C=1,b.npz"),
    ],
)
def test_the_path_of_a_network_begins_at_a_folder(text: str, path: str, tmp_path: Path) -> None:
    contestant = Contestant.from_text(text, folder=tmp_path)
    assert isinstance(contestant.player, SeatedEngine)
    assert contestant.player.parameters.network == str(tmp_path / path)
    assert contestant.name == text
    assert contestant.control.limit.simulations == (20 if "simulations" in text else None)


def test_the_path_of_a_network_begins_at_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    contestant = Contestant.from_text("alphazero,network=nets/net.npz")
    assert isinstance(contestant.player, SeatedEngine)
    assert contestant.player.parameters.network == str(tmp_path / "nets" / "net.npz")


def test_two_players_of_one_name_are_numbered() -> None:
    contestants = with_names_of_their_own([Contestant.from_text("studio")] * 3)
    assert [contestant.name for contestant in contestants] == ["studio", "studio (2)", "studio (3)"]


def test_contestants_can_be_pickled() -> None:
    contestant = Contestant.from_text("win-share:casual,exploration=2")
    assert pickle.loads(pickle.dumps(contestant)) == contestant  # noqa: S301


@pytest.mark.parametrize(
    ("text", "simulations"),
    [("studio:strong", 30_000), ("studio", 1_000), ("studio:full", 1_000), ("studio:strong,simulations=50", 50)],
)
def test_a_level_replaces_the_default_limit(text: str, simulations: int) -> None:
    default = TimeControl(Limit(simulations=1_000))
    contestant = Contestant.from_text(text, default).with_limit_of_level()
    assert isinstance(contestant.player, SeatedEngine)
    assert joined(contestant.player.move_limit, contestant.control.limit) == Limit(simulations=simulations)
