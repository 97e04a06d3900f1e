"""Reads a list of moves that a person wrote, such as `h8 i9`, `h8i9`, or the columns `4455`."""

import re

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import PASS, Move

_POINT = re.compile("[A-Za-z][1-9][0-9]?", re.ASCII)
_POINTS = re.compile(f"(?:{_POINT.pattern})+", re.ASCII)
_COLUMN = re.compile("[0-9]+", re.ASCII)


def play_given(position: Position, moves: str) -> None:
    """Play the moves in a text. If a move is illegal, raise an error and leave the position unchanged."""
    for point in _points(moves, position):
        position.make(Move(position.to_move, point))


def _points(text: str, position: Position) -> list[int]:
    follow, points = position.copy(), []
    for word in text.replace(",", " ").split():
        if word == "pass":
            follow.pass_turn()
            points.append(PASS)
            continue
        for step in _steps(word, position.rules):
            columns = position.rules.gravity and _COLUMN.fullmatch(step)
            move = follow.drop(int(step) - 1) if columns else follow.play(point_from_human(step, position.rules))
            points.append(move.point)
    return points


def _steps(word: str, rules: Rules) -> list[str]:
    """Split a word into moves, such as 4455 in games with gravity, or h8i9 in other games."""
    if rules.gravity and word.isascii() and word.isdigit():
        return list(word)
    return _POINT.findall(word) if _POINTS.fullmatch(word) else [word]
