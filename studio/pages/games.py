"""The page of a reviewed game. It has the positions with their analyses, the win rate, comments and key moments."""

from collections.abc import Generator, Iterator, Mapping, Sequence

from studio.game.errors import StudioError
from studio.game.node import TIMELINE, Node
from studio.game.notation import move_name
from studio.game.percent import percent
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.game.stones import PASS
from studio.insight.key_moments import KeyMoment
from studio.insight.mistakes import Judged, judge, positions_along, verdict
from studio.insight.ranking import best_point
from studio.insight.remarks import decision_sentence, sentences_on
from studio.keeping.analyses import view_of
from studio.keeping.names import side_name
from studio.keeping.review_pages import result_of, title_of
from studio.keeping.review_report import SIDES, GameReport
from studio.keeping.timelines import timeline_from_text
from studio.pages.scenes import Moment, Page, PageKind, Played, Scene


def game_web_page(game: GameReport) -> Page:
    """Return the page of a game. For a position without an analysis, it shows only the board."""
    steps = game_page_steps(game)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            page: Page = end.value
            return page


def game_page_steps(game: GameReport) -> Generator[float, None, Page]:
    """Return the page of a game. Yield the progress, from 0 to 1, after each position."""
    record = game.record
    line = record.main_line()
    judged = judge(record, line)
    remarks = {moment.judged.node: _remark(moment, game) for moment in game.moments}
    scenes: list[Scene] = []
    for scene in _scenes(game, line, judged, remarks):
        scenes.append(scene)
        yield len(scenes) / len(line)
    places = {node: place for place, node in enumerate(line)}
    # A key moment is shown before its move, where the better move is visible.
    jumps = [(max(0, places[node] - 1), words) for node, words in remarks.items()]
    return Page(PageKind.GAME, title_of(game), _caption(game), game.rules, scenes, _facts(game), jumps)


def _scenes(
    game: GameReport, line: Sequence[Node], judged: Sequence[Judged], remarks: Mapping[Node, str]
) -> Iterator[Scene]:
    record, following = game.record, [*judged[1:], None]
    for (node, position), found, after in zip(positions_along(record, line), judged, following, strict=True):
        texts = [remarks[after.node]] if after is not None and after.node in remarks else []
        yield Scene(
            _name(node, position.ply, record),
            position.copy(),
            texts=texts,
            comment=node.comment,
            moments=_moments(node, record),
            next_move=None if after is None else _played(after),
            rate=found.black,
        )


def _played(judged: Judged) -> Played:
    move = judged.node.move
    point = None if move is None or move.point == PASS else move.point
    return Played(point, judged.better, str(verdict(judged.drop) or ""))


def _name(node: Node, ply: int, record: GameRecord) -> str:
    if node.move is None:
        return "Start" if node.parent is None else "Setup"
    return f"{ply}. {'pass' if node.move.point == PASS else move_name(node.move.point, record.rules)}"


def _moments(node: Node, record: GameRecord) -> list[Moment]:
    """Return the saved snapshots of a search of this position. If there are none, return its analysis."""
    text = next(iter(node.properties.get(TIMELINE, ())), "")
    if text:
        try:
            return [Moment.of(snapshot) for snapshot in timeline_from_text(text, record.rules)]
        except StudioError:
            pass  # damaged snapshots do not prevent the page of the game
    return [] if node.analysis is None else [_analysed(node.analysis, node, record)]


def _analysed(analysis: PositionAnalysis, node: Node, record: GameRecord) -> Moment:
    view = view_of(analysis, record.rules, record.known(node), record.known_moves(node))
    unit = "node" if analysis.is_external else "simulation"
    return Moment(view, best_point(view), analysis.simulations, analysis.seconds, unit)


def _remark(moment: KeyMoment, game: GameReport) -> str:
    return sentences_on(moment, game.rules, {side: side_name(side, game.rules) for side in SIDES})


def _caption(game: GameReport) -> str:
    known = ((side_name(side, game.rules), game.ratings[side].total.accuracy) for side in SIDES)
    accuracies = [f"accuracy of {name}: {percent(accuracy)}" for name, accuracy in known if accuracy is not None]
    parts = [game.rules.title, game.record.date, result_of(game), *accuracies]
    return " · ".join(part for part in parts if part)


def _facts(game: GameReport) -> list[str]:
    facts = [] if any(move.is_judged for move in game.moves) else ["This game has not been reviewed."]
    names = {side: side_name(side, game.rules) for side in SIDES}
    decision = decision_sentence(game.moments, game.rules, game.resignation, names)
    return [*facts, decision] if decision else facts
