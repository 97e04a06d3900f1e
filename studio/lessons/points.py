"""Parses the moves and priors of lesson files."""

from studio.engine.options.priors import Priors
from studio.game.errors import StudioError
from studio.game.notation import move_name, point_from_human
from studio.game.position import Position
from studio.game.rules import Rules
from studio.lessons.table import Table, quoted

OTHERS = "others"
_MOST_WEIGHT = 1000


def played_moves(text: str, rules: Rules, table: Table) -> tuple[int, ...]:
    """Return the points of moves such as `h8 i9`, or `4 4 5` with gravity. Raise an error if a move is illegal."""
    position = Position(rules)
    points = []
    for word in text.split():
        points.append(move_point(word, position, table))
        try:
            position.play(points[-1])
        except StudioError as error:
            table.refuse(f"the move {quoted(word)} cannot be played. {error.sentence}")
    return tuple(points)


def position_after(moves: tuple[int, ...], rules: Rules) -> Position:
    position = Position(rules)
    for point in moves:
        position.play(point)
    return position


def move_point(word: str, position: Position, table: Table) -> int:
    """Return the point of the move `word`. Raise an error if the move is illegal."""
    rules = position.rules
    name = checked_name(word, rules, table)
    point = position.landing_point(int(name) - 1) if rules.gravity else point_from_human(name, rules)
    if point is None or not position.is_legal(point):
        table.refuse(f"the move {quoted(word)} is not possible here.")
    return point


def checked_name(word: str, rules: Rules, table: Table) -> str:
    """Return the name of a move in answers: the number of the column with gravity, otherwise a point such as h8."""
    if not rules.gravity:
        try:
            return move_name(point_from_human(word, rules), rules)
        except StudioError as error:
            table.refuse_error(error)
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= rules.columns):
        table.refuse(f"{quoted(word)} is not a column from 1 to {rules.columns}.")
    return str(int(word))


def made_priors(table: Table, position: Position) -> Priors:
    """Return the priors of the legal moves that a lesson file sets.

    They are the weights in `table`, scaled so that their sum is 1. A move without a weight gets the weight of the entry
    `others`, which is 1 by default. If the table is empty, there are no priors, and the search treats all moves alike.
    """
    if not len(table):
        return ()
    weights = dict.fromkeys(position.legal_moves(), 1.0)
    if OTHERS in table:
        weights = dict.fromkeys(weights, table.number(OTHERS, 0, _MOST_WEIGHT))
    for word in table:
        if word != OTHERS:
            weights[move_point(word, position, table)] = table.number(word, 0, _MOST_WEIGHT)
    total = sum(weights.values())
    if not total > 0:
        table.refuse("at least one prior must be more than 0.")
    return tuple((point, weight / total) for point, weight in sorted(weights.items()))
