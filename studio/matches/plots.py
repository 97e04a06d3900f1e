"""The standings of a match as drawings: Elo with intervals, scores, and results of openings."""

from studio import __version__
from studio.game.percent import percent
from studio.keeping.drawing import Drawing, sheet_of
from studio.keeping.svg_bars import Bar, Interval, Part, interval_plot, stacked_bars
from studio.matches.plan import MatchPlan
from studio.matches.ratings import Rating
from studio.matches.sentences import in_order, match_title, rating_text, round_title, shows_openings
from studio.matches.standings import RoundStandings, Standing, Standings, Start

# Small differences must not fill the plot.
_LEAST_REACH = 50.0
"""The axis reaches at least this many Elo to either side of 0."""
_MOST_OPENINGS = 40
_RESULTS = (
    Part("won", "#1f5fa8", "#ffffff"),
    Part("drawn", "#c3c9d1", "#1c2127"),
    Part("lost", "#f0c9a8", "#1c2127"),
)
_COLOURS = (
    Part("Black won", "#2b3138", "#ffffff"),
    Part("drawn", "#aeb6c0", "#1c2127"),
    Part("White won", "#f4f3ef", "#1c2127"),
)


def match_plot(plan: MatchPlan, standings: Standings) -> Drawing:
    """Return all plots of a match in one drawing, one row per round."""
    caption = (
        f"{standings.played:,} of {standings.of:,} games · seed {plan.seed} · MCTS Studio {__version__}. "
        "Elo with 95 % intervals from pairs of games; a draw counts one half."
    )
    rows = [row for round_ in standings.rounds for row in _pairs(round_plots(plan, round_))]
    return sheet_of(match_title(plan), caption, rows)


def round_plots(plan: MatchPlan, round_: RoundStandings) -> list[Drawing]:
    """Return the plots of one round.

    The titles name the round if the match has several.
    """
    of_round = f", {round_title(round_.round)}" if len(plan.rounds) > 1 else ""
    found = (
        [] if round_.round.is_alone else [_elo_plot(f"Elo{of_round}", round_), _score_plot(f"Scores{of_round}", round_)]
    )
    return found + ([_opening_plot(f"Openings{of_round}", round_)] if shows_openings(round_) else [])


def _pairs(drawings: list[Drawing]) -> list[list[Drawing]]:
    return [drawings[at : at + 2] for at in range(0, len(drawings), 2)]


def _elo_plot(title: str, round_: RoundStandings) -> Drawing:
    rated = [_interval(player.name, player.rating) for player in in_order(round_) if player.rating is not None]
    note = "Elo needs finished pairs of games that connect all players."
    return interval_plot(title, rated, least_reach=_LEAST_REACH, note=note)


def _interval(name: str, rating: Rating) -> Interval:
    sides = {"is_open_below": rating.is_open_below, "is_open_above": rating.is_open_above}
    return Interval(name, rating.elo, rating.low, rating.high, rating_text(rating), **sides)


def _score_plot(title: str, round_: RoundStandings) -> Drawing:
    colours = f"Black won {round_.black_wins:,}, White won {round_.white_wins:,}, drawn {round_.draws:,}"
    note = f"{round_.played:,} of {round_.of:,} games: {colours}."
    return stacked_bars(title, _RESULTS, [_score_bar(player) for player in in_order(round_)], note=note)


def _score_bar(player: Standing) -> Bar:
    tally = player.tally
    label = f"{percent(tally.share)} of {tally.games:,}" if tally.games else "no games"
    return Bar(player.name, (tally.wins, tally.draws, tally.losses), label)


def _opening_plot(title: str, round_: RoundStandings) -> Drawing:
    bars = [_opening_bar(start) for start in round_.starts[:_MOST_OPENINGS]]
    left = len(round_.starts) - len(bars)
    note = f"… and {left:,} other openings" if left > 0 else "" if bars else "No game has ended."
    return stacked_bars(title, _COLOURS, bars, note=note)


def _opening_bar(start: Start) -> Bar:
    first = start.first
    drawn = f"{percent(first.draws / first.simulations)} of simulations drawn" if first.simulations else ""
    return Bar(start.opening, (start.black_wins, start.draws, start.white_wins), drawn)
