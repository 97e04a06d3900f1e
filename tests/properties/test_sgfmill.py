"""Another SGF library agrees with the program on everything that both support."""

import random

from sgfmill import sgf

from studio.game.files import read_records
from studio.game.files.sgf_points import sgf_point
from studio.game.files.sgf_writer import write
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.properties.records import random_record

Shape = list[tuple[object, ...]]


def ours(record: GameRecord) -> Shape:
    """Return moves, comments, setups and branching, independent of the library."""
    return [_row(node, record.rules) for node in record.nodes()]


def _row(node: Node, rules: Rules) -> tuple[object, ...]:
    move = None
    if node.move is not None:
        move = ("b" if node.move.stone is Stone.BLACK else "w", sgf_point(node.move.point, rules))
    stones = node.setup.stones if node.setup else {}
    setup = [
        sorted(sgf_point(point, rules) for point, stone in stones.items() if stone is colour)
        for colour in (Stone.BLACK, Stone.WHITE, Stone.EMPTY)
    ]
    return move, node.comment, setup, len(node.children)


def theirs(data: bytes) -> Shape:
    game = sgf.Sgf_game.from_bytes(data)
    size = game.get_size()
    rows: Shape = []
    waiting = [game.get_root()]
    while waiting:
        node = waiting.pop()
        colour, at = node.get_move()
        letters = "" if at is None else _letters(at, size)
        setup = [sorted(_letters(stone, size) for stone in stones) for stones in node.get_setup_stones()]
        comment = node.get("C") if node.has_property("C") else ""
        rows.append((None if colour is None else (colour, letters), comment, setup, len(list(node))))
        waiting.extend(reversed(list(node)))
    return rows


def _letters(at: tuple[int, int], size: int) -> str:
    """Convert points, because sgfmill counts rows from the bottom."""
    return chr(97 + at[1]) + chr(97 + size - 1 - at[0])


def test_sgfmill_reads_the_programs_files() -> None:
    for seed in range(300):
        chance = random.Random(seed)
        side = chance.randint(3, 19)
        record = random_record(chance, Rules(side, side, 5))
        for node in record.nodes():
            node.comment = node.comment.replace("\t", " ")  # sgfmill turns tabs into spaces, as the standard requires
            node.comment = node.comment.rstrip("\\\n")
        assert theirs(write([record])) == ours(record), seed


def test_the_program_reads_sgfmills_files() -> None:
    for seed in range(300):
        chance = random.Random(seed)
        data = _their_game(chance)
        (record,) = read_records(data, None).records
        assert ours(record) == theirs(data), seed


def _their_game(chance: random.Random) -> bytes:
    """Return a tree of moves on free points, with comments."""
    side = chance.randint(9, 19)
    game = sgf.Sgf_game(side)
    game.get_root().set("GM", 4)
    free = [(row, column) for row in range(side) for column in range(side) if (row + 2 * column) % 5]
    chance.shuffle(free)
    leaves = [(game.get_root(), "b")]
    for at in free[: chance.randint(1, 30)]:
        parent, colour = chance.choice(leaves[-4:])
        node = parent.new_child()
        node.set_move(colour, at)
        if chance.random() < 0.4:
            node.set("C", chance.choice(("note", "a ] b", "back \\ slash", "two\nlines", "黑")))
        leaves.append((node, "w" if colour == "b" else "b"))
    return bytes(game.serialise())
