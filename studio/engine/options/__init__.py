"""What can be asked of a search: frozen and checked."""
