"""Choices and whole openings as text, such as `swap2: first h8 i9 j10; second two a1 b2; first white`.

What the name of a point means depends on the step: a stone, an offer or a picked offer. The same words are typed in the
terminal.
"""

from collections.abc import Mapping
from itertools import groupby

from studio.game.notation import human_point, point_from_human
from studio.game.openings import messages
from studio.game.openings.choices import Choice, Declare, Keep, Offer, Pick, Place, PlaceTwo, Swap, Take
from studio.game.openings.errors import OpeningError
from studio.game.openings.protocols import PROTOCOLS
from studio.game.openings.state import Opening, after, start, task
from studio.game.openings.steps import ChooseColour, DeclareOffers, MaySwap, OfferFifths, PickFifth, PlaceStone, Player
from studio.game.rules import Rules
from studio.game.stones import Stone

_WORDS: dict[str, Choice] = {
    "swap": Swap(),
    "keep": Keep(),
    "black": Take(Stone.BLACK),
    "white": Take(Stone.WHITE),
    "two": PlaceTwo(),
}
_BY_CHOICE = {choice: word for word, choice in _WORDS.items()}
_LONGEST_NUMBER = 3


def words(opening: Opening) -> tuple[str, ...]:
    """Return the words that may be typed now, except for points."""
    match opening.steps[0] if opening.steps else None:
        case MaySwap(offers=0):
            return ("swap", "keep")
        case MaySwap(offers=count):
            return ("swap", "keep", str(count))
        case ChooseColour(may_place_two=may_place_two):
            return ("white", "black", "two") if may_place_two else ("white", "black")
        case DeclareOffers(most=most):
            return ("1", str(most))
        case _:
            return ()


def choice_from_text(opening: Opening, text: str) -> Choice:
    """Return the choice that a text names in this state.

    The choice may be illegal: `after` checks this. Raise OpeningError if the text is no choice of this step. Raise
    NotationError if the step needs a point and the text names none.
    """
    word = text.strip().lower()
    if word in _WORDS:
        return _WORDS[word]
    match opening.steps[0] if opening.steps else None:
        case PlaceStone():
            return Place(point_from_human(word, opening.rules))
        case OfferFifths():
            return Offer(point_from_human(word, opening.rules))
        case PickFifth():
            return Pick(point_from_human(word, opening.rules))
    if word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER:
        return Declare(int(word))
    message, fields = task(opening)
    raise OpeningError(message, **fields)


def choice_text(choice: Choice, rules: Rules) -> str:
    """Return the word for a choice, which `choice_from_text` reads."""
    match choice:
        case Place(point) | Offer(point) | Pick(point):
            return human_point(point, rules)
        case Declare(count):
            return str(count)
        case _:
            return _BY_CHOICE[choice]


def opening_comment(opening: Opening, names: Mapping[Player, str]) -> str:
    """Return English sentences for readers of a record: the protocol, and who chose what.

    `names` are the names of the players; an empty name is replaced by "First player" or "Second player".
    """
    named = {player: names.get(player) or f"{player.capitalize()} player" for player in Player}
    turns = (f"{named[player]}: {text}." for player, text in _turns(opening))
    colours = f"Black is {named[opening.black]}, White is {named[opening.white]}."
    return " ".join((f"Opening {opening.protocol.title}.", *turns, colours))


def opening_text(opening: Opening) -> str:
    """Return the opening in one line: the protocol, and who chose what."""
    turns = "; ".join(f"{player} {text}" for player, text in _turns(opening))
    return f"{opening.protocol.name}: {turns}".rstrip(": ")


def opening_from_text(text: str, rules: Rules) -> Opening:
    """Return the opening from a text that `opening_text` wrote. Raise a StudioError for any other text."""
    name, _, rest = text.partition(":")
    protocol = PROTOCOLS.get(name.strip().lower())
    if protocol is None:
        raise OpeningError(messages.DAMAGED_TEXT, text=text[:60])
    state = start(protocol, rules)
    for turn in filter(None, (turn.split() for turn in rest.split(";"))):
        if turn[0] != state.player:
            raise OpeningError(messages.DAMAGED_TEXT, text=text[:60])
        for word in turn[1:]:
            state = after(state, choice_from_text(state, word))
    return state


def _turns(opening: Opening) -> list[tuple[Player, str]]:
    """Return the turns in their order.

    Each is a pair of the player and the words of the choices that the player made.
    """
    state, chosen = start(opening.protocol, opening.rules), list[tuple[Player, str]]()
    for choice in opening.history:
        chosen.append((state.player, choice_text(choice, opening.rules)))
        state = after(state, choice)
    grouped = groupby(chosen, lambda pair: pair[0])
    return [(player, " ".join(word for _, word in group)) for player, group in grouped]
