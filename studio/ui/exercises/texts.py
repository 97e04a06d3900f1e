"""The texts of an exercise: the task, its origin, the verdict on a move, and the final result."""

from PySide6.QtCore import QLocale

from studio.engine.views.threats import ThreatKind
from studio.exercises.attempt import Stage
from studio.exercises.exercise import Exercise, Origin
from studio.exercises.judging import Verdict
from studio.exercises.page import Busy, ExercisePage
from studio.game.message import fill
from studio.game.notation import human_point
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def title_text(page: ExercisePage) -> str:
    if page.exercise is None:
        return translate("ExerciseTexts", "Find the win")
    template = translate("ExerciseTexts", "Find the win: {number} of {total}")
    locale = QLocale()
    return fill(template, number=locale.toString(page.number), total=locale.toString(page.count))


def task_text(exercise: Exercise) -> str:
    if exercise.kind is ThreatKind.FOURS:
        template = translate("ExerciseTexts", "{side} to move wins by fours. Find the win.")
    else:
        template = translate("ExerciseTexts", "{side} to move wins by threes and fours. Find the win.")
    return fill(template, side=side_name(exercise.side, exercise.rules))


def origin_text(exercise: Exercise) -> str:
    """Return a text that names the file or the game of the exercise; empty for a shipped exercise."""
    origin = exercise.origin
    if not origin.moves or not (origin.file or exercise.played is not None):
        return ""
    locale, template = QLocale(), _origin_template(origin)
    return fill(template, game=locale.toString(origin.game), moves=locale.toString(origin.moves), file=origin.file)


def missed_text(exercise: Exercise) -> str:
    """Return a sentence about the move that was played in the game and missed the win."""
    if exercise.played is None:
        return ""
    template = translate("ExerciseTexts", "The game continued with {move}, which missed the win.")
    return fill(template, move=human_point(exercise.played, exercise.rules))


def looking_text(page: ExercisePage) -> str:
    template = translate(
        "ExerciseTexts", "Searching for wins. Positions searched: {searched}. Exercises found: {found}."
    )
    locale = QLocale()
    return fill(template, searched=locale.toString(page.looked), found=locale.toString(page.count))


def state_text(page: ExercisePage) -> str:
    """Return a text with the verdict on the last move, or with the hint or the solution that the user requested."""
    exercise = page.exercise
    if exercise is None:
        return ""
    if page.busy is not Busy.NOTHING:
        return translate("ExerciseTexts", "The solver is running …")
    if page.stage is Stage.SHOWN:
        return translate("ExerciseTexts", "This is the winning line.")
    if page.hint is not None:
        template = translate("ExerciseTexts", "Hint: {move} wins.")
        return fill(template, move=human_point(page.hint, exercise.rules))
    return _judgement_text(page, exercise)


def _judgement_text(page: ExercisePage, exercise: Exercise) -> str:
    last = page.last
    if last is None:
        return ""
    move = human_point(last.point, exercise.rules)
    reply = human_point(last.reply, exercise.rules) if last.reply is not None else ""
    if last.verdict is Verdict.WINS:
        text = translate("ExerciseTexts", "{move} wins. Solved.")
    elif last.verdict is Verdict.UNKNOWN:
        text = translate("ExerciseTexts", "The solver did not decide in time whether {move} wins. Try another move.")
    elif last.verdict is Verdict.LOSES and not reply:
        text = translate("ExerciseTexts", "{move} ends the game without a win. Take the move back.")
    elif last.verdict is Verdict.LOSES:
        text = translate(
            "ExerciseTexts", "{move} gives up the win, because {reply} refutes it. Take the move back and try again."
        )
    elif page.is_longer:
        text = translate("ExerciseTexts", "{move} still wins, but takes longer. The best defence is {reply}. Continue.")
    else:
        text = translate("ExerciseTexts", "{move} is right. The best defence is {reply}. Continue.")
    return fill(text, move=move, reply=reply)


def _origin_template(origin: Origin) -> str:
    if origin.file and origin.game:
        return translate("ExerciseTexts", "Position from {file}, game {game}, after {moves} moves.")
    if origin.file:
        return translate("ExerciseTexts", "Position from {file}, after {moves} moves.")
    return translate("ExerciseTexts", "Position from the open game, after {moves} moves.")
