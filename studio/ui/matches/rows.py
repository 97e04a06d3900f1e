"""Standings, openings and games of a match, as table rows in the language of the window."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale

from studio.game.message import fill
from studio.game.stones import Stone
from studio.matches.result import Result
from studio.matches.sentences import in_order
from studio.matches.standings import RoundStandings, Standing, Start, Tally
from studio.ui.matches.words import elo_text, margin_text, reason_text, winner_text
from studio.ui.tables.rows_model import Key, Row, RowsColumn
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate

_LOWEST = -1e9

Table = tuple[tuple[RowsColumn, ...], tuple[Row, ...]]


def standings_table(round_: RoundStandings, locale: QLocale) -> Table:
    """Return a table of the players' points and games, and of their results against each opponent."""
    players = in_order(round_)
    columns = (*_standings_columns(), *_opponent_columns(players, locale))
    return columns, tuple(_standing_row(place, players, locale) for place in range(len(players)))


def starts_table(round_: RoundStandings, locale: QLocale) -> Table:
    """Return a table of the openings.

    It has the results of their games, and the simulations of the first search after each opening.
    """
    rules = round_.round.rules
    black, white = side_name(Stone.BLACK, rules), side_name(Stone.WHITE, rules)
    rows = (_start_row(number, start, locale) for number, start in enumerate(round_.starts))
    return _starts_columns(black, white), tuple(rows)


def games_table(results: Iterable[Result], locale: QLocale) -> Table:
    """Return a table with one row for each finished game."""
    return _games_columns(), tuple(_game_row(result, locale) for result in results)


# Standings


def _standings_columns() -> tuple[RowsColumn, ...]:
    return (
        RowsColumn("", translate("Matches", "Rank")),
        RowsColumn(translate("Matches", "Player"), translate("Matches", "Name of the player"), is_words=True),
        RowsColumn(
            translate("Matches", "Elo"),
            translate("Matches", "Elo rating over all games, estimated from pairs of games with the same opening"),
        ),
        RowsColumn(
            translate("Matches", "± 95 %"),
            translate(
                "Matches",
                "Half the width of the 95 % interval. If one side won almost all games, only one bound of the "
                "interval is known and shown.",
            ),
            widest=max("≥ +888", translate("Matches", "unknown"), key=len),
        ),
        RowsColumn(translate("Matches", "Points"), translate("Matches", "Share of all points; a draw counts one half")),
        RowsColumn(translate("Matches", "Games"), translate("Matches", "Finished games"), gives_way=1),
        RowsColumn(translate("Matches", "Won"), translate("Matches", "Games won"), gives_way=2),
        RowsColumn(translate("Matches", "Drawn"), translate("Matches", "Games drawn"), gives_way=3),
        RowsColumn(
            translate("Matches", "Lost"),
            translate("Matches", "Games lost on the board, on time, or by a fault of the player"),
            gives_way=4,
        ),
        RowsColumn(translate("Matches", "Time"), translate("Matches", "Games lost on time"), gives_way=5),
        RowsColumn(
            translate("Matches", "Faults"),
            translate("Matches", "Games lost because the player failed or made no legal move"),
            gives_way=6,
        ),
    )


def _opponent_columns(players: tuple[Standing, ...], locale: QLocale) -> Iterable[RowsColumn]:
    """Yield one column per opponent. If there are only two players, yield nothing."""
    # There, the totals show the same results.
    if len(players) < 3:
        return
    for number, player in enumerate(players, 1):
        text = fill(translate("Matches", "Points and games against {player}"), player=contestant_text(player.name))
        yield RowsColumn(locale.toString(number), text)


