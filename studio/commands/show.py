"""`mcts-studio show FILE`: a game as text."""

import argparse
from collections.abc import Iterator

from studio.commands.opening import add_game_argument, open_and_warn, printable, printable_lines
from studio.game.diagram import diagram
from studio.game.errors import StudioError
from studio.game.files import Opened
from studio.game.node import Node
from studio.game.notation import human_point
from studio.game.record import GameRecord
from studio.game.stones import PASS

SUMMARY = "show a game: the board, the moves and the comments"
DESCRIPTION = "Show a game as text. Formats are told apart by what the file holds."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--move", type=int, metavar="N", help="the position after N moves instead of the last one")
    parser.add_argument("--number", type=int, default=1, metavar="K", help="the K-th game of a collection")
    add_game_argument(parser)


def run(asked: argparse.Namespace) -> int:
    opened = open_and_warn(asked.file, asked.game)
    record = _chosen(opened, asked.number)
    line = _line_to(record, asked.move)
    print(printable_lines("\n".join(_page(record, line, asked.number, len(opened.records)))))
    return 0


def _chosen(opened: Opened, number: int) -> GameRecord:
    if not 1 <= number <= len(opened.records):
        raise StudioError("no_such_game", f"The file holds {_count(len(opened.records), 'game')}, no game {number}.")
    return opened.records[number - 1]


def _line_to(record: GameRecord, move: int | None) -> list[Node]:
    """The main line up to and including the move of this number."""
    line = record.main_line()
    if move is None:
        return line
    ends = [0] + [index for index, node in enumerate(line) if node.move is not None]
    if not 0 <= move < len(ends):
        raise StudioError("no_such_move", f"The game has {_count(len(ends) - 1, 'move')}, no move {move}.")
    return line[: ends[move] + 1]


def _page(record: GameRecord, line: list[Node], number: int, count: int) -> Iterator[str]:
    position = record.position(line[-1])
    if count > 1:
        yield f"Game {number} of {count}"
    if record.black or record.white:
        yield f"X {printable(record.black) or '?'}  –  O {printable(record.white) or '?'}"
    yield f"{record.rules.name}: {record.rules.describe()}"
    for label, text in (("Date", record.date), ("Result", record.result)):
        if text:
            yield f"{label}: {printable(text)}"
    yield ""
    yield diagram(position)
    yield ""
    moves = sum(node.move is not None for node in line)
    if position.winner is not None:
        verdict = f"{position.winner.colour} has won."
    else:
        verdict = "The game is drawn." if position.is_draw else f"{position.to_move.colour} is to move."
    yield f"After {_count(moves, 'move')}. {verdict}"
    yield from _moves(record, line)
    yield from _comments(record, line)
    others = sum(1 for node in record.nodes() if len(node.children) > 1)
    if others:
        yield f"\nVariations at {_count(others, 'place')} are not shown."


def _moves(record: GameRecord, line: list[Node]) -> Iterator[str]:
    words = [f"{number}. {name}" for number, name, _ in _named(record, line)]
    if words:
        yield ""
    for start in range(0, len(words), 10):
        yield "  ".join(f"{word:<7}" for word in words[start : start + 10]).rstrip()


def _comments(record: GameRecord, line: list[Node]) -> Iterator[str]:
    names = {node: f"{number}. {name}" for number, name, node in _named(record, line)}
    for node in line:
        if node.comment:
            yield f"\n{names.get(node, 'Start')}: {node.comment}"


def _named(record: GameRecord, line: list[Node]) -> Iterator[tuple[int, str, Node]]:
    """Each move's number, name and node; passes count."""
    moving = (node for node in line if node.move is not None)
    for number, node in enumerate(moving, 1):
        if node.move is not None:
            point = node.move.point
            yield number, "pass" if point == PASS else human_point(point, record.rules), node


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
