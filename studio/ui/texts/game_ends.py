"""Texts about the end of a game: who has won, and how."""

from PySide6.QtCore import QObject

from studio.game.message import fill
from studio.game.position import Position
from studio.game.record import Outcome, outcome_named
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def winner_of(result: str) -> Stone | None:
    """Return the winner according to an SGF result, or None for a draw and without a result."""
    outcome = outcome_named(result)
    return {Outcome.BLACK_WINS: Stone.BLACK, Outcome.WHITE_WINS: Stone.WHITE}.get(outcome)


def end_heading(result: str, rules: Rules, person: Stone | None, names: tuple[str, str]) -> str:
    """Return a text about the winner, or that the game is a draw. Return an empty text without a result.

    `person` is the only person in the game, who is called "you", or None. `names` are the names of Black and White.
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


def end_reason(result: str, rules: Rules) -> str:
    """Return a text that says how a finished game ended. A game without a winner is over because the board is full."""
    winner = winner_of(result)
    if winner is None:
        return translate("GameEnds", "The board is full")
    loser = side_name(winner.opponent, rules)
    ending = result.strip().lower().partition("+")[2]
    if ending in {"r", "resign"}:
        return fill(translate("GameEnds", "{side} resigned"), side=loser)
    if ending in {"t", "time"}:
        return fill(translate("GameEnds", "{side} ran out of time"), side=loser)
    return fill(translate("GameEnds", "{count} in a row"), count=str(rules.win_length))


class MoveCounts(QObject):
    """Texts with numbers of moves. A QObject, so that `tr` can form plurals."""

    def moves(self, count: int) -> str:
        return self.tr("%n move(s)", "", count)


def end_rows(position: Position, last: int | None) -> list[int]:
    """Return the rows of the points in the winning line, or the row of the last move without such a line.

    Row 0 is at the top. Return an empty list if there is no move.
    """
    points = position.winning_line() or (() if last is None else (last,))
    return [point // position.rules.columns for point in points]
