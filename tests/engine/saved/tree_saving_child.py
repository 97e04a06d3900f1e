"""A child process of the tests of saved trees: python -m tests.engine.saved.tree_saving_child WHAT PATH."""

import resource
import sys
from pathlib import Path

from studio.engine.saved.writing import saving
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import searched


def save_until_killed(path: Path) -> None:
    """Report each step to the parent, and wait before the last one until killed."""
    for told in saving(searched(Position(PRESETS["gomoku-9"]), 30_000, proofs=False), path):
        print("saving", flush=True)
        if told > 0.5:
            sys.stdin.read()


def save_with_little_room(path: Path) -> None:
    """Save while the system refuses to write more than 64 KB, as on a full disk."""
    search = searched(Position(PRESETS["gomoku-9"]), 30_000, proofs=False)
    resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, 65_536))
    try:
        for _ in saving(search, path):
            pass
    except StudioError as error:
        print(error.code)


if __name__ == "__main__":
    {"for-ever": save_until_killed, "little-room": save_with_little_room}[sys.argv[1]](Path(sys.argv[2]))
