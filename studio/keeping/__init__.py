"""Converts the results of a search into records, tables and animations. No Qt."""
