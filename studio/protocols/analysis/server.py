"""Answers queries. Several positions are analysed at the same time. Those with the highest priority come first."""

import json
import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Any

from studio.game.errors import StudioError
from studio.protocols import messages
from studio.protocols.analysis.answers import Answer, no_results
from studio.protocols.analysis.fields import Fields
from studio.protocols.analysis.query import LONGEST_LINE, Defaults, Query, Turn, fields_of, query_from
from studio.protocols.protocol_error import ProtocolError

_MOST_WAITING = 100_000
_ACTIONS = ("query_version", "terminate", "terminate_all", "clear_cache")
_logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Task:
    """One position of a query. It is shared by the threads of the server."""

    query: Query
    turn: Turn
    is_cancelled: bool = False
    """Set by the reading thread. A running search then ends, and its results so far are the final answer."""


Analyse = Callable[[Task, Callable[[Answer], None]], None]
"""A function that analyses one position in the calling thread.

It passes each answer to the given function. The final answer is the last one.
"""


class AnalysisServer:
    """Reads lines in one thread, and analyses positions in others.

    `take` and `end` are called by the reading thread. `write` is called by all threads, but never by two at the same
    time.
    """

    def __init__(
        self, analyse: Analyse, defaults: Defaults, version: str, write: Callable[[str], None], threads: int = 1
    ) -> None:
        self._analyse, self._defaults, self._version, self._write = analyse, defaults, version, write
        self._writing, self._changed = threading.Lock(), threading.Condition()
        self._waiting: list[tuple[int, int, Task]] = []  # a heap: the task with the lowest numbers is next
        self._running: list[Task] = []
        self._has_ended, self._numbers = False, count()
        self._threads = [
            threading.Thread(target=self._work, name=f"analysis-{number}", daemon=True) for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    # The reading thread

    def take(self, line: bytes) -> None:
        """Process one line of the input. Blank lines are ignored."""
        fields: Fields | None = None
        try:
            if len(line) > LONGEST_LINE:
                raise ProtocolError(messages.TOO_LONG, most=LONGEST_LINE)
            text = line.decode("utf-8", "replace").strip()
            if text:
                fields = fields_of(text)
                self._take(fields)
        except ProtocolError as error:
            self._refuse(error, fields)

    def end(self, *, is_patient: bool = True, seconds: float | None = None) -> bool:
        """If `is_patient`, finish all queries.

        Otherwise cancel them. Return whether all threads ended within `seconds`.
        """
        with self._changed:
            self._has_ended = True
            if not is_patient:
                self._cancel(self._all_tasks())
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(seconds)
        return not any(thread.is_alive() for thread in self._threads)

    def _take(self, fields: Fields) -> None:
        if fields.has("action"):
            self._act(fields)
            return
        query = query_from(fields, self._defaults)
        for name, warning in query.unused:
            self._send({"id": query.id, "field": name, "warning": warning})
        with self._changed:
            if len(self._waiting) + len(query.turns) > _MOST_WAITING:
                raise ProtocolError(messages.TOO_MANY, most=_MOST_WAITING)
            for turn in query.turns:
                heappush(self._waiting, (-query.priority, next(self._numbers), Task(query, turn)))
            self._changed.notify_all()

    def _act(self, fields: Fields) -> None:
        name, answer = fields.text("action"), {"id": fields.text("id"), "action": fields.get("action")}
        if name not in _ACTIONS:
            raise ProtocolError(messages.NO_ACTION, field="action", name=name, known=", ".join(_ACTIONS))
        if name == "query_version":
            answer |= {"version": self._version, "git_hash": "", "program": "MCTS Studio"}
        elif name == "terminate":
            answer |= self._terminate(fields)
        elif name == "terminate_all":
            with self._changed:
                self._cancel(self._all_tasks())
        self._send(answer)

    def _terminate(self, fields: Fields) -> Answer:
        """Cancel some or all positions of a query. Return the fields in `fields` that say which ones."""
        name, turns = fields.text("terminateId"), fields.items("turnNumbers")
        with self._changed:
            mine = [task for task in self._all_tasks() if task.query.id == name]
            self._cancel([task for task in mine if not turns or task.turn.number in turns])
        return {"terminateId": name, **({"turnNumbers": turns} if turns else {})}

    def _all_tasks(self) -> list[Task]:
        return [*self._running, *(task for _, _, task in self._waiting)]

    def _cancel(self, tasks: list[Task]) -> None:
        for task in tasks:
            task.is_cancelled = True

    def _refuse(self, error: ProtocolError, fields: Fields | None) -> None:
        name = None if fields is None else fields.get("id")
        answer: Answer = {"error": error.sentence}
        if error.field:
            answer["field"] = error.field
        self._send(answer | ({"id": name} if isinstance(name, str) else {}))

    # The threads that analyse

    def _work(self) -> None:
        for task in self._tasks():
            if task.is_cancelled:
                self._send(no_results(task.query, task.turn))
                continue
            try:
                self._analyse(task, self._send)
            except Exception as error:  # one position must not end the service
                _logger.exception("A position could not be analysed.")
                reason = error.sentence if isinstance(error, StudioError) else type(error).__name__
                failed = messages.FAILED.in_english({"reason": reason})
                self._send({"error": failed, "id": task.query.id, "turnNumber": task.turn.number})

    def _tasks(self) -> Iterator[Task]:
        """Yield the tasks of this thread until the server ends.

        A task counts as finished when the next one is requested.
        """
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._has_ended)
                if not self._waiting:
                    return
                task = heappop(self._waiting)[2]
                self._running.append(task)
            yield task
            with self._changed:
                self._running.remove(task)

    def _send(self, answer: dict[str, Any]) -> None:
        line = json.dumps(answer, allow_nan=False, separators=(",", ":"))
        with self._writing:
            self._write(line)
