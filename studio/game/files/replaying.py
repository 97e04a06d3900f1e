"""Makes a tree that a file gave playable, without losing what cannot be played."""

from collections.abc import Mapping
from dataclasses import replace

from studio.game.errors import StudioError
from studio.game.files.limits import MAX_WARNINGS
from studio.game.files.report import Report
from studio.game.files.unplayable import keep_unplayable
from studio.game.node import Node, Visit
from studio.game.record import GameRecord
from studio.game.rules import Overline
from studio.game.stones import PASS

Problem = tuple[Node, str, StudioError | None]
"""A node that cannot be played and why; more errors than can be told are not kept, nor what they were raised from."""


def settle(record: GameRecord, report: Report, offsets: Mapping[Node, int], rules_known: bool) -> None:
    """Check every move. One that cannot be played is warned of and kept as an unread property of its node.

    Where the file does not say what a longer line is worth, and the game goes on after one, it was played by
    the rule under which it could: then the record gets that rule.
    """
    problems = _problems(record)
    if problems and not rules_known and record.rules.overline is Overline.WINS:
        problems = _try_exact_lines(record, problems, report)
    for node, sentence, error in problems:
        side = node.move.stone if node.move else None
        report.warn("unplayable", sentence, offsets.get(node), move=node.move, setup=node.setup, side=side, error=error)
        keep_unplayable(node, record.rules)


def _problems(record: GameRecord) -> list[Problem]:
    problems: list[Problem] = []
    for visit in record.replay():
        if visit.problem is not None:
            error = visit.problem.with_traceback(None) if len(problems) < MAX_WARNINGS else None
            problems.append((visit.node, _sentence(visit), error))
    return problems


def _try_exact_lines(record: GameRecord, problems: list[Problem], report: Report) -> list[Problem]:
    first = record.rules
    record.rules = replace(first, overline=Overline.NOTHING)
    fewer = _problems(record)
    if len(fewer) < len(problems):
        report.warn(
            "exact_lines",
            "The game goes on after a line that is too long, so it was read with the rule that only exactly "
            f"{first.win_length} in a row win.",
            win_length=first.win_length,
        )
        return fewer
    record.rules = first
    return problems


def _sentence(visit: Visit) -> str:
    move, reason = visit.node.move, visit.problem.sentence if visit.problem else ""
    if move is None or visit.node.setup is not None:
        return f"The stones set up here were left out. {reason}"
    if move.point == PASS:
        return f"A pass of {move.stone.colour} was left out. {reason}"
    return f"A move of {move.stone.colour} was left out. {reason}"
