"""Monte Carlo tree search over flat arrays, open to inspection."""
