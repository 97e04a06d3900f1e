"""Reading drawings back as XML."""

import xml.etree.ElementTree as ET

from studio.keeping.drawing import Drawing

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: Drawing) -> ET.Element:
    """Return the root of a drawing; raise an error if it is not well-formed."""
    return ET.fromstring(drawing.svg)  # noqa: S314  # our own text


def elements(drawing: Drawing, name: str) -> list[ET.Element]:
    return list(parsed(drawing).iter(f"{SVG}{name}"))


def number(element: ET.Element, name: str) -> float:
    """Return a number of an element, 0 without it."""
    return float(element.get(name) or 0)
