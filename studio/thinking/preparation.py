"""Compiles kernels for a thinker: first those of its search, then all others in the background. No Qt."""

import contextlib
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING

from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.thinking.thoughts import SearchSetup
from studio.thinking.tree_work import WorkKind

if TYPE_CHECKING:
    from studio.engine.warmup import Warmup

_LOOK_SECONDS = 0.5
_FILES = (WorkKind.SAVING, WorkKind.READING)

# The compiler's import cycles fail if two threads import it at once.
_loading = Lock()
"""The lock that is held while a module imports the compiler."""


def load(module: str) -> None:
    """Import a module that imports the compiler."""
    # Only one thread at a time may do so.
    with _loading:
        import_module(module)


class Preparation:
    """Compiles kernels in child processes for one thinker. Only the thread of the thinker may use it."""

    def __init__(self, report: Callable[[int, int], None], is_wanted: Callable[[], bool]) -> None:
        self._report, self._is_wanted = report, is_wanted
        self._warmup: Warmup | None = None
        self._ready: set[str] = set()
        self._looked_at = 0.0
        self._has_begun_rest = self._is_reporting = False

    def prepare_search(self, setup: SearchSetup) -> None:
        """Compile the kernels of this search. Return when they are ready, or when the compilation is cancelled."""
        # This takes about ten seconds the first time.
        load("studio.networks.searching")
        from studio.networks.searching import stages_for

        rules = setup.position.rules
        self._prepare(stages_for(setup.parameters, rules, with_priors=bool(setup.priors)))

    def prepare_work(self, kind: WorkKind) -> None:
        """Compile the kernels for one kind of work on the tree, such as the filter."""
        # Errors are ignored: a missing kernel is compiled at its first call.
        load("studio.engine.search")
        from studio.engine.stages import FILES, SURVEYS

        with contextlib.suppress(StudioError):
            self._prepare((FILES,) if kind in _FILES else (SURVEYS,))

    def prepare_solver(self, rules: Rules) -> None:
        """Compile the kernels of the threat solver.

        Return when they are ready, or when the compilation is cancelled.
        """
        load("studio.engine.solver")
        from studio.engine.stages import solver_stage

        self._prepare((solver_stage(rules),))

    def _prepare(self, stages: Sequence[str]) -> None:
        load("studio.engine.warmup")
        from studio.engine.warmup import Warmup

        if self._warmup is None:
            self._warmup = Warmup()
        if not self._ready.issuperset(stages):
            self._warmup.prepare(stages, self._report, self._is_wanted)
            self._ready.update(stages)

    def begin_rest(self) -> None:
        """Start to compile all missing kernels in the background. Later calls do nothing."""
        if self._warmup is not None and not self._has_begun_rest:
            self._has_begun_rest = True
            self._warmup.begin_rest()
        self._is_reporting = self._warmup is not None and self._warmup.is_at_work

    @property
    def look_again_seconds(self) -> float | None:
        """The seconds until `news` should be read again, or None if nothing is compiled in the background."""
        return _LOOK_SECONDS if self._is_reporting else None

    @property
    def news(self) -> tuple[int, int] | None:
        """The progress of the background compilation: the number of compiled stages and the number of all stages.

        It is None if there is nothing new to report, or if the previous report is less than half a second old.
        """
        if not self._is_reporting or self._warmup is None or time.monotonic() - self._looked_at < _LOOK_SECONDS:
            return None
        self._looked_at = time.monotonic()
        self._is_reporting = self._warmup.is_at_work
        done, of = self._warmup.progress
        return (done, of) if self._is_reporting else (of, of)

    def close(self) -> None:
        if self._warmup is not None:
            self._warmup.close()
