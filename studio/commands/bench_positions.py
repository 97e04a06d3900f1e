"""Middle-game positions on which `mcts-studio bench` measures the profile `studio`.

They come from games of this profile against itself, with 3,000 simulations per move, after openings of three moves.
There are four each after 5, 11, 17, 23 and 31 moves. They must not change, so that versions can be compared.
"""

from collections.abc import Iterator

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS

RULES = PRESETS["gomoku-15"]
_GAMES = (
    "h9 g8 f8 f10 g9",
    "h6 i5 j4 g5 h5",
    "f9 e9 e10 g8 f11",
    "j8 k8 j7 j9 i10",
    "h9 g8 f8 f10 g9 h10 e9 f9 e10 e8 d10",
    "h6 i5 j4 g5 h5 h7 g6 i6 i4 j3 k4",
    "f9 e9 e10 g8 f11 f8 d9 c8 g10 d10 g7",
    "j8 k8 j7 j9 i10 k10 k9 i7 l11 j11 i12",
    "h6 i5 j4 g5 h5 h7 g6 i6 i4 j3 k4 h4 f6 f7 g8 i7 g7",
    "f9 e9 e10 g8 f11 f8 d9 c8 g10 d10 g7 c9 c10 e8 d8 h9 g12",
    "j8 k8 j7 j9 i10 k10 k9 i7 l11 j11 i12 i9 l10 l12 g10 h11 j10",
    "f8 g9 e9 g7 f10 f7 e10 g10 g8 e8 f9 d11 g11 d8 d9 f12 f11",
    "h6 i5 j4 g5 h5 h7 g6 i6 i4 j3 k4 h4 f6 f7 g8 i7 g7 h8 j6 h10 k6 g9 h9",
    "f9 e9 e10 g8 f11 f8 d9 c8 g10 d10 g7 c9 c10 e8 d8 h9 g12 h13 g11 g9 f12 f10 e11",
    "j8 k8 j7 j9 i10 k10 k9 i7 l11 j11 i12 i9 l10 l12 g10 h11 j10 h10 i11 h12 h9 f11 l8",
    "f8 g9 e9 g7 f10 f7 e10 g10 g8 e8 f9 d11 g11 d8 d9 f12 f11 g12 d10 c10 e12 h7 i7",
    "h6 i5 j4 g5 h5 h7 g6 i6 i4 j3 k4 h4 f6 f7 g8 i7 g7 h8 j6 h10 k6 g9 h9 f10 e11 g10 i10 f8 i11 g11 d6",
    "f9 e9 e10 g8 f11 f8 d9 c8 g10 d10 g7 c9 c10 e8 d8 h9 g12 h13 g11 g9 f12 f10 e11 c11 b12 h11 h10 e13 e12 d12 f14",
    "f8 g9 e9 g7 f10 f7 e10 g10 g8 e8 f9 d11 g11 d8 d9 f12 f11 g12 d10 c10 e12 h7 i7 h5 h8 c9 e7 c8 c11 b12 g6",
    "g10 g9 h10 i10 f9 h11 e10 g8 g12 f11 g11 f7 h9 f12 i8 j7 i7 h6 g6 i5 j5 f10 j9 h7 g7 e11 h8 g13 d10 i9 d7",
)


def middle_game_positions() -> Iterator[Position]:
    for game in _GAMES:
        position = Position(RULES)
        for name in game.split():
            position.play(point_from_human(name, RULES))
        yield position
