"""The files in the folder of a training, and its lock against a second training."""

import csv
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.saving import hold
from studio.game.rules import Rules, rules_from_text
from studio.training import messages
from studio.training.checkpoint import Progress, open_checkpoint

CHECKPOINT, NETWORK, GAMES, CURVE, REPORT = "checkpoint.npz", "network.npz", "games", "curve.csv", "report.md"
COPIES, PAGE, AVERAGE = "networks", "index.html", "average.npz"
CONVOLUTIONAL_NETWORK = "network.onnx"
# The operating system releases its lock when the process ends.
_LOCK = "lock"
"""The name of the lock file, which stays in the folder."""
_MOST_LINES = 1_000_000
_WHOLE = ("generation", "steps", "games", "samples", "best_generation")


@dataclass(frozen=True)
class SavedTraining:
    """A training that can be resumed."""

    folder: Path
    progress: Progress
    rules: Rules

    @property
    def is_over(self) -> bool:
        """Return whether the training time is over."""
        return self.progress.seconds >= 3600 * self.progress.hours


def kept_trainings(folder: Path) -> tuple[SavedTraining, ...]:
    """Return the readable trainings in the subfolders of `folder`, the newest first."""
    # The names of the subfolders begin with the date.
    found = [_kept(path.parent) for path in sorted(folder.glob(f"*/{CHECKPOINT}"), reverse=True)]
    return tuple(training for training in found if training is not None)


def rules_in(folder: Path) -> Rules:
    """Return the rules of the game that the training in a folder learns. Raise an error if there is no training."""
    return rules_from_text(open_checkpoint(folder / CHECKPOINT)[0].rules)


def network_in(folder: Path) -> Path | None:
    """Return the file of the best network, or None before the first generation."""
    return next((path for name in (NETWORK, CONVOLUTIONAL_NETWORK) if (path := folder / name).is_file()), None)


def _kept(folder: Path) -> SavedTraining | None:
    try:
        progress, _ = open_checkpoint(folder / CHECKPOINT)
        return SavedTraining(folder, progress, rules_from_text(progress.rules))
    except StudioError:
        return None


@contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """Lock the folder during the context. Raise an error if another training uses it."""
    with ExitStack() as held:
        with suppress(OSError):  # without permission to write, the training itself reports the error
            file = held.enter_context((folder / _LOCK).open("wb"))
            try:
                hold(file.fileno())
            except (BlockingIOError, PermissionError) as error:  # a file system without locks protects nothing
                raise StudioError(messages.TRAINING_ELSEWHERE, path=str(folder)) from error
        yield


def read_curve(path: Path) -> tuple[Progress, ...]:
    """Return the progress after each generation, as read from a file `curve.csv`. Unreadable lines are skipped.

    If the file cannot be read, the result is empty.
    """
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = [row for row, _ in zip(csv.DictReader(file), range(_MOST_LINES), strict=False)]
    except (OSError, UnicodeDecodeError, csv.Error):
        return ()
    found = (_progress_of(row) for row in rows)
    return tuple(progress for progress in found if progress is not None)


def _progress_of(row: dict[str, str]) -> Progress | None:
    """Return the progress in a row of `curve.csv`, or None if the row is unreadable.

    The file does not contain the rules, the seed and the hours, so these are empty or 0.
    """
    known = [name for name in row if name in Progress.__struct_fields__ and row[name]]
    try:
        numbers = {name: float(row[name]) for name in known}
        whole = {name: int(numbers[name]) for name in _WHOLE if name in numbers}
    except (TypeError, ValueError, OverflowError):
        return None
    return Progress(rules="", seed=0, hours=0.0, **(numbers | whole))  # type: ignore[arg-type]
