"""10,000 random games over many rules, compared with an independent implementation of the rules."""

import random
from functools import cache
from itertools import groupby

import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from tests.sizes import one_always

GAMES = 10_000
BLOCKS = 16


def naive_judge(drawing: str, rules: Rules) -> tuple[str, set[int]]:
    """Return the winner's letter and all points of its lines, found by searching every row, column and diagonal of the
    drawing for long runs."""
    letters = [letter for line in drawing.split("\n") if "move" not in line for letter in line.split()]
    found, points = "", set()
    for word in words(rules.rows, rules.columns):
        for letter, run in groupby(word, letters.__getitem__):
            length = len(cells := list(run))
            long_enough = length >= rules.win_length if rules.overline is Overline.WINS else length == rules.win_length
            if rules.overline is Overline.CARO:
                begin = word.index(cells[0])
                beyond = [letters[point] for point in (*word[:begin][-1:], *word[begin + length :][:1])]
                long_enough &= beyond != [{"X": "O", "O": "X"}.get(letter)] * 2
            if letter != "." and long_enough:
                found = letter
                points.update(cells)
    return found, points


@cache
def words(height: int, width: int) -> list[list[int]]:
    """Return the points of every row, column and diagonal."""
    grid = [[y * width + x for x in range(width)] for y in range(height)]
    found = [*grid, *([row[column] for row in grid] for column in range(width))]
    for shift in range(-height, width):
        found.append([grid[y][y + shift] for y in range(height) if 0 <= y + shift < width])
        found.append([grid[y][width - 1 - y - shift] for y in range(height) if 0 <= width - 1 - y - shift < width])
    return found


def random_rules(chance: random.Random) -> Rules:
    """Return mostly small boards, so that many games end in time, and sometimes a preset without forbidden points."""
    if chance.random() < 0.003:
        return chance.choice([rules for rules in PRESETS.values() if not rules.forbids_points])
    rows, columns = chance.randint(1, 6), chance.randint(1, 6)
    overline = chance.choice([Overline.WINS, Overline.NOTHING, Overline.CARO])
    return Rules(rows, columns, chance.randint(1, 6), chance.random() < 0.4, overline)


def check_ply(position: Position, point: int) -> None:
    """Play a move, compare everything, undo it, compare, and play it again."""
    before, key, to_move = position.text(), position.key, position.to_move
    position.play(point)
    drawing, after = position.text(), position.key
    winner, line = naive_judge(drawing, position.rules)
    assert (position.winner.letter if position.winner else "") == winner
    assert set(position.winning_line()) == line
    assert position.is_over == (bool(winner) or "." not in drawing)
    again = Position.from_text(drawing, position.rules)
    assert again == position
    assert (again.winner, again.key) == (position.winner, after)
    position.undo()
    assert (position.text(), position.key, position.to_move, position.winner) == (before, key, to_move, None)
    position.play(point)
    assert (position.text(), position.key) == (drawing, after)


@pytest.mark.parametrize("block", one_always(BLOCKS, range(BLOCKS)))
def test_random_games_agree_with_the_naive_judge(block: int) -> None:
    chance = random.Random(block)
    for _ in range(GAMES // BLOCKS):
        position = Position(random_rules(chance))
        moves = position.legal_moves()
        while moves:
            check_ply(position, chance.choice(moves))
            moves = position.legal_moves()
        assert position.is_over
