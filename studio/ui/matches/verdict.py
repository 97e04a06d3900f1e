"""Describes the result of a round in one or more sentences."""

from collections.abc import Iterator

from PySide6.QtCore import QLocale

from studio.game.message import fill
from studio.matches.plan import MatchPlan
from studio.matches.sentences import in_order
from studio.matches.sprt import Decision
from studio.matches.standings import RoundStandings, Standing, Standings
from studio.ui.matches.words import MatchAmounts, elo_text, signed
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.numbers import decimal, percent
from studio.ui.texts.translating import translate


def verdict(plan: MatchPlan, standings: Standings, number: int, locale: QLocale) -> str:
    """Return sentences about the result of one round. If it has a sequential test, they include its result."""
    round_ = standings.rounds[number]
    if not round_.played:
        return translate("Matches", "No game of this round is finished yet.")
    result = _of_one(round_, locale) if round_.round.is_alone else _of_several(round_, locale)
    return " ".join(filter(None, (result, _faults(round_), _test(plan, standings, locale))))


def _of_one(round_: RoundStandings, locale: QLocale) -> str:
    """Return a sentence about a round in which one player plays both sides.

    It states how many games were drawn. It also states how many simulations of the first search after each opening were
    drawn.
    """
    simulations = sum(start.first.simulations for start in round_.starts)
    drawn = sum(start.first.draws for start in round_.starts)
    text = translate(
        "Matches",
        "{drawn} of {played} games were drawn. In the first search after each opening, {share} of the simulations "
        "ended in a draw.",
    )
    return fill(
        text,
        drawn=locale.toString(round_.draws),
        played=locale.toString(round_.played),
        share=percent(drawn / simulations, locale) if simulations else "–",
    )


def _of_several(round_: RoundStandings, locale: QLocale) -> str:
    best, *others = in_order(round_)
    drawn = MatchAmounts().drawn(round_.draws) if round_.draws else ""
    if round_.draws == round_.played:
        return translate("Matches", "All games were drawn.")
    if best.rating is None:
        return " ".join(filter(None, (_share(best, locale), drawn)))
    difference = _difference(best, others[0], round_, locale)
    return " ".join(filter(None, (_share(best, locale), difference, drawn)))


def _share(best: Standing, locale: QLocale) -> str:
    text = translate("Matches", "{player} scored {share} of the points.")
    return fill(text, player=contestant_text(best.name), share=percent(best.tally.share, locale))


def _difference(best: Standing, second: Standing, round_: RoundStandings, locale: QLocale) -> str:
    """Return a sentence about the Elo difference of two players, with its 95 % interval.

    If there are more than two players, it states the rating of the best one. If there is no rating, it is empty.
    """
    rating = best.rating if best.rating is not None and best.rating.margin else second.rating
    if rating is None:
        return ""
    if len(round_.players) == 2:
        low, high = sorted((abs(rating.elo) - rating.margin, abs(rating.elo) + rating.margin))
        text = translate("Matches", "The difference is {elo} Elo, 95 % interval {low} to {high}.")
        if low <= 0:
            text = translate(
                "Matches",
                "The difference is {elo} Elo, 95 % interval {low} to {high}. The true difference may be zero.",
            )
        if rating.is_open:
            text = translate(
                "Matches",
                "The difference is about {elo} Elo, and at least {low} with 95 % confidence. It has no upper bound, "
                "because one side won almost all games.",
            )
        elo = signed(abs(rating.elo), locale)
        return fill(text, elo=elo, low=signed(low, locale), high=signed(high, locale))
    text = translate("Matches", "The rating of this player is {elo} Elo.")
    if best.rating is not None and best.rating.is_open_above:
        text = translate(
            "Matches",
            "The rating of this player is about {elo} Elo. It has no upper bound, because some players won no "
            "points against this player.",
        )
    return fill(text, elo=elo_text(best.rating, locale))


def _faults(round_: RoundStandings) -> str:
    """Return a text that says how many games ended by a fault or on time. It is empty if there are none."""
    return " ".join(_of_faults(round_))


def _of_faults(round_: RoundStandings) -> Iterator[str]:
    faults = sum(player.tally.faults for player in round_.players)
    flags = sum(player.tally.flags for player in round_.players)
    if faults:
        yield MatchAmounts().faults(faults)
    if flags:
        yield MatchAmounts().flags(flags)


def _test(plan: MatchPlan, standings: Standings, locale: QLocale) -> str:
    test, asked = standings.sprt, plan.sprt
    if test is None or asked is None:
        return ""
    first, second = (contestant_text(contestant.name) for contestant in plan.rounds[0].contestants)
    said = {
        Decision.H0: translate("Matches", "Test result: {first} is less than {upper} Elo stronger than {second}."),
        Decision.H1: translate("Matches", "Test result: {first} is more than {lower} Elo stronger than {second}."),
        Decision.UNDECIDED: translate(
            "Matches",
            "The test of {lower} against {upper} Elo is undecided: log-likelihood ratio "
            "{ratio}, limits {least} and {most}.",
        ),
    }[test.decision]
    lower, upper = (decimal(elo, 0, locale) for elo in (asked.elo0, asked.elo1))
    ratio, least, most = (decimal(number, 2, locale) for number in (test.ratio, test.lower, test.upper))
    return fill(said, first=first, second=second, lower=lower, upper=upper, ratio=ratio, least=least, most=most)
