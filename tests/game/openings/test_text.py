import random

import pytest

from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.openings import (
    PROTOCOLS,
    Declare,
    Offer,
    Opening,
    Pick,
    Place,
    Player,
    Take,
    after,
    choice_from_text,
    choices,
    named_opening,
    offered_protocols,
    opening_from_text,
    opening_text,
    protocol_named,
    start,
    words,
)
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

BOARD = PRESETS["gomoku-15"]


def played(name: str, seed: int) -> Opening:
    """Play an opening to its end by random legal choices."""
    chance, opening = random.Random(seed), start(PROTOCOLS[name], BOARD)
    while not opening.is_finished:
        opening = after(opening, chance.choice(choices(opening)))
    return opening


@pytest.mark.parametrize("name", PROTOCOLS)
def test_an_opening_survives_as_text_at_every_moment(name: str) -> None:
    for seed in range(3):
        whole, state = played(name, seed), start(PROTOCOLS[name], BOARD)
        for choice in (*whole.history, None):
            assert opening_from_text(opening_text(state), BOARD) == state
            if choice is not None:
                state = after(state, choice)
        assert state == whole


def test_the_text_names_the_protocol_and_who_chose_what() -> None:
    text = "swap2: first h8 i9 j10; second two a1 b2; first white"
    opening = opening_from_text(text, BOARD)
    assert opening.is_finished
    assert opening.white is Player.FIRST
    assert opening_text(opening) == text
    assert opening_text(start(PROTOCOLS["swap"], BOARD)) == "swap"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess: first h8",
        "swap2: second h8",
        "swap2: first h8 h8",
        "swap2: first h8 x",
        "swap: first h8 i9 j10; second two",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(StudioError):
        opening_from_text(text, BOARD)


def test_the_step_decides_what_a_word_means() -> None:
    begun = opening_from_text("rif: first h8 h9 h10; second keep", BOARD)
    assert choice_from_text(begun, " A1 ") == Place(BOARD.point(14, 0))
    offering = opening_from_text("rif: first h8 h9 h10; second keep a1", BOARD)
    assert choice_from_text(offering, "b2") == Offer(BOARD.point(13, 1))
    picking = opening_from_text("rif: first h8 h9 h10; second keep a1; first b2 c3", BOARD)
    assert choice_from_text(picking, "b2") == Pick(BOARD.point(13, 1))
    declaring = opening_from_text("yamaguchi: first h8 h9 h10", BOARD)
    assert choice_from_text(declaring, "7") == Declare(7)
    assert words(declaring) == ("1", "100")
    colour = opening_from_text("swap: first h8 h9 h10", BOARD)
    assert choice_from_text(colour, "Black") == Take(Stone.BLACK)
    with pytest.raises(StudioError, match="Take Black or take White"):
        choice_from_text(colour, "h8")


class NamedRenju(Rules):
    """Rules of any kind that call themselves renju."""

    @property
    def text(self) -> str:
        return f"{super().text} renju"


def test_in_renju_all_protocols_are_offered_and_openings_have_names() -> None:
    renju = NamedRenju(15, 15, 5)
    own, others = ["rif", "taraguchi-10", "soosyrv-8", "yamaguchi"], ["swap", "swap2", "pro", "long-pro"]
    assert [protocol.name for protocol in offered_protocols(renju)] == [*own, *others]
    assert protocol_named("rif", renju) is PROTOCOLS["rif"]
    moves = [point_from_human(name, BOARD) for name in ("h8", "h9", "h10")]
    name = named_opening(moves, renju)
    assert name is not None
    assert (name.name, name.code) == ("Kansei", "1D")
    assert named_opening(moves, BOARD) is None
    assert named_opening(moves[:2], renju) is None


def test_protocols_of_renju_are_not_offered_in_other_games() -> None:
    assert [protocol.name for protocol in offered_protocols(BOARD)] == ["swap", "swap2", "pro", "long-pro"]
    assert protocol_named(" Swap2", BOARD).title == "Swap2"
    with pytest.raises(StudioError, match="The opening RIF is only for renju"):
        protocol_named("rif", BOARD)
    with pytest.raises(StudioError, match=r"Unknown opening: chess\. Openings of this game: swap, swap2, pro"):
        protocol_named("chess", BOARD)
    with pytest.raises(StudioError, match="no openings"):
        protocol_named("chess", PRESETS["connect-four"])
    with pytest.raises(StudioError, match="not possible in games with gravity"):
        protocol_named("swap", PRESETS["connect-four"])
