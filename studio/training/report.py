"""Writes the files that describe a training: `curve.csv`, with a line per generation, and `report.md`."""

import csv
import io
from dataclasses import fields
from pathlib import Path

from studio.game.files.saving import replace_file
from studio.game.percent import percent
from studio.training.checkpoint import Progress
from studio.training.folder import CURVE
from studio.training.recipes import Recipe
from studio.training.strength import OPPONENT

_NO_CURVE = ("rules", "seed", "hours", "version", "recipe", "gate", "settings", "first_network", "positions")


def write_curve(progress: Progress, path: Path) -> None:
    """Append a line for this generation. First remove lines of the same and of later generations."""
    names = [name for name in Progress.__struct_fields__ if name not in _NO_CURVE]
    rows = []
    if path.exists():
        with path.open(encoding="utf-8", newline="") as file:
            rows = [row for row in csv.DictReader(file) if _number(row.get("generation")) < progress.generation]
    values = {name: getattr(progress, name) for name in names}
    rows.append({name: "" if value is None else str(round(value, 4)) for name, value in values.items()})
    lines = io.StringIO()
    writer = csv.DictWriter(lines, names, restval="", extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    replace_file(path, lines.getvalue().encode())


def _number(text: str | None) -> float:
    return float(text) if text and text.isdigit() else float("inf")


def report_of(progress: Progress, recipe: Recipe) -> str:
    """Return the report as Markdown."""
    self_play = recipe.self_play
    settings = [
        *_lines_of(recipe, "self_play", "measurement"),
        *_lines_of(self_play, "parameters"),
        *(("measured " + name, value) for name, value in _lines_of(recipe.measurement)),
    ]
    rows = "\n".join(f"| {name} | {value} |" for name, value in settings)
    return (
        f"# Training of a {recipe.network} network\n\n"
        f"The network was trained for the game {progress.rules} in {_duration(progress.seconds)} of processor time per "
        "worker, all runs together. "
        f"It played {_counted(progress.games, 'game')} against itself in "
        f"{_counted(progress.generation, 'generation')}, and learnt from {_counted(progress.samples, 'sample')} of "
        f"these games in {_counted(progress.steps, 'step')}. It began with {_first_weights(progress)} and the seed "
        f"{progress.seed}, and used no games of other players.{_given_positions(progress)}\n\n"
        f"In the last generation the policy loss was {progress.policy_loss:.3f} and the value loss "
        f"{progress.value_loss:.3f}. Each generation has a row in `{CURVE}`. {_strength_of(progress, recipe)}\n\n"
        "| setting | value |\n|---|---|\n"
        f"| total processor time per worker | {_duration(3600 * progress.hours)} |\n{rows}\n"
    )


def _first_weights(progress: Progress) -> str:
    return f"the weights of the network {progress.first_network}" if progress.first_network else "random weights"


def _given_positions(progress: Progress) -> str:
    count = len(progress.positions)
    return f" Some games began with one of {_counted(count, 'given position')}." if count else ""


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'s' * (number != 1)}"


def _duration(seconds: float) -> str:
    """Return a duration as text, in minutes if it is below an hour, otherwise in hours."""
    if seconds < 3600:
        minutes = f"{seconds / 60:.3g}"
        return f"{minutes} minute{'s' * (minutes != '1')}"
    return f"{seconds / 3600:.2f} hours"


def _strength_of(progress: Progress, recipe: Recipe) -> str:
    """Return the last measurement as text."""
    gate = (
        f"A new network must score at least {percent(progress.gate, 0)} against the best network to replace it."
        if progress.gate
        else ""
    )
    best = f"The best network is that of generation {progress.best_generation:,}. {gate}".rstrip()
    if progress.against_random is None or progress.against_search is None:
        return best
    measured = recipe.measurement
    return (
        f"{best} It was measured in {measured.games} games against each opponent. Without a search it scored "
        f"{percent(progress.against_random, 0)} against random moves. With {measured.simulations} simulations per "
        f"move it scored {percent(progress.against_search, 0)} against `{OPPONENT}` with "
        f"{progress.opponent_playouts or measured.search_simulations} simulations per move."
    )


def _lines_of(settings: object, *leave_out: str) -> list[tuple[str, object]]:
    return [(part.name, getattr(settings, part.name)) for part in fields(settings) if part.name not in leave_out]  # type: ignore[arg-type]
