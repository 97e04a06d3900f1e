"""Kernels that find wins by fours and by threes, and the threats on each point."""
