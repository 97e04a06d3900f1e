"""Writes a lesson as a web page while the window stays responsive. The searches run in a separate thread. No Qt."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.options.threats import SolverLimit
from studio.engine.views.threats import Solution
from studio.game.position import Position
from studio.lessons.lesson import Lesson
from studio.lessons.web_page import LessonSearch, lesson_page
from studio.pages.page import saving_page
from studio.pages.scenes import Page
from studio.thinking.preparation import load

_LOOK_SECONDS = 0.01
_SOLVER_LIMIT = SolverLimit(nodes=1_000_000)
_SEARCHING = 0.95
"""The progress, from 0 to 1, at which the searches are finished."""


def saving_lesson(lesson: Lesson, path: Path) -> Iterator[float]:
    """Perform a lesson and write its page, yielding the progress from 0 to 1.

    If the caller closes the iterator early, the searches end within milliseconds and no file is written.
    """
    work = _LessonWork(lesson)
    with ThreadPoolExecutor(1, "lesson-page") as threads:
        performed = threads.submit(work.perform)
        try:
            while not performed.done():
                yield _SEARCHING * work.done
                time.sleep(_LOOK_SECONDS)
        finally:
            work.is_wanted = False
    page = performed.result()
    if page is not None:
        for done in saving_page(page, path):
            yield _SEARCHING + (1 - _SEARCHING) * done


class _LessonWork:
    """Performs a lesson until it ends, or until `is_wanted` becomes False. `done` is the progress, from 0 to 1."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self.is_wanted = True
        self.done = 0.0

    def perform(self) -> Page | None:
        """Perform the lesson and return its page. Return None if the page is no longer wanted."""
        self._compile()
        work = lesson_page(self._lesson, _made, _solved)
        while self.is_wanted:
            try:
                self.done = next(work)
            except StopIteration as end:
                page: Page = end.value
                return page
        return None

    def _compile(self) -> None:
        """Compile in child processes the kernels that are not compiled yet."""
        load("studio.networks.searching")
        load("studio.engine.warmup")
        from studio.engine.stages import SURVEYS, solver_stage
        from studio.engine.warmup import Warmup
        from studio.networks.searching import stages_for

        stages = {SURVEYS}
        for place in self._lesson.places:
            stages.update(stages_for(place.parameters, self._lesson.rules, with_priors=bool(place.priors)))
        if any(step.solve for step in self._lesson.steps):
            stages.add(solver_stage(self._lesson.rules))
        with Warmup() as warmup:
            warmup.prepare(sorted(stages), None, lambda: self.is_wanted)


def _made(position: Position, parameters: Parameters, seed: int, priors: Priors) -> LessonSearch:
    from studio.networks.searching import made_search

    return made_search(position, parameters, seed=seed, priors=priors)


def _solved(position: Position) -> Solution:
    from studio.engine.solver import Solver

    solver = Solver(position.rules)
    solver.solve(position, limit=SolverLimit(nodes=1))  # loads the kernels, whose time is not the solver's
    return solver.solve(position, limit=_SOLVER_LIMIT)
