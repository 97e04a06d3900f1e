"""Builds and checks the packages that people install."""
