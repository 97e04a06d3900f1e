"""The search for scripts and notebooks, and for use with research libraries: OpenSpiel, PettingZoo, pandas and Arrow.

The libraries are optional. Each module imports its own library, and raises an error with a remedy if it is missing.
"""
