"""Training: generation after generation of games, samples and steps, in a folder from which it goes on at any time.

| in the folder | is |
|---|---|
| `games/000001.npz` | the samples of a generation; without them a training goes on with new ones |
| `games/000001-003.npz` | some games of the generation that is on |
| `checkpoint.npz` | weights, optimizer and how far it is |
| `network.npz`, `network.onnx` | the best network, as a search reads it |
| `curve.csv` | a line for each generation |
| `report.md` | what was done, in words |

Games are written a few at a time as they end, and whatever ends a training, no more is lost than those under way, and
what was being learnt or measured.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from studio.engine.evaluation.convolutional.extra import refuse_missing
from studio.engine.evaluation.evaluator import Evaluator
from studio.game.errors import FileError, StudioError
from studio.game.files.saving import replace_file
from studio.game.rules import Rules, rules_from_text
from studio.matches.batch import done_in_any_order
from studio.training import messages
from studio.training.checkpoint import Progress, open_checkpoint, save_checkpoint
from studio.training.folder import CHECKPOINT, CURVE, GAMES, REPORT, occupied
from studio.training.notices import Begun, Learning, Learnt, Measuring, Notice, Played
from studio.training.recipes import NetworkKind, Recipe, recipe_named
from studio.training.report import report_of, write_curve
from studio.training.samples import Samples, joined, open_samples, save_samples
from studio.training.selfplay import Piece, PlayedPiece, SelfPlayer, play_piece
from studio.training.strength import OPPONENT, NetworkSide, RandomSide, SearchSide, Side, score_of
from studio.training.wish import STANDARD

if TYPE_CHECKING:
    from studio.matches.workers.workers import Workers
    from studio.training.torch_trainer import TorchTrainer

_LEARNING_SHARE = 2.0
"""So many times as long as a measurement took, nothing is measured after it."""


def _tell_nobody(_notice: Notice) -> None:
    pass


def _never_rest() -> None:
    pass


@dataclass(frozen=True)
class Company:
    """Who stands around a training while it runs."""

    workers: "Workers | None" = None
    """Who plays the games; without any they are played here."""
    tell: Callable[[Notice], object] = _tell_nobody
    rest: Callable[[], object] = _never_rest
    """Is called between two pieces of work: may wait, which does not count as training, or end it by an error."""


class Training:
    """One training in one folder. Who owns it calls `generations` and may leave at any time."""

    def __init__(self, folder: Path, trainer: "TorchTrainer[Any]", progress: Progress, recipe: Recipe) -> None:
        self._folder, self._trainer, self.progress, self._recipe = folder, trainer, progress, recipe
        self._parts: list[Samples] = []
        self._name = trainer.rules.title
        self._best: Evaluator = trainer.network(self._name)
        self._company, self._clock = Company(), _Clock()
        self._measuring_seconds = 0.0  # the last time

    @classmethod
    def begin(
        cls,
        folder: Path,
        rules: Rules,
        hours: float,
        seed: int,
        recipe: Recipe | None = None,
        *,
        name: str = STANDARD,
        gate: float = 0.0,
    ) -> "Training":
        """A new training in a folder that has none, by a recipe of ours or another one."""
        if (folder / CHECKPOINT).exists():
            raise StudioError(messages.TRAINING_EXISTS, path=str(folder))
        recipe = recipe or recipe_named(name, rules)
        trainer = trainer_for(recipe.network, rules, seed)
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        progress = Progress(rules=rules.text, seed=seed, hours=hours, recipe=name, gate=gate)
        save_checkpoint(progress, trainer.state(), folder / CHECKPOINT)
        return cls.resume(folder, recipe)  # with the weights as they are stored

    @classmethod
    def resume(cls, folder: Path, recipe: Recipe | None = None, hours: float | None = None) -> "Training":
        """Go on where a training was left, with the samples that are still there; for so many hours in all."""
        begun = open_checkpoint(folder / CHECKPOINT)[0]
        (folder / GAMES).mkdir(exist_ok=True)  # nothing but the checkpoint may be left
        rules = rules_from_text(begun.rules)
        recipe = recipe or recipe_named(begun.recipe, rules)
        trainer = trainer_for(recipe.network, rules, begun.seed)
        progress, arrays = open_checkpoint(folder / CHECKPOINT, trainer.shapes())
        trainer.take(arrays, progress.steps)
        progress = msgspec.structs.replace(progress, hours=hours or progress.hours)
        training = cls(folder, trainer, progress, recipe)
        training._take_games()
        training._take_best()
        return training

    @property
    def rules(self) -> Rules:
        return self._trainer.rules

    @property
    def network_path(self) -> Path:
        """The best network, as a search reads it."""
        return self._folder / f"network{self._trainer.suffix}"

    def generations(self, company: Company | None = None) -> Generator[Progress, None, None]:
        """Train until the hours are over, alone in the folder; one step of this is a generation."""
        with occupied(self._folder):
            yield from self._generations(company or Company())

    def _generations(self, company: Company) -> Iterator[Progress]:
        self._company = company
        self._make_ready()
        self._company.tell(Begun(self.progress))
        self._clock = _Clock()
        while self.progress.seconds < 3600 * self.progress.hours:
            samples, rate = self._play()
            policy_loss, value_loss, steps = self._learn(samples)
            now = self.progress
            self.progress = msgspec.structs.replace(
                now,
                generation=now.generation + 1,
                seconds=now.seconds + self._clock.taken(),
                steps=now.steps + steps,
                games=now.games + samples.games,
                samples=now.samples + samples.size,
                policy_loss=policy_loss,
                value_loss=value_loss,
                game_length=samples.plies / samples.games,
                sample_rate=rate,
            )
            self._judge()
            self._save(samples)
            if self._is_to_be_measured:
                self._measure()
                self._save(samples)
            self._company.tell(Learnt(self.progress))
            yield self.progress

    def _make_ready(self) -> None:
        """Whatever has to be compiled is compiled now: it is no time of the training's."""
        way = replace(self._recipe.self_play, kept_simulations=4, other_simulations=4)
        SelfPlayer(self._best, self.rules, way, 0).play()
        few = replace(self._recipe.yardstick, games=2, simulations=4)
        side = replace(self._side(self._best), simulations=4)
        for other in (RandomSide(), SearchSide(OPPONENT, 4)):
            score_of((side, other), self.rules, few, 0, after_game=self._company.rest)

    # Games

    def _play(self) -> tuple[Samples, float]:
        """The samples of a generation, and how many came in a second; those that were played before are read."""
        played: dict[int, Samples] = {}
        pieces = []
        for piece in self._pieces():
            found = self._found(piece)
            if found is not None:
                played[piece.number] = found
            else:
                pieces.append(piece)
        begun, rested, count = time.monotonic(), self._clock.rested, 0
        for done in self._done(pieces):
            save_samples(done.samples, self._piece_path(done.number))
            played[done.number] = done.samples
            count += done.samples.size
            games = sum(samples.games for samples in played.values())
            self._company.tell(Played(done.last_game, games, self._recipe.games))
            self._rest()
        seconds = time.monotonic() - begun - (self._clock.rested - rested)
        return joined([played[number] for number in sorted(played)]), count / max(seconds, 1e-3)

    def _pieces(self) -> Iterator[Piece]:
        """All of this generation, which depend on nothing but the checkpoint."""
        recipe, progress = self._recipe, self.progress
        for number, first in enumerate(range(0, recipe.games, recipe.piece)):
            seed = int(np.random.default_rng([progress.seed, progress.generation, 0, number]).integers(1 << 62))
            games = min(recipe.piece, recipe.games - first)
            yield Piece(number, self._best, self.rules, recipe.self_play, seed, games)

    def _done(self, pieces: list[Piece]) -> Iterable[PlayedPiece]:
        workers = self._company.workers
        return map(play_piece, pieces) if workers is None else done_in_any_order(play_piece, pieces, workers)

    def _found(self, piece: Piece) -> Samples | None:
        """A piece that was written before the training was left."""
        try:
            samples = open_samples(self._piece_path(piece.number), self.rules)
        except FileError:
            return None
        return samples if samples.games == piece.games else None

    def _piece_path(self, number: int) -> Path:
        return self._folder / GAMES / f"{self.progress.generation + 1:06}-{number:03}.npz"

    # Learning

    def _learn(self, new: Samples) -> tuple[float, float, int]:
        """So many steps that each sample is used as often as the recipe says; the mean losses, and the steps."""
        self._parts.append(new)
        recipe, rate = self._recipe, self._recipe.rate(self.progress)
        window = self._window()
        if window.size < recipe.window[0] <= self.progress.samples:  # its samples were lost: first there must be some
            return self.progress.policy_loss, self.progress.value_loss, 0
        steps = max(1, round(new.size * recipe.uses / recipe.batch))
        chance = np.random.default_rng([self.progress.seed, self.progress.generation, 1])
        losses = []
        self._company.tell(Learning(steps))
        for _ in range(steps):
            chosen = chance.integers(0, window.size, min(recipe.batch, window.size))
            losses.append(self._trainer.learn(window, chosen, rate))
            self._rest()
        policy_loss, value_loss = np.mean(losses, axis=0)
        return float(policy_loss), float(value_loss), steps

    def _window(self) -> Samples:
        """The newest samples; older ones are forgotten."""
        least, most = self._recipe.window
        wanted = min(most, max(least, (self.progress.samples + self._parts[-1].size) // 2))
        count, first = 0, len(self._parts)
        while first > 0 and count < wanted:
            first -= 1
            count += self._parts[first].size
        del self._parts[:first]
        return joined(self._parts)

    def _take_games(self) -> None:
        """Read the samples that are there, newest first; the generation that was on has pieces of its own."""
        wanted = max(self._recipe.window[0], self.progress.samples // 2)
        for path in sorted((self._folder / GAMES).glob("*.npz"), reverse=True):
            if sum(part.size for part in self._parts) >= wanted:
                break
            if path.stem.isdigit() and int(path.stem) <= self.progress.generation:
                self._parts.insert(0, open_samples(path, self.rules))

    # Which network is the best, and how strong it is

    def _judge(self) -> None:
        """The newest network takes the best one's place, where it passes the gate."""
        progress = self.progress
        newest = self._trainer.network(self._name)
        sides = self._side(newest), self._side(self._best)
        if not progress.gate or self._score(*sides, progress.generation) >= progress.gate:
            self._best = newest
            self._note(best_generation=progress.generation)

    @property
    def _is_to_be_measured(self) -> bool:
        """First, last, and often enough between; on a slow machine not so often that little time is left to learn."""
        progress = self.progress
        wait = max(self._recipe.yardstick.every_seconds, _LEARNING_SHARE * self._measuring_seconds)
        is_last = progress.seconds >= 3600 * progress.hours
        return is_last or not progress.measured_at or progress.seconds - progress.measured_at >= wait

    def _score(self, side: NetworkSide, other: Side, seed: int) -> float:
        self._company.tell(Measuring())
        yardstick, workers = self._recipe.yardstick, self._company.workers
        return score_of((side, other), self.rules, yardstick, seed, workers, self._rest)

    def _measure(self) -> None:
        """Against opponents that never change, from the same openings each time."""
        yardstick, seed = self._recipe.yardstick, self.progress.seed
        thinking, search = self._side(self._best), SearchSide(OPPONENT, yardstick.search_simulations)
        self._note(
            against_random=self._score(NetworkSide(self._best), RandomSide(), seed),
            against_search=self._score(thinking, search, seed),
        )
        self._measuring_seconds = self._clock.taken()
        seconds = self.progress.seconds + self._measuring_seconds
        self._note(seconds=seconds, measured_at=seconds)

    def _side(self, network: Evaluator) -> NetworkSide:
        return NetworkSide(network, self._recipe.yardstick.simulations, self._recipe.self_play.parameters)

    def _take_best(self) -> None:
        """Read the best network from its own file, which is exact. With a gate it may be older than the weights."""
        if not self.progress.generation:
            return
        try:
            self._best = self._trainer.opened(self.network_path, self._name)
        except StudioError:
            if self.progress.gate and self.progress.best_generation < self.progress.generation:
                raise

    def _note(self, **changed: float) -> None:
        self.progress = msgspec.structs.replace(self.progress, **changed)

    # What is kept

    def _rest(self) -> None:
        with self._clock.resting():
            self._company.rest()

    def _save(self, samples: Samples) -> None:
        """The checkpoint comes last: until then the generation is not done, and after it nothing else is needed."""
        folder, progress = self._folder, self.progress
        save_samples(samples, folder / GAMES / f"{progress.generation:06}.npz")
        replace_file(self.network_path, self._trainer.packed(self._best))
        write_curve(progress, folder / CURVE)
        replace_file(folder / REPORT, report_of(progress, self._recipe).encode())
        save_checkpoint(progress, self._trainer.state(), folder / CHECKPOINT)
        for path in (folder / GAMES).glob("*-*.npz"):
            path.unlink(missing_ok=True)


class _Clock:
    """How long a training works, without its rests."""

    def __init__(self) -> None:
        self._since, self.rested = time.monotonic(), 0.0
        self._told = 0.0  # of the rests, with the last answer

    def taken(self) -> float:
        """Seconds of work since this was last asked."""
        now = time.monotonic()
        seconds = now - self._since - (self.rested - self._told)
        self._since, self._told = now, self.rested
        return seconds

    @contextmanager
    def resting(self) -> Iterator[None]:
        begun = time.monotonic()
        yield
        self.rested += time.monotonic() - begun


def trainer_for(kind: NetworkKind, rules: Rules, seed: int) -> "TorchTrainer[Any]":
    """Return a trainer with random weights. Torch is an extra and is imported only here."""
    if kind is NetworkKind.CONVOLUTIONAL:
        refuse_missing("onnx")
    try:
        from studio.training.torch_convolutional import ConvolutionalTrainer
        from studio.training.torch_pattern import PatternTrainer
        from studio.training.torch_trainer import use_threads
    except ImportError as error:
        raise StudioError(messages.NO_TORCH) from error
    use_threads(1)
    return PatternTrainer(rules, seed) if kind is NetworkKind.PATTERN else ConvolutionalTrainer(rules, seed)
