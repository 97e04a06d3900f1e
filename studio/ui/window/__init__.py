"""Places, wires, remembers, closes."""
