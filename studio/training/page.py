"""The plots of a training, and the page `index.html` in its folder: report and curves, for any browser."""

import math
from collections.abc import Sequence

from studio import __version__
from studio.keeping.drawing import Drawing, sheet_of, xml_text
from studio.keeping.html_pages import Column, page, plots, table
from studio.keeping.svg_plots import Series, line_plot
from studio.training.checkpoint import Progress

_MINUTES = "minutes of processor time per worker"


def page_of(report: str, curve: Sequence[Progress]) -> str:
    """Return an HTML page with the plots of `curve`, and with `report`, which is simple Markdown."""
    title, *rest = report.split("\n\n")
    return page(title.removeprefix("# "), [plots(plots_of(curve)), *(_block(text) for text in rest)])


def training_plot(progress: Progress, curve: Sequence[Progress]) -> Drawing:
    """Return the plots of a training in one drawing."""
    numbers = {
        "generation": progress.generation,
        "game": progress.games,
        "sample": progress.samples,
        "step": progress.steps,
    }
    counted = [f"{number:,} {noun}{'s' * (number != 1)}" for noun, number in numbers.items()]
    spent = f"{progress.seconds / 60:.1f} minutes of processor time per worker"
    caption = " · ".join((*counted, spent, f"seed {progress.seed}", f"MCTS Studio {__version__}"))
    drawings = plots_of(curve)
    rows = [drawings[at : at + 2] for at in range(0, len(drawings), 2)]
    return sheet_of(f"Training of a network for {progress.rules}", caption, rows)


def plots_of(curve: Sequence[Progress]) -> tuple[Drawing, ...]:
    """Return the plots of a training over minutes of processor time per worker: losses, strength, game length and
    speed.

    If the playouts of the opponent in measurements are known, they are plotted, too.
    """
    strength = [_measured("random moves", curve, "against_random"), _measured("plain search", curve, "against_search")]
    found = [
        line_plot("Policy loss", [_series("policy", curve, "policy_loss")], _MINUTES),
        line_plot("Value loss", [_series("value", curve, "value_loss")], _MINUTES),
        line_plot("Points against opponents, in percent", strength, _MINUTES, y_range=(0.0, 100.0)),
        line_plot("Moves per game", [_series("moves", curve, "game_length")], _MINUTES),
        line_plot("Samples per second", [_series("samples", curve, "sample_rate")], _MINUTES),
    ]
    playouts = _series("playouts", curve, "opponent_playouts")
    if playouts.points:
        found.append(line_plot("Playouts of the plain search", [playouts], _MINUTES))
    return tuple(found)


def _series(name: str, curve: Sequence[Progress], field: str) -> Series:
    """Return the values of a field of the progress as a series. Zeros are left out."""
    # A zero means that the generation made no training step, or that an older version did not store the field.
    values = [getattr(line, field) or math.nan for line in curve]
    return Series(name, [line.seconds / 60 for line in curve], values)


def _measured(name: str, curve: Sequence[Progress], field: str) -> Series:
    """Return the network's score against one opponent in percent, for each measurement.

    `field` is the name of the score in the progress.
    """
    lines = [line for line in curve if line.measured_at == line.seconds and getattr(line, field) is not None]
    return Series(name, [line.seconds / 60 for line in lines], [100 * getattr(line, field) for line in lines])


def _block(text: str) -> str:
    """Convert a block of Markdown to HTML: a table of two columns, or a paragraph."""
    lines = text.strip().splitlines()
    if not lines or not lines[0].startswith("|"):
        return f"<p>{_inline(text.strip())}</p>"
    heads, *rows = [[cell.strip() for cell in line.strip("|").split("|", 1)] for line in lines if line[:4] != "|---"]
    return table([Column(head) for head in heads], ([_inline(cell) for cell in row] for row in rows))


def _inline(text: str) -> str:
    """Convert a line of Markdown to HTML."""
    # Parts in backquotes become code.
    parts = xml_text(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
