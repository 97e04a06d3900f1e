"""Made-up results of games, and what follows from them."""

from collections.abc import Iterable

from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.matches.contestant import Contestant
from studio.matches.game import Cost, Ended, Reason
from studio.matches.openings import openings_of
from studio.matches.plan import MatchPlan, PlannedGame, Round
from studio.matches.result import Result, result_of
from studio.matches.standings import Standings, standings_of
from tests.matches.matches import SHORT, plan_of

COST = Cost(3, 0.5, 300, 30)
WINS = {"1": True, "0": False}


def results_of(plan: MatchPlan, scores: str) -> tuple[Result, ...]:
    """Return results by letter: 1 the earlier player of the two wins, 0 the later one, = a draw, f a fault of the
    later one."""
    return tuple(_result(planned, plan, score) for planned, score in zip(plan.planned_games(), scores, strict=False))


def standings(plan: MatchPlan, results: Iterable[Result]) -> Standings:
    return standings_of(plan, results)


def three_players(games: int = 4) -> MatchPlan:
    return plan_of("studio", "classic-uct", "neighbour", games=games, rules=PRESETS["gomoku-9"])


def alone() -> MatchPlan:
    """Return all first moves of a small board."""
    rules = PRESETS["tic-tac-toe"]
    player = Contestant.from_text("classic-uct", SHORT)
    return MatchPlan((Round(rules, (player,), 2, openings_of("first-moves", rules, 1)),), title="First moves")


def _result(planned: PlannedGame, plan: MatchPlan, score: str) -> Result:
    names = [contestant.name for contestant in plan.rounds[planned.round].contestants]
    black_is_first = names.index(planned.black.name) <= names.index(planned.white.name)
    first, second = (Stone.BLACK, Stone.WHITE) if black_is_first else (Stone.WHITE, Stone.BLACK)
    winner = None if score == "=" else second if score == "0" else first
    reason = Reason.DRAW if winner is None else Reason.FAULT if score == "f" else Reason.LINE
    sentence = "It crashed." if score == "f" else ""
    return result_of(planned, Ended(winner, reason, COST, COST, COST, "crash" if sentence else "", sentence))
