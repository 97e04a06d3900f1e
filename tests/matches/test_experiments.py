"""Experiments as files: shipped ones, the user's own, and damaged ones."""

from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.rules import PRESETS, Rules
from studio.machine.folders import HOME_VARIABLE
from studio.matches.contestant import NamedEngine
from studio.matches.experiments import experiment_named, grouped, known_experiments, read_experiment
from studio.matches.projects import PROJECTS
from studio.players.levels import SeatedEngine

OWN = """
title = "Mine"
question = "Which one?"

[[rounds]]
games = ["gomoku-9", "7x7/4"]
players = ["studio", { name = "theirs", player = "engine:Rapfi,seconds=1" }]
count = 4
mode = "gauntlet"
simulations = 50
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    folder = tmp_path / "config" / "matches"
    folder.mkdir(parents=True)
    return folder


def test_the_shipped_ones_are_valid() -> None:
    found, refused = known_experiments()
    assert refused == ()
    names = {experiment.name for experiment in found}
    assert names == {
        "board-sizes",
        "classic-uct-budgets",
        "five-on-4x4",
        "graph-or-tree",
        "neighbour-rollouts",
        "textbook-network",
        "textbook-playouts",
    }
    for experiment in found:
        assert experiment.question.endswith(("?", "."))
        assert experiment.plan().games_count > 0


def test_five_on_4x4_plays_every_first_move_once() -> None:
    (round_,) = experiment_named("five-on-4x4").plan().rounds
    assert round_.rules == Rules(4, 4, 5)
    assert round_.is_alone
    assert round_.games_count == 16
    assert round_.contestants[0].control.limit == Limit(simulations=2000)


def test_the_settings_of_the_shipped_experiments() -> None:
    (rollouts,) = experiment_named("neighbour-rollouts").plan().rounds
    assert rollouts.rules == PRESETS["four-5"]
    for contestant in rollouts.contestants:
        assert contestant.control.limit == Limit(simulations=400, depth=30)
        assert isinstance(contestant.player, SeatedEngine)
        assert contestant.player.parameters.exploration_on_values == pytest.approx(2**0.5)
    graphs = experiment_named("graph-or-tree").plan().rounds
    seen = {
        (contestant.control.limit.simulations, contestant.player.parameters.exploration_on_values)
        for round_ in graphs
        for contestant in round_.contestants
        if isinstance(contestant.player, SeatedEngine)
    }
    assert seen == {(200, 2.0), (200, 0.5), (1000, 2.0), (1000, 0.5)}
    (budgets,) = experiment_named("classic-uct-budgets").plan().rounds
    assert [contestant.control.limit for contestant in budgets.contestants] == [
        Limit(simulations=2000),
        Limit(simulations=20000),
        Limit(seconds=10),
    ]
    sizes = [round_.rules.rows for round_ in experiment_named("board-sizes").plan().rounds]
    assert sizes == [6, 8, 15]


def test_the_textbook_network_plays_plain_search_with_ten_seconds_per_move() -> None:
    (round_,) = experiment_named("textbook-network").plan().rounds
    assert round_.rules == PRESETS["gomoku-8"]
    network, plain = (contestant.player for contestant in round_.contestants)
    assert isinstance(network, SeatedEngine)
    assert isinstance(plain, SeatedEngine)
    assert (network.parameters.network, plain.parameters.network) == ("gomoku-8-textbook", "")
    assert {contestant.control.limit for contestant in round_.contestants} == {Limit(seconds=10)}


def test_user_experiments_are_listed_too(home: Path) -> None:
    (home / "mine.toml").write_text(OWN)
    experiment = experiment_named("mine")
    assert experiment.title == "Mine"
    first, second = experiment.plan().rounds
    assert (first.rules, second.rules) == (PRESETS["gomoku-9"], Rules(7, 7, 4))
    assert first.contestants[1].player == NamedEngine("Rapfi")
    assert first.contestants[1].name == "theirs"
    assert first.contestants[1].control.limit == Limit(seconds=1)
    assert read_experiment(home / "mine.toml").plan() == experiment.plan()


def test_a_damaged_one_is_named_and_skipped(home: Path) -> None:
    (home / "torn.toml").write_text(OWN[:40])
    (home / "mine.toml").write_text(OWN)
    found, refused = known_experiments()
    assert "mine" in {experiment.name for experiment in found}
    assert len(refused) == 1
    assert refused[0].sentence.startswith("The experiment torn.toml cannot be played")
    assert str(home) not in refused[0].sentence
    assert str(refused[0]).startswith(f"{home / 'torn.toml'}: ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("count = 4", "count = 3", "an even number"),
        ("count = 4", "count = 0", ">= 2"),
        ("count = 4", 'command = ["rm"]', "unknown field"),
        ('player = "engine:Rapfi,seconds=1"', 'command = "/bin/rapfi"', "unknown field"),
        ('"studio"', '"nobody"', "There is no profile"),
        ('"gomoku-9"', '"chess"', "is not a game"),
        ("simulations = 50", "simulations = -1", "more than 0"),
        ("simulations = 50", 'openings = "nowhere.sgf"', "no such file"),
        ('title = "Mine"', "", "missing required field"),
    ],
)
def test_an_invalid_one_is_refused_in_a_sentence(home: Path, old: str, new: str, words: str) -> None:
    (home / "mine.toml").write_text(OWN.replace(old, new))
    with pytest.raises(StudioError, match="cannot be played") as raised:
        experiment_named("mine")
    assert words in raised.value.sentence


def test_the_path_of_a_network_begins_at_the_file(home: Path) -> None:
    (home / "mine.toml").write_text(OWN.replace('"studio"', '"alphazero,network=nets/my net.npz"'))
    player = experiment_named("mine").plan().rounds[0].contestants[0].player
    assert isinstance(player, SeatedEngine)
    assert player.parameters.network == str(home / "nets" / "my net.npz")
    path = home.parent / "elsewhere.toml"
    path.write_text(OWN.replace('"studio"', '"alphazero,network=../net.onnx"'))
    player = read_experiment(path).plan().rounds[0].contestants[0].player
    assert isinstance(player, SeatedEngine)
    assert Path(player.parameters.network).resolve() == (home.parent.parent / "net.onnx").resolve()


def test_an_unknown_one_lists_the_known_ones() -> None:
    with pytest.raises(StudioError, match="The experiments are board-sizes, classic-uct-budgets"):
        experiment_named("nothing")
    with pytest.raises(StudioError, match="cannot be read"):
        read_experiment(Path("nowhere.toml"))


def test_experiments_are_listed_by_group_and_title(home: Path) -> None:
    for name, group in (("mine", ""), ("ours", "Our course"), ("lab", "connect-four-lab"), ("old", "Archive")):
        (home / f"{name}.toml").write_text(f'group = "{group}"\n{OWN}' if group else OWN)
    groups = grouped(known_experiments()[0])
    assert [group for group, _ in groups] == [*PROJECTS, "Archive", "Our course", ""]
    assert [experiment.name for experiment in groups[-1][1]] == ["mine"]
    assert {experiment.name for experiment in dict(groups)["connect-four-lab"]} == {"graph-or-tree", "lab"}
    for _, experiments in groups:
        titles = [experiment.title.casefold() for experiment in experiments]
        assert titles == sorted(titles)


def test_every_shipped_experiment_belongs_to_a_classroom_project() -> None:
    assert {experiment.group for experiment in known_experiments()[0]} == set(PROJECTS)


def test_c_on_values_in_an_experiment(home: Path) -> None:
    text = OWN.replace('"studio", {', '"graph,exploration=1", "graph,exploration=1,scale=rates", {')
    (home / "lab.toml").write_text(f'{text}scale = "values"\n')
    round_ = experiment_named("lab").plan().rounds[0]
    engines = [each.player for each in round_.contestants if isinstance(each.player, SeatedEngine)]
    assert [engine.parameters.exploration for engine in engines] == [0.5, 1]
    (home / "wrong.toml").write_text(f'{text}scale = "percent"\n')
    with pytest.raises(StudioError, match=r"wrong\.toml"):
        read_experiment(home / "wrong.toml")
