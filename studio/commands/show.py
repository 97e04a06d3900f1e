"""`mcts-studio show FILE`: print a game as text."""

import argparse
from collections.abc import Iterator

from studio.commands import messages
from studio.commands.main_line import line_to
from studio.commands.missed import missed_sentence
from studio.commands.opening import add_game_argument, counted, open_and_warn, printable, printable_lines
from studio.commands.plots import add_plot_argument, refuse_plot, write_plot
from studio.commands.web_pages import add_page_argument, refuse_page
from studio.game.diagram import diagram
from studio.game.errors import StudioError
from studio.game.files import Opened
from studio.game.node import Node
from studio.game.notation import column_digit, line_text, move_name
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.position_analysis import Candidate, Proof
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import PASS, Move
from studio.insight.key_moments import key_moments
from studio.insight.mistakes import Judged, judge, verdict
from studio.insight.remarks import decision_sentence, sentences_on
from studio.insight.resignation import resignation
from studio.keeping.drawing import Drawing
from studio.keeping.move_table import missed_columns
from studio.keeping.svg_moment import Moment, moment_board
from studio.players.baselines import counts_nodes

SUMMARY = "print the board, moves and comments of a game"
_DEEPEST_INDENT = 15
_MOST_CANDIDATES = 10

DESCRIPTION = "Print a game as text: the board, the moves, the comments and the analysis in the file."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game file of any format, such as game.sgf")
    parser.add_argument(
        "--move", type=int, metavar="N", help="show the position after N moves, from 0 (default: the last position)"
    )
    parser.add_argument(
        "--number", type=int, default=1, metavar="K", help="show game K of the file, from 1 (default: 1)"
    )
    parser.add_argument("--tree", action="store_true", help="list all variations instead of one position")
    add_plot_argument(parser, "the board, with crosses on forbidden points")
    add_page_argument(parser, "the game with its saved analyses and key moments")
    add_game_argument(parser, "game if the file does not name it", "guessed from the file")


def run(args: argparse.Namespace) -> int:
    refuse_page(args.page)
    refuse_plot(args.plot)
    opened = open_and_warn(args.file, args.game)
    record = _chosen(opened, args.number)
    line = line_to(record, args.move)
    page = [*_head(record, opened, args.number), *(_tree(record) if args.tree else _page(record, line))]
    print(printable_lines("\n".join(page)))
    if args.plot is not None:
        write_plot(_drawing(record, line[-1]), args.plot)
    if args.page is not None:
        _write_page(record, args)
    return 0


def _drawing(record: GameRecord, node: Node) -> Drawing:
    """Return a drawing of the board at a node. A square surrounds the move that finished the game."""
    position, move = record.position(node), node.move
    if not position.is_over or node.parent is None or move is None:
        return moment_board(_plot_title(record, position), position, Moment())
    return moment_board(_plot_title(record, position), record.position(node.parent), Moment(move.point))


def _plot_title(record: GameRecord, position: Position) -> str:
    if position.winner is not None:
        return f"{record.rules.title}: {position.winner.colour} has won"
    return f"{record.rules.title}: {position.to_move.colour} to move"


def _write_page(record: GameRecord, args: argparse.Namespace) -> None:
    from studio.commands.web_pages import write_page
    from studio.keeping.review_report import ReviewedGame, game_report
    from studio.pages.games import game_web_page

    write_page(game_web_page(game_report(ReviewedGame(record, args.file, args.number))), args.page)


def _chosen(opened: Opened, number: int) -> GameRecord:
    if not 1 <= number <= len(opened.records):
        raise StudioError(messages.NO_SUCH_GAME, number=number, games=counted(len(opened.records), "game"))
    return opened.records[number - 1]


def _head(record: GameRecord, opened: Opened, number: int) -> Iterator[str]:
    count = len(opened.records)
    if count > 1:
        hint = f" (--number {number + 1} shows the next game)" if number < count else ""
        yield f"Game {number} of {count}{hint}"
    if record.black or record.white:
        yield f"X {printable(record.black) or '?'}  –  O {printable(record.white) or '?'}"
    yield f"{record.rules.name}: {record.rules.describe()} Read as {opened.format}."
    for label, text in (("Date", record.date), ("Result", record.final_result)):
        if text:
            yield f"{label}: {printable(text)}"


def _page(record: GameRecord, line: list[Node]) -> Iterator[str]:
    position = record.position(line[-1])
    yield ""
    yield diagram(position)
    yield ""
    moves = sum(node.move is not None for node in line)
    if position.winner is not None:
        outcome = f"{position.winner.colour} has won."
    else:
        outcome = "The game is drawn." if position.is_draw else f"{position.to_move.colour} is to move."
    yield f"After {counted(moves, 'move')}. {outcome}"
    judged = {each.node: each for each in judge(record, line)}
    yield from _moves(record, line, judged)
    yield from _comments(record, line)
    yield from _missed(record, line, judged)
    yield from _key_moments(record, line, judged)
    yield from _analysis(record, line[-1])
    others = sum(1 for node in record.nodes() if len(node.children) > 1)
    if others:
        yield f"\nThe game has variations at {counted(others, 'place')}. --tree lists them."


