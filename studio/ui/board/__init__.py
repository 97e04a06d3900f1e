"""The board: geometry, layers as data, painting, canvas, view, accessibility."""
