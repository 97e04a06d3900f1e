"""Raises interrupts at chosen places among all where Python allows them: after calls, at starts of functions, and in
loops.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dis import opname
from pathlib import Path
from types import FrameType
from typing import Any

import studio.engine.search

_ENGINE = Path(studio.engine.search.__file__).parent
_TRACED = (str(_ENGINE / "running"), str(_ENGINE / "search.py"), str(_ENGINE / "readable_search.py"))
_STRIKES_AFTER = ("RESUME", "CALL", "JUMP_BACKWARD")


class Interrupter:
    """Counts the places that the program passes, and raises an interrupt at those with the given numbers."""

    def __init__(self, *places: int) -> None:
        self.struck = 0
        self._waiting = sorted(places)
        self._passed = -1

    @contextmanager
    def at_work(self) -> Iterator[None]:
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)

    def _enter(self, frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:
        if not frame.f_code.co_filename.startswith(_TRACED):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        last = ""

        def follow(frame: FrameType, event: str, _argument: object) -> Callable[..., Any]:
            nonlocal last
            if event == "opcode":
                before, last = last, opname[frame.f_code.co_code[frame.f_lasti]]
                if before.startswith(_STRIKES_AFTER):
                    self._pass_place()
            return follow

        return follow

    def _pass_place(self) -> None:
        self._passed += 1
        if self._waiting and self._passed >= self._waiting[0]:
            self._waiting.pop(0)
            self.struck += 1
            raise KeyboardInterrupt
