"""Networks by the paths of their files."""

import pickle
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.network import untrained
from studio.engine.evaluation.network_file import save_network
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.networks.catalogue import located, network_at, network_file, resolved_search, title_of
from studio.networks.searching import made_search, network_named, opening
from tests.engine.evaluation.torch_files import NEW_ARCHIVE

FOUR = Rules(5, 5, 4)
FEW = Limit(simulations=60)


def asking_for(network: object) -> Parameters:
    return Parameters(selection=Selection.PUCT, exploration=2.0, first_play=0.0, network=str(network), memory_mb=16)


def found(search: Search) -> list[tuple[int, int, float]]:
    return [(row.point, row.visits, row.prior) for row in search.snapshot().candidates]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a network whose path has a space, in another folder than that of the user's networks."""
    file = tmp_path / "other place" / "My net.npz"
    file.parent.mkdir()
    save_network(untrained(FOUR, np.random.default_rng(3)), file)
    return file


def test_a_network_is_opened_by_its_path(file: Path) -> None:
    search = made_search(Position(FOUR), asking_for(file))
    same = Search(Position(FOUR), asking_for(file), evaluator=network_named(str(file)))
    for each in (search, same):
        each.run(FEW)
    assert found(search) == found(same)
    assert len({prior for _, _, prior in found(search)}) > 1, "rollouts have no evaluation"
    assert resolved_search(asking_for(file), FOUR).title == "My net.npz"


def test_a_relative_path_begins_at_the_folder_of_its_file_or_the_current_one(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert located(asking_for("My net.npz"), file.parent).network == str(file)
    assert located(asking_for("sub/../My net.npz"), file.parent).network.endswith("My net.npz")
    monkeypatch.chdir(file.parent)
    for text in ("My net.npz", "./My net.npz", f"../{file.parent.name}/My net.npz", str(file)):
        path = Path(located(asking_for(text)).network)
        assert path.is_absolute()
        assert path.samefile(file)


def test_a_tilde_is_the_home_of_the_user(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(file.parent))
    monkeypatch.setenv("USERPROFILE", str(file.parent))
    assert Path(located(asking_for("~/My net.npz")).network) == file
    assert network_file("~/My net.npz") == file


def test_names_stay_names(own_networks: Path) -> None:
    for name in ("", "shipped", "gomoku-15", "mine", "no such network"):
        assert located(asking_for(name)).network == name
    (own_networks / "old.npz.npz").touch()  # its name ends like a file
    assert located(asking_for("old.npz")).network == "old.npz"
    assert network_file("old.npz") == own_networks / "old.npz.npz"


def test_a_file_in_the_users_folder_is_named_and_others_have_their_path(own_networks: Path, file: Path) -> None:
    for name in ("mine.npz", "gomoku-15.npz", "shipped.npz", ".hidden.npz"):
        (own_networks / name).touch()
    assert network_at(own_networks / "mine.npz") == "mine"
    for other in (file, own_networks / "gomoku-15.npz", own_networks / "shipped.npz", own_networks / ".hidden.npz"):
        assert network_at(other) == str(other)
        assert network_file(network_at(other)) == other
    (own_networks / "mine.onnx").touch()
    assert network_at(own_networks / "mine.onnx") == str(own_networks / "mine.onnx"), "the name is that of mine.npz"


def test_titles_are_names_of_files(file: Path) -> None:
    assert (title_of("gomoku-15"), title_of(str(file)), title_of("")) == ("gomoku-15", "My net.npz", "")


@pytest.mark.parametrize("path", ["/nowhere/net.npz", "net.onnx", "~nobody-here/net.npz", "a/" + "x" * 400])
def test_a_missing_file_is_an_error_with_a_remedy(path: str) -> None:
    with pytest.raises(StudioError, match=r"There is no network file .*\. Correct the path, or choose .*gomoku-15"):
        network_file(path)


def test_a_folder_is_no_network(tmp_path: Path) -> None:
    (tmp_path / "net.npz").mkdir()
    with pytest.raises(StudioError, match="There is no network file"):
        network_file(str(tmp_path / "net.npz"))


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("net.txt", b"hello", r"net\.txt: The name of a network file ends with \.npz or \.onnx"),
        ("net.pt", NEW_ARCHIVE, r"net\.pt: This is a PyTorch file\. .* Export the network to ONNX"),
        ("net.npz", NEW_ARCHIVE, "This is a PyTorch file"),
        ("net.onnx", NEW_ARCHIVE, "This is a PyTorch file"),
        ("net.model", pickle.dumps([1, 2]), "Convert it to ONNX first, with mcts-studio convert-network"),
        ("net.npz", b"PK\x03\x04 and nothing else", "The network is damaged"),
        ("net.npz", b"", "This is not a network of MCTS Studio"),
    ],
)
def test_other_files_are_refused_with_a_remedy(tmp_path: Path, name: str, content: bytes, words: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(StudioError, match=words):
        network_named(str(tmp_path / name))


def test_a_damaged_convolutional_network_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    (tmp_path / "net.onnx").write_bytes(b"nothing")
    with pytest.raises(StudioError, match=r"net\.onnx: The network is damaged"):
        network_named(str(tmp_path / "net.onnx"))


def test_the_error_about_another_game_says_for_which_one_the_network_is(file: Path) -> None:
    with pytest.raises(StudioError, match=r"untrained is for M×N/4 on boards of any size, not for 15x15/5\. Choose"):
        made_search(Position(PRESETS["gomoku-15"]), asking_for(file))
    with pytest.raises(StudioError, match="is for M×N/4 on boards of any size, not for 6x7/4 gravity"):
        made_search(Position(PRESETS["connect-four"]), asking_for(file))


def test_a_saved_search_continues_with_the_network_at_its_path(file: Path, tmp_path: Path) -> None:
    search, tree = made_search(Position(FOUR), asking_for(file)), tmp_path / "tree.mctst"
    search.run(FEW)
    search.save(tree)
    search.run(FEW)
    again = _opened(tree)
    again.run(FEW)
    assert found(again) == found(search)
    save_network(untrained(FOUR, np.random.default_rng(4)), file)
    with pytest.raises(StudioError, match="which is missing"):
        _opened(tree).run(FEW)


def test_a_changed_file_is_read_again(file: Path) -> None:
    before = network_named(str(file)).sha256
    save_network(untrained(FOUR, np.random.default_rng(4)), file)
    assert network_named(str(file)).sha256 != before


def test_an_upper_case_ending_is_that_of_a_pattern_network(file: Path) -> None:
    shouted = file.rename(file.with_name("NET.NPZ"))
    assert network_named(str(shouted)).sha256
    assert not resolved_search(replace(asking_for(shouted)), FOUR).has_one_thread


def _opened(path: Path) -> Search:
    steps = opening(path, 64, 1)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            search: Search = end.value
            return search
