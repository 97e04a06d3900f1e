import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from studio.game.errors import StudioError
from studio.machine.folders import HOME_VARIABLE, Folders, home_folders
from studio.machine.settings import (
    MOST_RECENT,
    EngineSection,
    HeatSection,
    Settings,
    default_path,
    load_settings,
    save_settings,
)

CHANGED = Settings(
    last_file="/games/a \udcff 黑.sgf",
    last_cursor=(0, 2, 1),
    theme="dark",
    heat=HeatSection(quantity="prior", opacity=0.5),
    engine=EngineSection(profile="graph", threads=3, limited_by=("seconds", "depth"), seconds=2.5),
    recent=("a", "b"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, told: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(told if isinstance(told, str) else json.dumps(told))
    return path


def test_settings_survive_a_round_trip(path: Path) -> None:
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, None)
    save_settings(path, Settings())
    assert load_settings(path) == (Settings(), None)
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_a_first_start_has_defaults_and_no_warning(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.parent.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"theme": "dark"', "\x00" * 40, "[" * 200_000, "9" * 5_000])
def test_damaged_settings_are_set_aside_with_a_warning(path: Path, text: str) -> None:
    written(path, text)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem is not None
    assert problem.code == "settings_set_aside"
    (aside,) = path.parent.iterdir()
    assert aside.read_text() == text
    assert aside.name == problem.fields["name"]
    assert aside.name in problem.sentence


def test_settings_set_aside_never_overwrite_each_other(path: Path) -> None:
    for number in range(5):
        load_settings(written(path, f"broken {number}"))
    kept = {aside.read_text() for aside in path.parent.iterdir()}
    assert kept == {f"broken {number}" for number in range(5)}


def test_a_folder_in_place_of_the_settings_is_set_aside(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem is not None
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, None)


def test_unknown_settings_of_a_newer_version_are_ignored(path: Path) -> None:
    written(path, {"theme": "dark", "holograms": True, "engine": {"profile": "graph", "warp": 9}})
    settings, problem = load_settings(path)
    assert (settings.theme, settings.engine.profile, problem) == ("dark", "graph", None)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("heat", {"quantity": "visits", "opacity": 3}),
        ("heat", {"display": "fireworks"}),
        ("heat", []),
        ("engine", {"profile": "graph", "threads": "many"}),
        ("engine", {"threads": -1}),
        ("engine", {"seconds": float("nan")}),
        ("engine", {"seconds": float("inf")}),
        ("play", {"seconds": 0}),
        ("theme", "pink"),
        ("coordinates", 1),
        ("last_cursor", [0, -1]),
        ("recent", "a"),
    ],
)
def test_an_invalid_section_alone_is_reset_and_named(path: Path, name: str, value: Any) -> None:
    settings, problem = load_settings(written(path, {"board_style": "plain", name: value}))
    assert settings == Settings(board_style="plain")
    assert problem is not None
    assert (problem.code, problem.fields["names"]) == ("settings_left_out", (name,))
    assert path.exists()


def test_recent_files_are_few_and_unique(path: Path) -> None:
    settings = Settings()
    for number in [*range(20), 15]:
        settings = settings.with_recent(f"game {number}")
    assert settings.recent[:3] == ("game 15", "game 19", "game 18")
    assert len(set(settings.recent)) == len(settings.recent) == MOST_RECENT
    written(path, {"recent": [str(number) for number in range(40)]})
    assert len(load_settings(path)[0].recent) == MOST_RECENT


def test_a_failure_to_save_is_one_error_and_keeps_the_old_settings(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    with pytest.raises(StudioError):
        save_settings(path, CHANGED)
    assert path.parent.read_text() == "a file where the folder should be"


def test_settings_are_immutable() -> None:
    with pytest.raises(AttributeError):
        Settings().theme = "dark"  # type: ignore[misc]
    assert msgspec.structs.replace(Settings(), theme="dark").theme == "dark"


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert home_folders() == Folders(tmp_path / "config", tmp_path / "state", tmp_path / "games")
    assert default_path() == tmp_path / "config" / "settings.json"
    assert not list(tmp_path.iterdir())


def test_a_relative_home_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "here")
    assert home_folders().games == tmp_path / "here" / "games"


def test_without_the_variable_the_system_defines_the_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    folders = home_folders()
    for folder in (folders.config, folders.state, folders.games):
        assert folder.is_absolute()
        assert "mcts-studio" in os.fspath(folder)
    assert len({folders.config, folders.state, folders.games}) == 3
