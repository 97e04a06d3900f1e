"""Reads SGF, both standard files and the variants that programs write."""

from dataclasses import dataclass

from studio.game.errors import FileError, StudioError
from studio.game.files import messages
from studio.game.files.encoding import decode
from studio.game.files.limits import MAX_NODES, MAX_SETUP_STONES, MAX_SETUPS
from studio.game.files.replaying import validate_moves
from studio.game.files.report import Format, Opened, Report
from studio.game.files.sgf_analysis import COST, OF_ANALYSIS, TIME, read_analysis, read_cost
from studio.game.files.sgf_judgement import JUDGEMENT, read_judgement
from studio.game.files.sgf_points import point_from_sgf, points_from_sgf
from studio.game.files.sgf_rules import PRIVATE_RULES, read_rules
from studio.game.files.sgf_syntax import RawNode, parse, unescape
from studio.game.files.unplayable import SETUP_NAMES
from studio.game.files.unread import Unread
from studio.game.node import Node, Setup
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Move, Stone

_COLOURS = {"B": Stone.BLACK, "W": Stone.WHITE}
_SIDES = {"b": Stone.BLACK, "black": Stone.BLACK, "1": Stone.BLACK, "w": Stone.WHITE, "white": Stone.WHITE}
_SIDES["2"] = Stone.WHITE
_OF_THE_GAME = {"PB": "black", "PW": "white", "DT": "date", "RE": "result"}
_REWRITTEN = {"FF", "GM", "CA", "AP", "SZ", PRIVATE_RULES}
_ROOT_ONLY = _REWRITTEN | set(_OF_THE_GAME) | {"RU"}


