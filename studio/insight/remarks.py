"""Describes key moments by messages. The window translates them, and the commands print them in English. No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from studio.game.message import Message, Phrase
from studio.game.notation import line_text, move_in_english
from studio.game.position_analysis import Proof, ThreatWin
from studio.game.renju import Forbidden
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.insight import messages
from studio.insight.compared import Compared
from studio.insight.key_moments import Certainty, KeyKind, KeyMoment, decisive, most_important
from studio.insight.missed import Missed
from studio.insight.mistakes import lost_percent
from studio.insight.resignation import Resignation
from studio.insight.winning_lines import WinningLine

_FIVE = 5
_LONGEST_LINE = 30
_BETTER = 0.55
"""A side with at least this win rate (0 to 1) is called better. A side with a lower win rate is said to hold."""
_KINDS: Mapping[str, Phrase] = {"fours": messages.BY_FOURS, "threes": messages.BY_THREES}
_TURNED: Mapping[tuple[Proof, Proof], Message] = {
    (Proof.WIN, Proof.LOSS): messages.WON_NOW_LOST,
    (Proof.WIN, Proof.DRAW): messages.WON_NOW_DRAWN,
    (Proof.DRAW, Proof.LOSS): messages.DRAWN_NOW_LOST,
}
_WITH_LINE: Mapping[Message, Message] = {
    messages.WON_NOW_LOST: messages.WON_NOW_LOST_LINE,
    messages.WON_NOW_DRAWN: messages.WON_NOW_DRAWN_LINE,
    messages.ESCAPE_WINS: messages.ESCAPE_WINS_LINE,
    messages.MISSED_WIN_PROVEN: messages.MISSED_WIN_LINE,
    messages.MISSED_WIN_IN: messages.MISSED_WIN_IN_BY,
}
"""The messages that contain the whole line of the better move instead of the move alone."""
_UNFINISHED: Mapping[Message, Message] = {
    messages.WON_NOW_LOST_LINE: messages.WON_NOW_LOST_LINE_IN,
    messages.ESCAPE_WINS_LINE: messages.ESCAPE_WINS_LINE_IN,
}
"""The messages for winning lines that the record has only in part. They say how many plies the win takes."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A message about a key moment, with the values of its fields."""

    message: Message
    fields: Mapping[str, object]

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.message.in_english(self.fields)

    def with_rate_of(self, side: Stone | None) -> "Remark":
        """Return the remark with its win rate seen from `side`.

        If `side` is None, the win rate stays that of the side that made the move. A remark without a win rate is
        returned unchanged.
        """
        rate = self.fields.get("rate")
        if not isinstance(rate, int) or side is None or self.fields["rated"] is side:
            return self
        return replace(self, fields={**self.fields, "rate": 100 - rate, "rated": side})

    def with_names(self, names: Mapping[Stone, str]) -> "Remark":
        """Return the remark with these names of the sides. A side without a name is still called Black or White."""
        named = {
            field: names.get(value, value) if isinstance(value, Stone) else value
            for field, value in self.fields.items()
        }
        return replace(self, fields=named)


def remarks_on(moment: KeyMoment, rules: Rules) -> tuple[Remark, ...]:
    """Return one to four sentences about a key moment.

    They are about the situation of the side, a pick from offered moves, the result of the move, and whether longer
    searches must still confirm the mark.
    """
    told = _first(moment, rules), _pick(moment, rules), _after(moment, rules), _doubt(moment, rules)
    return tuple(remark for remark in told if remark is not None)


def sentences_on(moment: KeyMoment, rules: Rules, names: Mapping[Stone, str] = MappingProxyType({})) -> str:
    """Return the remarks on a key moment in English. The sides are called by `names` instead of Black and White."""
    return one_sentence([remark.with_names(names).sentence for remark in remarks_on(moment, rules)])


def resignation_remark(resigned: Resignation, rules: Rules) -> Remark:
    """Return a sentence about a resignation in a position that was not lost."""
    win, known = resigned.win, resigned.known
    plies = len(win.line) if win is not None else known.moves
    fields: dict[str, object] = {
        "side": resigned.side,
        "plies": plies,
        "by": _by(win, rules),
        **_rated(resigned.rate, resigned.side),
    }
    match known.proof:
        case Proof.UNKNOWN:
            return Remark(messages.RESIGNED_OPEN, fields)
        case Proof.DRAW:
            return Remark(messages.RESIGNED_DRAWN, fields)
    if plies == 1:
        return Remark(messages.RESIGNED_WON_AT_ONCE, fields)
    if win is not None and resigned.forbidden is not None:
        fields |= {"other": resigned.side.opponent, **_barred(resigned.forbidden)}
        return Remark(messages.RESIGNED_WON_FORBIDDEN, fields)
    if win is not None:
        return Remark(messages.RESIGNED_WON_BY, fields)
    return Remark(messages.RESIGNED_WON_IN if plies else messages.RESIGNED_WON, fields)


