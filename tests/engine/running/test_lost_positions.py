"""In a lost position the search still blocks the line, with every way to get its move."""

from dataclasses import replace
from functools import cache

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.threats import threats_of
from studio.players.levels import SeatedEngine
from tests.game.boards import dropped, played
from tests.sizes import one_always

GAME = (
    "h8 g9 i9 g7 g8 f8 h10 h6 e9 g11 h9 h11 i10 f7 i8 i7 j7 g10 j8 k8 j11 k12 k6 l5 k7 l6 i11 i12 j10 j9 k11 l12 l10 "
    "k10 m11 l11 k9 n12 h12"
)
POSITIONS = {
    "a four": played(GAME.rsplit(" ", 2)[0]),
    "two fours": played(GAME),
    "an open four": played("h8 a1 i8 a15 j8 o1 k8"),
    "an open four, nine by nine": played("c5 a1 d5 a9 e5 i1 f5", PRESETS["gomoku-9"]),
    "an open three of four": dropped("44553"),
    "a block that opens a line": dropped("62617614541122"),
    "a gift": dropped("674362463"),
    "four on a small board": played("b3 a1 c3 a5 d3", Rules(5, 5, 4)),
}
WAYS = {
    "rollouts": PROFILES["studio-rollouts"].parameters,
    "a tree": replace(PROFILES["studio-rollouts"].parameters, transpositions=False, tree_radius=0),
    "graph": PROFILES["graph"].parameters,
    "widening": PROFILES["win-share"].parameters,
    "by value": PROFILES["neighbour"].parameters,
    "beginner": SeatedEngine("studio-rollouts", "beginner").parameters,
    "puct": Parameters(selection="puct"),  # type: ignore[arg-type]
}


@cache
def moves_found(name: str, way: str, simulations: int) -> tuple[tuple[int, Search], ...]:
    """Return the moves chosen with several seeds."""
    found = []
    for seed in range(4):
        search = Search(POSITIONS[name], WAYS[way], seed=seed)
        search.run(Limit(simulations=simulations))
        best = search.snapshot().best
        assert best is not None
        found.append((best, search))
    return tuple(found)


@pytest.mark.parametrize("simulations", one_always(4, [30, 1000]))
@pytest.mark.parametrize("way", one_always(2, WAYS))
@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "a gift"])
def test_it_blocks_the_line(name: str, way: str, simulations: int) -> None:
    assert {best for best, _ in moves_found(name, way, simulations)} <= threats_of(POSITIONS[name]).blocks


@pytest.mark.parametrize("way", WAYS)
def test_it_does_not_place_the_stone_that_the_opponent_needs_as_support(way: str) -> None:
    losses = threats_of(POSITIONS["a gift"]).losses
    assert losses
    assert not {best for best, _ in moves_found("a gift", way, 30)} & losses


@pytest.mark.parametrize("name", ["a four", "an open three of four", "four on a small board"])
def test_if_all_moves_are_lost_the_longest_defence_is_played(name: str) -> None:
    for best, search in moves_found(name, "rollouts", 60_000):
        root, losses = search.inspect(()), threats_of(POSITIONS[name]).losses
        assert root.proof is Proof.LOSS
        held = {row.point: 2 if row.point in losses else row.proof_moves for row in root.candidates}
        assert held[best] == max(held.values())


def test_the_longest_of_several_distances_is_played() -> None:
    (best, search), *_ = moves_found("a four", "rollouts", 60_000)
    assert len({row.proof_moves for row in search.inspect(()).candidates}) > 1
    assert best in threats_of(search.position).blocks


def test_the_played_move_is_the_one_shown() -> None:
    for name in POSITIONS:
        for best, search in moves_found(name, "rollouts", 30):
            assert search.final_move() == best


@pytest.mark.parametrize("simulations", [30, 3000])
def test_a_steered_search_blocks_among_its_allowed_moves(simulations: int) -> None:
    position = POSITIONS["an open four"]
    one, other = sorted(threats_of(position).blocks)
    for seed in range(4):
        search = Search(position, WAYS["rollouts"], seed=seed)
        search.steer(Steering(excluded={one}))
        search.run(Limit(simulations=simulations))
        assert search.final_move() == other
        search.steer(Steering(only={1, 2, 3}))
        search.run(Limit(simulations=simulations))
        assert search.final_move() in {1, 2, 3}


def test_another_position_has_its_own_threats() -> None:
    position: Position = played("h8 a1 i8 a15 j8")
    search = Search(position, WAYS["rollouts"], seed=1)
    search.run(Limit(simulations=30))
    position.play(search.snapshot().best or 0)
    for point in (PRESETS["gomoku-15"].point(7, 10),):
        position.play(point)
    search.set_position(position)
    search.run(Limit(simulations=30))
    threats = threats_of(position)
    assert search.snapshot().best in threats.blocks
