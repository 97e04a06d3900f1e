"""Describes opening protocols: their titles, and sentences about the choices of players."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.notation import human_point
from studio.game.openings import (
    Choice,
    Declare,
    Keep,
    Offer,
    Opening,
    Pick,
    PlaceTwo,
    Player,
    Protocol,
    Swap,
    Take,
    after,
    start,
)
from studio.game.openings.steps import OfferFifths
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate


def protocol_title(protocol: Protocol) -> str:
    return translate("Openings", protocol.title)


_SEQUENCES: Mapping[str, str] = {
    "swap": QT_TRANSLATE_NOOP("Openings", "The first player places three stones. The second player chooses a colour."),
    "swap2": QT_TRANSLATE_NOOP(
        "Openings",
        "The first player places three stones. The second player chooses a colour, or places two "
        "more stones and lets the first player choose.",
    ),
    "pro": QT_TRANSLATE_NOOP("Openings", "Black begins in the centre; stone 3 is outside the central 5×5 points."),
    "long-pro": QT_TRANSLATE_NOOP("Openings", "Black begins in the centre; stone 3 is outside the central 7×7 points."),
    "rif": QT_TRANSLATE_NOOP(
        "Openings",
        "The first player places one of 26 openings. The other player may swap the colours. "
        "White plays move 4. Black offers two fifth moves, and White picks one.",
    ),
    "yamaguchi": QT_TRANSLATE_NOOP(
        "Openings",
        "The first player places one of 26 openings and declares how many fifth moves Black will "
        "offer. The other player may swap the colours. White plays move 4. Black offers that many fifth moves, "
        "and White picks one.",
    ),
    "soosyrv-8": QT_TRANSLATE_NOOP(
        "Openings",
        "The first player places one of 26 openings. The other player may swap the colours. "
        "White plays move 4 and declares how many fifth moves Black will offer (1 to 8). The other player may swap "
        "the colours. Black offers that many fifth moves, and White picks one.",
    ),
    "taraguchi-10": QT_TRANSLATE_NOOP(
        "Openings",
        "Each stone lies inside a larger central square than the previous one, and a swap is "
        "possible after each stone. After stone 4, Black may offer ten fifth moves instead.",
    ),
}


def protocol_sequence(name: str) -> str:
    """Return a text that describes the order of stones and choices in the protocol `name`.

    It is empty if the name is unknown.
    """
    return translate("Openings", _SEQUENCES[name]) if name in _SEQUENCES else ""


_SENTENCES: Mapping[type, tuple[str, str]] = {
    Take: (QT_TRANSLATE_NOOP("Openings", "{name} takes {side}."), QT_TRANSLATE_NOOP("Openings", "You take {side}.")),
    Swap: (
        QT_TRANSLATE_NOOP("Openings", "{name} swaps the colours and takes {side}."),
        QT_TRANSLATE_NOOP("Openings", "You swap the colours and take {side}."),
    ),
    Keep: (QT_TRANSLATE_NOOP("Openings", "{name} keeps {side}."), QT_TRANSLATE_NOOP("Openings", "You keep {side}.")),
    Pick: (
        QT_TRANSLATE_NOOP("Openings", "{name} picks the fifth move {where}."),
        QT_TRANSLATE_NOOP("Openings", "You pick the fifth move {where}."),
    ),
    PlaceTwo: (
        QT_TRANSLATE_NOOP("Openings", "{name} places two more stones."),
        QT_TRANSLATE_NOOP("Openings", "You place two more stones."),
    ),
    Declare: (
        QT_TRANSLATE_NOOP("Openings", "{name} chooses {count} fifth moves."),
        QT_TRANSLATE_NOOP("Openings", "You choose {count} fifth moves."),
    ),
}
"""Two sentences for each kind of choice. One is about a player with a name, the other addresses the user."""


def choice_sentence(choice: Choice, name: str | None, stone: Stone, rules: Rules) -> str:
    """Return a sentence about a choice of the player `name`, whose colour at that time is `stone`.

    If the name is empty, the user is addressed. Stones and offers appear on the board, so their sentence is empty.
    """
    if type(choice) not in _SENTENCES:
        return ""
    fields: dict[str, str] = {}
    match choice:
        case Take(taken):
            fields["side"] = side_name(taken, rules)
        case Swap():
            fields["side"] = side_name(stone.opponent, rules)
        case Keep():
            fields["side"] = side_name(stone, rules)
        case Pick(point):
            fields["where"] = human_point(point, rules)
        case Declare(count):
            fields["count"] = str(count)
    of_other, of_user = _SENTENCES[type(choice)]
    if name is None:
        return fill(translate("Openings", of_user), **fields)
    return fill(translate("Openings", of_other), name=name, **fields)


def last_choices(opening: Opening, names: Mapping[Player, str | None]) -> tuple[str, ...]:
    """Return sentences about the choices in the other player's last turn and in the current turn.

    Stones and offers have no sentence. A player without a name is the user.
    """
    state, turns = start(opening.protocol, opening.rules), list[tuple[Player, list[str]]]()
    for choice in opening.history:
        player, stone = state.player, Stone.BLACK if state.black is state.player else Stone.WHITE
        if not turns or turns[-1][0] is not player:
            turns.append((player, []))
        turns[-1][1].append(choice_sentence(choice, names[player], stone, opening.rules))
        state = after(state, choice)
    shown = turns[-2:] if turns and turns[-1][0] is opening.player else turns[-1:]
    return tuple(sentence for _, sentences in shown for sentence in sentences if sentence)


def opening_remarks(opening: Opening, names: Mapping[Player, str]) -> dict[int, str]:
    """Return sentences about the choices in an opening, by the number of stones on the board after the choice.

    Placing stones gives no sentence. `names` are the names of the players. Players without a name are called "first
    player" and "second player".
    """
    rules, state, told = opening.rules, start(opening.protocol, opening.rules), dict[int, list[str]]()
    for choice in opening.history:
        player, stone = state.player, Stone.BLACK if state.black is state.player else Stone.WHITE
        name, state = names.get(player) or player_in_order(player), after(state, choice)
        sentence = choice_sentence(choice, name, stone, rules)
        if isinstance(choice, Offer) and not (state.steps and isinstance(state.steps[0], OfferFifths)):
            sentence = _offers_sentence(name, state)
        if sentence:
            told.setdefault(len(state.moves), []).append(sentence)
    return {stones: " ".join(sentences) for stones, sentences in told.items()}


def player_in_order(player: Player) -> str:
    """Return "First player" or "Second player" in the window's language. This is used if a player has no name."""
    first, second = translate("Openings", "First player"), translate("Openings", "Second player")
    return first if player is Player.FIRST else second


def _offers_sentence(name: str, opening: Opening) -> str:
    points = ", ".join(human_point(point, opening.rules) for point in opening.offers)
    return fill(translate("Openings", "{name} offers the fifth moves {points}."), name=name, points=points)
