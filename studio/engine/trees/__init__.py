"""Walks over the whole tree of a running search in small steps, each of which yields a view."""
