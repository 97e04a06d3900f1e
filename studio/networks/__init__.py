"""The shipped networks, the user's own networks, and searches with them."""
