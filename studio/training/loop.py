"""Training: generation after generation of games, samples and steps, in a folder from which it goes on at any time.

| in the folder | is |
|---|---|
| `games/000001.npz` | the samples of a generation; without them a training goes on with new ones |
| `checkpoint.npz` | weights, optimizer and how far it is |
| `network.npz` | the network as a search reads it |
| `curve.csv` | a line for each generation |
| `report.md` | what was done, in words |

A generation takes less than a minute, and whatever ends it, no more than that is lost.
"""

import csv
import io
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from studio.engine.evaluation.network_file import save_network
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.rules import Rules, rules_from_text
from studio.training.checkpoint import Progress, open_checkpoint, save_checkpoint
from studio.training.samples import Samples, joined, open_samples, save_samples
from studio.training.selfplay import SelfPlay, SelfPlayer

if TYPE_CHECKING:
    from studio.training.torch_pattern import PatternTrainer

CHECKPOINT, NETWORK, GAMES, CURVE, REPORT = "checkpoint.npz", "network.npz", "games", "curve.csv", "report.md"


@dataclass(frozen=True)
class Recipe:
    """How a network is trained."""

    games: int = 150
    """In a generation."""
    batch: int = 1024
    uses: float = 10.0
    """How often a sample is learnt from."""
    window: tuple[int, int] = (20_000, 400_000)
    """Samples are drawn from the newest half of all, at least and at most from so many."""
    first_rate: float = 1.5e-3
    last_rate: float = 2e-4
    self_play: SelfPlay = field(default_factory=SelfPlay)

    def rate(self, progress: Progress) -> float:
        """The rate of learning, which falls along a cosine."""
        done = min(1.0, progress.seconds / (3600 * progress.hours))
        return self.last_rate + (self.first_rate - self.last_rate) * (1 + math.cos(math.pi * done)) / 2


