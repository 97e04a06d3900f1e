"""The names of the players of matches."""

import pytest

from studio.ui.texts.contestants import contestant_text

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("studio", "Studio"),
        ("classic-uct", "Classic UCT"),
        ("studio:casual", "Studio, Casual"),
        ("classic-uct,simulations=2000,threads=2", "Classic UCT, simulations=2000, threads=2"),
        ("classic-uct (2)", "Classic UCT (2)"),
        ("minimax", "Minimax"),
        ("plain search", "plain search"),
        ("Ann", "Ann"),
        ("ann", "ann"),
        ("studio:nonsense", "studio:nonsense"),
        ("", ""),
    ],
)
def test_code_names_are_replaced_by_titles(name: str, shown: str) -> None:
    assert contestant_text(name) == shown
