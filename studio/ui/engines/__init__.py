"""The engines of other people: their list, what is known of each, and trying one out."""
