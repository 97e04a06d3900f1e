"""The texts of small lesson files, for tests."""

from studio.lessons.lesson import Lesson
from studio.lessons.reading import lesson_from_text

HEAD = """
title = "A title"
sentence = "A sentence."
game = "tic-tac-toe"
profile = "classic-uct"
"""
STEP = '[[steps]]\ntext = "Read this."\n'
TEN = STEP + "do = { simulations = 10 }\n"


def step(*lines: str) -> str:
    return "\n".join((STEP, *lines, ""))


def predict(rule: str, options: str, do: str = "{ simulations = 1 }", more: str = 'explanation = "Because."') -> str:
    return TEN + step(
        "[steps.predict]",
        'question = "What then?"',
        f'rule = "{rule}"',
        f"options = {options}" if options else "",
        f"do = {do}" if do else "",
        more,
    )


def read(text: str) -> Lesson:
    return lesson_from_text(text, "mine.toml")
