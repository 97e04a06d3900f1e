"""The board widget: its geometry, overlays as data, painting, and accessibility."""
