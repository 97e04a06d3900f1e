"""Converts the scenes of a page to plain data for its script. Numbers are short, because a page has many of them."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from studio.engine.views.outline import UNKNOWN
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import NodeView
from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.keeping.board_colors import heat_color, readable_ink
from studio.keeping.names import proof_text, side_name
from studio.pages.phases import phase_text
from studio.pages.scenes import Moment, Page, Question, Scene, Tree

LINES = 6
"""For how many of the best moves of a moment the page contains a principal variation."""
LINE = 10
"""The maximum number of plies of a principal variation."""
_HEAT_STEPS = 33
_SIDES = (Stone.BLACK, Stone.WHITE)
_LETTERS = {Stone.EMPTY: ".", Stone.BLACK: "x", Stone.WHITE: "o"}
_PROOFS = {1: "win", 0: "draw", -1: "loss", UNKNOWN: ""}

Data = dict[str, Any]
"""A JSON value. It contains no infinite numbers."""


def page_data(page: Page) -> Data:
    """Return the whole content of a page."""
    *_, data = page_steps(page)
    return data


def page_steps(page: Page) -> Iterator[Data]:
    """Build the content of a page, scene by scene. After each scene, yield the content so far."""
    rules = page.rules
    data: Data = {
        "kind": str(page.kind),
        "title": page.title,
        "caption": page.caption,
        "facts": list(page.facts),
        "jumps": [list(jump) for jump in page.jumps],
        "rows": rules.rows,
        "columns": rules.columns,
        "pieces": str(rules.pieces),
        "gravity": rules.gravity,
        "names": [move_name(point, rules) for point in range(rules.size)],
        "sides": [side_name(side, rules) for side in _SIDES],
        "heat": [[color := heat_color(step / (_HEAT_STEPS - 1)), readable_ink(color)] for step in range(_HEAT_STEPS)],
        "scenes": [],
    }
    yield data
    for scene in page.scenes:
        data["scenes"].append(scene_data(scene, rules))
        yield data


def scene_data(scene: Scene, rules: Rules) -> Data:
    """Return the content of a scene. Entries that would be empty are left out."""
    position, start = scene.position, scene.start
    entries: Data = {
        "name": scene.name,
        "board": "".join(_LETTERS[stone] for stone in position.cells),
        "toMove": _SIDES.index(position.to_move),
        "last": _last(position),
        "over": _over(position),
        "won": list(position.winning_line()) if position.winner else [],
        "text": list(scene.texts),
        "comment": scene.comment,
        "look": scene.look,
        "moments": [_moment(moment) for moment in scene.moments],
        "start": start % len(scene.moments) if scene.moments else 0,
        "priors": _priors(scene.moments[-1].root) if scene.moments else [],
        "trees": [_tree(tree) for tree in scene.trees],
        "steps": [_step(event, rules, position.to_move) for event in scene.steps],
        "asks": scene.asks,
        "line": list(scene.line),
        "question": _question(scene.question),
        "rate": None if scene.rate is None else _permille(scene.rate),
    }
    if scene.next_move is not None:
        entries |= {
            "played": scene.next_move.point,
            "better": scene.next_move.better,
            "verdict": scene.next_move.verdict,
        }
    return {name: value for name, value in entries.items() if value not in (None, "", [])}


def _last(position: Position) -> int | None:
    last = position.last_move
    return last.point if last is not None and last.point != PASS else None


def _over(position: Position) -> str:
    if not position.is_over:
        return ""
    return f"{side_name(position.winner, position.rules)} has won." if position.winner else "The game is drawn."


def _moment(moment: Moment) -> Data:
    root = moment.root
    shown = [
        row for row in range(len(root)) if root.child_visits[row] > 0 or root.child_proof(row) is not Proof.UNKNOWN
    ]
    entries: Data = {
        "n": moment.simulations,
        "s": None if moment.seconds is None else round(moment.seconds, 2),
        "u": "" if moment.unit == "simulation" else moment.unit,
        "b": moment.best,
        "v": root.visits,
        "r": _permille(root.win_rate),
        "p": proof_text(root.proof, root.proof_moves),
        "m": _moves(root, shown),
        "l": [list(root.line(row)[:LINE]) for row in shown[:LINES]],
        "q": _proofs(root, shown),
        "e": {int(root.points[row]): score for row in shown if (score := root.engine_score(row)) is not None},
    }
    return {name: value for name, value in entries.items() if value not in (None, "", [], {})}


def _moves(root: NodeView, rows: Sequence[int]) -> list[int]:
    """Return three numbers for each move: its point, its visits, and its win rate in thousandths."""
    found: list[int] = []
    for row in rows:
        found += (int(root.points[row]), int(root.child_visits[row]), _permille((float(root.values[row]) + 1) / 2))
    return found


def _proofs(root: NodeView, rows: Sequence[int]) -> dict[int, str]:
    proven = (row for row in rows if root.child_proof(row) is not Proof.UNKNOWN)
    return {int(root.points[row]): proof_text(root.child_proof(row), root.child_proof_moves(row)) for row in proven}


def _priors(root: NodeView) -> list[int]:
    """Return two numbers for each move with a prior: its point, and its prior in hundredths of a percent."""
    if not root.has_priors:
        return []
    known = [row for row in range(len(root)) if np.isfinite(root.priors[row])]
    return [number for row in known for number in (int(root.points[row]), round(10_000 * float(root.priors[row])))]


def _tree(tree: Tree) -> Data:
    """Return the columns of a tree.

    Win rates are in thousandths. Like proofs, they are for the player who made the move to the node.
    """
    outline = tree.outline
    return {
        "n": tree.simulations,
        "parent": outline.parent.tolist(),
        "point": outline.point.tolist(),
        "visits": outline.visits.tolist(),
        "rate": [_permille((value + 1) / 2) for value in outline.value.tolist()],
        "proof": [_PROOFS[proof] for proof in outline.proof.tolist()],
        "left": outline.left_out.tolist(),
    }


def _step(event: PhaseEvent, rules: Rules, to_move: Stone) -> Data:
    text = phase_text(event, rules, to_move)
    entries: Data = {
        "n": event.simulation,
        "phase": str(event.phase),
        "path": list(event.path),
        "rollout": [[_SIDES.index(move.stone), move.point] for move in event.rollout if move.point != PASS],
        "head": text.headline,
        "detail": text.detail,
        "heads": list(text.heads),
        "rows": [list(row) for row in text.rows],
    }
    return {name: value for name, value in entries.items() if value not in ("", [])}


def _question(question: Question | None) -> Data | None:
    if question is None:
        return None
    return {
        "text": question.text,
        "options": [list(option) for option in question.options],
        "right": question.right,
        "ifRight": question.if_right,
        "ifWrong": question.if_wrong,
    }


def _permille(share: float) -> int:
    return round(1000 * share)
