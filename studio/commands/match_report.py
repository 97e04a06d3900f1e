"""Writes the results of a match as text or as one JSON object."""

import json
from collections.abc import Iterator
from pathlib import Path

from studio.commands.opening import printable
from studio.matches.plan import MatchPlan
from studio.matches.ratings import Rating
from studio.matches.sprt import Decision, SprtState
from studio.matches.standings import RoundStandings, Standing, Standings, Start, Tally
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
        yield _sprt_line(plan, standings.sprt)


def _round_lines(round_: RoundStandings) -> Iterator[str]:
    rules = round_.round.rules
    title = f"{printable(round_.round.title)}. " if round_.round.title else ""
    yield f"{title}{rules.title}: {rules.describe()} {round_.played:,} of {round_.of:,} games."
    yield f"Black won {round_.black_wins:,}, White won {round_.white_wins:,}, drawn {round_.draws:,}."
    if not round_.round.is_alone:
        yield ""
        yield from _table(round_)
        yield ""
        yield _elo_line(round_)
    if shows_openings(round_):
        yield ""
        yield from _openings(round_.starts)


def shows_openings(round_: RoundStandings) -> bool:
    """Return whether the round compares openings: one player plays against itself, or each opening is one move."""
    return round_.round.is_alone or all(
        len(opening.moves) == 1 and not opening.setup for opening in round_.round.openings
    )


def _table(round_: RoundStandings) -> Iterator[str]:
    places = sorted(range(len(round_.players)), key=lambda place: _strength(round_.players[place]), reverse=True)
    players = [round_.players[place] for place in places]
    width = max(6, *(len(_short(player.name)) for player in players))
    head = f"    {'player':<{width}}   Elo      ±   games   won drawn  lost  flags faults  points"
    yield head + "".join(f"{number:>9}" for number in range(1, len(players) + 1))
    for number, player in enumerate(players, 1):
        tally = player.tally
        cells = "".join(f"{_cell(player.against.get(other.name)):>9}" for other in players)
        yield (
            f"{number:>2}  {_short(player.name):<{width}} {_elo(player.rating)} {tally.games:>7,} {tally.wins:>5,} "
            f"{tally.draws:>5,} {tally.losses:>5,} {tally.flags:>6,} {tally.faults:>6,} {tally.share:>7.1%}{cells}"
        )


def _strength(player: Standing) -> tuple[float, float]:
    return player.rating.elo if player.rating is not None else 0.0, player.tally.share


def _elo(rating: Rating | None) -> str:
    if rating is None:
        return f"{'–':>6} {'':>6}"
    if rating.is_open:
        return f"{rating.elo:>+6.0f} {'open':>6}"
    return f"{rating.elo:>+6.0f} {rating.margin:>6.0f}"


def _cell(tally: Tally | None) -> str:
    """Return points and games against an opponent, such as 3.5/6."""
    return f"{tally.points:g}/{tally.games}" if tally is not None else "·"


def _elo_line(round_: RoundStandings) -> str:
    anchor = f"{printable(round_.anchor)} is 0" if round_.anchor else "the mean is 0"
    open_ = " open: one side won all games, so only a lower bound is known." if _is_open(round_) else ""
    return f"Elo with 95 % interval, computed from pairs of games per opening; {anchor}.{open_}"


def _is_open(round_: RoundStandings) -> bool:
    return any(player.rating is not None and player.rating.is_open for player in round_.players)


def _openings(starts: tuple[Start, ...]) -> Iterator[str]:
    width = max([7, *(len(start.opening) for start in starts)])
    yield f"    {'opening':<{width}}  Black  White  drawn   simulations  drawn simulations"
    for start in starts:
        first = start.first
        share = first.draws / first.simulations if first.simulations else 0.0
        yield (
            f"    {start.opening:<{width}} {start.black_wins:>6,} {start.white_wins:>6,} {start.draws:>6,}  "
            f"{first.simulations:>12,}  {first.draws:>9,} {share:>6.1%}"
        )
    yield ""
    yield "    Simulations of the first search after each opening, and how many of them were draws."


def _sprt_line(plan: MatchPlan, test: SprtState) -> str:
    first, second = (printable(contestant.name) for contestant in plan.rounds[0].contestants)
    elo0, elo1 = (plan.sprt.elo0, plan.sprt.elo1) if plan.sprt else (0.0, 0.0)
    said = {
        Decision.H0: f"{first} is not {elo1:g} Elo stronger than {second}",
        Decision.H1: f"{first} is more than {elo0:g} Elo stronger than {second}",
        Decision.UNDECIDED: "undecided",
    }[test.decision]
    return (
        f"Sequential test of {elo0:g} against {elo1:g} Elo: {said}. Log-likelihood ratio {test.ratio:.2f}, "
        f"bounds {test.lower:.2f} and {test.upper:.2f}; pairs by score {' '.join(map(str, test.counts))}."
    )


def _short(name: str) -> str:
    name = printable(name)
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


# JSON


def as_json(plan: MatchPlan, standings: Standings, folder: Path, end: str) -> str:
    return json.dumps(page_of(plan, standings, folder) | {"end": end}, indent=1, allow_nan=False)
