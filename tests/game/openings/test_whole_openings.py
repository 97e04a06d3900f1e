"""Openings played to their end: by every kind of choice, and by random choices."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.game.openings import (
    PROTOCOLS,
    Choice,
    Declare,
    Keep,
    Offer,
    Opening,
    Pick,
    Place,
    PlaceTwo,
    Swap,
    Take,
    after,
    choices,
    start,
)
from tests.game.openings.states import BLACK, BOARD, FIRST, RENJU, SECOND, WHITE, kinds, refused


@pytest.mark.parametrize("name", PROTOCOLS)
def test_every_kind_of_choice_leads_to_the_end(name: str) -> None:
    ends = list(_played_out(start(PROTOCOLS[name], BOARD)))
    assert ends
    for end in ends:
        assert len(end.moves) in (3, 5)
        assert len(set(end.moves)) == len(end.moves)
        assert end.player is end.white, "White moves next"


@pytest.mark.parametrize(("name", "ends"), [("swap", 2), ("swap2", 4), ("pro", 1), ("rif", 2), ("soosyrv-8", 12)])
def test_the_number_of_ways_through_a_protocol(name: str, ends: int) -> None:
    """With one point per stone and the numbers 1, 2 and 8 of offers, these are the ways to the end."""
    assert len(list(_played_out(start(PROTOCOLS[name], BOARD)))) == ends


def _played_out(opening: Opening) -> Iterator[Opening]:
    """Yield the ends of an opening, following one point of each kind of choice, and all choices without points."""
    if opening.is_finished:
        yield opening
        return
    legal = choices(opening)
    first_points = [choice for choice in legal if isinstance(choice, Place | Offer | Pick)][:1]
    others = [choice for choice in legal if not isinstance(choice, Place | Offer | Pick | Declare)]
    numbers = [choice for choice in legal if isinstance(choice, Declare) and choice.count in (1, 2, 8, 10)]
    if {Declare(1), Declare(8)} <= set(numbers):
        numbers = [Declare(1), Declare(2), Declare(8)]
    for choice in (*first_points, *others, *numbers):
        yield from _played_out(after(opening, choice))


def _any_choice() -> st.SearchStrategy[Choice]:
    points = st.integers(-1, 225)
    simple: st.SearchStrategy[Choice] = st.sampled_from([Swap(), Keep(), PlaceTwo(), Take(BLACK), Take(WHITE)])
    return simple | points.map(Place) | points.map(Offer) | points.map(Pick) | st.integers(-1, 12).map(Declare)


@given(st.data(), st.sampled_from(sorted(PROTOCOLS)))
@settings(max_examples=40)
def test_random_choices_lead_to_the_end_and_are_legal_exactly_if_listed(data: st.DataObject, name: str) -> None:
    opening = begin = start(PROTOCOLS[name], BOARD)
    while not opening.is_finished:
        legal = choices(opening)
        assert len(set(legal)) == len(legal) > 0
        other = data.draw(_any_choice())
        if other not in legal:
            assert refused(opening, other)
        few = [choice for choice in legal if not isinstance(choice, Declare) or choice.count <= 10]
        opening = after(opening, data.draw(st.sampled_from(few)))
    replayed = begin
    for choice in opening.history:
        replayed = after(replayed, choice)
    assert replayed == opening
    assert len(opening.moves) % 2 == 1
    assert {opening.player_of(BLACK), opening.player_of(WHITE)} == {FIRST, SECOND}


@pytest.mark.long
@given(st.data(), st.sampled_from(RENJU))
@settings(max_examples=40)
def test_offered_fifth_moves_make_different_positions(data: st.DataObject, name: str) -> None:
    opening = start(PROTOCOLS[name], BOARD)
    while not opening.is_finished and kinds(opening) != {Pick}:
        legal = [choice for choice in choices(opening) if not isinstance(choice, Declare) or choice.count in (4, 10)]
        opening = after(opening, data.draw(st.sampled_from(legal)))
    found = {_smallest_image(opening, offer) for offer in opening.offers}
    assert len(found) == len(opening.offers)


def _smallest_image(opening: Opening, offer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return one of the eight images of the position with this fifth move, the same for all symmetric positions."""
    black, white = [*opening.moves[::2], offer], opening.moves[1::2]
    turns = []
    for mirrored, quarters in itertools.product((False, True), range(4)):
        turned = [tuple(sorted(_turned(point, mirrored, quarters) for point in points)) for points in (black, white)]
        turns.append((turned[0], turned[1]))
    return min(turns)


def _turned(point: int, mirrored: bool, quarters: int) -> int:
    row, column = divmod(point, 15)
    if mirrored:
        column = 14 - column
    for _ in range(quarters):
        row, column = column, 14 - row
    return row * 15 + column
