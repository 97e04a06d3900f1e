"""What plots share, and the plots."""
