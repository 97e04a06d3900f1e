"""Writes the report of reviewed games as JSON, and its moves as CSV.

`docs/review-report.md` describes the fields.
"""

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from math import isclose
from typing import Any

from studio import __version__
from studio.game.notation import move_name
from studio.game.position_analysis import KnownResult
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.insight.accuracy import DECIMALS, Figures, Phase, RatedMove, phase_borders
from studio.insight.key_moments import KeyMoment
from studio.insight.mistakes import Verdict, verdict
from studio.insight.remarks import sentence_on_resignation, sentences_on
from studio.insight.resignation import Resignation
from studio.keeping.csv_cells import csv_cell
from studio.keeping.move_table import missed_columns
from studio.keeping.review_report import SIDES, GameReport, Opening, PlayerReport, Rating, ReviewReport

FORMAT, VERSION = "mcts-studio-review-report", 1
_MARKS = {Verdict.MISTAKE: "mistake", Verdict.BLUNDER: "blunder"}
_SAME_RATE = 1e-6
_OF_GAME = ("number", "file", "game", "rules", "black", "white", "date", "result")
_OF_MOVE = (
    "move",
    "side",
    "played",
    "phase",
    "win_rate",
    "loss",
    "judged",
    "rated",
    "best",
    "mark",
    "better",
    "missed",
    "by",
    "line",
    "defences",
    "delaying",
    "undecided",
    "forbidden",
    "seconds",
    "comment",
    "open",
)
CSV_COLUMNS = tuple("report_game" if name == "number" else name for name in _OF_GAME) + _OF_MOVE
"""The columns of the table.

`report_game` is the number of the game in the report, `game` its number in its file, and `move` the number of the move.
"""


def json_parts(report: ReviewReport, page_of: Callable[[GameReport], str]) -> Iterator[str]:
    """Yield the report as JSON, one game after the other. `page_of` returns the file name of a game's page."""
    head = _dumped({"format": FORMAT, "version": VERSION, "program": __version__}).removesuffix("\n}")
    yield f'{head},\n "games": ['
    for number, game in enumerate(report.games):
        content = _dumped({**_game(game), "page": page_of(game), **_content(game)}, indent=2)
        yield f"{',' if number else ''}\n  {content}"
    end, players = "\n " if report.games else "", _dumped([_player(player) for player in report.players], indent=1)
    yield f'{end}],\n "players": {players}\n}}\n'


def csv_parts(report: ReviewReport) -> Iterator[str]:
    """Yield a CSV table of all games, one game after the other. Each row is a move."""
    yield _csv_text([CSV_COLUMNS])
    for game in report.games:
        head = [csv_cell(value) for value in _game(game).values()]
        yield _csv_text([*head, *map(_cell, move_row(move, game.rules).values())] for move in game.moves)


def _dumped(value: object, indent: int = 0) -> str:
    """Return a value as JSON text. Every line except the first is indented by `indent` spaces."""
    text = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    return text.replace("\n", f"\n{' ' * indent}")


