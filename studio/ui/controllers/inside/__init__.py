"""The controllers that look inside the running search."""
