"""The controllers that inspect the running search."""
