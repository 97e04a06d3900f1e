"""What leaves a search: frozen copies."""
