"""The training loop: generations of self-play, samples and learning, in a folder from which it can resume at any time.

| file in the folder | content |
|---|---|
| `games/000001.npz` | the samples of a generation; if it is missing, the training plays new games |
| `games/000001-003.npz` | some games of the current generation |
| `checkpoint.npz` | weights, optimizer and progress |
| `average.npz` | the averaged weights, if the recipe averages; if it is missing, the average begins again |
| `network.npz`, `network.onnx` | the best network, as a search reads it |
| `curve.csv` | one line per generation |
| `report.md`, `index.html` | a report; the page shows the curves, too |
| `networks/000050.npz` | copies of the network, if the recipe asks for them |

Games are written in small groups as they end. If the training is killed, only the current games and the current steps
or measurement are lost.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np

from studio.engine.evaluation.evaluator import Evaluator
from studio.engine.evaluation.network import PatternNetwork
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.rules import Rules, rules_from_text
from studio.matches.openings import Opening
from studio.training import messages
from studio.training.checkpoint import Progress, open_checkpoint, save_checkpoint
from studio.training.checks import refuse_impossible
from studio.training.clock import Clock
from studio.training.folder import AVERAGE, CHECKPOINT, COPIES, CURVE, GAMES, PAGE, REPORT, occupied, read_curve
from studio.training.notices import Begun, Learning, Learnt, Measuring, Played
from studio.training.page import page_of
from studio.training.recipes import Recipe, recipe_named
from studio.training.report import report_of, write_curve
from studio.training.request import STANDARD
from studio.training.run_context import RunContext
from studio.training.samples import Samples, joined
from studio.training.selfplay import GameGroup, SelfPlayer, play_group
from studio.training.settings import POSITIONS_SHARE, USUAL_POSITIONS_SHARE, with_settings
from studio.training.stages import training_stages
from studio.training.stored_samples import StoredSamples
from studio.training.strength import OPPONENT, NetworkSide, RandomSide, SearchSide, Side, score_of
from studio.training.trainer import Trainer, WeightAverage
from studio.training.trainers import trainer_for

_LEARNING_SHARE = 2.0
"""A measurement is followed by training for at least this multiple of the measurement's time."""


