"""The settings of a match as HTML for its report."""

from collections.abc import Iterator

import msgspec

from studio.keeping.drawing import xml_text
from studio.keeping.html_pages import Column, folded, heading, table
from studio.matches.plan import MatchPlan, Round
from studio.matches.plan_file import ContestantEntry, entry_of
from studio.matches.sentences import round_title
from studio.matches.store import PLAN, RESULTS, Program

_PAIR = (Column("setting"), Column("value"))


def settings_blocks(plan: MatchPlan, program: Program) -> Iterator[str]:
    """Yield the settings that determine the games: version, seed, rounds, and the players with their parameters."""
    entry = entry_of(plan)
    players = {msgspec.json.encode(player): player for round_ in entry.rounds for player in round_.players}.values()
    yield heading("Settings")
    yield _pairs([("version of MCTS Studio", f"{program.version} ({program.fingerprint})"), ("seed", str(plan.seed))])
    yield table(_ROUND, (_round_row(round_) for round_ in plan.rounds))
    yield table(_PLAYER, (_player_row(player) for player in players))
    for player in players:
        if player.parameters:
            yield folded(f"Parameters of {player.name}", _pairs(sorted(player.parameters.items())))
    yield f'<p>Exact settings: <a href="{PLAN}">{PLAN}</a>. Results: <a href="{RESULTS}">{RESULTS}</a>.</p>'


_ROUND = (
    Column("round"),
    Column("rules"),
    Column("games per pair", is_number=True),
    Column("openings", is_number=True),
    Column("pairings"),
)
_PLAYER = (
    Column("player"),
    Column("kind"),
    Column("limit per move"),
    Column("clock"),
    Column("threads", is_number=True),
)


def _round_row(round_: Round) -> tuple[str, ...]:
    games = "1" if round_.is_alone else f"{round_.games:,}"
    pairings = "one player, each opening once" if round_.is_alone else str(round_.mode)
    cells = (round_title(round_), round_.rules.text, games, f"{len(round_.openings):,}", pairings)
    return tuple(xml_text(cell) for cell in cells)


def _player_row(player: ContestantEntry) -> tuple[str, ...]:
    cells = (player.name, _kind(player), _limit(player), player.clock or "none", str(player.threads))
    return tuple(xml_text(cell) for cell in cells)


def _kind(player: ContestantEntry) -> str:
    if player.engine:
        return f"external engine {player.engine}"
    return f"baseline {player.baseline}" if player.baseline else f"profile {player.profile}, level {player.level}"


def _limit(player: ContestantEntry) -> str:
    parts = (
        f"{player.simulations:,} simulations" if player.simulations is not None else "",
        f"{player.seconds:g} s" if player.seconds is not None else "",
        f"depth {player.depth:,}" if player.depth is not None else "",
    )
    return ", ".join(filter(None, parts)) or "none"


def _pairs(pairs: list[tuple[str, str]]) -> str:
    return table(_PAIR, ((xml_text(name), xml_text(value)) for name, value in pairs))
