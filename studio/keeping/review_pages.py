"""The report of reviewed games as HTML.

Each game has a page, and an overview shows the games and the players. No Qt.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from studio.game.notation import move_in_english
from studio.game.percent import percent, points
from studio.game.record import Outcome
from studio.game.stones import PASS, Stone
from studio.insight.accuracy import LEAST_OF_PHASE, Phase, RatedMove, phase_borders
from studio.insight.confirming import FACTOR
from studio.insight.key_moments import KeyMoment
from studio.insight.missed import Missed
from studio.insight.mistakes import verdict
from studio.insight.remarks import decision_sentence, sentences_on
from studio.keeping.drawing import Drawing, xml_text
from studio.keeping.html_pages import Column, folded, heading, page, paragraph, plots, table
from studio.keeping.names import counted, side_name
from studio.keeping.review_report import SIDES, YOU, GameReport, Opening, PlayerReport, Rating, ReviewReport
from studio.keeping.review_tables import move_row
from studio.keeping.svg_moment import Moment, moment_board
from studio.keeping.svg_plots import Series, line_plot

JSON_NAME, CSV_NAME = "report.json", "report.csv"
_LINKS = f'<p>All numbers: <a href="{JSON_NAME}">{JSON_NAME}</a>, <a href="{CSV_NAME}">{CSV_NAME}</a>.</p>'
_UNKNOWN = "–"
_LONGEST_LINE = 30
_MOST_PLAYERS = 12
"""How many players have a section of their own at most."""
_LOSS = "Loss of win rate in percentage points, compared with the better move; in brackets: not rated"
_ALLOWED = "Moves after which the other side is proven to win although another move was better"
_LOSSES = (
    "The loss is the win rate of the better move minus that of the played move, both for the player who moved, where "
    "possible from one search that compares them. The win rate after a move comes from the search of the next "
    "position, so that it can differ from the one before by more or less than the loss."
)
PageOf = Callable[[GameReport], str]


def game_page(game: GameReport, overview: str = "", *, moves: str = "", is_alone: bool = False) -> str:
    """Return the page of a game.

    `overview` is the file name of the overview, and `moves` is that of the page that leads through the moves. They are
    empty if there is no such page. If `is_alone`, the page has no links to table files, because there are none beside
    it.
    """
    back = [f'<p><a href="{xml_text(overview)}">All games</a></p>'] if overview else []
    if moves:
        back.append(f'<p><a href="{xml_text(moves)}">Go through the moves and their analyses</a></p>')
    links = [] if is_alone else [_LINKS]
    return page(title_of(game), [*back, *game_blocks(game), *_method([game]), *links])


def game_blocks(game: GameReport, *, has_moves: bool = True) -> list[str]:
    """Return the parts of the page of a game. If `has_moves` is set, they include a table of its moves."""
    return [
        _facts(game),
        heading("Accuracy"),
        _ratings([(_side_title(game, side), game.ratings[side]) for side in SIDES]),
        plots([_curve(game)]),
        heading("Key moments"),
        *_moments(game),
        *([heading("Moves"), _moves(game), paragraph(_LOSSES)] if has_moves else []),
    ]


def overview_page(report: ReviewReport, page_of: PageOf) -> str:
    """Return the overview of several games. `page_of` returns the file name of a game's page."""
    return page(overview_title(report), [*overview_blocks(report, page_of), *_method(report.games), _LINKS])


def overview_title(report: ReviewReport) -> str:
    names = {player.name for player in report.players}
    if names == {YOU}:
        return "Your games"
    return f"Games of {report.players[0].name}" if len(names) == 1 else "Reviewed games"


def overview_blocks(report: ReviewReport, page_of: PageOf) -> list[str]:
    """Return the parts of the overview."""
    return [
        paragraph(f"{counted(len(report.games), 'game')}, {counted(len(report.players), 'player')}."),
        *(block for player in report.players[:_MOST_PLAYERS] for block in _player_blocks(player, page_of)),
        *_other_players(report.players[_MOST_PLAYERS:]),
        heading("Games"),
        _games(report.games, page_of),
    ]


def method_blocks(games: Sequence[GameReport]) -> list[str]:
    """Return the parts that explain the accuracy."""
    return list(_method(games))


