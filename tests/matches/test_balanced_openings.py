"""The balanced openings that benchmarks and matches use."""

from pathlib import Path

import pytest

from benchmarks.balanced_openings import FOLDER, openings_file
from studio.game.natural_openings import first_moves
from studio.game.rules import PRESETS, Rules
from studio.game.symmetry import images, symmetries
from studio.matches.openings import Opening, openings_in_file

GAMES = [path.stem for path in sorted(FOLDER.glob("*.sgf"))]


def forms(opening: Opening, rules: Rules) -> set[frozenset[tuple[int, int]]]:
    """Return the stones of an opening, turned and mirrored in all ways."""
    moves = opening.position(rules).moves
    return {
        frozenset((image[move.point], int(move.stone)) for move in moves)
        for image in (images(symmetry, rules) for symmetry in symmetries(rules))
    }


def test_there_are_openings_for_three_games() -> None:
    assert set(GAMES) == {"gomoku-15", "gomoku-20", "standard-15"}


@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_openings_begin_near_the_centre_and_differ(game: str) -> None:
    rules = PRESETS[game]
    openings = openings_in_file(openings_file(game), rules)
    assert len(openings) == 100
    assert all(opening.moves[0] in first_moves(rules) and 3 <= len(opening.moves) <= 5 for opening in openings)
    known = set[frozenset[tuple[int, int]]]()
    for opening in openings:
        found = forms(opening, rules)
        assert not found & known, opening.name(rules)
        known |= found


def test_another_game_has_no_file() -> None:
    assert not Path(openings_file("gomoku-9")).exists()
