"""The components of a `Search`, such as arrays, board, simulations and slices. Only the engine imports them."""
