"""Reads SVG drawings as XML."""

import xml.etree.ElementTree as ET

from studio.keeping.drawing import Drawing

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: Drawing) -> ET.Element:
    """Return the root element of a drawing; raise an error if the XML is not well-formed."""
    return ET.fromstring(drawing.svg)  # noqa: S314  # our own text


def elements(drawing: Drawing, name: str) -> list[ET.Element]:
    return list(parsed(drawing).iter(f"{SVG}{name}"))


def number(element: ET.Element, name: str) -> float:
    """Return an attribute of an element as a number, or 0 if it is missing."""
    return float(element.get(name) or 0)
