"""The statistics of a whole tree, as a table and plots."""
