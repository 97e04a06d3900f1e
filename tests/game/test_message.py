"""Messages: templates, fields and how their values are written in English."""

import pytest

from studio.game.errors import StudioError
from studio.game.message import Message, Phrase, fill, shortened
from studio.game.stones import Stone

LIMIT = Message("limit", "The limit of {words} must be more than 0, not {value}.")


def test_fields_are_filled_into_the_template() -> None:
    error = StudioError(LIMIT, words=Phrase("seconds"), value=-1)
    assert str(error) == "The limit of seconds must be more than 0, not -1."
    assert (error.code, error.message, error.fields["value"]) == ("limit", LIMIT, -1)


def test_a_field_is_never_read_as_a_template() -> None:
    assert fill("{first} and {second}", first="{second}", second="x") == "{second} and x"


def test_a_name_without_a_field_stays() -> None:
    assert fill("{first} and {second}", first="a") == "a and {second}"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Stone.WHITE, "White"),
        (12345, "12,345"),
        (10**400, "1.000000e+400"),
        (True, "True"),
        (0.25, "0.25"),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        ((Phrase("comments"), Phrase("times"), "c"), "comments, times, and c"),
        (StudioError(LIMIT, words="depth", value=0), "The limit of depth must be more than 0, not 0."),
        ("a\nb\x1b\udc80", "a\\nb\\x1b\\udc80"),
    ],
)
def test_values_are_written_in_english(value: object, shown: str) -> None:
    assert Message("code", "{value}").in_english({"value": value}) == shown


def test_a_long_field_is_shortened_unless_the_program_wrote_it() -> None:
    text = "x" * 100
    assert shortened(text) == "x" * 60 + "…"
    assert Message("code", "{value} {reason}").in_english({"value": text, "reason": text}) == f"{'x' * 60}… {text}"
