"""The better move and the lines of a mistake, as texts for the card."""

from collections.abc import Sequence

from studio.game.notation import line_text
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.insight import messages
from studio.insight.mistakes import Judged, verdict
from studio.insight.winning_lines import WinningLine, winning_better_line
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words


def better_point(judged: Judged) -> int | None:
    """Return the point of the better move after a mistake or a missed shorter win, otherwise None."""
    if verdict(judged.drop) is not None:
        return judged.better
    return judged.missed.win.line[0] if judged.missed is not None else None


def told_lines(judged: Judged, rules: Rules) -> tuple[str, ...]:
    """Return, as texts, the lines of moves that the sentence about a move may contain."""
    if judged.missed is not None:
        return (line_text(judged.missed.win.line, rules),)
    return better_text(judged, rules), winning_text(judged.reply, rules)


def refuted(here: Judged, rules: Rules) -> str:
    """Return a sentence if the better move was proven to lose after the review, otherwise an empty text."""
    if not here.is_better_lost or here.better is None:
        return ""
    return translated(messages.BETTER_LOST, {"better": move_in_words(here.better, rules)})


def better_text(judged: Judged, rules: Rules) -> str:
    """Return the better line as text.

    If the line wins, it ends with the win. If it has only the better move, return an empty text.
    """
    if judged.known.proof is Proof.WIN and len(_better_line(judged)) > 1:
        return winning_text(winning_better_line(judged.judgement), rules)
    return line_text(_better_line(judged), rules)


def winning_text(line: WinningLine, rules: Rules) -> str:
    """Return a winning line as text.

    The text ends with "…" if the line does not reach the win. Return an empty text if no line is known.
    """
    told = line_text(line.points, rules)
    return told if line.is_complete or not told else f"{told} …"


def _better_line(judged: Judged) -> Sequence[int]:
    """Return the better line. If it has only the better move, return an empty tuple."""
    found = judged.judgement
    return found.line if found is not None and len(found.line) > 1 else ()
