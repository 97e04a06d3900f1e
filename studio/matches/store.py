"""A match as a folder: the exact plan, and the record and the result of each finished game.

`match.json` holds the plan, `games/` one record per game, `results.jsonl` one line per game. `index.html` is a report
made from these files (`report.py`).

A game counts when its line is complete on the disk; its record is written before. So a match can be killed at any
moment and resumed. The files are data: no part of them is executed, and external engines are stored by name only.
"""

import contextlib
import hashlib
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Self

import msgspec

import studio
from studio.game.errors import FileError, StudioError
from studio.game.files import messages as file_messages
from studio.game.files.saving import file_error, hold, replace_file
from studio.game.stones import Stone
from studio.matches import messages
from studio.matches.errors import MatchError
from studio.matches.game import Cost, Reason
from studio.matches.networks import changed_networks, installed_networks, network_names
from studio.matches.own_engines import engine_missing
from studio.matches.plan import MatchPlan, PlannedGame
from studio.matches.plan_file import PlanEntry, entry_of, plan_of
from studio.matches.result import Result

PLAN, RESULTS, GAMES = "match.json", "results.jsonl", "games"
FORMAT = 1
_MAX_PLAN_BYTES = 64 * 2**20
_PLAYING = ("engine", "game", "matches", "networks", "players")
"""The packages whose code determines the moves."""


