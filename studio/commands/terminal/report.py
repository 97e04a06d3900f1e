"""A report about an engine's search after its move. It has the table of moves and the size of the tree."""

from collections.abc import Iterator

from studio.commands.move_tables import size_text, statistics_of, table_lines
from studio.commands.table_argument import Table
from studio.game.rules import Rules
from studio.keeping.analyses import view_of
from studio.players.book_player import BookPlayer
from studio.players.player import Answer, Player
from studio.players.search_player import SearchPlayer


def report_of(table: Table, rules: Rules, player: Player, answer: Answer) -> Iterator[str]:
    """Yield the lines of the report. For players without a tree, such as minimax, it has only the evaluated moves."""
    # Counting the nodes takes a moment, so the caller stops the clock first.
    player = player.player if isinstance(player, BookPlayer) else player
    search = player.search if isinstance(player, SearchPlayer) else None
    if search is not None:
        yield from table_lines(table, search.inspect(()), answer.point)
        yield f"Tree: {size_text(statistics_of(search))}."
    elif answer.thought is not None and answer.thought.candidates:
        yield from table_lines(table, view_of(answer.thought, rules), answer.point)
