"""Drawings as PNG: two pixels per unit, the colours of the drawing, and an error without fonts."""

import signal
import subprocess
import sys
from io import BytesIO

import pytest
from PIL import Image
from PySide6.QtGui import QFontDatabase

from studio.game.errors import StudioError
from studio.keeping.drawing import Drawing, filled
from studio.keeping.svg_plots import Series, line_plot
from studio.ui.export.svg_image import drawing_png

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_drawing_has_two_pixels_per_unit_and_its_colours() -> None:
    drawing = Drawing(60, 40, "t", "d", (f'<rect x="0" y="0" width="30" height="40" {filled("series0")}/>',))
    picture = Image.open(BytesIO(drawing_png(drawing))).convert("RGB")
    assert picture.size == (120, 80)
    assert picture.getpixel((20, 40)) == (0x1F, 0x5F, 0xA8)
    assert picture.getpixel((100, 40)) == (255, 255, 255)


def test_a_huge_drawing_stays_a_picture_that_programs_can_open() -> None:
    picture = Image.open(BytesIO(drawing_png(Drawing(100, 20_000, "t", "d", ()))))
    assert picture.size == (60, 12_000)


def test_plots_are_drawn_without_a_warning_of_qt() -> None:
    plot = line_plot("A & <b>", [Series("x < y", [0, 1, 2], [1.0, 3.0, float("nan")])], "steps")
    picture = Image.open(BytesIO(drawing_png(plot))).convert("L")
    assert sum(picture.histogram()[:60]) > 100, "the title is dark"


def test_without_fonts_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", list)
    with pytest.raises(StudioError, match="Save the plot as SVG"):
        drawing_png(Drawing(10, 10, "t", "d", ()))


_INTERRUPTED = """
from studio.keeping.drawing import Drawing
from studio.ui.export import svg_image

class Interrupted(svg_image.QSvgRenderer):
    def render(self, painter):
        raise KeyboardInterrupt

svg_image.QSvgRenderer = Interrupted
svg_image.drawing_png(Drawing(60, 40, "t", "d", ()))
"""


def test_an_interrupt_while_drawing_does_not_abort_the_process() -> None:
    ended = subprocess.run([sys.executable, "-c", _INTERRUPTED], capture_output=True, text=True, check=False)
    assert "KeyboardInterrupt" in ended.stderr
    assert "QPaintDevice" not in ended.stderr
    assert ended.returncode in (-signal.SIGINT, 130), ended.stderr
