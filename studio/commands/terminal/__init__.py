"""Games in a terminal: what is drawn and typed there, and what ends it."""