class Program(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version of the program, and a fingerprint of the code that determines the moves."""

    version: str
    fingerprint: str


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    program: Program
    plan: PlanEntry
    # A fingerprint is computed from the engine's entry in the user's list.
    engines: dict[str, str] = {}  # msgspec copies the default
    """A fingerprint of each external engine of the match, by the engine's name."""
    networks: dict[str, str] = {}
    """The SHA-256 sum of each network file. It is empty in older matches."""


class CostEntry(msgspec.Struct, frozen=True, array_like=True):
    moves: int
    seconds: float
    simulations: int
    draws: int
    kept: int = 0


class ResultEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    plan: str
    """The first digits of the checksum of the plan."""
    number: int
    round: int
    pair: int
    opening: str
    black: str
    white: str
    winner: str | None
    reason: Reason
    black_cost: CostEntry
    white_cost: CostEntry
    first_cost: CostEntry
    fault: str = ""
    sentence: str = ""


class MatchStore:
    """Owns the folder of a match, and locks it against other programs."""

    def __init__(self, folder: Path, plan: MatchPlan, handle: int, results: list[Result]) -> None:
        self.folder, self.plan = folder, plan
        self._handle, self._results = handle, {result.number: result for result in results}
        self._digest = digest_of(plan)
        self.networks: dict[str, str] = {}
        """The SHA-256 sum of each known network file, recorded when the match started, or else when it was resumed."""
        self.warnings: tuple[StudioError, ...] = ()
        """Warnings about properties that could not be checked when the match was resumed."""

    @classmethod
    def create(cls, folder: Path, plan: MatchPlan, engines: Mapping[str, str] | None = None) -> Self:
        """Create a match in a folder. Raise MatchError if the folder has one already."""
        try:
            (folder / GAMES).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_error(error, folder) from error
        if (folder / PLAN).exists() or (folder / RESULTS).exists():
            raise MatchError(messages.MATCH_THERE, folder=str(folder))
        networks = installed_networks(network_names(plan))
        file = MatchFile(FORMAT, program(), entry_of(plan), dict(engines or {}), networks)
        text = msgspec.json.format(msgspec.json.encode(file), indent=1)
        replace_file(folder / PLAN, text + b"\n")
        store = cls(folder, plan, _opened(folder), [])
        store.networks = networks
        return store

    @classmethod
    def resume(cls, folder: Path, engines: Mapping[str, str] | None = None) -> Self:
        """Resume a match. Raise an error if the program, an engine or a network has changed since the start.

        `engines` contains the current fingerprints of the user's engines. If it is None, the engines are not checked.
        """
        file = _read_plan(folder)
        if file.program != program():
            raise _other_program(file.program)
        plan = plan_of(file.plan)
        for name, fingerprint in file.engines.items():
            if engines is not None and engines.get(name) != fingerprint:
                raise _other_engine(name, name in engines)
        warnings = changed_networks(plan, file.networks)
        handle = _opened(folder)
        try:
            store = cls(folder, plan, handle, _read_results(handle, folder, plan))
            store.networks = installed_networks(network_names(plan)) | file.networks
            store.warnings = warnings
            return store
        except BaseException:
            os.close(handle)
            raise

    @property
    def results(self) -> tuple[Result, ...]:
        """Return the results of all games so far, in the order of game numbers."""
        return tuple(self._results[number] for number in sorted(self._results))

    def has(self, number: int) -> bool:
        return number in self._results

    def add(self, result: Result, sgf: bytes) -> None:
        """Store a game. The call returns when it is on the disk."""
        if self.has(result.number):
            raise ValueError(f"game {result.number} has been played already")
        path = self.folder / GAMES / f"{result.number + 1:06}.sgf"
        replace_file(path, sgf)
        line = msgspec.json.encode(_entry(result, self._digest)) + b"\n"
        try:
            _write_all(self._handle, line)
            os.fsync(self._handle)
        except OSError as error:
            raise file_error(error, self.folder / RESULTS) from error
        self._results[result.number] = result

    def close(self) -> None:
        """Unlock the folder. A second call does nothing."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)


def read_plan(folder: Path) -> MatchPlan:
    """Return the plan of a match."""
    return plan_of(_read_plan(folder).plan)


def read_program(folder: Path) -> Program:
    """Return the version and the fingerprint of the program that plays a match."""
    return _read_plan(folder).program


def read_results(folder: Path) -> tuple[MatchPlan, tuple[Result, ...]]:
    """Return the plan and the results of a match, even of a running one."""
    plan = read_plan(folder)
    try:
        lines = (folder / RESULTS).read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise file_error(error, folder / RESULTS) from error
    return plan, tuple(_results_of(lines, folder, plan))


def program() -> Program:
    """Return the version of this program and a fingerprint of the code that determines the moves."""
    digest, package = hashlib.sha256(), Path(studio.__file__).parent
    for room in _PLAYING:
        for source in sorted((package / room).rglob("*.py")):
            digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return Program(studio.__version__, digest.hexdigest()[:16])


def digest_of(plan: MatchPlan) -> str:
    return hashlib.sha256(msgspec.json.encode(entry_of(plan))).hexdigest()[:16]


# Implementation


def _read_plan(folder: Path) -> MatchFile:
    path = folder / PLAN
    try:
        with path.open("rb") as stream:
            data = stream.read(_MAX_PLAN_BYTES + 1)
    except FileNotFoundError as error:
        raise MatchError(messages.NO_MATCH, folder=str(folder)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError(file_messages.NOT_READ, path=str(path), reason=reason) from error
    try:
        file = msgspec.json.decode(data[:_MAX_PLAN_BYTES], type=MatchFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MatchError(messages.MATCH_UNREADABLE, file=str(path), reason=str(error)) from error
    if file.format != FORMAT:
        raise _other_program(file.program)
    return file


def _read_results(handle: int, folder: Path, plan: MatchPlan) -> list[Result]:
    """Return the results of all complete lines.

    An incomplete last line is removed from the file, so that its game is played again.
    """
    data = _read_all(handle)
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.ftruncate(handle, whole)
        os.fsync(handle)
    return _results_of(data[:whole].split(b"\n")[:-1], folder, plan)


def _results_of(lines: list[bytes], folder: Path, plan: MatchPlan) -> list[Result]:
    digest, planned = digest_of(plan), plan.planned_games()
    found: dict[int, Result] = {}
    for number, line in enumerate(lines, 1):
        try:
            entry = msgspec.json.decode(line, type=ResultEntry)
            result = _result(entry)
            game = planned[result.number]
        except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, KeyError, IndexError) as error:
            raise MatchError(messages.RESULTS_DAMAGED, file=str(folder / RESULTS), line=number) from error
        if entry.plan != digest or result.number < 0 or not _is_of(game, result):
            raise MatchError(messages.PLAN_CHANGED, file=str(folder / PLAN))
        found.setdefault(result.number, result)
    return list(found.values())


def _is_of(game: PlannedGame, result: Result) -> bool:
    names = [(game.black.name, game.white.name)]
    if game.opening.protocol:  # the players may have swapped the colours
        names.append((game.white.name, game.black.name))
    return (game.round, game.pair) == (result.round, result.pair) and (result.black, result.white) in names


def _other_program(begun: Program) -> MatchError:
    version, now = f"{begun.version[:20]} {begun.fingerprint[:16]}", program()
    return MatchError(messages.OTHER_PROGRAM, version=version, own=f"{now.version} {now.fingerprint}")


def _other_engine(name: str, is_there: bool) -> MatchError:
    if is_there:
        return MatchError(messages.ENGINE_CHANGED, name=name)
    return engine_missing(name)


def _opened(folder: Path) -> int:
    """Open and lock the file of results, and return the handle.

    Raise MatchError if another process plays the match.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
    try:
        handle = os.open(folder / RESULTS, flags, 0o644)
    except OSError as error:
        raise file_error(error, folder / RESULTS) from error
    try:
        hold(handle)
    except OSError as error:
        os.close(handle)
        raise MatchError(messages.MATCH_HELD, folder=str(folder)) from error
    return handle


def _read_all(handle: int) -> bytes:
    os.lseek(handle, 0, os.SEEK_SET)
    parts = []
    while part := os.read(handle, 2**20):
        parts.append(part)
    return b"".join(parts)


def _write_all(handle: int, data: bytes) -> None:
    """Write all data. If that fails, restore the old size."""
    # A partial line would damage the next one.
    end = os.fstat(handle).st_size
    try:
        written = 0
        while written < len(data):
            written += os.write(handle, data[written:])
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(handle, end)
        raise


def _entry(result: Result, digest: str) -> ResultEntry:
    return ResultEntry(
        plan=digest,
        number=result.number,
        round=result.round,
        pair=result.pair,
        opening=result.opening,
        black=result.black,
        white=result.white,
        winner=None if result.winner is None else result.winner.colour.lower(),
        reason=result.reason,
        black_cost=_cost_entry(result.black_cost),
        white_cost=_cost_entry(result.white_cost),
        first_cost=_cost_entry(result.first_cost),
        fault=result.fault,
        sentence=result.sentence,
    )


def _cost_entry(cost: Cost) -> CostEntry:
    return CostEntry(**asdict(cost))


def _result(entry: ResultEntry) -> Result:
    winners = {None: None, "black": Stone.BLACK, "white": Stone.WHITE}
    return Result(
        number=entry.number,
        round=entry.round,
        pair=entry.pair,
        opening=entry.opening,
        black=entry.black,
        white=entry.white,
        winner=winners[entry.winner],
        reason=entry.reason,
        black_cost=Cost(*msgspec.structs.astuple(entry.black_cost)),
        white_cost=Cost(*msgspec.structs.astuple(entry.white_cost)),
        first_cost=Cost(*msgspec.structs.astuple(entry.first_cost)),
        fault=entry.fault,
        sentence=entry.sentence,
    )
