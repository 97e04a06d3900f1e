"""Queries that visit the whole tree of a search. Each one works in small steps and yields a view after every step."""
