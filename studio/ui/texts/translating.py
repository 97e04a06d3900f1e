"""Translates texts that do not belong to a widget class."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""A function that returns the translation of a text. Its first argument is the context of the text."""
