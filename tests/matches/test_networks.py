"""A match is resumed, and a worker joins, only with the network files that the match started with."""

import hashlib
from pathlib import Path

import pytest

import studio
from studio.engine.evaluation.network_file import save_network
from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.matches import networks
from studio.matches.errors import MatchError
from studio.matches.game import MovePlayed
from studio.matches.network_check import refuse_unfit_networks
from studio.matches.networks import (
    installed_networks,
    network_names,
    refuse_other_networks,
    refuse_replaced_networks,
    sha256_of,
)
from studio.matches.notices import GameEnded, MatchEnd, Notice
from studio.matches.plan import MatchPlan
from studio.matches.store import MatchStore, program
from tests.activities.live_matches import OnThreads
from tests.engine.evaluation.networks import network_of
from tests.matches.matches import (
    FIVE,
    Recorder,
    forget_networks,
    games_in,
    install_network,
    plan_of,
    plan_with_network,
    played,
)

NAME = "gomoku-15"


@pytest.fixture
def plan() -> MatchPlan:
    return plan_of("alphazero,network=gomoku-15", "classic-uct", rules=PRESETS["gomoku-15"])


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of the network, which a test may replace."""
    file = tmp_path / "gomoku-15.npz"
    file.write_bytes(b"weights")
    monkeypatch.setattr(networks, "network_file", lambda _name: file)
    return file


def test_the_networks_of_all_players_are_named(plan: MatchPlan) -> None:
    assert network_names(plan) == (NAME,)
    assert network_names(plan_of("studio", "classic-uct")) == ()


def test_an_unchanged_network_is_resumed_without_a_warning(tmp_path: Path, network: Path, plan: MatchPlan) -> None:
    MatchStore.create(tmp_path / "match", plan).close()
    network.touch()
    store = MatchStore.resume(tmp_path / "match")
    store.close()
    assert store.warnings == ()


def test_a_replaced_network_is_refused(tmp_path: Path, network: Path, plan: MatchPlan) -> None:
    MatchStore.create(tmp_path / "match", plan).close()
    network.write_bytes(b"other weights")
    with pytest.raises(MatchError, match="network file gomoku-15 has changed"):
        MatchStore.resume(tmp_path / "match")


def test_an_older_match_without_a_record_is_resumed_after_a_warning(
    tmp_path: Path, network: Path, plan: MatchPlan
) -> None:
    MatchStore.create(tmp_path / "match", plan).close()
    forget_networks(tmp_path / "match")
    network.write_bytes(b"other weights")
    store = MatchStore.resume(tmp_path / "match")
    store.close()
    assert [warning.code for warning in store.warnings] == ["network_unrecorded"]


def test_a_network_that_is_missing_here_is_left_out() -> None:
    assert installed_networks(("gone",)) == {}


def test_a_worker_with_another_network_is_refused() -> None:
    refuse_other_networks((NAME,), {NAME: "a"}, {"one": {NAME: "a"}, "two": {NAME: "a"}})
    with pytest.raises(StudioError, match="two has a different file for the network gomoku-15"):
        refuse_other_networks((NAME,), {NAME: "a"}, {"one": {NAME: "a"}, "two": {NAME: "b"}})
    with pytest.raises(StudioError, match="two has a different file"):
        refuse_other_networks((NAME,), {}, {"one": {NAME: "a"}, "two": {NAME: "b"}})
    with pytest.raises(StudioError, match="one has no network named gomoku-15"):
        refuse_other_networks((NAME,), {NAME: "a"}, {"one": {}})


@pytest.fixture
def own_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a network in the folder of the user, in a home of this test."""
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path / "home"))
    return install_network()


def replace_after_first_game(notice: Notice) -> None:
    if isinstance(notice, GameEnded):
        install_network(seed=1)


@pytest.mark.long
def test_a_network_that_is_replaced_during_a_match_stops_it(tmp_path: Path, own_network: Path) -> None:
    """The game with the other network is not kept. With the earlier file the match resumes."""
    folder, earlier = tmp_path / "match", own_network.read_bytes()
    store = MatchStore.create(folder, plan_with_network())
    end = played(store, Recorder(replace_after_first_game))
    store.close()
    assert end.end is MatchEnd.FAILED
    assert end.error is not None
    assert end.error.code == "network_replaced"
    assert "mine was replaced during the match" in str(end.error)
    assert [result.number for result in store.results] == [0]
    assert games_in(folder) == ["000001.sgf"]
    with pytest.raises(MatchError, match="network file mine has changed"):
        MatchStore.resume(folder)
    own_network.write_bytes(earlier)
    resumed = MatchStore.resume(folder)
    assert played(resumed).end is MatchEnd.PLAYED
    resumed.close()
    assert len(resumed.results) == 4


