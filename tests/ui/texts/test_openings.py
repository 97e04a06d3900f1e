"""The texts about opening protocols in the dialog of a new game."""

import pytest

from studio.game.openings import PROTOCOLS
from studio.ui.texts.openings import protocol_sequence

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_protocol_has_its_own_sequence_in_words() -> None:
    told = [protocol_sequence(name) for name in PROTOCOLS]
    assert all(told)
    assert len(set(told)) == len(PROTOCOLS)
    assert protocol_sequence("") == ""
