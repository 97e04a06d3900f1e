"""Activities of the user, such as games, matches and reviews.

They run searches and emit signals, but contain no widgets.
"""
