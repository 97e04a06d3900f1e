"""The option `--plot`. Also functions that write a drawing as SVG or PNG."""

import argparse
import sys
from pathlib import Path

from studio.commands import messages
from studio.commands.opening import printable
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.keeping import messages as plot_messages
from studio.keeping.drawing import Drawing

_SVG, _PNG = ".svg", ".png"


def add_plot_argument(parser: argparse.ArgumentParser, shown: str) -> None:
    parser.add_argument("--plot", metavar="FILE", type=Path, help=f"draw {shown}; FILE ends in .svg or .png")


def refuse_plot(path: Path | None) -> None:
    """Raise an error if it is impossible to write a plot to `path`."""
    # Commands call this before the search.
    if path is None:
        return
    if path.suffix.lower() not in (_SVG, _PNG):
        raise StudioError(plot_messages.PLOT_FORMAT, name=path.name)
    if path.is_dir():
        raise StudioError(messages.PLOT_IS_FOLDER, path=str(path))
    if not path.absolute().parent.is_dir():
        raise StudioError(messages.NO_FOLDER, path=str(path))


def write_plot(drawing: Drawing, path: Path) -> None:
    """Write the drawing as SVG or PNG, as the ending of the file says. Print the path to the error output."""
    replace_file(path, drawing.svg.encode() if path.suffix.lower() == _SVG else _png(drawing))
    print(f"The plot is in {printable(str(path))}", file=sys.stderr, flush=True)


def _png(drawing: Drawing) -> bytes:
    from studio.ui.export.svg_image import drawing_png

    return drawing_png(drawing)
