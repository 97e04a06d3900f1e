"""The search for scripts and notebooks, and for research libraries: OpenSpiel, PettingZoo, pandas and Arrow.

The libraries are optional. Each module imports its own library. If it is missing, an error says how to install it.
"""
