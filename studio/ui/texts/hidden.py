"""Texts that are shown while a search is hidden, until the user answers."""

from studio.ui.texts.translating import translate


def answer_first_text() -> str:
    return translate("Hidden", "The search is hidden until you answer. Find the best move, or show the solution.")


def report_hidden_text() -> str:
    return translate("Hidden", "The report is hidden while you play. Leave the game to see it.")


def predict_first_text() -> str:
    return translate("Hidden", "Answer the question of the lesson first. Until then the search waits.")
