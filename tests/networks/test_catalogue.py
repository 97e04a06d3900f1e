"""The list of networks, and which of them a game gets."""

from dataclasses import replace
from pathlib import Path

import pytest

from studio.engine.evaluation.convolutional.network import open_convolutional
from studio.engine.evaluation.network_file import open_network
from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.options.profiles import PROFILES, ROLLOUTS_PROFILE
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from studio.networks.catalogue import (
    ShippedNetwork,
    missing_network_note,
    name_in_folder,
    network_file,
    network_names,
    resolved_search,
    shipped_networks,
)

NETWORK = PROFILES["alphazero"].parameters
ROLLOUTS = PROFILES[ROLLOUTS_PROFILE].parameters


@pytest.mark.parametrize("network", shipped_networks(), ids=lambda network: network.name)
def test_the_table_agrees_with_its_files(network: ShippedNetwork) -> None:
    file = network_file(network.name)
    assert file.stat().st_size < 10_000_000
    if file.suffix == ".npz":
        found = open_network(file)
        assert (found.win_length, found.gravity) == (network.win_length, network.gravity)
        assert found.overline is network.overline


def test_the_textbook_network_names_its_game() -> None:
    pytest.importorskip("onnxruntime")
    network = open_convolutional(network_file("gomoku-8-textbook"))
    assert network.rules_text == PRESETS["gomoku-8"].text
    priors, values = network([Position(PRESETS["gomoku-8"])])
    assert priors.sum() == pytest.approx(1, abs=1e-4)
    assert -1 < values[0] < 1
    assert not shipped_networks()[0].serves(PRESETS["gomoku-8"]), "it is used by its name only"


def test_the_folder_contains_only_listed_files() -> None:
    folder = network_file("gomoku-15").parent
    named = {network.file for network in shipped_networks()} | {"networks.toml"}
    assert {file.name for file in folder.iterdir()} == named


@pytest.mark.parametrize("size", [13, 15, 20])
def test_five_in_a_row_gets_its_network(size: int) -> None:
    resolved = resolved_search(NETWORK, Rules(size, size, 5))
    assert (resolved.parameters, resolved.network, resolved.lacks_network, resolved.has_one_thread) == (
        NETWORK,
        "gomoku-15",
        False,
        False,
    )
    assert missing_network_note(resolved) == ""


def test_exactly_five_gets_its_own_network() -> None:
    assert resolved_search(NETWORK, PRESETS["standard-15"]).network == "standard-15"
    assert not resolved_search(NETWORK, Rules(9, 9, 5, overline=Overline.NOTHING)).network, "too small a board"


@pytest.mark.parametrize("game", ["renju-15", "caro-15"])
def test_renju_and_caro_get_their_own_networks(game: str) -> None:
    rules = PRESETS[game]
    assert resolved_search(NETWORK, rules).network == game
    assert not resolved_search(NETWORK, replace(rules, rows=13, columns=13)).network, "it was measured on 15×15 only"


def test_connect_four_gets_its_own_network() -> None:
    assert resolved_search(NETWORK, PRESETS["connect-four"]).network == "connect-four"
    assert not resolved_search(NETWORK, PRESETS["four-5"]).network, "stones do not fall there"


def test_a_network_serves_its_own_game_and_sizes_only() -> None:
    network = ShippedNetwork("some", "some.npz", sizes=(7, 9))
    assert network.serves(Rules(7, 9, 5))
    for other in (Rules(6, 9, 5), Rules(7, 10, 5), Rules(8, 8, 4), Rules(8, 8, 5, overline=Overline.NOTHING)):
        assert not network.serves(other)
    assert not replace(network, sizes=None).serves(Rules(8, 8, 5)), "it is used by its name only"


def test_without_a_network_for_the_game_rollouts_are_used_with_a_message() -> None:
    rules = Rules(5, 5, 4)
    wished = replace(NETWORK, memory_mb=64, final_move=FinalMove.SAMPLE, temperature=0.5)
    resolved = resolved_search(wished, rules)
    assert (resolved.network, resolved.lacks_network, resolved.has_one_thread) == ("", True, False)
    assert resolved.parameters == replace(ROLLOUTS, memory_mb=64, final_move=FinalMove.SAMPLE, temperature=0.5)
    assert "Rollouts are used instead" in missing_network_note(resolved)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.title)
def test_without_a_network_parameter_nothing_changes(rules: Rules) -> None:
    assert resolved_search(ROLLOUTS, rules).parameters is ROLLOUTS
    assert missing_network_note(resolved_search(ROLLOUTS, rules)) == ""


def test_user_networks_follow_the_shipped_ones(own_networks: Path) -> None:
    ours = [network.name for network in shipped_networks()]
    for name in ("mine.npz", "Another one.onnx", "notes.txt", ".hidden.npz", "gomoku-15.npz", "shipped.npz"):
        (own_networks / name).touch()
    assert network_names() == (*ours, "Another one", "mine")
    assert network_file("mine") == own_networks / "mine.npz"
    assert network_file("gomoku-15").parent != own_networks, "names of shipped networks are reserved"
    assert resolved_search(replace(NETWORK, network="Another one"), PRESETS["gomoku-15"]).has_one_thread


def test_without_a_folder_there_are_only_shipped_networks(own_networks: Path) -> None:
    own_networks.rmdir()
    assert network_names() == tuple(network.name for network in shipped_networks())


def test_a_missing_network_is_an_error_with_a_remedy(own_networks: Path) -> None:
    with pytest.raises(StudioError, match=r"There is no network 'gone'\. Put its file into") as caught:
        network_file("gone")
    assert str(own_networks) in str(caught.value)


@pytest.mark.parametrize(
    "name",
    ["C:x", ".hidden", " mine", "two\nlines", "x" * 61, 5, "/" + "x" * 1000, "//other/a.npz", "\\\\other\\a.npz"],
)
def test_values_that_are_neither_names_nor_paths_are_refused(name: object) -> None:
    with pytest.raises(StudioError, match=r"must be empty, the name of a network \(at most 60 characters\), or"):
        Parameters(selection="puct", network=name)  # type: ignore[arg-type]


def test_a_network_requires_puct() -> None:
    with pytest.raises(StudioError, match="A network requires PUCT") as caught:
        Parameters(network="mine")
    assert caught.value.fields["names"] == ("selection", "network")


@pytest.mark.parametrize(
    ("title", "name"),
    [("5×5, 4 in a row", "5×5, 4 in a row"), ("gomoku-15", "my gomoku-15"), ("../a:b", "-a-b"), ("", "network")],
)
def test_every_offered_name_can_be_chosen(title: str, name: str) -> None:
    assert name_in_folder(title) == name
    assert Parameters(selection="puct", network=name).network == name  # type: ignore[arg-type]
