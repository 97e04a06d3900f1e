"""People and engines who play an opening in the window."""

from PySide6.QtWidgets import QPushButton, QSpinBox

from studio.engine.options.limits import Limit
from studio.game.notation import human_point
from studio.game.openings import (
    Choice,
    Declare,
    Keep,
    Offer,
    Pick,
    Place,
    PlaceTwo,
    Swap,
    Take,
    opening_in,
    opening_text,
)
from studio.game.openings.steps import MaySwap
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat
from tests.window.hands import child
from tests.window.tables import Table

BOARD = PRESETS["gomoku-15"]
FIFTEEN = BOARD.text
QUICK = SeatedEngine("classic-uct", "full", Limit(simulations=20), is_limit_given=True)
_BUTTONS = {Swap(): "swap", Keep(): "keep", PlaceTwo(): "two", Take(Stone.BLACK): "black", Take(Stone.WHITE): "white"}


def begin(
    table: Table, protocol: str, black: Seat | None = None, white: Seat | None = None, rules: Rules = BOARD
) -> None:
    black, white = black or Person("Ada"), white or Person("Bob")
    table.window.controllers.play.begin(GameSetup(rules, black, white, opening=protocol))


def act(table: Table, choice: Choice) -> None:
    """Make a choice as a user does."""
    opening = table.game.opening
    assert opening is not None
    match choice:
        case Place(point) | Offer(point) | Pick(point):
            table.play(human_point(point, BOARD))
        case Declare() if isinstance(opening.steps[0], MaySwap):
            table.push("opening_offer")
        case Declare(count):
            child(table.program, QSpinBox, "opening_number").setValue(count)
            table.push("opening_declare")
        case _:
            table.push(f"opening_{_BUTTONS[choice]}")


def card(table: Table) -> str:
    shown = table.window.panes.opening_card
    return "" if shown.isHidden() else shown.accessibleName()


def buttons(table: Table) -> list[str]:
    shown = table.window.panes.opening_card.findChildren(QPushButton)
    return [button.text() for button in shown if button.isVisible()]


def text_of(table: Table) -> str:
    opening = opening_in(table.session.record)
    return "" if opening is None else opening_text(opening)
