"""Exports a match for other programs: games as CSV, everything as JSON."""

import csv
import io
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from studio import __version__
from studio.matches.game import Cost
from studio.matches.plan import MatchPlan
from studio.matches.result import Result
from studio.matches.standings import RoundStandings, Standing, Standings, Start, Tally

_COSTS = ("moves", "seconds", "simulations", "draws", "kept")
_HEADINGS = (
    *("game", "round", "rules", "opening", "black", "white", "winner", "reason", "fault", "said"),
    *(f"{side}_{cost}" for side in ("black", "white", "first") for cost in _COSTS),
)


def csv_of(plan: MatchPlan, results: tuple[Result, ...]) -> bytes:
    """Return CSV with one row per game, sorted by number."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(_HEADINGS)
    for result in sorted(results, key=lambda result: result.number):
        writer.writerow([_harmless(value) for value in _row(plan, result)])
    return text.getvalue().encode("utf-8-sig")


def json_of(plan: MatchPlan, standings: Standings, results: tuple[Result, ...], folder: Path) -> bytes:
    """Return standings and games as one JSON object."""
    games = [dict(zip(_HEADINGS, _row(plan, result), strict=True)) for result in results]
    page = page_of(plan, standings, folder) | {"results": games}
    return json.dumps(page, indent=1, allow_nan=False, ensure_ascii=False).encode()


def page_of(plan: MatchPlan, standings: Standings, folder: Path) -> dict[str, Any]:
    """Return everything about a match except its games, as a JSON object."""
    test = standings.sprt
    return {
        "version": __version__,
        "folder": str(folder),
        "title": plan.title,
        "question": plan.question,
        "seed": plan.seed,
        "games": standings.played,
        "of": standings.of,
        "rounds": [_round_page(round_) for round_ in standings.rounds],
        "sprt": None if test is None else {**asdict(test), "decision": str(test.decision)},
    }


def _row(plan: MatchPlan, result: Result) -> tuple[str | int | float, ...]:
    rules = plan.rounds[result.round].rules
    winner = "" if result.winner is None else result.winner.colour.lower()
    costs = (result.black_cost, result.white_cost, result.first_cost)
    return (
        result.number + 1,
        result.round + 1,
        rules.text,
        result.opening,
        result.black,
        result.white,
        winner,
        str(result.reason),
        result.fault,
        result.sentence,
        *(number for cost in costs for number in _numbers(cost)),
    )


def _numbers(cost: Cost) -> tuple[int | float, ...]:
    return (cost.moves, cost.seconds, cost.simulations, cost.draws, cost.kept)


def _harmless(value: str | int | float) -> str | int | float:
    """Return the value in a form that spreadsheets do not read as a formula."""
    # Names come from files.
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value


def _round_page(round_: RoundStandings) -> dict[str, Any]:
    return {
        "title": round_.round.title,
        "game": round_.round.rules.text,
        "games": round_.played,
        "of": round_.of,
        "black_wins": round_.black_wins,
        "white_wins": round_.white_wins,
        "draws": round_.draws,
        "anchor": round_.anchor or None,
        "players": [_player_page(player) for player in round_.players],
        "openings": [_opening_page(start) for start in round_.starts],
    }


def _player_page(player: Standing) -> dict[str, Any]:
    rating = player.rating
    return {
        "name": player.name,
        **_tally_page(player.tally),
        "elo": None if rating is None else round(rating.elo, 2),
        "elo_low": None if rating is None else round(rating.low, 2),
        "elo_high": None if rating is None else round(rating.high, 2),
        "elo_is_open": rating is not None and rating.is_open,
        "against": {name: _tally_page(tally) for name, tally in player.against.items()},
        "cost": {**asdict(player.cost), "seconds": round(player.cost.seconds, 3)},
    }


def _tally_page(tally: Tally) -> dict[str, Any]:
    return {**asdict(tally), "games": tally.games, "points": tally.points}


def _opening_page(start: Start) -> dict[str, Any]:
    return {
        "opening": start.opening,
        "black_wins": start.black_wins,
        "white_wins": start.white_wins,
        "draws": start.draws,
        "first_simulations": start.first.simulations,
        "first_simulations_drawn": start.first.draws,
    }
