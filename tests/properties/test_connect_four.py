"""Connect Four compared with an exact solver."""

import random

import bitbully
import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from tests.engine.searches import ROLLOUT_PROFILES
from tests.game.boards import FOUR
from tests.sizes import sizes

POSITIONS = 100
SIMULATIONS = 200_000


def random_position(chance: random.Random) -> tuple[Position, list[int]]:
    """Return a game of 16 or more stones without a winner, and its columns."""
    while True:
        position, columns = Position(FOUR), []
        for _ in range(chance.randint(16, 36)):
            if position.is_over:
                break
            point = chance.choice(position.legal_moves())
            position.play(point)
            columns.append(point % 7)
        if not position.is_over:
            return position, columns


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


@pytest.mark.parametrize("positions", sizes(POSITIONS, 12))
@pytest.mark.parametrize("profile", ["graph", "studio-rollouts"])
def test_the_move_keeps_the_exact_value_and_no_proof_is_wrong(profile: str, positions: int) -> None:
    chance, solver = random.Random(0), bitbully.BitBully()
    kept = 0
    for _ in range(positions):
        position, columns = random_position(chance)
        scores = {column: sign(score) for column, score in solver.score_all_moves(bitbully.Board(columns)).items()}
        search = Search(position, ROLLOUT_PROFILES[profile].parameters, seed=1)
        search.run(Limit(simulations=SIMULATIONS))
        move, best = search.final_move(), max(scores.values())
        assert move is not None
        kept += scores[move % 7] == best
        proven = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}.get(search.inspect(()).proof, best)
        assert proven == best, columns
    assert kept >= 0.99 * positions
