"""`mcts-studio analyze`: search a position and print the result."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.main_line import line_to
from studio.commands.moves import add_moves_argument, add_setup_argument
from studio.commands.opening import add_game_argument, game_over, open_and_warn
from studio.commands.plots import add_plot_argument, refuse_plot
from studio.commands.profiles import catalogue_with_warnings, profiles_folder
from studio.commands.settings import add_scale_argument, add_settings_argument, scale_of
from studio.commands.table_argument import add_table_argument, table_from_text
from studio.commands.web_pages import add_page_argument, refuse_page
from studio.game.errors import StudioError
from studio.game.move_text import play_given
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import PASS, Move, Stone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from studio.commands.analysis_report import Analysed
    from studio.engine.options.limits import Limit, StoppedBy
    from studio.engine.search import Search
    from studio.engine.views.snapshot import Snapshot
    from studio.pages.searches import SearchRecorder
    from studio.players.profiles import ProfileCatalogue

SUMMARY = "search a position and print its best moves, values and lines"
DESCRIPTION = (
    "Run a Monte Carlo tree search on the last position of FILE's main line or, with --move N, on that after N moves; "
    "without FILE on the position that --game, --setup and --moves describe. The first limit that is reached ends the "
    "search; without a limit the search takes 5 seconds. Ctrl+C ends the search early and prints the result so far."
)
DEFAULT_SECONDS = 5.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="a game file of any format")
    add_game_argument(parser, "game without FILE, or if FILE does not name it")
    parser.add_argument(
        "--move",
        type=int,
        metavar="N",
        help="search the position of FILE after N moves, from 0 (default: the last)",
    )
    add_moves_argument(parser)
    add_setup_argument(parser)
    parser.add_argument(
        "--profile",
        default="studio",
        metavar="NAME",
        help="search profile: built in or your own (default: studio)",
    )
    parser.add_argument("--simulations", type=float, metavar="N", help="stop after N simulations, from 1")
    parser.add_argument("--seconds", type=float, metavar="S", help="stop after S seconds, more than 0")
    parser.add_argument("--depth", type=float, metavar="N", help="stop when a line of the tree is N plies long, from 1")
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="random seed, from 0; with one thread the result is reproducible (default: 0)",
    )
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="threads that search one tree, 1 to 256 (default: 1)"
    )
    add_settings_argument(parser, lists=True)
    add_scale_argument(parser, "--set exploration=C")
    add_table_argument(parser, "moves")
    add_plot_argument(parser, "the share of visits of each move on the board, and the best moves as bars")
    add_page_argument(parser, "the search with its snapshots, its tree and some of its phases")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument(
        "--json", action="store_true", help="print the result and all settings of the search as one JSON object"
    )
    shown.add_argument(
        "--live", action="store_true", help="show the visits of all moves on the board during the search"
    )


def run(args: argparse.Namespace) -> int:
    from studio.engine.options.limits import Limit, checked_start
    from studio.engine.options.scale import with_settings
    from studio.networks.catalogue import located, resolved_search

    refuse_plot(args.plot)
    refuse_page(args.page)
    catalogue = catalogue_with_warnings()
    if ("help", "") in args.settings:
        return _list_parameters(catalogue, args.profile)
    checked_start(args.seed, args.threads)
    profile = catalogue.named(args.profile)
    scale = scale_of(args, (f"{name}={value}" for name, value in args.settings))
    parameters = located(with_settings(profile.parameters, dict(args.settings), scale))
    position, moves, setup = _position(args)
    table = table_from_text(args.table, position.rules)
    if position.is_over:
        raise _over(position, is_last=args.file is not None and args.move is None and not args.moves)
    limit = Limit(simulations=args.simulations, seconds=args.seconds, depth=args.depth)
    limit = Limit(seconds=DEFAULT_SECONDS) if limit.is_empty else limit
    from studio.commands.analysis_report import Analysed, as_json, as_text
    from studio.commands.move_tables import statistics_of
    from studio.commands.warmup import ensure_warm
    from studio.engine.stages import SURVEYS
    from studio.pages.searches import SearchRecorder

    ensure_warm(position.rules, parameters, SURVEYS)
    from studio.networks.searching import made_search

    search = made_search(position, parameters, seed=args.seed, threads=args.threads)
    resolved = resolved_search(parameters, position.rules)
    recorder = None if args.page is None else SearchRecorder()
    stopped_by = _search(search, limit, args, recorder)
    found, tree = search.snapshot(), statistics_of(search)
    analysed = Analysed(
        position, moves, setup, profile.name, parameters, args.seed, search.threads, stopped_by, tree, resolved
    )
    print(as_json(analysed, found) if args.json else as_text(analysed, found, table))
    if args.plot is not None:
        _plot(analysed, found, args.plot)
    if recorder is not None:
        first = made_search(position, parameters, seed=args.seed)  # the search itself must not depend on the page
        _write_page(analysed, found, recorder, [first, search], args.page)
    return 0


def _write_page(
    run: "Analysed", found: "Snapshot", recorder: "SearchRecorder", searches: "Sequence[Search]", path: Path
) -> None:
    """Write the web page of a finished search.

    The page also shows single simulations, phase by phase. `searches` perform them: a new search shows the first ones,
    and the finished search shows the next one.
    """
    from studio.commands.analysis_report import page_caption
    from studio.commands.web_pages import write_page
    from studio.pages.searches import recorded_phases, search_page, search_title

    recorder.timeline.end(found)
    trees = recorder.trees(searches[-1])
    steps = [event for search in searches for event in recorded_phases(search)]
    title, caption = search_title(run.position), page_caption(run, found)
    write_page(search_page(title, caption, run.position, recorder.timeline.snapshots, trees, steps), path)


def _plot(analysed: "Analysed", found: "Snapshot", path: Path) -> None:
    from studio.commands.analysis_report import caption_of
    from studio.commands.plots import write_plot
    from studio.keeping.search_plot import search_plot

    write_plot(search_plot(analysed.position, found, *caption_of(analysed, found)), path)


def _list_parameters(catalogue: "ProfileCatalogue", profile_name: str) -> int:
    from studio.engine.options.parameters import sentence_of

    profile = catalogue.named(profile_name)
    rates, values = profile.parameters.exploration_on_win_rates, profile.parameters.exploration_on_values
    print(f"{profile.name}: {profile.sentence or profile.title}")
    print(f"Exploration constant c: {rates:.4g} for win rates from 0 to 1, {values:.4g} for values from −1 to 1.\n")
    for name, value in profile.parameters.as_dict().items():
        shown = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        print(f"  {name}={shown}\n      {sentence_of(name)}")
    print(f"\nProfiles: {', '.join(catalogue)}. Your own profiles are files in {profiles_folder()}.")
    return 0


def _position(args: argparse.Namespace) -> tuple[Position, list[str], str | None]:
    """Return the position to search, its moves, and the start position as text.

    The text is None for an empty board with Black to move. If a side moves twice in a row, return no moves, and the
    text of the position to search.
    """
    # A list of moves cannot express two moves of a side in a row.
    position = _start(args)
    play_given(position, args.moves)
    begun = position.copy()
    while begun.ply:
        begun.undo()
    in_turn = [
        Move(Stone.BLACK if ply % 2 == (begun.to_move is Stone.WHITE) else Stone.WHITE, move.point)
        for ply, move in enumerate(position.moves)
    ]
    if in_turn != list(position.moves):  # a list of points cannot express two moves of one side
        return position, [], position.text()
    moves = [human_point(move.point, position.rules) if move.point != PASS else "pass" for move in position.moves]
    is_plain = not begun.stones_count and begun.to_move is Stone.BLACK
    return position, moves, None if is_plain else begun.text()


def _over(position: Position, *, is_last: bool) -> StudioError:
    """Return the error for a game that is over.

    If `is_last`, the position is the last one of a file, and the error names the option that selects an earlier one.
    """
    error = game_over(position)
    if not is_last or not position.ply:
        return error
    return StudioError(messages.OVER_IN_FILE, sentence=str(error), last=position.ply - 1)


def _start(args: argparse.Namespace) -> Position:
    """Return the position from which the moves of `--moves` are played."""
    if args.file is not None:
        if args.setup is not None:
            raise StudioError(messages.SETUP_AND_FILE)
        record = open_and_warn(args.file, args.game).records[0]
        return record.position(line_to(record, args.move)[-1])
    if args.move is not None:
        raise StudioError(messages.MOVE_WITHOUT_FILE)
    rules = args.game or PRESETS["gomoku-15"]
    return Position(rules) if args.setup is None else Position.from_text(args.setup, rules)


def _search(
    search: "Search", limit: "Limit", args: argparse.Namespace, recorder: "SearchRecorder | None"
) -> "StoppedBy":
    """Run the search and return why it ended.

    A terminal shows the progress. Ctrl+C stops the search and keeps the tree.
    """
    from studio.commands.live_board import watched
    from studio.engine.options.limits import StoppedBy

    with watched(search, limit, live=args.live, quiet=args.json) as show:

        def observe() -> None:
            show()
            if recorder is not None:
                recorder.observe(search)

        try:
            return search.run(limit, None if recorder is None else recorder.timeline, after_slice=observe)
        except KeyboardInterrupt:
            return StoppedBy.STOP
