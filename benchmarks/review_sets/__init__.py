"""Sets of games with known mistakes, and the measurement of a review on them."""
