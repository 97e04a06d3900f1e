"""A search's state as a file, there and back; stands below the search, which saves and opens itself by it."""
