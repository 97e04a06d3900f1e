"""Translated texts that several views share. This package imports no widget."""
