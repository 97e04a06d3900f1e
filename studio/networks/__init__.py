"""Which networks there are, ours and a person's own, and searches that ask them."""
