"""Translates texts outside of widget classes."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""A function that returns the translation of a text.

The first argument is the context of the text.
"""
