"""Formats the results of a match as text or as one JSON object."""

import json
from collections.abc import Iterator
from pathlib import Path

from studio.commands.opening import printable, printable_lines
from studio.game.percent import percent
from studio.matches.plan import MatchPlan
from studio.matches.ratings import Rating
from studio.matches.sentences import elo_sentence, games_sentence, in_order, shows_openings, sprt_sentence
from studio.matches.standings import RoundStandings, Standings, Start, Tally
from studio.matches.tables import page_of

_LONGEST_NAME = 44


def as_text(plan: MatchPlan, standings: Standings) -> str:
    return "\n".join(_lines(plan, standings)).rstrip()


def _lines(plan: MatchPlan, standings: Standings) -> Iterator[str]:
    if plan.title:
        yield printable(plan.title)
        yield printable(plan.question)
        yield ""
    for round_ in standings.rounds:
        yield from _round_lines(round_)
        yield ""
    if standings.sprt is not None:
        yield printable(sprt_sentence(plan, standings.sprt))


def _round_lines(round_: RoundStandings) -> Iterator[str]:
    yield printable_lines(games_sentence(round_))
    if not round_.round.is_alone:
        yield ""
        yield from _table(round_)
        yield ""
        yield printable(elo_sentence(round_))
    if shows_openings(round_):
        yield ""
        yield from _openings(round_.starts)


def _table(round_: RoundStandings) -> Iterator[str]:
    players = in_order(round_)
    width = max(6, *(len(_short(player.name)) for player in players))
    head = f"    {'player':<{width}}   Elo      ±   games   won drawn  lost  flags faults  points"
    yield head + "".join(f"{number:>9}" for number in range(1, len(players) + 1))
    for number, player in enumerate(players, 1):
        tally = player.tally
        cells = "".join(f"{_cell(player.against.get(other.name)):>9}" for other in players)
        yield (
            f"{number:>2}  {_short(player.name):<{width}} {_elo(player.rating)} {tally.games:>7,} {tally.wins:>5,} "
            f"{tally.draws:>5,} {tally.losses:>5,} {tally.flags:>6,} {tally.faults:>6,} "
            f"{percent(tally.share):>7}{cells}"
        )


def _elo(rating: Rating | None) -> str:
    if rating is None:
        return f"{'–':>6} {'':>6}"
    if rating.is_open:
        return f"{rating.elo:>+6.0f} {'open':>6}"
    return f"{rating.elo:>+6.0f} {rating.margin:>6.0f}"


def _cell(tally: Tally | None) -> str:
    """Return the score against an opponent as text, such as 3.5/6. If `tally` is None, return a dot."""
    return f"{tally.points:g}/{tally.games}" if tally is not None else "·"


def _openings(starts: tuple[Start, ...]) -> Iterator[str]:
    width = max([7, *(len(start.opening) for start in starts)])
    yield f"    {'opening':<{width}}  Black  White  drawn   simulations   drawn simulations"
    for start in starts:
        first = start.first
        share = first.draws / first.simulations if first.simulations else 0.0
        yield (
            f"    {start.opening:<{width}} {start.black_wins:>6,} {start.white_wins:>6,} {start.draws:>6,}  "
            f"{first.simulations:>12,}  {first.draws:>9,} {percent(share):>7}"
        )
    yield ""
    yield "    The last columns count the simulations of the first search after each opening, and the draws among them."


def _short(name: str) -> str:
    name = printable(name)
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


# JSON


def as_json(plan: MatchPlan, standings: Standings, folder: Path, end: str) -> str:
    return json.dumps(page_of(plan, standings, folder) | {"end": end}, indent=1, allow_nan=False)
