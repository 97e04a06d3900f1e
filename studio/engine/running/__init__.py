"""The components of a `Search`: arrays, board, simulations, slices, checks. Imported by the engine only."""
