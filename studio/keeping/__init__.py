"""A search outside of itself: in the record, as tables, as pictures. No Qt."""
