"""Each message is declared once, is used, and gets the fields that its template names."""

from collections import Counter

from studio.game.message import Message
from tests.game.declared_messages import declared, made, uses

RECEIVING = {"studio.activities.live_training": 1, "studio.activities.position_import": 1}
"""The modules that restore messages of another process."""
PROTOCOL_CODE = "line"
"""Refused lines of the Gomocup protocol are answered in English."""


def test_the_search_finds_messages() -> None:
    assert {"occupied", "journal_torn", "disk_full", "rules_rows", "unclosed"} <= {found.code for found in declared()}
    assert any(use.fields for use in uses())


def test_each_message_is_declared_once() -> None:
    counts = Counter((found.code, found.template) for found in declared())
    assert not [key for key, count in counts.items() if count > 1]


def test_each_template_is_declared_once() -> None:
    counts = Counter(found.template for found in declared())
    assert not [template for template, count in counts.items() if count > 1]


def test_messages_are_only_created_where_they_are_declared() -> None:
    elsewhere = Counter(made())
    elsewhere.subtract(found.module for found in declared())
    assert +elsewhere == Counter(RECEIVING)


def test_every_message_that_the_window_shows_is_marked_for_translation() -> None:
    unmarked = [
        found
        for found in declared()
        if not found.is_marked and not found.module.startswith(("studio.bridges.", "studio.commands."))
    ]
    assert {found.code for found in unmarked} == {PROTOCOL_CODE}


def test_every_message_is_used() -> None:
    used = {use.message for use in uses()}
    assert not [f"{found.module}.{found.name}" for found in declared() if found not in used]


def test_every_template_gets_its_fields() -> None:
    lacking = [
        (use.place, use.message.name, names - use.fields)
        for use in uses()
        if use.fields is not None and not (names := Message("", use.message.template).field_names) <= use.fields
    ]
    assert not lacking
