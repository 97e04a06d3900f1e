"""Describes key moments of a game in the window's language."""

from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.key_moments import KeyMoment
from studio.insight.remarks import remarks_on
from studio.ui.texts.messages import translated
from studio.ui.texts.sides import side_name


def key_moment_text(moment: KeyMoment, rules: Rules) -> str:
    """Return the sentences about a key moment. Sides have the names that this game gives them."""
    sentences = []
    for remark in remarks_on(moment, rules):
        fields = {
            name: side_name(value, rules) if isinstance(value, Stone) else value
            for name, value in remark.fields.items()
        }
        sentences.append(translated(remark.message, fields))
    return " ".join(sentences)
