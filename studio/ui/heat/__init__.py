"""The heatmap: colours and discs for a node's numbers, their settings and their legend."""