# Parts of a game's page


def _facts(game: GameReport) -> str:
    source, record = game.source, game.record
    number = f", game {source.game}" if source.game > 1 else ""
    rows = [
        *((side_name(side, game.rules), game.name_of(side) or _UNKNOWN) for side in SIDES),
        ("Game", f"{game.rules.title}: {game.rules.describe()}"),
        ("Date", record.date or _UNKNOWN),
        ("Result", result_of(game)),
        ("Moves", str(len(game.moves))),
        *([("File", f"{source.file}{number}")] if source.file else []),
    ]
    return table((Column(""), Column("")), ((xml_text(name), xml_text(value)) for name, value in rows))


def _ratings(rows: Sequence[tuple[str, Rating]]) -> str:
    columns = (
        Column("", is_short=True),
        Column("accuracy", is_number=True, tip="1 minus the average loss of win rate per rated move"),
        *(Column(str(phase), is_number=True, tip=f"Accuracy in the {phase}") for phase in Phase),
        Column("rated moves", is_number=True),
        Column("best moves", is_number=True, tip="Share of rated moves for which no better move was found"),
        Column("average loss (points)", is_number=True, tip="Average loss of win rate, in percentage points"),
        Column("mistakes", is_number=True),
        Column("blunders", is_number=True),
        Column("missed wins", is_number=True, tip="Proven wins that were given away"),
        Column("allowed wins", is_number=True, tip=_ALLOWED),
        Column("seconds per move", is_number=True),
    )
    return table(columns, (_rating_row(name, rating) for name, rating in rows))


def _rating_row(name: str, rating: Rating) -> tuple[str, ...]:
    total = rating.total
    counts = (total.mistakes, total.blunders, total.missed_wins, total.allowed_wins)
    return (
        xml_text(name),
        _share(total.accuracy),
        *(_share(rating.phases[phase].accuracy) for phase in Phase),
        f"{total.rated:,} of {total.moves:,}",
        _share(total.best_share),
        _UNKNOWN if total.average_loss is None else points(total.average_loss),
        *(f"{count:,}" for count in counts),
        _UNKNOWN if total.seconds is None else f"{total.seconds:,.1f}",
    )


def _curve(game: GameReport) -> Drawing:
    known = [(move.judged.ply, move.judged.black) for move in game.moves if move.judged.black is not None]
    blacks = [100 * black for _, black in known]
    side = side_name(Stone.BLACK, game.rules)
    series = Series(side, [float(ply) for ply, _ in known], blacks)
    return line_plot(f"Win rate of {side} in percent", [series], "move", y_range=(0.0, 100.0))


def _moments(game: GameReport) -> Iterator[str]:
    if not any(move.is_judged for move in game.moves):
        yield paragraph("This game has not been reviewed.")
        return
    names = {side: side_name(side, game.rules) for side in SIDES}
    if decision := decision_sentence(game.moments, game.rules, game.resignation, names):
        yield paragraph(decision)
    if not game.moments:
        yield paragraph("No move of this game was a mistake that the review could confirm.")
        return
    boards = (_board(game, moment) for moment in game.moments)
    yield plots(boards, [_caption(game, moment) for moment in game.moments])
    yield paragraph("Red square: the played move. Blue ring: the better move. Numbers: the line of the proven win.")


def _board(game: GameReport, moment: KeyMoment) -> Drawing:
    node = moment.judged.node
    played = node.move.point if node.move is not None and node.move.point != PASS else None
    position = game.record.position(node.parent or node)
    missed = moment.judged.missed
    line, begins = moment.better_line.points, moment.side
    if missed is not None and missed.what is Missed.WIN:
        line = missed.win.line
    elif moment.reply.points:
        line, begins = moment.reply.points, moment.side.opponent
    title = f"{moment.number}. {_played(moment, game)}{verdict(moment.judged.drop) or ''}"
    return moment_board(title, position, Moment(played, moment.better.point, line[:_LONGEST_LINE], begins))


def _caption(game: GameReport, moment: KeyMoment) -> str:
    names = {side: side_name(side, game.rules) for side in SIDES}
    return sentences_on(moment, game.rules, names)