class Training:
    """A training in a folder.

    The caller iterates over `generations` and may stop at any time.
    """

    def __init__(self, folder: Path, trainer: Trainer[Any], progress: Progress, recipe: Recipe) -> None:
        self._folder, self._trainer, self.progress, self._recipe = folder, trainer, progress, recipe
        self._samples = StoredSamples(folder / GAMES, trainer.model.rules, recipe.window)
        self._name = trainer.model.rules.title
        self._best: Evaluator = trainer.network(self._name)
        self._average: WeightAverage | None = None
        self._context, self._clock = RunContext(), Clock()
        self._measuring_seconds = 0.0  # of the last measurement

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
        settings: Mapping[str, str] | None = None,
        first: PatternNetwork | None = None,
        positions: tuple[Opening, ...] = (),
    ) -> "Training":
        """Start a training in a folder.

        The recipe is `recipe`, or else the one called `name`; `settings` change single settings of it. The first
        weights are those of the network `first`, or else random. Some games begin with one of `positions`. Raise an
        error if the folder contains a training, or if the recipe does not suit the game or the network.
        """
        if (folder / CHECKPOINT).exists():
            raise StudioError(messages.TRAINING_EXISTS, path=str(folder))
        changes = _with_share(dict(settings or {}), positions)
        recipe = with_settings(recipe or recipe_named(name, rules), changes)
        refuse_impossible(recipe, rules)
        trainer = trainer_for(recipe.network, rules, seed)
        if first is not None:
            trainer.take(trainer.model.started(first, seed), 0)
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        begun_with = f"{first.name} (SHA-256 {first.sha256})" if first is not None else ""
        progress = Progress(
            rules=rules.text,
            seed=seed,
            hours=hours,
            recipe=name,
            gate=gate,
            settings=changes,
            first_network=begun_with,
            positions=positions,
        )
        save_checkpoint(progress, trainer.state(), folder / CHECKPOINT)
        return cls.resume(folder, recipe)  # uses the weights as they are stored

    @classmethod
    def resume(
        cls,
        folder: Path,
        recipe: Recipe | None = None,
        hours: float | None = None,
        settings: Mapping[str, str] | None = None,
        positions: tuple[Opening, ...] = (),
    ) -> "Training":
        """Resume a training from its checkpoint and the samples that still exist.

        Arguments that are given replace the recipe, the `hours` or the `positions` in the checkpoint. `hours` is the
        total training time in hours of processor time per worker. `settings` change single settings of the recipe.
        """
        begun = open_checkpoint(folder / CHECKPOINT)[0]
        (folder / GAMES).mkdir(exist_ok=True)  # the checkpoint may be the only file left
        rules = rules_from_text(begun.rules)
        changes = _with_share(begun.settings | dict(settings or {}), positions)
        recipe = with_settings(recipe or recipe_named(begun.recipe, rules), changes)
        refuse_impossible(recipe, rules)
        trainer = trainer_for(recipe.network, rules, begun.seed)
        progress, arrays = open_checkpoint(folder / CHECKPOINT, trainer.shapes())
        trainer.take(arrays, progress.steps)
        progress = msgspec.structs.replace(
            progress, hours=hours or progress.hours, settings=changes, positions=positions or progress.positions
        )
        training = cls(folder, trainer, progress, recipe)
        training._samples.load(progress.generation, progress.samples)
        training._take_average()
        training._take_best()
        return training

    @property
    def rules(self) -> Rules:
        return self._trainer.model.rules

    @property
    def stages(self) -> tuple[str, ...]:
        """Return the stages of compilation that this training needs."""
        return training_stages(self._recipe, self.rules)

    @property
    def network_path(self) -> Path:
        """Return the file of the best network."""
        return self._folder / f"network{self._trainer.model.suffix}"

    def generations(self, context: RunContext | None = None) -> Generator[Progress, None, None]:
        """Train until the hours are used up, and yield the progress after each generation.

        The folder is locked until the iteration ends.
        """
        with occupied(self._folder):
            yield from self._generations(context or RunContext())

    def _generations(self, context: RunContext) -> Iterator[Progress]:
        self._context = context
        self._make_ready()
        self._context.notify(Begun(self.progress))
        self._clock = Clock(context.workers, context.processor_seconds)
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
            self._update_best()
            self._save(samples)
            if self._is_to_be_measured:
                self._measure()
                self._save(samples)
            self._context.notify(Learnt(self.progress))
            yield self.progress

    def _make_ready(self) -> None:
        """Compile and load everything."""
        # This must not count as training time.
        self_play = replace(self._recipe.self_play, kept_simulations=4, other_simulations=4)
        SelfPlayer(self._best, self.rules, self_play, 0).play()
        few = replace(self._recipe.measurement, games=2, simulations=4)
        side = replace(self._side(self._best), simulations=4)
        for other in (RandomSide(), SearchSide(OPPONENT, 4)):
            score_of((side, other), self.rules, few, 0, after_game=self._context.between_steps)

    # Games

    def _play(self) -> tuple[Samples, float]:
        """Play the games of a generation.

        Return their samples, and the speed in samples per second of processor time and worker. Games that an earlier
        run saved are read from their files, and do not count for the speed.
        """
        played: dict[int, Samples] = {}
        groups = []
        for group in self._groups():
            found = self._samples.of_group(group, self.progress.generation)
            if found is not None:
                played[group.number] = found
            else:
                groups.append(group)
        begun, count = self._clock.seconds, 0
        for done in self._clock.results(play_group, groups):
            self._samples.save_group(done, self.progress.generation)
            played[done.number] = done.samples
            count += done.samples.size
            games = sum(samples.games for samples in played.values())
            self._context.notify(Played(done.last_game, games, self._recipe.games))
            self._context.between_steps()
        seconds = self._clock.seconds - begun
        return joined([played[number] for number in sorted(played)]), count / max(seconds, 1e-3)

    def _groups(self) -> Iterator[GameGroup]:
        # They depend only on the checkpoint and the best network.
        recipe, progress = self._recipe, self.progress
        for number, first in enumerate(range(0, recipe.games, recipe.group_size)):
            seed = int(np.random.default_rng([progress.seed, progress.generation, 0, number]).integers(1 << 62))
            games = min(recipe.group_size, recipe.games - first)
            yield GameGroup(number, self._best, self.rules, recipe.self_play, seed, games, progress.positions)

    # Learning

    def _learn(self, new: Samples) -> tuple[float, float, int]:
        """Train on the newest samples. Return the mean policy loss, the mean value loss and the number of steps.

        If too many earlier samples are missing, make no steps and return the losses of the last generation.
        """
        recipe, rate = self._recipe, self._recipe.rate(self.progress)
        window = self._samples.extended(new, self.progress.samples)
        if window.size < recipe.window[0] <= self.progress.samples:  # the samples were lost
            return self.progress.policy_loss, self.progress.value_loss, 0
        steps = max(1, round(new.size * recipe.uses / recipe.batch))
        chance = np.random.default_rng([self.progress.seed, self.progress.generation, 1])
        losses = []
        self._context.notify(Learning(steps))
        for _ in range(steps):
            chosen = chance.integers(0, window.size, min(recipe.batch, window.size))
            losses.append(self._trainer.learn(window, chosen, rate))
            self._context.between_steps()
        policy_loss, value_loss = np.mean(losses, axis=0)
        return float(policy_loss), float(value_loss), steps

    # The best network and its strength

    def _update_best(self) -> None:
        """Replace the best network by the newest one.

        If there is a gate (a share from 0 to 1), the newest network must first score at least this share against the
        best one.
        """
        progress = self.progress
        newest = self._newest_network()
        sides = self._side(newest), self._side(self._best)
        if not progress.gate or self._score(*sides, progress.generation) >= progress.gate:
            self._best = newest
            self._note(best_generation=progress.generation)

    def _newest_network(self) -> Evaluator:
        """Return the newest network. If the recipe uses averaging, update the average of the weights and use it."""
        if self._average is None:
            return cast(Evaluator, self._trainer.network(self._name))
        self._average.add(self._trainer.weights())
        return cast(Evaluator, self._trainer.model.network(self._average.weights, self._name))

    @property
    def _is_to_be_measured(self) -> bool:
        """Return whether to measure the strength after this generation."""
        # The first and the last one are always measured.
        progress = self.progress
        wait = max(self._recipe.measurement.every_seconds, _LEARNING_SHARE * self._measuring_seconds)
        is_last = progress.seconds >= 3600 * progress.hours
        return is_last or not progress.measured_at or progress.seconds - progress.measured_at >= wait

    def _score(self, side: NetworkSide, other: Side, seed: int) -> float:
        self._context.notify(Measuring())
        after_game = self._context.between_steps
        return score_of((side, other), self.rules, self._recipe.measurement, seed, self._clock.results, after_game)

    def _measure(self) -> None:
        """Measure the best network against random moves and against a plain search. The openings never change.

        If the recipe sets `doubles`, the search gets twice as many playouts after it has lost all games.
        """
        measurement, seed = self._recipe.measurement, self.progress.seed
        playouts = self.progress.opponent_playouts or measurement.search_simulations
        thinking, search = self._side(self._best), SearchSide(OPPONENT, playouts)
        self._note(
            against_random=self._score(NetworkSide(self._best), RandomSide(), seed),
            against_search=self._score(thinking, search, seed),
        )
        if measurement.doubles and self.progress.against_search == 1:
            self._note(opponent_playouts=2 * playouts)
        self._measuring_seconds = self._clock.taken()
        seconds = self.progress.seconds + self._measuring_seconds
        self._note(seconds=seconds, measured_at=seconds)

    def _side(self, network: Evaluator) -> NetworkSide:
        return NetworkSide(network, self._recipe.measurement.simulations, self._recipe.self_play.parameters)

    def _take_average(self) -> None:
        """If the recipe uses averaging, restore the saved average of the weights.

        Begin a new average if the saved one belongs to another generation than the checkpoint.
        """
        if self._recipe.average < 2:
            return
        weights, path = self._trainer.weights(), self._folder / AVERAGE
        self._average = WeightAverage(self._recipe.average, weights)
        with suppress(StudioError):
            saved, arrays = open_checkpoint(path, {name: array.shape for name, array in weights.items()})
            if saved.generation == self.progress.generation:
                self._average.take(arrays, saved.generation)

    def _take_best(self) -> None:
        """Read the best network from its file."""
        # The weights in the checkpoint are rounded and may be newer. If the file cannot be read, the network with these
        # weights is used, or an error is raised if it has not passed the gate.
        if not self.progress.generation:
            return
        try:
            self._best = self._trainer.model.opened(self.network_path, self._name)
        except StudioError:
            if self.progress.gate and self.progress.best_generation < self.progress.generation:
                raise

    def _note(self, **changed: float | int) -> None:
        self.progress = msgspec.structs.replace(self.progress, **changed)

    # Files

    def _save(self, samples: Samples) -> None:
        """Write all files, the checkpoint last.

        Then remove the files of the groups of games.
        """
        folder, progress = self._folder, self.progress
        self._samples.save(samples, progress.generation)
        network = self._trainer.model.packed(self._best)
        replace_file(self.network_path, network)
        if self._recipe.copy_every and progress.generation % self._recipe.copy_every == 0:
            copies = folder / COPIES
            copies.mkdir(exist_ok=True)
            replace_file(copies / f"{progress.generation:06}{self._trainer.model.suffix}", network)
        write_curve(progress, folder / CURVE)
        report = report_of(progress, self._recipe)
        replace_file(folder / REPORT, report.encode())
        replace_file(folder / PAGE, page_of(report, read_curve(folder / CURVE)).encode())
        if self._average is not None:
            save_checkpoint(progress, self._average.weights, folder / AVERAGE)
        save_checkpoint(progress, self._trainer.state(), folder / CHECKPOINT)  # this completes the generation
        self._samples.remove_groups()


def _with_share(settings: dict[str, str], positions: Sequence[Opening]) -> dict[str, str]:
    """Return the settings. If there are `positions` but no setting for their share of games, add the usual share."""
    return {POSITIONS_SHARE: str(USUAL_POSITIONS_SHARE)} | settings if positions else settings
