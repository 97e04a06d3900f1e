"""Escapes texts that Qt would take for HTML."""

from html import escape


def plain(text: str) -> str:
    """Escape `text`, so that a message box or a tooltip shows it literally even if it looks like HTML."""
    if "<" not in text:
        return text
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"