def sentence_on_resignation(
    resigned: Resignation, rules: Rules, names: Mapping[Stone, str] = MappingProxyType({})
) -> str:
    """Return the remark on a resignation in English. The sides are called by `names` instead of Black and White."""
    return resignation_remark(resigned, rules).with_names(names).sentence


def decision_remark(moments: Sequence[KeyMoment], rules: Rules, resigned: Resignation | None) -> Remark | None:
    """Return a sentence about the move that decided the game, or None if there are no key moments.

    The sentence is about the first of these that exists: a resignation in a position that was not lost; the loser's
    last escape; the most important mistake of the loser, or of either side if nobody lost. If the last escape is not
    proven, the sentence says that it is the result of a search.
    """
    if resigned is not None:
        return resignation_remark(resigned, rules)
    decided, largest = decisive(moments), most_important(moments)
    if decided is not None:
        is_proven = decided.certainty is not Certainty.SEARCH
        return Remark(messages.DECIDED_AT if is_proven else messages.DECIDED_BY_SEARCH, {"number": decided.number})
    if largest is None:
        return Remark(messages.NO_DECISION, {}) if moments else None
    message = messages.LARGEST_MISTAKE if largest.loser is None else messages.LARGEST_MISTAKE_OF
    return Remark(message, {"number": largest.number, "side": largest.side})


def decision_sentence(
    moments: Sequence[KeyMoment],
    rules: Rules,
    resigned: Resignation | None,
    names: Mapping[Stone, str] = MappingProxyType({}),
) -> str:
    """Return `decision_remark` in English, or an empty text if there are no key moments.

    The sides are called by `names`.
    """
    remark = decision_remark(moments, rules, resigned)
    return "" if remark is None else remark.with_names(names).sentence


def one_sentence(sentences: Sequence[str], between: str = "; ") -> str:
    """Join short sentences into one, with `between` in place of the full stops inside.

    Later sentences begin with a lower-case letter. If the text ends with an ellipsis, no full stop is added.
    """
    first, *others = sentences
    parts = [first, *(_continued(other) for other in others)]
    return between.join([*(part.rstrip(".。") for part in parts[:-1]), parts[-1]]).replace("….", "…")


def _continued(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:] if sentence[1:2].islower() else sentence


def _first(moment: KeyMoment, rules: Rules) -> Remark:
    if KeyKind.LAST_ESCAPE in moment.kinds:
        return _escape(moment, rules)
    match moment.kind:
        case KeyKind.TURNED:
            return _on_win(_TURNED[moment.before.proof, moment.after.proof], moment, rules)
        case KeyKind.MISSED_WIN:
            return _missed_win(moment, rules)
        case KeyKind.ALLOWED_WIN:
            return _remark(messages.ALLOWED_WIN, moment, rules)
        case _:
            return _remark(messages.LARGE_LOSS, moment, rules, loss=lost_percent(moment.judged))


def _escape(moment: KeyMoment, rules: Rules) -> Remark:
    better = moment.better
    if moment.certainty is Certainty.PROVEN:
        is_won = better.known.proof is Proof.WIN
        return _on_win(messages.ESCAPE_WINS if is_won else messages.ESCAPE_DRAWS, moment, rules)
    is_better = better.rate is not None and better.rate >= _BETTER
    fields = _rated(better.rate, moment.side) if better.rate is not None else {}
    if moment.certainty is Certainty.THREATS and not _prevents(moment):
        message = messages.ESCAPE_BETTER_DEFENDS if is_better else messages.ESCAPE_DEFENDS
        return _remark(message, moment, rules, by=_by(moment.menace, rules), **fields)
    if moment.certainty is Certainty.THREATS and better.rate is None:
        return _remark(messages.ESCAPE_HOLDS, moment, rules)
    if better.rate is None:
        return _remark(messages.ESCAPE_PREFERRED, moment, rules)
    return _remark(messages.ESCAPE_BETTER if is_better else messages.ESCAPE_SEARCHED, moment, rules, **fields)


def _prevents(moment: KeyMoment) -> bool:
    """Return whether the played move, like the better one, prevents or may prevent the other side's win by threats."""
    move, menace = moment.judged.node.move, moment.menace
    return move is not None and menace is not None and move.point in (*menace.defences, *menace.undecided)


def _missed_win(moment: KeyMoment, rules: Rules) -> Remark:
    missed, plies = moment.judged.missed, moment.better.known.moves
    if plies == 1:
        return _remark(messages.MISSED_WIN_AT_ONCE, moment, rules)
    if missed is None or missed.what is not Missed.WIN:
        return _on_win(messages.MISSED_WIN_IN if plies else messages.MISSED_WIN_PROVEN, moment, rules, plies=plies)
    line = missed.win.line
    fields = {"by": _by(missed.win, rules), "plies": len(line), "line": _line(line, rules)}
    if missed.forbidden is not None:
        return _remark(messages.MISSED_WIN_FORBIDDEN, moment, rules, **_barred(missed.forbidden), **fields)
    return _remark(messages.MISSED_WIN_BY, moment, rules, **fields)


