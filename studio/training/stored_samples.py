"""The samples of a training: files of the newest games, and the window from which a step draws samples."""

from pathlib import Path

from studio.game.errors import FileError
from studio.game.rules import Rules
from studio.training.samples import Samples, joined, open_samples, save_samples
from studio.training.selfplay import GameGroup, PlayedGroup


class StoredSamples:
    """Keeps the newest samples in memory. The samples of all generations and groups of games are in a folder."""

    def __init__(self, folder: Path, rules: Rules, window: tuple[int, int]) -> None:
        """Use the files in `folder`. `window` is the minimum and maximum number of samples to draw from."""
        self._folder, self._rules = folder, rules
        self._least, self._most = window
        self._parts: list[Samples] = []  # one per generation

    def load(self, generation: int, count: int) -> None:
        """Load the newest samples until there are enough to learn from, going back from `generation`.

        `count` is the number of samples of all these generations.
        """
        wanted = max(self._least, count // 2)
        for path in sorted(self._folder.glob("*.npz"), reverse=True):
            if sum(part.size for part in self._parts) >= wanted:
                break
            if path.stem.isdigit() and int(path.stem) <= generation:
                self._parts.insert(0, open_samples(path, self._rules))

    def extended(self, new: Samples, count: int) -> Samples:
        """Add the samples of a generation, and return the newest samples, from which the next step draws.

        `count` is the number of earlier samples. Older samples are removed from memory.
        """
        self._parts.append(new)
        wanted = min(self._most, max(self._least, (count + new.size) // 2))
        size, first = 0, len(self._parts)
        while first > 0 and size < wanted:
            first -= 1
            size += self._parts[first].size
        del self._parts[:first]
        return joined(self._parts)

    def save(self, samples: Samples, generation: int) -> None:
        save_samples(samples, self._folder / f"{generation:06}.npz")

    # Groups of games of the generation after `generation`

    def save_group(self, played: PlayedGroup, generation: int) -> None:
        save_samples(played.samples, self._group_path(played.number, generation))

    def of_group(self, group: GameGroup, generation: int) -> Samples | None:
        """Return the samples of a group of games that an earlier run saved.

        Return None if the file is missing, damaged or incomplete.
        """
        try:
            samples = open_samples(self._group_path(group.number, generation), self._rules)
        except FileError:
            return None
        return samples if samples.games == group.games else None

    def remove_groups(self) -> None:
        """Remove the files of all groups. The file of their generation contains the same samples."""
        for path in self._folder.glob("*-*.npz"):
            path.unlink(missing_ok=True)

    def _group_path(self, number: int, generation: int) -> Path:
        return self._folder / f"{generation + 1:06}-{number:03}.npz"
