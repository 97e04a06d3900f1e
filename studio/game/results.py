"""Finds the proven result of each position of a record.

Results propagate up the tree: a position is won if a move leads to a position that is lost for the opponent. Results
also propagate down: a proof about a move holds for the position after it, and every move from a lost position loses. A
proof holds for all positions along its line.

Each node caches its result and the proven lines through it. An edit drops the cached results of the edited node and its
ancestors, and all lines through nodes.
"""

from collections.abc import Iterator, Mapping
from functools import reduce

from studio.game.node import LinesThrough, Node, PositionFacts, ProvenLine, ProvenLines, replay
from studio.game.position import Position
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult, PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone

_NO_ANALYSIS = PositionAnalysis(0)
_UNPLAYABLE = PositionFacts(Stone.EMPTY, 0, NOTHING_KNOWN)


def known_at(node: Node, rules: Rules) -> KnownResult:
    """Return the proven result of a position, for the side to move."""
    own = _proven(node, rules)
    return own.joined(_from_above(node, rules)) if node.parent is not None else own


def known_moves(node: Node, rules: Rules) -> dict[int, KnownResult]:
    """Return the proven results of the moves from a node, by point.

    Each is from the point of view of the player of the move. The moves in `node.analysis.lost` are not included.
    """
    _proven(node, rules)
    moves = _moves_at(node)
    for known, line in lines_through(node, rules):
        if line:
            _note(moves, line[0], known)
    return moves


def lines_through(node: Node, rules: Rules) -> tuple[ProvenLine, ...]:
    """Return the proven lines of earlier positions that lead through this position.

    Each has the result of this position for its side to move, and the moves that follow, if any.
    """
    edition, waiting = _edition(node), [node]
    while not _has_lines_through(waiting[-1], edition) and (parent := waiting[-1].parent) is not None:
        waiting.append(parent)
    for below in reversed(waiting):
        if not _has_lines_through(below, edition):
            below.lines_through = LinesThrough(edition, tuple(_continued(below, rules)))
    return node.lines_through.lines if node.lines_through is not None else ()


def leads_on(node: Node, child: Node) -> bool:
    """Return whether the child's move was made by the side to move.

    This is not so if it is a pass or follows a setup. `node.facts` must be set.
    """
    mover = node.facts.to_move if node.facts is not None else None
    return child.setup is None and child.move is not None and child.move.point != PASS and child.move.stone is mover


def facts_at(node: Node, rules: Rules) -> PositionFacts:
    if node.facts is None:
        _survey(node, rules)
    return node.facts or _UNPLAYABLE


def set_facts(node: Node, position: Position) -> None:
    """Compute `node.facts` from the position at the node."""
    # This saves a replay.
    node.facts = PositionFacts(position.to_move, position.legal_count(), _end(position))


def forget(node: Node) -> None:
    """Delete the cached results that depend on the position or the analysis of a node."""
    node.proven = None
    above = node.parent
    while above is not None and above.proven is not None:  # above a node without a cached result, no node has one
        above.proven = None
        above = above.parent
    _root(node).edition = object()


def forget_positions(node: Node) -> None:
    """Delete everything that is cached for a node and its descendants.

    Also delete the cached results of its ancestors.
    """
    # The positions have changed.
    for below in node.below():
        below.facts = below.proven = None
    forget(node)


# Up the tree


def _proven(node: Node, rules: Rules) -> KnownResult:
    """Return the result proven by the node's own analysis, the end of the game, and the descendants."""
    if node.proven is None:
        for below in reversed(list(_without_result(node, rules))):
            below.proven = _found_at(below)
    return node.proven or NOTHING_KNOWN


def _without_result(node: Node, rules: Rules) -> Iterator[Node]:
    """Yield this node and its descendants if they have no cached result, parents before children."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        if current.facts is None:
            _survey(current, rules)
        yield current
        waiting.extend(child for child in current.children if child.proven is None)


def _survey(top: Node, rules: Rules) -> None:
    """Set `facts` of a node and its descendants in one replay."""
    start = Position(rules)
    for above in top.path()[:-1]:
        start = above.lead(start)
    for visit in replay(top, start):
        if visit.problem is None:
            set_facts(visit.node, visit.position)
        else:
            visit.node.facts = _UNPLAYABLE


def _found_at(node: Node) -> KnownResult:
    """Return the result of a node. All its descendants must have cached results."""
    facts = node.facts or _UNPLAYABLE
    if facts.end.is_certain or not (node.children or node.analysis):
        return facts.end
    if node.analysis is None:
        return _best_of(_moves_at(node), facts.choices)
    return node.analysis.known.joined(_best_of(_moves_at(node), facts.choices, node.analysis))


def _moves_at(node: Node) -> dict[int, KnownResult]:
    """Return the proven results of the moves, by point, from the node's own analysis and its children."""
    moves: dict[int, KnownResult] = {}
    for row in node.analysis.rows if node.analysis is not None else ():
        if row.proof is not Proof.UNKNOWN:
            _note(moves, row.point, row.known)
    for child in node.children:
        if leads_on(node, child) and child.move is not None and child.proven is not None:
            _note(moves, child.move.point, child.proven.before)
    return moves


