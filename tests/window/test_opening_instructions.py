"""The card of an opening against an engine: it says at each step what to do, and what the players chose before."""

import random
from collections.abc import Generator

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from studio.activities import opening_decision
from studio.engine.options.limits import Limit
from studio.game.notation import human_point
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
    choices,
    opening_in,
    task,
)
from studio.game.openings.steps import MaySwap
from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.ui.play.opening_card import OpeningCard, OpeningTask
from studio.ui.texts.messages import translated
from studio.ui.widgets.theme import LIGHT, Theme
from tests.sizes import one_always
from tests.window.hands import child, child_of
from tests.window.tables import Sit, Table

RENJU = PRESETS["renju-15"]
ENGINE = SeatedEngine("classic-uct", "full", Limit(simulations=20), is_limit_given=True)
Decision = Generator[object, object, tuple[Choice, ...]]


class Script:
    """Decides at once for the engine: the listed choices, and then random ones."""

    def __init__(self, *listed: Choice, seed: str = "") -> None:
        self._listed, self._chance = list(listed), random.Random(seed)

    def __call__(self, opening: Opening, _chance: random.Random) -> Decision:
        yield from ()  # a decision is a generator; this one asks nothing
        return (self.choice(opening),)

    def choice(self, opening: Opening) -> Choice:
        if self._listed:
            return self._listed.pop(0)
        legal = choices(opening)
        few = [choice for choice in legal if isinstance(choice, Declare) and choice.count < 4]
        return self._chance.choice(few or legal)


def begin(table: Table, protocol: str, *, is_engine_first: bool = False) -> None:
    black, white = (ENGINE, Person()) if is_engine_first else (Person(), ENGINE)
    table.window.controllers.play.begin(GameSetup(RENJU, black, white, opening=protocol))


def until_asked(table: Table) -> None:
    table.qtbot.waitUntil(lambda: table.game.awaits_person or table.game.opening is None, timeout=60_000)


def act(table: Table, opening: Opening, choice: Choice) -> None:
    """Make a choice as a user does."""
    match choice:
        case Place(point) | Offer(point) | Pick(point):
            table.play(human_point(point, RENJU))
        case _ if isinstance(choice, Declare) and not isinstance(opening.steps[0], MaySwap):
            table.game.choose(choice)
        case _:
            table.push(f"opening_{_button(choice)}")


def _button(choice: Choice) -> str:
    match choice:
        case Take(stone):
            return stone.colour.lower()
        case Swap():
            return "swap"
        case Keep():
            return "keep"
        case PlaceTwo():
            return "two"
        case _:
            return "offer"


def shown(table: Table) -> str:
    """Return the detail of the card, if the card is shown and has room for all of it."""
    card = table.window.panes.opening_card
    detail = child(table.program, QLabel, "opening_detail")
    return detail.text() if card.isVisible() and "…" not in detail.text() else ""


@pytest.mark.parametrize("is_engine_first", [False, True])
@pytest.mark.parametrize("protocol", one_always(6, PROTOCOLS))
def test_the_card_gives_the_instruction_of_every_step(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, protocol: str, is_engine_first: bool
) -> None:
    engine, person = Script(seed=protocol), Script(seed=f"{protocol} person")
    monkeypatch.setattr(opening_decision, "deciding", engine)
    table = sit(rules=RENJU.text)
    begin(table, protocol, is_engine_first=is_engine_first)
    asked = 0
    while table.game.opening is not None:
        until_asked(table)
        opening = table.game.opening
        if opening is not None:
            instruction = translated(*task(opening))
            assert shown(table).endswith(instruction), opening.history
            if not isinstance(choices(opening)[0], Place | Offer | Pick):
                table.play("a15")
                assert shown(table).endswith(instruction), "also after a click on a wrong point"
            act(table, opening, person.choice(opening))
            asked += 1
    assert asked
    done = opening_in(table.session.record)
    assert done is not None
    assert done.is_finished
    table.game.stop()


