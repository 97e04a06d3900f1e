"""Escapes texts that Qt would mistake for HTML."""

from html import escape


def plain(text: str) -> str:
    """Escape `text` so that message boxes and tooltips show it as it is, even if it looks like HTML."""
    if "<" not in text:
        return text
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"
