"""The explanation of the unit in which texts count the moves to the end of a game."""

from studio.ui.texts.translating import translate


def ply_text() -> str:
    """Return a sentence for tooltips of texts that count plies."""
    return translate("Plies", "A ply is one move of one side.")
