"""Collects cards from the mistakes of a reviewed game."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import Candidate, Proof
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.insight.compared import Compared
from studio.insight.comparing import best_move
from studio.insight.later import later_search
from studio.insight.missed import Missed
from studio.insight.mistakes import Judged, judge, positions_along, verdict
from studio.practice.card import Answer, Card, Kind, Origin
from studio.practice.equal_moves import images_of

BOTH = (Stone.BLACK, Stone.WHITE)
_KINDS = {Missed.WIN: Kind.WIN, Missed.DEFENCE: Kind.DEFENCE}
_MOST_ANSWERS = 24


def cards_of(record: GameRecord, sides: Collection[Stone] = BOTH) -> Iterator[Card]:
    """Yield a card for each mistake or blunder of these sides on the main line.

    If the game has no review, there are no cards.
    """
    line = record.main_line()
    judged = judge(record, line)
    before: Position | None = None
    for move, (_, position) in zip(judged, positions_along(record, line), strict=True):
        is_mistake = verdict(move.drop) is not None and move.better is not None
        if is_mistake and move.mover in sides and before is not None:
            card = _card(record, move, before)
            if card is not None:
                yield card
        before = position.copy()


def card_of(record: GameRecord, judged: Judged) -> Card | None:
    """Return the card of a move. If the review does not call the move a mistake, return None."""
    parent = judged.node.parent
    if verdict(judged.drop) is None or judged.better is None or parent is None:
        return None
    return _card(record, judged, record.position(parent))


# Implementation


def _card(record: GameRecord, judged: Judged, before: Position) -> Card | None:
    """Return the card of a mistake; `before` is the position before it.

    Return None if the record and the analysis contradict each other, if the played and the better move are the same by
    symmetry, or if the move was chosen from offered fifth moves.
    """
    node, move = judged.node, judged.node.move
    parent, is_offered = node.parent, judged.compared is Compared.OFFERS
    if parent is None or move is None or before.to_move is not move.stone or is_offered:
        return None
    answers = _answers(record, parent, before)
    better = next((answer for answer in answers if answer.point == judged.better), None)
    others = tuple(each for each in answers if each is not better and each.point != move.point)
    if better is None or move.point in images_of(before, better.point):
        return None
    better = _as_reviewed(better, judged)
    missed = judged.missed
    later = later_search(record, parent, node)
    preferred = next((each for each in answers if later and later.point == each.point == move.point), None)
    try:
        return Card(
            game=record.rules.text,
            board=before.text(),
            kind=_kind(judged, better),
            played=preferred or _played(record, node, move.point, better.rate - judged.drop),
            answers=(better, *others[: _MOST_ANSWERS - 1]),
            threats=missed.win.kind if missed is not None and missed.what is Missed.WIN else "",
            origin=Origin(record.black, record.white, record.date, judged.ply - 1),
            is_played_preferred=preferred is not None,
            last=before.last_move.point if before.last_move is not None else None,
        )
    except ValueError:  # an analysis from a file may contain a line that cannot be played
        return None


def _as_reviewed(better: Answer, judged: Judged) -> Answer:
    """Return the better move with the win rate of the review. Other searches give different numbers."""
    found = judged.judgement
    rate = found.before.rate if found is not None and found.better == better.point else None
    is_open = not better.known.is_certain and found is not None and not found.before.known.is_certain
    return replace(better, rate=rate) if rate is not None and is_open else better


def _kind(judged: Judged, better: Answer) -> Kind:
    if judged.missed is not None and judged.missed.what in _KINDS:
        return _KINDS[judged.missed.what]
    return Kind.WIN if better.proof is Proof.WIN else Kind.MISTAKE


def _answers(record: GameRecord, node: Node, position: Position) -> list[Answer]:
    """Return the moves at `node` that were visited or proven, the best one first."""
    analysis, legal = node.analysis, set(position.legal_moves())
    known = dict(record.known_moves(node))
    best = best_move(record, node)
    rows: Mapping[int, Candidate] = {
        row.point: row for row in sorted(analysis.rows if analysis else (), key=lambda row: row.visits)
    }
    answers = []
    for point in ({*rows, *known} | ({best.point} if best else set())) & legal:
        row, result = rows.get(point), known.get(point)
        line = row.line if row is not None and row.line[:1] == (point,) else (point,)
        if result is not None and result.is_certain:
            answers.append(
                Answer(
                    point, result.rate, row.visits if row else 0, result.proof, result.moves, _playable(position, line)
                )
            )
        elif row is not None and row.visits:
            rate = min(1.0, max(0.0, row.win_rate))
            answers.append(Answer(point, rate, row.visits, line=_playable(position, line)))
    first = best.point if best is not None else None
    return sorted(answers, key=lambda each: (each.point == first, each.rate, each.visits), reverse=True)


def _played(record: GameRecord, node: Node, point: int, rate: float) -> Answer:
    """Return the mistake with its refutation, which is the best line after it."""
    known = record.known(node).before
    best = best_move(record, node)
    analysis = node.analysis
    line: tuple[int, ...] = ()
    if analysis is not None and analysis.threats is not None and analysis.threats.win is not None:
        line = analysis.threats.win.line
    elif best is not None:
        row = next((row for row in (analysis.rows if analysis else ()) if row.point == best.point), None)
        line = row.line if row is not None and row.line else (best.point,)
    position = record.position(node)
    played = (point, *_playable(position, line))
    if known.is_certain:
        return Answer(point, known.rate, 0, known.proof, known.moves, played)
    return Answer(point, min(1.0, max(0.0, rate)), analysis.visits if analysis else 0, line=played)


def _playable(position: Position, line: tuple[int, ...]) -> tuple[int, ...]:
    """Return `line` up to the first move that cannot be played from `position`."""
    end, played = position.copy(), []
    for point in line:
        if not end.is_legal(point):
            break
        end.play(point)
        played.append(point)
    return tuple(played)