def _pick(moment: KeyMoment, rules: Rules) -> Remark | None:
    """Return a remark on a fifth move that White picked from several offers. Return None for other moves."""
    if moment.judged.compared is not Compared.OFFERS:
        return None
    return _remark(messages.PICKED if moment.side is Stone.WHITE else messages.OFFERED, moment, rules)


def _after(moment: KeyMoment, rules: Rules) -> Remark | None:
    """Return a remark on the position after the move. Return None if it would only repeat the first remark."""
    if moment.after.proof is Proof.LOSS:
        return _after_loss(moment, rules)
    if KeyKind.LAST_ESCAPE not in moment.kinds or moment.judged.black is None:
        return None
    rate = moment.judged.black if moment.side is Stone.BLACK else 1 - moment.judged.black
    return _remark(messages.AFTER_RATE, moment, rules, **_rated(rate, moment.side))


def _after_loss(moment: KeyMoment, rules: Rules) -> Remark:
    win, line = moment.win, _winning_line(moment.reply, rules)
    plies = len(win.line) if win is not None else moment.after.after.moves
    if plies == 1:
        return _remark(messages.AFTER_LOST_TO if line else messages.AFTER_LOST_AT_ONCE, moment, rules, line=line)
    if win is not None:
        fields = {"plies": plies, "by": _by(win, rules), "line": line}
        if moment.forbidden is not None:
            return _remark(messages.AFTER_LOST_FORBIDDEN, moment, rules, **_barred(moment.forbidden), **fields)
        return _remark(messages.AFTER_LOST_BY, moment, rules, **fields)
    if line:
        message = messages.AFTER_LOST_IN_BY if plies else messages.AFTER_LOST_LINE
        return _remark(message, moment, rules, plies=plies, line=line)
    return _remark(messages.AFTER_LOST_IN if plies else messages.AFTER_LOST, moment, rules, plies=plies)


def _on_win(message: Message, moment: KeyMoment, rules: Rules, **fields: object) -> Remark:
    """Return a remark that contains the line of the better move, if this line is a win of several moves."""
    if message not in _WITH_LINE or len(moment.better_line.points) < 2:
        return _remark(message, moment, rules, **fields)
    line, told = moment.better_line, _WITH_LINE[message]
    if not line.is_complete and moment.better.known.moves and told in _UNFINISHED:
        told, fields = _UNFINISHED[told], {**fields, "plies": moment.better.known.moves}
    return _remark(told, moment, rules, line=_winning_line(line, rules), **fields)


def _remark(message: Message, moment: KeyMoment, rules: Rules, **fields: object) -> Remark:
    """Return a remark with `fields` and the fields that every remark has, such as the number of the move."""
    move = moment.judged.node.move
    return Remark(
        message,
        {
            "number": moment.number,
            "move": "pass" if move is None or move.point == PASS else move_in_english(move.point, rules),
            "side": moment.side,
            "other": moment.side.opponent,
            "better": move_in_english(moment.better.point, rules),
            **fields,
        },
    )


def _doubt(moment: KeyMoment, rules: Rules) -> Remark | None:
    """Return a sentence about a mark that another review may change. Return None if the mark is final."""
    if moment.judged.is_better_lost:
        return _remark(messages.BETTER_LOST, moment, rules)
    return Remark(messages.NOT_CONFIRMED, {}) if moment.judged.is_open else None


def _by(win: ThreatWin | None, rules: Rules) -> Phrase:
    """Return a phrase for the threats of a win."""
    # Kinds of threats have names only in five in a row.
    kind = win.kind if win is not None and rules.win_length == _FIVE else ""
    return _KINDS.get(kind, messages.BY_THREATS)


def _barred(reason: Forbidden) -> dict[str, object]:
    """Return the point and the shape for a message. The caller adds Black's name as the field `side` or `other`."""
    return {name: value for name, value in reason.brief_fields.items() if name != "side"}


def _winning_line(line: WinningLine, rules: Rules) -> str:
    """Return a winning line as text, which is empty if there are no moves.

    "…" stands for further moves up to the win.
    """
    if not line.points:
        return ""
    told = _line(line.points, rules)
    return told if line.is_complete or told.endswith("…") else f"{told} …"


def _line(points: Sequence[int], rules: Rules) -> str:
    """Return the first moves of a line as text. "…" stands for further moves."""
    return line_text(points, rules, _LONGEST_LINE)


def _rated(rate: float, side: Stone) -> dict[str, object]:
    """Return the fields with the win rate of `side`, from 0 to 1."""
    return {"rate": round(100 * rate), "rated": side}
