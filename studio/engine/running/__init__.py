"""What a `Search` is made of: arrays, board, passes, slices, looks. Imported by the engine only."""
