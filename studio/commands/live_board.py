"""Shows the progress of a search and the visits of its moves in a terminal."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.game.notation import line_text, move_name
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.stones import Stone
from studio.keeping.board_colors import heat_color, readable_ink

_FRAME_SECONDS = 0.1
_GROUND = "#f4f3ef"
_STONES = {Stone.BLACK: "bold #0b0b0b on #8d939e", Stone.WHITE: "bold #ffffff on #565c68"}


class _Terminal(Console):
    """A console that raises BrokenPipeError if the pipe is broken."""

    # The console class of rich exits instead.

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@contextmanager
def watched(search: Search, limit: Limit, *, live: bool, quiet: bool) -> Iterator[Callable[[], None]]:
    """Yield a function that draws the progress.

    Call it after each slice of the search. With `live`, it draws the board. Otherwise it draws a progress bar on the
    error output if this is a terminal. With `quiet`, it draws nothing.
    """
    console = _Terminal() if live else _Terminal(stderr=True)
    if quiet or not (live or console.is_terminal):
        yield lambda: None
        return
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console)
    task = bar.add_task("Searching", total=1.0)
    drawn_at = time.perf_counter()

    with Live(bar, console=console, transient=not live, auto_refresh=False) as screen:

        def show(*, last: bool = False) -> None:
            nonlocal drawn_at
            now = time.perf_counter()
            if not last and now - drawn_at < _FRAME_SECONDS:
                return
            drawn_at = now
            snapshot = search.snapshot()
            _advance(bar, task, limit, snapshot)
            screen.update(Group(heatmap(search.position, snapshot), bar) if live else bar, refresh=True)

        yield show
        show(last=True)
    if live and not console.is_terminal:
        console.print()


def _advance(bar: Progress, task: TaskID, limit: Limit, snapshot: Snapshot) -> None:
    done = limit.used(snapshot.simulations, snapshot.seconds, snapshot.depth) or 0.0
    bar.update(task, completed=done, description=f"{snapshot.simulations:,} simulations")


def heatmap(position: Position, snapshot: Snapshot) -> Text:
    """Return the board as text, and below it the first five candidates with their principal variations.

    Colours show the shares of the visits, and the best move is marked.
    """
    rules, visits = position.rules, snapshot.visits
    most = max(1, int(visits.max()))
    page = Text("    " + " ".join(f"{chr(ord('a') + column):<2}" for column in range(rules.columns)) + "\n")
    for row in range(rules.rows):
        page.append(f"{rules.rows - row:>2} ")
        for column in range(rules.columns):
            point = rules.point(row, column)
            page.append(*_cell(position.stone(point), int(visits[row, column]), most, best=point == snapshot.best))
        page.append("\n")
    for candidate in snapshot.candidates[:5]:
        line = line_text(candidate.line[:8], rules)
        name = move_name(candidate.point, rules)
        page.append(f"{name:<4}{candidate.visits:>11,} {percent(candidate.win_rate):>7}  {line}\n")
    return page


def _cell(stone: Stone, visits: int, most: int, *, best: bool) -> tuple[str, str]:
    """Return a point of the board as three characters, and their style. Both show how many visits a move there has."""
    if stone is not Stone.EMPTY:
        return f" {stone.letter} ", _STONES[stone]
    color = heat_color((visits / most) ** 0.5) if visits else _GROUND
    text = f"{round(99 * visits / most):>2}" if visits else " ·"
    mark = "‹" if best else " "
    return f"{text}{mark}", f"{'bold ' * best}{readable_ink(color)} on {color}"
