"""What is said of an exercise: the task, where it comes from, what a move did, and how it went."""

from PySide6.QtCore import QCoreApplication, QLocale

from studio.engine.views.threats import ThreatKind
from studio.exercises.attempt import Stage
from studio.exercises.exercise import Exercise, Origin
from studio.exercises.judging import Verdict
from studio.exercises.page import Busy, ExercisePage
from studio.game.notation import human_point
from studio.ui.texts.sides import side_name


def title_text(page: ExercisePage) -> str:
    if page.exercise is None:
        return QCoreApplication.translate("ExerciseTexts", "Find the win")
    template = QCoreApplication.translate("ExerciseTexts", "Find the win: %1 of %2")
    return _numbers(template, page.number, page.count)


def task_text(exercise: Exercise) -> str:
    if exercise.kind is ThreatKind.FOURS:
        template = QCoreApplication.translate("ExerciseTexts", "%1 to move wins by fours. Find it.")
    else:
        template = QCoreApplication.translate("ExerciseTexts", "%1 to move wins by threes and fours. Find it.")
    return template.replace("%1", side_name(exercise.side, exercise.rules))


def origin_text(exercise: Exercise) -> str:
    """Where it comes from, and what was played there instead, which is told only when it is over."""
    origin = exercise.origin
    if not origin.moves or not (origin.file or exercise.played is not None):
        return ""
    return _numbers(_origin_template(origin), origin.game, origin.moves).replace("%3", origin.file)


def missed_text(exercise: Exercise) -> str:
    """What was played instead, where the game missed the win."""
    if exercise.played is None:
        return ""
    template = QCoreApplication.translate("ExerciseTexts", "In the game %1 was played, which missed it.")
    return template.replace("%1", human_point(exercise.played, exercise.rules))


def looking_text(page: ExercisePage) -> str:
    template = QCoreApplication.translate("ExerciseTexts", "Looking for wins: positions seen %1, exercises found %2.")
    return _numbers(template, page.looked, page.count)


def state_text(page: ExercisePage) -> str:
    """What the last move did, or what was asked for."""
    exercise = page.exercise
    if exercise is None:
        return ""
    if page.busy is not Busy.NOTHING:
        return QCoreApplication.translate("ExerciseTexts", "The solver is at work …")
    if page.stage is Stage.SHOWN:
        return QCoreApplication.translate("ExerciseTexts", "This is how it is won.")
    if page.hint is not None:
        template = QCoreApplication.translate("ExerciseTexts", "A hint: %1 wins.")
        return template.replace("%1", human_point(page.hint, exercise.rules))
    return _judgement_text(page, exercise)


def _judgement_text(page: ExercisePage, exercise: Exercise) -> str:
    last = page.last
    if last is None:
        return ""
    move = human_point(last.point, exercise.rules)
    reply = human_point(last.reply, exercise.rules) if last.reply is not None else ""
    if last.verdict is Verdict.WINS:
        text = QCoreApplication.translate("ExerciseTexts", "%1 wins. Solved.")
    elif last.verdict is Verdict.UNKNOWN:
        text = QCoreApplication.translate(
            "ExerciseTexts", "The solver cannot tell in time whether %1 wins. Try another move."
        )
    elif last.verdict is Verdict.LOSES and not reply:
        text = QCoreApplication.translate("ExerciseTexts", "%1 ends the game without a win. Take it back.")
    elif last.verdict is Verdict.LOSES:
        text = QCoreApplication.translate(
            "ExerciseTexts", "%1 throws the win away: %2 refutes it. Take it back, and try again."
        )
    elif page.is_longer:
        text = QCoreApplication.translate(
            "ExerciseTexts", "%1 still wins, by a longer way. The best defence is %2. Go on."
        )
    else:
        text = QCoreApplication.translate("ExerciseTexts", "%1 is right. The best defence is %2. Go on.")
    return text.replace("%1", move).replace("%2", reply)


def _origin_template(origin: Origin) -> str:
    if origin.file and origin.game:
        return QCoreApplication.translate("ExerciseTexts", "From %3, game %1, after %2 moves.")
    if origin.file:
        return QCoreApplication.translate("ExerciseTexts", "From %3, after %2 moves.")
    return QCoreApplication.translate("ExerciseTexts", "From the open game, after %2 moves.")


def _numbers(template: str, first: int, second: int) -> str:
    locale = QLocale()
    return template.replace("%1", locale.toString(first)).replace("%2", locale.toString(second))