def read(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """Return the games of a collection. If the file does not state the rules, `hint` gives them."""
    text = decode(data, report)
    report.read_from(text)
    _refuse_many_setups(text, report)
    records = []
    budget = _Budget()
    failure: tuple[StudioError, int] | None = None
    for nodes in parse(text, report):
        try:
            records.append(_Game(nodes, report, hint, budget).record())
        except FileError:
            raise
        except StudioError as error:
            failure = (error, nodes[0].offset)
            bare = error.with_traceback(None)
            report.warn(messages.GAME_LEFT_OUT, nodes[0].offset, reason=error.code, error=bare)
    if not records:
        raise _failed(*failure, report) if failure else _no_game()
    return Opened(tuple(records), Format.SGF, report.warnings)


def _refuse_many_setups(text: str, report: Report) -> None:
    """Raise an error if the text sets up too many positions."""
    # Each setup is expensive.
    if sum(text.count(f"{name}[") for name in SETUP_NAMES) > MAX_SETUPS:
        raise report.error(messages.SETUPS, limit=MAX_SETUPS)


def _failed(error: StudioError, offset: int, report: Report) -> FileError:
    return report.error(error.message, offset, **error.fields)


def _no_game() -> FileError:
    return FileError(messages.NO_GAME)


@dataclass(slots=True)
class _Budget:
    """How many more nodes and setup stones may be read from the file."""

    nodes: int = MAX_NODES
    setup_stones: int = MAX_SETUP_STONES


class _Game:
    """Converts the raw nodes of one game to a record."""

    def __init__(self, nodes: list[RawNode], report: Report, hint: Rules | None, budget: _Budget) -> None:
        self._raw = nodes
        self._report = report
        self._budget = budget
        self._rules, self._rules_known = read_rules(nodes, hint, report)
        self._record = GameRecord(self._rules)
        self._offsets: dict[Node, int] = {}
        self._unread = Unread()
        self._comments: dict[Node, list[str]] = {}
        self._setups: dict[Node, tuple[dict[int, Stone], Stone | None]] = {}
        self._named: set[str] = set()  # properties of the whole game that are already stored

    def record(self) -> GameRecord:
        last: list[Node] = []  # for each raw node, the parent of its children
        for raw in self._raw:
            parent = last[raw.parent] if raw.parent >= 0 else None
            last.append(self._node(raw, parent))
        for node, texts in self._comments.items():
            node.comment = "\n".join(texts)
        for node, (stones, to_move) in self._setups.items():
            node.setup = Setup(stones, to_move)
        self._unread.hand_over()
        validate_moves(self._record, self._report, self._offsets, self._rules_known)
        return self._record

    def _node(self, raw: RawNode, parent: Node | None) -> Node:
        """Add a node, and return it.

        If the file has several moves in one node, add a chain of nodes and return the last one.
        """
        node = self._record.root if parent is None else self._new_node(parent, raw)
        self._offsets[node] = raw.offset
        analysis: dict[str, list[str]] = {}
        for name, values in raw.properties:
            if name in _COLOURS:
                for value in values:
                    node = self._move(node, name, value, raw)
            elif name in OF_ANALYSIS:
                analysis.setdefault(name, []).extend(values)
            elif values:
                self._property(node, name, values, raw)
        if any(analysis.values()):
            self._analysis(node, analysis, raw)
        return node

    def _new_node(self, parent: Node, raw: RawNode) -> Node:
        self._budget.nodes -= 1
        if self._budget.nodes < 0:
            raise self._report.error(messages.NODES, limit=MAX_NODES)
        node = Node(None, parent)
        self._offsets[node] = raw.offset
        return node

    def _move(self, node: Node, name: str, value: str, raw: RawNode) -> Node:
        point = point_from_sgf(value, self._rules)
        if point is None:
            self._report.warn(messages.MOVE_NOT_ON_BOARD, raw.offset, name=name, value=value)
            self._unread.keep(node, name, [value])
            return node
        if node.move is not None or node is self._record.root:
            node = self._new_node(node, raw)
        node.move = Move(_COLOURS[name], point)
        return node

    def _property(self, node: Node, name: str, values: list[str], raw: RawNode) -> None:
        if name in SETUP_NAMES:
            self._set_up(node, name, values, raw)
        elif name == "PL":
            self._set_side(node, values, raw)
        elif name == "C":
            self._comments.setdefault(node, []).extend(unescape(value) for value in values)
        elif name == TIME and node.time_ms is None and values[0].isdecimal() and len(values[0]) < 16:
            node.time_ms = int(values[0])
            self._unread.keep(node, name, values[1:])
        elif name == COST and node.cost is None and (cost := read_cost(values[0])) is not None:
            node.cost = cost
            self._unread.keep(node, name, values[1:])
        elif name == JUDGEMENT and node.judgement is None and (found := read_judgement(values[0], self._rules)):
            node.judgement = found
            self._unread.keep(node, name, values[1:])
        elif raw.parent < 0 and name in _ROOT_ONLY:
            self._game_property(name, values)
        else:
            self._unread.keep(node, name, values)

    def _game_property(self, name: str, values: list[str]) -> None:
        """Store a property of the whole game. If it has several values, the others become an uninterpreted property."""
        if name in _OF_THE_GAME and name not in self._named:
            self._named.add(name)
            setattr(self._record, _OF_THE_GAME[name], unescape(values[0]).strip())
            values = values[1:]
        if name not in _REWRITTEN and not (name == "RU" and values == [self._rules.text]):
            self._unread.keep(self._record.root, name, values)

    def _set_up(self, node: Node, name: str, values: list[str], raw: RawNode) -> None:
        for value in values:
            points = points_from_sgf(value, self._rules)
            if points is None:
                self._report.warn(messages.STONE_NOT_ON_BOARD, raw.offset, name=name, value=value)
                self._unread.keep(node, name, [value])
            else:
                self._setup_of(node, len(points))[0].update(dict.fromkeys(points, SETUP_NAMES[name]))

    def _set_side(self, node: Node, values: list[str], raw: RawNode) -> None:
        for value in values:
            side = _SIDES.get(value.strip().lower())
            if side is None or (node in self._setups and self._setups[node][1] is not None):
                self._report.warn(messages.SIDE_TO_MOVE, raw.offset, value=value[:20])
                self._unread.keep(node, "PL", [value])
            else:
                self._setups[node] = (self._setup_of(node, 0)[0], side)

    def _setup_of(self, node: Node, stones: int) -> tuple[dict[int, Stone], Stone | None]:
        """Return the node's setup so far: the stones, and the side to move or None.

        `stones` more stones are about to be set up. Raise FileError if they exceed the limit of the file.
        """
        self._budget.setup_stones -= stones
        if self._budget.setup_stones < 0:
            raise self._report.error(messages.SETUP_STONES, limit=MAX_SETUP_STONES)
        return self._setups.setdefault(node, ({}, None))

    def _analysis(self, node: Node, values: dict[str, list[str]], raw: RawNode) -> None:
        try:
            node.analysis = read_analysis(values, self._rules)
        except (ValueError, KeyError, RecursionError):
            self._report.warn(messages.UNREADABLE_ANALYSIS, raw.offset)
            for name, kept in values.items():
                self._unread.keep(node, name, kept)
