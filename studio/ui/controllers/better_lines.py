"""Finds the line of a better move. The line ends before the first move that cannot be played on the board."""

from collections.abc import Sequence

from studio.game.position import Position
from studio.insight.mistakes import Judged
from studio.ui.controllers.told_lines import better_point


def better_line(judged: Judged) -> tuple[int, ...]:
    """Return the line of the better move. If the judged move was good, return an empty tuple."""
    found, better = judged.judgement, better_point(judged)
    if better is None:
        return ()
    return found.line if found is not None and found.line[:1] == (better,) else (better,)


def playable(position: Position, line: Sequence[int]) -> tuple[int, ...]:
    """Return the moves of `line` up to the first one that cannot be played."""
    # A file may contain any points.
    end, played = position.copy(), []
    for point in line:
        if not end.is_legal(point):
            break
        end.play(point)
        played.append(point)
    return tuple(played)
