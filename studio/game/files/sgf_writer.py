"""Writes SGF FF[4], with the analysis in private properties."""

from collections.abc import Iterable, Iterator, Sequence

from studio import __version__
from studio.game.files.sgf_analysis import COST, TIME, analysis_properties, cost_value
from studio.game.files.sgf_judgement import JUDGEMENT, judgement_value
from studio.game.files.sgf_points import sgf_point
from studio.game.files.sgf_rules import FALLING_STONES, FIVE_IN_A_ROW, PRIVATE_RULES
from studio.game.files.sgf_syntax import escape
from studio.game.files.unplayable import setup_values
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone

_NODES_A_LINE = 12
Property = tuple[str, Iterable[str]]


def write(records: Sequence[GameRecord]) -> bytes:
    """Return the games as an SGF collection in UTF-8."""
    return _encoded(piece for record in records for piece in _game(record, record.result))


def write_with_results(records: Sequence[GameRecord]) -> bytes:
    """Return the games as `write` does. If a finished game states no result, add the result by the rules."""
    return _encoded(piece for record in records for piece in _game(record, record.final_result))


def _encoded(pieces: Iterable[str]) -> bytes:
    return "".join(pieces).encode("utf-8", "replace")


def _game(record: GameRecord, result: str) -> Iterator[str]:
    """Yield the parts of the tree's text, without recursion. Each variation is enclosed in brackets."""
    waiting: list[Node | str] = [")\n", record.root, "("]
    on_line = 0  # nodes since the last line break
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            yield node
            on_line = 0
            continue
        wordy = bool(node.comment or node.analysis)
        if on_line and (wordy or on_line >= _NODES_A_LINE or node.parent is record.root):
            yield "\n"
            on_line = 0
        yield _node(node, record, result)
        on_line = _NODES_A_LINE if wordy else on_line + 1
        if len(node.children) == 1:
            waiting.append(node.children[0])
        else:
            for child in reversed(node.children):
                waiting += [")", child, "\n("]


def _node(node: Node, record: GameRecord, result: str) -> str:
    properties = list(_head(record, result)) if node is record.root else []
    properties += _contents(node, record.rules)
    return ";" + "".join(f"{name}{_values(values)}" for name, values in properties)


def _values(values: Iterable[str]) -> str:
    return "".join(f"[{value}]" for value in values)


def _head(record: GameRecord, result: str) -> Iterator[Property]:
    rules = record.rules
    yield "FF", ["4"]
    yield "GM", [FALLING_STONES if rules.gravity else FIVE_IN_A_ROW]
    yield "CA", ["UTF-8"]
    yield "AP", [f"MCTS Studio:{__version__}"]
    yield "SZ", [str(rules.rows) if rules.rows == rules.columns else f"{rules.columns}:{rules.rows}"]
    yield PRIVATE_RULES if "RU" in record.properties else "RU", [rules.text]
    for name, text in (("PB", record.black), ("PW", record.white), ("DT", record.date), ("RE", result)):
        if text:
            yield name, [escape(text)]


def _contents(node: Node, rules: Rules) -> Iterator[Property]:
    if node.setup is not None:
        yield from setup_values(node.setup, rules)
    if node.move is not None:
        yield "B" if node.move.stone is Stone.BLACK else "W", [sgf_point(node.move.point, rules)]
    if node.time_ms is not None:
        yield TIME, [str(node.time_ms)]
    if node.cost is not None:
        yield COST, [cost_value(node.cost)]
    if node.analysis is not None:
        yield from analysis_properties(node.analysis, rules)
    if node.judgement is not None:
        yield JUDGEMENT, [judgement_value(node.judgement, rules)]
    if node.comment:
        yield "C", [escape(node.comment)]
    yield from ((name, values) for name, values in node.properties.items() if values)
