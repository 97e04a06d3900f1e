"""The texts of practice: the task, the origin of a position, the verdict on an answer, and the numbers."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QLocale, QObject

from studio.exercises.attempt import Stage
from studio.exercises.hints import Grade as HintGrade
from studio.exercises.hints import Hint
from studio.exercises.page import Busy
from studio.game.message import fill
from studio.game.notation import human_point, line_text
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.practice.card import Answer, Card
from studio.practice.judging import TOLERANCE, Judgement, Verdict, beats_review, best_founded
from studio.practice.page import PracticePage, SeriesTally
from studio.practice.schedule import Schedule
from studio.practice.sources import Added
from studio.practice.statistics import Statistics
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.move_names import fill_sentences, move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.point_of_view import PointOfView
from studio.ui.texts.sides import side_name

_LONGEST_LINE = 9
_MANY = 888


class PracticeTexts(QObject):
    """Returns the texts of practice. Win rates and proven results in them are for one side, which the texts name."""

    # It is a QObject so that `tr` can form plurals.

    def __init__(self, parent: QObject, side: Stone | None = None) -> None:
        """Create texts with the numbers of `side`.

        If it is None, they are for the side to move in the position to practise.
        """
        super().__init__(parent)
        self._side, self._locale = side, QLocale()

    # The bar

    def title(self, page: PracticePage) -> str:
        """Return the title of a position, such as "3 of 12 · 1 to repeat in this series · Streak: 4 days"."""
        place = fill(
            self.tr("{number} of {total}"),
            number=self._locale.toString(page.number),
            total=self._locale.toString(page.count),
        )
        if page.is_trial:
            return self.tr("Your game")
        if page.is_again:
            place = self.tr("asked again")
        again = self.tr("%n to repeat in this series", "", page.again) if page.again else ""
        parts = [place, again, self.streak(page.statistics)]
        return " · ".join(filter(None, parts))

    def widest_title(self) -> str:
        page = PracticePage(_MANY // 10, _MANY // 10, _MANY // 10, statistics=Statistics(streak=_MANY))
        return self.title(page)

    def streak(self, statistics: Statistics) -> str:
        return self.tr("Streak: %n day(s)", "", statistics.streak) if statistics.streak else ""

    def heading(self, page: PracticePage, card: Card) -> str:
        """Return the task. After the answer, return the result instead."""
        if not page.is_over:
            return self.full_task(card)
        return self.tr("Solution") if page.stage is Stage.SHOWN else self.tr("Solved")

    def task(self, card: Card, side: Stone | None = None) -> str:
        """Return the task."""
        # It does not say whether to find a win or a defence: that would be a hint.
        text = self.tr("{side} to move. Find the best move, or one at most 3 % worse.")
        return fill(text, side=side_name(side or card.side, card.rules))

    def origin(self, card: Card) -> str:
        """Return a text that names the game of the position."""
        origin = card.origin
        black, white = (
            contestant_text(name.strip()) or side_name(side, card.rules)
            for name, side in ((origin.black, Stone.BLACK), (origin.white, Stone.WHITE))
        )
        players = f"{black} – {white}"
        day = self._day(origin.date)
        where = ", ".join(filter(None, (players, day)))
        return fill(self.tr("From {game}, after %n move(s).", "", origin.moves), game=where)

    def full_task(self, card: Card, side: Stone | None = None) -> str:
        """Return the task and, if the numbers are for the opponent, which of them are good.

        By default, `side` is the side to move.
        """
        return " ".join(filter(None, (self.task(card, side), self._numbers_of_other_side(card))))

    def message(self, page: PracticePage) -> str:
        """Return a text about the last answer, a hint or the result.

        Before any of these, return the origin of the position.
        """
        card = page.card
        if card is None:
            return ""
        if page.busy is not Busy.NOTHING:
            return self.tr("Your move is being checked …")
        if page.is_over:
            parts = [self._verdict(card, page.last), self._comparison(card, page.last), self.due(page.schedule)]
            return " ".join(filter(None, parts))
        if page.hint is not None:
            return self._hint(card, page.hint)
        return self._wrong(card, page.last) if page.last is not None else self.origin(card)

    def longest_messages(self, card: Card) -> Sequence[str]:
        """Return the longest messages that may be shown for the position."""
        # The bar reserves height for them.
        line = (card.best.point, *[card.rules.size - 1] * (_LONGEST_LINE - 1))
        best = Judgement(line[0], Verdict.RIGHT, 0.888, line=line, is_searched=True)
        best = replace(best, best_rate=0.888)
        wrong = Judgement(line[0], Verdict.BETTER, 0.888, line=line, is_searched=True)
        far = self.tr("Next time in %n day(s).", "", _MANY)
        return (
            self.origin(card),
            self._wrong(card, wrong),
            f"{self._verdict(card, best)} {self._preferred(card, best)} {self._comparison(card, None)} {far}",
            f"{self._verdict(card, None)} {self._comparison(card, None)} {far}",
        )

    def due(self, schedule: Schedule | None) -> str:
        """Return a text that says on which day the position will be due again."""
        if schedule is None or schedule.days == 0:
            return ""
        return self.tr("Next time in %n day(s).", "", schedule.days)

    def _numbers_of_other_side(self, card: Card) -> str:
        """Return a text that says that the lowest number is the best, if the numbers are for the opponent."""
        if self._side is None or self._side is card.side:
            return ""
        text = self.tr("All numbers are for {side}, so the lowest one is the best.")
        return fill(text, side=side_name(self._side, card.rules))

    # Numbers

    def tally(self, tally: SeriesTally, statistics: Statistics) -> str:
        """Return the result of a series as text."""
        first = self.tr("Right at the first try: {right} of {answered}.")
        numbers = {"right": tally.right, "answered": tally.answered}
        parts = [fill(first, **{name: self._locale.toString(number) for name, number in numbers.items()})]
        others = tally.answered - tally.right
        if others:  # the schedule repeats them after one day
            parts.append(self.tr("%n other position(s) will be asked again tomorrow.", "", others))
        if statistics.due:
            parts.append(self.tr("%n position(s) are still due today.", "", statistics.due))
        else:
            parts.append(self.tr("Nothing more is due today."))
        return " ".join(parts)

    def added(self, added: Added) -> str:
        """Return a text about the games that were read, and the positions found in them."""
        if added.failed and not added.games:
            text = self.tr("%n file(s) could not be read: {names}.", "", len(added.failed))
            return fill(text, names=", ".join(added.failed[:3]))
        games = self.tr("%n game(s) read", "", added.games)
        if not added.mistakes:
            text = self.tr(
                "{games}. No position was added: the review found no mistake of yours, or there is no review yet. "
                "“Review the Game” (F12) reviews a game."
            )
            return fill(text, games=games)
        cards = self.tr("%n new position(s)", "", added.cards)
        text = fill(self.tr("{games}: {cards}."), games=games, cards=cards)
        if added.both is None:
            return text
        whose = self.tr(
            "These are the mistakes of both players, {black} and {white}. Enter your name before you add a game to "
            "practise only your own mistakes."
        )
        return f"{text} {fill(whose, black=added.both[0], white=added.both[1])}"

    # Implementation

    def _day(self, text: str) -> str:
        day = QDate.fromString(text.strip()[:10], "yyyy-MM-dd")
        return self._locale.toString(day, self.tr("d MMMM yyyy")) if day.isValid() else text.strip()[:20]

    def _verdict(self, card: Card, last: Judgement | None) -> str:
        """Return the verdict on a right answer as text. If there was no answer, return a text with the best move."""
        best = card.best
        is_best = best_founded(card).point == best.point  # a longer search may give another move a higher rate
        if last is None:
            text = self.tr("The best move is {move} ({value}): {line}.")
            if not is_best:
                text = self.tr("The best move by the review is {move} ({value}): {line}.")
            return self._filled(card, text, best.point, self._of(card, best), best.line)
        if last.point == card.played.point:
            text = self.tr("{move}, the move of your game, is right ({value}): {line}.")
        elif last.image_of is not None:
            text = self.tr(
                "{move} is equivalent to {best} by rotation or reflection, so it is equally good ({value}): {line}."
            )
            text = fill(text, best=move_in_words(last.image_of, card.rules))
        elif beats_review(card, last):
            text = self.tr("{move} is better than the best move of the review ({value}): {line}.")
        elif (last.point == best.point and is_best) or last.rate is None:
            text = self.tr("{move} is the best move ({value}): {line}.")
        else:
            text = self.tr("{move} is right ({value}): {line}.")
        return self._filled(card, text, last.point, self._judged(card, last), last.line)

    def _comparison(self, card: Card, last: Judgement | None) -> str:
        """Return sentences about the best move and the played move. A move that is the answer is left out."""
        parts = []
        if last is not None and last.point != card.best.point and last.image_of is None:
            parts.append(self._preferred(card, last))
        if last is not None and last.point == card.played.point:
            if card.is_played_preferred:
                parts.append(self.tr("A later search prefers the move of your game."))
            return " ".join(parts)
        played = self.tr("Your game continued with {move} ({value}).")
        if card.is_played_preferred:
            played = self.tr("A later search prefers {move}, the move of your game ({value}).")
        parts.append(self._filled(card, played, card.played.point, self._of(card, card.played)))
        return " ".join(parts)

    def _preferred(self, card: Card, last: Judgement) -> str:
        """Return a sentence about the best move of the review.

        If a search as long as that of the answer has given the move a win rate, the sentence has this win rate too.
        """
        best = best_founded(card) if last.best_rate is not None else card.best
        text = self.tr("The review preferred {move} ({value}).")
        if last.best_rate is not None:
            text = self.tr(
                "The review preferred {move} ({value}). In a search of {move} as long as that of "
                "your answer, its win rate is {rate}."
            )
            text = fill(text, rate=self._short(card, last.best_rate, Proof.UNKNOWN))
            if last.best_rate - (last.rate or 0.0) > TOLERANCE:
                text = " ".join((text, self.tr("The difference is within the error of the searches.")))
        return self._filled(card, text, best.point, self._of(card, best))

    def _wrong(self, card: Card, last: Judgement) -> str:
        """Return the text about an answer that is not right. The text does not name the best move."""
        best, is_lost = best_founded(card), last.proof is Proof.LOSS
        if last.point == card.played.point:
            text = self.tr("{move} is the move of your game ({value}). The best reply: {line}. Try another move.")
            if is_lost:
                text = self.tr("{move} is the move of your game ({value}). The refutation: {line}. Try another move.")
        elif is_lost:
            text = self.tr("{move} loses: {line}. Try another move.")
        elif best.proof is Proof.WIN and last.verdict is Verdict.BETTER:
            text = self.tr(
                "{move} ({value}) is better than {played} in your game, but gives up a proven win: {line}. Try "
                "another move."
            )
            text = fill(text, played=move_in_words(card.played.point, card.rules))
        elif best.proof is Proof.WIN:
            text = self.tr("{move} gives up the win ({value}): {line}. Try another move.")
        else:
            text = self._weak(card, last, best)
        return self._filled(card, text, last.point, self._judged(card, last), last.line)

    def _weak(self, card: Card, last: Judgement, best: Answer) -> str:
        """Return the template about an answer that is worse than the best move.

        It gives the rates of both moves, and names the review if only the rate of the best move is from there.
        """
        is_better, is_own = last.verdict is Verdict.BETTER and last.rate is not None, last.is_searched
        if is_better and last.best_rate is not None:
            text = self.tr(
                "{move} ({value}) is better than {played} in your game, but the best move has {best} in a search of "
                "the same length. Continuation: {line}. Try another move."
            )
        elif is_better and is_own:
            text = self.tr(
                "{move} ({value}) is better than {played} in your game, but the best move has {best} in the review. "
                "Continuation: {line}. Try another move."
            )
        elif is_better:
            text = self.tr(
                "{move} ({value}) is better than {played} in your game, but the best move has {best}. "
                "Continuation: {line}. Try another move."
            )
        elif last.best_rate is not None:
            text = self.tr(
                "{move} is too weak ({value}; the best move has {best} in a search of the same length). "
                "Continuation: {line}. Try another move."
            )
        elif is_own:
            text = self.tr(
                "{move} is too weak ({value}; the best move has {best} in the review). Continuation: {line}. "
                "Try another move."
            )
        else:
            text = self.tr(
                "{move} is too weak ({value}; the best move has {best}). Continuation: {line}. Try another move."
            )
        rate, proof = (best.rate, best.proof) if last.best_rate is None else (last.best_rate, Proof.UNKNOWN)
        return fill(text, played=move_in_words(card.played.point, card.rules), best=self._short(card, rate, proof))

    def _hint(self, card: Card, hint: Hint) -> str:
        if hint.grade is HintGrade.AREA:
            first, last = (move_in_words(point, card.rules) for point in hint.area)
            text = self.tr("Hint 1 of 3: the best move is in the frame from {first} to {last}.")
            return fill(text, first=first, last=last)
        if hint.grade is HintGrade.STONES:
            if card.rules.gravity:  # a column does not name a stone
                return self.tr("Hint 2 of 3: the best move works with the marked stones.")
            stones = ", ".join(human_point(point, card.rules) for point in hint.stones)
            if len(hint.stones) == 1:
                text = self.tr("Hint 2 of 3: the best move works with the marked stone {stones}.")
            else:
                text = self.tr("Hint 2 of 3: the best move works with the marked stones {stones}.")
            return fill(text, stones=stones)
        move = move_in_words(hint.move, card.rules) if hint.move is not None else ""
        return fill(self.tr("Hint 3 of 3: {move} is the best move. The point is marked on the board."), move=move)

    def _of(self, card: Card, answer: Answer) -> str:
        return self._value(card, answer.rate, answer.proof)

    def _judged(self, card: Card, last: Judgement) -> str:
        """Return the value of an answer as text.

        If it comes neither from the review nor from a proof, also name the source.
        """
        value = self._value(card, last.rate, last.proof)
        is_own = last.is_searched and last.proof is Proof.UNKNOWN
        return fill(self.tr("{value} in a search of this move"), value=value) if is_own else value

    def _value(self, card: Card, rate: float | None, proof: Proof) -> str:
        """Return a proven result or a win rate as text. The text names the side."""
        value = self._short(card, rate, proof)
        if proof is Proof.UNKNOWN and rate is None:
            return value
        side = self._side or card.side
        return fill(self.tr("{side}: {rate}"), side=side_name(side, card.rules), rate=value)

    def _short(self, card: Card, rate: float | None, proof: Proof) -> str:
        """Return a proven result or a win rate as text.

        The text does not name the side. `rate` and `proof` are for the side to move.
        """
        pov = PointOfView(is_other=self._side is not None and self._side is not card.side)
        shown = pov.proof(proof)
        if shown is Proof.WIN:
            return self.tr("proven win")
        if shown is Proof.DRAW:
            return self.tr("proven draw")
        if shown is Proof.LOSS:
            return self.tr("proven loss")
        return "?" if rate is None else percent(pov.rate(rate), self._locale)

    def _filled(self, card: Card, text: str, point: int, value: str, line: Sequence[int] = ()) -> str:
        told = line_text(line, card.rules, _LONGEST_LINE) or line_text((point,), card.rules)
        filled = fill_sentences(text, move=move_in_words(point, card.rules), value=value, line=told)
        return filled.replace("….", "…")  # an ellipsis ends the sentence
