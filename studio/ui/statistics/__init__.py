"""The statistics of a whole search tree, as a table and plots."""
