"""Positions and games written as text, for tests."""

from studio.game.node import Node
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules

GOMOKU = PRESETS["gomoku-15"]
FOUR = PRESETS["connect-four"]
TICTACTOE = PRESETS["tic-tac-toe"]


def played(points: str, rules: Rules = GOMOKU) -> Position:
    """Return the position after points such as `h8 i9`."""
    position = Position(rules)
    for text in points.split():
        position.play(point_from_human(text, rules))
    return position


def dropped(digits: str, rules: Rules = FOUR) -> Position:
    """Return the position of Connect Four after moves by column such as `4455`."""
    position = Position(rules)
    for digit in digits:
        position.drop(int(digit) - 1)
    return position


def game(points: str, rules: Rules = GOMOKU) -> GameRecord:
    """Return a record with one line of moves."""
    record = GameRecord(rules)
    node = record.root
    for text in points.split():
        node = record.add(node, point_from_human(text, rules))
    return record


def line_of(record: GameRecord) -> str:
    """Return the points of the main line; a node without a move is "-", a pass is "--"."""
    return " ".join(_word(node, record.rules) for node in record.main_line()[1:])


def _word(node: Node, rules: Rules) -> str:
    if node.move is None:
        return "-"
    return human_point(node.move.point, rules) if node.move.point >= 0 else "--"