def _moves(game: GameReport) -> str:
    has_times = any(move.seconds is not None for move in game.moves)
    has_comments = any(move.judged.node.comment for move in game.moves)
    columns = (
        Column("move", is_number=True),
        Column("side", is_short=True),
        Column("played", is_short=True),
        Column("win rate", is_number=True, tip="Win rate of the player after the move"),
        Column("loss (points)", is_number=True, tip=_LOSS),
        Column("better", is_short=True),
        Column("phase", is_short=True),
        *([Column("seconds", is_number=True)] if has_times else []),
        *([Column("comment")] if has_comments else []),
    )
    rows = (tuple(_move_cells(move, game, has_times, has_comments)) for move in game.moves)
    return folded(f"{len(game.moves):,} moves", table(columns, rows), is_open=True)


def _move_cells(move: RatedMove, game: GameReport, has_times: bool, has_comments: bool) -> Iterator[str]:
    row = move_row(move, game.rules)
    loss = points(move.loss) if move.is_judged else _UNKNOWN
    yield str(row["move"])
    yield side_name(move.side, game.rules)
    yield xml_text(f"{row['played']}{verdict(move.judged.drop) or ''}")
    yield _share(row["win_rate"])
    yield loss if move.is_rated or not move.is_judged else f"({loss})"
    yield xml_text(f"{row['better']}{' (not confirmed)' if row['open'] else ''}")
    yield row["phase"]
    if has_times:
        yield _UNKNOWN if move.seconds is None else f"{move.seconds:,.1f}"
    if has_comments:
        yield xml_text(row["comment"]).replace("\n", "<br>")


# Parts of the overview


def _player_blocks(player: PlayerReport, page_of: PageOf) -> Iterator[str]:
    results = f"{player.count(1):,} won, {player.count(0.5):,} drawn, {player.count(0):,} lost"
    yield heading(player.name)
    yield paragraph(f"{counted(len(player.played), 'game')}: {results}.")
    kinds = player.by_rules
    if len(kinds) > 1:  # accuracies of different games cannot be compared
        yield _ratings([(each.played[0].game.rules.title, each.rating) for each in kinds])
    else:
        yield _ratings([("all games", player.rating)])
    trends = [_trend(each, with_rules=len(kinds) > 1) for each in kinds if _has_trend(each)]
    if trends:
        yield plots(trends)
    if player.openings:
        yield folded("Openings", _openings(player.openings, page_of), is_open=len(player.openings) <= 10)


def _has_trend(player: PlayerReport) -> bool:
    return sum(each.accuracy is not None for each in player.played) > 1


def _trend(player: PlayerReport, *, with_rules: bool) -> Drawing:
    """Return the plot of a player's accuracy. `with_rules` says whether its title names the game."""
    rated = [(number, each.accuracy) for number, each in enumerate(player.played, 1)]
    known = [(float(number), 100 * accuracy) for number, accuracy in rated if accuracy is not None]
    series = Series("accuracy", [number for number, _ in known], [accuracy for _, accuracy in known])
    of = f", {player.played[0].game.rules.title}" if with_rules else ""
    return line_plot(f"Accuracy of {player.name} in percent{of}", [series], "game of the player", y_range=(0.0, 100.0))


def _openings(openings: Iterable[Opening], page_of: PageOf) -> str:
    columns = (
        Column("opening", is_short=True),
        Column("side", is_short=True),
        Column("points", is_number=True, tip="A win counts 1, a draw one half"),
        Column("accuracy", is_number=True, tip="Accuracy in the opening phase"),
        Column("games"),
    )
    return table(columns, (_opening_row(opening, page_of) for opening in openings))


def _opening_row(opening: Opening, page_of: PageOf) -> tuple[str, ...]:
    points = [each.points for each in opening.played if each.points is not None]
    return (
        xml_text(opening.moves),
        side_name(opening.side, opening.rules),
        f"{sum(points):g}/{len(points)}",
        _share(opening.rating.accuracy),
        " ".join(_link(each.game, page_of) for each in opening.played),
    )


def _other_players(players: Sequence[PlayerReport]) -> Iterator[str]:
    if players:
        yield heading("Other players")
        yield _ratings([(_kind_name(kind, player), kind.rating) for player in players for kind in player.by_rules])


