"""A match is resumed, and a worker joins, only with the network files that the match started with."""

import json
from pathlib import Path

import pytest

import studio
from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.matches import networks
from studio.matches.errors import MatchError
from studio.matches.networks import installed_networks, network_names, refuse_other_networks
from studio.matches.plan import MatchPlan
from studio.matches.store import PLAN, MatchStore, program
from tests.matches.matches import plan_of

NAME = "gomoku-15"


@pytest.fixture
def plan() -> MatchPlan:
    return plan_of("alphazero,network=gomoku-15", "classic-uct", rules=PRESETS["gomoku-15"])


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the network, which a test may replace."""
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
    with pytest.raises(MatchError, match="network file gomoku-15 is not the one"):
        MatchStore.resume(tmp_path / "match")


def test_an_older_match_without_a_record_is_resumed_after_a_warning(
    tmp_path: Path, network: Path, plan: MatchPlan
) -> None:
    MatchStore.create(tmp_path / "match", plan).close()
    page = json.loads((tmp_path / "match" / PLAN).read_bytes())
    del page["networks"]
    (tmp_path / "match" / PLAN).write_text(json.dumps(page))
    network.write_bytes(b"other weights")
    store = MatchStore.resume(tmp_path / "match")
    store.close()
    assert [warning.code for warning in store.warnings] == ["network_unrecorded"]


def test_a_network_that_is_missing_here_is_left_out() -> None:
    assert installed_networks(("gone",)) == {}


def test_a_worker_with_another_network_is_refused() -> None:
    refuse_other_networks((NAME,), {NAME: "a"}, {"one": {NAME: "a"}, "two": {NAME: "a"}})
    with pytest.raises(StudioError, match="two has another file for the network gomoku-15"):
        refuse_other_networks((NAME,), {NAME: "a"}, {"one": {NAME: "a"}, "two": {NAME: "b"}})
    with pytest.raises(StudioError, match="two has another file"):
        refuse_other_networks((NAME,), {}, {"one": {NAME: "a"}, "two": {NAME: "b"}})
    with pytest.raises(StudioError, match="one has no network named gomoku-15"):
        refuse_other_networks((NAME,), {NAME: "a"}, {"one": {}})


def test_the_code_of_networks_is_part_of_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed line of `studio/networks` makes another program."""
    package = tmp_path / "studio"
    (package / "networks").mkdir(parents=True)
    monkeypatch.setattr(studio, "__file__", str(package / "__init__.py"))
    before = program()
    (package / "networks" / "catalogue.py").write_text("changed")
    assert program() != before
