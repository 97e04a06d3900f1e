"""100,000 random games over many rules, against a judge that shares no code or idea with the program's."""

import random
from itertools import groupby

import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules

GAMES = 100_000
BLOCKS = 20


def naive_winner(drawing: str, rules: Rules) -> str:
    """X, O or nothing: reads every row, column and diagonal of the drawing as a word and looks for long runs."""
    rows = [line.split() for line in drawing.split("\n") if "move" not in line]
    height, width = len(rows), len(rows[0])
    words = [*rows, *([row[column] for row in rows] for column in range(width))]
    for shift in range(-height, width):
        words.append([rows[y][y + shift] for y in range(height) if 0 <= y + shift < width])
        words.append([rows[y][width - 1 - y - shift] for y in range(height) if 0 <= width - 1 - y - shift < width])
    for word in words:
        for letter, run in groupby(word):
            length = len(list(run))
            long_enough = (
                length == rules.win_length if rules.overline is Overline.NOTHING else length >= rules.win_length
            )
            if letter != "." and long_enough:
                return letter
    return ""


def random_rules(chance: random.Random) -> Rules:
    """Small boards mostly, so that 100,000 games end in time; now and then a preset."""
    if chance.random() < 0.003:
        return chance.choice(list(PRESETS.values()))
    rows, columns = chance.randint(1, 6), chance.randint(1, 6)
    overline = Overline.NOTHING if chance.random() < 0.4 else Overline.WINS
    return Rules(rows, columns, chance.randint(1, 6), chance.random() < 0.4, overline)


def check_ply(position: Position, point: int) -> None:
    """Play, compare all there is to compare, undo, compare, and play again."""
    before, key, to_move = position.text(), position.key, position.to_move
    position.play(point)
    drawing, after = position.text(), position.key
    winner = naive_winner(drawing, position.rules)
    assert (position.winner.letter if position.winner else "") == winner
    assert position.is_over == (bool(winner) or "." not in drawing)
    again = Position.from_text(drawing, position.rules)
    assert again == position
    assert (again.winner, again.key) == (position.winner, after)
    position.undo()
    assert (position.text(), position.key, position.to_move, position.winner) == (before, key, to_move, None)
    position.play(point)
    assert (position.text(), position.key) == (drawing, after)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_agree_with_the_naive_judge(block: int) -> None:
    chance = random.Random(block)
    for _ in range(GAMES // BLOCKS):
        position = Position(random_rules(chance))
        moves = position.legal_moves()
        while moves:
            check_ply(position, chance.choice(moves))
            moves = position.legal_moves()
        assert position.is_over
