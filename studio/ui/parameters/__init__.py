"""The dialogs of parameters and profiles, used by the analysis, comparisons and new games."""
