"""Queries on the whole tree of a search. Each query works in small steps and yields a view after each step."""
