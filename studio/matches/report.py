"""The report of a match: the page `index.html` in its folder."""

# It opens in a browser without this program.

import logging
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from studio.game.errors import FileError, StudioError
from studio.game.files.saving import file_error, replace_file
from studio.game.percent import percent
from studio.game.stones import Stone
from studio.keeping.drawing import xml_text
from studio.keeping.html_pages import MARK, Column, folded, heading, page, paragraph, plots, table
from studio.matches import messages
from studio.matches.plan import MatchPlan
from studio.matches.plots import round_plots
from studio.matches.report_settings import settings_blocks
from studio.matches.result import Result
from studio.matches.sentences import (
    elo_sentence,
    games_sentence,
    in_order,
    match_title,
    rating_text,
    round_title,
    shows_openings,
    sprt_sentence,
)
from studio.matches.standings import RoundStandings, Standing, Standings, Start, Tally
from studio.matches.store import GAMES, Program, read_program

PAGE = "index.html"
_MOST_OPEN = 100
"""The maximum number of games in an unfolded list."""
_MARK_BYTES = 400
_GAME_NUMBERS = ("moves after the opening", "seconds", "simulations", "drawn simulations")
_logger = logging.getLogger(__name__)


def write_report(folder: Path, plan: MatchPlan, standings: Standings, results: Iterable[Result]) -> Path:
    """Write the report into the folder of a match, and return its path.

    Raise FileError if there is a page of another program.
    """
    path = folder / PAGE
    if not _is_replaceable(path):
        raise FileError(messages.OTHER_PAGE, path=str(path))
    text = report_of(plan, standings, results, read_program(folder))
    replace_file(path, text.encode("utf-8", "replace"))
    return path


def try_report(folder: Path, plan: MatchPlan, standings: Standings, results: Iterable[Result]) -> None:
    """Write the report. If that fails, only log the reason: the match is complete without a report."""
    try:
        write_report(folder, plan, standings, results)
    except StudioError as error:
        _logger.warning("The report of a match was not written: %s", error)


def report_of(plan: MatchPlan, standings: Standings, results: Iterable[Result], program: Program) -> str:
    """Return the page: standings, plots and games of each round, then the settings."""
    games: dict[int, list[Result]] = {place: [] for place in range(len(plan.rounds))}
    for result in sorted(results, key=lambda result: result.number):
        games[result.round].append(result)
    blocks: list[str] = [paragraph(plan.question)] if plan.question else []
    if len(plan.rounds) > 1:
        blocks.append(paragraph(f"{standings.played:,} of {standings.of:,} games have been played."))
    for place, round_ in enumerate(standings.rounds):
        blocks += _round_blocks(plan, round_, games[place])
    if standings.sprt is not None:
        blocks += [heading("Sequential test"), paragraph(sprt_sentence(plan, standings.sprt))]
    return page(match_title(plan), [*blocks, *settings_blocks(plan, program)])


# Rounds


def _round_blocks(plan: MatchPlan, round_: RoundStandings, games: Sequence[Result]) -> Iterator[str]:
    if len(plan.rounds) > 1:
        yield heading(round_title(round_.round))
    for sentence in games_sentence(round_).split("\n"):
        yield paragraph(sentence)
    level = 3 if len(plan.rounds) > 1 else 2
    if not round_.round.is_alone:
        yield heading("Standings", level)
        yield _standings_table(in_order(round_))
        yield paragraph(elo_sentence(round_))
    yield plots(round_plots(plan, round_))
    if not round_.round.is_alone:
        yield heading("Points between players", level)
        yield _cross_table(in_order(round_))
    if shows_openings(round_):
        yield heading("Openings", level)
        yield _openings_table(round_.starts)
    yield heading("Games", level)
    yield folded(f"{len(games):,} finished games", _games_table(games), is_open=len(games) <= _MOST_OPEN)


