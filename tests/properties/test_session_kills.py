"""A session is killed while editing; the next start restores everything but the last edit.

Run as a module it is the process that is killed: python -m tests.properties.test_session_kills FOLDER SEED.
"""

import random
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from studio.game.node import Node
from studio.session.edits import Edit
from studio.session.journal import Journal
from studio.session.recovery import claim, found, replayed
from studio.session.session import Session
from tests.properties.killing import ROOT, killed_after
from tests.properties.records import Row, contents
from tests.session.acts import NINE, act
from tests.sizes import sizes

KILLS = 20
MOST_ACTS = 80


def act_until_killed(folder: Path, seed: int) -> None:
    session, chance = Session(NINE, Journal(folder)), random.Random(seed)
    sys.stdin.readline()
    for number in count(1):
        act(session, chance)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


def start(folder: Path, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.properties.test_session_kills", str(folder), str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


class Observed(Session):
    """Stores the record after each edit: undoing one change may take several."""

    def __init__(self) -> None:
        super().__init__(NINE)
        self.seen: list[tuple[bool, list[Row]]] = []

    def _note(self, edit: Edit, at: Node) -> None:
        super()._note(edit, at)
        self.see()

    def see(self) -> None:
        self.seen.append((self.is_changed, contents(self.record)))


def states(seed: int, told: int) -> list[tuple[bool, list[Row]]]:
    """Return whether anything was edited, the record after the last reported act, and those within the next act."""
    session, chance = Observed(), random.Random(seed)
    for number in range(1, told + 2):
        act(session, chance)
        if number == told:
            session.seen.clear()
            session.see()
    session.see()
    return session.seen


def check(folder: Path, seed: int, told: int) -> None:
    possible = states(seed, told)
    games = found(folder)
    if not games:
        assert any(not changed for changed, _ in possible), f"seed {seed}: nothing is left after act {told}"
        return
    (left,) = games
    claimed = claim(left)
    assert claimed is not None
    assert contents(replayed(claimed).record) in [rows for _, rows in possible], f"seed {seed} after act {told}"
    claimed.discard()


@pytest.mark.parametrize("kills", sizes(KILLS, 4))
def test_kills_of_a_session_lose_at_most_the_last_edit(kills: int, qapp: object, tmp_path: Path) -> None:
    del qapp
    chance = random.Random(2)
    children = [start(tmp_path / "0", 0)]
    try:
        for seed in range(kills):
            if seed + 1 < kills:  # the next one starts up meanwhile
                children.append(start(tmp_path / str(seed + 1), seed + 1))
            told = killed_after(children.pop(0), chance.randint(1, MOST_ACTS))
            check(tmp_path / str(seed), seed, told)
    finally:
        for child in children:
            child.kill()
            child.communicate()


if __name__ == "__main__":
    act_until_killed(Path(sys.argv[1]), int(sys.argv[2]))
