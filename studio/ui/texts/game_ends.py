"""Texts about the end of a game: who has won and how."""

from PySide6.QtCore import QObject

from studio.game.forbidden_defence import forbidden_defence_at_end
from studio.game.message import fill
from studio.game.messages import COULD_NOT_PLAY
from studio.game.position import Position
from studio.game.record import Outcome, outcome_named, outcome_of, result_of
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.messages import translated
from studio.ui.texts.sides import result_text, side_name
from studio.ui.texts.translating import translate


def winner_of(result: str) -> Stone | None:
    """Return the winner that an SGF result states, or None."""
    outcome = outcome_named(result)
    return {Outcome.BLACK_WINS: Stone.BLACK, Outcome.WHITE_WINS: Stone.WHITE}.get(outcome)


def end_heading(result: str, rules: Rules, person: Stone | None, names: tuple[str, str]) -> str:
    """Return who won, or that the game is a draw.

    If there is no result, the text is empty. `person` is the side of the only person in the game, who is called "you",
    or None. `names` are the names of Black and White.
    """
    winner = winner_of(result)
    if winner is None:
        return translate("GameEnds", "Draw") if outcome_named(result) is Outcome.DRAW else ""
    if winner is person:
        return translate("GameEnds", "You won")
    name, side = names[0 if winner is Stone.BLACK else 1], side_name(winner, rules)
    if not name:
        return fill(translate("GameEnds", "{side} won"), side=side)
    if person is not None:
        return fill(translate("GameEnds", "{player} won"), player=name)
    return fill(translate("GameEnds", "{side} won: {player}"), side=side, player=name)


def end_reason(result: str, position: Position) -> str:
    """Return how a game ended, as text. `position` is its last position."""
    # A game without a winner is over because the board is full.
    if winner_of(result) is None:
        return translate("GameEnds", "The board is full")
    return _given_up(result, position.rules) or _in_a_row(position)


def _in_a_row(position: Position) -> str:
    """Return a text such as "5 in a row". If the win depended on a forbidden point, the text also names it."""
    text = fill(translate("GameEnds", "{count} in a row"), count=str(position.rules.win_length))
    reason = forbidden_defence_at_end(position)
    if reason is None:
        return text
    barred = translated(COULD_NOT_PLAY, reason.brief_fields).rstrip(".。")
    return fill(translate("GameEnds", "{won}; {reason}"), won=text, reason=barred)


def decided_end(position: Position) -> str:
    """Return who won with the last move, and how, such as "Black has won: 5 in a row". The game must be decided."""
    outcome, rules = outcome_of(position), position.rules
    return _with_reason(result_text(outcome, rules), end_reason(result_of(position), position))


def end_before_decision(result: str, rules: Rules) -> str:
    """Return who won and how, if the game ended before the board decided it.

    An example is "Black has won: White resigned". The text is empty if there is no result.
    """
    outcome = outcome_named(result)
    if outcome is Outcome.DRAW:
        return translate("GameEnds", "The game was drawn by agreement")
    return _with_reason(result_text(outcome, rules), _given_up(result, rules))


def _with_reason(won: str, reason: str) -> str:
    return fill(translate("GameEnds", "{won}: {reason}"), won=won, reason=reason) if won and reason else won


def _given_up(result: str, rules: Rules) -> str:
    """Return how the loser gave up the game. The text is empty if the loser did not give it up."""
    winner = winner_of(result)
    if winner is None:
        return ""
    loser = side_name(winner.opponent, rules)
    match result.strip().lower().partition("+")[2]:
        case "r" | "resign":
            return fill(translate("GameEnds", "{side} resigned"), side=loser)
        case "t" | "time":
            return fill(translate("GameEnds", "{side} ran out of time"), side=loser)
        case "f" | "forfeit":
            return fill(translate("GameEnds", "{side} forfeited the game"), side=loser)
    return ""


class MoveCounts(QObject):
    """Texts with numbers of moves."""

    # It is a QObject so that `tr` can form plurals.

    def moves(self, count: int) -> str:
        return self.tr("%n move(s)", "", count)
