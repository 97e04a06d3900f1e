"""Drawings: well-formed SVG for any text, with a title, a description and readable colours."""

import pytest

from studio.keeping.board_colors import heat_color, luminance, readable_ink
from studio.keeping.drawing import (
    ROLES,
    Drawing,
    dark_rules,
    elided,
    explained,
    sheet_of,
    text,
    text_width,
    xml_text,
)
from studio.keeping.html_pages import Column, page, plots, table
from tests.keeping.svg import SVG, parsed

NASTY = 'a <b> & "c" \x00\x1b\ud800\uffff 五目\n'


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as accessibility guidelines define it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def drawing(title: str = "Title", words: str = "words") -> Drawing:
    return Drawing(100, 50, title, "Description", (explained(text(5, 5, words), words),))


def test_a_drawing_has_a_title_a_description_and_a_size() -> None:
    root = parsed(drawing())
    assert root.get("role") == "img"
    assert root.get("aria-label") == "Title"
    assert root.findtext(f"{SVG}title") == "Title"
    assert root.findtext(f"{SVG}desc") == "Description"
    assert root.get("viewBox") == "0 0 100 50"


def test_any_text_gives_well_formed_xml() -> None:
    root = parsed(drawing(NASTY, NASTY))
    assert 'a <b> & "c"' in (root.findtext(f"{SVG}title") or "")
    assert "五目" in (root.findtext(f"{SVG}title") or "")


def test_any_text_gives_html_without_markup_of_its_own() -> None:
    written = page(NASTY, [plots([drawing(NASTY, NASTY)]), table([Column(NASTY)], [[xml_text(NASTY)]])])
    assert "<b>" not in written
    assert "\x00" not in written
    written.encode()


@pytest.mark.parametrize("ground", ["paper", "shade"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_lines_have_enough_contrast(theme: str, ground: str) -> None:
    behind = getattr(ROLES[ground], theme)
    readable = [name for name in ROLES if name not in ("paper", "shade", "grid")]
    assert {name for name in readable if contrast(getattr(ROLES[name], theme), behind) < 4.5} == set()


@pytest.mark.parametrize("level", [number / 50 for number in range(51)])
def test_numbers_are_readable_on_every_colour_of_a_heatmap(level: float) -> None:
    color = heat_color(level)
    assert contrast(readable_ink(color), color) >= 4.5


def test_larger_shares_are_darker() -> None:
    lights = [luminance(heat_color(number / 50)) for number in range(51)]
    assert lights == sorted(lights, reverse=True)


def test_a_dark_page_changes_every_role() -> None:
    rules = "".join(dark_rules())
    for name, role in ROLES.items():
        assert f".fill-{name}{{fill:{role.dark}}}" in rules
    assert "prefers-color-scheme:dark" in page("t", [])


def test_long_text_is_shortened_to_its_room() -> None:
    assert elided("short", 100) == "short"
    shown = elided("a very long name of a player", 100)
    assert shown.endswith("…")
    assert text_width(shown) <= 100
    assert text_width("五") > text_width("a")


def test_a_sheet_holds_its_drawings_beside_and_below_each_other() -> None:
    sheet = sheet_of("Sheet", "Caption.", [[drawing(), drawing()], [drawing()]])
    root = parsed(sheet)
    places = [group.get("transform") for group in root.iter(f"{SVG}g") if group.get("transform")]
    assert len(set(places)) == 3
    assert sheet.width >= 200
    assert "Caption." in sheet.description
    assert sheet.description.count("Description") == 3
