"""The options of a search: frozen and checked."""
