"""The analysis engine as a process, driven by a scripted client."""

import json
import os
import signal
import subprocess
import sys

import pytest

from tests.sizes import one_always

PATIENCE_SECONDS = 120.0
GAME = [["B", "H8"], ["W", "J9"], ["B", "H9"], ["W", "K9"], ["B", "H10"], ["W", "L9"]]


def started(*arguments: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "studio", "analysis", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=dict(os.environ))


def told(text: str, *arguments: str) -> tuple[int, list[dict[str, object]]]:
    with started(*arguments) as process:
        out, _ = process.communicate(text.encode(), timeout=PATIENCE_SECONDS)
    return process.returncode, [json.loads(line) for line in out.splitlines()]


def test_queries_are_answered_several_at_once_and_finished_at_the_end_of_the_input() -> None:
    queries = [
        {"id": "whole", "moves": GAME, "rules": "freestyle", "analyzeTurns": list(range(7)), "maxVisits": 50},
        {"id": "four", "moves": [["B", "D1"]], "rules": "connect-four", "maxVisits": 200, "includePolicy": True},
        {"id": "bad", "moves": GAME, "rules": "freestyle", "analyzeTurns": [7]},
        {"id": "version", "action": "query_version"},
    ]
    text = "\r\n".join(json.dumps(query) for query in queries)
    code, answers = told(f"{text}\n\nno json", "--positions", "2", "--win-rates", "sidetomove")
    assert code == 0
    assert {answer["turnNumber"] for answer in answers if answer.get("id") == "whole"} == set(range(7))
    (four,) = (answer for answer in answers if answer.get("id") == "four")
    assert len(four["policy"]) == 43  # type: ignore[arg-type]
    errors = [answer for answer in answers if "error" in answer]
    assert [error.get("field") for error in errors] == ["analyzeTurns", None]
    assert len(answers) == 7 + 1 + 1 + 1 + 1


@pytest.mark.long
def test_an_interrupt_ends_it_without_a_traceback() -> None:
    query = {"id": "long", "moves": [], "rules": "freestyle", "maxVisits": 10**12, "reportDuringSearchEvery": 0.05}
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(query).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["isDuringSearch"]
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 0
    assert b"Traceback" not in errors


@pytest.mark.parametrize(
    "option", one_always(4, [("--positions", "0"), ("--visits", "-1"), ("--win-rates", "red"), ("--profile", "x")])
)
def test_an_invalid_option_is_refused(option: tuple[str, str]) -> None:
    assert told("", *option) == (2, [])