def _csv_text(rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def _cell(value: object) -> object:
    """Return the cell of a CSV table. True and False are written as in JSON."""
    return str(value).lower() if isinstance(value, bool) else csv_cell(value)


def move_row(move: RatedMove, rules: Rules) -> dict[str, Any]:
    """Return the fields of a move."""
    judged, played = move.judged, move.judged.node.move
    rate = judged.black if judged.black is None or move.side is Stone.BLACK else 1 - judged.black
    mark = verdict(judged.drop)
    row = {
        "move": judged.ply,
        "side": move.side.colour.lower(),
        "played": "pass" if played is None or played.point == PASS else move_name(played.point, rules),
        "phase": str(move.phase),
        "win_rate": None if rate is None else round(rate, DECIMALS),
        "loss": move.loss,
        "judged": move.is_judged,
        "rated": move.is_rated,
        "best": move.is_best,
        "mark": "" if mark is None else _MARKS[mark],
        "better": "" if mark is None or judged.better is None else move_name(judged.better, rules),
        **missed_columns(judged, rules),
        "seconds": move.seconds,
        "comment": judged.node.comment,
        "open": judged.is_open,
    }
    return {name: row[name] for name in _OF_MOVE}


def _game(game: GameReport) -> dict[str, Any]:
    record = game.record
    values = (
        game.number,
        game.source.file,
        game.source.game,
        game.rules.text,
        game.name_of(Stone.BLACK),
        game.name_of(Stone.WHITE),
        record.date,
        record.final_result,
    )
    return dict(zip(_OF_GAME, values, strict=True))


def _content(game: GameReport) -> dict[str, Any]:
    opening, middle = phase_borders(game.rules)
    return {
        "outcome": str(game.outcome),
        "phases": {"opening": [1, opening], "middle": [opening + 1, middle], "end": [middle + 1, None]},
        "sides": {side.colour.lower(): _rating(game.ratings[side]) for side in SIDES},
        "resignation": None if game.resignation is None else _resignation(game.resignation, game.rules),
        "key_moments": [_moment(moment, game.rules) for moment in game.moments],
        "moves": [move_row(move, game.rules) for move in game.moves],
    }


def _rating(rating: Rating) -> dict[str, Any]:
    phases: Mapping[Phase, Figures] = rating.phases
    return {**asdict(rating.total), "phases": {str(phase): asdict(found) for phase, found in phases.items()}}


def _moment(moment: KeyMoment, rules: Rules) -> dict[str, Any]:
    played, better, win = moment.judged.node.move, moment.better, moment.win
    return {
        "move": moment.number,
        "side": moment.side.colour.lower(),
        "rank": moment.rank,
        "kinds": [str(kind) for kind in moment.kinds],
        "played": "pass" if played is None or played.point == PASS else move_name(played.point, rules),
        "loss": round(moment.judged.drop, DECIMALS),
        "before": _known(moment.before),
        "after": _known(moment.after),
        "better": {
            "move": move_name(better.point, rules),
            **_known(better.known),
            "certainty": str(moment.certainty),
            "win_rate": None if better.rate is None else round(better.rate, DECIMALS),
            "visits": _visits(moment),
        },
        "allowed": None
        if win is None
        else {"by": win.kind, "line": " ".join(move_name(point, rules) for point in win.line)},
        "text": sentences_on(moment, rules),
    }


def _resignation(resigned: Resignation, rules: Rules) -> dict[str, Any]:
    return {
        "move": resigned.number,
        "side": resigned.side.colour.lower(),
        **_known(resigned.known),
        "win_rate": round(resigned.rate, DECIMALS),
        "text": sentence_on_resignation(resigned, rules),
    }


def _visits(moment: KeyMoment) -> int | None:
    """Return the visits of the better move in the review's search.

    Return None if a later search has replaced it. If the move is not proven, its win rate shows whether the search is
    still the same.
    """
    parent, better = moment.judged.node.parent, moment.better
    every = parent.analysis.rows if parent is not None and parent.analysis is not None else ()
    rows = [row for row in every if row.point == better.point]
    if not better.known.is_certain and better.rate is not None:
        rate = better.rate
        rows = [row for row in rows if isclose(row.win_rate, rate, abs_tol=_SAME_RATE)]
        return max((row.visits for row in rows), default=None)
    return max((row.visits for row in rows), default=0)


def _known(known: KnownResult) -> dict[str, Any]:
    return {"proof": str(known.proof), "plies": known.moves}


def _player(player: PlayerReport) -> dict[str, Any]:
    return {
        "name": player.name,
        "games": len(player.played),
        "wins": player.count(1),
        "draws": player.count(0.5),
        "losses": player.count(0),
        **_rating(player.rating),
        "trend": list(_trend(player)),
        "openings": [_opening(opening) for opening in player.openings],
    }


def _trend(player: PlayerReport) -> Iterator[dict[str, Any]]:
    for each in player.played:
        yield {
            "game": each.game.number,
            "date": each.game.record.date,
            "side": each.side.colour.lower(),
            "points": each.points,
            "accuracy": each.accuracy,
        }


def _opening(opening: Opening) -> dict[str, Any]:
    points = [each.points for each in opening.played if each.points is not None]
    return {
        "rules": opening.rules.text,
        "side": opening.side.colour.lower(),
        "moves": opening.moves,
        "games": [each.game.number for each in opening.played],
        "finished": len(points),
        "points": sum(points),
        "accuracy": opening.rating.accuracy,
    }
