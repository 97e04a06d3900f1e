"""Checks the moves of a tree that was read from a file. Illegal moves are stored as uninterpreted properties."""

from collections.abc import Mapping
from dataclasses import replace

from studio.game.errors import StudioError
from studio.game.files import messages
from studio.game.files.limits import MAX_WARNINGS
from studio.game.files.report import Report
from studio.game.files.unplayable import keep_unplayable
from studio.game.message import Message
from studio.game.node import Node, Visit
from studio.game.record import GameRecord
from studio.game.rules import Overline
from studio.game.stones import PASS

# After enough reported errors, the error is None.
Problem = tuple[Node, Message, StudioError | None]
"""A node that cannot be played, the message about it, and the error (or None)."""


def validate_moves(record: GameRecord, report: Report, offsets: Mapping[Node, int], rules_known: bool) -> None:
    """Check every move.

    For an illegal move, warn and store its text as a property of its node. If moves are illegal and `rules_known` is
    False, also try other rules: freestyle instead of renju, then exact lines instead of freestyle. The rules with the
    fewest illegal moves are kept.
    """
    problems = _problems(record)
    if problems and not rules_known and record.rules.overline is Overline.RENJU:
        problems = _try_rules(record, problems, Overline.WINS, messages.NOT_RENJU, report)
    if problems and not rules_known and record.rules.is_freestyle:
        problems = _try_rules(record, problems, Overline.NOTHING, messages.EXACT_LINES, report)
    for node, message, error in problems:
        side = node.move.stone if node.move else None
        report.warn(message, offsets.get(node), move=node.move, setup=node.setup, side=side, error=error)
        keep_unplayable(node, record.rules)


def _problems(record: GameRecord) -> list[Problem]:
    problems: list[Problem] = []
    for visit in record.replay():
        if visit.problem is not None:
            error = visit.problem.with_traceback(None) if len(problems) < MAX_WARNINGS else None
            problems.append((visit.node, _message(visit), error))
    return problems


def _try_rules(
    record: GameRecord, problems: list[Problem], overline: Overline, message: Message, report: Report
) -> list[Problem]:
    """Give the record the rule `overline` if this makes fewer moves illegal. Return the problems that remain."""
    first = record.rules
    record.rules = replace(first, overline=overline)
    fewer = _problems(record)
    if len(fewer) < len(problems):
        report.warn(message, win_length=first.win_length)
        return fewer
    record.rules = first
    return problems


def _message(visit: Visit) -> Message:
    move = visit.node.move
    if move is None or visit.node.setup is not None:
        return messages.SETUP_LEFT_OUT
    return messages.PASS_LEFT_OUT if move.point == PASS else messages.MOVE_LEFT_OUT
