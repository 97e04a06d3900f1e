"""Experiments as files: a question, and rounds of games that answer it. Such a file starts no program.

title = "Does sharing positions help?"
question = "Connect Four reaches many positions by different orders of moves. Does it pay to share them?"
group = "My course"   # or the name of a classroom project; optional

[[rounds]]
games = ["connect-four"]
players = ["graph", { name = "tree", player = "graph,transpositions=off" }]
count = 20            # games per pair of players
openings = "random:2" # or first-moves, empty, swap2, or a file beside this one
simulations = 200     # or seconds, depth, clock = "60+1"; a player's own settings override these
scale = "values"      # the scale of exploration=C in players: values (-1 to 1), or rates (0 to 1)
"""

import shlex
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from studio.engine.options.limits import Limit
from studio.engine.options.scale import Scale
from studio.game.errors import FileError, StudioError
from studio.game.openings import PROTOCOLS
from studio.game.rules import rules_from_text
from studio.machine.folders import home_folders
from studio.machine.resources import resource_path
from studio.matches import messages
from studio.matches.contestant import Contestant, with_names_of_their_own
from studio.matches.errors import MatchError
from studio.matches.openings import DEFAULT_OPENINGS, EMPTY_BOARD, FIRST_MOVES, RANDOM, openings_of
from studio.matches.plan import MOST_GAMES, MatchPlan, Mode, Round
from studio.matches.projects import PROJECTS
from studio.players.clocks import TimeControl
from studio.players.profile_folder import ProfileFolder
from studio.players.profiles import ProfileCatalogue

FOLDER, ENDING = "matches", ".toml"
DEFAULT_COUNT = 20
_MAX_BYTES = 2**20


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player of a round with a name from the file."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    player: str


class RoundEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round as the file describes it: the same players in one or more games."""

    games: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    players: Annotated[tuple[str | PlayerEntry, ...], msgspec.Meta(min_length=1)]
    title: str = ""
    count: Annotated[int, msgspec.Meta(ge=2, le=MOST_GAMES)] = DEFAULT_COUNT
    openings: str = DEFAULT_OPENINGS
    mode: Literal["round robin", "gauntlet"] = "round robin"
    simulations: int | None = None
    seconds: float | None = None
    depth: int | None = None
    clock: str = ""
    threads: Annotated[int, msgspec.Meta(ge=1)] = 1
    scale: Literal["", "rates", "values"] = ""
    """The scale of exploration constants in the players. Empty for the scale of the selection rule."""


class ExperimentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of an experiment's file."""

    title: str
    question: str
    rounds: Annotated[tuple[RoundEntry, ...], msgspec.Meta(min_length=1)]
    answer: str = ""
    """The result of an earlier run."""
    group: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The name of a classroom project, the title of a different group, or an empty text."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """An experiment: a match with a question that it answers."""

    name: str
    path: Path
    entry: ExperimentEntry

    @property
    def title(self) -> str:
        return self.entry.title

    @property
    def question(self) -> str:
        return " ".join(self.entry.question.split())

    @property
    def answer(self) -> str:
        return " ".join(self.entry.answer.split())

    @property
    def command(self) -> str:
        """The command that plays the experiment."""
        return f"mcts-studio match {shlex.quote(self.name)}"

    @property
    def group(self) -> str:
        return " ".join(self.entry.group.split())

    def plan(self, seed: int = 0) -> MatchPlan:
        """Return the match to play. Raise an error if a game, player or opening is impossible."""
        catalogue, folder = ProfileFolder(home_folders().profiles).catalogue(), self.path.parent
        rounds = tuple(round_ for entry in self.entry.rounds for round_ in _rounds(entry, folder, seed, catalogue))
        return MatchPlan(rounds, seed, title=self.title, question=self.question)


def known_experiments() -> tuple[tuple[Experiment, ...], tuple[StudioError, ...]]:
    """Return all experiments, and the errors of files that were left out.

    The experiments are sorted by group and title. Classroom projects come first, then other groups, then experiments
    without a group.
    """
    found, refused = [], []
    for path in _files():
        try:
            found.append(read_experiment(path))
        except StudioError as error:
            refused.append(error)
    found.sort(key=lambda experiment: (_place(experiment.group), experiment.title.casefold()))
    return tuple(found), tuple(refused)


def grouped(experiments: Iterable[Experiment]) -> tuple[tuple[str, tuple[Experiment, ...]], ...]:
    """Return each group with its experiments, in the order of `known_experiments`."""
    return tuple((group, tuple(members)) for group, members in groupby(experiments, lambda one: one.group))


def experiment_named(text: str) -> Experiment:
    """Return an experiment by its file or its name. Raise MatchError for an unknown name."""
    if text.endswith(ENDING):
        return read_experiment(Path(text))
    path = next((path for path in _files() if path.stem == text), None)
    if path is None:
        name, known = text[:60], ", ".join(path.stem for path in _files())
        raise MatchError(messages.NO_SUCH_EXPERIMENT, name=name, known=known)
    return read_experiment(path)


def read_experiment(path: Path) -> Experiment:
    """Read an experiment from a file and check it and its players.

    Raise FileError if it cannot be read or played.
    """
    try:
        with path.open("rb") as stream:
            text = stream.read(_MAX_BYTES).decode()
        entry = msgspec.convert(tomllib.loads(text), ExperimentEntry)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError(messages.EXPERIMENT_UNREADABLE, path=str(path), name=path.name, reason=reason) from error
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _wrong(path, str(error)) from error
    experiment = Experiment(path.stem, path, entry)
    try:
        experiment.plan()
    except StudioError as error:
        raise _wrong(path, error) from error
    return experiment


def _place(group: str) -> tuple[int, str, str]:
    """Return a sort key: classroom projects first, then other groups by title, then the empty group."""
    names = tuple(PROJECTS)
    place = names.index(group) if group in names else len(names) + (not group)
    return place, group.casefold(), group


def _wrong(path: Path, reason: StudioError | str) -> FileError:
    return FileError(messages.EXPERIMENT_WRONG, path=str(path), name=path.name, reason=reason)


def _files() -> Iterator[Path]:
    for folder in (resource_path(FOLDER), home_folders().config / FOLDER):
        if folder.is_dir():
            yield from sorted(folder.glob(f"*{ENDING}"))


def _rounds(entry: RoundEntry, folder: Path, seed: int, catalogue: ProfileCatalogue) -> Iterator[Round]:
    players = with_names_of_their_own([_contestant(player, entry, catalogue, folder) for player in entry.players])
    for game in entry.games:
        rules = rules_from_text(game)
        openings = openings_of(_openings(entry.openings, folder), rules, entry.count // 2, seed)
        yield Round(rules, players, entry.count, openings, Mode(entry.mode), entry.title)


def _openings(asked: str, folder: Path) -> str:
    is_file = asked not in (EMPTY_BOARD, FIRST_MOVES, *PROTOCOLS) and not asked.startswith(RANDOM)
    return str(folder / asked) if is_file else asked


def _contestant(player: str | PlayerEntry, entry: RoundEntry, catalogue: ProfileCatalogue, folder: Path) -> Contestant:
    limit = Limit(simulations=entry.simulations, seconds=entry.seconds, depth=entry.depth)
    control = TimeControl.from_text(entry.clock, limit) if entry.clock else TimeControl(limit)
    text = player if isinstance(player, str) else player.player
    is_given, scale = not limit.is_empty, Scale(entry.scale) if entry.scale else None
    found = Contestant.from_text(
        text, control, entry.threads, catalogue, is_limit_given=is_given, scale=scale, folder=folder
    )
    return found if isinstance(player, str) else replace(found, name=player.name)