def _note(moves: dict[int, KnownResult], point: int, result: KnownResult) -> None:
    if result.is_certain:
        moves[point] = moves[point].joined(result) if point in moves else result


def _best_of(moves: Mapping[int, KnownResult], choices: int, analysis: PositionAnalysis = _NO_ANALYSIS) -> KnownResult:
    """Return a position's result from the proven results of its moves and the `lost` moves of the analysis.

    If a move wins, the position is won. Otherwise its result is unknown until all `choices` legal moves are proven.
    """
    wins = [move for move in moves.values() if move.proof is Proof.WIN]
    if wins:
        return reduce(KnownResult.joined, wins)
    if not 0 < choices <= len(moves) + len(analysis.lost) or choices > len(moves.keys() | set(analysis.lost)):
        return NOTHING_KNOWN
    if any(move.proof is Proof.DRAW for move in moves.values()):
        return KnownResult(Proof.DRAW)
    lengths = [move.moves for move in moves.values()] + [analysis.lost_in] * bool(analysis.lost)
    known = [length for length in lengths if length is not None]
    return KnownResult(Proof.LOSS, max(known) if len(known) == len(lengths) else None)


# Down the tree


def _from_above(node: Node, rules: Rules) -> KnownResult:
    """Return the result of this node that follows from earlier positions.

    The analysis of the parent may have proven the move. If every move of the parent loses, this node is won.
    """
    parent = node.parent
    if parent is None:
        return NOTHING_KNOWN
    lost = _proven(parent, rules)
    if not leads_on(parent, node):
        return NOTHING_KNOWN
    if lost.proof is not Proof.LOSS and parent.parent is not None and leads_on(parent.parent, parent):
        lost = _analysed_move(parent.parent, parent).after.joined(_by_lines(parent, rules))
    of_move = _analysed_move(parent, node).after.joined(_by_lines(node, rules))
    return of_move.joined(lost.after) if lost.proof is Proof.LOSS else of_move


def _analysed_move(parent: Node, node: Node) -> KnownResult:
    if parent.analysis is None or node.move is None:
        return NOTHING_KNOWN
    analysis, point = parent.analysis, node.move.point
    lost = KnownResult(Proof.LOSS, analysis.lost_in) if point in analysis.lost else NOTHING_KNOWN
    return reduce(KnownResult.joined, (row.known for row in analysis.rows if row.point == point), lost)


def _by_lines(node: Node, rules: Rules) -> KnownResult:
    return reduce(KnownResult.joined, (known for known, _line in lines_through(node, rules)), NOTHING_KNOWN)


def _has_lines_through(node: Node, edition: object) -> bool:
    return node.lines_through is not None and node.lines_through.edition is edition


def _continued(node: Node, rules: Rules) -> Iterator[ProvenLine]:
    """Yield the proven lines from or through the parent that continue with this node's move, nearest first."""
    parent, move = node.parent, node.move
    if parent is None or move is None:
        return
    facts_at(parent, rules)
    if not leads_on(parent, node):
        return
    earlier = parent.lines_through.lines if parent.lines_through is not None else ()
    for known, line in (*_proven_lines(parent).get(move.point, ()), *earlier):
        if line[:1] == (move.point,):
            yield ProvenLine(known.after, line[1:])


def _proven_lines(node: Node) -> Mapping[int, tuple[ProvenLine, ...]]:
    """Return the proven winning and losing lines in a node's analysis, by their first move."""
    # The positions of a decided game have thousands of such lines.
    if node.lines is None or node.lines.analysis is not node.analysis:
        by_first_move: dict[int, tuple[ProvenLine, ...]] = {}
        for line in _lines_of(node.analysis) if node.analysis is not None else ():
            if line.points:
                first = line.points[0]
                by_first_move[first] = (*by_first_move.get(first, ()), line)
        node.lines = ProvenLines(node.analysis, by_first_move)
    return node.lines.by_first_move


def _lines_of(analysis: PositionAnalysis) -> Iterator[ProvenLine]:
    if analysis.threats is not None and analysis.threats.win is not None:
        line = analysis.threats.win.line
        yield ProvenLine(KnownResult(Proof.WIN, len(line)), line)
    for row in analysis.rows:
        is_within = row.proof_moves is None or len(row.line) <= row.proof_moves
        if row.proof in (Proof.WIN, Proof.LOSS) and is_within:
            yield ProvenLine(row.known, row.line)


# The position


def _root(node: Node) -> Node:
    while node.parent is not None:
        node = node.parent
    return node


def _edition(node: Node) -> object:
    root = _root(node)
    if root.edition is None:
        root.edition = object()
    return root.edition


def _end(position: Position) -> KnownResult:
    if not position.is_over:
        return NOTHING_KNOWN
    if position.winner is None:
        return KnownResult(Proof.DRAW, 0)
    return KnownResult(Proof.WIN if position.winner is position.to_move else Proof.LOSS, 0)
