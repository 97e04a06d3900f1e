"""Lines of moves from game records, in the form that the position database stores."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from studio.game.node import Node, Setup
from studio.game.position import Position
from studio.game.record import GameRecord, Outcome, outcome_named
from studio.game.rules import Rules
from studio.game.stones import PASS, Move, Stone
from studio.game.symmetry import images, symmetries

BLACK_WON, WHITE_WON, DRAWN, NO_RESULT = range(4)
_OUTCOMES = {
    Outcome.BLACK_WINS: BLACK_WON,
    Outcome.WHITE_WINS: WHITE_WON,
    Outcome.DRAW: DRAWN,
    Outcome.UNKNOWN: NO_RESULT,
}
_LONGEST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Line:
    """A game, or a line of a library, without passes and variations."""

    rules: Rules
    codes: tuple[int, ...]
    """The stones in their order, each as 2 · point + colour (0 for Black, 1 for White)."""
    start: int = 0
    """The number of leading stones that do not count as moves.

    They belong to a setup, or to an earlier line of the same library.
    """
    ends: bool = True
    """Whether the game ended in the last position. It is False for lines of a library."""
    black: str = ""
    white: str = ""
    date: str = ""
    result: str = ""

    @property
    def outcome(self) -> int:
        """The result as `BLACK_WON`, `WHITE_WON`, `DRAWN` or `NO_RESULT`."""
        return _OUTCOMES[outcome_named(self.result)]

    @property
    def moves(self) -> bytes:
        return np.array(self.codes, np.dtype("<u2")).tobytes()

    @property
    def digest(self) -> bytes:
        """A hash of the whole line. Equal lines are stored once."""
        texts = "\0".join((self.rules.text, self.black, self.white, self.date, self.result, str(self.start)))
        return blake2b(texts.encode(errors="replace") + b"\0" + self.moves, digest_size=16).digest()


def codes_of(moves: bytes, rules: Rules) -> tuple[int, ...]:
    """Return the codes of saved moves. Raise ValueError if they are damaged."""
    codes: NDArray[np.uint16] = np.frombuffer(moves, np.dtype("<u2"))
    if len(codes) and int(codes.max()) >= 2 * rules.size:
        raise ValueError("a saved move is not on the board")
    return tuple(int(code) for code in codes)


def line_of(record: GameRecord) -> Line | None:
    """Return the main line of a record. Return None if it has no move, or sets up stones after a move."""
    nodes = record.main_line()
    codes, start = _setup(record.root)
    codes += [_code(node.move) for node in nodes if node.move is not None and node.move.point != PASS]
    if len(codes) == start or any(node.setup for node in nodes[1:]):
        return None
    texts = (record.black, record.white, record.date, record.result)
    black, white, date, result = (text.strip()[:_LONGEST_TEXT] for text in texts)
    return Line(record.rules, tuple(codes), start, True, black, white, date, result)


def library_lines(record: GameRecord, plies: int) -> Iterator[Line]:
    """Yield lines that together contain each move of a tree once, up to `plies` stones."""
    codes, start = _setup(record.root)
    waiting: list[tuple[Node, tuple[int, ...]]] = [(record.root, tuple(codes))]
    counted, is_told = start, False
    while waiting:
        node, before = waiting.pop()
        if is_told:  # an earlier line has counted these stones
            counted, is_told = len(before), False
        line = (*before, _code(node.move)) if node.move is not None else before
        children = [child for child in node.children if _is_stone(child)] if len(line) < plies else []
        waiting.extend((child, line) for child in reversed(children))
        if not children and len(line) > start:
            yield Line(record.rules, line, counted, ends=False)
            is_told = True


def record_of(line: Line) -> GameRecord:
    """Return a new record of a saved line. Raise StudioError if a move is illegal."""
    record = GameRecord(line.rules)
    record.black, record.white, record.date, record.result = line.black, line.white, line.date, line.result
    if line.ends and line.start:
        stones = {code // 2: Stone(code % 2 + 1) for code in line.codes[: line.start]}
        record.root.setup = Setup(stones)
    node = record.root
    for code in line.codes[line.start if line.ends else 0 :]:
        node = Node(Move(Stone(code % 2 + 1), code // 2), node)
    record.position(node)  # raises if a move is illegal
    return record


def point_in_game(codes: Sequence[int], position: Position) -> int | None:
    """Return the move that a game with these codes played from a position.

    If the game reached the position rotated or mirrored, the move is mapped to `position`. Return None if the game did
    not reach it.
    """
    count, cells = position.stones_count, position.cells
    if count >= len(codes):
        return None
    for symmetry in symmetries(position.rules):
        image = images(symmetry, position.rules)
        if all(cells[image[code // 2]] == code % 2 + 1 for code in codes[:count]):
            return image[codes[count] // 2]
    return None


def _is_stone(node: Node) -> bool:
    return node.setup is None and node.move is not None and node.move.point != PASS


def _code(move: Move) -> int:
    return 2 * move.point + move.stone - 1


def _setup(root: Node) -> tuple[list[int], int]:
    stones = root.setup.stones if root.setup is not None else {}
    codes = [_code(Move(stone, point)) for point, stone in sorted(stones.items()) if stone is not Stone.EMPTY]
    return codes, len(codes)
