"""The data that leave a search: frozen copies."""
