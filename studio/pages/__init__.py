"""Searches, lessons and reviewed games as web pages: single files with their own script, for any browser. No Qt."""
