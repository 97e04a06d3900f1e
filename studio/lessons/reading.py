"""Reads lesson files, which teachers write."""

# A file is checked strictly and never executed.

import tomllib
from pathlib import Path

from studio.engine.options.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.rules import Rules, rules_from_text
from studio.lessons import messages
from studio.lessons.lesson import Column, Lesson, LessonStep, Pane, Place, place_after
from studio.lessons.points import made_priors, played_moves, position_after
from studio.lessons.step_reading import (
    LONGEST_MOVES,
    LONGEST_TEXT,
    StepReader,
    changed_parameters,
    refuse_useless_priors,
)
from studio.lessons.table import Table, quoted
from studio.machine.resources import resource_path

MOST_BYTES = 64 * 1024
MOST_STEPS = 30
_LONGEST_TITLE, _LONGEST_SENTENCE = 60, 200
_MOST_SEED = 2**31 - 1
_ENTRIES = (
    "title",
    "sentence",
    "game",
    "moves",
    "profile",
    "seed",
    "columns",
    "all_discs",
    "parameters",
    "priors",
    "steps",
)
_STEP_ENTRIES = ("text", "look", "solve", "do", "ask", "predict")
_ONE_OF = ("do", "ask", "predict")


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons that come with the program, in their order."""
    return tuple(read_lesson(path) for path in sorted(resource_path("lessons").glob("*.toml")))


def read_lesson(path: Path) -> Lesson:
    """Read the file at `path`, and return its lesson."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StudioError(messages.LESSON_FILE, file=path.name, reason=reason) from error
    if len(content) > MOST_BYTES:
        Table({}, path.name).refuse(f"the file is too large for a lesson; at most {MOST_BYTES // 1024} KB are allowed.")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refusal(path.name, "the file is not written in UTF-8.") from error
    return lesson_from_text(text.replace("\r\n", "\n"), path.name)


def lesson_from_text(text: str, file: str) -> Lesson:
    """Parse the lesson in `text`. Errors mention `file` as its file."""
    try:
        entries = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error).split("\n")[0] if isinstance(error, ValueError) else "it is nested too deeply"
        raise _refusal(file, f"this is not TOML: {reason}.") from error
    return _lesson(Table(entries, file), file.removesuffix(".toml"))


def _refusal(file: str, reason: str) -> StudioError:
    return StudioError(messages.LESSON, where=file, reason=reason)


def _lesson(table: Table, name: str) -> Lesson:
    table.allow(*_ENTRIES)
    title, sentence = table.text("title", _LONGEST_TITLE), table.text("sentence", _LONGEST_SENTENCE)
    seed = table.whole("seed", 0, _MOST_SEED) if "seed" in table else 1
    rules = _rules(table)
    start = _start(table, rules)
    steps, places = _steps(table, rules, start)
    columns = tuple(map(Column, table.names("columns", tuple(Column))))
    return Lesson(name, title, sentence, rules, seed, steps, places, columns, table.is_set("all_discs"))


def _rules(table: Table) -> Rules:
    try:
        return rules_from_text(table.text("game", _LONGEST_TITLE))
    except StudioError as error:
        table.refuse_error(error)


def _start(table: Table, rules: Rules) -> Place:
    moves = played_moves(table.text_or("moves", LONGEST_MOVES, ""), rules, table)
    position = position_after(moves, rules)
    if position.is_over:
        table.refuse("the game is over after these moves, so there is nothing to search.")
    try:
        parameters = profile_named(table.text("profile", _LONGEST_TITLE)).parameters
    except StudioError as error:
        table.refuse_error(error)
    settings, weights = table.table("parameters"), table.table("priors")
    if settings is not None:
        parameters = changed_parameters(parameters, settings)
    priors = made_priors(weights, position) if weights is not None else ()
    refuse_useless_priors(table, parameters, priors)
    return Place(parameters, priors, moves)


def _steps(table: Table, rules: Rules, start: Place) -> tuple[tuple[LessonStep, ...], tuple[Place, ...]]:
    steps: list[LessonStep] = []
    places = [start]
    for entry in table.steps(MOST_STEPS):
        reader = StepReader(rules, start, places[-1], position_after(places[-1].all_moves, rules))
        steps.append(_step(entry, reader))
        places.append(place_after(places[-1], steps[-1].action, start))
    return tuple(steps), tuple(places)


def _step(table: Table, reader: StepReader) -> LessonStep:
    table.allow(*_STEP_ENTRIES)
    if sum(name in table for name in _ONE_OF) > 1:
        table.refuse(f"a step has at most one of {', '.join(_ONE_OF)}.")
    text, look = table.text("text", LONGEST_TEXT), _pane(table)
    do, ask, predict = (table.table(name) for name in _ONE_OF)
    return LessonStep(
        text,
        look,
        do=reader.action(do) if do is not None else None,
        ask=reader.asked(ask) if ask is not None else None,
        predict=reader.prediction(predict) if predict is not None else None,
        solve=table.is_set("solve"),
    )


def _pane(table: Table) -> Pane | None:
    if "look" not in table:
        return None
    name = table.text("look", _LONGEST_TITLE)
    if name not in set(Pane):
        table.refuse(f"there is no pane {quoted(name)}. The panes are {', '.join(Pane)}.")
    return Pane(name)
