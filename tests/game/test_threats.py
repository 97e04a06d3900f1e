"""Immediate wins and blocks, compared with playing out the next two moves."""

import random

import pytest

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import PASS, Move, Stone
from studio.game.threats import PlainReason, Threats, plain_reason, threats_of
from tests.game.boards import FOUR, TICTACTOE, dropped, played
from tests.sizes import one_always, sizes

GAMES = [
    Rules(3, 3, 3),
    Rules(4, 4, 5),
    Rules(7, 7, 4),
    Rules(7, 7, 4, overline=Overline.NOTHING),
    Rules(7, 7, 4, overline=Overline.CARO),
    Rules(6, 6, 3, overline=Overline.CARO),
    Rules(6, 7, 4, gravity=True),
    Rules(5, 6, 3, gravity=True, overline=Overline.NOTHING),
]


def wins_at_once(position: Position, stone: Stone) -> set[int]:
    """Return the moves that end the game for this colour, found by playing each one."""
    found = set()
    for point in position.legal_moves():
        after = position.copy()
        after.play(point, stone)
        if after.winner is stone:
            found.add(point)
    return found


def played_out(position: Position) -> Threats:
    """Return the same by the plain rules: play each move and each reply."""
    mover, legal = position.to_move, position.legal_moves()
    losses = set()
    for point in legal:
        after = position.copy()
        after.play(point)
        if wins_at_once(after, mover.opponent):
            losses.add(point)
    wins, blocks = wins_at_once(position, mover), wins_at_once(position, mover.opponent)
    return Threats(*(frozenset(points) for points in (wins, blocks, losses, set(legal) - losses)))


@pytest.mark.parametrize("games", sizes(12, 6))
@pytest.mark.parametrize("rules", one_always(2, GAMES), ids=lambda rules: rules.text)
def test_threats_agree_with_playing_out_two_moves(rules: Rules, games: int) -> None:
    chance, seen = random.Random(7), 0
    for _ in range(games):
        position = Position(rules)
        while not position.is_over:
            told = threats_of(position)
            assert told == played_out(position)
            seen += bool(told.losses)
            position.play(chance.choice(position.legal_moves()))
        assert threats_of(position) == Threats()
    assert seen or rules.every_game_is_drawn


def test_detecting_threats_leaves_the_position_unchanged() -> None:
    position = played("h8 a1 i8 a15 j8 o1 k8")
    before = position.copy()
    threats_of(position)
    assert position == before


def test_a_move_that_enables_a_win_above_it_is_recognized() -> None:
    told = threats_of(dropped("674362463"))  # Black has c2, d2 and f2, and e1 is empty
    assert told.blocks == frozenset()
    assert told.losses == {FOUR.point(5, 4)}


def test_the_reason_of_a_forced_move() -> None:
    position = played("a1 b2 a2 c3", TICTACTOE)
    win, block, neither = (point_from_human(name, position.rules) for name in ("a3", "a3", "c1"))
    assert plain_reason(position, Move(Stone.BLACK, win)) is PlainReason.WINS
    assert plain_reason(position, Move(Stone.WHITE, block)) is PlainReason.BLOCKS
    assert plain_reason(position, Move(Stone.BLACK, neither)) is None
    assert plain_reason(position, Move(Stone.BLACK, PASS)) is None