def _kind_name(kind: PlayerReport, player: PlayerReport) -> str:
    """Return the player's name. If there are games by several rules, add the rules of `kind`."""
    return player.name if len(player.by_rules) == 1 else f"{player.name}, {kind.played[0].game.rules.title}"


def _games(games: Sequence[GameReport], page_of: PageOf) -> str:
    columns = (
        Column("game", is_number=True),
        *([Column("rules")] if _has_several(games) else []),
        *(Column(name) for name in ("first player", "second player")),
        *(Column(name, is_short=True) for name in ("date", "result")),
        Column("moves", is_number=True),
        *(Column(f"accuracy of the {which}", is_number=True) for which in ("first", "second")),
        Column("key moments"),
        Column("file"),
    )
    return table(columns, (_game_row(game, page_of, with_rules=_has_several(games)) for game in games))


def _has_several(games: Sequence[GameReport]) -> bool:
    """Return whether these are games by different rules, such as gomoku and Connect Four."""
    return len({game.rules.title for game in games}) > 1


def _game_row(game: GameReport, page_of: PageOf, *, with_rules: bool) -> tuple[str, ...]:
    source = game.source
    return (
        _link(game, page_of),
        *([xml_text(game.rules.title)] if with_rules else []),
        *(xml_text(game.name_of(side) or _UNKNOWN) for side in SIDES),
        xml_text(game.record.date or _UNKNOWN),
        xml_text(result_of(game)),
        str(len(game.moves)),
        *(_share(game.ratings[side].total.accuracy) for side in SIDES),
        xml_text(" ".join(f"{moment.number}. {_played(moment, game)}" for moment in game.moments)),
        xml_text(f"{source.file}, game {source.game}" if source.game > 1 else source.file),
    )


# Texts


def _method(games: Sequence[GameReport]) -> Iterator[str]:
    yield heading("How the accuracy is computed")
    yield paragraph(
        "Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves. The loss of a move is the win "
        "rate of the best move minus the win rate of the played move. The loss counts only if a different move is "
        "proven to be better, or if a search visited the different move often enough to show this. Otherwise the loss "
        "is 0. A move is rated if the win rates before and after the move are known. A move in a position that was "
        "already proven lost is not rated. A side has no accuracy if the win rates of less than 80 % of its moves are "
        "known."
    )
    yield paragraph(
        f"The review confirms a mistake without a proof by searches that are {FACTOR} times as long as the others: of "
        "the positions before and after the move. So these positions have more visits."
    )
    yield paragraph(
        f"A side with fewer than {LEAST_OF_PHASE} rated moves in a phase has no accuracy for this phase. The opening "
        "and the middle game end after these moves:"
    )
    boards = {(game.rules.rows, game.rules.columns): phase_borders(game.rules) for game in games}
    columns = (Column("board"), Column("opening", is_number=True), Column("middle", is_number=True))
    yield table(columns, ((f"{rows}×{width}", *map(str, ends)) for (rows, width), ends in sorted(boards.items())))


def title_of(game: GameReport) -> str:
    return " – ".join(game.name_of(side) or side_name(side, game.rules) for side in SIDES)


def _side_title(game: GameReport, side: Stone) -> str:
    title, name = side_name(side, game.rules), game.name_of(side)
    return f"{title}: {name}" if name else title


def result_of(game: GameReport) -> str:
    """Return the winner, and the result as the record states it."""
    stated = game.record.result
    if game.outcome is Outcome.UNKNOWN:
        return stated or _UNKNOWN
    winner = Stone.BLACK if game.outcome is Outcome.BLACK_WINS else Stone.WHITE
    told = "draw" if game.outcome is Outcome.DRAW else f"{side_name(winner, game.rules)} won"
    return f"{told} ({stated})" if stated else told


def _played(moment: KeyMoment | RatedMove, game: GameReport) -> str:
    move = moment.judged.node.move
    return "pass" if move is None or move.point == PASS else move_in_english(move.point, game.rules)


def _share(share: float | None) -> str:
    return _UNKNOWN if share is None else percent(share)


def _link(game: GameReport, page_of: PageOf) -> str:
    return f'<a href="{xml_text(page_of(game))}">{game.number}</a>'
