"""Texts of the lesson pane. They are about the progress, about what the reader does next, and about the end."""

from PySide6.QtCore import QLocale

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.lessons.lesson import Pane
from studio.lessons.page import LessonPage, Progress, Stage
from studio.ui.texts.lessons import lesson_text
from studio.ui.texts.translating import translate

_PANES = {
    Pane.BOARD: QT_TRANSLATE_NOOP("LessonTexts", "the board"),
    Pane.CANDIDATES: QT_TRANSLATE_NOOP("LessonTexts", "Candidates"),
    Pane.CONVERGENCE: QT_TRANSLATE_NOOP("LessonTexts", "Shares"),
    Pane.STEPS: QT_TRANSLATE_NOOP("LessonTexts", "Steps"),
    Pane.TREE: QT_TRANSLATE_NOOP("LessonTexts", "Tree"),
    Pane.HEATMAP: QT_TRANSLATE_NOOP("LessonTexts", "Display"),
    Pane.PANEL: QT_TRANSLATE_NOOP("LessonTexts", "Numbers"),
}


def place_text(page: LessonPage) -> str:
    text = translate("LessonTexts", "Step {step} of {total}")
    return _counted(text, step=page.number, total=page.count)


def look_text(pane: Pane) -> str:
    """Return a text that asks the reader to look at a pane."""
    name = translate("LessonTexts", _PANES[pane])
    return fill(translate("LessonTexts", "Look at: {pane}"), pane=name)


def continue_text(page: LessonPage, key: str = "") -> str:
    """Return the text of the button that continues, with the keys that do so unless `key` is empty."""
    text = _continue_text(page)
    return fill(translate("LessonTexts", "{text}: {key}"), text=text, key=key) if key else text


def _continue_text(page: LessonPage) -> str:
    if page.stage is Stage.ENDED:
        return translate("LessonTexts", "Next lesson") if page.next_title else translate("LessonTexts", "All lessons")
    progress = page.progress if page.stage is Stage.ASKED and not page.is_astray else None
    if progress is not None and not progress.is_done and not progress.is_beyond:
        return translate("LessonTexts", "Do it for me")
    if page.number == page.count:
        return translate("LessonTexts", "Finish")
    return translate("LessonTexts", "Continue")


def leave_text(page: LessonPage) -> str:
    """Return the text of the button that leaves the lesson."""
    if page.stage is Stage.ENDED and page.next_title:
        return translate("LessonTexts", "All lessons")
    return translate("LessonTexts", "Leave the lesson")


def note_text(page: LessonPage) -> str:
    """Return a note about the search of the lesson, or an empty text.

    The note may say that the search runs or is being prepared, or that it was changed or stopped. It may also say how
    much the user still has to do.
    """
    if page.stage is Stage.WORKING and page.is_preparing:
        return translate("LessonTexts", "The search is being prepared. At the first start this takes about a minute.")
    if page.stage is Stage.WORKING:
        return translate("LessonTexts", "The search is running …")
    if page.stage is Stage.HELD or page.is_astray:
        return translate(
            "LessonTexts", "The search was changed or stopped. Choose Continue to restore the search of this step."
        )
    return _asked_text(page.progress) if page.stage is Stage.ASKED and page.progress is not None else ""


def waiting_text(page: LessonPage) -> str:
    """Return what the lesson is waiting for. It is shown if the user has tried to continue too early."""
    if page.stage is Stage.PREDICTING:
        if page.wants_point:
            return translate("LessonTexts", "Answer the question first: choose a move on the board.")
        return translate("LessonTexts", "Answer the question first: choose an answer (or press its number).")
    if page.is_preparing:
        return translate("LessonTexts", "The search is still being prepared. The lesson continues when it is ready.")
    return translate("LessonTexts", "The search is still running. The lesson continues when the search has finished.")


def end_text(page: LessonPage) -> str:
    parts = [translate("LessonTexts", "This lesson is finished.")]
    if page.questions:
        score = translate("LessonTexts", "Correct predictions: {right} of {total}.")
        parts.append(_counted(score, right=page.right_answers, total=page.questions))
    if page.next_title:
        following = translate("LessonTexts", "Next lesson: **{title}**")
        parts.append(fill(following, title=lesson_text(page.next_title)))
    return "\n\n".join(parts)


def _asked_text(progress: Progress) -> str:
    if progress.is_beyond:
        return translate(
            "LessonTexts", "The search is already further than this step. Choose Continue to go back to the step."
        )
    if progress.is_done and progress.in_phases:
        template = translate("LessonTexts", "Phases performed: {done} of {total}.")
    elif progress.is_done:
        template = translate("LessonTexts", "Simulations performed: {done} of {total}.")
    elif progress.in_phases:
        template = translate("LessonTexts", "Phases performed: {done} of {total}. “Step One Phase” (N) performs one.")
    else:
        template = translate(
            "LessonTexts", "Simulations performed: {done} of {total}. “Step One Simulation” (Shift+N) performs one."
        )
    return _counted(template, done=progress.done, total=progress.wanted)


def _counted(template: str, **counts: int) -> str:
    locale = QLocale()
    return fill(template, **{name: locale.toString(count) for name, count in counts.items()})
