"""Translated texts that several views share; this package imports no widget."""
