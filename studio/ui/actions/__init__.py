"""Every action and its keys, once."""