def test_a_network_that_is_deleted_during_a_match_stops_it(tmp_path: Path, own_network: Path) -> None:
    def delete(notice: Notice) -> None:
        if isinstance(notice, MovePlayed):
            own_network.unlink(missing_ok=True)

    store = MatchStore.create(tmp_path / "match", plan_with_network())
    end = played(store, Recorder(delete), OnThreads)
    store.close()
    assert end.end is MatchEnd.FAILED
    assert end.error is not None
    assert end.error.code == "network_replaced"
    assert store.results == ()


@pytest.mark.long
@pytest.mark.usefixtures("own_network")
def test_a_network_without_a_record_may_not_change_after_the_match_resumes(tmp_path: Path) -> None:
    MatchStore.create(tmp_path / "match", plan_with_network()).close()
    forget_networks(tmp_path / "match")
    install_network(seed=2)
    store = MatchStore.resume(tmp_path / "match")
    assert [warning.code for warning in store.warnings] == ["network_unrecorded"]
    end = played(store, Recorder(replace_after_first_game))
    store.close()
    assert end.error is not None
    assert end.error.code == "network_replaced"
    assert len(store.results) == 1


def test_a_network_that_only_workers_have_may_not_change_between_games() -> None:
    known = {"here": "a"}
    refuse_replaced_networks(known, {"here": "a", "there": "b"})
    refuse_replaced_networks(known, {"there": "b"})
    for found in ({"there": "c"}, {"there": ""}, {"here": "b"}):
        with pytest.raises(MatchError, match="was replaced during the match"):
            refuse_replaced_networks(known, found)


def test_the_sum_of_a_replaced_file_is_new(own_network: Path) -> None:
    before = sha256_of("mine")
    assert sha256_of("mine") == before == hashlib.sha256(own_network.read_bytes()).hexdigest()
    install_network(seed=1)
    assert sha256_of("mine") == hashlib.sha256(own_network.read_bytes()).hexdigest() != before


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a network elsewhere, which a match names by its path."""
    file = tmp_path / "my nets" / "net.npz"
    file.parent.mkdir()
    save_network(network_of(FIVE), file)
    return file


def plan_with_path(path: Path) -> MatchPlan:
    return plan_of(f"alphazero,network={path},simulations=20", "classic-uct,simulations=20", games=2, rules=FIVE)


def test_a_match_records_a_network_of_a_path_and_resumes_with_the_same_content_only(tmp_path: Path, file: Path) -> None:
    folder, before = tmp_path / "match", file.read_bytes()
    store = MatchStore.create(folder, plan_with_path(file))
    assert store.networks == {str(file): hashlib.sha256(before).hexdigest()}
    store.close()
    save_network(network_of(FIVE, 1), file)
    with pytest.raises(MatchError, match=r"The network file net\.npz has changed since this match started"):
        MatchStore.resume(folder)
    file.unlink()
    with pytest.raises(StudioError, match=r"There is no network file .*net\.npz\. Correct the path, or choose"):
        MatchStore.resume(folder)
    file.write_bytes(before)
    resumed = MatchStore.resume(folder)
    assert played(resumed).end is MatchEnd.PLAYED
    resumed.close()
    assert [result.fault for result in resumed.results] == ["", ""]


def test_networks_that_a_match_cannot_use_are_refused_before_it(file: Path, tmp_path: Path) -> None:
    refuse_unfit_networks(plan_with_path(file))
    with pytest.raises(StudioError, match="is for M×N/4 on boards of any size, not for 3x3/3"):
        refuse_unfit_networks(plan_of(f"alphazero,network={file}", "classic-uct"))
    with pytest.raises(StudioError, match="There is no network file"):
        refuse_unfit_networks(plan_with_path(tmp_path / "gone.npz"))
    file.write_bytes(b"PK\x03\x04")
    with pytest.raises(StudioError, match="The network is damaged"):
        refuse_unfit_networks(plan_with_path(file))


def test_the_code_of_networks_is_part_of_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed line of `studio/networks` makes another program."""
    package = tmp_path / "studio"
    (package / "networks").mkdir(parents=True)
    monkeypatch.setattr(studio, "__file__", str(package / "__init__.py"))
    before = program()
    (package / "networks" / "catalogue.py").write_text("changed")
    assert program() != before
