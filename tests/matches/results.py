"""Results of games with given scores, and the plans and standings for them."""

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
    """Return a result for each letter: 1 if the player who is earlier in the plan wins, 0 if the later one wins, = for
    a draw, f if the later player loses by a fault.
    """
    return tuple(_result(planned, plan, score) for planned, score in zip(plan.planned_games(), scores, strict=False))


def standings(plan: MatchPlan, results: Iterable[Result]) -> Standings:
    return standings_of(plan, results)


def three_players(games: int = 4) -> MatchPlan:
    return plan_of("studio", "classic-uct", "neighbour", games=games, rules=PRESETS["gomoku-9"])


def alone() -> MatchPlan:
    """Return a plan in which one player plays from each first move of a small board."""
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
