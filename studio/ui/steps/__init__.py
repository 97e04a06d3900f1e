"""The pane that steps a search and describes each step."""