def _standing_row(place: int, players: tuple[Standing, ...], locale: QLocale) -> Row:
    player = players[place]
    name = contestant_text(player.name)
    tally, rating = player.tally, player.rating
    counts = (tally.games, tally.wins, tally.draws, tally.losses, tally.flags, tally.faults)
    against = [player.against.get(other.name) for other in players] if len(players) > 2 else []
    texts = (
        locale.toString(place + 1),
        name,
        elo_text(rating, locale),
        margin_text(rating, locale),
        percent(tally.share, locale) if tally.games else "–",
        *(locale.toString(count) for count in counts),
        *(_cell(one, locale) for one in against),
    )
    keys: tuple[Key, ...] = (
        place,
        name.casefold(),
        rating.elo if rating is not None else _LOWEST,
        rating.margin if rating is not None else _LOWEST,
        tally.share,
        *counts,
        *(one.share if one is not None else _LOWEST for one in against),
    )
    return Row(place, texts, keys)


def _cell(tally: Tally | None, locale: QLocale) -> str:
    if tally is None:
        return "·"
    return f"{locale.toString(tally.points, 'g', 6)}/{locale.toString(tally.games)}"


# Openings


def _starts_columns(black: str, white: str) -> tuple[RowsColumn, ...]:
    return (
        RowsColumn(
            translate("Matches", "Opening"),
            translate("Matches", "Moves played before the players begin"),
            is_words=True,
        ),
        RowsColumn(black, fill(translate("Matches", "Games won by {player}"), player=black)),
        RowsColumn(white, fill(translate("Matches", "Games won by {player}"), player=white)),
        RowsColumn(translate("Matches", "Drawn"), translate("Matches", "Games drawn")),
        RowsColumn(
            translate("Matches", "Simulations"),
            translate("Matches", "Simulations in the first search after the opening"),
        ),
        RowsColumn(
            translate("Matches", "Drawn simulations"),
            translate("Matches", "Number of simulations that ended in a draw, in the first search after the opening"),
        ),
        RowsColumn(
            translate("Matches", "Share"),
            translate(
                "Matches", "Share of the simulations that ended in a draw, in the first search after the opening"
            ),
        ),
    )


def _start_row(number: int, start: Start, locale: QLocale) -> Row:
    first = start.first
    share = first.draws / first.simulations if first.simulations else 0.0
    counts = (start.black_wins, start.white_wins, start.draws, first.simulations, first.draws)
    texts = (
        start.opening,
        *(locale.toString(count) for count in counts),
        percent(share, locale) if first.simulations else "–",
    )
    return Row(number, texts, (number, *counts, share))


# Games


def _games_columns() -> tuple[RowsColumn, ...]:
    return (
        RowsColumn(
            translate("Matches", "Game"),
            translate("Matches", "Number of the game; a double click (Enter) opens its record in the main window"),
        ),
        RowsColumn(translate("Matches", "First"), translate("Matches", "Player with the first move"), is_words=True),
        RowsColumn(translate("Matches", "Second"), translate("Matches", "Player with the second move"), is_words=True),
        RowsColumn(
            translate("Matches", "Opening"),
            translate("Matches", "Moves played before the players begin"),
            is_words=True,
        ),
        RowsColumn(translate("Matches", "Winner"), translate("Matches", "Player who won"), is_words=True),
        RowsColumn(translate("Matches", "End"), translate("Matches", "Why the game ended"), is_words=True),
        RowsColumn(
            translate("Matches", "Moves after the opening"),
            translate("Matches", "Moves that the two players chose; the moves of the opening are not counted"),
        ),
        RowsColumn(translate("Matches", "Seconds"), translate("Matches", "Time of both players"), gives_way=1),
    )


def _game_row(result: Result, locale: QLocale) -> Row:
    seconds = result.black_cost.seconds + result.white_cost.seconds
    players = (contestant_text(result.black), contestant_text(result.white))
    words = (*players, result.opening, winner_text(result))
    reason = reason_text(result.reason)
    texts = (
        locale.toString(result.number + 1),
        *words,
        reason,
        locale.toString(result.moves),
        locale.toString(seconds, "f", 1),
    )
    keys: tuple[Key, ...] = (result.number, *words, reason, result.moves, seconds)
    return Row(result.number, texts, keys, is_quiet=result.winner is None, tip=result.sentence)
