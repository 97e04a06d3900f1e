"""The dialogs for external engines: their list, their settings, and their test."""
