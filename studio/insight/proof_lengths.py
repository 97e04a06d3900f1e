"""Updates the lengths and lines of proven wins in a judgement to those in the record, so that each win has one length.

No Qt. All lengths are upper bounds. A later search may prove a shorter win, or find a length that the review did not
know. The review's marks and win rates do not change.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult, Proof
from studio.game.record import GameRecord


def with_present_lengths(
    record: GameRecord, node: Node, found: MoveJudgement, lines: Iterable[Sequence[int]] = ()
) -> MoveJudgement:
    """Return the judgement of a node's move, with the lengths that its proven results now have in the record.

    `lines` are additional lines of a proven win by the better move.
    """
    parent = node.parent
    if parent is None:
        return found
    known = found.known
    if known.is_certain and found.better is not None:
        known = known.joined(record.known_moves(parent).get(found.better, NOTHING_KNOWN))
    changed = replace(
        found,
        known=known,
        before=_joined(found.before, record.known(parent)),
        after=_joined(found.after, record.known(node).before),
    )
    if known.proof is not Proof.WIN or found.better is None:
        return changed
    fitting = fitting_line((found.line, *lines), found.better, known.moves)
    return replace(changed, line=fitting)


def fitting_line(lines: Iterable[Sequence[int]], move: int, plies: int | None) -> tuple[int, ...]:
    """Return the longest line that begins with `move` and has at most `plies` moves.

    If there is none, return the move alone. If `plies` is None, the length of the win is unknown, and lines of any
    length are allowed.
    """
    fitting = (tuple(line) for line in lines if tuple(line[:1]) == (move,) and (plies is None or len(line) <= plies))
    return max(fitting, key=len, default=(move,))


# Implementation


def _joined(prospect: Prospect, known: KnownResult) -> Prospect:
    return replace(prospect, known=prospect.known.joined(known)) if prospect.known.is_certain else prospect
