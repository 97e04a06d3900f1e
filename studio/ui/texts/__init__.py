"""Translated texts for several views."""

# This package imports no widget.
