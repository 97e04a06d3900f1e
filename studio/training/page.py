"""The page `index.html` in the folder of a training: its report and its curves, for any browser."""

import math
from collections.abc import Sequence
from html import escape

from studio.keeping.svg_plots import Series, line_plot
from studio.training.checkpoint import Progress

_STYLE = "body{font-family:sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#222}"
_GRID = "main{display:grid;grid-template-columns:repeat(auto-fit,minmax(22rem,1fr));gap:1rem}svg{width:100%}"
_TABLE = "table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left}"


def page_of(report: str, curve: Sequence[Progress]) -> str:
    """Return the page as HTML: the plots of the curve, and the report, which is simple Markdown."""
    title, *rest = report.split("\n\n")
    heading = escape(title.removeprefix("# "))
    plots = "\n".join(f"<figure>{plot}</figure>" for plot in plots_of(curve))
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{heading}</title>'
        f"<style>{_STYLE}{_GRID}{_TABLE}</style></head>\n<body><h1>{heading}</h1>\n<main>\n{plots}\n</main>\n"
        + "\n".join(_block(text) for text in rest)
        + "\n</body></html>\n"
    )


def plots_of(curve: Sequence[Progress]) -> tuple[str, ...]:
    """Return the plots of a training as SVG images: losses, strength, game length and speed, over its minutes."""
    minutes = [line.seconds / 60 for line in curve]

    def series(name: str, values: Sequence[float | None]) -> Series:
        return Series(name, minutes, [math.nan if value is None else value for value in values])

    label = "minutes of training"
    return (
        line_plot(
            "Losses",
            [
                series("policy", [line.policy_loss for line in curve]),
                series("value", [line.value_loss for line in curve]),
            ],
            label,
        ),
        line_plot(
            "Points against fixed opponents, in percent",
            [
                series("random moves", [_percent(line.against_random) for line in curve]),
                series("plain search", [_percent(line.against_search) for line in curve]),
            ],
            label,
            y_range=(0.0, 100.0),
        ),
        line_plot("Moves per game", [series("moves", [line.game_length for line in curve])], label),
        line_plot("Samples per second", [series("samples", [line.sample_rate for line in curve])], label),
    )


def _percent(share: float | None) -> float | None:
    return None if share is None else 100 * share


def _block(text: str) -> str:
    """Return a paragraph, or a table of two columns."""
    lines = text.strip().splitlines()
    if not lines or not lines[0].startswith("|"):
        return f"<p>{_inline(text.strip())}</p>"
    rows = [[cell.strip() for cell in line.strip("|").split("|", 1)] for line in lines if not line.startswith("|---")]
    cells = ("".join(f"<td>{_inline(cell)}</td>" for cell in row) for row in rows)
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


def _inline(text: str) -> str:
    """Return text with code in backquotes as HTML."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
