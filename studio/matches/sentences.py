"""English sentences about a match, for the commands and the report."""

from studio.matches.plan import MatchPlan, Round
from studio.matches.ratings import Rating
from studio.matches.sprt import Decision, SprtState
from studio.matches.standings import RoundStandings, Standing


def in_order(round_: RoundStandings) -> tuple[Standing, ...]:
    """Return the players of a round, the strongest first."""
    return tuple(sorted(round_.players, key=_strength, reverse=True))


def shows_openings(round_: RoundStandings) -> bool:
    """Return whether the round compares openings: a player plays against itself, or each opening is a single move."""
    return round_.round.is_alone or all(
        len(opening.moves) == 1 and not opening.setup for opening in round_.round.openings
    )


def match_title(plan: MatchPlan) -> str:
    """Return the title of the match, or else the names of its players."""
    return plan.title or " – ".join(contestant.name for contestant in plan.rounds[0].contestants)


def round_title(round_: Round) -> str:
    """Return the title of the round, or else its rules."""
    return round_.title or round_.rules.title


def games_sentence(round_: RoundStandings) -> str:
    """Return two lines: the rules with the number of games, and the count of each result."""
    rules = round_.round.rules
    title = f"{round_.round.title}. " if round_.round.title else ""
    return (
        f"{title}{rules.title}: {rules.describe()} {round_.played:,} of {round_.of:,} games.\n"
        f"Black won {round_.black_wins:,}, White won {round_.white_wins:,}, drawn {round_.draws:,}."
    )


def elo_sentence(round_: RoundStandings) -> str:
    """Return a sentence that explains the Elo numbers of a round."""
    anchor = f"the rating of {round_.anchor} is 0" if round_.anchor else "the mean rating is 0"
    is_open = any(player.rating is not None and player.rating.is_open for player in round_.players)
    open_ = " open: one side won all games, so the interval has no bound on that side." if is_open else ""
    return f"Elo has a 95 % interval, computed from pairs of games with the same opening; {anchor}.{open_}"


def rating_text(rating: Rating) -> str:
    """Return a rating in Elo with its margin as text.

    Instead of a margin, the text says where the rating has no bound (above, below or both), or that it is the
    reference.
    """
    elo = f"{round(rating.elo):+}"
    if rating.is_open_below and rating.is_open_above:
        return f"{elo}, open"
    if rating.is_open:
        return f"{elo}, open {'above' if rating.is_open_above else 'below'}"
    return f"{elo} ± {rating.margin:.0f}" if rating.margin else "0 (reference)"


def sprt_sentence(plan: MatchPlan, test: SprtState) -> str:
    """Return a sentence about the result of the sequential test."""
    first, second = (contestant.name for contestant in plan.rounds[0].contestants)
    elo0, elo1 = (plan.sprt.elo0, plan.sprt.elo1) if plan.sprt else (0.0, 0.0)
    said = {
        Decision.H0: f"{first} is less than {elo1:g} Elo stronger than {second}",
        Decision.H1: f"{first} is more than {elo0:g} Elo stronger than {second}",
        Decision.UNDECIDED: "undecided",
    }[test.decision]
    return (
        f"Sequential test of {elo0:g} against {elo1:g} Elo: {said}. Log-likelihood ratio {test.ratio:.2f}, "
        f"bounds {test.lower:.2f} and {test.upper:.2f}. Pairs with 0, ½, 1, 1½ and 2 points: "
        f"{', '.join(map(str, test.counts))}."
    )


def _strength(player: Standing) -> tuple[float, float]:
    return player.rating.elo if player.rating is not None else 0.0, player.tally.share
