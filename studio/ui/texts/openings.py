"""Opening protocols in words: their titles, and sentences about the choices of players."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.openings import Choice, Declare, Keep, PlaceTwo, Protocol, Swap, Take
from studio.game.rules import Rules
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def protocol_title(protocol: Protocol) -> str:
    return translate("Openings", protocol.title)


_SEQUENCES: Mapping[str, str] = {
    "swap": QT_TRANSLATE_NOOP("Openings", "Three stones by the first player; the second player chooses a colour."),
    "swap2": QT_TRANSLATE_NOOP(
        "Openings",
        "Three stones by the first player; the second player chooses a colour, or places two more stones and lets the "
        "first player choose.",
    ),
    "pro": QT_TRANSLATE_NOOP("Openings", "Black begins in the centre; stone 3 is outside the central 5×5 points."),
    "long-pro": QT_TRANSLATE_NOOP("Openings", "Black begins in the centre; stone 3 is outside the central 7×7 points."),
    "rif": QT_TRANSLATE_NOOP(
        "Openings", "One of 26 openings, a possible swap, move 4, and two fifth moves, of which White picks one."
    ),
    "yamaguchi": QT_TRANSLATE_NOOP(
        "Openings", "One of 26 openings and the number of offers for move 5; a possible swap; move 4; the offers."
    ),
    "soosyrv-8": QT_TRANSLATE_NOOP(
        "Openings",
        "One of 26 openings; a possible swap; move 4 and the number of offers for move 5, 1 to 8; a possible swap; "
        "the offers.",
    ),
    "taraguchi-10": QT_TRANSLATE_NOOP(
        "Openings",
        "Stones inside growing squares, a possible swap after each; or an offer of ten fifth moves after stone 4.",
    ),
}


def protocol_sequence(name: str) -> str:
    """Return a text about the sequence of the protocol with this name; empty for no protocol."""
    return translate("Openings", _SEQUENCES[name]) if name in _SEQUENCES else ""


def choice_sentence(choice: Choice, name: str, rules: Rules) -> str:
    """Return a sentence about a choice of the player `name`; empty for stones and offers, which the board shows."""
    match choice:
        case Take(stone):
            return fill(translate("Openings", "{name} takes {side}."), name=name, side=side_name(stone, rules))
        case Swap():
            return fill(translate("Openings", "{name} swaps the colours."), name=name)
        case Keep():
            return fill(translate("Openings", "{name} keeps the colours."), name=name)
        case PlaceTwo():
            return fill(translate("Openings", "{name} places two more stones."), name=name)
        case Declare(count):
            text = translate("Openings", "{name} chooses {count} fifth moves.")
            return fill(text, name=name, count=str(count))
        case _:
            return ""
