"""The board widget: its geometry, the data of its overlays, its painting, and its accessibility for screen readers."""
