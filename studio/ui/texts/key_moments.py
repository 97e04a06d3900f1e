"""Describes key moments of a game in the window's language."""

from collections.abc import Sequence

from studio.game.percent import NO_BREAK_SPACE
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.insight.key_moments import KeyMoment
from studio.insight.remarks import decision_remark, one_sentence, remarks_on, resignation_remark
from studio.insight.resignation import Resignation
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def key_moment_text(moment: KeyMoment, rules: Rules, side: Stone | None = None) -> str:
    """Return a sentence about a key moment.

    Win rates are those of `side`, or of the side that made the move if `side` is None.
    """
    # Sides and moves have this game's names for them.
    move = moment.judged.node.move
    moves = {"better": move_in_words(moment.better.point, rules)}
    if move is not None and move.point != PASS:
        moves["move"] = move_in_words(move.point, rules)
    names = _names(rules)
    remarks = (remark.with_rate_of(side).with_names(names) for remark in remarks_on(moment, rules))
    told = [translated(remark.message, {**remark.fields, **moves}) for remark in remarks]
    return one_sentence(told, translate("Messages", "; ")).replace(" %", f"{NO_BREAK_SPACE}%")


def resignation_text(resigned: Resignation, rules: Rules, side: Stone | None = None) -> str:
    """Return a sentence about a resignation in a position that was not lost.

    The win rate is that of `side`, or of the side that resigned if `side` is None.
    """
    remark = resignation_remark(resigned, rules).with_rate_of(side).with_names(_names(rules))
    return translated(remark.message, remark.fields).replace(" %", f"{NO_BREAK_SPACE}%")


def decision_text(moments: Sequence[KeyMoment], rules: Rules, resigned: Resignation | None) -> str:
    """Return a sentence about the move that decided the game, as `decision_remark` finds it.

    The text is empty if there is none.
    """
    remark = decision_remark(moments, rules, resigned)
    if remark is None:
        return ""
    named = remark.with_names(_names(rules))
    return translated(named.message, named.fields)


def _names(rules: Rules) -> dict[Stone, str]:
    return {side: side_name(side, rules) for side in (Stone.BLACK, Stone.WHITE)}