def _standings_table(players: Sequence[Standing]) -> str:
    columns = (
        Column("", is_number=True),
        Column("player"),
        Column(
            "Elo, 95 % interval",
            is_short=True,
            tip="Maximum-likelihood estimate from pairs of games with the same opening",
        ),
        Column("points", is_number=True, tip="Share of all points; a draw counts one half"),
        *(Column(name, is_number=True) for name in ("games", "won", "drawn", "lost")),
        Column("on time", is_number=True, tip="Games lost on time"),
        Column("faults", is_number=True, tip="Games lost because the player failed or made no legal move"),
        *(Column(name, is_number=True) for name in ("moves", "simulations per move", "draws per move")),
    )
    return table(columns, (_standing_row(number, player) for number, player in enumerate(players, 1)))


def _standing_row(number: int, player: Standing) -> tuple[str, ...]:
    tally, cost = player.tally, player.cost
    counts = (tally.games, tally.wins, tally.draws, tally.losses, tally.flags, tally.faults, cost.moves)
    means = (cost.simulations / cost.moves, cost.draws / cost.moves) if cost.moves else (0.0, 0.0)
    return (
        str(number),
        xml_text(player.name),
        rating_text(player.rating) if player.rating is not None else "–",
        percent(tally.share) if tally.games else "–",
        *(f"{count:,}" for count in counts),
        *(f"{mean:,.1f}" for mean in means),
    )


def _cross_table(players: Sequence[Standing]) -> str:
    numbers = [Column(str(number), is_number=True, tip=one.name) for number, one in enumerate(players, 1)]
    columns = (Column("", is_number=True), Column("points of the row's player / games"), *numbers)
    rows = (
        (str(number), xml_text(one.name), *(_cell(one.against.get(other.name)) for other in players))
        for number, one in enumerate(players, 1)
    )
    return table(columns, rows)


def _cell(tally: Tally | None) -> str:
    return f"{tally.points:g}/{tally.games}" if tally is not None else "·"


def _openings_table(starts: Iterable[Start]) -> str:
    names = ("Black won", "White won", "drawn", "simulations of the first search", "drawn simulations")
    columns = (Column("opening"), *(Column(name, is_number=True) for name in names))
    return table(columns, (_opening_row(start) for start in starts))


def _opening_row(start: Start) -> tuple[str, ...]:
    counts = (start.black_wins, start.white_wins, start.draws, start.first.simulations, start.first.draws)
    return xml_text(start.opening), *(f"{count:,}" for count in counts)


# Games


def _games_table(games: Iterable[Result]) -> str:
    columns = (
        Column("record", is_number=True, tip="Opens or saves the game as SGF"),
        *(Column(name) for name in ("Black", "White", "opening", "winner", "end")),
        *(Column(name, is_number=True) for name in _GAME_NUMBERS),
    )
    return table(columns, (_game_row(result) for result in games))


def _game_row(result: Result) -> tuple[str, ...]:
    number, costs = result.number + 1, (result.black_cost, result.white_cost)
    end = f"{result.reason}: {result.sentence}" if result.sentence else str(result.reason)
    return (
        f'<a href="{GAMES}/{number:06}.sgf">{number}</a>',
        xml_text(result.black),
        xml_text(result.white),
        xml_text(result.opening),
        xml_text(_winner(result)),
        xml_text(end),
        str(result.moves),
        f"{sum(cost.seconds for cost in costs):,.1f}",
        f"{sum(cost.simulations for cost in costs):,}",
        f"{sum(cost.draws for cost in costs):,}",
    )


def _winner(result: Result) -> str:
    if result.winner is None:
        return "draw"
    return result.black if result.winner is Stone.BLACK else result.white


def _is_replaceable(path: Path) -> bool:
    """Return whether a report may be written to this path. The path must not contain a page of another program."""
    try:
        with path.open("rb") as stream:
            return MARK.encode() in stream.read(_MARK_BYTES)
    except FileNotFoundError:
        return True
    except OSError as error:
        raise file_error(error, path) from error
