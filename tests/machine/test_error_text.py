"""What the log says of an error: where it happened, and nothing of the data."""

import pytest

from studio.game.errors import StudioError
from studio.game.message import Message
from studio.machine.error_text import described, sentence_of


def raised(error: Exception, cause: Exception | None = None) -> Exception:
    try:
        raise error from cause
    except Exception as caught:  # noqa: BLE001  # it has a traceback now
        return caught


def test_an_error_is_described_by_its_place_and_its_message() -> None:
    text = described(raised(RuntimeError("the tree is full")))
    assert text.splitlines()[0].startswith(f'  File "{__file__}", line ')
    assert text.endswith("RuntimeError: the tree is full")


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ValueError("invalid literal for int(): 'h8 (Anna)'"), "ValueError: invalid literal for int(): …"),
        (KeyError("Anna"), "KeyError"),
        (ValueError("\"two\"\nlines of 'data'"), "ValueError: … lines of …"),
        (
            AttributeError("'NoneType' object has no attribute 'x'"),
            "AttributeError: 'NoneType' object has no attribute 'x'",
        ),
        (FileNotFoundError(2, "No such file", "/a/b"), "FileNotFoundError: [Errno 2] No such file: '/a/b'"),
        (StudioError(Message("no_such_side", "There is no side {name}."), name="Anna"), "StudioError: no_such_side"),
        (ValueError(), "ValueError"),
        (ValueError("x" * 1000), f"ValueError: {'x' * 300}"),
    ],
)
def test_data_that_a_message_quotes_is_left_out(error: Exception, sentence: str) -> None:
    assert sentence_of(error) == sentence


def test_an_error_without_a_message_has_its_name() -> None:
    class BrokenError(Exception):
        def __str__(self) -> str:
            raise ValueError

    assert sentence_of(BrokenError()) == "BrokenError"


def test_causes_come_first() -> None:
    text = described(raised(ValueError("late"), raised(OSError("early"))))
    assert (
        text.index("OSError: early")
        < text.index("This error led to the following one")
        < text.index("ValueError: late")
    )


def test_errors_that_name_each_other_end() -> None:
    first, second = ValueError("first"), ValueError("second")
    first.__cause__, second.__cause__ = second, first
    assert described(first).count("ValueError") == 2


def test_a_long_description_keeps_its_end() -> None:
    error = ValueError("the last")
    for number in range(200):
        error = raised(ValueError(f"{'x' * 200} {number}"), error)  # type: ignore[assignment]
    text = described(error)
    assert len(text) <= 20_001
    assert text.endswith(" 199")
