"""The board: geometry, overlays as data, painting, canvas, view and accessibility."""
