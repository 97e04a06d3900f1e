"""Adds the program to the menus of a desktop, by the standards of freedesktop.org: its entry, its icon, its file types.

The functions that return texts are also used to build the packages of Linux distributions.
"""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from studio.game.files.saving import replace_file
from studio.machine.resources import resource_path

NAME = "mcts-studio"
_UPDATE_SECONDS = 60.0
_COMMENTS = {
    "": "Play five in a row against Monte Carlo tree search, review games, and watch the search",
    "[cs]": "Hrajte piškvorky proti prohledávání Monte Carlo, rozebírejte partie a sledujte prohledávání",
    "[zh_CN]": "与蒙特卡洛树搜索对弈五子棋、复盘棋局并观察搜索过程",
}
_QUOTED = {letter: f"\\{letter}" for letter in '"`$\\'} | {"%": "%%"}
"""How certain characters are escaped inside quotes in a desktop entry.

A single percent sign would begin a field code.
"""


@dataclass(frozen=True, slots=True)
class FileType:
    """A type of game files."""

    mime: str
    comment: str
    pattern: str


FILE_TYPES = (
    FileType("application/x-go-sgf", "Game record (SGF)", "*.sgf"),
    FileType("application/x-piskvork-game", "Piskvork game", "*.psq"),
    FileType("application/x-renlib", "RenLib game tree", "*.lib"),
    FileType("application/x-renjunet", "RenjuNet games", "*.rif"),
)


def desktop_entry(program: str) -> str:
    """Return the entry for the menu.

    `program` is the command that a user would type in a terminal to start the program.
    """
    comments = [f"Comment{language}={text}" for language, text in _COMMENTS.items()]
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.1",
        "Name=MCTS Studio",
        *comments,
        f"Exec={program} %f",
        f"Icon={NAME}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        "Keywords=gomoku;renju;five in a row;connect four;mcts;alphazero;",
        f"MimeType={''.join(f'{kind.mime};' for kind in FILE_TYPES)}",
        f"StartupWMClass={NAME}",
    ]
    return "\n".join(lines) + "\n"


def file_types() -> str:
    """Return the content of the file that tells the desktop the types of game files."""
    kinds = "".join(
        f'  <mime-type type="{kind.mime}">\n    <comment>{kind.comment}</comment>\n'
        f'    <glob pattern="{kind.pattern}" weight="40"/>\n  </mime-type>\n'
        for kind in FILE_TYPES
    )
    namespace = "http://www.freedesktop.org/standards/shared-mime-info"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<mime-info xmlns="{namespace}">\n{kinds}</mime-info>\n'


def quoted(path: str) -> str:
    """Return a path in the form of an argument in a desktop entry."""
    return f'"{"".join(_QUOTED.get(letter, letter) for letter in path)}"'


def program_command() -> str:
    """Return the command that starts this installation, in the form for a desktop entry."""
    script = Path(sys.executable).with_name(NAME)
    if script.is_file() and os.access(script, os.X_OK):
        return quoted(str(script))
    return f"{quoted(sys.executable)} -m studio"


def share_folder() -> Path:
    """Return the folder where desktops look for the entries of the current user."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"


def other_program(folder: Path) -> str | None:
    """Return the command of the entry in the menu, as a user would type it in a terminal.

    Return None if there is no entry, if it starts this installation, or if its program no longer exists.
    """
    try:
        lines = _entry_file(folder).read_text("utf-8", "replace").splitlines()
    except OSError:
        return None
    program = next((line.removeprefix("Exec=") for line in lines if line.startswith("Exec=")), "").removesuffix(" %f")
    if not program or program == program_command():
        return None
    command = program.replace("%%", "%")
    return command if _exists(command) else None


def _exists(command: str) -> bool:
    try:
        return shutil.which(shlex.split(command)[0]) is not None
    except (ValueError, IndexError):  # not a command as this module writes it
        return False


def integrate(folder: Path) -> list[Path]:
    """Write the entry, the icon and the file types below a folder such as ~/.local/share.

    Return the files that were written.
    """
    for path, content in _files(folder):
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, content)
    _update(folder)
    return [path for path, _ in _files(folder)]


def remove(folder: Path) -> list[Path]:
    """Remove the files that `integrate` wrote. Return the files that were removed."""
    removed = [path for path, _ in _files(folder) if path.exists()]
    for path in removed:
        path.unlink()
    if removed:
        _update(folder)
    return removed


def _files(folder: Path) -> Iterator[tuple[Path, bytes]]:
    yield _entry_file(folder), desktop_entry(program_command()).encode()
    icon = resource_path("icons/studio.svg").read_bytes()
    yield folder / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg", icon
    yield folder / "mime" / "packages" / f"{NAME}.xml", file_types().encode()


def _entry_file(folder: Path) -> Path:
    return folder / "applications" / f"{NAME}.desktop"


def _update(folder: Path) -> None:
    """Run the programs that make the desktop read its folders again.

    If they are missing, the desktop does so by itself.
    """
    for program, place in (("update-desktop-database", "applications"), ("update-mime-database", "mime")):
        found = shutil.which(program)
        if found is not None and (folder / place).is_dir():
            quiet = subprocess.DEVNULL
            command = [found, str(folder / place)]
            subprocess.run(command, check=False, stdout=quiet, stderr=quiet, timeout=_UPDATE_SECONDS)  # noqa: S603  # of the desktop
