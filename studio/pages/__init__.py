"""Web pages of searches, lessons and reviewed games.

Each is a single file with its own script, for any browser. This package does not use Qt.
"""
