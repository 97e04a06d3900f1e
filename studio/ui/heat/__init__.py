"""A node's numbers as colours and discs; choosing and explaining them."""
