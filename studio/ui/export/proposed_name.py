"""File names that dialogs propose."""

_FORBIDDEN = '<>:"/\\|?*'
_LONGEST = 80


def proposed_name(title: str, ending: str, otherwise: str) -> str:
    """Return a valid file name for `title`. If `title` has no usable letters, use `otherwise`."""
    kept = "".join("-" if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in title)
    return (kept[:_LONGEST].strip(" .-") or otherwise) + ending
