"""Sentences about wins by threats that a move missed or allowed, with the winning line and the defences."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from studio.engine.views.threats import ThreatKind
from studio.game import messages as game_messages
from studio.game.message import fill
from studio.game.notation import line_text
from studio.game.rules import Rules
from studio.insight.delaying_fours import defences_of
from studio.insight.missed import Missed
from studio.insight.mistakes import Judged
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text

_LONGEST_LINE = 9
_MOST_NAMED = 6


class MissedTexts(QObject):
    """Describes missed and allowed wins in sentences."""

    # It is a QObject so that `tr` can form plurals.

    def sentence(self, judged: Judged, rules: Rules) -> str:
        """Return a text such as "10. k8 lets Black win by fours: j11 j12 …".

        If the move neither missed nor allowed a win, return an empty text.
        """
        defences = self._listed(defences_of(judged, rules)[0], rules)
        return self._filled(judged, rules, self._template, defences, _LONGEST_LINE)

    def below_heading(self, judged: Judged, rules: Rules) -> str:
        """Return a sentence about the missed or allowed win, with the whole winning line.

        It names neither the move nor the better move. If there was no such win, return an empty text.
        """
        points = defences_of(judged, rules)[0]
        defences = self.tr("the better move") if points == (judged.better,) else self._listed(points, rules)
        return self._filled(judged, rules, self._template_below_heading, defences)

    # Implementation

    def _filled(
        self,
        judged: Judged,
        rules: Rules,
        template: Callable[[Missed, int], str],
        defences: str,
        most: int | None = None,
    ) -> str:
        """Return `template` with its fields filled.

        Return an empty text if no win was missed or allowed. `defences` names the moves that prevent an allowed win. At
        most `most` moves of the winning line are named; None names all.
        """
        missed, move = judged.missed, judged.node.move
        if missed is None or move is None:
            return ""
        text = fill(
            template(missed.what, len(missed.win.line)),
            number=str(judged.ply),
            move=move_in_words(move.point, rules),
            side=side_name(missed.side, rules),
            kind=kind_text(ThreatKind(missed.win.kind), rules),
            line=line_text(missed.win.line, rules, most) + self._what_defends(judged, rules, defences),
        )
        if missed.forbidden is None:
            return text
        return f"{text} {translated(game_messages.MAY_NOT_PLAY, missed.forbidden.brief_fields)}"

    def _template(self, what: Missed, moves: int) -> str:
        if what is Missed.DEFENCE:
            return self.tr("{number}. {move} lets {side} win {kind}: {line}.")
        if what is Missed.WIN:
            return self.tr("{number}. {move} misses a win {kind} in at most %n plies: {line}.", "", moves)
        return self.tr(
            "{number}. {move} misses a win {kind} in at most %n plies: {line}. The move still wins.", "", moves
        )

    def _template_below_heading(self, what: Missed, moves: int) -> str:
        if what is Missed.DEFENCE:
            return self.tr("This move lets {side} win {kind}: {line}.")
        if what is Missed.WIN:
            return self.tr("This move misses a win {kind} in at most %n plies: {line}.", "", moves)
        return self.tr("This move misses a win {kind} in at most %n plies: {line}. The move still wins.", "", moves)

    def _what_defends(self, judged: Judged, rules: Rules, named: str) -> str:
        missed = judged.missed
        if missed is None or missed.what is not Missed.DEFENCE:
            return ""
        is_open, (defending, delaying) = bool(missed.win.undecided), defences_of(judged, rules)
        text = self._which_defend(len(defending), named, is_open)
        text += self.tr("; %n four(s) would only have delayed the win", "", len(delaying)) if delaying else ""
        # not their number: the solver below the board has other limits and leaves other moves undecided
        return text + (self.tr("; the review left other moves undecided") if is_open else "")

    def _which_defend(self, count: int, named: str, is_open: bool) -> str:
        """Return a text about the `count` moves that prevent the win, or an empty text if `count` is 0.

        The text says "only" if all other moves are known to lose. If `is_open`, some moves are undecided and the word
        is left out.
        """
        if not count:
            return ""
        if count > _MOST_NAMED:
            if is_open:
                return self.tr("; %n move(s) would have defended", "", count)
            return self.tr("; only %n move(s) would have defended", "", count)
        if is_open:
            text = self.tr("; {moves} would have defended", "", count)
        else:
            text = self.tr("; only {moves} would have defended", "", count)
        return fill(text, moves=named)

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [move_in_words(point, rules) for point in points]
        if len(names) < 2:
            return "".join(names)
        return fill(self.tr("{moves} and {last}"), moves=", ".join(names[:-1]), last=names[-1])
