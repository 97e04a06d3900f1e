"""The views of one window and their docks; imports no models."""
