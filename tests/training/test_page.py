"""The page of a training: well-formed, with all curves and the report, and nothing from outside."""

import xml.etree.ElementTree as ET

import msgspec
import pytest

from studio.keeping.svg_plots import Series, line_plot
from studio.training.checkpoint import Progress
from studio.training.page import page_of, plots_of, training_plot
from studio.training.recipes import RECIPES
from studio.training.report import report_of
from studio.training.request import TOY

SVG = "{http://www.w3.org/2000/svg}"


def progress(generation: int) -> Progress:
    return Progress(
        rules="5x5/4",
        seed=1,
        hours=1.0,
        generation=generation,
        seconds=60.0 * generation,
        policy_loss=3.0 / generation,
        value_loss=0.5,
        game_length=10.0,
        sample_rate=400.0,
        against_random=0.9 if generation > 1 else None,
        against_search=0.25 if generation > 1 else None,
    )


def test_the_page_has_the_report_and_four_plots() -> None:
    curve = [progress(generation) for generation in range(1, 6)]
    page = page_of(report_of(curve[-1], RECIPES[TOY]), curve)
    assert page.count("<svg") == 5
    assert "<h1>Training of a pattern network</h1>" in page
    assert "<td>kept_simulations</td><td>64</td>" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "it opens without a network"
    assert "script" not in page


def test_the_report_counts_in_the_singular_and_rounds_times() -> None:
    few = msgspec.structs.replace(progress(1), hours=2 / 60, games=1)
    report = report_of(few, RECIPES[TOY])
    assert "1 game against itself" in report
    assert "in 1 generation, and" in report
    assert "in 1 minute of processor time per worker, all runs" in report
    assert "| total processor time per worker | 2 minutes |" in report
    long = report_of(msgspec.structs.replace(few, hours=8.2), RECIPES[TOY])
    assert "| total processor time per worker | 8.20 hours |" in long


@pytest.mark.parametrize("values", [[], [1.0], [2.0, 2.0], [0.0, 1e-6], [5.0, float("nan"), 1e9], [-3.0, 4.0]])
def test_a_plot_is_well_formed_for_any_numbers(values: list[float]) -> None:
    image = line_plot("A & <b>", [Series("x < y", range(len(values)), values)], "steps")
    root = ET.fromstring(image.svg)  # noqa: S314  # our own text
    lines = list(root.iter(f"{SVG}polyline"))
    places = [tuple(map(float, place.split(","))) for line in lines for place in (line.get("points") or "").split()]
    assert len(places) == sum(value == value for value in values)
    assert bool(values) is bool(lines)
    assert all(0 <= x <= 560 and 0 <= y <= 300 for x, y in places)
    assert next(text.text for text in root.iter(f"{SVG}text")) == "A & <b>"


def test_strength_is_shown_where_it_was_measured() -> None:
    repeated = [msgspec.structs.replace(progress(2), seconds=seconds, measured_at=120.0) for seconds in (120.0, 180.0)]
    (plot,) = [plot for plot in plots_of(repeated) if plot.title.startswith("Points")]
    assert plot.svg.count("<circle") == 2, "one dot per opponent"
    assert "random moves: 90 at 2, 90 at 2" in plot.description


def test_doublings_of_the_opponent_have_a_plot() -> None:
    curve = [msgspec.structs.replace(progress(each), opponent_playouts=each * 400) for each in (1, 2)]
    assert [plot.title for plot in plots_of(curve)][-1] == "Playouts of the plain search"


def test_the_plots_of_a_training_fit_one_drawing() -> None:
    sheet = training_plot(progress(3), [progress(each) for each in (1, 2, 3)])
    assert sheet.title == "Training of a network for 5x5/4"
    assert "3 generations" in sheet.svg
    assert "No values yet." in training_plot(progress(1), ()).svg
    assert "1 generation ·" in training_plot(progress(1), ()).svg


def test_larger_numbers_are_higher() -> None:
    root = ET.fromstring(line_plot("t", [Series("s", [0, 1], [1.0, 2.0])], "x").svg)  # noqa: S314
    (line,) = root.iter(f"{SVG}polyline")
    (_, first), (_, second) = (map(float, place.split(",")) for place in (line.get("points") or "").split())
    assert second < first
