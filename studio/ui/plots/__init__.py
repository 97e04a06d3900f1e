"""The plots and their shared parts."""