class Training:
    """One training in one folder. Who owns it calls `generations` and may leave at any time."""

    def __init__(self, folder: Path, trainer: "PatternTrainer", progress: Progress, recipe: Recipe) -> None:
        self._folder, self._trainer, self.progress, self._recipe = folder, trainer, progress, recipe
        self._parts: list[Samples] = []
        self._name = trainer.rules.title

    @classmethod
    def begin(cls, folder: Path, rules: Rules, hours: float, seed: int, recipe: Recipe | None = None) -> "Training":
        """A new training in a folder that has none."""
        if (folder / CHECKPOINT).exists():
            sentence = "There is a training in this folder. Resume it, or choose another folder."
            raise StudioError("training_exists", sentence, path=str(folder))
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        progress = Progress(rules=rules.text, seed=seed, hours=hours)
        return cls(folder, _trainer(rules, seed), progress, recipe or Recipe())

    @classmethod
    def resume(cls, folder: Path, recipe: Recipe | None = None, hours: float | None = None) -> "Training":
        """Go on where a training was left, with the samples that are still there; for so many hours in all."""
        rules = rules_from_text(open_checkpoint(folder / CHECKPOINT)[0].rules)
        trainer = _trainer(rules, 0)
        progress, arrays = open_checkpoint(folder / CHECKPOINT, trainer.shapes())
        trainer.take(arrays, progress.steps)
        progress = msgspec.structs.replace(progress, hours=hours or progress.hours)
        training = cls(folder, trainer, progress, recipe or Recipe())
        training._take_games()
        return training

    def generations(self) -> Iterator[Progress]:
        """Train until the hours are over; one step of this is a generation."""
        while self.progress.seconds < 3600 * self.progress.hours:
            begun = time.monotonic()
            samples = self._play()
            policy_loss, value_loss, steps = self._learn(samples.size)
            now = self.progress
            self.progress = msgspec.structs.replace(
                now,
                generation=now.generation + 1,
                seconds=now.seconds + time.monotonic() - begun,
                steps=now.steps + steps,
                games=now.games + samples.games,
                samples=now.samples + samples.size,
                policy_loss=policy_loss,
                value_loss=value_loss,
            )
            self._save()
            yield self.progress

    def _play(self) -> Samples:
        progress = self.progress
        seed = int(np.random.default_rng([progress.seed, progress.generation]).integers(1 << 62))
        player = SelfPlayer(self._trainer.network(self._name), self._trainer.rules, self._recipe.self_play, seed)
        samples = joined(list(player.games(self._recipe.games)))
        save_samples(samples, self._folder / GAMES / f"{progress.generation + 1:06}.npz")
        self._parts.append(samples)
        return samples

    def _learn(self, new: int) -> tuple[float, float, int]:
        """So many steps that each sample is used as often as the recipe says; the mean losses, and the steps."""
        recipe, rate = self._recipe, self._recipe.rate(self.progress)
        window = self._window()
        steps = max(1, round(new * recipe.uses / recipe.batch))
        chance = np.random.default_rng([self.progress.seed, self.progress.generation, 1])
        losses = [
            self._trainer.learn(window, chance.integers(0, window.size, min(recipe.batch, window.size)), rate)
            for _ in range(steps)
        ]
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
        """Read the samples that are there, newest first; the last generation may not have been learnt from."""
        wanted = max(self._recipe.window[0], self.progress.samples // 2)
        for path in sorted((self._folder / GAMES).glob("*.npz"), reverse=True):
            if sum(part.size for part in self._parts) >= wanted:
                break
            if path.stem.isdigit() and int(path.stem) <= self.progress.generation:
                self._parts.insert(0, open_samples(path, self._trainer.rules))

    def _save(self) -> None:
        folder, progress = self._folder, self.progress
        save_network(self._trainer.network(self._name), folder / NETWORK)
        self._write_curve()
        replace_file(folder / REPORT, report_of(progress, self._recipe).encode())
        save_checkpoint(progress, self._trainer.state(), folder / CHECKPOINT)

    def _write_curve(self) -> None:
        path = self._folder / CURVE
        names = [name for name in Progress.__struct_fields__ if name not in ("rules", "seed", "hours", "version")]
        lines = io.StringIO()
        writer = csv.writer(lines, lineterminator="\n")
        if not path.exists():
            writer.writerow(names)
        writer.writerow([round(getattr(self.progress, name), 4) for name in names])
        with path.open("a", encoding="utf-8") as file:
            file.write(lines.getvalue())


def report_of(progress: Progress, recipe: Recipe) -> str:
    """What was done, as a page of Markdown."""
    way = recipe.self_play
    settings = [*_lines_of(recipe, leave_out="self_play"), *_lines_of(way, leave_out="")]
    rows = "\n".join(f"| {name} | {value} |" for name, value in settings)
    return (
        f"# Training of a pattern network\n\n"
        f"The game is {progress.rules}. {progress.games:,} games against itself left {progress.samples:,} samples, "
        f"from which it learnt in {progress.steps:,} steps over {progress.generation:,} generations and "
        f"{progress.seconds / 3600:.2f} hours, one core, all sittings together. It began with random weights and the "
        f"seed {progress.seed}; nothing but its own games went into it.\n\n"
        f"In the last generation the policy's loss was {progress.policy_loss:.3f} and the value's "
        f"{progress.value_loss:.3f}. Each generation has a line in `{CURVE}`.\n\n"
        f"| setting | value |\n|---|---|\n| hours | {progress.hours} |\n{rows}\n"
    )


def _lines_of(settings: Recipe | SelfPlay, leave_out: str) -> list[tuple[str, object]]:
    return [(part.name, getattr(settings, part.name)) for part in fields(settings) if part.name != leave_out]


def _trainer(rules: Rules, seed: int) -> "PatternTrainer":
    """Made only where somebody trains: torch is an extra."""
    try:
        from studio.training.torch_pattern import PatternTrainer, use_threads
    except ImportError as error:
        sentence = "Training needs torch. Install it by: pip install 'mcts-studio[train]'"
        raise StudioError("no_torch", sentence) from error
    use_threads(1)
    return PatternTrainer(rules, seed)
