"""The number of legal move sequences under renju and caro, compared with a naive count."""

import random

import pytest

from studio.game.rules import Overline, Rules
from tests.engine.perft import naive_sequences, sequences
from tests.engine.rules_on_boards import crowded_position
from tests.sizes import sizes


@pytest.mark.parametrize("count", sizes(5, 2))
@pytest.mark.parametrize(("side", "depth"), [(7, 3), (15, 2)])
@pytest.mark.parametrize("overline", [Overline.RENJU, Overline.CARO])
def test_a_naive_count_agrees(overline: Overline, side: int, depth: int, count: int) -> None:
    chance, rules = random.Random(f"{overline} {side}"), Rules(side, side, 5, overline=overline)
    for _ in range(count):
        position = crowded_position(rules, chance)
        assert sequences(position, depth) == naive_sequences(position, depth) > 0
        assert sequences(position, 1) == position.legal_count()
