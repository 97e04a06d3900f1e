"""Activities of the user, such as games, matches and reviews. They own searches, emit signals, and have no widgets."""
