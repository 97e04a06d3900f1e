"""The server answers every line, in the order of priorities, and obeys its actions."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from studio.protocols.analysis.answers import Answer
from studio.protocols.analysis.query import LONGEST_LINE
from studio.protocols.analysis.server import Task
from tests.protocols.analysis.asking import PATIENCE_SECONDS, answer_to, asked

PLAIN: dict[str, Any] = {"moves": [], "rules": "tic-tac-toe"}


class Analysing:
    """Analyses that wait until they may end."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._may_end, self._changed = threading.Event(), threading.Condition()

    def __call__(self, task: Task, send: Callable[[Answer], None]) -> None:
        with self._changed:
            self.begun.append(task.query.id)
            self._changed.notify_all()
        assert self._may_end.wait(PATIENCE_SECONDS)
        send({"id": task.query.id, "turnNumber": task.turn.number, "cancelled": task.is_cancelled})

    def wait(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.begun) >= count, PATIENCE_SECONDS)

    def end(self) -> None:
        self._may_end.set()


def test_several_positions_are_analysed_at_once() -> None:
    analysing = Analysing()
    with asked(analysing, threads=3) as client:
        client.say(*(PLAIN | {"id": name} for name in "abcd"))
        analysing.wait(3)
        assert sorted(analysing.begun) == ["a", "b", "c"]
        analysing.end()
        assert {answer["id"] for answer in client.all()} == set("abcd")


def test_the_highest_priority_is_next_and_equal_ones_come_in_order() -> None:
    analysing = Analysing()
    with asked(analysing) as client:
        client.say(PLAIN | {"id": "first"})
        analysing.wait(1)
        client.say(
            *(PLAIN | {"id": f"{name}{priority}", "priority": priority} for priority in (0, 9, -1) for name in "ab")
        )
        analysing.end()
        client.all()
    assert analysing.begun == ["first", "a9", "b9", "a0", "b0", "a-1", "b-1"]


def test_a_cancelled_query_ends_at_once_and_a_waiting_one_has_no_results() -> None:
    analysing = Analysing()
    with asked(analysing) as client:
        client.say(PLAIN | {"id": "a"}, PLAIN | {"id": "b"}, PLAIN | {"id": "c"})
        analysing.wait(1)
        client.say(*({"id": "t", "action": "terminate", "terminateId": name} for name in "ab"))
        analysing.end()
        answers = client.all()
    assert {"id": "t", "action": "terminate", "terminateId": "a"} in answers
    assert {"id": "a", "turnNumber": 0, "cancelled": True} in answers
    assert {"id": "b", "turnNumber": 0, "isDuringSearch": False, "noResults": True} in answers
    assert {"id": "c", "turnNumber": 0, "cancelled": False} in answers


def test_single_turns_and_everything_can_be_cancelled() -> None:
    analysing, game = Analysing(), PLAIN | {"moves": [["B", "A1"], ["W", "B1"]], "analyzeTurns": [0, 1, 2]}
    with asked(analysing) as client:
        client.say(PLAIN | {"id": "z"}, game | {"id": "g"}, PLAIN | {"id": "y"})
        analysing.wait(1)
        client.say({"id": "t", "action": "terminate", "terminateId": "g", "turnNumbers": [1]})
        analysing.end()
        answers = client.all()
    assert [answer["turnNumber"] for answer in answers if answer.get("noResults")] == [1]
    analysing = Analysing()
    with asked(analysing) as client:
        client.say(PLAIN | {"id": "z"}, game | {"id": "g"})
        analysing.wait(1)
        client.say({"id": "t", "action": "terminate_all"})
        analysing.end()
        answers = client.all()
    assert [answer.get("cancelled", answer.get("noResults")) for answer in answers] == [None, True, True, True, True]


def test_the_end_of_the_input_can_cancel_what_waits() -> None:
    analysing = Analysing()
    with asked(analysing) as client:
        client.say(*(PLAIN | {"id": name} for name in "abc"))
        analysing.wait(1)
        analysing.end()
        assert client.server.end(is_patient=False, seconds=PATIENCE_SECONDS)
        assert {answer["id"] for answer in client.answers} == set("abc")


def test_a_failed_analysis_is_reported_and_the_next_one_begins() -> None:
    def fail(task: Task, send: Callable[[Answer], None]) -> None:
        if task.query.id == "bad":
            raise ZeroDivisionError
        send({"id": task.query.id})

    with asked(fail) as client:
        client.say(PLAIN | {"id": "bad"}, PLAIN | {"id": "good"})
        failed, good = client.all()
    assert failed == {"error": "The search failed (ZeroDivisionError).", "id": "bad", "turnNumber": 0}
    assert good == {"id": "good"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"x", {"error"}),
        (b"[]", {"error"}),
        (b"\xff\xfe", {"error"}),
        (b'{"moves": []}', {"error", "field"}),
        (b'{"id": "a", "moves": 1}', {"error", "field", "id"}),
        (b'{"id": "a", "action": "dance"}', {"error", "field", "id"}),
        (b'{"id": "a", "action": "terminate"}', {"error", "field", "id"}),
        (b'{"action": "query_version"}', {"error", "field"}),
        (b'{"id": "a", "action": "clear_cache"}', {"id", "action"}),
        (b'{"id": "a", "action": "query_version"}', {"id", "action", "version", "git_hash", "program"}),
        (b" " * (LONGEST_LINE + 1), {"error"}),
    ],
)
def test_every_line_has_an_answer(line: bytes, expected: set[str]) -> None:
    assert answer_to(line).keys() == expected


def test_blank_lines_have_none_and_unused_fields_a_warning() -> None:
    with asked() as client:
        client.say(b"", b"  ", PLAIN | {"id": "a", "zebra": 1, "maxVisits": 2})
        warning, answer = client.all()
    assert warning == {"id": "a", "field": "zebra", "warning": "The field is not used."}
    assert answer["id"] == "a"
