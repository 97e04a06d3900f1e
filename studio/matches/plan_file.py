"""Converts the plan of a match to the content of a file, and back."""

# External engines are stored by name only.

from typing import Annotated, Any, Literal

import msgspec

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.openings import protocol_named
from studio.game.rules import rules_from_text
from studio.matches import messages
from studio.matches.contestant import Contestant, NamedEngine
from studio.matches.errors import MatchError
from studio.matches.openings import Opening
from studio.matches.plan import Hypotheses, MatchPlan, Mode, Round
from studio.players.baselines import SeatedBaseline, baseline_named
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine

Count = Annotated[int, msgspec.Meta(ge=1)]


class ContestantEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    profile: str = ""
    level: str = ""
    parameters: dict[str, str] = {}  # msgspec copies the default
    engine: str = ""
    baseline: str = ""
    simulations: int | None = None
    seconds: float | None = None
    depth: int | None = None
    clock: str = ""
    threads: Count = 1
    limit_given: bool = False
    book: str = ""


class OpeningEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    moves: tuple[int, ...] = ()
    setup: str = ""
    protocol: str = ""


class RoundEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    players: tuple[ContestantEntry, ...]
    games: Annotated[int, msgspec.Meta(ge=0)]
    openings: tuple[OpeningEntry, ...]
    mode: Literal["round robin", "gauntlet"] = "round robin"
    title: str = ""


class PlanEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    rounds: tuple[RoundEntry, ...]
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0
    sprt: tuple[float, float, float, float] | None = None
    title: str = ""
    question: str = ""


def entry_of(plan: MatchPlan) -> PlanEntry:
    tested = plan.sprt
    return PlanEntry(
        tuple(_round_entry(round_) for round_ in plan.rounds),
        plan.seed,
        None if tested is None else (tested.elo0, tested.elo1, tested.alpha, tested.beta),
        plan.title,
        plan.question,
    )


def plan_of(entry: PlanEntry) -> MatchPlan:
    """Return the plan that the content of a file describes. Raise an error for an invalid plan."""
    sprt = Hypotheses(*entry.sprt) if entry.sprt else None
    return MatchPlan(tuple(_round(round_) for round_ in entry.rounds), entry.seed, sprt, entry.title, entry.question)


def parameters_text(parameters: Parameters) -> dict[str, str]:
    """Return every parameter as text with full precision, as `Parameters.with_text` reads it."""
    return {name: _text(value) for name, value in parameters.as_dict().items()}


def _text(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _round_entry(round_: Round) -> RoundEntry:
    return RoundEntry(
        round_.rules.text,
        tuple(_contestant_entry(contestant) for contestant in round_.contestants),
        round_.games,
        tuple(OpeningEntry(opening.moves, opening.setup, opening.protocol) for opening in round_.openings),
        round_.mode.value,
        round_.title,
    )


def _contestant_entry(contestant: Contestant) -> ContestantEntry:
    seat, control = contestant.player, contestant.control
    return ContestantEntry(
        name=contestant.name,
        profile=seat.profile if isinstance(seat, SeatedEngine) else "",
        level=seat.level if isinstance(seat, SeatedEngine) else "",
        parameters=_own_parameters(seat) if isinstance(seat, SeatedEngine) else {},
        engine=seat.name if isinstance(seat, NamedEngine) else "",
        baseline=seat.kind.value if isinstance(seat, SeatedBaseline) else "",
        simulations=control.limit.simulations,
        seconds=control.limit.seconds,
        depth=control.limit.depth,
        clock=control.text,
        threads=contestant.threads,
        limit_given=isinstance(seat, SeatedEngine) and seat.is_limit_given,
        book=contestant.book,
    )


def _own_parameters(seat: SeatedEngine) -> dict[str, str]:
    return parameters_text(seat.own or profile_named(seat.profile).parameters)


def _round(entry: RoundEntry) -> Round:
    rules = rules_from_text(entry.game)
    openings = tuple(Opening(opening.moves, opening.setup, opening.protocol) for opening in entry.openings)
    for opening in openings:
        _refuse_impossible(opening, entry)
    players = tuple(_contestant(player) for player in entry.players)
    return Round(rules, players, entry.games, openings, Mode(entry.mode), entry.title)


def _refuse_impossible(opening: Opening, entry: RoundEntry) -> None:
    rules = rules_from_text(entry.game)
    try:
        if opening.protocol:
            protocol_named(opening.protocol, rules)
        is_over = opening.position(rules).is_over
    except StudioError as error:
        raise MatchError(messages.IMPOSSIBLE_OPENING, reason=error) from error
    if is_over:
        raise MatchError(messages.OPENING_OVER)


def _contestant(entry: ContestantEntry) -> Contestant:
    limit = Limit(simulations=entry.simulations, seconds=entry.seconds, depth=entry.depth)
    control = TimeControl.from_text(entry.clock, limit) if entry.clock else TimeControl(limit)
    if entry.engine:
        return Contestant(entry.name, NamedEngine(entry.engine), control, entry.threads, entry.book)
    if (baseline := baseline_named(entry.baseline)) is not None:
        return Contestant(entry.name, SeatedBaseline(baseline), control, entry.threads, entry.book)
    own = Parameters().with_text(entry.parameters)
    seat = SeatedEngine(entry.profile, entry.level, Limit(), own, entry.limit_given)
    return Contestant(entry.name, seat, control, entry.threads, entry.book)
