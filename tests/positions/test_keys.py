"""The keys of many lines at once are those of single positions."""

import random

import pytest

from studio.game.canonical import canonical
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.positions.keys import END, steps_of
from studio.positions.lines import line_of
from tests.positions.games import random_games
from tests.properties.records import random_rules

RULES = [*PRESETS.values(), *(random_rules(random.Random(seed)) for seed in range(12))]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.text)
def test_the_steps_of_games_are_their_canonical_moves(rules: Rules) -> None:
    plies = 9
    lines = [line for game in random_games(12, rules, 3, 14) if (line := line_of(game)) is not None]
    steps = steps_of(rules, [each.codes for each in lines], [0] * len(lines), [True] * len(lines), plies)
    found = [
        (line, int(high) << 64 | int(low), point)
        for line, (high, low), point in zip(
            steps.lines.tolist(), steps.keys.tolist(), steps.points.tolist(), strict=True
        )
    ]
    expected = []
    for number, line in enumerate(lines):
        position = Position(rules)
        for code in line.codes[:plies]:
            form = canonical(position)
            expected.append((number, form.key, form.point_of(code // 2)))
            position.play(code // 2)
        if len(line.codes) <= plies:
            expected.append((number, canonical(position).key, END))
    assert found == expected


def test_the_steps_begin_at_the_start_of_a_line() -> None:
    rules = PRESETS["gomoku-15"]
    steps = steps_of(rules, [(224, 227, 228, 231), (0, 3)], [2, 2], [False, True], 3)
    assert steps.lines.tolist() == [0, 1]
    assert steps.points.tolist()[1] == END
    assert steps_of(rules, [], [], [], 3).points.tolist() == []
