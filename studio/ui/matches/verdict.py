"""What the games of a round say so far, in a sentence or two."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale

from studio.matches.plan import MatchPlan
from studio.matches.sprt import Decision
from studio.matches.standings import RoundStandings, Standing, Standings
from studio.ui.matches.rows import in_order
from studio.ui.matches.words import MatchAmounts, elo_text, signed
from studio.ui.texts.experiments import experiment_text
from studio.ui.texts.numbers import decimal, percent


def verdict(plan: MatchPlan, standings: Standings, number: int, locale: QLocale) -> str:
    """Of one round, and of the sequential test where there is one."""
    round_ = standings.rounds[number]
    if not round_.played:
        return QCoreApplication.translate("Matches", "No game of this round has ended yet.")
    told = _of_one(round_, locale) if round_.round.is_alone else _of_several(round_, locale)
    return " ".join(filter(None, (told, _faults(round_), _test(plan, standings, locale))))


def _of_one(round_: RoundStandings, locale: QLocale) -> str:
    """Whose games were drawn, and what the searches saw of that."""
    simulations = sum(start.first.simulations for start in round_.starts)
    drawn = sum(start.first.draws for start in round_.starts)
    text = QCoreApplication.translate(
        "Matches", "%1 of %2 games were drawn; of the simulations of the first searches, %3 ended in a draw."
    )
    text = text.replace("%1", locale.toString(round_.draws)).replace("%2", locale.toString(round_.played))
    return text.replace("%3", percent(drawn / simulations, locale) if simulations else "–")


def _of_several(round_: RoundStandings, locale: QLocale) -> str:
    best, *others = in_order(round_)
    drawn = MatchAmounts().drawn(round_.draws) if round_.draws else ""
    if round_.draws == round_.played:
        return QCoreApplication.translate("Matches", "All games were drawn.")
    if best.rating is None:
        return " ".join(filter(None, (_share(best, locale), drawn)))
    difference = _difference(best, others[0], round_, locale)
    return " ".join(filter(None, (_share(best, locale), difference, drawn)))


def _share(best: Standing, locale: QLocale) -> str:
    text = QCoreApplication.translate("Matches", "%1 has %2 of the points.")
    return text.replace("%2", percent(best.tally.share, locale)).replace("%1", experiment_text(best.name))


def _difference(best: Standing, second: Standing, round_: RoundStandings, locale: QLocale) -> str:
    """Of two the difference with its interval; of several whose intervals do not meet."""
    rating = best.rating if best.rating is not None and best.rating.margin else second.rating
    if rating is None:
        return ""
    if rating.is_open:
        return QCoreApplication.translate("Matches", "How much stronger it is, is open: too few games went otherwise.")
    if len(round_.players) == 2:
        low, high = sorted((abs(rating.elo) - rating.margin, abs(rating.elo) + rating.margin))
        text = QCoreApplication.translate("Matches", "The difference is %1 Elo, from %2 to %3 with 95 %.")
        if low <= 0:
            text = QCoreApplication.translate(
                "Matches", "The difference is %1 Elo, from %2 to %3 with 95 %: it may be none."
            )
        text = text.replace("%1", signed(abs(rating.elo), locale))
        return text.replace("%2", signed(low, locale)).replace("%3", signed(high, locale))
    text = QCoreApplication.translate("Matches", "Its Elo is %1.")
    return text.replace("%1", elo_text(best.rating, locale))


def _faults(round_: RoundStandings) -> str:
    """Counted apart: such games say nothing of strength."""
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
    first, second = (experiment_text(contestant.name) for contestant in plan.rounds[0].contestants)
    said = {
        Decision.H0: QCoreApplication.translate(
            "Matches", "The test is decided: %1 is not by %4 Elo stronger than %2."
        ),
        Decision.H1: QCoreApplication.translate(
            "Matches", "The test is decided: %1 is stronger than %2 by more than %3 Elo."
        ),
        Decision.UNDECIDED: QCoreApplication.translate(
            "Matches", "The test of %3 against %4 Elo is open: %5 between %6 and %7."
        ),
    }[test.decision]
    numbers = (("%3", asked.elo0, 0), ("%4", asked.elo1, 0), ("%5", test.ratio, 2))
    for mark, number, decimals in (*numbers, ("%6", test.lower, 2), ("%7", test.upper, 2)):
        said = said.replace(mark, decimal(number, decimals, locale))
    return said.replace("%1", first).replace("%2", second)
