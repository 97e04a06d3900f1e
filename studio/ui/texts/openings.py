"""Opening protocols in words: their titles, and sentences about the choices of players."""

from studio.game.message import fill
from studio.game.openings import Choice, Declare, Keep, PlaceTwo, Protocol, Swap, Take
from studio.game.rules import Rules
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def protocol_title(protocol: Protocol) -> str:
    return translate("Openings", protocol.title)


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