def _analysis(record: GameRecord, node: Node) -> Iterator[str]:
    """Yield lines about the saved analysis of a position. The most visited moves come first."""
    if node.analysis is None:
        return
    profile = f" by {printable(node.analysis.profile)}" if node.analysis.profile else ""
    steered = " (steered by the user)" * node.analysis.is_steered
    noun = "node" if node.analysis.is_external or counts_nodes(node.analysis.profile) else "simulation"
    yield f"\nAnalysis{profile}: {counted(node.analysis.simulations, noun)}{steered}"
    for candidate in sorted(node.analysis.candidates, key=lambda candidate: -candidate.visits)[:_MOST_CANDIDATES]:
        moves = f" in {candidate.proof_moves}" if candidate.proof_moves and candidate.proof is not Proof.DRAW else ""
        proof = "" if candidate.proof is Proof.UNKNOWN else f"  {candidate.proof}{moves}"
        name = move_name(candidate.point, record.rules)
        line = line_text(candidate.line, record.rules)
        yield f"  {name:<4}{candidate.visits:>10} {_worth(candidate):>7}{proof}  {line}".rstrip()


def _worth(candidate: Candidate) -> str:
    """Return the win rate as text. If there is none, return the engine's score."""
    return candidate.engine_score if candidate.is_estimate else percent(candidate.win_rate)


def _tree(record: GameRecord) -> Iterator[str]:
    """Yield one line per variation, indented by its level. A * marks each move that has a comment."""
    yield ""
    waiting = [(record.root, 0, 0)]
    while waiting:
        node, indent, ply = waiting.pop()
        words = []
        for step in node.main_line():
            ply += step.move is not None
            words.append(_step(step, ply, record))
            waiting.extend((child, indent + 1, ply) for child in reversed(step.children[1:]))
        yield "    " * min(indent, _DEEPEST_INDENT) + " ".join(filter(None, words))


def _step(node: Node, ply: int, record: GameRecord) -> str:
    noted = "*" * bool(node.comment)
    return f"{ply}.{_name(node.move, record.rules)}{noted}" if node.move is not None else noted


def _moves(record: GameRecord, line: list[Node], judged: dict[Node, Judged]) -> Iterator[str]:
    """Yield lines with the moves of a game. A ? marks a mistake, and ?? a blunder."""
    words = [f"{number}. {name}{verdict(judged[node].drop) or ''}" for number, name, node in _named(record, line)]
    if words:
        yield ""
    if record.rules.gravity and record.rules.columns <= 9:
        moves = (node.move for node in line if node.move is not None and node.move.point != PASS)
        yield f"Columns: {''.join(column_digit(move.point, record.rules) for move in moves)}"
    for start in range(0, len(words), 10):
        yield "  ".join(f"{word:<7}" for word in words[start : start + 10]).rstrip()


def _missed(record: GameRecord, line: list[Node], judged: dict[Node, Judged]) -> Iterator[str]:
    """Yield one sentence for each win by threats that a move missed or allowed.

    The wins come from the saved analysis.
    """
    rules = record.rules
    named = [(f"{number}. {name}", judged[node]) for number, name, node in _named(record, line)]
    sentences = [
        missed_sentence(move, each.missed.side.colour, missed_columns(each, rules), rules)
        for move, each in named
        if each.missed is not None
    ]
    yield from ("", *sentences) if sentences else ()


def _key_moments(record: GameRecord, line: list[Node], judged: dict[Node, Judged]) -> Iterator[str]:
    # The end of the line decides who lost, so the line must end with the game.
    if line[-1].children:
        return
    found = tuple(judged.values())
    resigned = resignation(record, found)
    moments = key_moments(record, line, found)
    decision = decision_sentence(moments, record.rules, resigned)
    sentences = [*([decision] if decision else []), *(sentences_on(moment, record.rules) for moment in moments)]
    yield from ("", "Key moments:", *(f"  {sentence}" for sentence in sentences)) if sentences else ()


def _comments(record: GameRecord, line: list[Node]) -> Iterator[str]:
    names = {node: f"{number}. {name}" for number, name, node in _named(record, line)}
    for node in line:
        if node.comment:
            yield f"\n{names.get(node, 'Start')}: {node.comment}"


def _named(record: GameRecord, line: list[Node]) -> Iterator[tuple[int, str, Node]]:
    """Yield the number, the name and the node of each move. Passes count as moves."""
    moving = (node for node in line if node.move is not None)
    for number, node in enumerate(moving, 1):
        if node.move is not None:
            yield number, _name(node.move, record.rules), node


def _name(move: Move, rules: Rules) -> str:
    return "pass" if move.point == PASS else move_name(move.point, rules)
