"""Random game records, for tests of round trips."""

import random

from studio.game.node import Node, Setup
from studio.game.position import Position
from studio.game.position_analysis import Candidate, KnownResult, ParameterValue, PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.game.rules import Overline, Rules
from studio.game.stones import PASS, Move, Stone

_TEXTS = (
    "",
    "plain",
    "a ] b \\ c [ d",
    "line\nline",
    "ends in \\",
    "黑棋 先手",
    "émile ★",
    "tab\there",
    "(;B[hh])",
    ":",
    "\\\n",
)
Row = tuple[object, ...]


def random_rules(chance: random.Random) -> Rules:
    overline = chance.choice([Overline.WINS, Overline.NOTHING, Overline.CARO])
    rows, columns = chance.randint(1, 12), chance.randint(1, 12)
    return Rules(rows, columns, chance.randint(1, 6), chance.random() < 0.3, overline)


def random_record(chance: random.Random, rules: Rules) -> GameRecord:
    """Return a random tree of moves with every property that SGF stores."""
    record = GameRecord(rules)
    record.black, record.white = chance.choice(("", "Ann", "张三", "A]\\")), chance.choice(("", "Ben"))
    record.date, record.result = chance.choice(("", "2026-11-21", "last spring")), chance.choice(("", "B+R", "0"))
    if chance.random() < 0.5:
        record.properties["EV"] = ("Cup \\] final",)
    nodes = [record.root]
    for _ in range(chance.randint(0, 40)):
        _grow(record, chance.choice(nodes[-6:]), nodes, chance)
    return record


def random_line(chance: random.Random, rules: Rules, length: int) -> GameRecord:
    """Return a random game of moves without variations and properties, which every format can store."""
    record = GameRecord(rules)
    position, node = Position(rules), record.root
    while not position.is_over and position.ply < length:
        point = chance.choice(position.legal_moves())
        node = Node(Move(position.to_move, point), node)
        position.play(point)
    return record


def contents(record: GameRecord) -> list[Row]:
    """Return a copy of the whole content of a record as rows, for comparison."""
    rows: list[Row] = [(record.rules, record.black, record.white, record.date, record.result)]
    depths = {record.root: 0}
    for node in record.nodes():
        if node.parent is not None:
            depths[node] = depths[node.parent] + 1
        setup = (dict(node.setup.stones), node.setup.to_move) if node.setup else None
        rows.append((depths[node], node.move, setup, node.comment, node.time_ms, node.analysis, dict(node.properties)))
    return rows


def _grow(record: GameRecord, parent: Node, nodes: list[Node], chance: random.Random) -> None:
    node = Node(None, parent)
    position = record.position(parent)
    kind = chance.random()
    if kind < 0.05:
        _set_up(node, position, chance)
    elif kind < 0.9 and not position.is_over:
        stone = position.to_move if chance.random() < 0.95 else position.to_move.opponent
        point = PASS if chance.random() < 0.03 else chance.choice(position.legal_moves())
        node.move = Move(stone, point)
    _write_on(node, record.rules, chance)
    nodes.append(node)


def _set_up(node: Node, position: Position, chance: random.Random) -> None:
    """Add one setup stone at a point where it is supported."""
    if position.is_over:
        return
    stones = {chance.choice(position.legal_moves()): chance.choice((Stone.BLACK, Stone.WHITE))}
    node.setup = Setup(stones, chance.choice((None, Stone.BLACK, Stone.WHITE)))


def _write_on(node: Node, rules: Rules, chance: random.Random) -> None:
    node.comment = chance.choice(_TEXTS)
    if chance.random() < 0.3:
        node.time_ms = chance.randint(0, 10**9)
    if chance.random() < 0.3:
        node.properties["LB"] = ("aa:1", "ab:\\]")
    if chance.random() < 0.3:
        node.analysis = _analysis(rules, chance)


def _analysis(rules: Rules, chance: random.Random) -> PositionAnalysis:
    parameters: dict[str, ParameterValue] = {
        "exploration": chance.random(),
        "proofs": chance.random() < 0.5,
        "k": chance.randint(-5, 5),
        "s": "a]\\",
    }
    lost = tuple(chance.randrange(rules.size) for _ in range(chance.randint(0, 3)))
    return PositionAnalysis(
        chance.randint(0, 10**12),
        _candidates(rules, chance, 4),
        chance.choice(_TEXTS),
        parameters,
        known=_known(chance),
        lost=lost,
        lost_in=chance.choice((None, 12)) if lost else None,
        is_steered=chance.random() < 0.2,
        compared=_candidates(rules, chance, 2),
        is_external=(is_external := chance.random() < 0.3),
        full_depth=chance.choice((None, 8)) if is_external else None,
    )


def _candidates(rules: Rules, chance: random.Random, most: int) -> tuple[Candidate, ...]:
    return tuple(_candidate(rules, chance) for _ in range(chance.randint(0, most)))


def _candidate(rules: Rules, chance: random.Random) -> Candidate:
    known = _known(chance)
    return Candidate(
        chance.randrange(rules.size),
        chance.randint(0, 10**12),
        chance.uniform(-1, 1),
        chance.choice((None, chance.random())),
        known.proof,
        tuple(chance.randrange(rules.size) for _ in range(chance.randint(0, 5))),
        known.moves,
        chance.choice(("", "+35", "-1.5", "+M7", "-M*")),
        is_estimate=chance.random() < 0.3,
    )


def _known(chance: random.Random) -> KnownResult:
    proof = chance.choice(list(Proof))
    return KnownResult(proof, None if proof is Proof.UNKNOWN else chance.choice((None, 1, 225)))
