"""The texts of an exercise: the task, its origin, the verdict on a move, and the final result."""

from PySide6.QtCore import QLocale

from studio.engine.views.threats import ThreatKind
from studio.exercises.attempt import Stage
from studio.exercises.exercise import Exercise, Origin
from studio.exercises.hints import Grade, Hint
from studio.exercises.judging import Verdict
from studio.exercises.page import Busy, ExercisePage
from studio.exercises.results import Results
from studio.game.message import fill
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.ui.texts.move_names import fill_sentences, move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def widest_title() -> str:
    """Return the title that needs the largest width."""
    # The bar reserves its width.
    locale = QLocale()
    many, some = locale.toString(888), locale.toString(88)
    place = translate("ExerciseTexts", "Level {level} · {number} of {total}")
    results = translate("ExerciseTexts", "Streak {streak} · {rate} without help")
    text = fill(place, level=locale.toString(5), number=many, total=many)
    return f"{text} · {fill(results, streak=some, rate=percent(1, locale, 0))}"


def title_text(page: ExercisePage) -> str:
    """Return a title such as "Level 2 · 3 of 54 · Streak 4 · 75 % without help".

    If there is no exercise, return the name of the activity.
    """
    exercise, locale = page.exercise, QLocale()
    if exercise is None:
        return translate("ExerciseTexts", "Find the win")
    place = fill(
        translate("ExerciseTexts", "Level {level} · {number} of {total}"),
        level=locale.toString(exercise.level),
        number=locale.toString(page.number),
        total=locale.toString(page.count),
    )
    return " · ".join(filter(None, (place, results_text(page.results))))


def results_text(results: Results) -> str:
    """Return the streak and the success rate. Before the first exercise, return an empty text."""
    locale, rate = QLocale(), results.rate
    if rate is None:
        return ""
    text = translate("ExerciseTexts", "Streak {streak} · {rate} without help")
    return fill(text, streak=locale.toString(results.streak), rate=percent(rate, locale, 0))


def all_results_text(results: Results) -> str:
    """Return the streak and the success rate in all exercises. Before the first exercise, return an empty text."""
    text = results_text(results)
    return fill(translate("ExerciseTexts", "All your exercises: {results}"), results=text) if text else ""


def task_text(page: ExercisePage) -> str:
    """Return the task. After the exercise, return its result. If there is no exercise, return an empty text."""
    exercise = page.exercise
    if exercise is None:
        return ""
    return _ended_task(page.stage) or kind_task(exercise.kind, side_name(exercise.side, exercise.rules))


def _ended_task(stage: Stage) -> str:
    if stage is Stage.SOLVED:
        return translate("ExerciseTexts", "Solved")
    return translate("ExerciseTexts", "Solution") if stage is Stage.SHOWN else ""


def kind_task(kind: ThreatKind, side: str) -> str:
    if kind is ThreatKind.FOURS:
        template = translate("ExerciseTexts", "{side} to move wins by fours.")
    else:
        template = translate("ExerciseTexts", "{side} to move wins by threes and fours.")
    return fill(template, side=side)


def origin_text(exercise: Exercise) -> str:
    """Return the file or the game from which the exercise comes.

    If it is shipped with the program, return an empty text.
    """
    origin = exercise.origin
    if not origin.moves or not (origin.file or exercise.played is not None):
        return ""
    locale, template = QLocale(), _origin_template(origin)
    return fill(template, game=locale.toString(origin.game), moves=locale.toString(origin.moves), file=origin.file)


def missed_text(exercise: Exercise) -> str:
    """Return a sentence about the move in the game that missed the win.

    If there is no such move, return an empty text.
    """
    if exercise.played is None:
        return ""
    template = translate("ExerciseTexts", "The game continued with {move}, which missed the win.")
    return fill(template, move=move_in_words(exercise.played, exercise.rules))


def looking_text(page: ExercisePage) -> str:
    template = translate(
        "ExerciseTexts", "Searching for wins. Positions searched: {searched}. Exercises found: {found}."
    )
    locale = QLocale()
    return fill(template, searched=locale.toString(page.looked), found=locale.toString(page.count))


def state_text(page: ExercisePage) -> str:
    """Return a text about the last move, the hint or the solution, or an empty text.

    While the solver runs, the text says only that it is running.
    """
    exercise = page.exercise
    if exercise is None:
        return ""
    if page.busy is not Busy.NOTHING:
        return translate("ExerciseTexts", "The solver is running …")
    if page.stage is Stage.SHOWN:
        return _shown_text()
    if page.hint is not None:
        return _hint_text(page.hint, exercise.rules)
    return _judgement_text(page, exercise)


