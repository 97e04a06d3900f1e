"""Whether a side wins by moves each of which threatens a win; and what each point threatens."""
