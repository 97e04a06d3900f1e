"""An error that the engine raises is in the language of the window, and in English on the command line."""

from pathlib import Path

import pytest

from studio.machine.folders import home_folders
from studio.machine.settings import Settings, default_path, save_settings
from tests.e2e.commands import studio
from tests.window.starting import Start

PROFILE = 'title = "Mine"\nbase = "studio"\n\n[parameters]\nspeed = 3\n'
EXPECTED = {
    "en": "The profile mine.toml was skipped: There is no parameter 'speed'. The parameters are selection, ",
    "cs": "Profil mine.toml byl vynechán: Parametr „speed“ neexistuje. Parametry jsou selection, ",
}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("language", EXPECTED)
def test_the_window_translates_an_error_of_the_engine(language: str, start: Start) -> None:
    save_settings(default_path(), Settings(language=language))
    _save_profile(home_folders().profiles)
    assert EXPECTED[language] in start().window.panes.note.text()


def test_a_command_prints_it_in_english(tmp_path: Path) -> None:
    _save_profile(tmp_path / "config" / "profiles")
    asked = ("analyze", "--game", "tic-tac-toe", "--set", "help")
    finished = studio(*asked, MCTS_STUDIO_HOME=str(tmp_path), LANG="cs_CZ.UTF-8", LC_ALL="cs_CZ.UTF-8")
    assert finished.stderr.startswith(f"mcts-studio: warning: {EXPECTED['en']}")


def _save_profile(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(PROFILE, "utf-8")
