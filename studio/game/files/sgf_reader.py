"""Reads SGF, as the standard has it and as programs have written it."""

from studio.game.errors import StudioError
from studio.game.files.encoding import decode
from studio.game.files.report import FileError, Format, Opened, Report
from studio.game.files.settling import settle
from studio.game.files.sgf_analysis import ANALYSIS, CANDIDATES, PARAMETERS, TIME, read_analysis
from studio.game.files.sgf_points import point_from_sgf, points_from_sgf
from studio.game.files.sgf_rules import PRIVATE_RULES, read_rules
from studio.game.files.sgf_syntax import RawNode, parse, unescape
from studio.game.files.unplayable import SETUP_NAMES, keep_value
from studio.game.node import Node, Setup
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Move, Stone

_COLOURS = {"B": Stone.BLACK, "W": Stone.WHITE}
_SIDES = {"b": Stone.BLACK, "black": Stone.BLACK, "1": Stone.BLACK, "w": Stone.WHITE, "white": Stone.WHITE}
_SIDES["2"] = Stone.WHITE
_ANALYSIS = {ANALYSIS, CANDIDATES, PARAMETERS}
_OF_THE_GAME = {"PB": "black", "PW": "white", "DT": "date", "RE": "result"}
_WRITTEN_ANEW = {"FF", "GM", "CA", "AP", "SZ"}
_ROOT_ONLY = _WRITTEN_ANEW | set(_OF_THE_GAME) | {"RU", PRIVATE_RULES}


def read(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """The games of a collection. `hint` is what is played where a game does not say so itself."""
    text = decode(data, report)
    report.read_from(text)
    records = []
    failure: FileError | None = None
    for nodes in parse(text, report):
        try:
            records.append(_Game(nodes, report, hint).record())
        except StudioError as error:
            failure = report.error(error.code, error.sentence, nodes[0].offset)
            report.warn(error.code, f"A game was left out. {error.sentence}", nodes[0].offset)
    if not records:
        raise failure or FileError("no_game", "The file holds no game.")
    return Opened(tuple(records), Format.SGF, report.warnings)


class _Game:
    """One game on its way from raw nodes to a record."""

    def __init__(self, nodes: list[RawNode], report: Report, hint: Rules | None) -> None:
        self._raw = nodes
        self._report = report
        rules, self._rules_known = read_rules(nodes, hint, report)
        self._record = GameRecord(rules)
        self._rules = rules
        self._offsets: dict[Node, int] = {}

    def record(self) -> GameRecord:
        last: list[Node] = []  # for each raw node, the node on which its children hang
        for raw in self._raw:
            parent = last[raw.parent] if raw.parent >= 0 else None
            last.append(self._node(raw, parent))
        settle(self._record, self._report, self._offsets, self._rules_known)
        return self._record

    def _node(self, raw: RawNode, parent: Node | None) -> Node:
        """The node, or the chain of nodes where a program wrote several moves into one."""
        node = self._record.root if parent is None else Node(None, parent)
        self._offsets[node] = raw.offset
        analysis: dict[str, list[str]] = {}
        for name, values in raw.properties:
            if name in _COLOURS and values:
                node = self._move(node, name, values[0], raw)
            elif name in _ANALYSIS:
                analysis[name] = values
            elif values:
                self._property(node, name, values, raw)
        if analysis:
            self._analysis(node, analysis, raw)
        return node

    def _move(self, node: Node, name: str, value: str, raw: RawNode) -> Node:
        point = point_from_sgf(value, self._rules)
        if point is None:
            sentence = f"{name}[{value[:20]}] is no point of the board; the move was left out."
            self._report.warn("no_point", sentence, raw.offset)
            keep_value(node, name, value)
            return node
        if node.move is not None or node is self._record.root:
            node = Node(None, node)
            self._offsets[node] = raw.offset
        node.move = Move(_COLOURS[name], point)
        return node

    def _property(self, node: Node, name: str, values: list[str], raw: RawNode) -> None:
        if name in SETUP_NAMES or name == "PL":
            self._set_up(node, name, values, raw)
        elif name == "C":
            node.comment = "\n".join([node.comment] * bool(node.comment) + [unescape(value) for value in values])
        elif name == TIME and values[0].isdecimal() and len(values[0]) < 16:
            node.time_ms = int(values[0])
        elif raw.parent < 0 and name in _ROOT_ONLY:
            self._game_property(name, values)
        else:
            node.properties[name] = (*node.properties.get(name, ()), *values)

    def _game_property(self, name: str, values: list[str]) -> None:
        if name in _OF_THE_GAME:
            setattr(self._record, _OF_THE_GAME[name], unescape(values[0]).strip())
        elif name == "RU" and values[0] != self._rules.text:
            self._record.properties[name] = tuple(values)

    def _set_up(self, node: Node, name: str, values: list[str], raw: RawNode) -> None:
        stones = dict(node.setup.stones) if node.setup else {}
        to_move = node.setup.to_move if node.setup else None
        for value in values:
            if name == "PL":
                to_move = _SIDES.get(value.strip().lower(), to_move)
                continue
            points = points_from_sgf(value, self._rules)
            if points is None:
                sentence = f"{name}[{value[:20]}] is not on the board; the stone was left out."
                self._report.warn("no_point", sentence, raw.offset)
                keep_value(node, name, value)
            else:
                stones.update(dict.fromkeys(points, SETUP_NAMES[name]))
        node.setup = Setup(stones, to_move)

    def _analysis(self, node: Node, values: dict[str, list[str]], raw: RawNode) -> None:
        try:
            node.analysis = read_analysis(values, self._rules)
        except (ValueError, KeyError, IndexError, RecursionError):
            self._report.warn(
                "analysis", "The analysis of this position cannot be read; it was kept unread.", raw.offset
            )
            node.properties.update({name: tuple(kept) for name, kept in values.items()})
