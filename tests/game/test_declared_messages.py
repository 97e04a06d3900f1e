"""Each message is declared once, is used, and gets the fields that its template names."""

from collections import Counter

from studio.game.message import Message
from tests.game.declared_messages import declared, uses

DECLARED = declared()
USES = tuple(uses())


def test_messages_are_found() -> None:
    assert {"occupied", "journal_torn", "disk_full", "rules_rows", "unclosed"} <= {found.code for found in DECLARED}
    assert any(use.fields for use in USES)


def test_each_message_is_declared_once() -> None:
    counts = Counter((found.code, found.template) for found in DECLARED)
    assert not [key for key, count in counts.items() if count > 1]


def test_every_message_is_used() -> None:
    used = {use.message for use in USES}
    assert not [f"{found.module}.{found.name}" for found in DECLARED if found not in used]


def test_every_template_gets_its_fields() -> None:
    lacking = [
        (use.place, use.message.name, names - use.fields)
        for use in USES
        if use.fields is not None and not (names := Message("", use.message.template).field_names) <= use.fields
    ]
    assert not lacking
