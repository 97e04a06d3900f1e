"""Actions of a user in a session, also random ones."""

import random

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.session.session import Session

NINE = PRESETS["gomoku-9"]


def play(session: Session, moves: str) -> None:
    for text in moves.split():
        session.play(point_from_human(text, session.rules))


def act(session: Session, chance: random.Random) -> None:
    nodes: list[Node] = list(session.record.nodes())
    match chance.randrange(9):
        case 0:
            session.go_to(chance.choice(nodes))
        case 1 if session.node.parent is not None and chance.random() < 0.3:
            session.delete(session.node)
        case 2 if session.node.parent is not None:
            session.promote(session.node)
        case 3:
            session.comment(f"note {chance.random()}")
        case 4:
            session.undo()
        case 5:
            session.redo()
        case 6:
            session.rename(str(chance.random()), "White", "")
        case 7:
            session.note_opening(f"swap2: {chance.random()}")
        case _ if not session.position.is_over:
            session.play(chance.choice(session.position.legal_moves()))
