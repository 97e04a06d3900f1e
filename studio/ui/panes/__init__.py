"""The views of a window and their docks. This package does not import models."""
