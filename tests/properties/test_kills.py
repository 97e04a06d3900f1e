"""A process is killed many times while editing; its journal restores everything but the edit being written.

Run as a module it is that process: python -m tests.properties.test_kills FOLDER SEED.
"""

import random
import subprocess
import sys
from collections.abc import Generator, Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.session.editing import opened, pasted, restored
from studio.session.edits import Added, Commented, Deleted, Edit, Moved, Renamed, Saved, node_at, node_path
from studio.session.journal import Journal
from studio.session.recovery import claim, found, replayed
from tests.properties.killing import ROOT, killed_after
from tests.properties.records import Row, contents
from tests.sizes import sizes

KILLS = 20
MOST_LINES = 120
"""Lines read before a kill; the child runs ahead of them."""
GAMES = ("gomoku-15", "connect-four", "tic-tac-toe", "gomoku-6")


def new_record(seed: int) -> GameRecord:
    return GameRecord(PRESETS[GAMES[seed % len(GAMES)]])


def edits(record: GameRecord, chance: random.Random) -> Iterator[Edit]:
    """Edit the record without end, reproducibly for a seed, and report each edit when it is done."""
    node = record.root
    for number in count(1):
        kind = chance.random()
        if number % 40 == 0:
            yield Saved("/games/saved.sgf", "sgf")
        elif kind < 0.6:
            at = node_path(node)
            points = record.position(node).legal_moves()
            point = chance.choice(points) if points else -1
            node = record.add(node, point) if points else record.root
            yield Added(at, point) if points else Commented((), record.root.comment)
        elif kind < 0.75:
            text = chance.choice(("", "why?", "黑 ] \\ \n★", "long " * 400)) + str(number)
            record.set_comment(node, text)
            yield Commented(node_path(node), text)
        elif kind < 0.8:
            record.black, record.result = f"Ann {number}", chance.choice(("B+R", "W+R", ""))
            yield Renamed(record.black, record.white, record.result)
        elif node.parent is None:
            node = chance.choice(list(record.nodes()))
            yield Commented(node_path(node), node.comment)
        else:
            node = yield from branch_edits(record, node, node.parent, chance)


def branch_edits(record: GameRecord, node: Node, parent: Node, chance: random.Random) -> Generator[Edit, None, Node]:
    """Make one of the edits that need a variation; return the node where to continue."""
    at, kind = node_path(node), chance.randrange(4)
    if kind == 0:
        index = chance.randrange(len(parent.children))
        record.move_to(node, index)
        yield Moved(at, index)
    elif kind == 1:
        variation = record.copy(node)
        record.delete(node)
        yield Deleted(at)
        record.paste(parent, variation)
        yield pasted(record, parent, variation)
    elif kind == 2:
        detached = record.delete(node)
        yield Deleted(at)
        record.restore(detached)
        yield restored(record, detached)
    return chance.choice((node if kind in (0, 2) else parent, parent, record.root))


def edit_until_killed(folder: Path, seed: int) -> None:
    record = new_record(seed)
    journal = Journal(folder)
    changes = edits(record, random.Random(seed))
    sys.stdin.readline()
    for number in count(1):
        if journal.needs_checkpoint:
            journal.write(opened(record, record.root))
        journal.write(next(changes))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


def start(folder: Path, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.properties.test_kills", str(folder), str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def states(seed: int, told: int) -> list[tuple[list[Row], bool]]:
    """Return the record after the last reported edit and after the next one, and whether that was a save."""
    record = new_record(seed)
    changes = edits(record, random.Random(seed))
    return [(contents(record), isinstance(edit, Saved)) for edit in islice(changes, told - 1, told + 1)]


def check(folder: Path, seed: int, told: int) -> None:
    """Check that at most the edit being written is missing, and that saved changes are not offered again."""
    possible = states(seed, told)
    games = found(folder)
    if not games:
        assert any(saved for _, saved in possible), f"seed {seed}: nothing is left after edit {told}"
        return
    (left,) = games
    claimed = claim(left)
    assert claimed is not None
    back = replayed(claimed)
    assert back.problem is None or back.problem.code == "journal_torn"
    assert contents(back.record) in [rows for rows, _ in possible], f"seed {seed}: not the record after edit {told}"
    assert back.changed or any(saved for _, saved in possible)
    assert node_at(back.record, back.cursor)
    claimed.discard()
    assert not found(folder)


@pytest.mark.parametrize("kills", sizes(KILLS, 4))
def test_kills_lose_at_most_the_edit_that_was_being_written(kills: int, tmp_path: Path) -> None:
    chance = random.Random(1)
    child = start(tmp_path / "0", 0)
    for seed in range(kills):
        following = start(tmp_path / str(seed + 1), seed + 1) if seed + 1 < kills else None
        try:
            told = killed_after(child, chance.randint(1, MOST_LINES))
            check(tmp_path / str(seed), seed, told)
        except BaseException:
            if following is not None:
                following.kill()
                following.communicate()
            raise
        if following is not None:
            child = following


if __name__ == "__main__":
    edit_until_killed(Path(sys.argv[1]), int(sys.argv[2]))
