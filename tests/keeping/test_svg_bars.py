"""Intervals and bars: lengths follow the numbers, and open sides have no end."""

import re
from dataclasses import replace
from typing import Any

from studio.keeping.drawing import Drawing
from studio.keeping.svg_bars import Bar, Interval, Length, Part, interval_plot, share_bars, stacked_bars
from tests.keeping.svg import elements, number

KINDS = (Part("won", "#000000", "#ffffff"), Part("lost", "#eeeeee", "#000000"))


def bars(drawing: Drawing) -> list[tuple[str | None, float]]:
    """Return colours and widths of the bars, without the ground and the legend."""
    found = [(rect.get("fill"), number(rect, "width")) for rect in elements(drawing, "rect")]
    return [(color, width) for color, width in found[1:] if width != 18]


def interval(**given: Any) -> Interval:
    return replace(Interval("a", 100.0, 40.0, 160.0, "+100 ± 60"), **given)


def test_a_closed_interval_has_two_ends_and_a_full_dot() -> None:
    drawing = interval_plot("Elo", [interval()], least_reach=50)
    whiskers = [line for line in elements(drawing, "line") if line.get("x1") == line.get("x2")]
    assert sum(line.get("class") == "stroke-series0" for line in whiskers) == 2
    assert elements(drawing, "polygon") == []
    assert [dot.get("class") for dot in elements(drawing, "circle")] == ["fill-series0"]


def test_an_open_side_is_a_dotted_line_with_an_arrow_and_has_no_end() -> None:
    drawing = interval_plot("Elo", [interval(is_open_above=True)], least_reach=50)
    lines = [line for line in elements(drawing, "line") if line.get("class") == "stroke-series0"]
    assert len([line for line in lines if line.get("stroke-dasharray")]) == 1
    whiskers = [number(line, "x1") for line in lines if line.get("x1") == line.get("x2")]
    (dot,) = {number(circle, "cx") for circle in elements(drawing, "circle")}
    assert len(whiskers) == 1
    assert whiskers[0] < dot, "only the lower end is known"
    (arrow,) = elements(drawing, "polygon")
    assert float((arrow.get("points") or "").split(",")[0]) > dot + 20
    assert "fill-paper" in {circle.get("class") for circle in elements(drawing, "circle")}


def test_a_rating_open_on_both_sides_has_no_ends() -> None:
    drawing = interval_plot("Elo", [interval(is_open_above=True, is_open_below=True)], least_reach=50)
    lines = [line for line in elements(drawing, "line") if line.get("class") == "stroke-series0"]
    assert [line for line in lines if line.get("x1") == line.get("x2") and line.get("y1") != line.get("y2")] == []
    assert len(elements(drawing, "polygon")) == 2


def test_stronger_players_are_further_to_the_right() -> None:
    drawing = interval_plot("Elo", [interval(value=value, low=value - 10, high=value + 10) for value in (90, 0, -90)])
    places = [number(circle, "cx") for circle in elements(drawing, "circle")]
    assert places == sorted(places, reverse=True)


def test_no_ratings_give_a_note() -> None:
    drawing = interval_plot("Elo", [], note="No pairs.")
    assert drawing.description == "No pairs."
    assert "No pairs." in drawing.svg


def test_parts_of_a_bar_are_as_long_as_their_shares() -> None:
    drawing = stacked_bars("Scores", KINDS, [Bar("a", (3, 1), "75 %"), Bar("b", (0, 4), "0 %"), Bar("c", (0, 0), "")])
    (won, lost, whole) = bars(drawing)
    assert abs(won[1] - 3 * lost[1]) < 0.3
    assert abs(whole[1] - won[1] - lost[1]) < 0.2
    assert "a: won 3, lost 1, 75 %." in drawing.description


def test_the_longest_share_fills_its_space() -> None:
    rows = [Length("h8", 0.5, ("500", "61%"), is_marked=True), Length("i9", 0.25, ("250", "60%"))]
    drawing = share_bars("Best", ("visits", "win rate"), rows)
    (first, second) = bars(drawing)
    assert abs(first[1] - 2 * second[1]) < 0.2
    assert drawing.description == "h8: 500, 61%. i9: 250, 60%."


def test_texts_stay_inside_the_drawing() -> None:
    name = "studio,exploration=0.5,seconds=1,threads=2,network=gomoku-15,threats=threes"
    rows = [interval(name=name, label="+1,000 ± 1,000"), interval(name="五" * 40)]
    for drawing in (interval_plot("Elo", rows), stacked_bars("S", KINDS, [Bar(name, (1, 2), "33.3% of 3")])):
        assert len(re.findall("…</text>", drawing.svg)) >= 1
        for text in elements(drawing, "text"):
            assert 0 <= number(text, "x") <= drawing.width
            assert 0 <= number(text, "y") <= drawing.height
