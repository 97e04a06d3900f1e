"""Games begin near the centre with every profile and at every level."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.game.natural_openings import natural_moves
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.searching import made_search
from studio.players.levels import SeatedEngine


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("level", ["beginner", "full"])
def test_first_and_second_moves_are_natural(name: str, level: str) -> None:
    """Weak levels sample their moves, and a search of few simulations has not visited every move."""
    rules, seat = PRESETS["gomoku-15"], SeatedEngine(name, level)
    for seed in range(3):
        position = Position(rules)
        for _ in range(2):
            search = made_search(position, seat.parameters, seed=seed)
            search.run(Limit(simulations=30))
            point = search.final_move()
            assert point in natural_moves(position)
            position.play(point)
