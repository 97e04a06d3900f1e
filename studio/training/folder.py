"""What lies in the folder of a training, for whoever looks at one without training; and who may train in it."""

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
CONVOLUTIONAL_NETWORK = "network.onnx"
_LOCK = "lock"
"""Means nothing by being there: the system knows whether somebody holds it, and lets go for whoever dies."""
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
        """Whether its hours are."""
        return self.progress.seconds >= 3600 * self.progress.hours


def kept_trainings(folder: Path) -> tuple[SavedTraining, ...]:
    """Those in the folders below, the newest first; what cannot be read is none."""
    found = [_kept(path.parent) for path in sorted(folder.glob(f"*/{CHECKPOINT}"), reverse=True)]
    return tuple(training for training in found if training is not None)


def network_in(folder: Path) -> Path | None:
    """The best network of the training there, of whatever kind, once there is one."""
    return next((path for name in (NETWORK, CONVOLUTIONAL_NETWORK) if (path := folder / name).is_file()), None)


def _kept(folder: Path) -> SavedTraining | None:
    try:
        progress, _ = open_checkpoint(folder / CHECKPOINT)
        return SavedTraining(folder, progress, rules_from_text(progress.rules))
    except StudioError:
        return None


@contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """Nobody else trains in this folder meanwhile; an error where somebody does."""
    with ExitStack() as held:
        with suppress(OSError):  # where nothing can be written, whoever trains will hear of it soon enough
            file = held.enter_context((folder / _LOCK).open("wb"))
            try:
                hold(file.fileno())
            except (BlockingIOError, PermissionError) as error:  # not where a disk knows no locks: it is everybody's
                raise StudioError(messages.TRAINING_ELSEWHERE, path=str(folder)) from error
        yield


def read_curve(path: Path) -> tuple[Progress, ...]:
    """The generations of a curve, as far as its lines can be read."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = [row for row, _ in zip(csv.DictReader(file), range(_MOST_LINES), strict=False)]
    except (OSError, UnicodeDecodeError, csv.Error):
        return ()
    found = (_progress_of(row) for row in rows)
    return tuple(progress for progress in found if progress is not None)


def _progress_of(row: dict[str, str]) -> Progress | None:
    """What a line of the curve says; rules and the like are not in it."""
    known = [name for name in row if name in Progress.__struct_fields__ and row[name]]
    try:
        numbers = {name: float(row[name]) for name in known}
        whole = {name: int(numbers[name]) for name in _WHOLE if name in numbers}
    except (TypeError, ValueError, OverflowError):
        return None
    return Progress(rules="", seed=0, hours=0.0, **(numbers | whole))  # type: ignore[arg-type]
