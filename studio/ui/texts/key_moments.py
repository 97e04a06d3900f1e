"""Describes key moments of a game in the window's language."""

from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.insight.key_moments import KeyMoment
from studio.insight.remarks import remarks_on
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.sides import side_name


def key_moment_text(moment: KeyMoment, rules: Rules) -> str:
    """Return the sentences about a key moment. Sides and moves have the names that this game gives them."""
    move = moment.judged.node.move
    moves = {"better": move_in_words(moment.better.point, rules)}
    if move is not None and move.point != PASS:
        moves["move"] = move_in_words(move.point, rules)
    names = {side: side_name(side, rules) for side in (Stone.BLACK, Stone.WHITE)}
    remarks = (remark.with_names(names) for remark in remarks_on(moment, rules))
    return " ".join(translated(remark.message, {**remark.fields, **moves}) for remark in remarks)