def longest_texts(exercise: Exercise) -> tuple[str, ...]:
    """Return the longest texts that may be shown about a move, and the longest hint."""
    # The bar reserves height for them.
    rules = exercise.rules
    last = move_in_words(rules.size - 1, rules)
    texts = (
        translate(
            "ExerciseTexts", "{move} gives up the win, because {reply} refutes it. Take the move back and try again."
        ),
        translate("ExerciseTexts", "The solver did not decide in time whether {move} wins. Try another move."),
        translate("ExerciseTexts", "{move} still wins, but takes longer. The best defence is {reply}. Continue."),
    )
    stones = (rules.size - 1,) * (rules.win_length - 1)
    return (*(fill_sentences(text, move=last, reply=last) for text in texts), _stones_text(stones, rules))


def longest_ends(exercise: Exercise) -> tuple[str, str]:
    """Return the longest text about a solved exercise, and the text for a shown solution."""
    rules = exercise.rules
    return _solved_text(move_in_words(rules.size - 1, rules)), _shown_text()


def _solved_text(move: str) -> str:
    return fill_sentences(translate("ExerciseTexts", "{move} wins. Solved."), move=move)


def _shown_text() -> str:
    return translate("ExerciseTexts", "This is the winning line, numbered from 1.")


def _hint_text(hint: Hint, rules: Rules) -> str:
    """Return a sentence that gives the hint and explains its mark on the board."""
    if hint.grade is Grade.AREA:
        first, last = (move_in_words(point, rules) for point in hint.area)
        text = translate("ExerciseTexts", "Hint 1 of 3: the winning move is in the frame from {first} to {last}.")
        return fill(text, first=first, last=last)
    if hint.grade is Grade.STONES:
        return _stones_text(hint.stones, rules)
    move = move_in_words(hint.move, rules) if hint.move is not None else ""
    return fill(translate("ExerciseTexts", "Hint 3 of 3: {move} wins. The point is marked on the board."), move=move)


def _stones_text(stones: tuple[int, ...], rules: Rules) -> str:
    if rules.gravity:  # a column does not name a stone
        return translate("ExerciseTexts", "Hint 2 of 3: the winning move works with the marked stones.")
    names = ", ".join(human_point(point, rules) for point in stones)
    if len(stones) == 1:
        text = translate("ExerciseTexts", "Hint 2 of 3: the winning move works with the marked stone {stones}.")
    else:
        text = translate("ExerciseTexts", "Hint 2 of 3: the winning move works with the marked stones {stones}.")
    return fill(text, stones=names)


def _judgement_text(page: ExercisePage, exercise: Exercise) -> str:
    last = page.last
    if last is None:
        return ""
    move = move_in_words(last.point, exercise.rules)
    reply = move_in_words(last.reply, exercise.rules) if last.reply is not None else ""
    if last.verdict is Verdict.WINS:
        return _solved_text(move)
    if last.verdict is Verdict.UNKNOWN:
        text = translate("ExerciseTexts", "The solver did not decide in time whether {move} wins. Try another move.")
    elif last.verdict is Verdict.LOSES and last.ends_game:
        text = translate("ExerciseTexts", "{move} ends the game without a win. Take the move back.")
    elif last.verdict is Verdict.LOSES and not reply:
        text = translate("ExerciseTexts", "{move} gives up the win. Take the move back and try again.")
    elif last.verdict is Verdict.LOSES:
        text = translate(
            "ExerciseTexts", "{move} gives up the win, because {reply} refutes it. Take the move back and try again."
        )
    elif page.is_longer:
        text = translate("ExerciseTexts", "{move} still wins, but takes longer. The best defence is {reply}. Continue.")
    else:
        text = translate("ExerciseTexts", "{move} is right. The best defence is {reply}. Continue.")
    return fill_sentences(text, move=move, reply=reply)


def _origin_template(origin: Origin) -> str:
    if origin.file and origin.game:
        return translate("ExerciseTexts", "Position from {file}, game {game}, after {moves} moves.")
    if origin.file:
        return translate("ExerciseTexts", "Position from {file}, after {moves} moves.")
    return translate("ExerciseTexts", "Position from the open game, after {moves} moves.")
