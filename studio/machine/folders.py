"""The folders of the user's files."""

import os
from dataclasses import dataclass
from pathlib import Path

HOME_VARIABLE = "MCTS_STUDIO_HOME"
"""The name of an environment variable.

It can set one folder for all of the user's files, for example on a USB drive.
"""
_NAME = "mcts-studio"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of the user's files. Not all of them need exist."""

    config: Path
    state: Path
    games: Path

    @property
    def profiles(self) -> Path:
        return self.config / "profiles"

    @property
    def networks(self) -> Path:
        return self.config / "networks"

    @property
    def practice(self) -> Path:
        """The path of the file with the positions to practise."""
        return self.games.with_name("practice.sqlite3")

    @property
    def positions(self) -> Path:
        """The path of the position database."""
        return self.games.with_name("positions.sqlite3")

    @property
    def log(self) -> Path:
        return self.state / "log"


def home_folders() -> Folders:
    """Return the user's folders on this platform.

    If the environment variable `HOME_VARIABLE` is set, all are in the folder that it names.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = Path(home).absolute()
        return Folders(root / "config", root / "state", root / "games")
    from platformdirs import user_config_path, user_data_path, user_state_path

    config, state = user_config_path(_NAME, appauthor=False), user_state_path(_NAME, appauthor=False)
    return Folders(config, state, user_data_path(_NAME, appauthor=False) / "games")
