"""A child process for the tests of saved trees: python -m tests.engine.saved.tree_saving_child WHAT PATH."""

import resource
import sys
from pathlib import Path

from studio.engine.saved.writing import saving
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import searched


def save_until_killed(path: Path) -> None:
    """Print a line for each step, and from the middle on wait until the parent kills the process."""
    for told in saving(searched(Position(PRESETS["gomoku-9"]), 30_000, proofs=False), path):
        print("saving", flush=True)
        if told > 0.5:
            sys.stdin.read()


def save_with_little_room(path: Path) -> None:
    """Save while the system refuses to write more than 64 KB, as on a full disk; print the code of the error."""
    search = searched(Position(PRESETS["gomoku-9"]), 30_000, proofs=False)
    resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, 65_536))
    try:
        for _ in saving(search, path):
            pass
    except StudioError as error:
        print(error.code)


if __name__ == "__main__":
    {"for-ever": save_until_killed, "little-room": save_with_little_room}[sys.argv[1]](Path(sys.argv[2]))
