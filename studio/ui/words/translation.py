"""Texts that stand in tables, marked for the translators and translated when they are shown."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name that lupdate looks for
    """Mark a text; it is translated later, by its context."""
    del context
    return text
