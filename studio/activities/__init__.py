"""Activities of a user, such as games, matches and reviews: they own searches and emit signals; no widgets."""
