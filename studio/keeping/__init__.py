"""Results of a search for records, tables and animations. No Qt."""
