"""The state of a search as a file, written and read. Below the search, which uses it to save and open itself."""
