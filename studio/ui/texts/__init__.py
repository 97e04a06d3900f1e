"""Translated texts that several views share; imports no widget."""
