"""The texts of the card about the move at the cursor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLocale, QObject

from studio.game.judgement import Prospect
from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.insight import messages
from studio.insight.compared import Compared
from studio.insight.missed import Missed
from studio.insight.mistakes import Judged, is_reviewed, lost_percent, position_before, verdict
from studio.insight.shapes import shape_on
from studio.ui.controllers.missed import MissedTexts
from studio.ui.controllers.review_sources import ReviewSourceTexts
from studio.ui.controllers.told_lines import better_point, better_text, refuted, told_lines, winning_text
from studio.ui.record.summary_card import Summary
from studio.ui.texts.later_proofs import LaterProofTexts
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.plies import ply_text
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import Made, made_text

_SHORT_WIN = 15
"""A player is expected to find wins of up to this many plies."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end of a game in words."""

    text: str
    """A text that says who has won and how. It has no full stop."""
    # If the last move did not decide the game, a side resigned or lost on time, or the players agreed.
    is_decided: bool
    """Whether the last move decided the game."""
    resigned: str = ""
    """A sentence if a side resigned in a position that was not lost, otherwise an empty text."""


Accuracy = Mapping[Stone, float]
"""The accuracy of each side, from 0 to 1. A side with too few analysed moves has no accuracy."""


class SummaryTexts(QObject):
    """Writes the texts about moves that a review or a search has rated."""

    def __init__(self, missed: MissedTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._missed, self._later, self._sources = missed, LaterProofTexts(self), ReviewSourceTexts(self)

    def summary(
        self,
        judged: Sequence[Judged],
        ply: int,
        rules: Rules,
        *,
        end: GameEnded | None = None,
        accuracy: Accuracy | None = None,
        is_reviewing: bool = False,
        side: Stone = Stone.BLACK,
    ) -> Summary:
        """Return a summary of the move at index `ply`, or of the whole game at index 0.

        Win rates are for `side`; only those of a mistake are for the side that made it. `end` says how the game ended,
        if this move ended it. `accuracy` is None if the moves are a variation. If `is_reviewing`, the summary does not
        propose a review.
        """
        waits = self.tr("The game is being reviewed.") if is_reviewing else ""
        common = _without_texts(judged, is_reviewing=is_reviewing)
        if not 0 < ply < len(judged):
            told = waits if waits and _lacks_review(judged) else self._of_game(judged, rules, accuracy)
            return replace(common, move=self.tr("Start of the game"), sentence=told, is_of_game=common.is_judged)
        here, mark, before = judged[ply], verdict(judged[ply].drop), judged[ply - 1]
        is_of_game = False
        if end is not None and end.is_decided:
            rates = end.text
            is_of_game = accuracy is not None and common.is_judged and is_reviewed(judged)
            told = self._of_game(judged, rules, accuracy) if is_of_game else ""
        else:
            rated = here.mover if mark and here.mover is not None else side  # a mistake reads as a loss
            rates = self._prospects(before, here, rules, rated)
            told = self._told(judged, ply, rules, end, waits)
            later = "" if is_reviewing else self._later.on_card(before, here, rules, side)
            told = " ".join(filter(None, (later, told)))
        return replace(
            common,
            move=self._title(here, ply, rules),
            rates=(end.resigned.rstrip(".。") if end is not None else "") or rates,
            better=self._better(here, rules) if mark and not self._names_better(here, told, rules) else "",
            sentence=told,
            is_bad=mark is not None,
            slip=self._slip(here) if mark else "",
            ringed=better_point(here),
            source="\n".join(filter(None, (self._sources.of_move(judged, here, rules), _ply_text(here)))),
            lines=told_lines(here, rules),
            is_of_game=is_of_game,
        )

    # Implementation

    def _title(self, here: Judged, ply: int, rules: Rules) -> str:
        name = move_in_words(here.node.move.point, rules) if here.node.move and here.node.move.point != PASS else ""
        return fill(self.tr("{number}. {move}"), number=str(ply), move=f"{name}{verdict(here.drop) or ''}")

    def _better(self, here: Judged, rules: Rules) -> str:
        return "" if here.better is None else fill(self.tr("better: {move}"), move=move_in_words(here.better, rules))

    def _names_better(self, here: Judged, told: str, rules: Rules) -> bool:
        """Return whether the sentence `told` names the better move, either in its line or with its purpose."""
        if self._missed.below_heading(here, rules):
            return False
        line, purpose = better_text(here, rules), self._purpose(here, rules)
        return any(text and text in told for text in (line, purpose))

    def _told(self, judged: Sequence[Judged], ply: int, rules: Rules, end: GameEnded | None, waits: str) -> str:
        """Return how the game ended, and a sentence about the move.

        If no review has rated the move yet, the sentence is `waits`.
        """
        here, ended = judged[ply], "" if end is None else fill(self.tr("{end}."), end=end.text)
        if end is not None and end.resigned and verdict(here.drop) is None:
            return ended  # the move is of no interest
        is_told = here.compared in (Compared.BY_REVIEW, Compared.OFFERS) or not waits
        return " ".join(filter(None, (ended, self._sentence(judged, here, rules) if is_told else waits)))

    def _slip(self, here: Judged) -> str:
        """Return the label of a move that gave away a proven win, otherwise an empty text.

        There is another label for long wins.
        """
        if here.judgement is None or not _slips(here):
            return ""
        plies = here.judgement.before.known.moves or 0
        return self.tr("long win given away") if plies > _SHORT_WIN else self.tr("win given away")

    def _prospects(self, before: Judged, here: Judged, rules: Rules, side: Stone) -> str:
        """Return the prospects of `side` before and after the move.

        They are proven results or, where nothing is proven, win rates.
        """
        found, mover = here.judgement, here.mover
        if mover is None:
            return ""
        if found is None or not (found.before.known.is_certain or found.after.known.is_certain):
            return self._rates(before, here, mover, rules, side)
        is_own = mover is side
        first = self._prospect(found.before, found.before.known.moves, is_own=is_own)
        last = self._prospect(found.after, found.after.known.after.moves, is_own=is_own)
        if not first or not last:
            return ""
        if found.before.known.proof is found.after.known.proof:
            return fill(self.tr("{side} still {prospect}"), side=side_name(side, rules), prospect=last)
        return fill(self.tr("{side} {before} → {after}"), side=side_name(side, rules), before=first, after=last)

    def _prospect(self, prospect: Prospect, plies: int | None, *, is_own: bool) -> str:
        """Return a proven result or a win rate as text.

        `prospect` is that of the mover. If `is_own` is False, the text is about the mover's opponent. `plies` is the
        number of plies to the proven end of the game, or None.
        """
        if prospect.rate is None:
            return ""
        rate = prospect.rate if is_own else 1 - prospect.rate
        if not prospect.known.is_certain:
            return percent(rate, QLocale(), 0)
        if rate > 1 / 2:
            return self.tr("wins in at most %n plies", "", plies) if plies else self.tr("wins")
        if rate < 1 / 2:
            return self.tr("loses in at most %n plies", "", plies) if plies else self.tr("loses")
        return self.tr("draws")

    def _rates(self, before: Judged, here: Judged, mover: Stone, rules: Rules, side: Stone) -> str:
        """Return the win rates of `side` before and after the move of `mover`.

        If one of them is unknown, return an empty text.
        """
        found, rates, rated = here.judgement, tuple[float, ...](), mover
        is_marked = found is not None and verdict(here.drop) is not None
        if found is not None and is_marked and found.before.rate is not None and found.after.rate is not None:
            rates = found.before.rate, found.after.rate  # the loss of the move is their difference
        elif before.black is not None and here.black is not None:
            rates, rated = (before.black, here.black), Stone.BLACK
        else:
            return ""
        rates = tuple(rate if rated is side else 1 - rate for rate in rates)
        signs = (1, -1) if mover is side else (-1, 1)
        loss = sum(round(100 * rate) * sign for rate, sign in zip(rates, signs, strict=True))
        # The sentence below names the loss: the difference of the rounded numbers must be the same.
        digits = 0 if verdict(here.drop) is None or loss == lost_percent(here) else 1
        first, last = (percent(rate, QLocale(), digits) for rate in rates)
        text = self.tr("Win rate of {side}: {before} → {after}")
        return fill(text, side=side_name(side, rules), before=first, after=last)

    def _sentence(self, judged: Sequence[Judged], here: Judged, rules: Rules) -> str:
        if here.compared is Compared.OFFERS:
            return self._of_offers(here, rules)
        missed = self._missed.below_heading(here, rules)
        if verdict(here.drop) is not None:
            names_win = here.missed is not None and here.missed.what is not Missed.DEFENCE
            if names_win:
                return missed
            why, doubt = missed or self._reason(judged, here, rules), translated(messages.NOT_CONFIRMED, {})
            parts = refuted(here, rules), self._proven(here, rules), why, doubt if here.is_open else ""
            return " ".join(filter(None, parts))
        if missed:
            return missed
        if here.is_same_idea:
            return self.tr(
                "No mistake: the line that seemed better contains this move too, after forcing moves, or reaches the "
                "same position in a different order of moves."
            )
        if here.is_unsettled:
            return self.tr("This move could not be compared. More simulations may find a better one.")
        return self._comparison(here, rules)

    def _of_offers(self, here: Judged, rules: Rules) -> str:
        """Return a sentence about the fifth move that White picked from the offered ones."""
        better = move_in_words(here.better, rules) if here.better is not None and verdict(here.drop) else ""
        if not better:
            return self.tr("White picked this fifth move from the offered ones. No better choice was found.")
        if here.mover is Stone.WHITE:
            text = self.tr("White picked this fifth move. The offered move {better} was better for White.")
        else:
            text = self.tr("Black offered this fifth move, and White picked it. {better} was a better offer for Black.")
        return fill(text, better=better)

    def _reason(self, judged: Sequence[Judged], here: Judged, rules: Rules) -> str:
        """Return why a move is a mistake, and the better line. Wins by threats are described elsewhere."""
        found, told = here.judgement, ""
        if found is not None and found.after.known.proof is Proof.LOSS:
            told = self._loss(here, found.after.known.after.moves, rules)
        elif here.mover is not None and here.drop >= max(each.drop for each in judged if each.mover is here.mover):
            told = fill(self.tr("{side}'s largest loss of win rate in this game."), side=side_name(here.mover, rules))
        else:
            loss = QLocale().toString(lost_percent(here))
            told = fill(self.tr("This move lost {loss} points of win rate."), loss=loss)
        if found is None or found.after.known.proof is not Proof.LOSS:
            told = self._purpose(here, rules) or " ".join(filter(None, (told, self._reply(here, rules))))
        line = better_text(here, rules)
        if here.known.proof is Proof.WIN:
            better = fill(self._winning(line, here.known.moves), line=line) if line else ""
        else:
            better = fill(self.tr("The better line is {line}."), line=line) if line else ""
        return " ".join(filter(None, (told, better)))

    def _winning(self, line: str, plies: int | None) -> str:
        """Return the template about a better line that wins in `plies` plies.

        If `plies` is None, the number is unknown.
        """
        if plies and line.endswith("…"):  # readers do not see the win
            return self.tr("The better line is {line} and wins in at most %n plies.", "", plies)
        return self.tr("The better line is {line} and wins.")

    def _loss(self, here: Judged, plies: int | None, rules: Rules) -> str:
        """Return a sentence saying that the move is proven to lose in `plies` plies, with the winning line.

        If `plies` is None, the number is unknown.
        """
        line = winning_text(here.reply, rules)
        if not line:
            if plies:
                return self.tr("After this move the other side wins in at most %n plies.", "", plies)
            return self.tr("After this move the other side wins.")
        if plies:
            text = self.tr("After this move the other side wins in at most %n plies: {line}.", "", plies)
        else:
            text = self.tr("After this move the other side wins: {line}.")
        return fill(text, line=line).replace("….", "…")

    def _purpose(self, here: Judged, rules: Rules) -> str:
        """Return what the better move makes or prevents on the board.

        If the rules of the game show neither, return an empty text.
        """
        if here.better is None or here.mover is None:
            return ""
        move, position = move_in_words(here.better, rules), position_before(here.node, rules)
        made = shape_on(position, here.better, here.mover)
        if made is not None:
            text = self.tr("The better move {move} makes {shape}.")
            return fill(text, move=move, shape=made_text(Made(made), rules))
        other = here.mover.opponent
        taken = shape_on(position, here.better, other)
        if taken is None:
            return ""
        text = self.tr("The better move {move} takes the point where {side} would make {shape}.")
        return fill(text, move=move, side=side_name(other, rules), shape=made_text(Made(taken), rules))

    def _reply(self, here: Judged, rules: Rules) -> str:
        """Return a sentence about the most visited reply to the move.

        If no search has found a reply, return an empty text.
        """
        analysis = here.node.analysis
        if analysis is None or analysis.is_steered or not analysis.candidates:
            return ""
        reply = max(analysis.candidates, key=lambda row: row.visits).point
        side = side_name(here.to_move, rules)
        return fill(self.tr("{side}'s best reply to it is {move}."), side=side, move=move_in_words(reply, rules))

    def _comparison(self, here: Judged, rules: Rules) -> str:
        """Return a sentence about a move that is not a mistake.

        It names a move that was preferred to it, and says whether the review or only the search compared the two.
        """
        best = move_in_words(here.preferred, rules) if here.preferred is not None else ""
        match here.compared:
            case Compared.NOT:
                return self.tr("This move has not been reviewed.")
            case Compared.OPENING:
                text = self.tr("This stone belongs to the opening, so it is not judged.")
            case Compared.BY_REVIEW if best:
                text = self.tr("No mistake. The review preferred {move}.")
            case Compared.BY_REVIEW:
                text = self.tr("No better move was found.")
            case _ if best:
                text = self.tr("This move has not been reviewed. The search preferred {move}.")
            case _:
                text = self.tr("This move has not been reviewed. The search found no better one.")
        return fill(text, move=best)

    def _proven(self, here: Judged, rules: Rules) -> str:
        """Return a sentence about the proven result of the better move.

        Return an empty text if nothing is proven, or if the sentence about the better line already says when it wins.
        """
        is_told = here.known.proof is Proof.WIN and better_text(here, rules).endswith("…")
        if here.better is None or (is_told and here.known.moves):
            return ""
        if here.known.proof is Proof.WIN and here.known.moves:
            return self.tr("The better move wins in at most %n plies.", "", here.known.moves)
        texts = {Proof.WIN: self.tr("The better move wins."), Proof.DRAW: self.tr("The better move draws.")}
        return texts.get(here.known.proof, "")

    def _of_game(self, judged: Sequence[Judged], rules: Rules, accuracy: Accuracy | None) -> str:
        """Return the number of mistakes and the accuracy of both sides. If there are no moves or no review, say so."""
        # The pane of key moments says when the game was decided.
        if len(judged) <= 1:
            return self.tr("Play a move, or open a game.")
        if not is_reviewed(judged):
            return self.tr("This game has not been reviewed.")
        black, white = (
            sum(each.mover is side and verdict(each.drop) is not None for each in judged)
            for side in (Stone.BLACK, Stone.WHITE)
        )
        source = self._sources.of_game(judged, rules)
        if not black + white:
            return " ".join(filter(None, (self.tr("The review found no mistakes."), source)))
        text = self.tr("Mistakes: {black} by {first}, {white} by {second}.")
        first, second = (side_name(side, rules) for side in (Stone.BLACK, Stone.WHITE))
        told = fill(text, black=str(black), white=str(white), first=first, second=second)
        return " ".join(filter(None, (told, self._accuracy(accuracy or {}, rules), source)))

    def _accuracy(self, found: Accuracy, rules: Rules) -> str:
        """Return the accuracy of both sides as text. If one side has too few analysed moves, return an empty text."""
        sides = Stone.BLACK, Stone.WHITE
        if len(found) < len(sides):
            return ""
        black, white = (f"{side_name(side, rules)} {percent(found[side], QLocale(), 0)}" for side in sides)
        return fill(self.tr("Accuracy: {black}, {white}."), black=black, white=white)


def _ply_text(judged: Judged) -> str:
    """Return the explanation of plies if the texts about a move may count them, otherwise an empty text."""
    found = judged.judgement
    lengths = () if found is None else (found.before.known.moves, found.after.known.moves)
    return ply_text() if judged.missed is not None or any((judged.known.moves, *lengths)) else ""


def _slips(judged: Judged) -> bool:
    """Return whether the move gave away a proven win."""
    found = judged.judgement
    return found is not None and found.before.known.proof is Proof.WIN and found.after.known.proof is not Proof.WIN


def _without_texts(judged: Sequence[Judged], *, is_reviewing: bool) -> Summary:
    """Return the parts that the summaries of all moves of a game have in common."""
    return Summary(
        "",
        offers_review=_lacks_review(judged) and not is_reviewing,
        is_judged=not is_reviewing and any(each.judgement is not None for each in judged),
        has_mistakes=any(verdict(each.drop) is not None for each in judged),
    )


def _lacks_review(judged: Sequence[Judged]) -> bool:
    return len(judged) > 1 and not is_reviewed(judged)
