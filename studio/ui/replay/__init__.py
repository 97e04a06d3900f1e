"""The bar that replays a search."""