def test_the_last_choice_of_the_engine_and_of_the_user_stand_before_the_instruction(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    f7 = RENJU.point(8, 5)
    monkeypatch.setattr(opening_decision, "deciding", Script(Swap(), Keep(), Place(f7)))
    table = sit(rules=RENJU.text)
    begin(table, "taraguchi-10")
    assert shown(table) == "Place stone 1 (Black) on the centre h8."
    table.play("h8")
    until_asked(table)
    assert shown(table) == (
        "Classic UCT swaps the colours and takes Black. Place stone 2 (White) inside the central 3×3 points."
    )
    table.play("i9")
    until_asked(table)
    assert shown(table) == "Classic UCT keeps Black. Swap the colours or keep them."
    table.push("opening_keep")
    assert shown(table) == (
        "Classic UCT keeps Black. You keep White. Place stone 4 (White) inside the central 7×7 points."
    )
    assert table.text("players_mode") == "Classic UCT keeps Black. You keep White."


def test_offered_fifth_moves_come_with_the_instruction_to_choose_one(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    offers = [RENJU.point(8, 8), RENJU.point(8, 7), RENJU.point(10, 7), RENJU.point(7, 8)]
    first = [Place(RENJU.point(7, 7)), Place(RENJU.point(8, 6)), Place(RENJU.point(9, 7))]
    monkeypatch.setattr(opening_decision, "deciding", Script(*first, Keep(), *map(Offer, offers)))
    table = sit(rules=RENJU.text)
    begin(table, "soosyrv-8", is_engine_first=True)
    until_asked(table)
    table.push("opening_keep")
    table.play("j7")
    child(table.program, QSpinBox, "opening_number").setValue(4)
    assert child(table.program, QPushButton, "opening_declare").text() == "Ask for 4 Fifth Moves"
    table.push("opening_declare")
    until_asked(table)
    assert shown(table) == ("Classic UCT keeps Black. Choose one of the offered fifth moves: i7, h7, h5, and i8.")
    assert table.text("note") == "Classic UCT keeps Black."


def test_a_narrow_card_leaves_out_the_last_choices_and_not_the_instruction(sit: Sit) -> None:
    table = sit(rules=RENJU.text)
    table.window.controllers.play.begin(GameSetup(RENJU, Person("Ada"), Person("Bob"), opening="taraguchi-10"))
    table.play("h8")
    table.push("opening_swap")
    detail = child(table.program, QLabel, "opening_detail")
    instruction = "Place stone 2 (White) inside the central 3×3 points."
    assert detail.text() == f"Bob swaps the colours and takes Black. {instruction}"
    detail.resize(detail.fontMetrics().horizontalAdvance(instruction) + 20, detail.height())
    assert detail.text() == instruction
    assert "Bob swaps the colours" in detail.toolTip()


def ghost_under(table: Table, point: int) -> int | None:
    """Move the pointer to a point, and return where the board then shows a ghost stone."""
    board = table.window.panes.board
    place, none = board.board_layout.center(point), Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(board, event)
    return board._scene.ghost_point


def test_no_ghost_stone_follows_the_pointer_while_only_a_colour_is_chosen(sit: Sit) -> None:
    table, i9 = sit(rules=RENJU.text), RENJU.point(6, 8)
    table.window.controllers.play.begin(GameSetup(RENJU, Person("Ada"), Person("Bob"), opening="taraguchi-10"))
    assert ghost_under(table, i9) == i9
    table.play("h8")
    assert ghost_under(table, i9) is None
    table.push("opening_keep")
    assert ghost_under(table, i9) == i9
    table.game.stop()
    assert ghost_under(table, i9) == i9


def test_the_card_grows_at_once_for_its_buttons(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(800, 600)
    card = OpeningCard(QWidget(parent), Theme(LIGHT))
    card.place_in(parent)
    card.set_room(QRect(0, 500, 700, 32))
    parent.show()
    card.show_task(OpeningTask("Taraguchi-10", "The engine is deciding …"))
    QApplication.processEvents()  # the layouts compute their sizes without buttons
    without = card.height()
    card.show_task(OpeningTask("Taraguchi-10", "Swap the colours or keep them.", (), ("swap", "keep")))
    at_once = card.height()
    assert at_once >= without + child_of(card, QPushButton, "opening_swap").sizeHint().height()
    assert card.geometry().bottom() < parent.height()
    QApplication.processEvents()
    assert card.sizeHint().height() <= at_once
