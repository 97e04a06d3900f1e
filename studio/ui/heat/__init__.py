"""The heatmap of a node: colours and discs, their settings and their legend."""
