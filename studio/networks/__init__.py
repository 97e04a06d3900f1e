"""The networks that come with the program, the user's own networks, and searches that use them."""
